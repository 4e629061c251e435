/** Results of matches that ended under a program that stored none. Each is replayed once. */
import { shortId } from '../ids.ts';
import { loadMatch } from '../match/loadMatch.ts';
import type { MatchDependencies } from '../match/matchDependencies.ts';
import { matchResultOf } from '../match/matchResult.ts';

/** A replay takes some 50 ms, in which the process does nothing else. */
const MATCHES_A_RUN = 3;

type PastResultDependencies = Pick<MatchDependencies, 'games' | 'log' | 'store'>;

export async function addPastResults(
  dependencies: PastResultDependencies,
  limit = MATCHES_A_RUN,
): Promise<number> {
  const tables = await dependencies.store.tablesWithoutResult(limit);
  for (const table of tables) await addPastResult(dependencies, table);
  return tables.length;
}

async function addPastResult(dependencies: PastResultDependencies, id: string): Promise<void> {
  const { log, store } = dependencies;
  const found = await store.findTable(id);
  if (found === undefined) return;
  const { matchState, broken } = await loadMatch(dependencies, found);
  if (matchState === undefined || broken !== undefined || matchState.status === 'running') {
    log.warn({ table: shortId(id), why: broken?.message ?? 'not over' }, 'no result of a finished match');
    return store.giveUpResult(id);
  }
  const endedAt = found.table.endedAt ?? found.table.createdAt;
  await store.addResult(matchResultOf(matchState, found.table, found.seats, endedAt));
}
