/**
 * Values in the condition of a partial index are literals: with a parameter SQLite would not use the index.
 */
import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor } from '../executor.ts';
import { compileOnce } from '../sqlQuery.ts';
import { isAccountsNameExpression, namedAtExpression } from './personRepository.ts';
import type { OpenTableRange, PageRange, TableListStore } from '../tableStore.ts';
import type { Schema, TableColumns } from '../schema.ts';
import { TABLE_COLUMNS, toTablesWithSeats, toTableWithSeats } from './tableMapping.ts';

const OPEN = sql.lit('open' as const);
const RUNNING = sql.lit('running' as const);
/** Must equal the expression of the index `tables_open`. Rows of older programs have no `active_at`. */
const ACTIVITY = sql<number>`CASE WHEN active_at > created_at THEN active_at ELSE created_at END`;
/**
 * Each host's tables that come before all others. Tables of deleted hosts share one quota, else they would
 * fill the list.
 */
const FAIR_SHARE = 2;
/** Only the newest are ranked: SQLite runs in the server's thread, and the list is requested often. */
const MAX_RANKED = 2_000;
const RUNNING_FIRST = sql`CASE status WHEN 'running' THEN 0 ELSE 1 END`;

const SEAT_COLUMNS = [
  's.seat',
  's.person as seat_person',
  's.bot as seat_bot',
  's.has_resigned as seat_has_resigned',
  's.taken_at as seat_taken_at',
] as const;
/** Open tables show current names; a match keeps the names it began with. */
const SEAT_NAME = sql<string | null>`coalesce(who.name, s.name)`.as('seat_name');
const SEAT_CLAIM = [
  sql<number | null>`CASE WHEN who.id IS NULL THEN NULL WHEN who.account_key IS NULL THEN 0 ELSE 1 END`.as(
    'seat_is_account',
  ),
  namedAtExpression('who').as('seat_named_at'),
  isAccountsNameExpression('who').as('seat_is_accounts_name'),
] as const;

/** One query for tables, seats and names, so that they are consistent. */
function withSeats({ db }: Executor, tables: SelectQueryBuilder<Schema, 'tables', TableColumns>) {
  return db
    .selectFrom(tables.as('t'))
    .leftJoin('seats as s', 's.table_id', 't.id')
    .leftJoin('people as who', (both) => both.onRef('who.id', '=', 's.person').on('t.status', '=', OPEN))
    .selectAll('t')
    .select([...SEAT_COLUMNS, SEAT_NAME, ...SEAT_CLAIM]);
}

function fairPage(
  executor: Executor,
  candidates: SelectQueryBuilder<Schema, 'tables', Candidate>,
  { offset, limit }: PageRange,
) {
  const { db } = executor;
  const newest = candidates.orderBy('moment', 'desc').orderBy('id', 'desc').limit(sql.lit(MAX_RANKED));
  const ranked = db
    .selectFrom(newest.as('c'))
    .select([
      'c.id as listed',
      'c.moment',
      sql<number>`row_number() OVER (PARTITION BY host ORDER BY moment DESC, id DESC)`.as('place'),
    ]);
  const page = db
    .selectFrom(ranked.as('r'))
    .select([
      'listed',
      'moment',
      sql<number>`CASE WHEN place <= ${sql.lit(FAIR_SHARE)} THEN place ELSE ${sql.lit(FAIR_SHARE + 1)} END`.as(
        'tier',
      ),
    ])
    .orderBy('tier')
    .orderBy('moment', 'desc')
    .orderBy('listed', 'desc')
    .limit(limit)
    .offset(offset);
  return db
    .selectFrom(page.as('p'))
    .innerJoin('tables as t', 't.id', 'p.listed')
    .leftJoin('seats as s', 's.table_id', 't.id')
    .leftJoin('people as who', (both) => both.onRef('who.id', '=', 's.person').on('t.status', '=', OPEN))
    .select(TABLE_COLUMNS.map((name) => `t.${name}` as const))
    .select([...SEAT_COLUMNS, SEAT_NAME, ...SEAT_CLAIM])
    .orderBy('p.tier')
    .orderBy('p.moment', 'desc')
    .orderBy('p.listed', 'desc')
    .orderBy('s.seat');
}

