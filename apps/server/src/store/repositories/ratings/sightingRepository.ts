import type { Executor } from '../../executor.ts';
import type { RatingStore } from '../../ratings/ratingStore.ts';
import { toSqlQuery } from '../../sqlQuery.ts';
import { shareLockPeople, writeUnlessGone } from '../rowLocks.ts';

type SightingStore = Pick<
  RatingStore,
  'sightingSecret' | 'addSighting' | 'sharesSighting' | 'sightingsOf' | 'deleteSightingsBefore'
>;

export function sightingRepository(executor: Executor): SightingStore {
  const { db } = executor;
  const secretOf = async (day: number): Promise<string | undefined> => {
    const [row] = await executor.read(
      toSqlQuery(db.selectFrom('sighting_keys').select('secret').where('day', '=', day)),
    );
    return row?.secret;
  };
  return {
    async sightingSecret(day, fresh) {
      const known = await secretOf(day);
      if (known !== undefined) return known;
      const add = db.insertInto('sighting_keys').values({ day, secret: fresh });
      await executor.write([toSqlQuery(add.onConflict((taken) => taken.doNothing()))]);
      return (await secretOf(day)) ?? fresh;
    },

    async addSighting(person, kind, day, hash) {
      const add = db.insertInto('sightings').values({ person, kind, day, hash });
      await writeUnlessGone(executor, [
        ...shareLockPeople(executor, [person]),
        toSqlQuery(add.onConflict((known) => known.doNothing())),
      ]);
    },

    async sharesSighting(kind, people, fromDay, toDay) {
      const shared = db
        .selectFrom('sightings')
        .select('hash')
        .where('person', 'in', people)
        .where('kind', '=', kind)
        .where('day', '>=', fromDay)
        .where('day', '<=', toDay)
        .groupBy(['day', 'hash'])
        .having(({ fn }) => fn.count('person').distinct(), '>', 1)
        .limit(1);
      return (await executor.read(toSqlQuery(shared))).length > 0;
    },

    async sightingsOf(person) {
      const rows = db.selectFrom('sightings').select(['kind', 'day']).where('person', '=', person);
      return executor.read(toSqlQuery(rows.orderBy('day').orderBy('kind').orderBy('hash')));
    },

    async deleteSightingsBefore(day) {
      await executor.write([
        toSqlQuery(db.deleteFrom('sightings').where('day', '<', day)),
        toSqlQuery(db.deleteFrom('sighting_keys').where('day', '<', day)),
      ]);
    },
  };
}
