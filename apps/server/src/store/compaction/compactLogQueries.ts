/**
 * Reading events whose match may be compact. Then one row is left in `events`: with the last number, so that
 * a program that does not know of compact logs misses the first event and freezes the match, and with a kind
 * and a command id by which every query below finds it. So a match that is not compact costs no second query.
 */
import type { LoggedEvent } from './compactLog.ts';
import { decodeLog } from './compactLog.ts';
import type { Executor, SqlQuery } from '../executor.ts';
import type { EventColumns } from '../schema.ts';
import { toSqlQuery } from '../sqlQuery.ts';

export const COMPACTED = 'compacted';

export const EVENT_COLUMNS = [
  'table_id',
  'seq',
  'command_id',
  'seat',
  'kind',
  'body',
  'is_open',
  'state_hash',
  'at',
] as const;

const isMarker = ({ kind, command_id }: EventColumns): boolean =>
  kind === COMPACTED && command_id === COMPACTED;

/** What is left of the events while the match is compact. */
export const markerOf = (table: string, lastSeq: number, at: number): EventColumns => ({
  table_id: table,
  seq: lastSeq,
  command_id: COMPACTED,
  seat: 0,
  kind: COMPACTED,
  body: 'null',
  is_open: 1,
  state_hash: '',
  at,
});

/**
 * What the query finds or, of a compact match, all events, of which the caller takes those that it asked for.
 * Of a compact log that can't be read only the marker is returned, which no replay accepts.
 */
export async function readEvents(
  executor: Executor,
  table: string,
  query: SqlQuery<EventColumns>,
): Promise<readonly EventColumns[]> {
  const rows = await executor.read(query);
  if (!rows.some(isMarker)) return rows;
  const body = await findCompactLog(executor, table);
  // Expanded since the first query.
  if (body === undefined) return executor.read(query);
  try {
    return decodeLog(body).map((event) => ({ table_id: table, ...event }));
  } catch {
    return rows;
  }
}

export async function findCompactLog(executor: Executor, table: string): Promise<Uint8Array | undefined> {
  const query = executor.db.selectFrom('compact_logs').select('body').where('table_id', '=', table);
  const [row] = await executor.read(toSqlQuery(query));
  return row && toBytes(row.body);
}

/** libsql returns an `ArrayBuffer`, pg a `Buffer`. */
const toBytes = (body: Uint8Array | ArrayBuffer): Uint8Array =>
  body instanceof ArrayBuffer ? new Uint8Array(body) : body;

export const toLoggedEvent = ({ table_id: _, ...event }: EventColumns): LoggedEvent => event;
