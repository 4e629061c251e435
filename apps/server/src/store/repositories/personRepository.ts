import { sql } from 'kysely';
import { randomId } from '../../ids.ts';
import type { Executor, WriteStep } from '../executor.ts';
import { toSqlQuery, compileOnce } from '../sqlQuery.ts';
import { UniqueViolation } from '../executor.ts';
import { lockForDeletion, lockTablesOf } from './rowLocks.ts';
import type { PersonRow, PersonStore } from '../personStore.ts';
import type { PersonColumns } from '../schema.ts';
import { moderationDeletion } from './community/moderationSteps.ts';
import { toPersonColumns } from './personColumns.ts';
import { relationDeletion } from './community/relationSteps.ts';
import { insertSession } from './sessionRepository.ts';
import type { TableStatus } from '../tableStore.ts';

/** 0 in rows of older programs: those people have had their name since they were created. */
export function namedAtExpression(source: string) {
  const [named, created] = [sql.ref<number>(`${source}.named_at`), sql.ref<number>(`${source}.created_at`)];
  return sql<number>`CASE WHEN ${named} > ${created} THEN ${named} ELSE ${created} END`;
}

export function isAccountsNameExpression(source: string) {
  const [guest, account] = [sql.ref(`${source}.guest_key`), sql.ref(`${source}.account_key`)];
  const owner = sql`SELECT 1 FROM people AS owner WHERE owner.account_key = ${guest}`;
  return sql<number>`CASE WHEN ${account} IS NULL AND EXISTS (${owner}) THEN 1 ELSE 0 END`;
}

const COLUMNS = [
  'id',
  'name',
  'account_key',
  'guest_key',
  'password_hash',
  'language',
  'created_at',
  namedAtExpression('people').as('named_at'),
] as const;

function fromColumns(row: PersonColumns): PersonRow {
  const {
    id,
    name,
    language,
    created_at: createdAt,
    named_at,
    account_key: accountKey,
    guest_key: guestKey,
  } = row;
  return {
    id,
    name,
    accountKey,
    guestKey,
    passwordHash: row.password_hash,
    language,
    createdAt,
    namedAt: named_at,
  };
}

export function personRepository(executor: Executor): PersonStore {
  const { db } = executor;
  const byId = compileOnce((values: { id: string }) =>
    db.selectFrom('people').select(COLUMNS).where('id', '=', values.id),
  );
  const byKey = compileOnce((values: { key: string }) =>
    db.selectFrom('people').select(COLUMNS).where('account_key', '=', values.key),
  );

  return {
    async addPerson(person, session) {
      const add = db.insertInto('people').values(toPersonColumns(person) as PersonColumns);
      await executor.write([toSqlQuery(add), toSqlQuery(insertSession(executor, session))]);
    },

    async findPerson(id) {
      const [row] = await executor.read(byId({ id }));
      return row && fromColumns(row);
    },

    async findAccount(accountKey) {
      const [row] = await executor.read(byKey({ key: accountKey }));
      return row && fromColumns(row);
    },

    async changePerson(id, change) {
      const columns = toPersonColumns(change);
      if (Object.keys(columns).length === 0) return true;
      const update = toSqlQuery(db.updateTable('people').set(columns).where('id', '=', id));
      try {
        return (await executor.write([{ ...update, mustChange: true }])) !== undefined;
      } catch (error) {
        if (error instanceof UniqueViolation) return false;
        throw error;
      }
    },

    async deletePerson(id, name) {
      const rows = await executor.write(deletion(executor, id, name));
      return (rows ?? []).map(({ table_id, seat }) => ({ table: String(table_id), seat: Number(seat) }));
    },
  };
}

/**
 * Removes the id from all rows and keeps what other players need. Locks first: each statement must see
 * whether a table has started, and nobody may give this person another seat.
 */
function deletion(executor: Executor, id: string, name: string): WriteStep[] {
  const { db } = executor;
  const hosted = db.selectFrom('tables').select('id').where('host', '=', id).where('status', '=', 'open');
  const inStatus = (status: TableStatus) => db.selectFrom('tables').select('id').where('status', '=', status);
  const seated = db.selectFrom('seats').select('table_id').where('person', '=', id);
  const vacate = db.updateTable('seats').set({ person: null, name }).where('person', '=', id);
  const statements = [
    db.updateTable('tables').set({ next: null }).where('next', 'in', hosted),
    db.deleteFrom('tables').where('host', '=', id).where('status', '=', 'open'),
    db.updateTable('tables').set({ host: '' }).where('host', '=', id),
    // Snapshots may contain the name; they are rebuilt from the log.
    db.deleteFrom('snapshots').where('table_id', 'in', seated),
    db.deleteFrom('seats').where('person', '=', id).where('table_id', 'in', inStatus('open')),
  ];
  const rest = [
    vacate,
    db.updateTable('chat').set({ person: '', name, text: '', line_id: null }).where('person', '=', id),
    db.deleteFrom('mutes').where((or) => or.or([or('person', '=', id), or('muted', '=', id)])),
    db.deleteFrom('guides').where('person', '=', id),
    db.deleteFrom('guide_chapters').where('person', '=', id),
    db.deleteFrom('outbox').where('person', '=', id),
    db.deleteFrom('deliveries').where('person', '=', id),
    // Games stay, as those of somebody who has left.
    db.updateTable('result_seats').set({ person: null }).where('person', '=', id),
    db.updateTable('rating_changes').set({ person: null }).where('person', '=', id),
    db
      .updateTable('meetings')
      .set({ other: `left:${randomId()}` })
      .where('other', '=', id),
    db.deleteFrom('ratings').where('person', '=', id),
    db.deleteFrom('reviews').where('person', '=', id),
    db.deleteFrom('sessions').where('person', '=', id),
    db.deleteFrom('people').where('id', '=', id),
  ];
  return [
    lockForDeletion(executor, id),
    ...lockTablesOf(executor, id),
    ...statements.map((statement) => toSqlQuery(statement)),
    {
      ...toSqlQuery(vacate.where('table_id', 'in', inStatus('running')).returning(['table_id', 'seat'])),
      isResult: true,
    },
    ...relationDeletion(executor, id),
    ...moderationDeletion(executor, id),
    ...rest.map((statement) => toSqlQuery(statement)),
  ];
}
