/**
 * Fetching what a running match can't do without: the net may be away for a while, and the match then waits.
 */
const AGAIN_MS = 1000;

/** Fetched once, when it is first asked for. */
export function patiently<T>(fetchIt: () => Promise<T>): () => Promise<T> {
  let fetched: Promise<T> | undefined;
  async function untilThere(): Promise<T> {
    for (;;) {
      try {
        return await fetchIt();
      } catch {
        await new Promise((resolve) => void setTimeout(resolve, AGAIN_MS));
      }
    }
  }
  return () => (fetched ??= untilThere());
}
