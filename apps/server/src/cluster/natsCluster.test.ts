/** Several real processes on PostgreSQL and NATS: the broker speeds things up, but nothing depends on it. */
import type { ViewerState } from '@pithead/protocol';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryOnce } from '../store/testing/testPostgres.ts';
import { openStore } from '../store/index.ts';
import { fetchState, seatPlayers, stableFields } from '../testing/clients/seatPlayers.ts';
import { playAllRandomly, TestPlayer } from '../testing/clients/testPlayer.ts';
import { countAcknowledged } from '../testing/scenarios/restartScenario.ts';
import { TestCluster } from '../testing/servers/testCluster.ts';
import type { TestServerProcess } from '../testing/servers/testServerProcess.ts';
import { killServerProcesses, startServerProcess } from '../testing/servers/testServerProcess.ts';
import { newTestFolder } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';

const cluster = new TestCluster(0, {}, 'nats');
/** A busy machine needs more than what is promised; `npm run prove -- cluster` measures the times. */
const RESERVE_MS = 3000;
const STALE_MS = 3000 + RESERVE_MS;
const TAKEOVER_MS = 5000 + RESERVE_MS;
/** Below the interval in which the database is compared. */
const AT_ONCE_MS = 2000;

const processes: TestServerProcess[] = [];

const start = async (options: { hasIdleBots?: boolean } = {}): Promise<TestServerProcess> =>
  startServerProcess({
    data: newTestFolder(),
    databaseUrl: cluster.databaseUrl,
    natsUrl: cluster.natsUrl,
    ...options,
  });

beforeAll(async () => void processes.push(await start(), await start(), await start()));
afterAll(killServerProcesses);

async function startMatch(game: string): Promise<TestPlayer[]> {
  const clients = await Promise.all(
    processes.map(({ url }, i) => cluster.createClientAt(url, ['Ada', 'Ben', 'Cem'][i] as string)),
  );
  return seatPlayers(clients, { game, seats: 3 });
}

/**
 * How long the slowest of the other processes takes to show that a seat has bid, after the answer. Not for the last seat
 * that bids, because the auction then goes on.
 */
async function timeToShow(players: readonly TestPlayer[], seat: number): Promise<number> {
  const player = players[seat] as TestPlayer;
  const shown = (state: ViewerState): boolean => (state.asked & (1 << seat)) === 0;
  const bid = player.offers.find(([verb]) => verb === 'bid') as [string, number];
  expect(await player.play(bid)).toEqual({ seq: expect.any(Number) as number });
  const sealed = await player.play(['sealBid', 0]);
  expect(sealed).toEqual({ seq: expect.any(Number) as number });
  const began = performance.now();
  await Promise.all(players.map((each) => each.waitFor(shown, 20_000)));
  return performance.now() - began;
}

async function expectTruth(players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) {
    const truth = await fetchState(player);
    const state = await player.waitFor(({ seq }) => seq === truth.seq, STALE_MS);
    expect(stableFields(state)).toEqual(stableFields(truth));
  }
  const [{ table }] = players as [TestPlayer];
  const store = await openStore({ databaseUrl: cluster.databaseUrl, dataFile: '' });
  const events = await store.eventsAfter(table, 0);
  await store.close();
  expect(events.map(({ commandId }) => commandId).toSorted()).toEqual(
    players.flatMap(({ acknowledged }) => acknowledged.map(({ act }) => `${act.seat}:${act.id}`)).toSorted(),
  );
}

describe('a broker that is killed, hangs and returns', () => {
  it('moves reach other processes at once with the broker and within seconds without it', async () => {
    const players = await startMatch('rockwell');
    expect(await timeToShow(players, 0)).toBeLessThan(AT_ONCE_MS);
    await cluster.broker.kill();
    expect(await timeToShow(players, 1)).toBeLessThan(STALE_MS);
    await cluster.broker.restart();
    await expectTruth(players);
    await delay(1500);
    expect(await timeToShow(await startMatch('rockwell'), 2)).toBeLessThan(AT_ONCE_MS);
  });

  it('a broker that hangs makes nobody wait for more than seconds', async () => {
    const players = await startMatch('rockwell');
    cluster.broker.pause();
    expect(await timeToShow(players, 0)).toBeLessThan(STALE_MS);
    cluster.broker.resume();
    await delay(2500);
    expect(await timeToShow(players, 1)).toBeLessThan(AT_ONCE_MS);
    await expectTruth(players);
  });

  it('no acknowledged move is lost or played twice while the broker is killed and restarted', async () => {
    const players = await startMatch('glueck-auf');
    let isEnough = false;
    const playing = playAllRandomly(players, new TestRandom('broker'), () => isEnough);
    const playMore = (moves: number): Promise<void> => {
      const goal = countAcknowledged(players) + moves;
      return expect.poll(() => countAcknowledged(players), { timeout: 60_000 }).toBeGreaterThanOrEqual(goal);
    };
    for (let i = 0; i < 3; i++) {
      await playMore(3);
      await cluster.broker.kill();
      await playMore(1);
      await cluster.broker.restart();
    }
    await playMore(5);
    isEnough = true;
    await playing;
    await expectTruth(players);
  });

  it('a session that ends while the broker is away is closed at the other processes, too', async () => {
    const [{ url }, other] = processes as [TestServerProcess, TestServerProcess];
    const client = await cluster.createClientAt(url, 'Dora');
    const elsewhere = cluster.sameSessionAt(client, other.url);
    const socket = elsewhere.raw.socket();
    await socket.opened;
    await cluster.broker.kill();
    expect((await client.request('POST', '/api/logout')).status).toBe(204);
    const began = performance.now();
    expect(await socket.closed).toBe(4001);
    expect(performance.now() - began).toBeLessThan(STALE_MS);
    await cluster.broker.restart();
  });
});

describe('a process that is killed', () => {
  it('another process plays for the bot within seconds', async () => {
    const dying = await start({ hasIdleBots: true });
    // So that none of the others gets the lease; they sleep for less than the time after which they count as gone.
    for (const process of processes) process.pause();
    const client = await cluster.createClientAt(dying.url, 'Ada');
    const [ada] = (await seatPlayers([client], { game: 'rockwell', seats: 2, bots: ['hewer'] })) as [
      TestPlayer,
    ];
    const lease = `SELECT process FROM claims WHERE what = '${ada.table}'`;
    await expect.poll(() => queryOnce(cluster.databaseUrl, lease)).toHaveLength(1);
    for (const process of processes) process.resume();
    await ada.play(['sealBid', 0]);
    const { url } = processes[0] as TestServerProcess;
    const window = new TestPlayer(cluster.sameSessionAt(client, url), ada.table, ada.seat);
    await window.waitFor(({ asked }) => asked === 0b10);
    const began = performance.now();
    await dying.stop('SIGKILL');
    await window.waitFor(({ asked }) => asked !== 0b10, 20_000);
    expect(performance.now() - began).toBeLessThan(TAKEOVER_MS);
  });
});
