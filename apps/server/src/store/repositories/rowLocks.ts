/**
 * Row locks. Every write takes them in one order, so that two writes can't deadlock: people by id, tables by
 * id, then seats and chat counters. SQLite has one writer at a time; there these statements only check that
 * the rows exist.
 */
import type { Executor, SqlRow, WriteStep } from '../executor.ts';
import { StepRefused } from '../executor.ts';
import { toSqlQuery, toRequiredStep } from '../sqlQuery.ts';
import type { NamedPerson } from '../personStore.ts';
import type { SeatRefusal } from '../tableStore.ts';

const PERSON_GONE: SeatRefusal = 'personGone';

/** Against deletion until the write ends. Refuses the write if a person is gone. */
export function lockPeople({ db, kind }: Executor, ids: readonly string[]): WriteStep[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const person = db.selectFrom('people').select('id').where('id', '=', id);
    return toRequiredStep(kind === 'postgres' ? person.forNoKeyUpdate() : person, PERSON_GONE);
  });
}

/** A shared lock, for writes that only add rows referring to a person. */
export function shareLockPeople({ db, kind }: Executor, ids: readonly string[]): WriteStep[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const person = db.selectFrom('people').select('id').where('id', '=', id);
    return toRequiredStep(kind === 'postgres' ? person.forKeyShare() : person, PERSON_GONE);
  });
}

/** Against renaming until the write ends. Undoes the write if a name has changed. */
export function shareLockNames({ db, kind }: Executor, people: readonly NamedPerson[]): WriteStep[] {
  const names = new Map(people.map(({ person, name }) => [person, name]));
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, name]) => {
      const person = db.selectFrom('people').select('id').where('id', '=', id).where('name', '=', name);
      return toRequiredStep(kind === 'postgres' ? person.forShare() : person);
    });
}

/** Waits for writes that give this person a seat; later ones find the person gone. */
export function lockForDeletion({ db, kind }: Executor, id: string): WriteStep {
  const person = db.selectFrom('people').select('id').where('id', '=', id);
  return toRequiredStep(kind === 'postgres' ? person.forUpdate() : person);
}

/** Against deletion until the write ends, without waiting for other changes of the row. */
export function shareLockTable({ db, kind }: Executor, id: string): WriteStep {
  const table = db.selectFrom('tables').select('id').where('id', '=', id);
  return toRequiredStep(kind === 'postgres' ? table.forKeyShare() : table, 'tableGone');
}

export function lockTablesOf({ db, kind }: Executor, person: string): WriteStep[] {
  if (kind !== 'postgres') return [];
  const seated = db.selectFrom('seats').select('table_id').where('person', '=', person);
  const own = db
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('host', '=', person), eb('id', 'in', seated)]));
  return [toSqlQuery(own.orderBy('id').forNoKeyUpdate())];
}

export function lockTableAndPrevious({ db, kind }: Executor, id: string): WriteStep[] {
  if (kind !== 'postgres') return [];
  const both = db
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('next', '=', id)]));
  return [toSqlQuery(both.orderBy('id').forNoKeyUpdate())];
}

export const GONE = 'gone';

export async function writeUnlessGone(
  executor: Executor,
  steps: readonly WriteStep[],
): Promise<readonly SqlRow[] | undefined | typeof GONE> {
  try {
    return await executor.write(steps);
  } catch (error) {
    if (error instanceof StepRefused) return GONE;
    throw error;
  }
}
