/**
 * Row locks for writes that must not run at the same time. Every write takes them in one order: people by id,
 * then tables by id, then seats and chat counters. Otherwise two writes could wait for each other. SQLite has
 * one writer at a time: there the same statements only check that the rows exist.
 */
import type { Executor, Step } from './executor.ts';
import { compiled, demanding } from './executor.ts';
import type { NamedPerson, SeatRefusal } from './port.ts';

const GONE: SeatRefusal = 'personGone';

/**
 * The people exist until the end of the write: their deletion waits for it. Refused if one of them is gone.
 */
export function lockPeople({ build, kind }: Executor, ids: readonly string[]): Step[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const person = build.selectFrom('people').select('id').where('id', '=', id);
    return demanding(kind === 'postgres' ? person.forNoKeyUpdate() : person, GONE);
  });
}

/** Like `lockPeople`, for rows that only refer to a person: those writes need not wait for each other. */
export function keepPeople({ build, kind }: Executor, ids: readonly string[]): Step[] {
  return [...new Set(ids)].toSorted().map((id) => {
    const person = build.selectFrom('people').select('id').where('id', '=', id);
    return demanding(kind === 'postgres' ? person.forKeyShare() : person, GONE);
  });
}

/**
 * The people have these names until the end of the write: a change of name waits for it. The write is undone
 * if one has another.
 */
export function keepNames({ build, kind }: Executor, people: readonly NamedPerson[]): Step[] {
  const names = new Map(people.map(({ person, name }) => [person, name]));
  return [...names]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, name]) => {
      const person = build.selectFrom('people').select('id').where('id', '=', id).where('name', '=', name);
      return demanding(kind === 'postgres' ? person.forShare() : person);
    });
}

/**
 * Waits for everything that gives this person a seat; what comes later finds the person gone. The write is
 * undone if there is none.
 */
export function lockForDeletion({ build, kind }: Executor, id: string): Step {
  const person = build.selectFrom('people').select('id').where('id', '=', id);
  return demanding(kind === 'postgres' ? person.forUpdate() : person);
}

/**
 * The table exists until the end of the write. Waits for its deletion alone, not for other changes of its
 * row.
 */
export function keepTable({ build, kind }: Executor, id: string): Step {
  const table = build.selectFrom('tables').select('id').where('id', '=', id);
  return demanding(kind === 'postgres' ? table.forKeyShare() : table, 'tableGone');
}

/** Their status and seats stay as the following statements find them. */
export function lockTablesOf({ build, kind }: Executor, person: string): Step[] {
  if (kind !== 'postgres') return [];
  const seated = build.selectFrom('seats').select('table_id').where('person', '=', person);
  const own = build
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('host', '=', person), eb('id', 'in', seated)]));
  return [compiled(own.orderBy('id').forNoKeyUpdate())];
}

/** A table and the one before it, which points to it. */
export function lockTableAndPrevious({ build, kind }: Executor, id: string): Step[] {
  if (kind !== 'postgres') return [];
  const both = build
    .selectFrom('tables')
    .select('id')
    .where(({ or, eb }) => or([eb('id', '=', id), eb('next', '=', id)]));
  return [compiled(both.orderBy('id').forNoKeyUpdate())];
}
