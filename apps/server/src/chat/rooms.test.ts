import type { ChatLine } from '@pithead/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ChatIsolationSearch } from '../testing/chat/chatIsolationSearch.ts';
import { TestClient } from '../testing/clients/testClient.ts';
import { newTestFolder, startTestServer } from '../testing/servers/testServer.ts';
import { TestPlayer } from '../testing/clients/testPlayer.ts';

let rooms: ChatIsolationSearch;

beforeAll(async () => {
  rooms = await ChatIsolationSearch.open();
});
afterAll(() => rooms.close());

it('neither room can tell from anything it receives whether the other one is used', async () => {
  await rooms.compare(8, '');
  expect(rooms.findings).toEqual([]);
  expect(rooms.pairs).toBe(8);
});

it('many lines in one room do not make the other receive a line twice', async () => {
  const server = await startTestServer(newTestFolder());
  const [host, spectator] = [
    await TestClient.createGuest(server.url, 'Ada'),
    await TestClient.createGuest(server.url, 'Ben'),
  ];
  const { id: table } = await host.createTable({ game: 'siberia', seats: 2, bots: ['apprentice'] });
  const received: string[] = [];
  await new TestPlayer(spectator, table, null, {
    onChatLine: ({ text }) => void received.push(text),
  }).waitFor(() => true);
  const { connections, tables } = server.context;
  const found = await tables.find(table);
  const line = (room: ChatLine['room'], tableNumber: number, text: string) => ({
    tableNumber,
    line: { number: tableNumber, person: host.id, name: 'Ada', room, text, at: 5 },
  });
  // A late message of another process about a line that was sent already; a client would drop it by its number.
  connections.sendChat(found, line('spectators', 1, 'once'));
  for (let place = 2; place <= 150; place++) connections.sendChat(found, line('players', place, 'Hm'));
  const again = line('spectators', 1, 'once');
  connections.sendChat(found, { ...again, line: { ...again.line, number: 2 } });
  connections.sendChat(found, line('spectators', 151, 'last'));
  await expect.poll(() => received.at(-1), { timeout: 20_000 }).toBe('last');
  expect(received).toEqual(['once', 'last']);
  spectator.close();
  await server.close();
});

it('the search finds every planted fault in the chat', async () => {
  const caught: unknown[] = [];
  for await (const [name, isCaught] of rooms.plantedFaults('')) caught.push([name, isCaught]);
  expect(caught).toEqual(caught.map((each) => [(each as [string])[0], true]));
  expect(caught).toHaveLength(6);
});
