/**
 * Child process: clients that play against two bots each and answer at once, so that bots think all the time.
 */
import type { Ply } from '@pithead/kernel';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import { TestPlayer } from '@pithead/server/testing/clients/testPlayer';
import { fastRandom } from '../../simulate/fastRandom.ts';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { BENCH_GAME, BENCH_SEATS } from './loadPlan.ts';

const LEVEL = 'director' as const;

export function startBotTables(): RequestHandlers {
  const clients: TestClient[] = [];
  const random = fastRandom('bot tables');
  const choose = (offers: readonly Ply[]): Ply => offers[random(offers.length)] as Ply;

  async function open(url: string): Promise<void> {
    const client = await TestClient.createGuest(url, 'Player');
    clients.push(client);
    const bots = Array.from({ length: BENCH_SEATS - 1 }, () => LEVEL);
    const { id } = await client.createTable({ game: BENCH_GAME, seats: BENCH_SEATS, bots });
    void new TestPlayer(client, id, 0).playOn(choose);
  }

  return {
    async open({ url, many }: { url: string; many: number }) {
      for (let i = 0; i < many; i++) await open(url);
    },
    close: () => clients.splice(0).forEach((client) => client.close()),
  };
}
