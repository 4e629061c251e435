import { shortId } from '../../ids.ts';
import { DAY_MS } from '../../ratings/uncertainty.ts';
import type { ServerContext } from '../../serverContext.ts';
import { compactMatch } from './compactMatch.ts';

/** Of a run. One begins ten seconds after the last, so this is at most a tenth of a core. */
const RUN_MS = 1_000;
const BATCH = 100;

type JobContext = Pick<ServerContext, 'config' | 'games' | 'log' | 'store' | 'time'>;

/** Returns how many matches were looked at. Nothing is compacted while a process runs that could not read it. */
export async function compactFinishedMatches(
  context: JobContext,
  isStopped: () => boolean = () => false,
): Promise<number> {
  const { config, store, time } = context;
  if (config.compactAfterDays === 0) return 0;
  const end = time.monotonic() + RUN_MS;
  const ids = await store.tablesToCompact(time.now() - config.compactAfterDays * DAY_MS, BATCH);
  if (ids.length === 0 || (await store.hasOlderProcess())) return 0;
  let done = 0;
  for (const id of ids) {
    if (isStopped() || time.monotonic() > end) break;
    await compactOne(context, id);
    done++;
  }
  return done;
}

async function compactOne(context: JobContext, id: string): Promise<void> {
  const { log, store } = context;
  const found = await store.findTable(id);
  if (found === undefined) return;
  const compaction = await compactMatch(context, found);
  if (compaction.kind !== 'unverified') return;
  log.warn({ table: shortId(id), why: compaction.why }, 'finished match not compacted');
  await store.markUnverified(id);
}
