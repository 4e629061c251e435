import type { WebhookCallRow, WebhookRow, WebhookStore } from '../../channelStore.ts';
import type { Executor } from '../../executor.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import { GONE, lockPeople, shareLockPeople, writeUnlessGone } from '../rowLocks.ts';
import type { WebhookCallColumns, WebhookColumns } from './channelColumns.ts';
import { failureText, HISTORY_COLUMNS, historyColumns, historyOf, parseFailure } from './channelColumns.ts';

const COLUMNS = ['person', 'id', 'url', 'secret', 'created_at', ...HISTORY_COLUMNS] as const;
const CALL_COLUMNS = ['id', 'person', 'at', 'kind', 'duration_ms', 'status', 'failure'] as const;

const fromColumns = (row: WebhookColumns): WebhookRow => ({
  id: row.id,
  person: row.person,
  url: row.url,
  secret: row.secret,
  createdAt: row.created_at,
  ...historyOf(row),
});

const toColumns = (row: WebhookRow): WebhookColumns => ({
  id: row.id,
  person: row.person,
  url: row.url,
  secret: row.secret,
  created_at: row.createdAt,
  ...historyColumns(row),
});

const fromCallColumns = ({
  duration_ms: durationMs,
  failure,
  ...row
}: WebhookCallColumns): WebhookCallRow => ({
  ...row,
  durationMs,
  failure: parseFailure(failure),
});

const toCallColumns = ({ durationMs, failure, ...row }: WebhookCallRow): WebhookCallColumns => ({
  ...row,
  duration_ms: durationMs,
  failure: failureText(failure),
});

export function webhookRepository(executor: Executor): WebhookStore {
  const { db } = executor;
  const callsOf = (person: string) =>
    db.selectFrom('webhook_calls').where('person', '=', person).orderBy('at', 'desc').orderBy('id');
  return {
    async findWebhook(person) {
      const own = db.selectFrom('webhooks').select(COLUMNS).where('person', '=', person);
      const [row] = await executor.read(toSqlQuery(own));
      return row && fromColumns(row);
    },

    async saveWebhook(row) {
      const done = await writeUnlessGone(executor, [
        ...lockPeople(executor, [row.person]),
        toSqlQuery(db.deleteFrom('webhook_calls').where('person', '=', row.person)),
        toSqlQuery(db.deleteFrom('webhooks').where('person', '=', row.person)),
        toSqlQuery(db.insertInto('webhooks').values(toColumns(row))),
      ]);
      return done !== GONE;
    },

    async changeWebhookSecret(person, secret) {
      const change = db.updateTable('webhooks').set({ secret }).where('person', '=', person);
      return (await executor.write([toRequiredStep(change)])) !== undefined;
    },

    async removeWebhook(person) {
      await executor.write([
        toSqlQuery(db.deleteFrom('webhook_calls').where('person', '=', person)),
        toSqlQuery(db.deleteFrom('webhooks').where('person', '=', person)),
      ]);
    },

    async addWebhookCall(row, most) {
      const last = callsOf(row.person).select('id').limit(most);
      await writeUnlessGone(executor, [
        ...shareLockPeople(executor, [row.person]),
        toSqlQuery(db.insertInto('webhook_calls').values(toCallColumns(row))),
        toSqlQuery(
          db.deleteFrom('webhook_calls').where('person', '=', row.person).where('id', 'not in', last),
        ),
      ]);
    },

    async webhookCallsOf(person) {
      return (await executor.read(toSqlQuery(callsOf(person).select(CALL_COLUMNS)))).map(fromCallColumns);
    },
  };
}
