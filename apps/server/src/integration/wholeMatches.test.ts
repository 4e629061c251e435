import type { GameRecord, Ply } from '@pithead/kernel';
import { parseRecord, verifyRecord } from '@pithead/kernel';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../server.ts';
import {
  startTestServer,
  playMatchToEnd,
  removeTestFolders,
  TestClient,
} from '../testing/servers/testServer.ts';

let hall: RunningServer;
const visitors: TestClient[] = [];

beforeAll(async () => {
  hall = await startTestServer();
});
afterAll(async () => {
  for (const visitor of visitors) visitor.close();
  await hall.close();
  removeTestFolders();
});

async function people(...names: string[]): Promise<TestClient[]> {
  const entered = await Promise.all(names.map((name) => TestClient.createGuest(hall.url, name)));
  visitors.push(...entered);
  return entered;
}

/** Chooses without memory, the same for the same offers. */
const chooser = (seed: number) => {
  let at = seed;
  return (offers: readonly Ply[]): Ply =>
    offers[(at = (at * 1_103_515_245 + 12_345) % 2_147_483_648) % offers.length] as Ply;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] as number;

describe('whole matches over real sockets', () => {
  it.each(Object.keys(LOADED_GAMES).flatMap((game) => [2, 3, 4].map((seats) => [game, seats] as const)))(
    'a match of %s with %i seats, people and bots, is played to the end, and its record verifies',
    async (game, seats) => {
      const [ada, ben] = (await people('Ada', 'Ben')) as [TestClient, TestClient];
      const bots = Array.from({ length: seats - 2 }, () => 'hewer' as const);
      const { id } = await ada.createTable({ game, seats, bots });
      await ben.request('POST', `/api/tables/${id}/join`, {});
      const { status } = await ada.request('POST', `/api/tables/${id}/start`);
      expect(status).toBe(200);
      const seat = bots.length + 1;
      await Promise.all([
        playMatchToEnd(ada, id, 0, chooser(seats)),
        playMatchToEnd(ben, id, seat, chooser(seats + 10)),
      ]);
      const { body } = await ben.request<GameRecord>('GET', `/api/tables/${id}/export`);
      const record = parseRecord(JSON.stringify(body));
      expect(verifyRecord((LOADED_GAMES[game] as (typeof LOADED_GAMES)[string]).game, record)).toEqual([]);
      expect(record.seats).toContain('Ben');
      expect(median([...ada.newsBytes, ...ben.newsBytes])).toBeLessThanOrEqual(300);
    },
  );
});
