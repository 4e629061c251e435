import type { Executor } from '../../executor.ts';
import type { OperatorStore } from '../../relationStore.ts';
import { toSqlQuery } from '../../sqlQuery.ts';
import { GONE, shareLockPeople, writeUnlessGone } from '../rowLocks.ts';

export function operatorRepository(executor: Executor): OperatorStore {
  const { db } = executor;
  return {
    async addOperator(person, since) {
      const add = db
        .insertInto('operators')
        .values({ person, since })
        .onConflict((known) => known.doNothing());
      const written = await writeUnlessGone(executor, [
        ...shareLockPeople(executor, [person]),
        // An operator's own restrictions could be lifted by nobody on the page.
        toSqlQuery(db.deleteFrom('restrictions').where('person', '=', person)),
        toSqlQuery(add),
      ]);
      return written !== GONE;
    },

    async removeOperator(person) {
      await executor.write([toSqlQuery(db.deleteFrom('operators').where('person', '=', person))]);
    },

    async isOperator(person) {
      const found = db.selectFrom('operators').select('person').where('person', '=', person);
      return (await executor.read(toSqlQuery(found))).length > 0;
    },

    async operators() {
      const all = db
        .selectFrom('operators as o')
        .innerJoin('people as p', 'p.id', 'o.person')
        .select(['p.id', 'p.name', 'o.since'])
        .orderBy('p.name');
      return executor.read(toSqlQuery(all));
    },
  };
}
