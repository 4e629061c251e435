import type { TableInfo } from '@pithead/protocol';
import { http, HttpError } from '../net/http.ts';
import { loadCurrentPerson, trackReachability } from '../net/session.ts';

const RETRY_MS = 2500;

/**
 * Loads a table by HTTP and repeats that while the server is unreachable or busy. Reports nothing after the
 * returned function was called, because the page is gone then.
 */
export function loadServerTable(id: string, report: (table: TableInfo | 'none') => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCancelled = false;
  const load = async (): Promise<void> => {
    await loadCurrentPerson();
    const found = await trackReachability(http.table(id)).catch(toNone);
    if (isCancelled) return;
    if (found === undefined) timer = setTimeout(() => void load(), RETRY_MS);
    else report(found);
  };
  void load();
  return () => {
    isCancelled = true;
    clearTimeout(timer);
  };
}

/** Only the server's own reply makes a table unknown. */
function toNone(error: unknown): 'none' | undefined {
  const reason = error instanceof HttpError ? error.reply?.reason : undefined;
  return reason === 'notFound' || reason === 'malformed' ? 'none' : undefined;
}
