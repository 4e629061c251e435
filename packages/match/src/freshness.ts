/** Which commands are stale: based on a game state that has changed since. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Applied } from './events.ts';

type GameChange = Pick<Applied, 'seat' | 'isPublic' | 'hasDecided'> & {
  readonly before: Pick<Applied['before'], 'pendingSeats'>;
  /** A granted undo or a rewind: plies of any seat and any step may be gone. */
  readonly isRewind: boolean;
};

/**
 * The lowest event number that a command of each seat may be based on, after the game state has changed.
 * - A secret event raises it for its own seat alone: `stale` would reveal the event to the others.
 * - A rewind raises it for everybody.
 * - A seat that decides at the same time as others is not disturbed by their choices.
 * - Requests, leaving and returning make no command stale (they don't come here): otherwise somebody who
 *   waits could keep others from moving.
 */
export function minSeqAfter(
  minSeqBySeat: readonly number[],
  change: GameChange,
  pendingSeats: number,
  seqFor: (seat: Seat) => number,
): number[] {
  const { seat: actor, isPublic, isRewind, before } = change;
  if (!isPublic) return minSeqBySeat.with(actor, seqFor(actor));
  const undisturbed =
    !isRewind && isStepUnfinished(change, pendingSeats)
      ? before.pendingSeats & pendingSeats & ~bit(actor)
      : 0;
  return minSeqBySeat.map((minSeq, seat) => ((undisturbed & bit(seat)) !== 0 ? minSeq : seqFor(seat)));
}

/** The others decide on in the step in which the actor has played or undone something. */
function isStepUnfinished({ seat, hasDecided, before }: GameChange, pendingSeats: number): boolean {
  // SB-8.5: the actor has decided, but must return a second tile.
  const sameSeatsPending = pendingSeats === before.pendingSeats;
  const onlyActorFinished = pendingSeats === (before.pendingSeats & ~bit(seat));
  return !hasDecided || sameSeatsPending || onlyActorFinished;
}
