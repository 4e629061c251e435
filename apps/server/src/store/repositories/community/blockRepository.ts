import { LIMITS } from '@pithead/protocol';
import { sql } from 'kysely';
import type { Executor } from '../../executor.ts';
import type { BlockStore } from '../../relationStore.ts';
import { padToPowerOfTwo, toSqlQuery } from '../../sqlQuery.ts';
import { exists } from './friendRepository.ts';
import { isBlockBetween, refusedUnlessChanged, removeFriendSteps, writeRelation } from './relationSteps.ts';
import { lockPeople } from '../rowLocks.ts';

export function blockRepository(executor: Executor): BlockStore {
  const { db } = executor;
  return {
    async setBlocked(person, other, since) {
      if (since === undefined) {
        await executor.write([
          toSqlQuery(db.deleteFrom('blocks').where('person', '=', person).where('blocked', '=', other)),
        ]);
        return 'done';
      }
      const others = sql<boolean>`(SELECT count(*) FROM blocks WHERE person = ${person} AND blocked <> ${other})
        < ${sql.lit(LIMITS.blocks)}`;
      const row = db
        .selectFrom('people')
        .select(({ val }) => ['id as person', val(other).as('blocked'), sql.val(since).as('since')])
        .where('id', '=', person)
        .where(others);
      const block = db
        .insertInto('blocks')
        .columns(['person', 'blocked', 'since'])
        .expression(row)
        .onConflict((known) =>
          known.columns(['person', 'blocked']).doUpdateSet({ since: sql`blocks.since` }),
        );
      return writeRelation(executor, [
        ...lockPeople(executor, [person, other]),
        refusedUnlessChanged(block),
        ...removeFriendSteps(executor, person, other),
      ]);
    },

    isBlockedBetween: (person, other) => exists(executor, isBlockBetween(person, other)),

    async blocksAmong(people) {
      if (people.length < 2) return [];
      const all = padToPowerOfTwo(people);
      const found = db
        .selectFrom('blocks')
        .select(['person', 'blocked'])
        .where('person', 'in', all)
        .where('blocked', 'in', all)
        .orderBy('person')
        .orderBy('blocked');
      return executor.read(toSqlQuery(found));
    },

    async hiddenFrom(person) {
      const hidden = db
        .selectFrom('mutes')
        .select('muted as id')
        .where('person', '=', person)
        .union(db.selectFrom('blocks').select('blocked as id').where('person', '=', person))
        .union(db.selectFrom('blocks').select('person as id').where('blocked', '=', person));
      return (await executor.read(toSqlQuery(hidden))).map(({ id }) => id).toSorted();
    },
  };
}
