import type { TableInfo } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { TestClient } from '../testing/clients/testClient.ts';
import { observeTable } from '../testing/clients/observer.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import { fetchState, seatPlayers } from '../testing/clients/seatPlayers.ts';
import { FREQUENT_JOBS, TestCluster, waitForRun } from '../testing/servers/testCluster.ts';

const cluster = new TestCluster(2, FREQUENT_JOBS);

function watch(
  client: TestClient,
  table: string,
): { readonly infos: TableInfo[]; readonly refused: string[] } {
  const infos: TableInfo[] = [];
  const refused: string[] = [];
  client.socketClient.watch(table, null, {
    onUpdate: ({ table: info }) => void infos.push(info),
    onRefused: ({ reason }) => void refused.push(reason),
  });
  return { infos, refused };
}

const names = (info: TableInfo | undefined): string[] | undefined => info?.seats.map(({ name }) => name);

describe('a waiting room', () => {
  it('a waiting room shows joins, leaves, the start and the rematch that happen at any process', async () => {
    const [ada, ben] = (await cluster.createClients('Ada', 'Ben')) as [TestClient, TestClient];
    const { id } = await ada.createTable({ game: 'siberia', seats: 3 });
    const { infos } = watch(ada, id);
    await expect.poll(() => names(infos.at(-1))).toEqual(['Ada', '', '']);
    await ben.request('POST', `/api/tables/${id}/join`, {});
    await expect.poll(() => names(infos.at(-1))).toEqual(['Ada', 'Ben', '']);
    await ben.request('POST', `/api/tables/${id}/leave`);
    await expect.poll(() => names(infos.at(-1))).toEqual(['Ada', '', '']);
    await ben.request('POST', `/api/tables/${id}/join`, { seat: 2 });
    const other = watch(ben, id);
    await ada.request('POST', `/api/tables/${id}/bots`, { level: 'hewer' });
    await expect.poll(() => names(other.infos.at(-1))?.[1]).toMatch(/^Bot/);
    await ada.request('POST', `/api/tables/${id}/start`);
    await expect.poll(() => other.infos.at(-1)?.status).toBe('running');
    const players = [new TestPlayer(ada, id, 0), new TestPlayer(ben, id, 2)];
    for (const player of players) {
      await player.waitFor(() => true);
      expect(await player.act({ act: 'resign' })).toEqual({ seq: expect.any(Number) as number });
    }
    await expect.poll(() => infos.at(-1)?.status).toBe('abandoned');
    const { body } = await ben.request<TableInfo>('POST', `/api/tables/${id}/rematch`);
    await expect.poll(() => infos.at(-1)?.next).toBe(body.id);
  });

  it('a waiting room that its host closes is closed at all processes', async () => {
    const [ada, ben] = (await cluster.createClients('Ada', 'Ben')) as [TestClient, TestClient];
    const { id } = await ada.createTable({ game: 'siberia', seats: 3 });
    const { infos, refused } = watch(ben, id);
    await expect.poll(() => infos.length).toBeGreaterThan(0);
    await ada.request('POST', `/api/tables/${id}/leave`);
    await expect.poll(() => refused).toContain('notFound');
  });
});

describe('chat, nudges and presence', () => {
  it('chat lines, nudges and presence reach everybody they are meant for once', async () => {
    const [ada, ben] = (await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'glueck-auf',
      seats: 2,
    })) as [TestPlayer, TestPlayer];
    const dora = (await cluster.createClients('x', 'Dora'))[1] as TestClient;
    // Raw sockets, because the protocol client would drop a message that arrives twice.
    const sockets = await Promise.all(
      (
        [
          [ada.client, 0],
          [ben.client, 1],
          [dora, null],
        ] as const
      ).map(async ([client, seat]) => (await observeTable(client, ada.table, seat)).socket),
    );
    const received = (): string[][] =>
      sockets.map((socket) =>
        socket.received.flatMap((message) => (message.type === 'chat' ? message.line.text : [])),
      );
    const nudged = (): number[][] =>
      sockets.map((socket) =>
        socket.received.flatMap((message) => (message.type === 'nudged' ? message.by : [])),
      );
    for (const player of [ada, ben])
      await player.waitFor(({ online, watching }) => online === 0b11 && watching === 1);
    await ada.client.socketClient.chat(ada.table, 'players', 'one', '1');
    await ben.client.socketClient.chat(ada.table, 'players', 'two', '2');
    await expect
      .poll(() =>
        received()
          .slice(0, 2)
          .map((lines) => lines.toSorted()),
      )
      .toEqual([
        ['one', 'two'],
        ['one', 'two'],
      ]);
    await ada.client.request('PUT', `/api/me/mutes/${ben.client.id}`);
    await ben.client.socketClient.chat(ada.table, 'players', 'three', '3');
    await expect.poll(() => received()[1]).toContain('three');
    await dora.socketClient.chat(ada.table, 'spectators', 'four', '4');
    await expect.poll(() => received()[2]).toEqual(['four']);
    const [waits, isAsked] = ada.offers.length === 0 ? [ada, ben] : [ben, ada];
    expect(await waits.client.socketClient.nudge(waits.table, waits.seat)).toBeUndefined();
    await expect.poll(() => nudged()[isAsked.seat]).toEqual([waits.seat]);
    await Promise.all(cluster.servers.map(({ context }) => waitForRun(context.store, 'tableVersions')));
    // Whatever the comparison sent again would have arrived before these lines.
    await ada.client.socketClient.chat(ada.table, 'players', 'last', '5');
    await dora.socketClient.chat(ada.table, 'spectators', 'last', '6');
    await expect.poll(() => received().map((lines) => lines.at(-1))).toEqual(['last', 'last', 'last']);
    // The order of lines of two processes is not guaranteed.
    expect(received().map((lines) => lines.slice(0, -1).toSorted())).toEqual([
      ['one', 'two'],
      ['one', 'three', 'two'],
      ['four'],
    ]);
    expect(nudged()).toEqual([0, 1, 2].map((place) => (place === isAsked.seat ? [waits.seat] : [])));
    dora.close();
    ben.client.close();
    await ada.waitFor(({ online, watching }) => online === 0b01 && watching === 0);
  });
});

