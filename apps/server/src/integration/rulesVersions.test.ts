import type { GameParts } from '@pithead/games/loaded';
import { LOADED_GAMES } from '@pithead/games/loaded';
import type { GameRecord } from '@pithead/kernel';
import { atVersion, parseRecord, verifyRecord } from '@pithead/kernel';
import type { TableInfo } from '@pithead/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import {
  createGuests,
  fetchState,
  seatPlayers,
  SHORT_MATCH_OPTIONS,
  stableFields,
} from '../testing/clients/seatPlayers.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { playAllRandomly } from '../testing/clients/testPlayer.ts';
import { RandomBotPool } from '../testing/fakes/randomBotPool.ts';
import { newTestFolder, removeTestFolders, startTestServer } from '../testing/servers/testServer.ts';
import { TestRandom } from '../testing/testRandom.ts';

afterAll(removeTestFolders);

/** The games of a program before the update, which has version 1 of the rules only. */
const FIRST_VERSIONS: Readonly<Record<string, GameParts>> = Object.fromEntries(
  Object.entries(LOADED_GAMES).map(([id, entry]) => [
    id,
    { ...entry, game: { ...atVersion(entry.game, 1), newestVersion: 1 } },
  ]),
);

const open = (data: string, games = LOADED_GAMES, port = 0): Promise<RunningServer> =>
  startTestServer(data, { port }, { games, pool: new RandomBotPool(games) });

const infoOf = async (client: TestClient, table: string): Promise<TableInfo> =>
  (await client.request<TableInfo>('GET', `/api/tables/${table}`)).body;

async function recordOf(client: TestClient, table: string): Promise<GameRecord> {
  const { body } = await client.request<GameRecord>('GET', `/api/tables/${table}/export`);
  return parseRecord(JSON.stringify(body));
}

const viewersOf = (players: readonly TestPlayer[]) => [
  ...players,
  { client: (players[0] as TestPlayer).client, table: (players[0] as TestPlayer).table, seat: -1 },
];

const statesOf = (players: readonly TestPlayer[]): Promise<object[]> =>
  Promise.all(viewersOf(players).map(async (viewer) => stableFields(await fetchState(viewer))));

describe('versions of the rules', () => {
  it.each(['glueck-auf', 'rockwell'])(
    'promise P8: a running match of %s goes on under version 1 after an update; new tables are of version 2',
    async (game) => {
      const entry = LOADED_GAMES[game] as GameParts;
      const random = new TestRandom(`versions ${game}`);
      const data = newTestFolder();
      const options = SHORT_MATCH_OPTIONS[game] ?? {};
      const before = await open(data, FIRST_VERSIONS);
      const clients = await createGuests(before.url, 'Ada', 'Ben');
      const [ada, ben] = clients as [TestClient, TestClient];
      const players = await seatPlayers(clients, { game, seats: 3, bots: ['hewer'], options });
      const { table } = players[0] as TestPlayer;
      const played = (): number => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      await playAllRandomly(players, random, () => played() >= 80);
      const waiting = await ada.createTable({ game, seats: 2, options });
      expect((await infoOf(ada, table)).version).toBe(1);
      const shown = await statesOf(players);
      await before.close();

      const after = await open(data, LOADED_GAMES, Number(new URL(before.url).port));
      expect(await statesOf(players)).toEqual(shown);
      await playAllRandomly(players, random);
      const record = await recordOf(ada, table);
      expect([(await infoOf(ada, table)).version, record.version]).toEqual([1, 1]);
      expect(verifyRecord(entry.game, record)).toEqual([]);
      expect(verifyRecord((FIRST_VERSIONS[game] as GameParts).game, record)).toEqual([]);

      const again = await seatPlayers(clients, { game, seats: 2, options });
      const next = (again[0] as TestPlayer).table;
      expect((await infoOf(ben, next)).version).toBe(2);
      await playAllRandomly(again, random);
      const newer = await recordOf(ben, next);
      expect([newer.version, verifyRecord(entry.game, newer)]).toEqual([2, []]);

      const rematch = await ada.request<TableInfo>('POST', `/api/tables/${table}/rematch`);
      expect(rematch.body.version).toBe(2);
      await ben.request('POST', `/api/tables/${waiting.id}/join`, {});
      await ada.request('POST', `/api/tables/${waiting.id}/start`);
      expect(await infoOf(ada, waiting.id)).toMatchObject({ status: 'running', version: 2 });
      for (const client of clients) client.close();
      await after.close();
    },
    60_000,
  );
});
