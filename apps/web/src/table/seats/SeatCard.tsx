/** What everybody may know of a seat. Its head opens the seat's whole board; on a phone the head is all of it. */
import type { ViewerState, SeatInfo, TableInfo } from '@pithead/protocol';
import { PHONE, SeatGlyph, useMatchesMedia } from '@pithead/ui';
import type { JSX } from 'preact';
import { Icon } from '../../components/icons.tsx';
import { hasPersonMenu, LazyPersonMenu } from '../../people/lazyPersonMenu.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { withTexts } from '../../settings.ts';
import { useTexts } from '../../useTexts.ts';
import type { Texts } from '../../text/index.ts';
import type { LoadedGame } from '../useGameTable.ts';
import { hasSeat } from '../useMatch.ts';

export const LazySeatClock = lazyPart(
  async () => (await withTexts(import('./SeatClock.tsx'), 'tableParts')).SeatClock,
);

export interface SeatCardProps {
  /** With the name as it is shown at this table. */
  readonly info: SeatInfo;
  readonly state: ViewerState;
  readonly loadedGame: LoadedGame;
  readonly clock: TableInfo['clock'];
  /** Own areas are on the table already, so the card has only the score. */
  readonly isOwn: boolean;
  readonly tableId: string;
  openBoard(): void;
}

const isLevel = (level: string | null, texts: Texts): level is keyof Texts['levels'] =>
  level !== null && Object.hasOwn(texts.levels, level);

export function seatStatusText(
  { seat, kind, level }: SeatInfo,
  state: Pick<ViewerState, 'resigned' | 'standIns' | 'onVacation' | 'online'>,
  texts: Texts,
): string {
  if (hasSeat(state.resigned, seat)) return texts.resigned;
  if (hasSeat(state.standIns, seat)) return texts.standIn;
  if (hasSeat(state.onVacation ?? 0, seat)) return texts.onVacation;
  if (kind === 'bot') return isLevel(level, texts) ? texts.levels[level] : texts.bot;
  return hasSeat(state.online, seat) ? texts.online : texts.away;
}

export function SeatCard(props: SeatCardProps): JSX.Element {
  const { info, state, loadedGame, isOwn } = props;
  const texts = useTexts();
  const isPhone = useMatchesMedia(PHONE);
  const { seat } = info;
  const [big] = loadedGame.table.figures(state.view, seat, loadedGame.text.language);
  const isAsked = hasSeat(state.asked, seat) && state.outcome === null;
  const isBot = info.kind === 'bot' || hasSeat(state.standIns | state.resigned, seat);
  const isAway = info.kind === 'person' && !hasSeat(state.online, seat);
  const states = `${isAsked ? ' is-asked' : ''}${isAway ? ' is-away' : ''}${isOwn ? ' is-own' : ''}`;
  return (
    <li class={`seat-card seat-${(seat % 4) + 1}${states}`}>
      <button
        type="button"
        class="seat-head"
        aria-haspopup="dialog"
        title={texts.seatBoardOf({ name: info.name })}
        onClick={props.openBoard}
      >
        <SeatGlyph seat={seat} isOwn={isOwn} />
        <b class="seat-name">
          <bdi>{info.name}</bdi>
        </b>
        {hasSeat(state.resigned, seat) ? (
          <span class="seat-resigned">
            <Icon name="flag" />
            <span class="unseen">{texts.resigned}</span>
          </span>
        ) : (
          isBot && <Icon name="bot" />
        )}
        {big !== undefined && (
          <b class="seat-big">
            <span class="unseen">{big.label} </span>
            {big.value}
          </b>
        )}
      </button>
      {!isOwn && !isPhone && <SeatBody {...props} isAsked={isAsked} isBot={isBot} />}
    </li>
  );
}

interface BodyProps extends SeatCardProps {
  readonly isAsked: boolean;
  readonly isBot: boolean;
}

function SeatBody({ info, state, loadedGame, clock, tableId, isAsked, isBot }: BodyProps): JSX.Element {
  const texts = useTexts();
  const { seat, name } = info;
  const [, ...figures] = loadedGame.table.figures(state.view, seat, loadedGame.text.language);
  const { SeatPicture } = loadedGame.table;
  return (
    <div class="seat-body">
      <p class="seat-state">
        <span
          class={`presence${isBot || hasSeat(state.online, seat) ? ' is-there' : ''}`}
          aria-hidden="true"
        />
        {seatStatusText(info, state, texts)}
        {isAsked && <em> · {texts.thinking} …</em>}
        {hasPersonMenu(info) && <LazyPersonMenu id={info.person} name={name} context={{ table: tableId }} />}
        {state.clocks !== null && (
          <LazySeatClock clocks={state.clocks} seat={seat} clock={clock} name={name} />
        )}
      </p>
      <div class="seat-public">
        <div class="seat-picture">
          <SeatPicture view={state.view} seat={seat} text={loadedGame.text} />
        </div>
        <SeatFigures figures={figures} />
      </div>
    </div>
  );
}

export function SeatFigures({
  figures,
}: {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}): JSX.Element | null {
  if (figures.length === 0) return null;
  return (
    <dl class="seat-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
