import type { ClientMessage } from '@pithead/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../config.ts';
import type { RunningServer } from '../server.ts';
import { openStore } from '../store/index.ts';
import type { RawSocket } from '../testing/clients/rawSocket.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';
import { ControlledChatStore } from '../testing/fakes/controlledChatStore.ts';
import { createGuests, seatPlayers } from '../testing/clients/seatPlayers.ts';

const data = newTestFolder();
let chatStore: ControlledChatStore;
let server: RunningServer;
let ada: TestClient;
let ben: TestClient;
let table: string;

async function open(): Promise<void> {
  chatStore = new ControlledChatStore(await openStore({ dataFile: databaseFile({ data }) }));
  server = await startTestServer(data, {}, { store: chatStore.store });
}

/** The rate limit is per person, so every test has new people. */
beforeEach(async () => {
  chatStore.findsNothing = false;
  [ada, ben] = (await createGuests(server.url, 'Ada', 'Ben')) as [TestClient, TestClient];
  table = ((await seatPlayers([ada, ben], { game: 'glueck-auf', seats: 2 }))[0] as TestPlayer).table;
});
beforeAll(open);
afterAll(async () => {
  await server.close();
  removeTestFolders();
});

const written = async (): Promise<string[]> =>
  (await server.context.store.chatLinesAfter(table, 0)).map(
    ({ tableNumber, text }) => `${tableNumber} ${text}`,
  );
const say = (text: string, id: string): Promise<unknown> => ada.socketClient.chat(table, 'players', text, id);
const sayAll = (texts: readonly string[]): Promise<unknown[]> =>
  Promise.all(texts.map((text) => say(text, `id-${text}`)));
const message = (text: string, id?: string): ClientMessage => ({
  type: 'chat',
  ask: 7,
  table,
  room: 'players',
  text,
  ...(id === undefined ? {} : { id }),
});

async function listening(client: TestClient, seat: number): Promise<string[]> {
  const received: string[] = [];
  await new TestPlayer(client, table, seat, {
    onChatLine: ({ number, text }) => void received.push(`${number} ${text}`),
  }).waitFor(() => true);
  return received;
}

async function answers(rawSocket: RawSocket, ...messages: ClientMessage[]): Promise<unknown[]> {
  rawSocket.takeReceived();
  await rawSocket.sendAndWait(messages);
  const answer = rawSocket
    .takeReceived()
    .map((text) => JSON.parse(text) as { type: string; reason?: string });
  return answer
    .filter(({ type }) => ['chat', 'answer', 'refused'].includes(type))
    .map(({ type, reason }) => reason ?? type);
}

async function atTable(client: TestClient, seat: number): Promise<RawSocket> {
  const rawSocket = await client.openRawSocket();
  await rawSocket.sendAndWait([{ type: 'subscribe', channel: 1, table, as: seat }]);
  return rawSocket;
}

describe('a connection that breaks after a line was stored and before it was acknowledged', () => {
  it('a line that the client repeats is acknowledged, stored once and published once', async () => {
    const [own, others] = [await listening(ada, 0), await listening(ben, 1)];
    const { lookups } = chatStore;
    chatStore.onceWritten(() => ada.dropConnections());
    expect(await say('Glück auf!', 'one')).toBeUndefined();
    expect(chatStore.lookups).toBe(lookups + 2);
    expect(await say('Und nun?', 'two')).toBeUndefined();
    await expect.poll(() => [own, others]).toEqual([own, own]);
    expect(own).toEqual(['1 Glück auf!', '2 Und nun?']);
    expect(await written()).toEqual(own);
  });

  it('a repeated line does not count against the rate limit and does not raise it', async () => {
    chatStore.onceWritten(() => ada.dropConnections());
    const texts = ['a', 'b', 'c', 'd', 'e'];
    expect(await sayAll(texts)).toEqual(texts.map(() => undefined));
    expect((await written()).map((line) => line.slice(2)).toSorted()).toEqual(texts);
    expect(await say('f', 'id-f')).toEqual({ reason: 'tooFast' });
  });

  it('a line repeated while the first is being stored is added once', async () => {
    await listening(ada, 0);
    const letGo = chatStore.holdWrites();
    const { connections } = server.context;
    const texts = ['a', 'b', 'c', 'd', 'e'];
    const said = sayAll(texts);
    await expect.poll(() => connections.pendingMessages).toBe(texts.length);
    ada.dropConnections();
    await expect.poll(() => connections.pendingMessages).toBe(2 * texts.length);
    letGo();
    expect(await said).toEqual(texts.map(() => undefined));
    expect(await written()).toHaveLength(texts.length);
  });

  it('a line repeated after a restart is added once', async () => {
    await say('Vorher', 'before');
    for (const client of [ada, ben]) client.close();
    await server.close();
    await open();
    const rawSocket = await atTable(new TestClient(server.url, ada.token), 0);
    expect(await answers(rawSocket, message('Vorher', 'before'))).toEqual(['chat', 'answer']);
    expect(await written()).toEqual(['1 Vorher']);
  });
});

