/**
 * A process dies or is suspended, and another takes over within seconds. The number of an event is a unique key
 * in the database, so a process that resumes late can't append what it had begun (promise P3).
 */
import type { ViewerState } from '@pithead/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { queryOnce } from '../store/testing/testPostgres.ts';
import type { TestServerProcess } from '../testing/servers/testServerProcess.ts';
import { killServerProcesses, startServerProcess } from '../testing/servers/testServerProcess.ts';
import { newTestFolder } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import { fetchState, stableFields, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { FREQUENT_JOBS, TestCluster, waitForRun } from '../testing/servers/testCluster.ts';

const cluster = new TestCluster(0, FREQUENT_JOBS);
afterAll(killServerProcesses);

/** Longer than expiry and one heartbeat. */
const TAKEOVER_MS = 8_000;

const startChild = (options: { hasIdleBots?: boolean } = {}): Promise<TestServerProcess> =>
  startServerProcess({
    data: newTestFolder(),
    databaseUrl: cluster.databaseUrl,
    natsUrl: cluster.natsUrl,
    ...options,
  });

async function openWindowAt(server: RunningServer, player: TestPlayer): Promise<TestPlayer> {
  const window = new TestPlayer(cluster.sameSessionAt(player.client, server.url), player.table, player.seat);
  await window.waitFor(() => true);
  return window;
}

/** When the lease expires unless its process sends another heartbeat; undefined without a lease. */
const leaseExpiry = async (table: string): Promise<unknown> => {
  const sql = `SELECT until FROM claims JOIN processes ON process = id WHERE what = '${table}'`;
  return (await queryOnce(cluster.databaseUrl, sql))[0]?.['until'];
};

const countProcesses = async (): Promise<number> =>
  (await queryOnce(cluster.databaseUrl, 'SELECT id FROM processes')).length;

describe('kill -9', () => {
  it('another process runs a bot within seconds after its process was killed', async () => {
    const dying = await startChild({ hasIdleBots: true });
    const client = await cluster.createClientAt(dying.url, 'Ada');
    const [ada] = (await seatPlayers([client], { game: 'rockwell', seats: 2, bots: ['hewer'] })) as [
      TestPlayer,
    ];
    // Only after the first process has the lease: otherwise the second might acquire it first.
    await expect.poll(() => leaseExpiry(ada.table), { timeout: TAKEOVER_MS }).toBeDefined();
    const living = await cluster.startServer();
    const window = await openWindowAt(living, ada);
    const expiry = await leaseExpiry(ada.table);
    await expect.poll(() => leaseExpiry(ada.table), { timeout: TAKEOVER_MS }).not.toBe(expiry);
    await waitForRun(living.context.cluster, 'leaseTablesAwaitingBots');
    expect(living.context.cluster.holdsLease(ada.table)).toBe(false);
    expect(window.state).toMatchObject({ seq: 0, asked: 0b11 });
    await ada.play(['sealBid', 0]);
    await window.waitFor(({ asked }) => asked === 0b10);
    const began = performance.now();
    await dying.stop('SIGKILL');
    await window.waitFor(({ asked }) => asked !== 0b10, TAKEOVER_MS);
    expect(performance.now() - began).toBeLessThan(TAKEOVER_MS);
    await window.waitFor(({ online }) => online === 0b1, TAKEOVER_MS);
    await window.playRandomly(new TestRandom('goes on'), ({ acknowledged }) => acknowledged.length > 20);
  });
});

describe('a process that is suspended and resumes late', () => {
  it('a process that resumes late refuses its command as stale and shows what has happened', async () => {
    const suspended = await startChild();
    const awake = await cluster.startServer();
    const clients = [
      await cluster.createClientAt(suspended.url, 'Ada'),
      await cluster.createClientAt(awake.url, 'Ben'),
    ];
    const [ada] = (await seatPlayers(clients, { game: 'rockwell', seats: 2 })) as [TestPlayer];
    const window = await openWindowAt(awake, ada);
    const bids = ada.offers.filter(([verb]) => verb === 'bid') as [string, number][];
    const processes = await countProcesses();
    suspended.pause();
    const late = ada.play(bids[0] as [string, number]);
    const answer = await window.play(bids[1] as [string, number]);
    expect(answer).toEqual({ seq: 1 });
    await window.waitFor(({ online }) => online === 0b11, TAKEOVER_MS);
    await expect.poll(countProcesses, { timeout: TAKEOVER_MS }).toBe(processes - 1);
    suspended.resume();
    expect(await late).toEqual({ reason: 'stale', seq: 1 });
    const truth = await fetchState(window);
    expect(stableFields(await ada.waitFor(({ seq }) => seq === 1))).toEqual(stableFields(truth));
    expect(await awake.context.store.eventsAfter(ada.table, 0)).toHaveLength(1);
    expect(await ada.act({ act: 'undo', reach: 'turn' })).toEqual({ seq: 2 });
    await window.waitFor(({ seq }) => seq === 2);
    await window.waitFor(({ online }) => online === 0b11, TAKEOVER_MS);
    await suspended.stop();
    expect((ada.state as ViewerState).seq).toBe(2);
  });
});
