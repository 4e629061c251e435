import { sql } from 'kysely';
import { randomId } from '../../ids.ts';
import type { Executor, WriteStep } from '../executor.ts';
import type {
  FailedAttempt,
  DeliveryRow,
  DeliveryStore,
  DestinationKey,
  NewDelivery,
} from '../notificationStore.ts';
import type { DeliveryColumns, DestinationColumns } from '../schema.ts';
import { padToPowerOfTwo, toSqlQuery } from '../sqlQuery.ts';

const toDeliveryRow = ({
  table_id: table,
  created_at,
  tried_at,
  next_at,
  ...row
}: DeliveryColumns): DeliveryRow => ({
  ...row,
  table,
  createdAt: created_at,
  triedAt: tried_at,
  nextAt: next_at,
});

export function addDelivery({ db }: Executor, delivery: NewDelivery): WriteStep {
  const { person, channel, destination, target, kind, table, createdAt, nextAt } = delivery;
  const row: DeliveryColumns = {
    id: randomId(),
    person,
    channel,
    destination,
    target,
    kind,
    table_id: table,
    message: null,
    failures: 0,
    created_at: createdAt,
    tried_at: null,
    next_at: nextAt,
  };
  const { id, message, failures, created_at, tried_at, next_at } = row;
  return toSqlQuery(
    db
      .insertInto('deliveries')
      .values(row)
      .onConflict((older) =>
        older
          .columns(['person', 'channel', 'destination', 'kind', 'table_id'])
          .doUpdateSet({ id, message, failures, created_at, tried_at, next_at }),
      ),
  );
}

export function deliveryRepository(executor: Executor): DeliveryStore {
  const { db } = executor;
  const write = async (...steps: readonly WriteStep[]): Promise<void> => void (await executor.write(steps));
  const of = <Q extends { where(c: 'person' | 'channel' | 'destination', o: '=', v: string): Q }>(
    query: Q,
    { person, channel, destination }: DestinationKey,
  ): Q =>
    query.where('person', '=', person).where('channel', '=', channel).where('destination', '=', destination);

  return {
    async dueDeliveryGroups(channel, now, limit, { people, targets }) {
      let due = db
        .selectFrom('deliveries')
        .select(['person', 'channel', 'destination', 'target', 'kind', 'message'])
        .where('channel', '=', channel)
        .where('next_at', '<=', now);
      if (people.length > 0) due = due.where('person', 'not in', padToPowerOfTwo(people));
      if (targets.length > 0) due = due.where('target', 'not in', padToPowerOfTwo(targets));
      const groups = due
        .groupBy(['person', 'channel', 'destination', 'target', 'kind', 'message'])
        .orderBy(({ fn }) => fn.min('next_at'))
        .limit(limit);
      return executor.read(toSqlQuery(groups));
    },

    async deliveriesOf(group, limit) {
      const rows = of(db.selectFrom('deliveries').selectAll(), group)
        .where('kind', '=', group.kind)
        .where('message', group.message === null ? 'is' : '=', group.message)
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit);
      return (await executor.read(toSqlQuery(rows))).map(toDeliveryRow);
    },

    async postponeDeliveries(ids, nextAt) {
      if (ids.length > 0)
        await write(toSqlQuery(db.updateTable('deliveries').set({ next_at: nextAt }).where('id', 'in', ids)));
    },

    async removeDeliveries(ids) {
      if (ids.length > 0) await write(toSqlQuery(db.deleteFrom('deliveries').where('id', 'in', ids)));
    },

    async postponeTarget({ channel, target }, { at, retryAt, giveUpBefore }) {
      const isDue = db
        .updateTable('deliveries')
        .set({ tried_at: sql`coalesce(tried_at, ${at})`, next_at: retryAt })
        .where('channel', '=', channel)
        .where('target', '=', target)
        .where('next_at', '<=', at);
      const isOld = db
        .deleteFrom('deliveries')
        .where('channel', '=', channel)
        .where('target', '=', target)
        .where('tried_at', '<', giveUpBefore);
      await write(toSqlQuery(isDue), toSqlQuery(isOld));
    },

    async beginDelivery(ids, message, now, retryAt) {
      const begin = db
        .updateTable('deliveries')
        .set({ message, tried_at: sql`coalesce(tried_at, ${now})`, next_at: retryAt })
        .where('id', 'in', ids)
        .where(({ eb, or }) => or([eb('message', 'is', null), eb('message', '=', message)]));
      return ((await executor.write([toSqlQuery(begin.returning('id'))])) ?? []).map(({ id }) => String(id));
    },

    acceptDelivery: (destination, ids, at) =>
      write(
        toSqlQuery(db.deleteFrom('deliveries').where('id', 'in', ids)),
        ...saveStatus(executor, destination, {
          accepted_at: at,
          failure: '',
          failures: 0,
          gave_up_at: null,
        }),
      ),

    failDelivery(destination, ids, failure) {
      const { retryAt } = failure;
      const rest =
        retryAt === undefined
          ? db.deleteFrom('deliveries').where('id', 'in', ids)
          : db
              .updateTable('deliveries')
              .set({ failures: sql`failures + 1`, next_at: retryAt })
              .where('id', 'in', ids);
      return write(toSqlQuery(rest), ...saveFailure(executor, destination, failure));
    },

    closeDestination: (destination, failure) =>
      write(
        toSqlQuery(of(db.deleteFrom('deliveries'), destination)),
        ...saveFailure(executor, destination, failure),
      ),

    async destinationStatusOf(person) {
      const waiting = db
        .selectFrom('deliveries')
        .where('person', '=', person)
        .where('failures', '>', 0)
        .groupBy(['channel', 'destination'])
        .select(['channel', 'destination'])
        .select(({ fn }) => [fn.min('next_at').as('retry_at'), fn.min('tried_at').as('tried_at')]);
      const all = db
        .selectFrom('destination_status as s')
        .leftJoin(waiting.as('w'), (both) =>
          both.onRef('w.channel', '=', 's.channel').onRef('w.destination', '=', 's.destination'),
        )
        .where('s.person', '=', person)
        .selectAll('s')
        .select(['w.retry_at', 'w.tried_at'])
        .orderBy('s.channel')
        .orderBy('s.destination');
      return (await executor.read(toSqlQuery(all))).map(
        ({ channel, destination, failure, failures, ...row }) => ({
          channel,
          destination,
          acceptedAt: row.accepted_at,
          failedAt: row.failed_at,
          failure,
          failures,
          retryAt: row.retry_at,
          gaveUpAt: row.gave_up_at,
          triedAt: row.tried_at,
        }),
      );
    },
  };
}

