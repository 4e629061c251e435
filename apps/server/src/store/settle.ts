/** What became of a write whose COMMIT got no answer. */
import type { Time } from '../time.ts';
import { pause } from '../time.ts';
import { CommitLost } from './executor.ts';
import { StoreFault } from './port.ts';

/** How long to find it out, before saying that the database is gone. */
const SETTLE_MS = 10_000;
const SETTLE_PAUSE_MS = 50;

export type Settle = <T>(write: (wasLost: boolean) => Promise<T>) => Promise<T>;

/**
 * After a lost COMMIT it writes again, which a unique id makes harmless: the insert waits for a commit that
 * is still under way, where a mere look would miss it.
 */
export function settling(time: Time, forMs = SETTLE_MS): Settle {
  return async (write) => {
    const end = time.monotonic() + forMs;
    for (let wasLost = false; ; await pause(time, SETTLE_PAUSE_MS)) {
      try {
        return await write(wasLost);
      } catch (error) {
        wasLost ||= error instanceof CommitLost;
        if (!wasLost || !(error instanceof StoreFault)) throw error;
        // Whatever keeps us from finding out: it may stand, so nobody is told that it does not.
        if (time.monotonic() > end) throw new CommitLost(error);
      }
    }
  };
}
