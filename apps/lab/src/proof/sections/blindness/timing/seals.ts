/** How long bots take to seal an empty and a non-empty bid in Rockwell's first auction. */
import type { RunningServer } from '@pithead/server';
import { TestClient } from '@pithead/server/testing/clients/testClient';
import {
  newTestFolder,
  startTestServer,
  removeTestFolders,
} from '@pithead/server/testing/servers/testServer';
import { ObservedBotPool } from '@pithead/server/testing/fakes/observedBotPool';
import { BusyTables } from './busyTables.ts';
import type { TimingSamples } from './distinguisher.ts';
import { collectSamples } from './distinguisher.ts';

/** Less than half of the default, so that many auctions fit into a minute. */
const DELAY_MS = 300;
const BOTS = ['apprentice', 'apprentice', 'apprentice'] as const;
/** Bots of parallel tables are asked at the same time and wait for each other. */
const PARALLEL_TABLES = 6;
/** About half of the bids are empty, so far more tables mean an error. */
const MAX_TABLES_PER_SAMPLE = 3;
/** Auctions until the worker thread has started and its code is compiled. */
const WARM_UP = 20;

class Auctions {
  readonly samples: TimingSamples = { first: [], second: [] };
  readonly #askedAt = new Map<string, number>();
  server!: RunningServer;

  readonly pool = new ObservedBotPool(({ match, seat }) => {
    const id = `${match}/${seat}`;
    if (!this.#askedAt.has(id)) this.#askedAt.set(id, performance.now());
  });

  async hold(visitor: TestClient, isCounted: boolean): Promise<void> {
    const { id } = await visitor.createTable({ game: 'rockwell', seats: BOTS.length + 1, bots: [...BOTS] });
    const sealedAt = await this.#sealed(visitor, id);
    const session = await this.server.context.matches.open(id);
    for (const [seat, at] of isCounted ? sealedAt : []) {
      const isEmpty = !session.matchState.match.plies.some(([by, verb]) => by === seat && verb === 'bid');
      (isEmpty ? this.samples.first : this.samples.second).push(
        at - (this.#askedAt.get(`${id}/${seat}`) ?? 0),
      );
    }
    await visitor.act(id, {
      act: 'resign',
      seat: 0,
      id: visitor.newCommandId(),
      seq: session.matchState.seqFor(0),
    });
  }

  /** Seals before the subscription are not counted. */
  #sealed(visitor: TestClient, table: string): Promise<ReadonlyMap<number, number>> {
    const sealedAt = new Map<number, number>();
    let sealed = 0;
    let isOpen = false;
    return new Promise((resolve, reject) => {
      const channel = visitor.socketClient.watch(table, 0, {
        onUpdate: (shown, facts) => {
          for (const fact of facts as readonly { type: string; seat: number }[]) {
            if (fact.type !== 'bidSealed') continue;
            sealed++;
            if (isOpen) sealedAt.set(fact.seat, performance.now());
          }
          isOpen ||= shown.state !== undefined;
          if (sealed < BOTS.length) return;
          visitor.socketClient.unwatch(channel);
          resolve(sealedAt);
        },
        onRefused: (refused) => reject(new Error(JSON.stringify(refused))),
      });
    });
  }

  async until(wanted: number, isCounted = true): Promise<void> {
    let left = wanted * MAX_TABLES_PER_SAMPLE;
    const { first, second } = this.samples;
    const isEnough = (): boolean =>
      (isCounted && Math.min(first.length, second.length) >= wanted) || --left < 0;
    const runTable = async (): Promise<void> => {
      const visitor = await TestClient.createGuest(this.server.url, 'Ada');
      while (!isEnough()) await this.hold(visitor, isCounted);
      visitor.close();
    };
    await Promise.all(Array.from({ length: PARALLEL_TABLES }, runTable));
  }
}

/** Released later than at the first point of the release grid. */
export const countLateSeals = (times: readonly number[]): number =>
  times.filter((ms) => ms >= 2 * DELAY_MS).length;

export async function timeSeals(wanted: number, isBusy = false): Promise<TimingSamples> {
  const auctions = new Auctions();
  auctions.server = await startTestServer(newTestFolder(), { botDelayMs: DELAY_MS }, { pool: auctions.pool });
  try {
    await auctions.until(WARM_UP, false);
    const collect = (): Promise<TimingSamples> =>
      collectSamples(auctions.samples, wanted, (count) => auctions.until(count));
    if (!isBusy) return await collect();
    const busy = await BusyTables.open(auctions.server, auctions.pool);
    const samples = await collect();
    await busy.close();
    return samples;
  } finally {
    await auctions.server.close();
    removeTestFolders();
  }
}
