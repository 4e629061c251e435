/** What everybody may know of a seat. On a phone it is a chip that unfolds. */
import type { ViewerState, SeatInfo } from '@pithead/protocol';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../../components/icons.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useTexts } from '../../useTexts.ts';
import type { Texts } from '../../text/index.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { hasSeat } from '../useMatch.ts';

export const LazySeatClock = lazyPart(async () => (await import('./SeatClock.tsx')).SeatClock);

interface Props {
  readonly info: SeatInfo;
  readonly state: ViewerState;
  readonly game: LoadedGame;
  readonly isOwn: boolean;
}

const isLevel = (level: string | null, texts: Texts): level is keyof Texts['levels'] =>
  level !== null && Object.hasOwn(texts.levels, level);

function seatStatusText({ info: { seat, kind, level }, state }: Props, texts: Texts): string {
  if (hasSeat(state.resigned, seat)) return texts.resigned;
  if (hasSeat(state.standIns, seat)) return texts.standIn;
  if (kind === 'bot') return isLevel(level, texts) ? texts.levels[level] : texts.bot;
  return hasSeat(state.online, seat) ? texts.online : texts.away;
}

export function SeatCard(props: Props): JSX.Element {
  const texts = useTexts();
  const { info, state, game, isOwn } = props;
  const [isOpen, setOpen] = useState(false);
  const { seat } = info;
  const [big, ...figures] = game.table.figures(state.view, seat, game.text.language);
  const { SeatPicture } = game.table;
  const isAsked = hasSeat(state.asked, seat) && state.outcome === null;
  const isBot = info.kind === 'bot' || hasSeat(state.standIns | state.resigned, seat);
  const isAway = info.kind === 'person' && !hasSeat(state.online, seat);
  const states = `${isAsked ? ' is-asked' : ''}${isAway ? ' is-away' : ''}${isOpen ? ' is-open' : ''}`;
  return (
    <li class={`seat-card seat-${(seat % 4) + 1}${states}`}>
      <button type="button" class="seat-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <SeatGlyph seat={seat} isOwn={isOwn} />
        <b class="seat-name">
          <bdi>{info.name}</bdi>
        </b>
        {isBot && <Icon name="bot" />}
        {big !== undefined && (
          <b class="seat-big">
            <span class="unseen">{big.label} </span>
            {big.value}
          </b>
        )}
      </button>
      <div class="seat-body">
        <p class="seat-state">
          <span
            class={`presence${isBot || hasSeat(state.online, seat) ? ' is-there' : ''}`}
            aria-hidden="true"
          />
          {seatStatusText(props, texts)}
          {isAsked && <em> · {texts.thinking} …</em>}
          {state.clocks !== null && <LazySeatClock clocks={state.clocks} seat={seat} />}
        </p>
        <div class="seat-public">
          <div class="seat-picture">
            <SeatPicture view={state.view} seat={seat} text={game.text} />
          </div>
          {figures.length > 0 && (
            <dl class="seat-figures">
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
    </li>
  );
}
