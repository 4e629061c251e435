/**
 * Limits on tables per person. They are separate statements after the lock on the person's row: each sees
 * what was committed before, so two concurrent writes can't both use the last free place.
 */
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../executor.ts';
import { toRequiredStep } from '../sqlQuery.ts';
import type { SeatRefusal, TableRow } from '../tableStore.ts';
import { TABLE_LIMITS } from '../tableStore.ts';

const OPEN = sql.lit('open' as const);
const CURRENT = [OPEN, sql.lit('running' as const)];

export function hasTooManyTables({ db }: Executor, person: string, table: string) {
  const current = db
    .selectFrom('tables as t')
    .select('t.id')
    .where('t.id', '<>', table)
    .where('t.status', 'in', CURRENT);
  const seated = current.innerJoin('seats as s', 's.table_id', 't.id').where('s.person', '=', person);
  // A union, because PostgreSQL can't combine both indexes for `OR`.
  const own = db.selectFrom(current.where('t.host', '=', person).union(seated).as('own'));
  return sql<boolean>`${own.select(({ fn }) => fn.countAll<number>().as('many'))} >= ${sql.lit(TABLE_LIMITS.seated)}`;
}

const refuse = (
  { db }: Executor,
  person: string,
  isTooMany: ReturnType<typeof hasTooManyTables>,
  refusal: SeatRefusal,
): WriteStep =>
  toRequiredStep(
    db
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .where(({ not }) => not(isTooMany)),
    refusal,
  );

export const requireFewTables = (executor: Executor, person: string, table: string): WriteStep[] => [
  refuse(executor, person, hasTooManyTables(executor, person, table), 'tooManyTables'),
];

export function requireFewPublicTables(
  executor: Executor,
  { host, status, isPublic }: TableRow,
): WriteStep[] {
  if (status !== 'open' || !isPublic) return [];
  const open = executor.db
    .selectFrom('tables')
    .where('host', '=', host)
    .where('status', '=', OPEN)
    .where('is_public', '=', sql.lit(1))
    .select(({ fn }) => fn.countAll<number>().as('many'));
  return [
    refuse(
      executor,
      host,
      sql<boolean>`${open} >= ${sql.lit(TABLE_LIMITS.openPublic)}`,
      'tooManyPublicTables',
    ),
  ];
}
