/** Which commands are stale: based on a state of play that has changed since. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Applied } from './events.ts';

type PlayChange = Pick<Applied, 'seat' | 'isOpen' | 'hasDecided'> & {
  readonly before: Pick<Applied['before'], 'asked'>;
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
  { seat: actor, isOpen, hasDecided, before }: PlayChange,
  asked: number,
  seqFor: (seat: Seat) => number,
): number[] {
  if (!isOpen) return minSeqBySeat.with(actor, seqFor(actor));
  const involved = before.asked | asked;
  const isSimultaneous = (involved & (involved - 1)) !== 0;
  // The simultaneous step goes on: nobody has decided, the same seats are asked (SB-8.5: the actor must
  // return a second tile), or only the actor has finished.
  const isSameStep = !hasDecided || asked === before.asked || (before.asked & ~bit(actor)) === asked;
  return minSeqBySeat.map((minSeq, seat) => {
    const isUndisturbed =
      seat !== actor && isSameStep && isSimultaneous && (before.asked & asked & bit(seat)) !== 0;
    return isUndisturbed ? minSeq : seqFor(seat);
  });
}
