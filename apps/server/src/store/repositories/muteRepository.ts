import type { MuteStore } from '../chatStore.ts';
import type { Executor } from '../executor.ts';
import { toSqlQuery } from '../sqlQuery.ts';
import { shareLockPeople, writeUnlessGone } from './rowLocks.ts';

export function muteRepository(executor: Executor): MuteStore {
  const { db } = executor;
  return {
    async setMuted(person, muted, isMuted) {
      const unmute = db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted);
      const mute = db
        .insertInto('mutes')
        .values({ person, muted })
        .onConflict((known) => known.doNothing());
      await writeUnlessGone(
        executor,
        isMuted ? [...shareLockPeople(executor, [person, muted]), toSqlQuery(mute)] : [toSqlQuery(unmute)],
      );
    },

    async mutedBy(person) {
      const muted = db.selectFrom('mutes').select('muted').where('person', '=', person).orderBy('muted');
      return (await executor.read(toSqlQuery(muted))).map((row) => row.muted);
    },
  };
}
