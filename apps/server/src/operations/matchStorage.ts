/** What `npx pithead storage` does: compacting and expanding finished matches at once, beside a running server. */
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Config } from '../config.ts';
import { databaseFile } from '../config.ts';
import { compactMatch } from '../match/compaction/compactMatch.ts';
import { DAY_MS } from '../ratings/uncertainty.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { OlderProcessError } from '../store/store.ts';
import { realTime } from '../time.ts';

export interface StorageChange {
  readonly changed: number;
  /** Matches whose log does not replay to its hashes; they are left as they are. */
  readonly unverified: readonly string[];
}

const BATCH = 200;

async function withStore<T>(config: Config, use: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ ...config, dataFile: databaseFile(config) });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
}

/** One match, or all matches that ended the given number of days ago or earlier and were not expanded. */
export const compactMatches = (
  config: Config,
  chosen: { readonly table: string } | { readonly days: number },
): Promise<StorageChange> =>
  withStore(config, async (store) => {
    if (await store.hasOlderProcess()) throw new OlderProcessError();
    if ('table' in chosen) return compactEach(store, [chosen.table]);
    const before = realTime.now() - chosen.days * DAY_MS;
    let sum: StorageChange = { changed: 0, unverified: [] };
    for (;;) {
      const ids = await store.tablesToCompact(before, BATCH);
      if (ids.length === 0) return sum;
      const { changed, unverified } = await compactEach(store, ids);
      sum = { changed: sum.changed + changed, unverified: [...sum.unverified, ...unverified] };
    }
  });

async function compactEach(store: Store, ids: readonly string[]): Promise<StorageChange> {
  const unverified: string[] = [];
  let changed = 0;
  for (const id of ids) {
    const found = await store.findTable(id);
    if (found === undefined) continue;
    const { kind } = await compactMatch({ store, games: LOADED_GAMES, time: realTime }, found);
    if (kind === 'compacted') changed++;
    if (kind !== 'unverified') continue;
    unverified.push(id);
    await store.markUnverified(id);
  }
  return { changed, unverified };
}

/** One match, or all of them. The job of the server does not compact them again. */
export const expandMatches = (config: Config, table: string | undefined): Promise<StorageChange> =>
  withStore(config, async (store) => {
    if (table !== undefined) return { changed: Number(await store.expandLog(table)), unverified: [] };
    let changed = 0;
    for (let after = ''; ;) {
      const ids = await store.compactTables(BATCH, after);
      if (ids.length === 0) return { changed, unverified: [] };
      for (const id of ids) changed += Number(await store.expandLog(id));
      after = ids.at(-1) as string;
    }
  });