describe('a repeated line', () => {
  it('a repeated line is sent to its author, who may have missed it, and to nobody else', async () => {
    const [one, other] = [await atTable(ada, 0), await atTable(ben, 1)];
    for (let i = 0; i < 3; i++) expect(await answers(one, message('Hm', 'hm'))).toEqual(['chat', 'answer']);
    await other.ping();
    expect(other.takeReceived().filter((text) => text.includes('"type":"chat"'))).toHaveLength(1);
    expect(await written()).toEqual(['1 Hm']);
  });

  it('a line sent several times concurrently is added once', async () => {
    const recorders = await Promise.all([atTable(ada, 0), atTable(ada, 0), atTable(ada, 0)]);
    const answer = await Promise.all(
      recorders.map((rawSocket) =>
        rawSocket.sendAndWait([message('Jetzt!', 'now')]).then(() => rawSocket.takeReceived()),
      ),
    );
    for (const received of answer)
      expect(received.some((text) => text.startsWith('{"type":"answer","ask":7'))).toBe(true);
    expect(await written()).toEqual(['1 Jetzt!']);
  });

  it('a repetition of a line that another process stores takes no token', async () => {
    chatStore.findsNothing = true;
    const rawSocket = await atTable(ada, 0);
    for (let i = 0; i < 8; i++)
      expect(await answers(rawSocket, message('Hm', 'hm'))).toEqual(['chat', 'answer']);
    chatStore.findsNothing = false;
    for (const text of ['b', 'c', 'd', 'e']) expect(await say(text, text)).toBeUndefined();
    expect(await say('f', 'f')).toEqual({ reason: 'tooFast' });
    expect(await written()).toHaveLength(5);
  });

  it('a repeated id with another text is refused', async () => {
    await say('Ja', 'vote');
    expect(await say('Nein', 'vote')).toEqual({ reason: 'idUsed' });
    expect(await written()).toEqual(['1 Ja']);
  });

  it('the id of another person’s line makes a separate line', async () => {
    await say('Ja', 'vote');
    expect(await ben.socketClient.chat(table, 'players', 'Nein', 'vote')).toBeUndefined();
    expect(await written()).toEqual(['1 Ja', '2 Nein']);
  });

  it('a repeated line is acknowledged even if its author may not write there any more', async () => {
    const { id } = await ada.createTable({ game: 'siberia', seats: 2 });
    const ask = () => ben.socketClient.chat(id, 'spectators', 'Ist hier frei?', 'free');
    expect(await ask()).toBeUndefined();
    await ben.request('POST', `/api/tables/${id}/join`, {});
    expect(await ask()).toBeUndefined();
    expect(await ben.socketClient.chat(id, 'spectators', 'Noch da?', 'there')).toEqual({
      reason: 'notAtTable',
    });
  });

  it('a line without an id, from an older client, is added again', async () => {
    const rawSocket = await atTable(ada, 0);
    for (let i = 0; i < 2; i++) expect(await answers(rawSocket, message('Hm'))).toEqual(['chat', 'answer']);
    expect(await written()).toEqual(['1 Hm', '2 Hm']);
  });
});
