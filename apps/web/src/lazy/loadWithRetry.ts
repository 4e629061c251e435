/**
 * Fetching what a running match can't do without: the net may be away for a while, and the match then waits.
 */
const RETRY_MS = 1000;

/** Fetched once, when it is first asked for. */
export function loadWithRetry<T>(fetchIt: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  async function untilThere(): Promise<T> {
    for (;;) {
      try {
        return await fetchIt();
      } catch {
        await new Promise((resolve) => void setTimeout(resolve, RETRY_MS));
      }
    }
  }
  return () => (fetched ??= untilThere());
}
