/* oxlint-disable import/no-unassigned-import -- style sheets have nothing to assign */
/** The whole player board of a seat, enlarged. Everything that is drawn is also a text. */
import type { SeatBoardProps } from '@pithead/ui';
import type { PlayerView, SiberiaFact, SiberiaView } from '../../rules/index.ts';
import {
  ACTIONS,
  FIELDS_PER_ACTION,
  isExecutable,
  isInvested,
  PLACES,
  placeOfEntry,
  RESEARCH,
  RESOURCES,
  tileOfEntry,
} from '../../rules/index.ts';
import { ActionIcon, InvestmentTile, TileFace, times } from '../art/pieces.tsx';
import type { TableTexts } from '../words.ts';
import { textsFor } from '../words.ts';
import './seatBoard.css';
import { lazyWordsFor } from './words.ts';

export function SeatBoard({ view, seat, language }: SeatBoardProps<SiberiaView, SiberiaFact>) {
  const texts = textsFor(language);
  const words = lazyWordsFor(language);
  const player = view.players[seat];
  if (player === undefined) return null;
  const { names } = texts;
  const research = player.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH).map(tileOfEntry);
  const places = (counts: readonly number[], nameOf: (place: number) => string): string =>
    counts
      .flatMap((count, place) => (count === 0 ? [] : [counted(texts, count, nameOf(place))]))
      .join(', ') || words.none;
  const income = RESOURCES.flatMap((_, resource) => {
    const money = player.income[resource] ?? 0;
    return money === 0 ? [] : [`${names.resource(resource)} ${names.money(money)}`];
  });
  return (
    <div class="sb-seat-board">
      <dl>
        <dt>{words.workersAt}</dt>
        <dd>{places(player.workers.slice(0, PLACES.length), names.place)}</dd>
        <dt>{words.salesmenAt}</dt>
        <dd>{places(player.salesmen, (field) => names.city(view.cities[field] ?? 0))}</dd>
        <dt>{words.incomeOf}</dt>
        <dd>{income.join(', ') || words.none}</dd>
      </dl>
      <ul>
        {ACTIONS.map((id, action) => (
          <Action key={id} action={action} player={player} texts={texts} />
        ))}
      </ul>
      <h3>{texts.capital(names.action(RESEARCH))}</h3>
      {research.length === 0 ? (
        <p>{texts.words.researchEmpty}</p>
      ) : (
        <p class="sb-seat-research">
          <span class="unseen">{names.tiles(research)}</span>
          {research.map((tile, i) => (
            <span key={i} class="sb-field">
              <TileFace tile={tile} texts={texts} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const counted = ({ say, names }: TableTexts, count: number, item: string): string =>
  count === 1 ? item : say(names.messages.times, { count, item });

interface ActionProps {
  readonly action: number;
  readonly player: PlayerView;
  readonly texts: TableTexts;
}

function Action({ action, player, texts }: ActionProps) {
  const { words, names, capital } = texts;
  const tiles = player.tiles.filter((entry) => placeOfEntry(entry) === action).map(tileOfEntry);
  const isCovered = isInvested(player, action);
  const free = Math.max(0, FIELDS_PER_ACTION - tiles.length - (isCovered ? 1 : 0));
  const isReady = isExecutable(player, action);
  const fields = [
    ...tiles.map((tile) => names.tileOn(tile, action)),
    ...(isCovered ? [words.investment] : []),
    ...times(free, () => words.freeField),
  ];
  return (
    <li class={`sb-action ${isReady ? 'sb-seat-ready' : ''}`}>
      <header>
        <ActionIcon action={action} />
        <b>{capital(names.action(action))}</b>
      </header>
      <span class="unseen">{fields.join(', ')}</span>
      <span class="sb-fields" aria-hidden="true">
        {tiles.map((tile, i) => (
          <span key={i} class="sb-field">
            <TileFace tile={tile} place={action} texts={texts} />
          </span>
        ))}
        {isCovered && (
          <span class="sb-field sb-invested">
            <InvestmentTile action={action} />
          </span>
        )}
        {times(free, (place) => (
          <span key={place} class="sb-field sb-free" />
        ))}
      </span>
      <small>{isReady ? words.isReady : words.notReady}</small>
    </li>
  );
}
