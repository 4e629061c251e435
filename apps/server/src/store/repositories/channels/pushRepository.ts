import { sql } from 'kysely';
import type { PushStore, PushSubscriptionRow } from '../../channelStore.ts';
import type { Executor } from '../../executor.ts';
import { StepRefused } from '../../executor.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import { lockPeople } from '../rowLocks.ts';
import type { PushColumns } from './channelColumns.ts';
import { HISTORY_COLUMNS, historyColumns, historyOf } from './channelColumns.ts';

const COLUMNS = [
  'id',
  'person',
  'endpoint',
  'p256dh',
  'auth',
  'device',
  'created_at',
  'expired_at',
  ...HISTORY_COLUMNS,
] as const;

const fromColumns = (row: PushColumns): PushSubscriptionRow => ({
  id: row.id,
  person: row.person,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  device: row.device,
  createdAt: row.created_at,
  expiredAt: row.expired_at,
  ...historyOf(row),
});

const toColumns = (row: PushSubscriptionRow): PushColumns => ({
  id: row.id,
  person: row.person,
  endpoint: row.endpoint,
  p256dh: row.p256dh,
  auth: row.auth,
  device: row.device,
  created_at: row.createdAt,
  expired_at: row.expiredAt,
  ...historyColumns(row),
});

export function pushRepository(executor: Executor): PushStore {
  const { db } = executor;
  const ofPerson = (person: string) =>
    db.selectFrom('push_subscriptions').select(COLUMNS).where('person', '=', person);
  return {
    async addPushSubscription(row, replaces, most) {
      const { person, endpoint } = row;
      const replaced = db
        .deleteFrom('push_subscriptions')
        .where('person', '=', person)
        .where('id', '=', replaces ?? '');
      const own = db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint);
      const sameKeys = own.where('p256dh', '=', row.p256dh).where('auth', '=', row.auth);
      const isFree = db
        .selectFrom('people')
        .select('id')
        .where('id', '=', person)
        .where(({ not, exists, selectFrom }) =>
          not(exists(selectFrom('push_subscriptions').select('id').where('endpoint', '=', endpoint))),
        );
      const hasRoom = db
        .selectFrom('people')
        .select('id')
        .where('id', '=', person)
        .where(
          sql<boolean>`(SELECT count(*) FROM push_subscriptions AS p WHERE p.person = ${person}) < ${most}`,
        );
      try {
        await executor.write([
          ...lockPeople(executor, [person]),
          toSqlQuery(replaced),
          toSqlQuery(sameKeys),
          toRequiredStep(isFree, 'taken'),
          toRequiredStep(hasRoom, 'full'),
          toSqlQuery(db.insertInto('push_subscriptions').values(toColumns(row))),
        ]);
        return 'added';
      } catch (error) {
        if (error instanceof StepRefused) return error.refusal as 'taken' | 'full' | 'personGone';
        throw error;
      }
    },

    async findPushSubscription(person, id) {
      const [row] = await executor.read(toSqlQuery(ofPerson(person).where('id', '=', id)));
      return row && fromColumns(row);
    },

    async pushSubscriptionsOf(person) {
      const all = ofPerson(person).orderBy('created_at').orderBy('id');
      return (await executor.read(toSqlQuery(all))).map(fromColumns);
    },

    async removePushSubscription(person, id) {
      const remove = db.deleteFrom('push_subscriptions').where('person', '=', person).where('id', '=', id);
      return (await executor.write([toRequiredStep(remove)])) !== undefined;
    },
  };
}
