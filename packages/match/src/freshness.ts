/** Which commands are stale: based on a state of play that has changed since. */
import type { Viewer, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';

/** An event that changed the state of play. */
export interface StateChange {
  readonly seat: Seat;
  readonly isOpen: boolean;
  readonly hasDecided: boolean;
  /** Seats that were asked before and are asked now, as bits. */
  readonly askedBefore: number;
  readonly asked: number;
}

/**
 * The lowest event number that a command of each seat may be based on, after the state of play has changed.
 * - A secret event raises it for its own seat alone: `stale` would reveal the event to the others.
 * - A seat that decides at the same time as others is not disturbed by their choices.
 * - Requests, leaving and returning make no command stale (they don't come here): otherwise somebody who
 *   waits could keep others from moving.
 */
export function minSeqAfter(
  minSeqBySeat: readonly number[],
  { seat: actor, isOpen, hasDecided, askedBefore, asked }: StateChange,
  seqFor: (viewer: Viewer) => number,
): number[] {
  if (!isOpen) return minSeqBySeat.with(actor, seqFor(actor));
  const involved = askedBefore | asked;
  const isSimultaneous = (involved & (involved - 1)) !== 0;
  // The simultaneous step goes on: nobody has decided, the same seats are asked (SB-8.5: the actor must
  // return a second tile), or only the actor has finished.
  const isSameStep = !hasDecided || asked === askedBefore || (askedBefore & ~bit(actor)) === asked;
  return minSeqBySeat.map((minSeq, seat) => {
    const isUndisturbed =
      seat !== actor && isSameStep && isSimultaneous && (askedBefore & asked & bit(seat)) !== 0;
    return isUndisturbed ? minSeq : seqFor(seat);
  });
}
