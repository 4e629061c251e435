import { describe, expect, it } from 'vitest';
import { CommitLost } from '../store/executor.ts';
import type { RunningServer } from '../server.ts';
import { openStore } from '../store/index.ts';
import type { MessageBus } from '../store/clusterStore.ts';
import { queryOnce } from '../store/testing/testPostgres.ts';
import { TestRandom } from '../testing/testRandom.ts';
import { TestPlayer, playAllRandomly } from '../testing/clients/testPlayer.ts';
import { fetchState, stableFields, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { FREQUENT_JOBS, TestCluster, waitForRun } from '../testing/servers/testCluster.ts';
import { countAcknowledged, acceptedSeq } from '../testing/scenarios/restartScenario.ts';

const cluster = new TestCluster(2, FREQUENT_JOBS);

/** One resync interval and some reserve. */
const GAP_MS = 6_000;

async function cutListeners(): Promise<unknown[]> {
  if (cluster.natsUrl === '')
    return queryOnce(
      cluster.databaseUrl,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'pithead messages' AND datname = current_database()`,
    );
  await cluster.broker.kill();
  await cluster.broker.restart();
  return [cluster.broker];
}
const cutAll = () =>
  queryOnce(
    cluster.databaseUrl,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE pid <> pg_backend_pid() AND datname = current_database()`,
  );

async function startWithoutMessages(): Promise<string> {
  const store = await openStore({ databaseUrl: cluster.databaseUrl, dataFile: '' });
  const real = store.messageBus as MessageBus;
  const silenced: MessageBus = {
    kind: real.kind,
    send: () => Promise.resolve(),
    listen: (process, listener) => real.listen(process, listener),
    subscribe: (table) => real.subscribe(table),
    unsubscribe: (table) => real.unsubscribe(table),
    checkConnection: () => real.checkConnection(),
    close: () => real.close(),
  };
  return (await cluster.startServer({}, { store: { ...store, messageBus: silenced } })).url;
}

async function expectShown(players: readonly TestPlayer[]): Promise<void> {
  for (const player of players) {
    const truth = await fetchState(player);
    expect(stableFields(await player.waitFor(({ seq }) => seq === truth.seq, GAP_MS))).toEqual(
      stableFields(truth),
    );
  }
}

describe('the connection of the message bus', () => {
  it('players miss nothing if the connection of the message bus breaks and is reopened', async () => {
    const players = await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'glueck-auf',
      seats: 2,
    });
    const random = new TestRandom('cut');
    for (let i = 1; i <= 4; i++) {
      expect(await cutListeners()).not.toEqual([]);
      await playAllRandomly(players, random, () => countAcknowledged(players) >= i * 15);
      await expectShown(players);
    }
  });

  it('every acknowledged write is durable if all connections break, even during a write', async () => {
    const players = await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'siberia',
      seats: 2,
    });
    let isEnough = false;
    const playing = playAllRandomly(players, new TestRandom('all cut'), () => isEnough);
    for (let i = 0; i < 5; i++) {
      await new Promise((resolve) => void setTimeout(resolve, 150));
      await cutAll();
    }
    isEnough = true;
    await playing;
    await expectShown(players);
    const [{ table }] = players as [TestPlayer];
    const events = await cluster.serverAt(0).context.store.eventsAfter(table, 0);
    expect(events.map(({ commandId }) => commandId).toSorted()).toEqual(
      players
        .flatMap(({ acknowledged }) => acknowledged.map(({ act }) => `${act.seat}:${act.id}`))
        .toSorted(),
    );
  });
});

describe('a process that dies between its commit and its message', () => {
  it('changes of matches, waiting rooms and chat are shown at the other processes a few seconds later', async () => {
    const silentUrl = await startWithoutMessages();
    const ada = await cluster.createClientAt(silentUrl, 'Ada');
    const ben = await cluster.createClientAt(cluster.serverAt(0).url, 'Ben');
    const players = await seatPlayers([ada, ben], { game: 'rockwell', seats: 2 });
    const received: string[] = [];
    const names: string[] = [];
    ben.socketClient.watch((players[0] as TestPlayer).table, 1, {
      onChatLine: ({ text }) => void received.push(text),
    });
    const { id } = await ben.createTable({ game: 'siberia', seats: 2 });
    ben.socketClient.watch(id, null, {
      onUpdate: ({ table }) => void names.push(table.seats[1]?.name ?? ''),
    });
    await expect.poll(() => names.length, { timeout: GAP_MS }).toBeGreaterThan(0);
    // The next comparison then finds differences to this one, not just newly watched tables.
    await waitForRun(cluster.serverAt(0).context.store, 'tableVersions');
    await acceptedSeq(players[0]?.play(['sealBid', 0]));
    await ada.socketClient.chat((players[0] as TestPlayer).table, 'players', 'hallo', ada.newCommandId());
    await ada.request('POST', `/api/tables/${id}/join`, {});
    await players[1]?.waitFor(({ asked }) => asked === 0b10, GAP_MS);
    await expect.poll(() => received, { timeout: GAP_MS }).toEqual(['hallo']);
    await expect.poll(() => names.at(-1), { timeout: GAP_MS }).toBe('Ada');
  });
});

