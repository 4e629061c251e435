/** The path of every event: apply it in memory, store it, and only then publish it (promise P1). */
import type { Applied, MatchEvent, RefusedEvent } from '@pithead/match';
import { isRefused, saveSnapshot } from '@pithead/match';
import { sha256Hex } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import type { EventEffects, EventRow } from '../store/store.ts';
import { eventEffects } from './eventEffects.ts';
import { isPersonsCommand } from './idempotency.ts';
import { BrokenLog } from './loadMatch.ts';
import type { MatchCache } from './matchCache.ts';
import type { MatchDependencies } from './matchDependencies.ts';
import { stateHash } from './stateHash.ts';
import { clocksAfter, tableChangeAfter } from './tableChange.ts';

const SNAPSHOT_INTERVAL = 100;

export const CONFLICT_RETRY_MS = 5_000;

/** Another process appended an event first. The cache is up to date again, and the command may be retried. */
export class AppendConflict extends RequestError {
  constructor() {
    super('busy');
    this.name = 'AppendConflict';
  }
}

export type CommitResult =
  | { readonly kind: 'committed' }
  | { readonly kind: 'refused'; readonly refused: RefusedEvent }
  /** A rule is broken. The state in memory may be damaged and counts as uncertain. */
  | { readonly kind: 'broken'; readonly error: unknown }
  | { readonly kind: 'conflict' };

export async function commitEvent(
  dependencies: MatchDependencies,
  cache: MatchCache,
  commandId: string,
  event: MatchEvent,
  uptime: number,
): Promise<CommitResult> {
  const { matchState } = cache;
  let applied: Applied | RefusedEvent;
  try {
    applied = applyAudited(dependencies, cache, event);
  } catch (error) {
    cache.unconfirmed = { seat: event.seat, isPublic: true };
    return { kind: 'broken', error };
  }
  if (isRefused(applied)) return { kind: 'refused', refused: applied };
  cache.unconfirmed = applied;
  cache.clocks &&= clocksAfter(matchState, cache.clocks, cache.table.clock, event.kind, applied, uptime);
  const row: EventRow = {
    table: cache.id,
    seq: matchState.logSeq,
    commandId,
    seat: event.seat,
    kind: event.kind,
    body: event.body,
    isOpen: applied.isPublic,
    stateHash: stateHash(matchState.gameState),
    at: dependencies.time.now(),
  };
  const change = tableChangeAfter(matchState, cache.table, cache.clocks, row.at);
  const hasEffects = cache.table.pace === 'turns' || change.status !== undefined;
  const effects = hasEffects ? effectsOf(cache, row, applied) : undefined;
  const appended = await dependencies.store.append(row, change, effects);
  if (appended.kind !== 'appended') {
    // Another process was faster, or the reply to an earlier attempt was lost: the log decides.
    dependencies.metrics.appendConflicts.inc();
    await cache.reload();
    return { kind: 'conflict' };
  }
  // No await from here to `publish`: a subscriber that came in between would get the event twice.
  cache.unconfirmed = undefined;
  cache.table = { ...cache.table, ...change };
  dependencies.metrics.events.inc({ kind: event.kind });
  cache.publish(row, applied);
  keepSnapshot(dependencies, cache);
  return { kind: 'committed' };
}

function effectsOf(cache: MatchCache, row: EventRow, applied: Applied): EventEffects | undefined {
  const { matchState, table, seats, clocks } = cache;
  const actor = isPersonsCommand(row) ? (seats[row.seat]?.person ?? null) : null;
  return eventEffects(matchState, applied, { table, seats, actor, clocks, now: row.at });
}

function applyAudited(
  { isAudited }: MatchDependencies,
  { matchState }: MatchCache,
  event: MatchEvent,
): Applied | RefusedEvent {
  const applied = matchState.apply(event);
  if (isRefused(applied) || !isAudited) return applied;
  const [broken] = matchState.game.audit(matchState.gameState);
  if (broken !== undefined) throw new BrokenLog(`invariant: ${broken}`);
  return applied;
}

function keepSnapshot({ store }: MatchDependencies, cache: MatchCache): void {
  const { logSeq } = cache.matchState;
  if (logSeq - cache.snapshotSeq < SNAPSHOT_INTERVAL || cache.table.status !== 'running') return;
  cache.snapshotSeq = logSeq;
  const body = saveSnapshot(cache.matchState, sha256Hex);
  void store.saveSnapshot({ table: cache.id, seq: logSeq, body }).catch(() => undefined);
}
