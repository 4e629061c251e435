const ATTEMPTS = 4;
const RETRY_MS = 1000;

/**
 * Loads once, on the first call. Failed attempts are repeated a few times; then the call rejects, and the next
 * call starts again.
 */
export function loadWithRetry<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  async function attempt(): Promise<T> {
    for (let left = ATTEMPTS - 1; ; left--) {
      try {
        return await load();
      } catch (error) {
        if (left === 0) {
          loading = undefined;
          throw error;
        }
        await new Promise((resolve) => void setTimeout(resolve, RETRY_MS));
      }
    }
  }
  return () => (loading ??= attempt());
}
