/**
 * Row locks for writes that must not run concurrently. Every write takes them in the same order, so that two
 * writes can't deadlock: people by id, tables by id, then seats and chat counters. SQLite has one writer at a
 * time; there these statements only check that the rows exist.
 */
import type { Executor, WriteStep } from '../executor.ts';
import { toSqlQuery, toRequiredStep } from '../sqlQuery.ts';
import type { NamedPerson } from '../personStore.ts';
import type { SeatRefusal } from '../tableStore.ts';

const GONE: SeatRefusal = 'personGone';

/** Keeps these people from being deleted until the write ends. Refuses the write if one is gone. */
export function lockPeople({ build, kind }: Executor, ids: readonly string[]): WriteStep[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const person = build.selectFrom('people').select('id').where('id', '=', id);
    return toRequiredStep(kind === 'postgres' ? person.forNoKeyUpdate() : person, GONE);
  });
}

/** Like `lockPeople`, but a shared lock, for writes that only add rows referring to a person. */
export function shareLockPeople({ build, kind }: Executor, ids: readonly string[]): WriteStep[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const person = build.selectFrom('people').select('id').where('id', '=', id);
    return toRequiredStep(kind === 'postgres' ? person.forKeyShare() : person, GONE);
  });
}

/**
 * Keeps these people from changing their names until the write ends. Undoes the write if a name has changed.
 */
export function shareLockNames({ build, kind }: Executor, people: readonly NamedPerson[]): WriteStep[] {
  const names = new Map(people.map(({ person, name }) => [person, name]));
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, name]) => {
      const person = build.selectFrom('people').select('id').where('id', '=', id).where('name', '=', name);
      return toRequiredStep(kind === 'postgres' ? person.forShare() : person);
    });
}

/** Waits for writes that give this person a seat; later ones find the person gone. */
export function lockForDeletion({ build, kind }: Executor, id: string): WriteStep {
  const person = build.selectFrom('people').select('id').where('id', '=', id);
  return toRequiredStep(kind === 'postgres' ? person.forUpdate() : person);
}

/**
 * Keeps the table from being deleted until the write ends, but does not wait for other changes of its row.
 */
export function shareLockTable({ build, kind }: Executor, id: string): WriteStep {
  const table = build.selectFrom('tables').select('id').where('id', '=', id);
  return toRequiredStep(kind === 'postgres' ? table.forKeyShare() : table, 'tableGone');
}

/** Locks status and seats of all tables where the person sits or is the host. */
export function lockTablesOf({ build, kind }: Executor, person: string): WriteStep[] {
  if (kind !== 'postgres') return [];
  const seated = build.selectFrom('seats').select('table_id').where('person', '=', person);
  const own = build
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('host', '=', person), eb('id', 'in', seated)]));
  return [toSqlQuery(own.orderBy('id').forNoKeyUpdate())];
}

/** Locks a table and the one whose rematch it is. */
export function lockTableAndPrevious({ build, kind }: Executor, id: string): WriteStep[] {
  if (kind !== 'postgres') return [];
  const both = build
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('next', '=', id)]));
  return [toSqlQuery(both.orderBy('id').forNoKeyUpdate())];
}