type StatusChange = Partial<Omit<DestinationColumns, keyof DestinationKey>>;

const EMPTY_STATUS = { accepted_at: null, failed_at: null, failure: '', failures: 0, gave_up_at: null };

/** Does nothing if the person is gone. */
function saveStatus({ db }: Executor, key: DestinationKey, change: StatusChange): WriteStep[] {
  const { person, channel, destination } = key;
  const row = { ...EMPTY_STATUS, ...change };
  const owner = db
    .selectFrom('people')
    .where('id', '=', person)
    .select([
      'id as person',
      sql<DestinationColumns['channel']>`CAST(${channel} AS text)`.as('channel'),
      sql<string>`CAST(${destination} AS text)`.as('destination'),
      sql<number | null>`CAST(${row.accepted_at} AS bigint)`.as('accepted_at'),
      sql<number | null>`CAST(${row.failed_at} AS bigint)`.as('failed_at'),
      sql<string>`CAST(${row.failure} AS text)`.as('failure'),
      sql<number>`CAST(${row.failures} AS integer)`.as('failures'),
      sql<number | null>`CAST(${row.gave_up_at} AS bigint)`.as('gave_up_at'),
    ]);
  const columns = [
    'person',
    'channel',
    'destination',
    'accepted_at',
    'failed_at',
    'failure',
    'failures',
    'gave_up_at',
  ];
  const update =
    'failed_at' in change ? { ...change, failures: sql<number>`destination_status.failures + 1` } : change;
  return [
    toSqlQuery(
      db
        .insertInto('destination_status')
        .columns(columns as (keyof DestinationColumns)[])
        .expression(owner)
        .onConflict((known) => known.columns(['person', 'channel', 'destination']).doUpdateSet(update)),
    ),
  ];
}

function saveFailure(executor: Executor, key: DestinationKey, failure: FailedAttempt): WriteStep[] {
  const { at, reason, retryAt } = failure;
  return saveStatus(executor, key, {
    failed_at: at,
    failure: reason,
    failures: 1,
    ...(retryAt === undefined && { gave_up_at: at }),
  });
}
