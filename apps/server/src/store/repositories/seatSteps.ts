import type { Expression, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../executor.ts';
import { toRequiredStep, toSqlQuery } from '../sqlQuery.ts';
import type { SeatRow } from '../tableStore.ts';
import { hasTooManyTables } from './tableLimits.ts';
import { toSeatColumns } from './tableMapping.ts';

export function addSeats({ db }: Executor, seats: readonly SeatRow[], at: number): WriteStep[] {
  if (seats.length === 0) return [];
  return [
    toSqlQuery(db.insertInto('seats').values(seats.map((row) => ({ ...toSeatColumns(row), taken_at: at })))),
  ];
}

export function addSeatWithinLimit(executor: Executor, seat: SeatRow, at: number): WriteStep {
  const { db } = executor;
  const { table_id, seat: place, person, bot, name, has_resigned } = toSeatColumns(seat);
  const row = db
    .selectFrom('people')
    .select([
      sql.val(table_id).as('table_id'),
      sql<number>`CAST(${place} AS integer)`.as('seat'),
      'id',
      sql<string | null>`CAST(${bot} AS text)`.as('bot'),
      sql.val(name).as('name'),
      sql<number>`CAST(${has_resigned} AS integer)`.as('has_resigned'),
      sql<number>`CAST(${at} AS bigint)`.as('taken_at'),
    ])
    .where('id', '=', person)
    .where(({ not }) => not(hasTooManyTables(executor, person as string, table_id)));
  const columns = ['table_id', 'seat', 'person', 'bot', 'name', 'has_resigned', 'taken_at'] as const;
  return toSqlQuery(db.insertInto('seats').columns(columns).expression(row));
}

/**
 * Changes nothing but locks the row: starting or removing the table waits until the seat change is committed.
 */
export const lockOpenTable = ({ db }: Executor, id: string) =>
  db.updateTable('tables').set({ status: 'open' }).where('id', '=', id).where('status', '=', 'open');

/**
 * Of several concurrent requests a person gets one seat. A separate statement, so that it sees seats taken
 * before the lock was acquired.
 */
export function requireNoOtherSeat(executor: Executor, { table, person }: SeatRow): WriteStep[] {
  if (person === null) return [];
  const own = executor.db
    .selectFrom('seats')
    .select('table_id')
    .where('table_id', '=', table)
    .where('person', '=', person);
  const mayTake = lockOpenTable(executor, table).where(({ or, eb, not, exists }) =>
    or([eb('is_hot_seat', '=', 1), not(exists(own))]),
  );
  return [toRequiredStep(mayTake)];
}

/**
 * Only a new maximum of joined people counts. Bots, the host, and people who leave and come back don't:
 * otherwise one person could keep a table at the top of the list.
 */
export function updateActivity({ db }: Executor, { table, person }: SeatRow, at: number): WriteStep[] {
  if (person === null) return [];
  const joined = db
    .selectFrom('seats as s')
    .where('s.table_id', '=', table)
    .where('s.person', '<>', sql.ref<string>('tables.host'))
    .select(({ fn }) => fn.count<number>('s.person').distinct().as('many'));
  const update = db
    .updateTable('tables')
    .set({
      most_joined: joined,
      active_at: sql<number>`CASE WHEN active_at > ${at} THEN active_at ELSE ${at} END`,
    })
    .where('id', '=', table)
    .where('most_joined', '<', joined);
  return [toSqlQuery(update)];
}

/**
 * Not the host's only seat: the table would stay open and nobody there could close it. A separate statement
 * after the lock: if the host's last two seats are freed concurrently, one must see that the other is gone. A
 * null person is a bot.
 */
export function deleteSeat(
  executor: Executor,
  table: string,
  seat: number,
  person: string | null,
): WriteStep {
  const { db } = executor;
  const row = db.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat);
  if (person === null) return toRequiredStep(row.where('person', 'is', null));
  return toRequiredStep(
    row.where('person', '=', person).where(isNotLastOfHost(executor, table, seat, person)),
  );
}

function isNotLastOfHost({ db }: Executor, table: string, seat: number, person: string): Expression<SqlBool> {
  const hosted = db.selectFrom('tables').select('id').where('id', '=', table).where('host', '=', person);
  const others = db
    .selectFrom('seats as o')
    .select('o.seat')
    .where('o.table_id', '=', table)
    .where('o.person', '=', person)
    .where('o.seat', '<>', seat);
  return sql<SqlBool>`(NOT EXISTS ${hosted} OR EXISTS ${others})`;
}

export function nameSeat({ db }: Executor, { table, seat, person, bot, name }: SeatRow): WriteStep {
  return toRequiredStep(
    db
      .updateTable('seats')
      .set({ name })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('person', person === null ? 'is' : '=', person)
      .where('bot', bot === null ? 'is' : '=', bot),
  );
}

export function requireSeatCount({ db }: Executor, table: string, count: number): WriteStep {
  const held = db
    .selectFrom('seats')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('table_id', '=', table);
  return toRequiredStep(
    db.updateTable('tables').set({ status: 'running' }).where('id', '=', table).where(held, '=', count),
  );
}
