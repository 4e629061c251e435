/**
 * How many tables one person can have, as conditions inside the write. They count in statements of their own,
 * after the person's row is locked: a statement sees what was committed before it began, so two writes of one
 * person never count the same free place.
 */
import { sql } from 'kysely';
import type { Executor, Step } from './executor.ts';
import { demanding } from './executor.ts';
import type { SeatRefusal, TableRow } from './port.ts';
import { TABLE_LIMITS } from './port.ts';

const OPEN = sql.lit('open' as const);
const CURRENT = [OPEN, sql.lit('running' as const)];

/** True where the person sits at, or is the host of, the highest number of other tables already. */
export function tooManySeated({ build }: Executor, person: string, table: string) {
  const current = build
    .selectFrom('tables as t')
    .select('t.id')
    .where('t.id', '<>', table)
    .where('t.status', 'in', CURRENT);
  const seated = current.innerJoin('seats as s', 's.table_id', 't.id').where('s.person', '=', person);
  // A union, because PostgreSQL can't use the indexes of both for "or".
  const own = build.selectFrom(current.where('t.host', '=', person).union(seated).as('own'));
  return sql<boolean>`${own.select(({ fn }) => fn.countAll<number>().as('many'))} >= ${sql.lit(TABLE_LIMITS.seated)}`;
}

const refuse = (
  { build }: Executor,
  person: string,
  isTooMany: ReturnType<typeof tooManySeated>,
  refusal: SeatRefusal,
): Step =>
  demanding(
    build
      .selectFrom('people')
      .select('id')
      .where('id', '=', person)
      .where(({ not }) => not(isTooMany)),
    refusal,
  );

export const refuseTooManySeated = (on: Executor, person: string, table: string): Step[] => [
  refuse(on, person, tooManySeated(on, person, table), 'tooManyTables'),
];

export function refuseTooManyPublic(on: Executor, { host, status, isPublic }: TableRow): Step[] {
  if (status !== 'open' || !isPublic) return [];
  const open = on.build
    .selectFrom('tables')
    .where('host', '=', host)
    .where('status', '=', OPEN)
    .where('is_public', '=', sql.lit(1))
    .select(({ fn }) => fn.countAll<number>().as('many'));
  return [
    refuse(on, host, sql<boolean>`${open} >= ${sql.lit(TABLE_LIMITS.openPublic)}`, 'tooManyPublicTables'),
  ];
}
