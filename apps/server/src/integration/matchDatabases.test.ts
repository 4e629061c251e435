/** Experimental: matches in two databases, people and lists in a third one. */
import type { GameRecord } from '@pithead/kernel';
import { verifyRecord } from '@pithead/kernel';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { TableInfo } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configFrom } from '../config.ts';
import { compactFinishedMatches } from '../match/compaction/compactionJob.ts';
import type { RunningServer } from '../server.ts';
import { openPostgresStore, openShardedStore } from '../store/postgres/postgresStore.ts';
import { shardIndexOf } from '../store/sharding/shardedStore.ts';
import type { Store } from '../store/store.ts';
import { MatchDatabasesError } from '../store/store.ts';
import type { SharedTestPostgres } from '../store/testing/testPostgres.ts';
import { queryOnce, shareTestPostgres } from '../store/testing/testPostgres.ts';
import { addRunningTable } from '../store/testing/testRows.ts';
import { createGuests, seatPlayers, SHORT_MATCH_OPTIONS } from '../testing/clients/seatPlayers.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { playAllRandomly, TestPlayer } from '../testing/clients/testPlayer.ts';
import { newTestFolder, removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';

type Urls = readonly [main: string, first: string, second: string];

let postgres: SharedTestPostgres;
let urls: Urls;
let server: RunningServer;
let clients: TestClient[];

const newUrls = async (): Promise<Urls> => [
  await postgres.addDatabase(),
  await postgres.addDatabase(),
  await postgres.addDatabase(),
];
const open = ([main, ...matches]: Urls, relayMs?: number): Promise<Store> =>
  openShardedStore(main, matches, relayMs);
const start = async (of: Urls, relayMs?: number): Promise<RunningServer> =>
  startTestServer(newTestFolder(), {}, { store: await open(of, relayMs) });
const count = async (url: string, sql: string): Promise<number> =>
  Number((await queryOnce(url, `SELECT count(*) AS n FROM ${sql}`))[0]?.['n']);

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 10_000; !(await holds());) {
    if (performance.now() > end) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

beforeAll(async () => {
  postgres = await shareTestPostgres();
  urls = await newUrls();
  server = await start(urls);
  clients = await createGuests(server.url, 'Ada', 'Ben');
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  await postgres.dropDatabases();
  removeTestFolders();
});

const newMatch = (pair = clients): Promise<TestPlayer[]> =>
  seatPlayers(pair, {
    game: 'siberia',
    seats: 2,
    isPublic: true,
    options: SHORT_MATCH_OPTIONS['siberia'] ?? {},
  });

/** One at each of the two databases. */
async function matchAtEach(): Promise<[TestPlayer[], TestPlayer[]]> {
  const found: TestPlayer[][] = [];
  while (found[0] === undefined || found[1] === undefined) {
    const players = await newMatch();
    const at = shardIndexOf(players[0]?.table ?? '', 2);
    if (found[at] === undefined) found[at] = players;
    else for (const player of players) await player.act({ act: 'resign' });
  }
  return found as [TestPlayer[], TestPlayer[]];
}

describe('matches in two databases', () => {
  it('are started, played, watched, listed, recorded and compacted, each in the database of its id', async () => {
    const both = await matchAtEach();
    for (const [at, players] of both.entries()) {
      const [{ table }] = players as [TestPlayer];
      const spectator = new TestPlayer(new TestClient(server.url), table, null);
      await spectator.waitFor(() => true);
      let played = 0;
      await playAllRandomly(players, new TestRandom(`databases ${at}`), () => played++ > 10);
      const running = await new TestClient(server.url).request<TableInfo[]>('GET', '/api/tables/running');
      expect(running.body.map(({ id }) => id)).toContain(table);
      await playAllRandomly(players, new TestRandom(`databases ${at}, to the end`));
      await spectator.waitFor(({ outcome }) => outcome !== null);
      spectator.client.close();
      // Loaded again from the log.
      server.context.matches.forget(table);
      const { body } = await new TestClient(server.url).request<GameRecord>(
        'GET',
        `/api/tables/${table}/export`,
      );
      expect(verifyRecord((LOADED_GAMES['siberia'] as (typeof LOADED_GAMES)[string]).game, body)).toEqual([]);
      for (const [i, url] of urls.entries())
        expect((await count(url, `events WHERE table_id = '${table}'`)) > 0).toBe(i === at + 1);
      await until(async () => (await server.context.store.findResult(table)) !== undefined);
      const mine = await clients[0]?.request<TableInfo[]>('GET', '/api/me/tables');
      expect(mine?.body.find(({ id }) => id === table)?.status).toBe('over');
      const rematch = await clients[0]?.request<TableInfo>('POST', `/api/tables/${table}/rematch`);
      expect(rematch?.status).toBeLessThan(300);
    }
    const { context } = server;
    const later = { ...context, time: { ...context.time, now: () => Date.now() + 30 * 86_400_000 } };
    while ((await compactFinishedMatches(later)) > 0);
    const [{ table }] = both[0] as [TestPlayer];
    expect(await count(urls[1], `compact_logs WHERE table_id = '${table}'`)).toBe(1);
    expect(await context.store.eventsAfter(table, 0)).not.toEqual([]);
  });

  it('neither the main database alone, nor one of the others, nor other ones may be served', async () => {
    for (const url of urls) await expect(openPostgresStore(url)).rejects.toThrow(MatchDatabasesError);
    const [main, first, second] = urls;
    for (const other of [
      [main, second, first],
      [main, first, first],
      [main, await postgres.addDatabase(), second],
    ])
      await expect(open(other as unknown as Urls)).rejects.toThrow(MatchDatabasesError);
    await expect(openShardedStore(main, [first])).rejects.toThrow(MatchDatabasesError);
  });

  it('matches that began before there were match databases are played on where they are', async () => {
    const fresh = await newUrls();
    const before = await startTestServer(newTestFolder(), {}, { store: await openPostgresStore(fresh[0]) });
    const pair = await createGuests(before.url, 'Cem', 'Dana');
    const players = await newMatch(pair);
    const [{ table }] = players as [TestPlayer];
    let played = 0;
    await playAllRandomly(players, new TestRandom('before'), () => played++ > 6);
    for (const client of pair) client.close();
    await before.close();
    const store = await open(fresh);
    const { seq } = (await store.findTable(table))?.table ?? {};
    expect(seq).toBeGreaterThan(0);
    expect(await store.eventsAfter(table, 0)).toHaveLength(seq ?? 0);
    await store.close();
    expect(await count(fresh[0], `events WHERE table_id = '${table}'`)).toBe(seq);
  });
});

describe('a process that is killed between two databases', () => {
  it('after an end was stored and before it was relayed: the next process relays it, once', async () => {
    const fresh = await newUrls();
    const first = await start(fresh, Infinity);
    const pair = await createGuests(first.url, 'Eva', 'Finn');
    const players = await newMatch(pair);
    const [{ table }] = players as [TestPlayer];
    for (const player of players) await player.act({ act: 'resign' });
    for (const client of pair) client.close();
    await first.close();
    const home = fresh[1 + shardIndexOf(table, 2)] as string;
    expect(await count(home, `relays WHERE table_id = '${table}'`)).toBe(2);
    expect(await count(fresh[0], `tables WHERE id = '${table}' AND status = 'running'`)).toBe(1);
    expect(await count(fresh[0], `results WHERE table_id = '${table}'`)).toBe(0);

    // Killed again, after the relays were applied and before they were removed.
    const relays = await queryOnce(home, 'SELECT * FROM relays');
    const next = await open(fresh, 20);
    await until(async () => (await count(home, 'relays')) === 0);
    const { table_id, seq, body } = relays[0] as { table_id: string; seq: number; body: string };
    await queryOnce(home, `INSERT INTO relays VALUES ('${table_id}', ${seq}, '${body}')`);
    await until(async () => (await count(home, 'relays')) === 0);
    expect(await count(fresh[0], `tables WHERE id = '${table}' AND status = 'abandoned'`)).toBe(1);
    expect(await count(fresh[0], `results WHERE table_id = '${table}'`)).toBe(1);
    expect(await count(fresh[0], `seats WHERE table_id = '${table}' AND has_resigned = 1`)).toBe(2);
    await next.close();
  });

  it('after a start and before the match has a database: the next process plays it, bots included', async () => {
    const fresh = await newUrls();
    const first = await open(fresh, Infinity);
    // As it is left by a process that is killed right after the start.
    const started = { pending: 2, played: 2, key: '0'.repeat(64) };
    const table = (await addRunningTable(first, started)).table.id;
    for (const url of fresh.slice(1)) expect(await count(url, `tables WHERE id = '${table}'`)).toBe(0);
    expect(await first.tableIdsAwaitingBots(10)).toEqual([table]);
    expect((await first.findTable(table))?.table.seq).toBe(0);
    expect(await count(fresh[0], `tables WHERE id = '${table}' AND (pending & played) <> 0`)).toBe(0);
    expect(await first.tableIdsAwaitingBots(10)).toEqual([table]);
    await first.close();
  });
});

it('the first bits of an id name its database, and every database gets its share', () => {
  const counts: Record<number, number> = {};
  for (const first of 'AZaz09-_')
    for (const second of 'AMYgw8_') {
      const at = shardIndexOf(`${first}${second}rest`, 3);
      counts[at] = (counts[at] ?? 0) + 1;
      expect(shardIndexOf(`${first}${second}other`, 3)).toBe(at);
    }
  expect(Object.keys(counts)).toEqual(['0', '1', '2']);
});

it('the setting needs addresses of PostgreSQL and a main database, and an error does not quote them', () => {
  const [url, main] = ['postgres://ada:secret@db1/m', { DATABASE_URL: 'postgres://main/m' }];
  expect(configFrom({}).matchDatabases).toEqual([]);
  expect(configFrom({ ...main, PITHEAD_MATCH_DATABASES: `${url}, ${url}2` }).matchDatabases).toEqual([
    url,
    `${url}2`,
  ]);
  for (const env of [
    { PITHEAD_MATCH_DATABASES: url },
    { ...main, PITHEAD_MATCH_DATABASES: `${url},mysql://ada:secret@db` },
    { ...main, PITHEAD_MATCH_DATABASES: 'secret' },
  ])
    expect(() => configFrom(env)).toThrow(/^PITHEAD_MATCH_DATABASES(?!.*secret)/);
});
