/** Many people look for games at three processes on PostgreSQL, two of which are killed with the lease. */
import type { PoolChoice, PoolStatus } from '@pithead/protocol';
import { afterAll, expect, it } from 'vitest';
import { queryOnce } from '../store/testing/testPostgres.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder } from '../testing/servers/testServer.ts';
import type { TestServerProcess } from '../testing/servers/testServerProcess.ts';
import { killServerProcesses, startServerProcess } from '../testing/servers/testServerProcess.ts';
import { TestCluster } from '../testing/servers/testCluster.ts';
import { TestRandom } from '../testing/testRandom.ts';

const PEOPLE = 30;
const WITHIN_MS = 120_000;

const cluster = new TestCluster(0);
afterAll(killServerProcesses);

const random = new TestRandom('people who look for a game');
/** Everybody plays Siberia with two, so that any two of them fit. */
const choice = (): PoolChoice => ({
  games: ['siberia', 'rockwell', 'glueck-auf'].slice(0, 1 + random.below(3)),
  seats: [[2], [2, 3], [2, 3, 4]][random.below(3)] as number[],
  pace: 'day',
  against: 'unrated',
  mayFillWithBots: false,
  isWide: false,
});

const startChild = (): Promise<TestServerProcess> =>
  startServerProcess({ data: newTestFolder(), databaseUrl: cluster.databaseUrl });

const query = (sql: string): Promise<Record<string, unknown>[]> =>
  queryOnce(cluster.databaseUrl, sql) as Promise<Record<string, unknown>[]>;

/** Follows the pool at a process that answers, until a table has started, or until one that looks is alone. */
async function playOnce(
  client: TestClient,
  urls: () => readonly string[],
  isAlone: () => boolean,
): Promise<string | undefined> {
  const end = performance.now() + WITHIN_MS;
  for (let turn = 0; performance.now() < end; turn++) {
    const at = urls()[turn % urls().length] as string;
    const here = new TestClient(at, client.token, client.id);
    try {
      const { body } = await here.request<PoolStatus>('GET', '/api/pool');
      if (body.started !== null) return body.started;
      const found = body.search?.found;
      if (found !== undefined && found !== null && !found.hasAccepted)
        await here.request('POST', '/api/me/search/accept', { table: found.table });
      else if (body.search === null) await here.request('PUT', '/api/me/search', choice());
      else if (found === null && isAlone()) return undefined;
    } catch {
      // That process was killed.
    }
    await new Promise((resolve) => void setTimeout(resolve, 300));
  }
  return undefined;
}

it(
  'nobody is matched twice and nobody is lost while processes are killed',
  async () => {
    const processes = [await startChild(), await startChild(), await startChild()];
    const urls = (): string[] => processes.map(({ url }) => url);
    const clients: TestClient[] = [];
    for (let i = 0; i < PEOPLE; i++)
      clients.push(await TestClient.createGuest(urls()[i % 3] as string, `Person ${i}`));
    let startedCount = 0;
    const isAlone = (): boolean => startedCount === PEOPLE - 1;
    const killed = (async () => {
      for (let i = 0; i < 2; i++) {
        await expect
          .poll(async () => (await query('SELECT id FROM proposals WHERE started_at IS NOT NULL')).length, {
            timeout: WITHIN_MS,
          })
          .toBeGreaterThan(i);
        await processes.splice(0, 1)[0]?.stop('SIGKILL');
      }
    })();
    const started = await Promise.all(
      clients.map(async (client) => {
        const table = await playOnce(client, urls, isAlone);
        if (table === undefined) return undefined;
        startedCount++;
        return table;
      }),
    );
    await killed;

    // One may be left without anybody else; the pool still has that search.
    const left = clients.filter((_, i) => started[i] === undefined).map(({ id }) => id);
    const searching = (await query('SELECT person FROM searches')).map(({ person }) => person);
    expect(left.length).toBeLessThanOrEqual(1);
    expect(left.filter((id) => !searching.includes(id))).toEqual([]);
    const seats = await query(
      `SELECT s.person, s.table_id, t.status, t.seat_count FROM seats AS s JOIN tables AS t ON t.id = s.table_id`,
    );
    const people = seats.map(({ person }) => person);
    expect(new Set(people).size).toBe(people.length);
    expect(people).toHaveLength(PEOPLE - left.length);
    for (const { table_id, status, seat_count } of seats) {
      expect(status).toBe('running');
      expect(seats.filter((each) => each['table_id'] === table_id)).toHaveLength(Number(seat_count));
    }
    for (const [i, { id }] of clients.entries())
      if (started[i] !== undefined)
        expect(seats.find(({ person }) => person === id)?.['table_id']).toBe(started[i]);
  },
  WITHIN_MS + 60_000,
);
