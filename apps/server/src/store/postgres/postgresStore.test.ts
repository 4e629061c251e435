import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeStoreContract } from '../testing/contract/storeContract.ts';
import { latestVersion, MIGRATIONS } from '../migrations.ts';
import type { Store } from '../store.ts';
import type { TableRow } from '../tableStore.ts';
import { NewerDatabaseError } from '../storeErrors.ts';
import { openPostgresStore, openPostgresExecutor } from './postgresStore.ts';
import type { SharedTestPostgres } from '../testing/testPostgres.ts';
import { queryOnce, shareTestPostgres } from '../testing/testPostgres.ts';
import type { CommitProxy } from '../testing/commitProxy.ts';
import { COMMIT_FAULTS, startCommitProxy } from '../testing/commitProxy.ts';
import {
  addOldPerson,
  addOldTable,
  addRunningTable,
  buildChatLine,
  buildEvent,
  buildTable,
} from '../testing/testRows.ts';

let server: SharedTestPostgres;
let proxy: CommitProxy;
let url: string;
let store: Store;
let table: TableRow;
let seq = 0;

beforeAll(async () => {
  server = await shareTestPostgres();
  proxy = await startCommitProxy(server.port);
  url = await server.addDatabase();
  store = await openPostgresStore(url.replace(`:${server.port}/`, `:${proxy.port}/`));
  ({ table } = await addRunningTable(store));
});

afterAll(async () => {
  await store.close();
  await proxy.close();
  await server.dropDatabases();
});

describeStoreContract('the store in PostgreSQL', async () => openPostgresStore(await server.addDatabase()));

