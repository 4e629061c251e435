/** Finding tables. Words that an index is made for stand in the SQL itself: with a parameter SQLite would not use it. */
import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from './executor.ts';
import { compileOnce } from './executor.ts';
import type { Store } from './port.ts';
import type { Schema, TableColumns } from './schema.ts';
import { TABLE_COLUMNS, tablesWithSeats, tableWithSeats } from './tableRows.ts';

type TableLists = Pick<
  Store,
  'table' | 'openTables' | 'runningTables' | 'tablesOf' | 'openTablesOf' | 'dueTables' | 'tablesAwaitingBots' | 'allTables'
>;

const OPEN = sql.lit('open' as const);
const RUNNING = sql.lit('running' as const);
const RUNNING_FIRST = sql`CASE status WHEN 'running' THEN 0 ELSE 1 END`;

/**
 * One query for tables, seats and names, so that all are of the same moment. While a table is open it shows what its people are called
 * now; a match keeps the names that it began with.
 */
function withSeats({ build }: Executor, tables: SelectQueryBuilder<Schema, 'tables', TableColumns>) {
  return build
    .selectFrom(tables.as('t'))
    .leftJoin('seats as s', 's.table_id', 't.id')
    .leftJoin('people as p', (both) => both.onRef('p.id', '=', 's.person').on('t.status', '=', OPEN))
    .selectAll('t')
    .select(['s.seat', 's.person as seat_person', 's.bot as seat_bot', 's.has_resigned as seat_has_resigned'])
    .select(({ fn }) => fn.coalesce('p.name', 's.name').as('seat_name'));
}

function listQueries(on: Executor) {
  const { build } = on;
  const all = build.selectFrom('tables').select(TABLE_COLUMNS);
  const seatsOf = (person: string) => build.selectFrom('seats').select('table_id').where('person', '=', person);
  return {
    byId: compileOnce((hole: { id: string }) => withSeats(on, all.where('id', '=', hole.id)).orderBy('s.seat')),

    open: compileOnce((hole: { limit: number }) => {
      const newest = all.where('status', '=', OPEN).where('is_public', '=', sql.lit(1)).orderBy('created_at', 'desc').orderBy('id', 'desc');
      return withSeats(on, newest.limit(hole.limit)).orderBy('t.created_at', 'desc').orderBy('t.id', 'desc').orderBy('s.seat');
    }),

    running: compileOnce((hole: { limit: number }) => {
      const begun = all.where('status', '=', RUNNING).where('is_public', '=', sql.lit(1)).where('started_at', 'is not', null);
      const newest = begun.orderBy('started_at', 'desc').orderBy('id', 'desc');
      return withSeats(on, newest.limit(hole.limit)).orderBy('t.started_at', 'desc').orderBy('t.id', 'desc').orderBy('s.seat');
    }),

    of: compileOnce((hole: { person: string; limit: number }) => {
      const own = all.where('id', 'in', seatsOf(hole.person)).orderBy(RUNNING_FIRST).orderBy('created_at', 'desc').orderBy('id', 'desc');
      const listed = withSeats(on, own.limit(hole.limit)).orderBy(RUNNING_FIRST);
      return listed.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc').orderBy('s.seat');
    }),

    openOf: compileOnce((hole: { person: string }) =>
      build.selectFrom('tables').select('id').where('id', 'in', seatsOf(hole.person)).where('status', '=', OPEN).orderBy('id'),
    ),

    due: compileOnce((hole: { uptime: number; limit: number }) => {
      const running = build.selectFrom('tables').select('id').where('status', '=', RUNNING);
      return running.where('due', '<=', hole.uptime).orderBy('due').limit(hole.limit);
    }),

    awaitingBots: compileOnce((hole: { limit: number }) => {
      const running = build.selectFrom('tables').select('id').where('status', '=', RUNNING);
      return running
        .where(sql<boolean>`(pending & played) <> 0`)
        .orderBy('started_at')
        .orderBy('id')
        .limit(hole.limit);
    }),

    ids: compileOnce(() => build.selectFrom('tables').select('id').orderBy('id')),
  };
}

export function tableLists(on: Executor): TableLists {
  const queries = listQueries(on);
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  return {
    table: async (id) => tableWithSeats(await on.read(queries.byId({ id }))),
    openTables: async (limit) => tablesWithSeats(await on.read(queries.open({ limit }))),
    runningTables: async (limit) => tablesWithSeats(await on.read(queries.running({ limit }))),
    tablesOf: async (person, limit) => tablesWithSeats(await on.read(queries.of({ person, limit }))),
    openTablesOf: async (person) => ids(await on.read(queries.openOf({ person }))),
    dueTables: async (uptime, limit) => ids(await on.read(queries.due({ uptime, limit }))),
    tablesAwaitingBots: async (limit) => ids(await on.read(queries.awaitingBots({ limit }))),
    allTables: async () => ids(await on.read(queries.ids({}))),
  };
}
