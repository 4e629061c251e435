/**
 * Keeps the bots' thread busy: the only guest of each table has left, so bots play all seats, one match after
 * the other.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from '@pithead/server';
import { TestClient } from '@pithead/server/testing/clients/testClient';

const TABLE_COUNT = 30;
const TABLE = { game: 'siberia', seats: 4, bots: ['foreman', 'foreman', 'foreman'] } as const;
const POLL_MS = 500;

type MatchSession = Awaited<ReturnType<RunningServer['context']['matches']['open']>>;

export class BusyTables {
  readonly #server: RunningServer;
  readonly #guest: TestClient;
  #isClosed = false;
  #running: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);

  private constructor(server: RunningServer, guest: TestClient) {
    this.#server = server;
    this.#guest = guest;
  }

  static async open(server: RunningServer): Promise<BusyTables> {
    const tables = new BusyTables(server, await TestClient.createGuest(server.url, 'Ben'));
    const begun: MatchSession[] = [];
    for (let i = 0; i < TABLE_COUNT; i++) begun.push(await tables.#begin());
    tables.#running = Promise.allSettled(begun.map((session) => tables.#keepPlaying(session)));
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
