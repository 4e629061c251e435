/** The pool over HTTP and sockets, with one process. */
import type { PoolChoice, PoolStatus } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { newTestFolder, removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { realTime } from '../time.ts';

/** Jobs run more often, and both clocks can be advanced. */
let skipped = 0;
const time = {
  now: () => realTime.now() + skipped,
  monotonic: () => realTime.monotonic() + skipped,
  later: (ms: number, call: () => void) => realTime.later(ms < 1000 ? ms : ms / 10, call),
};
const ports = { time, pool: new RandomBotPool() };
const folder = newTestFolder();
let server: RunningServer;
const clients: TestClient[] = [];

beforeAll(async () => void (server = await startTestServer(folder, {}, ports)));
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  removeTestFolders();
});

const choice = (game: string, more: Partial<PoolChoice> = {}): PoolChoice => ({
  games: [game],
  seats: [2],
  pace: 'day',
  against: 'unrated',
  mayFillWithBots: false,
  isWide: false,
  ...more,
});

async function newClient(name: string): Promise<TestClient> {
  const client = await TestClient.createGuest(server.url, name);
  clients.push(client);
  return client;
}

async function look(client: TestClient, wanted: PoolChoice): Promise<void> {
  const { status, body } = await client.request('PUT', '/api/me/search', wanted);
  expect(status, JSON.stringify(body)).toBe(200);
}

const statusOf = async (client: TestClient): Promise<PoolStatus> =>
  (await client.request<PoolStatus>('GET', '/api/pool')).body;

const foundBy = async (client: TestClient): Promise<string> => {
  await expect.poll(async () => (await statusOf(client)).search?.found?.table).toBeDefined();
  return (await statusOf(client)).search?.found?.table as string;
};

const accept = (client: TestClient, table: string) =>
  client.request<PoolStatus>('POST', '/api/me/search/accept', { table });

describe('the pool', () => {
  it('two people who fit find a table, both accept, and it starts with both', async () => {
    const [ada, ben] = [await newClient('Ada'), await newClient('Ben')];
    await look(ada, choice('siberia'));
    expect((await statusOf(ada)).search).toMatchObject({
      partial: { game: 'siberia', seats: 2, others: [] },
    });
    await look(ben, choice('siberia', { seats: [2, 3] }));
    const table = await foundBy(ada);
    expect((await statusOf(ada)).search?.found).toMatchObject({
      game: 'siberia',
      isRated: false,
      bots: 0,
      others: [{ name: 'Ben', rating: 1400, isProvisional: true, hasAccepted: false }],
    });
    expect((await accept(ada, table)).body.search?.found?.hasAccepted).toBe(true);
    expect((await accept(ben, table)).body).toMatchObject({ search: null, started: table });
    const { body } = await ada.request<{ status: string; pace: string; seats: { name: string }[] }>(
      'GET',
      `/api/tables/${table}`,
    );
    expect(body).toMatchObject({ status: 'running', pace: 'turns', isRated: false });
    expect(body.seats.map(({ name }) => name).toSorted()).toEqual(['Ada', 'Ben']);
    expect((await statusOf(ada)).started).toBe(table);
  });

  it('who does not accept within 20 seconds leaves the pool, the other keeps the place, and the socket tells', async () => {
    const [ada, ben] = [await newClient('Ada'), await newClient('Ben')];
    let told = 0;
    ada.socketClient.onPool = () => void told++;
    await look(ada, choice('rockwell'));
    await look(ben, choice('rockwell'));
    const table = await foundBy(ada);
    await accept(ada, table);
    skipped += 20_001;
    await expect.poll(async () => (await statusOf(ben)).search).toBeNull();
    const { search } = await statusOf(ada);
    expect(search?.found).toBeNull();
    expect(search?.waitedMs).toBeGreaterThan(20_000);
    await expect.poll(() => told).toBeGreaterThan(0);
    expect((await accept(ben, table)).status).toBe(404);
    await ada.request('DELETE', '/api/me/search');
  });

  it('a found table survives a restart', async () => {
    const [ada, ben] = [await newClient('Ada'), await newClient('Ben')];
    await look(ada, choice('glueck-auf'));
    await look(ben, choice('glueck-auf'));
    const table = await foundBy(ada);
    await accept(ada, table);
    await server.close();
    server = await startTestServer(folder, {}, ports);
    const again = [ada, ben].map(({ token, id }) => new TestClient(server.url, token, id)) as [
      TestClient,
      TestClient,
    ];
    clients.push(...again);
    expect((await accept(again[1], table)).body.started).toBe(table);
  });

  it('a live search ends a minute after the last connection, one over days stays', async () => {
    const [live, slow, here] = [await newClient('Live'), await newClient('Slow'), await newClient('Here')];
    let isOpen = false;
    here.socketClient.onOnline = (isOnline) => void (isOpen = isOnline);
    await expect.poll(() => isOpen).toBe(true);
    await look(live, choice('siberia', { pace: 'live30', seats: [4] }));
    await look(here, choice('siberia', { pace: 'live30', seats: [3] }));
    await look(slow, choice('siberia', { seats: [4] }));
    skipped += 61_000;
    await expect.poll(async () => (await statusOf(live)).search).toBeNull();
    expect((await statusOf(slow)).search).not.toBeNull();
    expect((await statusOf(here)).search).not.toBeNull();
    for (const each of [slow, here]) await each.request('DELETE', '/api/me/search');
  });

  it.each(['mutes', 'blocks'])(
    'people between whom there are %s are not matched, and are not named',
    async (kind) => {
      const [ada, ben] = [await newClient('Ada'), await newClient('Ben')];
      await ada.request('PUT', `/api/me/${kind}/${ben.id}`);
      await look(ada, choice('rockwell', { seats: [2] }));
      await look(ben, choice('rockwell', { seats: [2] }));
      const cleo = await newClient('Cleo');
      await look(cleo, choice('rockwell', { seats: [2] }));
      const table = await foundBy(cleo);
      const found = await Promise.all([ada, ben].map(statusOf));
      expect(found.filter(({ search }) => search?.found?.table === table)).toHaveLength(1);
      const left = found.find(({ search }) => search?.found === null);
      expect(left).toMatchObject({ fitting: 0, search: { partial: { others: [] } } });
      for (const each of [ada, ben, cleo]) await each.request('DELETE', '/api/me/search');
    },
  );

  it('a person who changes the search again and again is slowed down', async () => {
    const ada = await newClient('Ada');
    const answers = [];
    for (let i = 0; i < 22; i++)
      answers.push((await ada.request('PUT', '/api/me/search', choice('siberia', { seats: [4] }))).status);
    expect(answers).toContain(429);
    expect((await ada.request('DELETE', '/api/me/search')).status).toBe(204);
  });
});
