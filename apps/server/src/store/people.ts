import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Executor, Step } from './executor.ts';
import { compiled, compileOnce, UniqueViolation } from './executor.ts';
import { lockForDeletion, lockTablesOf } from './locks.ts';
import type { Person, Store, TableStatus } from './port.ts';
import type { PersonColumns } from './schema.ts';
import { addSession } from './sessions.ts';

type People = Pick<Store, 'addPerson' | 'person' | 'account' | 'changePerson' | 'deletePerson'>;

/**
 * The column is 0 for people whom a process of an older version has added: they have had their name from the
 * beginning.
 */
export function namedAt(source: string) {
  const [named, created] = [sql.ref<number>(`${source}.named_at`), sql.ref<number>(`${source}.created_at`)];
  return sql<number>`CASE WHEN ${named} > ${created} THEN ${named} ELSE ${created} END`;
}

/** 1 for a guest whose name an account has, which may be registered after the guest was called so. */
export function isAccountsName(source: string) {
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
  namedAt('people').as('named_at'),
] as const;

function fromColumns(row: PersonColumns): Person {
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

function toColumns(person: Partial<Person>): Updateable<PersonColumns> {
  const { id, name, accountKey, guestKey, passwordHash, language, createdAt, namedAt: named_at } = person;
  const all = {
    id,
    name,
    account_key: accountKey,
    guest_key: guestKey,
    password_hash: passwordHash,
    language,
    created_at: createdAt,
    named_at,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export function people(on: Executor): People {
  const { build } = on;
  const byId = compileOnce((hole: { id: string }) =>
    build.selectFrom('people').select(COLUMNS).where('id', '=', hole.id),
  );
  const byKey = compileOnce((hole: { key: string }) =>
    build.selectFrom('people').select(COLUMNS).where('account_key', '=', hole.key),
  );

  return {
    async addPerson(person, session) {
      const add = build.insertInto('people').values(toColumns(person) as PersonColumns);
      await on.write([compiled(add), compiled(addSession(on, session))]);
    },

    async person(id) {
      const [row] = await on.read(byId({ id }));
      return row && fromColumns(row);
    },

    async account(accountKey) {
      const [row] = await on.read(byKey({ key: accountKey }));
      return row && fromColumns(row);
    },

    async changePerson(id, change) {
      const columns = toColumns(change);
      if (Object.keys(columns).length === 0) return true;
      const update = compiled(build.updateTable('people').set(columns).where('id', '=', id));
      try {
        return (await on.write([{ ...update, mustChange: true }])) !== undefined;
      } catch (error) {
        if (error instanceof UniqueViolation) return false;
        throw error;
      }
    },

    async deletePerson(id, name) {
      const rows = await on.write(deletion(on, id, name));
      return (rows ?? []).map(({ table_id, seat }) => ({ table: String(table_id), seat: Number(seat) }));
    },
  };
}

/**
 * Afterwards no row says that id, and what others need in order to go on is still there. The locks come
 * first: each of the following statements sees whether a table has started, and nobody gives this person
 * another seat.
 */
function deletion(on: Executor, id: string, name: string): Step[] {
  const { build } = on;
  const hosted = build.selectFrom('tables').select('id').where('host', '=', id).where('status', '=', 'open');
  const inStatus = (status: TableStatus) =>
    build.selectFrom('tables').select('id').where('status', '=', status);
  const seated = build.selectFrom('seats').select('table_id').where('person', '=', id);
  const vacate = build.updateTable('seats').set({ person: null, name }).where('person', '=', id);
  const statements = [
    build.updateTable('tables').set({ next: null }).where('next', 'in', hosted),
    build.deleteFrom('tables').where('host', '=', id).where('status', '=', 'open'),
    build.updateTable('tables').set({ host: '' }).where('host', '=', id),
    // A cache may hold the name; the log rebuilds it.
    build.deleteFrom('snapshots').where('table_id', 'in', seated),
    build.deleteFrom('seats').where('person', '=', id).where('table_id', 'in', inStatus('open')),
  ];
  const rest = [
    vacate,
    build.updateTable('chat').set({ person: '', name, text: '', line_id: null }).where('person', '=', id),
    build.deleteFrom('mutes').where((or) => or.or([or('person', '=', id), or('muted', '=', id)])),
    build.deleteFrom('sessions').where('person', '=', id),
    build.deleteFrom('people').where('id', '=', id),
  ];
  return [
    lockForDeletion(on, id),
    ...lockTablesOf(on, id),
    ...statements.map((statement) => compiled(statement)),
    {
      ...compiled(vacate.where('table_id', 'in', inStatus('running')).returning(['table_id', 'seat'])),
      isResult: true,
    },
    ...rest.map((statement) => compiled(statement)),
  ];
}
