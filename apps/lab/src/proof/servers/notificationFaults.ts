/** Faults of outbox and delivery; the section `notices` must find each of them. */
import { setTimeout as delay } from 'node:timers/promises';
import type { DeliveryRow, Store } from '@pithead/server/testing/serverInternals';

/** The delays are no faults: they leave time for a kill. */
const LATE_MS = 400;

const outboxAfterCommit = (store: Store): Store => ({
  ...store,
  async append(event, change, effects) {
    const appended = await store.append(event, change);
    const { notifications = [] } = effects ?? {};
    if (appended.kind === 'appended')
      void delay(LATE_MS).then(() => store.addNotifications(notifications).catch(() => undefined));
    return appended;
  },
});

/** Which group a delivery belongs to is known only while it is read. */
function retryThroughOutbox(store: Store): Store {
  const read = new Map<string, DeliveryRow>();
  return {
    ...store,
    async deliveriesOf(group, limit) {
      const rows = await store.deliveriesOf(group, limit);
      for (const row of rows) read.set(row.id, row);
      return rows;
    },
    async failDelivery(_destination, ids, { retryAt }) {
      const rows = ids.map((id) => read.get(id)).filter((row) => row !== undefined);
      await store.removeDeliveries(ids);
      await store.addNotifications(
        rows.map(({ person, table, kind, createdAt }) => ({
          person,
          table,
          kind,
          createdAt,
          readyAt: retryAt ?? createdAt,
        })),
      );
    },
  };
}

const withChoices = (
  store: Store,
  change: (choices: Awaited<ReturnType<Store['notificationChoices']>>) => typeof choices,
): Store => ({
  ...store,
  notificationChoices: async (person) => change(await store.notificationChoices(person)),
});

export const OUTBOX_AFTER_COMMIT = 'the outbox is written after the commit';
export const MARKED_BEFORE = 'a notification counts as delivered before the attempt';
export const NEW_ID_AFTER_CRASH = 'the id of a message is not stored before the attempt';
export const TABLE_LOST = 'a message about several tables loses all but one';
export const QUIET_SWALLOWS = 'quiet hours swallow a notification';
export const QUIET_IGNORED = 'quiet hours are ignored';
export const MUTE_IGNORED = 'a muted table still notifies';
export const RETRY_REPEATS = 'a retry repeats devices that succeeded';

export const PLANTED_NOTIFICATION_FAULTS: Readonly<Record<string, (store: Store) => Store>> = {
  [OUTBOX_AFTER_COMMIT]: outboxAfterCommit,
  [MARKED_BEFORE]: (store) => ({
    ...store,
    async beginDelivery(ids, message, now, retryAt) {
      const begun = await store.beginDelivery(ids, message, now, retryAt);
      await store.removeDeliveries(begun);
      return begun;
    },
  }),
  [NEW_ID_AFTER_CRASH]: (store) => ({
    ...store,
    async beginDelivery(ids, _message, _now, retryAt) {
      await store.postponeDeliveries(ids, retryAt);
      return [...ids];
    },
  }),
  [TABLE_LOST]: (store) => ({
    ...store,
    async beginDelivery([first = '', ...others], message, now, retryAt) {
      await store.removeDeliveries(others);
      return store.beginDelivery([first], message, now, retryAt);
    },
  }),
  [QUIET_SWALLOWS]: (store) => ({ ...store, postponeNotification: (id) => store.spreadNotification(id, []) }),
  [QUIET_IGNORED]: (store) =>
    withChoices(store, ({ settings, mutes }) => ({
      settings: settings && { ...settings, quietHours: null },
      mutes,
    })),
  [MUTE_IGNORED]: (store) => withChoices(store, ({ settings }) => ({ settings, mutes: [] })),
  [RETRY_REPEATS]: retryThroughOutbox,
};
