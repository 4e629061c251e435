import type { ClientMessage } from '@pithead/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../store/index.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import { observeTable } from '../testing/clients/observer.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import type { TcpProxy } from '../testing/servers/tcpProxy.ts';
import { startTcpProxy } from '../testing/servers/tcpProxy.ts';
import { ControlledChatStore } from '../testing/fakes/controlledChatStore.ts';
import { seatPlayers } from '../testing/clients/seatPlayers.ts';
import { FREQUENT_JOBS, TestCluster, waitForRun } from '../testing/servers/testCluster.ts';

const PROCESSES = 2;
const SLOW = { timeout: 20_000 };

const cluster = new TestCluster(0, FREQUENT_JOBS);
const chatStores: ControlledChatStore[] = [];
let proxy: TcpProxy;

beforeAll(async () => {
  proxy = await startTcpProxy();
  for (let i = 0; i < PROCESSES; i++) {
    const chatStore = new ControlledChatStore(
      await openStore({ databaseUrl: cluster.databaseUrl, dataFile: '' }),
    );
    chatStores.push(chatStore);
    proxy.ports.push(Number(new URL((await cluster.startServer({}, { store: chatStore.store })).url).port));
  }
});
afterAll(() => proxy.close());

const written = async (table: string): Promise<string[]> =>
  (await cluster.serverAt(0).context.store.chatLinesAfter(table, 0)).map(
    ({ tableNumber, text }) => `${tableNumber} ${text}`,
  );

describe('a connection that breaks after a chat line was stored and before it was acknowledged', () => {
  it('a chat line repeated to another process is stored and published once', async () => {
    const ada = await cluster.createClientAt(proxy.url, 'Ada');
    const [ben, cem] = (await cluster.createClients('Ben', 'Cem')) as [TestClient, TestClient];
    const [{ table }] = (await seatPlayers([ada, ben, cem], { game: 'glueck-auf', seats: 3 })) as [
      TestPlayer,
    ];
    const receivedByAda: string[] = [];
    const window = new TestPlayer(ada, table, 0, {
      onChatLine: ({ number, text }) => void receivedByAda.push(`${number} ${text}`),
    });
    await window.waitFor(({ online }) => online === 0b111);
    // Raw sockets, because the protocol client would drop a line that arrives twice.
    const sockets = [(await observeTable(ben, table, 1)).socket, (await observeTable(cem, table, 2)).socket];
    const received = (): string[][] => [
      receivedByAda,
      ...sockets.map((socket) =>
        socket.received.flatMap((message) =>
          message.type === 'chat' ? `${message.line.number} ${message.line.text}` : [],
        ),
      ),
    ];
    const lines = ['one', 'two', 'three', 'four'];
    for (const text of lines) {
      const before = chatStores.map(({ lookups }) => lookups);
      for (const chatStore of chatStores) chatStore.onceWritten(() => ada.dropConnections());
      expect(await ada.socketClient.chat(table, 'players', text, `line-${text}`)).toBeUndefined();
      expect(chatStores.map(({ lookups }, i) => lookups - (before[i] as number))).toEqual([1, 1]);
    }
    const all = lines.map((text, i) => `${i + 1} ${text}`);
    await expect.poll(() => received().map((each) => each.toSorted())).toEqual([all, all, all]);
    await Promise.all(cluster.servers.map(({ context }) => waitForRun(context.store, 'tableVersions')));
    await ben.socketClient.chat(table, 'players', 'last', 'line-last');
    const allAndLast = [...all, '5 last'];
    await expect.poll(() => received().map((each) => each.at(-1))).toEqual(['5 last', '5 last', '5 last']);
    expect(received().map((each) => each.toSorted())).toEqual([allAndLast, allAndLast, allAndLast]);
    expect(await written(table)).toEqual(allAndLast);
  });
});

describe('a chat line sent to two processes at the same moment', () => {
  it('a chat line sent to two processes is stored once, and both acknowledge it', async () => {
    const [ada] = (await cluster.createClients('Ada')) as [TestClient];
    const { id: table } = await ada.createTable({ game: 'siberia', seats: 2 });
    const recorders = await Promise.all(
      cluster.servers.map(({ url }) => cluster.sameSessionAt(ada, url).openRawSocket()),
    );
    const lines = ['one', 'two', 'three', 'four', 'five'];
    for (const [i, text] of lines.entries()) {
      const line: ClientMessage = { type: 'chat', ask: i, table, room: 'players', text, id: text };
      await Promise.all(recorders.map((rawSocket) => rawSocket.sendAndWait([line])));
      expect(recorders.map((rawSocket) => rawSocket.takeReceived())).toEqual(
        recorders.map(() => [`{"type":"answer","ask":${i}}`]),
      );
    }
    expect(await written(table)).toEqual(lines.map((text, i) => `${i + 1} ${text}`));
  });
});

describe('a rename at one process', () => {
  it('a rename at one process changes the name in waiting rooms and chat at another with open sockets', async () => {
    const [host] = (await cluster.createClients('Host')) as [TestClient];
    const [here, elsewhere] = cluster.servers.map(({ url }) => url) as [string, string];
    const [ada, eve] = [await cluster.createClientAt(here, 'Ada'), await cluster.createClientAt(here, 'Eve')];
    const { id: table } = await host.createTable({ game: 'siberia', seats: 2 });
    await ada.request('POST', `/api/tables/${table}/join`, {});
    const away = [ada, eve].map((client) => cluster.sameSessionAt(client, elsewhere)) as [
      TestClient,
      TestClient,
    ];
    const shown: string[] = [];
    const lines: string[] = [];
    away[0].socketClient.watch(table, 1, {
      onUpdate: ({ table: now }) => void shown.push(now.seats.map(({ name }) => name).join()),
      onChatLine: ({ name, text }) => void lines.push(`${name}: ${text}`),
    });
    away[1].socketClient.watch(table, null, {
      onChatLine: ({ name, text }) => void lines.push(`${name}: ${text}`),
    });
    await expect.poll(() => shown.at(-1), SLOW).toBe('Host,Ada');
    const post = (client: TestClient, room: 'players' | 'spectators', text: string): Promise<unknown> =>
      client.socketClient.chat(table, room, text, `${room}-${text}`);
    expect([await post(away[0], 'players', 'one'), await post(away[1], 'spectators', 'one')]).toEqual([
      undefined,
      undefined,
    ]);
    expect((await ada.request('PATCH', '/api/me', { name: 'Dora' })).status).toBe(200);
    expect(
      (await eve.request('POST', '/api/me/account', { name: 'Ada', password: 'seven tired donkeys' })).status,
    ).toBe(200);
    await expect.poll(() => shown.at(-1), SLOW).toBe('Host,Dora');
    expect([await post(away[0], 'players', 'two'), await post(away[1], 'spectators', 'two')]).toEqual([
      undefined,
      undefined,
    ]);
    await expect
      .poll(() => lines.toSorted(), SLOW)
      .toEqual(['Ada: one', 'Ada: two', 'Dora: two', 'Eve: one']);
    expect(
      (await host.request<{ name: string }[]>('GET', `/api/tables/${table}/chat?room=players`)).body.map(
        ({ name }) => name,
      ),
    ).toEqual(['Dora', 'Dora']);
  });
});
