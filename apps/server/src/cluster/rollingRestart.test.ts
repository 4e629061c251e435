import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { TestRandom } from '../testing/testRandom.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { playAllRandomly } from '../testing/clients/testPlayer.ts';
import type { TcpProxy } from '../testing/servers/tcpProxy.ts';
import { startTcpProxy } from '../testing/servers/tcpProxy.ts';
import { fetchState, stableFields, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { queryOnce } from '../store/testing/testPostgres.ts';
import { TestCluster } from '../testing/servers/testCluster.ts';
import { countAcknowledged } from '../testing/scenarios/restartScenario.ts';

const cluster = new TestCluster(2);
let proxy: TcpProxy;

const portOf = ({ url }: RunningServer): number => Number(new URL(url).port);

beforeAll(async () => {
  proxy = await startTcpProxy();
  proxy.ports.push(...cluster.servers.map(portOf));
});
afterAll(() => proxy.close());

async function replaceOne(): Promise<void> {
  const [old] = cluster.servers as [RunningServer];
  proxy.ports.push(portOf(await cluster.startServer()));
  proxy.ports.splice(proxy.ports.indexOf(portOf(old)), 1);
  await cluster.stopServer(old);
}

async function sit(clients: readonly TestClient[], game: string, i: number): Promise<TestPlayer[]> {
  return seatPlayers(clients.slice(i % 2, (i % 2) + 2), { game, seats: 3, bots: ['hewer'] });
}

describe('a rolling restart', () => {
  it('a rolling restart fails, doubles and loses no command, and bots play on', async () => {
    const clients = await Promise.all(
      ['Ada', 'Ben', 'Cem'].map((name) => cluster.createClientAt(proxy.url, name)),
    );
    const games = ['glueck-auf', 'rockwell', 'siberia', 'rockwell'];
    const tables: TestPlayer[][] = [];
    for (const [i, game] of games.entries()) tables.push(await sit(clients, game, i));
    const players = tables.flat();
    const refused: unknown[] = [];
    for (const player of players) {
      const original = player.act.bind(player);
      player.act = async (...action) => {
        const answer = await original(...action);
        if ('reason' in answer) refused.push(answer);
        return answer;
      };
    }
    const random = new TestRandom('rolling');
    let isEnough = false;
    const playing = playAllRandomly(players, random, () => isEnough);
    for (let i = 0; i < 4; i++) {
      const goal = countAcknowledged(players) + 40;
      while (countAcknowledged(players) < goal && players.some((player) => !player.isOver)) await delay(10);
      await replaceOne();
    }
    isEnough = true;
    await playing;
    expect(refused).toEqual([]);
    const { store } = cluster.serverAt(0).context;
    for (const seats of tables) {
      const events = await store.eventsAfter((seats[0] as TestPlayer).table, 0);
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => i + 1));
      const own = events.map(({ commandId }) => commandId).filter((id) => /^\d/.test(id));
      expect(own.toSorted()).toEqual(
        seats
          .flatMap(({ acknowledged }) => acknowledged.map(({ act }) => `${act.seat}:${act.id}`))
          .toSorted(),
      );
      await seats[0]?.waitFor(
        ({ outcome, asked }) => outcome !== null || seats.some(({ seat }) => asked & (1 << seat)),
      );
      for (const player of seats) {
        const truth = await fetchState(player);
        expect(stableFields(await player.waitFor(({ seq }) => seq === truth.seq))).toEqual(
          stableFields(truth),
        );
      }
    }
  });

  it('a socket is closed with 1012 only after its requests are answered', async () => {
    const server = await cluster.startServer();
    const client = await cluster.createClientAt(server.url, 'Dora');
    const [dora] = (await seatPlayers([client], { game: 'rockwell', seats: 2, bots: ['hewer'] })) as [
      TestPlayer,
    ];
    const raw = await client.openRawSocket();
    const received = (): string[] => raw.received.map(({ type }) => type);
    const { seq, offers } = await fetchState(dora);
    const plies = [['bid', offers['bid']?.[0]]];
    raw.send({ type: 'chat', ask: 7, table: dora.table, room: 'players', text: 'bis gleich' });
    raw.send({ type: 'act', table: dora.table, act: { act: 'play', seat: 0, id: 'last', seq, plies } });
    // The server has received both messages; lost ones are repeated by the client.
    const answered = (): number => received().filter((type) => type === 'done' || type === 'answer').length;
    await expect.poll(() => server.context.connections.pendingMessages + answered(), { interval: 1 }).toBe(2);
    client.socketClient.close();
    await cluster.stopServer(server);
    expect(await raw.closed).toBe(1012);
    expect(received()).toContain('done');
    expect(received()).toContain('answer');
  });
});

describe('a process of version 0.1, which would misread newer events', () => {
  const living = (forMs: number): Promise<unknown> =>
    queryOnce(
      cluster.databaseUrl,
      `INSERT INTO processes (id, until) VALUES ('older', ${Date.now() + forMs})
        ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
    );

  it('a newer process does not start while a process of version 0.1 lives', async () => {
    await living(60_000);
    await expect(cluster.startServer()).rejects.toThrow('a process of an older version is running');
  });

  it('a newer process waits until a killed process of version 0.1 has expired', async () => {
    await living(500);
    await cluster.stopServer(await cluster.startServer());
  });
});
