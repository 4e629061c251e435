import type { PoolChoice } from '@pithead/protocol';
import type { Store } from '../store/store.ts';

export const WAIT_HISTORY_MS = 28 * 24 * 3_600_000;
/** With fewer searches the time is not known yet. */
const MIN_SAMPLES = 10;
const MAX_SAMPLES = 500;

export const hourOf = (at: number): number => new Date(at).getUTCHours();

/** The median of the last four weeks at this hour of the day. */
export async function usualWait(
  store: Pick<Store, 'pastWaits'>,
  { games, seats, pace }: PoolChoice,
  now: number,
): Promise<number | null> {
  const since = now - WAIT_HISTORY_MS;
  const waits = await store.pastWaits({ games, seats, pace, hour: hourOf(now), since }, MAX_SAMPLES);
  if (waits.length < MIN_SAMPLES) return null;
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? null;
}
