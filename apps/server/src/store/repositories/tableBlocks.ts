/**
 * A block keeps two people from coming to a table together. These are statements of the write that gives the seat,
 * after the locks on the people: a block locks both of them, too, so that it is either seen here or comes later.
 */
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../executor.ts';
import type { Schema } from '../schema.ts';
import { toRequiredStep } from '../sqlQuery.ts';
import type { SeatRefusal } from '../tableStore.ts';

const BLOCKED: SeatRefusal = 'blocked';

const personUnless = (db: Kysely<Schema>, person: string) =>
  db.selectFrom('people').select('id').where('id', '=', person);

/** Between this person and the host or somebody seated. After the lock on the table, which orders those who join. */
export function requireNoBlockAtTable({ db }: Executor, person: string, table: string): WriteStep {
  const there = sql`(SELECT person FROM seats WHERE table_id = ${table} AND person IS NOT NULL
    UNION SELECT host FROM tables WHERE id = ${table})`;
  const block = sql<boolean>`EXISTS (SELECT 1 FROM blocks WHERE (person = ${person} AND blocked IN ${there})
    OR (blocked = ${person} AND person IN ${there}))`;
  return toRequiredStep(
    personUnless(db, person).where(({ not }) => not(block)),
    BLOCKED,
  );
}

export function requireNoBlockAmong({ db }: Executor, people: readonly string[]): WriteStep[] {
  const all = [...new Set(people)].toSorted();
  const [first] = all;
  if (first === undefined || all.length === 1) return [];
  const block = db
    .selectFrom('blocks')
    .select('person')
    .where('person', 'in', all)
    .where('blocked', 'in', all);
  const isFree = personUnless(db, first).where(({ not, exists }) => not(exists(block)));
  return [toRequiredStep(isFree, BLOCKED)];
}