const append = () => store.append(buildEvent(table.id, ++seq), { seq, pending: seq });
const terminateAll = () =>
  queryOnce(
    url,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`,
  );

describe('promise P2: the reply to a COMMIT is lost', () => {
  const tries = COMMIT_FAULTS.flatMap((cut) => [cut, cut, cut]);
  it.each(tries)('%s: the event is appended once, and the result says so', async (cut) => {
    const before = proxy.faults;
    proxy.failNext(cut);
    expect(await append()).toEqual({ kind: 'appended' });
    expect(proxy.faults).toBe(before + 1);
    expect((await store.eventsAfter(table.id, 0)).map((event) => event.seq)).toEqual(
      Array.from({ length: seq }, (_, i) => i + 1),
    );
    expect((await store.findTable(table.id))?.table).toMatchObject({ seq, pending: seq });
  });

  it.each(COMMIT_FAULTS)('%s: a chat line is added once, and the result says so', async (cut) => {
    const { table: fresh, person } = await addRunningTable(store);
    const before = proxy.faults;
    proxy.failNext(cut);
    expect(await store.addChatLine(buildChatLine(fresh.id, person.id))).toEqual({
      kind: 'added',
      tableNumber: 1,
      roomNumber: 1,
    });
    expect(proxy.faults).toBe(before + 1);
    expect(await store.chatLinesAfter(fresh.id, 0)).toHaveLength(1);
  });

  it('an event whose sequence number was taken meanwhile is reported as stale', async () => {
    const other = await openPostgresStore(url);
    const rival = buildEvent(table.id, seq + 1);
    const before = proxy.faults;
    proxy.failNext('commitLost');
    const lost = append();
    while (proxy.faults < before + 1) await delay(1);
    const answers = [await other.append(rival, { seq }), await lost];
    await other.close();
    expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['appended', 'stale']);
  });
});

describe('connections that break', () => {
  it('idle connections that break are replaced unnoticed', async () => {
    await Promise.all([store.ping(), store.ping(), store.ping()]);
    await terminateAll();
    await delay(50);
    await store.ping();
    expect(await append()).toEqual({ kind: 'appended' });
  });

  it('every result is true while connections break under load, and the store recovers', async () => {
    const tables = await Promise.all(Array.from({ length: 6 }, () => addRunningTable(store)));
    const over = new AbortController();
    const play = async (id: string): Promise<[id: string, acknowledged: number]> => {
      let last = 0;
      while (!over.signal.aborted) {
        const kind = await store
          .append(buildEvent(id, last + 1, { commandId: `command ${last + 1}` }), { seq: last + 1 })
          .then(
            (answer) => answer.kind,
            (error: { kind?: string }) => error.kind,
          );
        expect(['appended', 'repeated', 'gone']).toContain(kind);
        if (kind !== 'gone') last++;
      }
      return [id, last];
    };
    const playing = Promise.all(tables.map((each) => play(each.table.id)));
    for (let i = 0; i < 8; i++) {
      await delay(60);
      await terminateAll();
    }
    over.abort();
    for (const [id, acknowledged] of await playing) {
      expect(acknowledged).toBeGreaterThan(0);
      expect(await store.eventsAfter(id, 0)).toHaveLength(acknowledged);
      expect((await store.findTable(id))?.table.seq).toBe(acknowledged);
    }
  });

  it('a database that stays away is reported as gone', async () => {
    const nowhere = await startCommitProxy(1);
    await expect(
      openPostgresStore(server.url('postgres').replace(`:${server.port}/`, `:${nowhere.port}/`)),
    ).rejects.toMatchObject({
      kind: 'gone',
    });
    await nowhere.close();
  });
});

describe('promise P4: the time of a chat line tells nothing about another seat', () => {
  it('a chat line is added while another transaction holds the row of the table', async () => {
    const { table: held, person } = await addRunningTable(store);
    const somebody = new Client({ connectionString: url });
    await somebody.connect();
    try {
      for (const number of [1, 2]) {
        await somebody.query('BEGIN');
        await somebody.query('UPDATE tables SET seq = seq + 1 WHERE id = $1', [held.id]);
        expect(await store.addChatLine(buildChatLine(held.id, person.id))).toEqual({
          kind: 'added',
          tableNumber: number,
          roomNumber: number,
        });
        await somebody.query('COMMIT');
      }
    } finally {
      await somebody.end();
    }
  });

  it('a chat line whose number a process of version 0.1 takes at the same moment gets the next number', async () => {
    const { table: shared, person } = await addRunningTable(store);
    await store.addChatLine(buildChatLine(shared.id, person.id));
    const older = new Client({ connectionString: url });
    await older.connect();
    try {
      const add = `INSERT INTO chat (table_id, number, person, name, room, text, at)
        VALUES ($1, 2, $2, 'Ada', 'players', 'Hm', 5)`;
      await older.query('BEGIN');
      await older.query(add, [shared.id, person.id]);
      const adding = store.addChatLine(buildChatLine(shared.id, person.id));
      const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      while ((await queryOnce(url, waiting)).length === 0) await delay(5);
      await older.query('COMMIT');
      expect(await adding).toEqual({ kind: 'added', tableNumber: 3, roomNumber: 3 });
    } finally {
      await older.end();
    }
    expect((await store.tableVersions([shared.id]))[0]?.lastChatNumber).toBe(3);
  });
});

describe('errors of a PostgreSQL database', () => {
  it('a read-only database refuses writes, stays readable and recovers', async () => {
    const { pathname } = new URL(url);
    const setReadOnly = (how: string) =>
      queryOnce(
        server.url('postgres'),
        `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = ${how}`,
      );
    await setReadOnly('on');
    await terminateAll();
    await expect(store.append(buildEvent(table.id, seq + 1), {})).rejects.toMatchObject({
      kind: 'readOnly',
    });
    expect((await store.findTable(table.id))?.table.id).toBe(table.id);
    await setReadOnly('off');
    await terminateAll();
    expect(await append()).toEqual({ kind: 'appended' });
  });

  it('a database with a lock held for long is reported as busy within a bounded time and recovers', async () => {
    const somebody = new Client({ connectionString: url });
    await somebody.connect();
    await somebody.query(`BEGIN; SELECT 1 FROM tables WHERE id = '${table.id}' FOR UPDATE`);
    const began = performance.now();
    await expect(store.append(buildEvent(table.id, seq + 1), { seq: seq + 1 })).rejects.toMatchObject({
      kind: 'busy',
    });
    expect(performance.now() - began).toBeLessThan(3500);
    await somebody.end();
    expect(await append()).toEqual({ kind: 'appended' });
  });

  it('a database of a newer program is refused', async () => {
    const newer = await server.addDatabase();
    await (
      await openPostgresStore(newer, [
        ...MIGRATIONS,
        { version: latestVersion(MIGRATIONS) + 1, statements: [] },
      ])
    ).close();
    await expect(openPostgresStore(newer)).rejects.toThrow(NewerDatabaseError);
  });

  it('a database that several processes open at the same time is migrated once', async () => {
    const fresh = await server.addDatabase();
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgresStore(fresh)));
    expect(await queryOnce(fresh, 'SELECT count(*)::int AS many FROM migrations')).toEqual([
      { many: MIGRATIONS.length },
    ]);
    await Promise.all(stores.map((each) => each.close()));
  });

  it('a database migrated before chat lines had ids keeps its lines', async () => {
    const old = await server.addDatabase();
    const executor = await openPostgresExecutor(old, MIGRATIONS.slice(0, 3));
    const person = await addOldPerson(executor);
    const talked = buildTable(person.id, { status: 'running' });
    await addOldTable(executor, talked);
    await executor.close();
    await queryOnce(old, `UPDATE tables SET chats = 2`);
    for (const number of [1, 2])
      await queryOnce(
        old,
        `INSERT INTO chat VALUES ('${talked.id}', ${number}, '${person.id}', 'Ada', 'players', 'Hm', 5)`,
      );
    const migrated = await openPostgresStore(old);
    expect(
      (await migrated.chatLinesAfter(talked.id, 0)).map(({ tableNumber, text }) => [tableNumber, text]),
    ).toEqual([
      [1, 'Hm'],
      [2, 'Hm'],
    ]);
    expect(await migrated.addChatLine(buildChatLine(talked.id, person.id, { text: 'Hm' }))).toEqual({
      kind: 'added',
      tableNumber: 3,
      roomNumber: 3,
    });
    // A process of version 0.1 still writes during a rolling update.
    await queryOnce(old, `UPDATE tables SET chats = 4`);
    await queryOnce(
      old,
      `INSERT INTO chat (table_id, number, person, name, room, text, at)
        VALUES ('${talked.id}', 4, '${person.id}', 'Ada', 'players', 'Hm', 5)`,
    );
    expect(
      await migrated.addChatLine(buildChatLine(talked.id, person.id, { room: 'spectators' })),
    ).toMatchObject({
      tableNumber: 5,
      roomNumber: 1,
    });
    expect(await migrated.addChatLine(buildChatLine(talked.id, person.id))).toMatchObject({
      tableNumber: 6,
      roomNumber: 5,
    });
    expect((await migrated.chatLinesAfter(talked.id, 0)).map(({ roomNumber }) => roomNumber)).toEqual([
      1, 2, 3, 4, 1, 5,
    ]);
    await migrated.close();
  });

  it('a database whose migration fails half-way keeps its old version', async () => {
    const half = await server.addDatabase();
    const broken = {
      version: latestVersion(MIGRATIONS) + 1,
      statements: ['CREATE TABLE added (id integer)', 'INSERT INTO missing VALUES (1)'],
    };
    await expect(openPostgresStore(half, [...MIGRATIONS, broken])).rejects.toThrow('missing');
    expect(
      await queryOnce(half, `SELECT max(version) AS version, to_regclass('added') AS added FROM migrations`),
    ).toEqual([{ version: latestVersion(MIGRATIONS), added: null }]);
  });
});
