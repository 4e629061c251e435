import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composeStore } from './compose.ts';
import type { Migration } from './migrations.ts';
import { latest, MIGRATIONS } from './migrations.ts';
import { NewerDatabase } from './storeErrors.ts';
import { openSqlite, openSqliteExecutor } from './sqlite.ts';
import { testFolder } from './testing/folder.ts';
import { addOldPerson, addOldTable, addPerson, aLine, aSeat, aTable, nextMoment } from './testing/rows.ts';

const folder = testFolder();
const NEXT = latest(MIGRATIONS) + 1;
const adding = (...statements: string[]): Migration[] => [...MIGRATIONS, { version: NEXT, statements }];

async function versionsIn(file: string, migrations = MIGRATIONS): Promise<unknown[]> {
  const executor = await openSqliteExecutor(file, migrations);
  const rows = await executor.read<{ version: number }>({
    sql: 'SELECT version FROM migrations ORDER BY version',
    parameters: [],
  });
  await executor.close();
  return rows.map(({ version }) => version);
}

it('versions follow each other', () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(MIGRATIONS.map((_, place) => place + 1));
});

it('a database keeps what is in it when it is migrated', async () => {
  const file = join(folder, 'kept.db');
  const before = await openSqlite(file);
  const person = await addPerson(before);
  await before.close();
  const after = await openSqliteExecutor(
    file,
    adding('CREATE TABLE added (id integer)', 'INSERT INTO added VALUES (1)'),
  );
  expect(await composeStore(after).person(person.id)).toEqual(person);
  expect(await after.read({ sql: 'SELECT id FROM added', parameters: [] })).toEqual([{ id: 1 }]);
  await after.close();
});

