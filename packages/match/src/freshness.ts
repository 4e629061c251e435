/** Which commands are stale: based on a state of play that has changed since. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Applied } from './events.ts';

type PlayChange = Pick<Applied, 'seat' | 'isPublic' | 'hasDecided'> & {
  readonly before: Pick<Applied['before'], 'pendingSeats'>;
};

/**
 * The lowest event number that a command of each seat may be based on, after the state of play has changed.
 * - A secret event raises it for its own seat alone: `stale` would reveal the event to the others.
 * - A seat that decides at the same time as others is not disturbed by their choices.
 * - Requests, leaving and returning make no command stale (they don't come here): otherwise somebody who
 *   waits could keep others from moving.
 */
export function minSeqAfter(
  minSeqBySeat: readonly number[],
  { seat: actor, isPublic, hasDecided, before }: PlayChange,
  pendingSeats: number,
  seqFor: (seat: Seat) => number,
): number[] {
  if (!isPublic) return minSeqBySeat.with(actor, seqFor(actor));
  const involved = before.pendingSeats | pendingSeats;
  const isSimultaneous = (involved & (involved - 1)) !== 0;
  const nobodyDecided = !hasDecided;
  // SB-8.5: the actor has decided, but must return a second tile.
  const sameSeatsPending = pendingSeats === before.pendingSeats;
  const onlyActorFinished = pendingSeats === (before.pendingSeats & ~bit(actor));
  const isSameStep = nobodyDecided || sameSeatsPending || onlyActorFinished;
  return minSeqBySeat.map((minSeq, seat) => {
    const isUndisturbed =
      seat !== actor &&
      isSameStep &&
      isSimultaneous &&
      (before.pendingSeats & pendingSeats & bit(seat)) !== 0;
    return isUndisturbed ? minSeq : seqFor(seat);
  });
}