interface Candidate {
  id: string;
  host: string;
  moment: number | null;
}

function listQueries(executor: Executor) {
  const { db } = executor;
  const all = db.selectFrom('tables').select(TABLE_COLUMNS);
  const seatsOf = (person: string) => db.selectFrom('seats').select('table_id').where('person', '=', person);
  return {
    byId: compileOnce((values: { id: string }) =>
      withSeats(executor, all.where('id', '=', values.id)).orderBy('s.seat'),
    ),

    open: compileOnce((values: PageRange & { live: number; turns: number; oldest: number }) => {
      const candidates = db
        .selectFrom('tables')
        .select(['id', 'host', ACTIVITY.as('moment')])
        .where('status', '=', OPEN)
        .where('is_public', '=', sql.lit(1))
        .where(ACTIVITY, '>', values.oldest)
        .where(({ or, and, eb }) =>
          or([
            and([eb('pace', '=', 'live'), eb(ACTIVITY, '>', values.live)]),
            and([eb('pace', '=', 'turns'), eb(ACTIVITY, '>', values.turns)]),
          ]),
        );
      return fairPage(executor, candidates, values);
    }),

    running: compileOnce((values: PageRange) => {
      const candidates = db
        .selectFrom('tables')
        .select(['id', 'host', 'started_at as moment'])
        .where('status', '=', RUNNING)
        .where('is_public', '=', sql.lit(1))
        .where('started_at', 'is not', null)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats as s')
              .select('s.seat')
              .whereRef('s.table_id', '=', 'tables.id')
              .where('s.person', 'is not', null),
          ),
        );
      return fairPage(executor, candidates, values);
    }),

    of: compileOnce((values: { person: string; limit: number }) => {
      const own = all
        .where('id', 'in', seatsOf(values.person))
        .orderBy(RUNNING_FIRST)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc');
      const listed = withSeats(executor, own.limit(values.limit)).orderBy(RUNNING_FIRST);
      return listed.orderBy('t.created_at', 'desc').orderBy('t.id', 'desc').orderBy('s.seat');
    }),

    openOf: compileOnce((values: { person: string }) =>
      db
        .selectFrom('tables')
        .select('id')
        .where('id', 'in', seatsOf(values.person))
        .where('status', '=', OPEN)
        .orderBy('id'),
    ),

    due: compileOnce((values: { uptime: number; limit: number }) => {
      const running = db.selectFrom('tables').select('id').where('status', '=', RUNNING);
      return running.where('due', '<=', values.uptime).orderBy('due').limit(values.limit);
    }),

    awaitingBots: compileOnce((values: { limit: number }) => {
      const running = db.selectFrom('tables').select('id').where('status', '=', RUNNING);
      return running
        .where(sql<boolean>`(pending & played) <> 0`)
        .orderBy('started_at')
        .orderBy('id')
        .limit(values.limit);
    }),

    ids: compileOnce(() => db.selectFrom('tables').select('id').orderBy('id')),
  };
}

export function tableListRepository(executor: Executor): TableListStore {
  const queries = listQueries(executor);
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  return {
    findTable: async (id) => toTableWithSeats(await executor.read(queries.byId({ id }))),
    listOpenTables: async (page) => toTablesWithSeats(await executor.read(queries.open(openValues(page)))),
    listRunningTables: async ({ offset, limit }) =>
      toTablesWithSeats(await executor.read(queries.running({ offset, limit }))),
    tablesOf: async (person, limit) => toTablesWithSeats(await executor.read(queries.of({ person, limit }))),
    openTableIdsOf: async (person) => ids(await executor.read(queries.openOf({ person }))),
    dueTableIds: async (uptime, limit) => ids(await executor.read(queries.due({ uptime, limit }))),
    tableIdsAwaitingBots: async (limit) => ids(await executor.read(queries.awaitingBots({ limit }))),
    allTableIds: async () => ids(await executor.read(queries.ids({}))),
  };
}

function openValues({ offset, limit, activeSince: { live, turns } }: OpenTableRange) {
  return { offset, limit, live, turns, oldest: Math.min(live, turns) };
}
