import type { NotificationSettings } from '@pithead/protocol';
import type { Executor } from '../executor.ts';
import type { NotificationSettingsStore } from '../notificationSettingsStore.ts';
import { compileOnce, toSqlQuery } from '../sqlQuery.ts';
import { lockPeople, shareLockTable, writeUnlessGone } from './rowLocks.ts';

export function notificationSettingsRepository(executor: Executor): NotificationSettingsStore {
  const { db } = executor;
  const settingsOf = compileOnce(({ person }: { person: string }) =>
    db.selectFrom('notification_settings').select('settings').where('person', '=', person),
  );
  const mutesOf = compileOnce(({ person }: { person: string }) =>
    db
      .selectFrom('table_mutes')
      .select(['table_id as table', 'until'])
      .where('person', '=', person)
      .orderBy('table_id'),
  );

  return {
    async notificationChoices(person) {
      const [row] = await executor.read(settingsOf({ person }));
      return {
        settings: row && (JSON.parse(row.settings) as NotificationSettings),
        mutes: await executor.read(mutesOf({ person })),
      };
    },

    async saveNotificationSettings(person, given) {
      const settings = JSON.stringify(given);
      const save = db.insertInto('notification_settings').values({ person, settings });
      await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        toSqlQuery(save.onConflict((old) => old.column('person').doUpdateSet({ settings }))),
      ]);
    },

    async muteTable(person, table, until) {
      const ended = db.selectFrom('tables').select('id').where('status', 'in', ['over', 'abandoned']);
      const removeEnded = db.deleteFrom('table_mutes').where('table_id', 'in', ended);
      const mute = db.insertInto('table_mutes').values({ person, table_id: table, until });
      await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        shareLockTable(executor, table),
        toSqlQuery(removeEnded.where('person', '=', person)),
        toSqlQuery(mute.onConflict((old) => old.columns(['person', 'table_id']).doUpdateSet({ until }))),
      ]);
    },

    async unmuteTable(person, table) {
      await executor.write([
        toSqlQuery(db.deleteFrom('table_mutes').where('person', '=', person).where('table_id', '=', table)),
      ]);
    },
  };
}