describe('a session that ends at one process', () => {
  const open = async (client: TestClient): Promise<Promise<number>[]> => {
    const elsewhere = cluster.sameSessionAt(client, cluster.serverAt(1).url);
    const code = elsewhere.raw.socket().closed;
    expect((await elsewhere.request('GET', '/api/me')).status).toBe(200);
    await expect.poll(() => cluster.serverAt(1).context.connections.isConnected(client.id)).toBe(true);
    return [code];
  };

  it.each([
    ['by logging out', 'POST', '/api/logout'],
    ['by logging out everywhere', 'POST', '/api/logout-everywhere'],
    ['by deletion', 'DELETE', '/api/me'],
  ])(
    'a session that ends %s is refused at the other processes at once, and its sockets are closed there',
    async (_, method, path) => {
      const [ada] = (await cluster.createClients('Ada')) as [TestClient];
      const [code] = await open(ada);
      expect((await ada.request(method, path, method === 'DELETE' ? {} : undefined)).status).toBe(204);
      expect(await code).toBe(4001);
      expect(
        (await cluster.sameSessionAt(ada, cluster.serverAt(1).url).request('GET', '/api/me')).status,
      ).toBe(401);
    },
  );

  it('a person deleted during a match is replaced by a bot, and no process shows the name any more', async () => {
    const [ada, ben] = (await seatPlayers(await cluster.createClients('Ada', 'Ben'), {
      game: 'glueck-auf',
      seats: 2,
    })) as [TestPlayer, TestPlayer];
    const { body } = await ada.client.request<TableInfo>('GET', `/api/tables/${ada.table}`);
    expect(body.seats.map(({ name }) => name)).toEqual(['Ada', 'Ben']);
    expect((await ada.client.request('DELETE', '/api/me', {})).status).toBe(204);
    await ben.waitFor(({ standIns }) => standIns === 1);
    for (const { context } of cluster.servers) {
      const session = await context.matches.open(ben.table);
      await session.viewerState(undefined);
      expect(session.seats.map(({ name }) => name)).toEqual(['—', 'Ben']);
    }
    expect((await fetchState(ben)).standIns).toBe(1);
  });

  it('a name changed at one process is the name at all processes', async () => {
    const [ada] = (await cluster.createClients('Ada')) as [TestClient];
    const other = cluster.sameSessionAt(ada, cluster.serverAt(1).url);
    await other.request('GET', '/api/me');
    await ada.request('PATCH', '/api/me', { name: 'Grace' });
    await expect
      .poll(
        async () => (await other.request<{ person: { name: string } }>('GET', '/api/me')).body.person.name,
      )
      .toBe('Grace');
  });
});

it(
  'a person who opens 180 public tables concurrently at two processes gets five',
  { timeout: 30_000 },
  async () => {
    const [gero] = (await cluster.createClients('Gero')) as [TestClient];
    const doors = [0, 1].map((i) => cluster.sameSessionAt(gero, cluster.serverAt(i).url));
    const open = (door: TestClient) =>
      door.request('POST', '/api/tables', { game: 'siberia', seats: 2, isPublic: true });
    const answers = await Promise.all(
      Array.from({ length: 180 }, (_, i) => open(doors[i % 2] as TestClient)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refusals = new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.reason));
    // Requests wait for each other's locks: on a slow machine some time out.
    refusals.delete('busy');
    expect(refusals).toEqual(new Set(['tooManyPublicTables']));
    expect((await gero.request<TableInfo[]>('GET', '/api/me/tables')).body).toHaveLength(5);
  },
);
