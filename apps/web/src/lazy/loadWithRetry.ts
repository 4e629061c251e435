const RETRY_MS = 1000;

/**
 * Loads once, on the first call, and repeats failed attempts: a running match can't go on without this code.
 */
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
