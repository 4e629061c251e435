import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { composeStore } from './composeStore.ts';
import type { Migration } from './migrations.ts';
import { latestVersion, MIGRATIONS } from './migrations.ts';
import { NewerDatabaseError } from './storeErrors.ts';
import { openSqliteStore, openSqliteExecutor } from './sqlite/sqliteStore.ts';
import { temporaryFolder } from './testing/temporaryFolder.ts';
import {
  addOldPerson,
  addOldTable,
  addPerson,
  buildChatLine,
  buildSeat,
  buildTable,
  nextTime,
} from './testing/testRows.ts';

const folder = temporaryFolder();
const NEXT = latestVersion(MIGRATIONS) + 1;
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

it('migrations are in ascending order, each version once', () => {
  const versions = MIGRATIONS.map(({ version }) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b));
});

it('a migration keeps the data', async () => {
  const file = join(folder, 'kept.db');
  const before = await openSqliteStore(file);
  const person = await addPerson(before);
  await before.close();
  const after = await openSqliteExecutor(
    file,
    adding('CREATE TABLE added (id integer)', 'INSERT INTO added VALUES (1)'),
  );
  expect(await composeStore(after).findPerson(person.id)).toEqual(person);
  expect(await after.read({ sql: 'SELECT id FROM added', parameters: [] })).toEqual([{ id: 1 }]);
  await after.close();
});

