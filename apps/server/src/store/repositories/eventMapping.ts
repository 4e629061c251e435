import type { EventRow } from '../eventStore.ts';
import type { EventColumns } from '../schema.ts';

export function toEventColumns(event: EventRow): EventColumns {
  const { table, seq, commandId, seat, kind, body, isOpen, stateHash, at } = event;
  const text = JSON.stringify(body) ?? 'null';
  return {
    table_id: table,
    seq,
    command_id: commandId,
    seat,
    kind,
    body: text,
    is_open: Number(isOpen),
    state_hash: stateHash,
    at,
  };
}

export function toEventRow(row: EventColumns): EventRow {
  const { table_id: table, seq, command_id: commandId, seat, kind, state_hash: stateHash, at } = row;
  return {
    table,
    seq,
    commandId,
    seat,
    kind,
    body: read(row.body),
    isOpen: row.is_open !== 0,
    stateHash,
    at,
  };
}

/** With an unreadable body the replay stops at this row and keeps the events before it. */
function read(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
