import { sql } from 'kysely';
import type { Executor, SqlQuery, WriteStep } from '../executor.ts';
import { toSqlQuery, compileOnce } from '../sqlQuery.ts';
import type { AppendResult, EventRow, EventStore } from '../eventStore.ts';
import type { EventColumns } from '../schema.ts';
import type { TableChange } from '../tableStore.ts';
import type { LostCommitRetry } from '../retries/lostCommitRetry.ts';
import { COMPACTED, EVENT_COLUMNS, readEvents } from '../compaction/compactLogQueries.ts';
import { toEventColumns, toEventRow } from './eventMapping.ts';
import { notificationSteps } from './outboxRepository.ts';
import { resultSteps } from './ratings/resultRepository.ts';
import type { GroupedAppend } from '../postgres/groupedAppends.ts';
import { isGroupedChange } from '../postgres/groupedAppends.ts';
import { toChangedColumns } from './tableMapping.ts';
import { tableUpdateQueries } from './tableUpdateQueries.ts';

function isSame(one: EventRow, other: EventRow): boolean {
  return one.seq === other.seq && one.stateHash === other.stateHash && one.at === other.at;
}

function eventQueries(executor: Executor) {
  const { db } = executor;
  const all = db.selectFrom('events').select(EVENT_COLUMNS);
  return {
    after: compileOnce((values: { table: string; after: number }) =>
      all.where('table_id', '=', values.table).where('seq', '>', values.after).orderBy('seq'),
    ),
    ofCommand: compileOnce((values: { table: string; commandId: string }) =>
      all
        .where('table_id', '=', values.table)
        .where('command_id', 'in', [values.commandId, sql.lit(COMPACTED) as unknown as string]),
    ),
    add: addQuery(executor),
    snapshot: compileOnce((values: { table: string }) =>
      db.selectFrom('snapshots').select(['table_id', 'seq', 'body']).where('table_id', '=', values.table),
    ),
  };
}

/**
 * With several processes it is also refused if the table is further: the numbers of a compact match are free
 * in `events`, and a process that was stopped for long may still believe that the match is running.
 */
function addQuery({ db, kind }: Executor): (event: EventColumns) => SqlQuery {
  return compileOnce((event: EventColumns) => {
    const insert = db.insertInto('events').columns(EVENT_COLUMNS);
    const values = EVENT_COLUMNS.map((name) => [name, event[name]] as const);
    if (kind === 'sqlite')
      return insert
        .values(Object.fromEntries(values) as unknown as EventColumns)
        .onConflict((taken) => taken.doNothing());
    const isNext = sql<boolean>`coalesce((SELECT seq FROM tables WHERE id = ${event.table_id}), 0) < ${event.seq}`;
    const row = db.selectNoFrom(values.map(([name, value]) => sql<never>`${value}`.as(name)));
    return insert.expression(row.where(isNext)).onConflict((taken) => taken.doNothing());
  });
}

function toGroupedAppend(event: EventColumns, change: TableChange): GroupedAppend | undefined {
  const changed = toChangedColumns(change);
  return isGroupedChange(changed) ? { event, change: changed } : undefined;
}

export function eventRepository(executor: Executor, retryLostCommit: LostCommitRetry): EventStore {
  const queries = eventQueries(executor);
  const updateTable = tableUpdateQueries(executor);
  const toNotificationSteps = notificationSteps(executor);

  const findEventByCommand = async (table: string, commandId: string): Promise<EventRow | undefined> => {
    const rows = await readEvents(executor, table, queries.ofCommand({ table, commandId }));
    const row = rows.find(({ command_id }) => command_id === commandId);
    return row && toEventRow(row);
  };

  const appendOnce = async (
    event: EventRow,
    steps: readonly WriteStep[],
    grouped: GroupedAppend | undefined,
    wasLost: boolean,
  ): Promise<AppendResult> => {
    const wasStored =
      grouped === undefined || executor.append === undefined
        ? (await executor.write(steps)) !== undefined
        : await executor.append(grouped, steps);
    if (wasStored) return { kind: 'appended' };
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

  const addRelay = ({ table, seq }: EventRow, body: string): WriteStep =>
    toSqlQuery(executor.db.insertInto('relays').values({ table_id: table, seq, body }));

  return {
    append(event, change, { notifications = [], result, relay } = {}) {
      const columns = toEventColumns(event);
      const effects = [
        ...resignStep(event),
        ...toNotificationSteps(notifications),
        ...(result === undefined ? [] : resultSteps(executor, result)),
        ...(relay === undefined ? [] : [addRelay(event, relay)]),
      ];
      const steps = [
        { ...queries.add(columns), mustChange: true },
        ...updateTable(event.table, change),
        ...effects,
      ];
      const grouped =
        executor.append === undefined || effects.length > 0 ? undefined : toGroupedAppend(columns, change);
      return retryLostCommit((wasLost) => appendOnce(event, steps, grouped, wasLost));
    },

    findEventByCommand,

    async eventsAfter(table, after) {
      const rows = await readEvents(executor, table, queries.after({ table, after }));
      return rows.filter(({ seq }) => seq > after).map(toEventRow);
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
