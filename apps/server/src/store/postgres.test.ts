import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStore } from './contract.ts';
import { latest, MIGRATIONS } from './migrations.ts';
import type { Store } from './port.ts';
import type { TableRow } from './tableStore.ts';
import { NewerDatabase } from './storeErrors.ts';
import { openPostgres, openPostgresExecutor } from './postgres.ts';
import type { TestPostgres } from './testing/postgres.ts';
import { ask, startPostgres } from './testing/postgres.ts';
import type { CuttingProxy } from './testing/proxy.ts';
import { CUTS, startProxy } from './testing/proxy.ts';
import { addOldPerson, addOldTable, addRunning, aLine, anEvent, aTable } from './testing/rows.ts';

let server: TestPostgres;
let proxy: CuttingProxy;
let url: string;
let store: Store;
let table: TableRow;
let seq = 0;

beforeAll(async () => {
  server = await startPostgres();
  proxy = await startProxy(server.port);
  url = await server.addDatabase();
  store = await openPostgres(url.replace(`:${server.port}/`, `:${proxy.port}/`));
  ({ table } = await addRunning(store));
});

afterAll(async () => {
  await store.close();
  await proxy.close();
  await server.stop();
});

describeStore('the store in PostgreSQL', async () => openPostgres(await server.addDatabase()));

const append = () => store.append(anEvent(table.id, ++seq), { seq, pending: seq });
const terminateAll = () =>
  ask(
    url,
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
  );

describe('P2: the answer to a COMMIT is lost', () => {
  const tries = CUTS.flatMap((cut) => [cut, cut, cut]);
  it.each(tries)('%s: the event is in the log once, and the answer says so', async (cut) => {
    const before = proxy.cuts;
    proxy.cutNext(cut);
    expect(await append()).toEqual({ kind: 'appended' });
    expect(proxy.cuts).toBe(before + 1);
    expect((await store.events(table.id, 0)).map((event) => event.seq)).toEqual(
      Array.from({ length: seq }, (_, i) => i + 1),
    );
    expect((await store.table(table.id))?.table).toMatchObject({ seq, pending: seq });
  });

  it.each(CUTS)('%s: a line of the chat is said once, and the answer says so', async (cut) => {
    const { table: fresh, person } = await addRunning(store);
    const before = proxy.cuts;
    proxy.cutNext(cut);
    expect(await store.addChat(aLine(fresh.id, person.id))).toEqual({
      kind: 'said',
      tableNumber: 1,
      roomNumber: 1,
    });
    expect(proxy.cuts).toBe(before + 1);
    expect(await store.chatAfter(fresh.id, 0)).toHaveLength(1);
  });

  it('and the number went to another meanwhile: the loser is told', async () => {
    const other = await openPostgres(url);
    const rival = anEvent(table.id, seq + 1);
    const before = proxy.cuts;
    proxy.cutNext('commitLost');
    const lost = append();
    while (proxy.cuts < before + 1) await pause(1);
    const answers = [await other.append(rival, { seq }), await lost];
    await other.close();
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'stale']);
  });
});

describe('connections that break', () => {
  it('while idle: nobody notices', async () => {
    await Promise.all([store.ping(), store.ping(), store.ping()]);
    await terminateAll();
    await pause(50);
    await store.ping();
    expect(await append()).toEqual({ kind: 'appended' });
  });

  it('under load: every answer is true, and the store goes on', async () => {
    const tables = await Promise.all(Array.from({ length: 6 }, () => addRunning(store)));
    const over = new AbortController();
    const play = async (id: string): Promise<[id: string, acknowledged: number]> => {
      let last = 0;
      while (!over.signal.aborted) {
        const kind = await store
          .append(anEvent(id, last + 1, { commandId: `command ${last + 1}` }), { seq: last + 1 })
          .then(
            (answer) => answer.kind,
            (error: { trouble?: string }) => error.trouble,
          );
        expect(['appended', 'repeated', 'gone']).toContain(kind);
        if (kind !== 'gone') last++;
      }
      return [id, last];
    };
    const playing = Promise.all(tables.map((each) => play(each.table.id)));
    for (let i = 0; i < 8; i++) {
      await pause(60);
      await terminateAll();
    }
    over.abort();
    for (const [id, acknowledged] of await playing) {
      expect(acknowledged).toBeGreaterThan(0);
      expect(await store.events(id, 0)).toHaveLength(acknowledged);
      expect((await store.table(id))?.table.seq).toBe(acknowledged);
    }
  });

  it('for good: the store says that the database is gone', async () => {
    const nowhere = await startProxy(1);
    await expect(
      openPostgres(server.url('postgres').replace(`:${server.port}/`, `:${nowhere.port}/`)),
    ).rejects.toMatchObject({
      trouble: 'gone',
    });
    await nowhere.close();
  });
});

