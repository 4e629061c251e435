/** `tables.away` is what the matches know; `vacations` is what people want. */
import { sql } from 'kysely';
import type { Executor } from '../executor.ts';
import type { VacationStore } from '../notificationSettingsStore.ts';
import { compileOnce, toSqlQuery } from '../sqlQuery.ts';
import { lockPeople, writeUnlessGone } from './rowLocks.ts';

const RUNNING = sql.lit('running' as const);
const IS_AWAY = sql<number>`(t.away >> s.seat) & 1`;

export function vacationRepository(executor: Executor): VacationStore {
  const { db } = executor;
  const begun = compileOnce(({ now, limit }: { now: number; limit: number }) =>
    db
      .selectFrom('vacations as v')
      .innerJoin('seats as s', 's.person', 'v.person')
      .innerJoin('tables as t', 't.id', 's.table_id')
      .select(['t.id as table', 's.seat', 'v.starts_at as since'])
      .where('v.ends_at', '>', now)
      .where('v.starts_at', '<=', now)
      .where('t.status', '=', RUNNING)
      .where('t.pace', '=', sql.lit('turns' as const))
      .where('s.has_resigned', '=', sql.lit(0))
      .where(IS_AWAY, '=', sql.lit(0))
      .limit(limit),
  );
  const ended = compileOnce(({ now, limit }: { now: number; limit: number }) =>
    db
      .selectFrom('tables as t')
      .innerJoin('seats as s', 's.table_id', 't.id')
      .select(['t.id as table', 's.seat'])
      .where('t.status', '=', RUNNING)
      .where('t.away', '<>', sql.lit(0))
      .where(IS_AWAY, '=', sql.lit(1))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('vacations as v')
              .select('v.person')
              .whereRef('v.person', '=', 's.person')
              .where('v.ends_at', '>', now)
              .where('v.starts_at', '<=', now),
          ),
        ),
      )
      .limit(limit),
  );

  return {
    async vacationsOf(person, endedAfter) {
      const all = db
        .selectFrom('vacations')
        .select(['starts_at as from', 'ends_at as until'])
        .where('person', '=', person)
        .where('ends_at', '>', endedAfter)
        .orderBy('starts_at');
      return executor.read(toSqlQuery(all));
    },

    async replaceVacations(person, now, vacations) {
      const rows = vacations.map(({ from, until }) => ({ person, starts_at: from, ends_at: until }));
      await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        toSqlQuery(db.deleteFrom('vacations').where('person', '=', person).where('ends_at', '>', now)),
        ...rows.map((row) => toSqlQuery(db.insertInto('vacations').values(row))),
      ]);
    },

    async seatsToSendOnVacation(now, limit) {
      const left = await executor.read(begun({ now, limit }));
      const back = await executor.read(ended({ now, limit }));
      return [...left, ...back.map((row) => ({ ...row, since: undefined }))];
    },
  };
}
