import type { GameRecord, Ply } from '@pithead/kernel';
import { parseRecord, verifyRecord } from '@pithead/kernel';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import { createGuests, seatPlayers, SHORT_MATCH_OPTIONS } from '../testing/clients/seatPlayers.ts';
import type { TestClient } from '../testing/clients/testClient.ts';
import type { TestPlayer } from '../testing/clients/testPlayer.ts';
import { startTestServer, removeTestFolders } from '../testing/servers/testServer.ts';

let server: RunningServer;
let clients: TestClient[];

beforeAll(async () => {
  server = await startTestServer();
  clients = await createGuests(server.url, 'Ada', 'Ben');
});
afterAll(async () => {
  for (const client of clients) client.close();
  await server.close();
  removeTestFolders();
});

const chooser = (seed: number) => {
  let at = seed;
  return (offers: readonly Ply[]): Ply =>
    offers[(at = (at * 1_103_515_245 + 12_345) % 2_147_483_648) % offers.length] as Ply;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] as number;

describe('whole matches over real sockets', () => {
  const bytesByGame = new Map<string, readonly number[]>();
  it.each(Object.keys(LOADED_GAMES).flatMap((game) => [2, 3, 4].map((seats) => [game, seats] as const)))(
    'a match of %s with %i seats, people and bots, is played to the end, and its record verifies',
    async (game, seats) => {
      const bots = Array.from({ length: seats - 2 }, () => 'hewer' as const);
      const options = SHORT_MATCH_OPTIONS[game] ?? {};
      const [ada, ben] = (await seatPlayers(clients, { game, seats, bots, options })) as [
        TestPlayer,
        TestPlayer,
      ];
      await Promise.all([ada.playOn(chooser(seats)), ben.playOn(chooser(seats + 10))]);
      const { body } = await ben.client.request<GameRecord>('GET', `/api/tables/${ben.table}/export`);
      const record = parseRecord(JSON.stringify(body));
      expect(verifyRecord((LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game, record)).toEqual([]);
      expect(record.seats).toContain('Ben');
      const updateBytes = clients.flatMap(({ newsBytes }) => newsBytes.splice(0));
      bytesByGame.set(game, [...(bytesByGame.get(game) ?? []), ...updateBytes]);
    },
  );

  // Over all seat counts, because the median of a single match depends on its random deal.
  it.each(Object.keys(LOADED_GAMES))('the median update of matches of %s has at most 300 bytes', (game) => {
    expect(median(bytesByGame.get(game) ?? [])).toBeLessThanOrEqual(300);
  });
});
