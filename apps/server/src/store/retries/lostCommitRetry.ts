import type { Time } from '../../time.ts';
import { delay } from '../../time.ts';
import { CommitLost } from '../executor.ts';
import { StoreError } from '../storeErrors.ts';

const SETTLE_MS = 10_000;
const SETTLE_PAUSE_MS = 50;

export type LostCommitRetry = <T>(write: (wasLost: boolean) => Promise<T>) => Promise<T>;

/**
 * Repeats a write whose COMMIT got no reply. That is safe because a unique id makes the second insert a
 * conflict. A read would not do: it would miss a commit in progress, for which the insert waits.
 */
export function lostCommitRetry(time: Time, forMs = SETTLE_MS): LostCommitRetry {
  return async (write) => {
    const end = time.monotonic() + forMs;
    for (let wasLost = false; ; await delay(time, SETTLE_PAUSE_MS)) {
      try {
        return await write(wasLost);
      } catch (error) {
        wasLost ||= error instanceof CommitLost;
        if (!wasLost || !(error instanceof StoreError)) throw error;
        // The write may have been committed, so the caller must not report it as failed.
        if (time.monotonic() > end) throw new CommitLost(error);
      }
    }
  };
}
