/** The clients answer at once, so that bots think all the time. */
import type { Ply } from '@pithead/kernel';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { fastRandom } from '../../simulate/fastRandom.ts';
import type { BenchMatch } from './loadPlan.ts';

const LEVEL = 'director' as const;

export function startBotTables(): RequestHandlers {
  const clients: TestClient[] = [];
  const random = fastRandom('bot tables');

  async function open(url: string, { game, seats }: BenchMatch): Promise<void> {
    const client = await TestClient.createGuest(url, 'Player');
    clients.push(client);
    const bots = Array.from({ length: seats - 1 }, () => LEVEL);
    const { id } = await client.createTable({ game, seats, bots });
    play(client, id);
  }

  function play({ socketClient, newCommandId }: TestClient, table: string): void {
    let isActing = false;
    const act = async (): Promise<void> => {
      const offers = socketClient.offers(channel);
      const seq = socketClient.shown(channel)?.state?.seq;
      if (isActing || offers.length === 0 || seq === undefined) return;
      isActing = true;
      const [verb, noun] = offers[random(offers.length)] as Ply;
      await socketClient.act(table, { act: 'play', seat: 0, id: newCommandId(), seq, plies: [[verb, noun]] });
      isActing = false;
      void act();
    };
    const channel = socketClient.watch(table, 0, { onUpdate: () => void act() });
  }

  return {
    async open({ url, count, match }: { url: string; count: number; match: BenchMatch }) {
      for (let i = 0; i < count; i++) await open(url, match);
    },
    close: () => clients.splice(0).forEach((client) => client.close()),
  };
}
