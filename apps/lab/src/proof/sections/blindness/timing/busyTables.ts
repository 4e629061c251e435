/**
 * Keeps the bots' thread busy: the only guest of each table has left, so bots play all seats, one match after
 * the other.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from '@pithead/server';
import type { ObservedBotPool } from '@pithead/server/testing/fakes/observedBotPool';
import { TestClient } from '@pithead/server/testing/clients/testClient';

/**
 * Tables are added until a task waits so long on average: as long as half a step of the release grid, so that one
 * more task of a decision often moves it to the next point. How many that takes depends on the machine.
 */
const MIN_WAIT_MS = 150;
const TABLES_ADDED = 10;
const MAX_TABLES = 300;
const WATCHED_MS = 1_500;
const TABLE = { game: 'siberia', seats: 4, bots: ['foreman', 'foreman', 'foreman'] } as const;
const POLL_MS = 500;

type MatchSession = Awaited<ReturnType<RunningServer['context']['matches']['open']>>;

async function meanWait(pool: ObservedBotPool): Promise<number> {
  pool.takeWaits();
  await delay(WATCHED_MS);
  const waits = pool.takeWaits();
  return waits.reduce((sum, each) => sum + each, 0) / Math.max(1, waits.length);
}

export class BusyTables {
  readonly #server: RunningServer;
  readonly #guest: TestClient;
  #isClosed = false;
  #running: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);

  private constructor(server: RunningServer, guest: TestClient) {
    this.#server = server;
    this.#guest = guest;
  }

  static async open(server: RunningServer, pool: ObservedBotPool): Promise<BusyTables> {
    const tables = new BusyTables(server, await TestClient.createGuest(server.url, 'Ben'));
    const playing: Promise<void>[] = [];
    while (playing.length < MAX_TABLES && (await meanWait(pool)) < MIN_WAIT_MS)
      for (let i = 0; i < TABLES_ADDED; i++) playing.push(tables.#keepPlaying(await tables.#begin()));
    tables.#running = Promise.allSettled(playing);
    return tables;
  }

  async #begin(): Promise<MatchSession> {
    const guest = this.#guest;
    const { id } = await guest.createTable({ ...TABLE, bots: [...TABLE.bots] });
    await guest.act(id, { act: 'leave', seat: 0, id: guest.newCommandId(), seq: 0 });
    return this.#server.context.matches.open(id);
  }

  async #keepPlaying(first: MatchSession): Promise<void> {
    let session = first;
    while (!this.#isClosed) {
      await delay(POLL_MS);
      if (session.table.status !== 'running') session = await this.#begin();
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const result of await this.#running) if (result.status === 'rejected') throw result.reason;
    this.#guest.close();
  }
}
