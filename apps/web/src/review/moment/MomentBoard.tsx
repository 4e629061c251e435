/** The real table at the selected moment, as the deciding seat saw it. */
import type { Ply } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { RingedMove } from './MoveRings.tsx';
import { MoveRings } from './MoveRings.tsx';
import type { ReviewContext } from '../reviewContext.ts';

interface Props {
  readonly context: ReviewContext;
  readonly state: ViewerState;
  readonly viewer: number | null;
  readonly moves: readonly RingedMove[];
  readonly label: string;
  /** Undefined unless somebody looks for the better move. */
  attempt: ((plies: readonly Ply[]) => void) | undefined;
}

const doNothing = (): void => undefined;
const NOTHING_MOVES: readonly never[] = [];
const NO_OFFERS = {};

export function MomentBoard({ context, state, viewer, moves, label, attempt }: Props): JSX.Element {
  const { table, text, names } = context;
  const holder = useRef<HTMLDivElement>(null);
  const isTrying = attempt !== undefined;
  return (
    <div class="moment-board" role={isTrying ? 'group' : 'img'} aria-label={label}>
      <div ref={holder} class="moment-table" id="board" inert={!isTrying}>
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
      {!isTrying && <MoveRings board={holder} table={table} view={state.view} moves={moves} />}
    </div>
  );
}
