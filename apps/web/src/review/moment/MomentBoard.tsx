/** The real table at the selected moment, as the deciding seat saw it. */
import type { Ply } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RingedMove } from './MoveRings.tsx';
import { MoveRings } from './MoveRings.tsx';
import type { ReviewContext } from '../reviewContext.ts';

interface Props {
  readonly context: ReviewContext;
  readonly state: ViewerState;
  readonly viewer: number | null;
  readonly moves: readonly RingedMove[];
  readonly label: string;
  /** A picture that is saved shows the whole table on a phone, too. */
  readonly isWhole: boolean;
  /** Undefined unless somebody looks for the better move. */
  attempt: ((plies: readonly Ply[]) => void) | undefined;
}

/** A part of the table, in pixels from its upper edge. */
interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Around the rings, with room for a tag. */
const MARGIN_PX = 48;
const LEAST_HEIGHT_PX = 300;
/** Less than that is not worth a button. */
const LEAST_SAVED_PX = 200;
const UPRIGHT_PHONE = '(max-width: 699px)';

/** On a phone a table is several screens high: only the part that the moves are about is shown at first. */
function cropOf({ top, bottom }: Extent, height: number): Extent | undefined {
  if (!matchMedia(UPRIGHT_PHONE).matches) return undefined;
  const from = Math.max(0, Math.min(top - MARGIN_PX, height - LEAST_HEIGHT_PX));
  const to = Math.min(height, Math.max(bottom + MARGIN_PX, from + LEAST_HEIGHT_PX));
  return height - (to - from) < LEAST_SAVED_PX ? undefined : { top: from, bottom: to };
}

const doNothing = (): void => undefined;
const NOTHING_MOVES: readonly never[] = [];
const NO_OFFERS = {};

export function MomentBoard({ context, state, viewer, moves, label, isWhole, attempt }: Props): JSX.Element {
  const { table, text, names } = context;
  const holder = useRef<HTMLDivElement>(null);
  const isTrying = attempt !== undefined;
  const [crop, setCrop] = useState<Extent>();
  const [isOpened, setOpened] = useState(isWhole);
  useEffect(() => setCrop(undefined), [state, isTrying]);
  const shownPart = isTrying || isOpened ? undefined : crop;
  const board = (
    <div
      class="moment-board"
      role={isTrying ? 'group' : 'img'}
      aria-label={label}
      style={shownPart && { height: `${shownPart.bottom - shownPart.top}px` }}
    >
      <div
        ref={holder}
        class="moment-table"
        id="board"
        inert={!isTrying}
        style={shownPart && { marginTop: `${-shownPart.top}px` }}
      >
        <table.Board
          view={state.view}
          offers={isTrying ? state.offers : NO_OFFERS}
          names={names}
          viewer={viewer}
          facts={state.facts}
          shownSeat={viewer ?? 0}
          hasReplacedDecision={false}
          language={text.language}
          text={text}
          moving={NOTHING_MOVES}
          prompt={null}
          isAlwaysConfirming={false}
          play={attempt ?? doNothing}
          explain={doNothing}
          note={doNothing}
        />
      </div>
      {!isTrying && (
        <MoveRings
          board={holder}
          table={table}
          view={state.view}
          moves={moves}
          offset={shownPart?.top ?? 0}
          extent={(top, bottom) => setCrop(cropOf({ top, bottom }, holder.current?.offsetHeight ?? 0))}
        />
      )}
    </div>
  );
  if (isTrying || isWhole || crop === undefined) return board;
  return (
    <>
      {board}
      <button type="button" class="text-button" aria-pressed={isOpened} onClick={() => setOpened(!isOpened)}>
        {context.texts.wholeTable}
      </button>
    </>
  );
}