it('chat lines from before ids existed stay and are not taken for repetitions', async () => {
  const file = join(folder, 'talk.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 3));
  const person = await addOldPerson(before);
  const table = buildTable(person.id, { status: 'running' });
  await addOldTable(before, table);
  const lines = [1, 2].map((number) => ({
    table: table.id,
    number,
    person: person.id,
    name: 'Ada',
    room: 'players',
    text: 'Hm',
    at: 5,
  }));
  for (const line of lines)
    before.connection.run({
      sql: 'INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?)',
      parameters: Object.values(line),
    });
  before.connection.exec('UPDATE tables SET chats = 2');
  await before.close();
  const after = await openSqliteStore(file);
  expect(await after.chatLinesAfter(table.id, 0)).toEqual(
    lines.map(({ number, ...line }) => ({ ...line, tableNumber: number, roomNumber: number })),
  );
  expect(await after.addChatLine(buildChatLine(table.id, person.id, { text: 'Hm', at: 5 }))).toEqual({
    kind: 'added',
    tableNumber: 3,
    roomNumber: 3,
  });
  await after.close();
});

it('chat lines without room numbers, old ones or of version 0.1, are numbered by room', async () => {
  const file = join(folder, 'rooms.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 4));
  const person = await addOldPerson(before);
  const [table, other] = [buildTable(person.id), buildTable(person.id)];
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
    (await after.chatLinesAfter(table.id, 0)).map(({ roomNumber }) => roomNumber);
  expect(await numbers()).toEqual([1, 1, 2, 3, 2]);
  add(executor, table.id, 6, 'spectators');
  add(executor, table.id, 7, 'spectators');
  expect(await numbers()).toEqual([1, 1, 2, 3, 2, 3, 4]);
  const line = buildChatLine(table.id, person.id, { room: 'spectators' });
  expect(await after.addChatLine(line)).toEqual({ kind: 'added', tableNumber: 8, roomNumber: 5 });
  expect(await after.findChatLine(line)).toMatchObject({ tableNumber: 8, roomNumber: 5 });
  await after.close();
});

it('open tables without activity count as active since their creation', async () => {
  const file = join(folder, 'activity.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 4));
  const host = await addOldPerson(before);
  const [old, late, last] = [buildTable(host.id), buildTable(host.id), buildTable(host.id)];
  await addOldTable(before, last);
  await addOldTable(before, old);
  await before.close();
  const after = await openSqliteExecutor(file);
  await addOldTable(after, late);
  const open = await composeStore(after).listOpenTables({
    offset: 0,
    limit: 9,
    activeSince: { live: old.createdAt, turns: 0 },
  });
  expect(open.map(({ table }) => table.id)).toEqual([last.id, late.id]);
  await after.close();
});

it('a name without a date, of before the migration or from an older process, is as old as its person', async () => {
  const file = join(folder, 'names.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 6));
  const early = await addOldPerson(before);
  await before.close();
  const after = await openSqliteExecutor(file);
  const late = await addOldPerson(after);
  const store = composeStore(after);
  for (const person of [early, late])
    expect(await store.findPerson(person.id)).toEqual({ ...person, namedAt: person.createdAt });
  await after.close();
});

it('people who joined an open table before the migration are no new activity when they come back', async () => {
  const file = join(folder, 'joined.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 6));
  const people = [await addOldPerson(before), await addOldPerson(before)] as const;
  const [host, ben] = people;
  const table = buildTable(host.id);
  await addOldTable(before, table);
  const sit =
    'INSERT INTO seats (table_id, seat, person, bot, name, has_resigned) VALUES (?, ?, ?, NULL, ?, 0)';
  people.forEach(({ id, name }, seat) =>
    before.connection.run({ sql: sit, parameters: [table.id, seat, id, name] }),
  );
  await before.close();
  const after = await openSqliteStore(file);
  const isActiveSince = async (moment: number): Promise<boolean> =>
    (await after.listOpenTables({ offset: 0, limit: 9, activeSince: { live: moment, turns: moment } }))
      .length > 0;
  await after.freeSeat(table.id, 1, ben.id);
  expect(await after.takeSeat(buildSeat(table.id, 1, ben), nextTime())).toBe('taken');
  expect(await isActiveSince(table.createdAt)).toBe(false);
  expect(await after.takeSeat(buildSeat(table.id, 2, await addPerson(after)), nextTime())).toBe('taken');
  expect(await isActiveSince(table.createdAt)).toBe(true);
  await after.close();
});

it('people of before guides existed have no progress and can begin', async () => {
  const file = join(folder, 'guides.db');
  const before = await openSqliteExecutor(file, MIGRATIONS.slice(0, 10));
  const person = await addOldPerson(before);
  await before.close();
  const after = await openSqliteStore(file);
  expect(await after.guidesOf(person.id)).toEqual([]);
  const step = { chapter: 0, step: 1 };
  const guide = { game: 'siberia', version: 1, finished: [], furthest: step, current: step };
  await after.saveGuides(person.id, [guide]);
  expect(await after.guidesOf(person.id)).toEqual([guide]);
  await after.close();
});

it('an older program that deletes a person deletes the progress in guides, too', async () => {
  const executor = await openSqliteExecutor(join(folder, 'cascade.db'));
  const store = composeStore(executor);
  const { id } = await addPerson(store);
  const step = { chapter: 0, step: 1 };
  const guide = { game: 'siberia', version: 1, finished: ['sixTiles'], furthest: step, current: null };
  await store.saveGuides(id, [guide]);
  executor.connection.run({ sql: 'DELETE FROM sessions WHERE person = ?', parameters: [id] });
  executor.connection.run({ sql: 'DELETE FROM people WHERE id = ?', parameters: [id] });
  for (const table of ['guides', 'guide_chapters'])
    expect(await executor.read({ sql: `SELECT * FROM ${table}`, parameters: [] })).toEqual([]);
  await store.close();
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
  await expect(openSqliteStore(file)).rejects.toThrow(NewerDatabaseError);
  expect(readFileSync(file).equals(before)).toBe(true);
});

it('processes that start at the same time migrate once', async () => {
  const file = join(folder, 'race.db');
  const all = await Promise.all(
    Array.from({ length: 4 }, () => versionsIn(file, adding('CREATE TABLE added (id integer)'))),
  );
  for (const versions of all) expect(versions).toEqual([...MIGRATIONS.map(({ version }) => version), NEXT]);
});
