import type { Executor, WriteStep } from '../executor.ts';
import { toSqlQuery, compileOnce } from '../sqlQuery.ts';
import type { AppendResult, EventRow, EventStore } from '../eventStore.ts';
import type { EventColumns } from '../schema.ts';
import type { LostCommitRetry } from '../retries/lostCommitRetry.ts';
import { notificationSteps } from './outboxRepository.ts';
import { resultSteps } from './ratings/resultRepository.ts';
import { tableUpdateQueries } from './tableUpdateQueries.ts';

const COLUMNS = [
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

function toEventColumns(event: EventRow): EventColumns {
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

function toEventRow(row: EventColumns): EventRow {
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

function isSame(one: EventRow, other: EventRow): boolean {
  return one.seq === other.seq && one.stateHash === other.stateHash && one.at === other.at;
}

function eventQueries({ db }: Executor) {
  const all = db.selectFrom('events').select(COLUMNS);
  return {
    after: compileOnce((values: { table: string; after: number }) =>
      all.where('table_id', '=', values.table).where('seq', '>', values.after).orderBy('seq'),
    ),
    ofCommand: compileOnce((values: { table: string; commandId: string }) =>
      all.where('table_id', '=', values.table).where('command_id', '=', values.commandId),
    ),
    add: compileOnce((event: EventColumns) => {
      const values = Object.fromEntries(
        COLUMNS.map((name) => [name, event[name]]),
      ) as unknown as EventColumns;
      return db
        .insertInto('events')
        .values(values)
        .onConflict((taken) => taken.doNothing());
    }),
    snapshot: compileOnce((values: { table: string }) =>
      db.selectFrom('snapshots').select(['table_id', 'seq', 'body']).where('table_id', '=', values.table),
    ),
  };
}

export function eventRepository(executor: Executor, retryLostCommit: LostCommitRetry): EventStore {
  const queries = eventQueries(executor);
  const updateTable = tableUpdateQueries(executor);
  const toNotificationSteps = notificationSteps(executor);

  const findEventByCommand = async (table: string, commandId: string): Promise<EventRow | undefined> => {
    const [row] = await executor.read(queries.ofCommand({ table, commandId }));
    return row && toEventRow(row);
  };

  const appendOnce = async (
    event: EventRow,
    steps: readonly WriteStep[],
    wasLost: boolean,
  ): Promise<AppendResult> => {
    if ((await executor.write(steps)) !== undefined) return { kind: 'appended' };
    const first = await findEventByCommand(event.table, event.commandId);
    if (first === undefined) return { kind: 'stale' };
    return wasLost && isSame(first, event) ? { kind: 'appended' } : { kind: 'repeated', first };
  };

  /** In the transaction of the event, so that the person can't return. */
  const resignStep = ({ kind, table, seat }: EventRow): WriteStep[] =>
    kind === 'resign'
      ? [
          toSqlQuery(
            executor.db
              .updateTable('seats')
              .set({ has_resigned: 1 })
              .where('table_id', '=', table)
              .where('seat', '=', seat),
          ),
        ]
      : [];

  return {
    append(event, change, { notifications = [], result } = {}) {
      const steps = [
        { ...queries.add(toEventColumns(event)), mustChange: true },
        ...updateTable(event.table, change),
        ...resignStep(event),
        ...toNotificationSteps(notifications),
        ...(result === undefined ? [] : resultSteps(executor, result)),
      ];
      return retryLostCommit((wasLost) => appendOnce(event, steps, wasLost));
    },

    findEventByCommand,

    async eventsAfter(table, after) {
      return (await executor.read(queries.after({ table, after }))).map(toEventRow);
    },

    async saveSnapshot({ table, seq, body }) {
      const keep = executor.db.insertInto('snapshots').values({ table_id: table, seq, body });
      await executor.write([
        toSqlQuery(keep.onConflict((old) => old.column('table_id').doUpdateSet({ seq, body }))),
      ]);
    },

    async findSnapshot(table) {
      const [row] = await executor.read(queries.snapshot({ table }));
      return row && { table: row.table_id, seq: row.seq, body: row.body };
    },
  };
}
