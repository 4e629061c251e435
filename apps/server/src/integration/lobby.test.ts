import type { TableInfo } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';

const PAGE = 25;
const PUBLIC_TABLE = { game: 'siberia', seats: 2, isPublic: true };

const enter = ({ url }: RunningServer, ...names: readonly string[]): Promise<TestClient[]> =>
  Promise.all(names.map((name) => TestClient.createGuest(url, name)));

async function list(
  url: string,
  path = '/api/tables',
): Promise<{ readonly ids: string[]; readonly next: string | null }> {
  const response = await fetch(url + path);
  const tables = (await response.json()) as TableInfo[];
  const next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  return { ids: tables.map(({ id }) => id), next };
}

let server: RunningServer;
beforeAll(
  async () => void (server = await startTestServer(newTestFolder(), {}, { pool: new RandomBotPool() })),
);
afterAll(async () => {
  await server.close();
  removeTestFolders();
});

it('a host who frees all seats at the same moment keeps one of them, and the table', async () => {
  const [host] = (await enter(server, 'Hanna')) as [TestClient];
  const { id } = await host.createTable({ ...PUBLIC_TABLE, isPublic: false, isHotSeat: true });
  const answers = await Promise.all(
    [0, 1].map((seat) => host.request('DELETE', `/api/tables/${id}/seats/${seat}`)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ reason: 'alreadySeated' });
  const { body } = await host.request<TableInfo>('GET', `/api/tables/${id}`);
  expect(body.seats.map(({ kind }) => kind).toSorted()).toEqual(['free', 'person']);
});

describe('the lists of public tables', () => {
  it('the list shows five of 180 tables of one host, and another host’s table among the first two', async () => {
    const [greedy, modest] = (await enter(server, 'Gero', 'Mia')) as [TestClient, TestClient];
    const { id } = await modest.createTable(PUBLIC_TABLE);
    const answers = await Promise.all(
      Array.from({ length: 180 }, () => greedy.request('POST', '/api/tables', PUBLIC_TABLE)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { reason: 'tooManyPublicTables', params: { most: 5 } },
    });
    const { ids } = await list(server.url);
    expect([ids.length, ids.indexOf(id)]).toEqual([6, 1]);
    for (const visitor of [greedy, modest]) await visitor.request('DELETE', '/api/me', {});
  });

  it('lists of tables have pages of 25, each with a link to the next one', async () => {
    const hosts = await enter(server, ...Array.from({ length: 14 }, (_, i) => `Host ${i}`));
    const tables = await Promise.all(
      hosts.flatMap((host) => [0, 1].map(() => host.createTable(PUBLIC_TABLE))),
    );
    const first = await list(server.url);
    expect([first.ids.length, first.next]).toEqual([PAGE, '/api/tables?page=2']);
    const second = await list(server.url, first.next as string);
    expect([second.ids.length, second.next]).toEqual([tables.length - PAGE, null]);
    expect([...first.ids, ...second.ids].toSorted()).toEqual(tables.map(({ id }) => id).toSorted());
    expect(await list(server.url, '/api/tables?page=3')).toEqual({ ids: [], next: null });
    for (const page of ['0', '-1', '1.5', '99999', 'x', ''])
      expect((await hosts[0]?.request('GET', `/api/tables?page=${page}`))?.status).toBe(400);
  });

  it('the list of running matches shows other matches, however many one person plays against bots', async () => {
    const [greedy, modest] = (await enter(server, 'Gero', 'Mia')) as [TestClient, TestClient];
    const against = { ...PUBLIC_TABLE, bots: ['hewer' as const] };
    const { id } = await modest.createTable(against);
    for (let i = 0; i < PAGE + 5; i++) await greedy.createTable(against);
    const { ids, next } = await list(server.url, '/api/tables/running');
    expect(ids.indexOf(id)).toBe(1);
    expect(next).toBe('/api/tables/running?page=2');
  });
});
