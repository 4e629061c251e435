/**
 * Tables that keep the bots' thread busy: their only guest has left, so bots play all seats, one match after
 * the other.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '@pithead/server';
import { Visitor } from '@pithead/server/testing/hall';

const TABLES = 30;
const GAME = { game: 'siberia', seats: 4, bots: ['foreman', 'foreman', 'foreman'] } as const;
const LOOK_MS = 500;

type LiveMatch = Awaited<ReturnType<RunningServer['context']['matches']['open']>>;

export class BusyTables {
  readonly #hall: RunningServer;
  readonly #guest: Visitor;
  #isClosed = false;
  #running: Promise<PromiseSettledResult<void>[]> = Promise.resolve([]);

  private constructor(hall: RunningServer, guest: Visitor) {
    this.#hall = hall;
    this.#guest = guest;
  }

  /** Resolves when all matches have started. */
  static async open(hall: RunningServer): Promise<BusyTables> {
    const tables = new BusyTables(hall, await Visitor.enter(hall.url, 'Ben'));
    const begun: LiveMatch[] = [];
    for (let i = 0; i < TABLES; i++) begun.push(await tables.#begin());
    tables.#running = Promise.allSettled(begun.map((live) => tables.#keepUp(live)));
    return tables;
  }

  async #begin(): Promise<LiveMatch> {
    const guest = this.#guest;
    const { id } = await guest.openTable({ ...GAME, bots: [...GAME.bots] });
    await guest.act(id, { act: 'leave', seat: 0, id: guest.newId(), seq: 0 });
    return this.#hall.context.matches.open(id);
  }

  async #keepUp(first: LiveMatch): Promise<void> {
    let live = first;
    while (!this.#isClosed) {
      await pause(LOOK_MS);
      if (live.table.status !== 'running') live = await this.#begin();
    }
  }

  /** Rejects if the load has ended early. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const result of await this.#running) if (result.status === 'rejected') throw result.reason;
    this.#guest.leave();
  }
}
