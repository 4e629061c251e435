/** Replaces the log of a finished match by a compact one, after both were shown to tell the same. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { EventRow, LoggedEvent, TableWithSeats } from '../../store/store.ts';
import { decodeLog, encodeLog, toEventRow } from '../../store/store.ts';
import { BrokenLog, newMatchState, replayEvent } from '../loadMatch.ts';
import type { MatchDependencies } from '../matchDependencies.ts';

/** After this time other work of the process comes first: a replay takes tens of milliseconds. */
const SLICE_MS = 5;

type CompactionDependencies = Pick<MatchDependencies, 'games' | 'store' | 'time'>;

/** `unverified`: the replay does not lead to the stored states, so the log is left as it is. */
export type Compaction =
  | { readonly kind: 'compacted'; readonly events: number; readonly bytes: number }
  | { readonly kind: 'notEnded' }
  | { readonly kind: 'unverified'; readonly why: string };

export async function compactMatch(
  dependencies: CompactionDependencies,
  found: TableWithSeats,
): Promise<Compaction> {
  const { store, time } = dependencies;
  const { id, status } = found.table;
  const events = await store.loggedEvents(id);
  if (events === undefined || (status !== 'over' && status !== 'abandoned')) return { kind: 'notEnded' };
  const body = encodeLog(events);
  try {
    await verify(dependencies, found, events, decodeLog(body));
  } catch (error) {
    return { kind: 'unverified', why: error instanceof Error ? error.message : String(error) };
  }
  const isDone = await store.compactLog(id, events, body, time.now());
  return isDone ? { kind: 'compacted', events: events.length, bytes: body.length } : { kind: 'notEnded' };
}

async function verify(
  { games, time }: CompactionDependencies,
  found: TableWithSeats,
  events: readonly LoggedEvent[],
  restored: readonly LoggedEvent[],
): Promise<void> {
  if (!isDeepStrictEqual(restored, events)) throw new BrokenLog('the compact log restores other events');
  const matchState = newMatchState({ games }, found);
  let sliceEnd = time.monotonic() + SLICE_MS;
  for (const row of restored.map((event): EventRow => toEventRow({ table_id: found.table.id, ...event }))) {
    replayEvent(matchState, row);
    if (time.monotonic() < sliceEnd) continue;
    await nextTurn();
    sliceEnd = time.monotonic() + SLICE_MS;
  }
  const { logSeq, status } = matchState;
  if (logSeq !== found.table.seq || status !== found.table.status)
    throw new BrokenLog(`the log ends ${status} at ${logSeq}`);
}
