import { LOADED_GAMES } from '@pithead/games/loaded';
import { pino } from 'pino';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import { loadMatch, RulesVersionMismatch } from '../match/loadMatch.ts';
import { SINGLE_PROCESS } from '../cluster/cluster.ts';
import type { Store } from '../store/store.ts';
import { openSqliteStore } from '../store/index.ts';
import { StoreError } from '../store/store.ts';
import { realTime, Uptime } from '../time.ts';
import { createMetrics } from './metrics.ts';

export interface MatchCheckResult {
  readonly matches: number;
  readonly broken: readonly { readonly table: string; readonly why: string }[];
}

export async function checkMatches(
  file: string,
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<MatchCheckResult> {
  const store = await openSqliteStore(file);
  try {
    return await checkAll(store, onProgress);
  } finally {
    await store.close();
  }
}

async function checkAll(
  store: Store,
  onProgress: (done: number, all: number) => void,
): Promise<MatchCheckResult> {
  const dependencies = loadDependencies(store);
  const ids = await store.allTableIds();
  const broken: { table: string; why: string }[] = [];
  let matches = 0;
  for (const [done, id] of ids.entries()) {
    try {
      const found = await store.findTable(id);
      if (found !== undefined && found.table.status !== 'open') {
        matches++;
        const { broken: problem } = await loadMatch(dependencies, found, false);
        // A match of another rules version can't be checked: it is frozen, not broken.
        if (problem !== undefined && !(problem instanceof RulesVersionMismatch))
          broken.push({ table: id, why: problem.message });
      }
    } catch (error) {
      if (error instanceof StoreError) throw error;
      matches++;
      broken.push({ table: id, why: String(error) });
    }
    onProgress(done + 1, ids.length);
  }
  return { matches, broken };
}

const loadDependencies = (store: Store): MatchDependencies => ({
  store,
  games: LOADED_GAMES,
  time: realTime,
  uptime: new Uptime(realTime, 0),
  log: pino({ level: 'silent' }),
  metrics: createMetrics(),
  cluster: SINGLE_PROCESS,
  isAudited: true,
  onChange: () => undefined,
  freeze: () => undefined,
});
