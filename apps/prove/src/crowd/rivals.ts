/**
 * All windows of one seat, at as many processes: whenever the seat is asked, all of them play at once, and
 * one can win (P3).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Lots } from '@pithead/server/testing/lots';
import type { Guest } from './guest.ts';

const POLL_MS = 3;
/**
 * So long the first waits until the others have seen the same; on a machine with much to do they see it late.
 */
const GATHER_MS = 100;
/** A window at a process that sleeps keeps nobody else waiting. */
const ANSWER_MS = 400;
/** Once in so many times all send the same, under the same id. */
const COMMON = 3;

/**
 * Until the end of the match, or until told to stop; what was begun is waited for. `sent` hears which windows
 * sent one at once.
 */
export async function playAsRivals(
  guests: readonly Guest[],
  lots: Lots,
  isEnough: () => boolean,
  sent: (rivals: readonly Guest[]) => void,
): Promise<void> {
  const underway = new Set<Promise<void>>();
  while (!isEnough() && !guests.some(({ isOver }) => isOver)) {
    const rivals = await gathered(guests);
    const isCommon = guests.length > 1 && lots.oneIn(COMMON);
    const moves = rivals.map((guest) => guest.move(lots, isCommon, isEnough));
    sent(rivals);
    for (const move of moves) {
      underway.add(move);
      void move.finally(() => underway.delete(move));
    }
    await (moves.length === 0 ? pause(POLL_MS) : Promise.race([Promise.all(moves), pause(ANSWER_MS)]));
  }
  await Promise.all(underway);
}

/** Those that are asked and know as much as any. */
async function gathered(guests: readonly Guest[]): Promise<readonly Guest[]> {
  const ready = (): Guest[] => guests.filter(({ isReady }) => isReady);
  if (ready().length === 0) return [];
  const end = performance.now() + GATHER_MS;
  while (ready().length < guests.filter(({ isFree }) => isFree).length && performance.now() < end)
    await pause(1);
  const seqOf = ({ state }: Guest): number => state?.seq ?? 0;
  const newest = Math.max(...ready().map(seqOf));
  return ready().filter((guest) => seqOf(guest) === newest);
}
