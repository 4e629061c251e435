/** A paged list of tables on the server, refreshed periodically. */
import type { TableInfo, TablePage } from '@pithead/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { trackReachability } from '../../net/session.ts';

const REFRESH_MS = 8_000;

export interface TablePages {
  readonly tables: readonly TableInfo[] | undefined;
  readonly hasNext: boolean;
  more(): Promise<void>;
}

interface Loaded {
  readonly tables: readonly TableInfo[];
  readonly hasNext: boolean;
}

/** Tables may move between pages while they are read, so duplicates are dropped. */
async function loadPages(ask: (page: number) => Promise<TablePage>, pages: number): Promise<Loaded> {
  const tables = new Map<string, TableInfo>();
  let hasNext = true;
  for (let page = 1; page <= pages && hasNext; page++) {
    const found = await trackReachability(ask(page));
    for (const table of found.tables) if (!tables.has(table.id)) tables.set(table.id, table);
    ({ hasNext } = found);
  }
  return { tables: [...tables.values()], hasNext };
}

export function useTablePages(ask: (page: number) => Promise<TablePage>): TablePages {
  const [loaded, setLoaded] = useState<Loaded>();
  const pages = useRef(1);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    const refresh = (): void => {
      if (document.visibilityState === 'hidden') return;
      const requested = pages.current;
      // A reply for fewer pages than are shown by now would remove tables again.
      const show = (found: Loaded): void =>
        void (isMounted.current && requested === pages.current && setLoaded(found));
      loadPages(ask, requested).then(show, () => show({ tables: [], hasNext: false }));
    };
    refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    return () => {
      isMounted.current = false;
      clearInterval(timer);
    };
  }, []);
  return {
    tables: loaded?.tables,
    hasNext: loaded?.hasNext ?? false,
    async more() {
      const found = await loadPages(ask, pages.current + 1);
      pages.current++;
      if (isMounted.current) setLoaded(found);
    },
  };
}
