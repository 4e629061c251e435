import type { GameRecord, Ply } from '@pithead/kernel';
import { parseRecord, verify } from '@pithead/kernel';
import { GAMES } from '@pithead/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from './server.ts';
import { openHall, playToEnd, removeFolders, Visitor } from './testing/hall.ts';

let hall: RunningServer;
const visitors: Visitor[] = [];

beforeAll(async () => {
  hall = await openHall();
});
afterAll(async () => {
  for (const visitor of visitors) visitor.leave();
  await hall.close();
  removeFolders();
});

async function people(...names: string[]): Promise<Visitor[]> {
  const entered = await Promise.all(names.map((name) => Visitor.enter(hall.url, name)));
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
  it.each(Object.keys(GAMES).flatMap((game) => [2, 3, 4].map((seats) => [game, seats] as const)))(
    'a match of %s with %i seats, people and bots, is played to the end, and its record verifies',
    async (game, seats) => {
      const [ada, ben] = (await people('Ada', 'Ben')) as [Visitor, Visitor];
      const bots = Array.from({ length: seats - 2 }, () => 'hewer' as const);
      const { id } = await ada.openTable({ game, seats, bots });
      await ben.call('POST', `/api/tables/${id}/join`, {});
      const { status } = await ada.call('POST', `/api/tables/${id}/start`);
      expect(status).toBe(200);
      const seat = bots.length + 1;
      await Promise.all([
        playToEnd(ada, id, 0, chooser(seats)),
        playToEnd(ben, id, seat, chooser(seats + 10)),
      ]);
      const { body } = await ben.call<GameRecord>('GET', `/api/tables/${id}/export`);
      const record = parseRecord(JSON.stringify(body));
      expect(verify((GAMES[game] as (typeof GAMES)[string]).game, record)).toEqual([]);
      expect(record.seats).toContain('Ben');
      expect(median([...ada.newsBytes, ...ben.newsBytes])).toBeLessThanOrEqual(300);
    },
  );
});
