import type { ChannelKind } from '@pithead/protocol';
import type { ChannelStore, ChannelTestRow, DeliveryRecord } from '../../channelStore.ts';
import type { Executor, WriteStep } from '../../executor.ts';
import { toSqlQuery } from '../../sqlQuery.ts';
import { GONE, lockPeople, writeUnlessGone } from '../rowLocks.ts';
import type { ChannelTestColumns } from './channelColumns.ts';
import { failureText, parseFailure } from './channelColumns.ts';
import { emailRepository } from './emailRepository.ts';
import { pushRepository } from './pushRepository.ts';
import { webhookRepository } from './webhookRepository.ts';

const TEST_COLUMNS = [
  'id',
  'person',
  'channel',
  'destination',
  'sent_at',
  'accepted_at',
  'accepted_by',
  'failed_at',
  'failure',
  'shown_at',
] as const;

const fromColumns = (row: ChannelTestColumns): ChannelTestRow => ({
  id: row.id,
  person: row.person,
  channel: row.channel,
  destination: row.destination,
  sentAt: row.sent_at,
  acceptedAt: row.accepted_at,
  acceptedBy: row.accepted_by,
  failedAt: row.failed_at,
  failure: parseFailure(row.failure),
  shownAt: row.shown_at,
});

const toColumns = (row: ChannelTestRow): ChannelTestColumns => ({
  id: row.id,
  person: row.person,
  channel: row.channel,
  destination: row.destination,
  sent_at: row.sentAt,
  accepted_at: row.acceptedAt,
  accepted_by: row.acceptedBy,
  failed_at: row.failedAt,
  failure: failureText(row.failure),
  shown_at: row.shownAt,
});

export function channelRepository(executor: Executor): ChannelStore {
  const { db } = executor;
  return {
    ...pushRepository(executor),
    ...emailRepository(executor),
    ...webhookRepository(executor),

    async addSecret(name, candidate) {
      const find = toSqlQuery(db.selectFrom('server_secrets').select('value').where('name', '=', name));
      const [known] = await executor.read(find);
      if (known !== undefined) return known.value;
      const add = db
        .insertInto('server_secrets')
        .values({ name, value: candidate })
        .onConflict((other) => other.doNothing());
      await executor.write([toSqlQuery(add)]);
      return (await executor.read(find))[0]?.value ?? candidate;
    },

    async markDelivery(channel, destination, record) {
      await executor.write([deliveryStep(executor, channel, destination, record)]);
    },

    async addChannelTest(row) {
      const earlier = db
        .deleteFrom('channel_tests')
        .where('person', '=', row.person)
        .where('destination', '=', row.destination);
      const done = await writeUnlessGone(executor, [
        ...lockPeople(executor, [row.person]),
        toSqlQuery(earlier),
        toSqlQuery(db.insertInto('channel_tests').values(toColumns(row))),
      ]);
      return done !== GONE;
    },

    async findChannelTest(person, id) {
      const found = db.selectFrom('channel_tests').select(TEST_COLUMNS).where('id', '=', id);
      const [row] = await executor.read(toSqlQuery(found.where('person', '=', person)));
      return row && fromColumns(row);
    },

    async changeChannelTest(id, { acceptedAt, acceptedBy, failedAt, failure }) {
      const columns = {
        ...(acceptedAt !== undefined && { accepted_at: acceptedAt }),
        ...(acceptedBy !== undefined && { accepted_by: acceptedBy }),
        ...(failedAt !== undefined && { failed_at: failedAt }),
        ...(failure !== undefined && { failure: failureText(failure) }),
      };
      await executor.write([toSqlQuery(db.updateTable('channel_tests').set(columns).where('id', '=', id))]);
    },

    async markTestShown(id, at) {
      const shown = db.updateTable('channel_tests').set({ shown_at: at }).where('id', '=', id);
      await executor.write([toSqlQuery(shown.where('channel', '=', 'push').where('shown_at', 'is', null))]);
    },
  };
}

function deliveryStep(
  { db }: Executor,
  channel: ChannelKind,
  destination: string,
  { at, failure, isGone }: DeliveryRecord,
): WriteStep {
  const history =
    failure === null
      ? { last_success_at: at, last_failure: null }
      : { last_failure_at: at, last_failure: failureText(failure) };
  if (channel === 'push') {
    const gone = isGone ? { expired_at: at } : {};
    return toSqlQuery(
      db
        .updateTable('push_subscriptions')
        .set({ ...history, ...gone })
        .where('id', '=', destination),
    );
  }
  if (channel === 'email') {
    const gone = isGone ? { bounced_at: at } : {};
    return toSqlQuery(
      db
        .updateTable('email_addresses')
        .set({ ...history, ...gone })
        .where('id', '=', destination),
    );
  }
  return toSqlQuery(db.updateTable('webhooks').set(history).where('id', '=', destination));
}
