/** A list of tables on the server that is looked at again from time to time. */
import type { TableInfo } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import { reach } from '../net/session.ts';

const LOOK_MS = 8_000;

/** Undefined while nothing is known. */
export function useTables(ask: () => Promise<TableInfo[]>): readonly TableInfo[] | undefined {
  const [tables, setTables] = useState<readonly TableInfo[]>();
  useEffect(() => {
    let isThere = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      reach(ask()).then(
        (found) => isThere && setTables(found),
        () => isThere && setTables([]),
      );
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => {
      isThere = false;
      clearInterval(timer);
    };
  }, []);
  return tables;
}