describe('a chat line whose message gets lost', () => {
  it('a lost chat line is also sent to a client that has just subscribed, but older lines are not', async () => {
    const ada = await cluster.createClientAt(await startWithoutMessages(), 'Ada');
    const ben = await cluster.createClientAt(cluster.serverAt(0).url, 'Ben');
    const [{ table }] = (await seatPlayers([ada, ben], { game: 'rockwell', seats: 2 })) as [TestPlayer];
    const { store, time } = cluster.serverAt(0).context;
    const long = {
      table,
      person: ada.id,
      name: 'Ada',
      room: 'players',
      at: time.now() - 60_000,
      id: 'long',
    } as const;
    await store.addChatLine({ ...long, text: 'long before' });
    const { url } = await cluster.startServer();
    const received: string[] = [];
    const window = new TestPlayer(cluster.sameSessionAt(ben, url), table, 1, {
      onChatLine: ({ text }) => void received.push(text),
    });
    await window.waitFor(() => true);
    await ada.socketClient.chat(table, 'players', 'hallo', ada.newCommandId());
    const aside = { ...long, room: 'spectators', text: 'Hm', at: time.now() } as const;
    await Promise.all(
      Array.from({ length: 120 }, (_, i) => store.addChatLine({ ...aside, id: `aside-${i}` })),
    );
    await expect.poll(() => received, { timeout: GAP_MS }).toEqual(['hallo']);
  });
});

describe('a match that ends at another process than the one that runs its bots', () => {
  it('the lease of a match that ends elsewhere is released, even if the match was not in memory', async () => {
    const [ada] = (await seatPlayers(await cluster.createClients('Ada'), {
      game: 'rockwell',
      seats: 2,
      bots: ['hewer'],
    })) as [TestPlayer];
    await ada.waitFor(({ asked }) => asked === 0b1);
    const holder = cluster.servers.find(({ context }) =>
      context.cluster.holdsLease(ada.table),
    ) as RunningServer;
    const other = cluster.servers.find((server) => server !== holder) as RunningServer;
    ada.unsubscribe();
    await expect.poll(() => holder.context.matches.peek(ada.table)?.isIdle ?? true).toBe(true);
    holder.context.matches.forget(ada.table);
    const resign = { act: 'resign', seat: 0, id: 'enough', seq: 0 };
    expect(
      (
        await cluster
          .sameSessionAt(ada.client, other.url)
          .request('POST', `/api/tables/${ada.table}/acts`, resign)
      ).status,
    ).toBe(200);
    await expect.poll(() => holder.context.cluster.holdsLease(ada.table), { timeout: GAP_MS }).toBe(false);
    const claims = async () =>
      queryOnce(cluster.databaseUrl, `SELECT what FROM claims WHERE what = '${ada.table}'`);
    await expect.poll(claims, { timeout: GAP_MS }).toEqual([]);
  });
});

describe('a commit whose result can’t be determined', () => {
  async function openWithLostReplies(): Promise<{
    readonly url: string;
    readonly connection: { isCut: boolean };
  }> {
    const store = await openStore({ databaseUrl: cluster.databaseUrl, dataFile: '' });
    const connection = { isCut: false };
    const { url } = await cluster.startServer(
      {},
      {
        store: {
          ...store,
          async append(event, change) {
            const appended = await store.append(event, change);
            if (!connection.isCut) return appended;
            connection.isCut = false;
            throw new CommitLost(new Error('cut'));
          },
        },
      },
    );
    return { url, connection };
  }

  it('everybody is shown the events in the log even if nobody repeats the command', async () => {
    const { url, connection } = await openWithLostReplies();
    const clients = await Promise.all(['Ada', 'Ben'].map((name) => cluster.createClientAt(url, name)));
    const players = await seatPlayers(clients, { game: 'glueck-auf', seats: 2 });
    const one = players.find(({ offers }) => offers.length > 0) as TestPlayer;
    connection.isCut = true;
    const act = { act: 'play', seat: one.seat, id: 'lost', seq: 0, plies: [one.offers[0]] };
    const { body } = await one.client.request('POST', `/api/tables/${one.table}/acts`, act);
    expect(body).toMatchObject({ reason: 'databaseGone' });
    for (const player of players) await player.waitFor(({ seq }) => seq === 1, GAP_MS);
    await expectShown(players);
  });
});

describe('clocks that run out', () => {
  it('an expired clock is handled by one process', async () => {
    const players = await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'glueck-auf',
      seats: 2,
      clock: { kind: 'bank', bankMs: 10_000, incrementMs: 0 },
    });
    const [{ table }] = players as [TestPlayer];
    const { store } = cluster.serverAt(0).context;
    // Sets the clock of the pending seat instead of waiting for ten seconds.
    const leftMs = players.map(({ offers }) => (offers.length > 0 ? 300 : 600_000));
    const clocks = { leftMs, asOf: cluster.serverAt(0).context.uptime.now(), isPaused: false };
    await store.changeTable(table, { clocks, due: clocks.asOf + 300 });
    await Promise.all(
      cluster.servers.map(async ({ context }) => (await context.matches.open(table)).reload()),
    );
    await players[0]?.waitFor(({ standIns }) => standIns !== 0, GAP_MS);
    const events = await store.eventsAfter(table, 0);
    expect(events.filter(({ kind }) => kind === 'standIn').map(({ seq }) => seq)).toEqual([1]);
    expect(cluster.servers.filter(({ context }) => context.cluster.holdsLease(table))).toHaveLength(1);
  });
});
