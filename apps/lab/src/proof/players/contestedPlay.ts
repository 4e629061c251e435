/**
 * Several clients of one seat at different processes play at once whenever the seat has to decide; only one
 * can win (promise P3).
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { TestRandom } from '@pithead/server/testing/testRandom';
import type { RecordingPlayer } from './recordingPlayer.ts';

const POLL_MS = 3;
/** The first client waits this long for the others to see the same state. */
const GATHER_MS = 100;
/** A client at a paused process must not delay the others. */
const ANSWER_MS = 400;
/** In one round of this many, all clients send the same command under the same id. */
const COMMON_RATE = 3;

export async function playContested(
  clientsOfSeat: readonly RecordingPlayer[],
  random: TestRandom,
  isEnough: () => boolean,
  sent: (clients: readonly RecordingPlayer[]) => void,
): Promise<void> {
  const underway = new Set<Promise<void>>();
  while (!isEnough() && !clientsOfSeat.some(({ isOver }) => isOver)) {
    const ready = await readyClients(clientsOfSeat);
    const isCommon = clientsOfSeat.length > 1 && random.oneIn(COMMON_RATE);
    const moves = ready.map((client) => client.playMove(random, isCommon, isEnough));
    sent(ready);
    for (const move of moves) {
      underway.add(move);
      void move.finally(() => underway.delete(move));
    }
    await (moves.length === 0 ? delay(POLL_MS) : Promise.race([Promise.all(moves), delay(ANSWER_MS)]));
  }
  await Promise.all(underway);
}

async function readyClients(clientsOfSeat: readonly RecordingPlayer[]): Promise<readonly RecordingPlayer[]> {
  const ready = (): RecordingPlayer[] => clientsOfSeat.filter(({ isReady }) => isReady);
  if (ready().length === 0) return [];
  const end = performance.now() + GATHER_MS;
  while (ready().length < clientsOfSeat.filter(({ isIdle }) => isIdle).length && performance.now() < end)
    await delay(1);
  const seqOf = ({ state }: RecordingPlayer): number => state?.seq ?? 0;
  const newest = Math.max(...ready().map(seqOf));
  return ready().filter((client) => seqOf(client) === newest);
}