it('what was said before lines had ids stays as it was, and is not taken for a repetition', async () => {
  const file = join(folder, 'talk.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 3));
  const person = await addOldPerson(before);
  const table = aTable(person.id, { status: 'running' });
  await addOldTable(before, table);
  const said = [1, 2].map((number) => ({
    table: table.id,
    number,
    person: person.id,
    name: 'Ada',
    room: 'players',
    text: 'Hm',
    at: 5,
  }));
  for (const line of said)
    before.connection.run({
      sql: 'INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)',
      parameters: Object.values(line),
    });
  before.connection.exec('UPDATE tables SET chats = 2');
  await before.close();
  const after = await openSqlite(file);
  expect(await after.chatAfter(table.id, 0)).toEqual(
    said.map(({ number, ...line }) => ({ ...line, tableNumber: number, roomNumber: number })),
  );
  expect(await after.addChat(aLine(table.id, person.id, { text: 'Hm', at: 5 }))).toEqual({
    kind: 'said',
    tableNumber: 3,
    roomNumber: 3,
  });
  await after.close();
});

it('lines of before rooms were numbered are numbered by room, and so are those that a process of version 0.1 adds later', async () => {
  const file = join(folder, 'rooms.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 4));
  const person = await addOldPerson(before);
  const [table, other] = [aTable(person.id), aTable(person.id)];
  for (const each of [table, other]) await addOldTable(before, each);
  const rooms = ['players', 'spectators', 'players', 'players', 'spectators'];
  const add = (on: typeof before, id: string, number: number, room: string): void => {
    const sql =
      'INSERT INTO chat (table_id, number, person, name, room, text, at) VALUES (?, ?, ?, ?, ?, ?, ?)';
    on.connection.run({ sql, parameters: [id, number, person.id, 'Ada', room, 'Hm', 5] });
    on.connection.run({ sql: 'UPDATE tables SET chats = ? WHERE id = ?', parameters: [number, id] });
  };
  for (const { id } of [table, other]) rooms.forEach((room, i) => add(before, id, i + 1, room));
  await before.close();

  const executor = await openSqliteExecutor(file);
  const after = composeStore(executor);
  const numbers = async (): Promise<number[]> =>
    (await after.chatAfter(table.id, 0)).map(({ roomNumber }) => roomNumber);
  expect(await numbers()).toEqual([1, 1, 2, 3, 2]);
  add(executor, table.id, 6, 'spectators');
  add(executor, table.id, 7, 'spectators');
  expect(await numbers()).toEqual([1, 1, 2, 3, 2, 3, 4]);
  const line = aLine(table.id, person.id, { room: 'spectators' });
  expect(await after.addChat(line)).toEqual({ kind: 'said', tableNumber: 8, roomNumber: 5 });
  expect(await after.chatSaidAs(line)).toMatchObject({ tableNumber: 8, roomNumber: 5 });
  await after.close();
});

it('open tables of before there was activity are as active as they are old, also if an older process adds them after the migration', async () => {
  const file = join(folder, 'activity.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 4));
  const host = await addOldPerson(before);
  const [old, late, last] = [aTable(host.id), aTable(host.id), aTable(host.id)];
  await addOldTable(before, last);
  await addOldTable(before, old);
  await before.close();
  const after = await openSqliteExecutor(file);
  await addOldTable(after, late);
  const open = await composeStore(after).openTables({
    offset: 0,
    limit: 9,
    activeSince: { live: old.createdAt, turns: 0 },
  });
  expect(open.map(({ table }) => table.id)).toEqual([last.id, late.id]);
  await after.close();
});

it('a name is as old as its person if it was taken before that was written down, also if an older process adds them later', async () => {
  const file = join(folder, 'names.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 6));
  const early = await addOldPerson(before);
  await before.close();
  const after = await openSqliteExecutor(file);
  const late = await addOldPerson(after);
  const store = composeStore(after);
  for (const person of [early, late])
    expect(await store.person(person.id)).toEqual({ ...person, namedAt: person.createdAt });
  await after.close();
});

it('people who had joined an open table before the migration are no activity when they come back after it', async () => {
  const file = join(folder, 'joined.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 6));
  const people = [await addOldPerson(before), await addOldPerson(before)] as const;
  const [host, ben] = people;
  const table = aTable(host.id);
  await addOldTable(before, table);
  const sit =
    'INSERT INTO seats (table_id, seat, person, bot, name, has_resigned) VALUES (?, ?, ?, NULL, ?, 0)';
  people.forEach(({ id, name }, seat) =>
    before.connection.run({ sql: sit, parameters: [table.id, seat, id, name] }),
  );
  await before.close();
  const after = await openSqlite(file);
  const isActiveSince = async (moment: number): Promise<boolean> =>
    (await after.openTables({ offset: 0, limit: 9, activeSince: { live: moment, turns: moment } })).length >
    0;
  await after.freeSeat(table.id, 1, ben.id);
  expect(await after.takeSeat(aSeat(table.id, 1, ben), nextMoment())).toBe('taken');
  expect(await isActiveSince(table.createdAt)).toBe(false);
  expect(await after.takeSeat(aSeat(table.id, 2, await addPerson(after)), nextMoment())).toBe('taken');
  expect(await isActiveSince(table.createdAt)).toBe(true);
  await after.close();
});

it('a migration that fails half-way leaves the old version, which still works', async () => {
  const file = join(folder, 'half.db');
  await versionsIn(file);
  await expect(
    openSqliteExecutor(file, adding('CREATE TABLE added (id integer)', 'INSERT INTO missing VALUES (1)')),
  ).rejects.toThrow('missing');
  expect(await versionsIn(file)).toEqual(MIGRATIONS.map(({ version }) => version));
  const repaired = await openSqliteExecutor(file, adding('CREATE TABLE added (id integer)'));
  await repaired.close();
});

it('a database of a newer program is refused and left untouched', async () => {
  const file = join(folder, 'newer.db');
  await versionsIn(file, adding('CREATE TABLE added (id integer)'));
  const before = readFileSync(file);
  await expect(openSqlite(file)).rejects.toThrow(NewerDatabase);
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('several that start at the same time migrate once', async () => {
  const file = join(folder, 'race.db');
  const all = await Promise.all(
    Array.from({ length: 4 }, () => versionsIn(file, adding('CREATE TABLE added (id integer)'))),
  );
  for (const versions of all) expect(versions).toEqual([...MIGRATIONS.map(({ version }) => version), NEXT]);
});