describe('P4: what another seat commits', () => {
  it('a line of the chat is answered while another transaction holds the row of the table', async () => {
    const { table: held, person } = await addRunning(store);
    const somebody = new Client({ connectionString: url });
    await somebody.connect();
    try {
      for (const number of [1, 2]) {
        await somebody.query('BEGIN');
        await somebody.query('UPDATE tables SET seq = seq + 1 WHERE id = $1', [held.id]);
        expect(await store.addChat(aLine(held.id, person.id))).toEqual({
          kind: 'said',
          tableNumber: number,
          roomNumber: number,
        });
        await somebody.query('COMMIT');
      }
    } finally {
      await somebody.end();
    }
  });

  it('a number of the chat that a process of version 0.1 takes at the same moment is given up, and the line gets the next one', async () => {
    const { table: shared, person } = await addRunning(store);
    await store.addChat(aLine(shared.id, person.id));
    const older = new Client({ connectionString: url });
    await older.connect();
    try {
      const add = `INSERT INTO chat (table_id, number, person, name, room, text, at) VALUES ($1, 2, $2, 'Ada', 'players', 'Hm', 5)`;
      await older.query('BEGIN');
      await older.query(add, [shared.id, person.id]);
      const said = store.addChat(aLine(shared.id, person.id));
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await ask(url, waiting)).length === 0) await pause(5);
      await older.query('COMMIT');
      expect(await said).toEqual({ kind: 'said', tableNumber: 3, roomNumber: 3 });
    } finally {
      await older.end();
    }
    expect((await store.tablesNow([shared.id]))[0]?.chats).toBe(3);
  });
});

describe('a database in trouble', () => {
  it('that is read-only: refused, readable, and well again by itself', async () => {
    const { pathname } = new URL(url);
    const turn = (how: string) =>
      ask(
        server.url('postgres'),
        `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = ${how}`,
      );
    await turn('on');
    await terminateAll();
    await expect(store.append(anEvent(table.id, seq + 1), {})).rejects.toMatchObject({ trouble: 'readOnly' });
    expect((await store.table(table.id))?.table.id).toBe(table.id);
    await turn('off');
    await terminateAll();
    expect(await append()).toEqual({ kind: 'appended' });
  });

  it('where somebody holds a lock for long: busy within a bounded time, and well again', async () => {
    const somebody = new Client({ connectionString: url });
    await somebody.connect();
    await somebody.query(`BEGIN; SELECT 1 FROM tables WHERE id = '${table.id}' FOR UPDATE`);
    const began = performance.now();
    await expect(store.append(anEvent(table.id, seq + 1), { seq: seq + 1 })).rejects.toMatchObject({
      trouble: 'busy',
    });
    expect(performance.now() - began).toBeLessThan(3500);
    await somebody.end();
    expect(await append()).toEqual({ kind: 'appended' });
  });

  it('that was written by a newer program is refused', async () => {
    const newer = await server.addDatabase();
    await (
      await openPostgres(newer, [...MIGRATIONS, { version: latest(MIGRATIONS) + 1, statements: [] }])
    ).close();
    await expect(openPostgres(newer)).rejects.toThrow(NewerDatabase);
  });

  it('that several open at the same time is migrated once', async () => {
    const fresh = await server.addDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(fresh)));
    expect(await ask(fresh, 'SELECT count(*)::int AS many FROM migrations')).toEqual([
      { many: MIGRATIONS.length },
    ]);
    await Promise.all(stores.map((each) => each.close()));
  });

  it('that was migrated before lines had ids keeps what was said', async () => {
    const old = await server.addDatabase();
    const executor = await openPostgresExecutor(old, MIGRATIONS.slice(0, 3));
    const person = await addOldPerson(executor);
    const talked = aTable(person.id, { status: 'running' });
    await addOldTable(executor, talked);
    await executor.close();
    await ask(old, `UPDATE tables SET chats = 2`);
    for (const number of [1, 2])
      await ask(
        old,
        `INSERT INTO chat VALUES ('${talked.id}', ${number}, '${person.id}', 'Ada', 'players', 'Hm', 5)`,
      );
    const migrated = await openPostgres(old);
    expect(
      (await migrated.chatAfter(talked.id, 0)).map(({ tableNumber, text }) => [tableNumber, text]),
    ).toEqual([
      [1, 'Hm'],
      [2, 'Hm'],
    ]);
    expect(await migrated.addChat(aLine(talked.id, person.id, { text: 'Hm' }))).toEqual({
      kind: 'said',
      tableNumber: 3,
      roomNumber: 3,
    });
    // A process of version 0.1 still writes during a rolling update.
    await ask(old, `UPDATE tables SET chats = 4`);
    await ask(
      old,
      `INSERT INTO chat (table_id, number, person, name, room, text, at) VALUES ('${talked.id}', 4, '${person.id}', 'Ada', 'players', 'Hm', 5)`,
    );
    expect(await migrated.addChat(aLine(talked.id, person.id, { room: 'spectators' }))).toMatchObject({
      tableNumber: 5,
      roomNumber: 1,
    });
    expect(await migrated.addChat(aLine(talked.id, person.id))).toMatchObject({
      tableNumber: 6,
      roomNumber: 5,
    });
    expect((await migrated.chatAfter(talked.id, 0)).map(({ roomNumber }) => roomNumber)).toEqual([
      1, 2, 3, 4, 1, 5,
    ]);
    await migrated.close();
  });

  it('whose migration fails half-way keeps its old version', async () => {
    const half = await server.addDatabase();
    const broken = {
      version: latest(MIGRATIONS) + 1,
      statements: ['CREATE TABLE added (id integer)', 'INSERT INTO missing VALUES (1)'],
    };
    await expect(openPostgres(half, [...MIGRATIONS, broken])).rejects.toThrow('missing');
    expect(
      await ask(half, `SELECT max(version) AS version, to_regclass('added') AS added FROM migrations`),
    ).toEqual([{ version: latest(MIGRATIONS), added: null }]);
  });
});
