import { sql } from 'kysely';
import type { EmailRow, EmailStore, MailTokenRow } from '../../channelStore.ts';
import type { Executor, WriteStep } from '../../executor.ts';
import { StepRefused } from '../../executor.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import { GONE, lockPeople, writeUnlessGone } from '../rowLocks.ts';
import type { EmailColumns, MailTokenColumns } from './channelColumns.ts';
import { HISTORY_COLUMNS, historyOf } from './channelColumns.ts';

const COLUMNS = [
  'person',
  'id',
  'address',
  'address_key',
  'pending_address',
  'is_on',
  'bounced_at',
  ...HISTORY_COLUMNS,
] as const;
const TOKEN_COLUMNS = ['hash', 'person', 'purpose', 'address', 'expires_at'] as const;

const fromColumns = (row: EmailColumns): EmailRow => ({
  id: row.id,
  person: row.person,
  address: row.address,
  pendingAddress: row.pending_address,
  isOn: row.is_on === 1,
  bouncedAt: row.bounced_at,
  ...historyOf(row),
});

const toTokenColumns = ({ expiresAt, ...row }: MailTokenRow): MailTokenColumns => ({
  ...row,
  expires_at: expiresAt,
});

const fromTokenColumns = ({ expires_at, ...row }: MailTokenColumns): MailTokenRow => ({
  ...row,
  expiresAt: expires_at,
});

/** Mail servers may tell upper from lower case, but none that people use does. */
const keyOf = (address: string): string => address.toLowerCase();

export function emailRepository(executor: Executor): EmailStore {
  const { db } = executor;
  return {
    async findEmail(person) {
      const own = db.selectFrom('email_addresses').select(COLUMNS).where('person', '=', person);
      const [row] = await executor.read(toSqlQuery(own));
      return row && fromColumns(row);
    },

    async peopleWithEmail(address) {
      const all = db.selectFrom('email_addresses').select('person').where('address_key', '=', keyOf(address));
      return (await executor.read(toSqlQuery(all.orderBy('person')))).map(({ person }) => person);
    },

    async savePendingEmail(person, id, address, token) {
      const values = { person, id, pending_address: address, is_on: 1 } as EmailColumns;
      const save = db
        .insertInto('email_addresses')
        .values(values)
        .onConflict((known) => known.column('person').doUpdateSet({ pending_address: address }));
      const done = await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        toSqlQuery(save),
        ...replaceToken(executor, token),
      ]);
      return done !== GONE;
    },

    async takeConfirmation(token, id, now, most) {
      try {
        await executor.write(confirmation(executor, token, id, now, most));
        return 'confirmed';
      } catch (error) {
        if (error instanceof StepRefused) return error.refusal === 'full' ? 'full' : 'expired';
        throw error;
      }
    },

    async changeEmail(person, { isOn }) {
      const change = db.updateTable('email_addresses').set({ is_on: isOn ? 1 : 0 });
      return (await executor.write([toRequiredStep(change.where('person', '=', person))])) !== undefined;
    },

    async removeEmail(person) {
      await executor.write([
        toSqlQuery(db.deleteFrom('mail_tokens').where('person', '=', person)),
        toSqlQuery(db.deleteFrom('email_addresses').where('person', '=', person)),
      ]);
    },

    async addMailToken(row) {
      const done = await writeUnlessGone(executor, [
        ...lockPeople(executor, [row.person]),
        ...replaceToken(executor, row),
      ]);
      return done !== GONE;
    },

    async findMailToken(hash) {
      const found = db.selectFrom('mail_tokens').select(TOKEN_COLUMNS).where('hash', '=', hash);
      const [row] = await executor.read(toSqlQuery(found));
      return row && fromTokenColumns(row);
    },

    async takeMailToken(row, now) {
      return (await writeUnlessGone(executor, [useToken(executor, row, now)])) !== GONE;
    },

    async removeExpiredMailTokens(now) {
      await executor.write([toSqlQuery(db.deleteFrom('mail_tokens').where('expires_at', '<=', now))]);
    },
  };
}

/** Only the newest mail works. */
const replaceToken = ({ db }: Executor, token: MailTokenRow): WriteStep[] => [
  toSqlQuery(
    db.deleteFrom('mail_tokens').where('person', '=', token.person).where('purpose', '=', token.purpose),
  ),
  toSqlQuery(db.insertInto('mail_tokens').values(toTokenColumns(token))),
];

const useToken = ({ db }: Executor, { hash }: MailTokenRow, now: number): WriteStep =>
  toRequiredStep(
    db.deleteFrom('mail_tokens').where('hash', '=', hash).where('expires_at', '>', now),
    'expired',
  );

function confirmation(
  executor: Executor,
  token: MailTokenRow,
  id: string,
  now: number,
  most: number,
): WriteStep[] {
  const { db } = executor;
  const { person, address } = token;
  const key = keyOf(address);
  const hasRoom = db
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where(
      sql<boolean>`(SELECT count(*) FROM email_addresses AS e
        WHERE e.address_key = ${key} AND e.person <> ${person}) < ${most}`,
    );
  const confirm = db
    .updateTable('email_addresses')
    .set({ id, address, address_key: key, pending_address: null, bounced_at: null, is_on: 1 })
    .set({ last_success_at: null, last_failure_at: null, last_failure: null })
    .where('person', '=', person)
    .where('pending_address', '=', address);
  return [
    ...lockPeople(executor, [person]),
    ...lockAddress(executor, key),
    toRequiredStep(hasRoom, 'full'),
    useToken(executor, token, now),
    toRequiredStep(confirm, 'expired'),
  ];
}

/** Several accounts may confirm one address at the same moment. SQLite has one writer at a time. */
const lockAddress = ({ db, kind }: Executor, key: string): WriteStep[] =>
  kind === 'postgres'
    ? [toSqlQuery(db.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`.as('locked')))]
    : [];
