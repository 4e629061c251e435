/** One server for all tests of a file, with clients that are closed after the last one. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from '../server.ts';
import { fastFolder, openHall, removeFolders, Visitor } from './hall.ts';
import { Lots } from './lots.ts';
import type { Player } from './player.ts';
import { playOn } from './player.ts';
import { QuickPool } from './quickPool.ts';
import { people, seated } from './seated.ts';
import { countDone } from './twenty.ts';

const NAMES = ['Ada', 'Ben', 'Cem', 'Dora'];

export class Evening {
  readonly pool = new QuickPool();
  readonly #visitors: Visitor[] = [];
  hall!: RunningServer;

  constructor() {
    beforeAll(async () => {
      this.hall = await openHall(fastFolder(), {}, { pool: this.pool });
    });
    afterAll(async () => {
      for (const visitor of this.#visitors) visitor.leave();
      await this.hall.close();
      removeFolders();
    });
  }

  async enter(...names: string[]): Promise<Visitor[]> {
    const entered = await people(this.hall.url, ...names);
    this.#visitors.push(...entered);
    return entered;
  }

  another(token?: string): Visitor {
    const visitor = new Visitor(this.hall.url, token, `again${this.#visitors.length}`);
    this.#visitors.push(visitor);
    return visitor;
  }

  /**
   * A match of Glück Auf after some plies; the game has no simultaneous decisions, so the turn is
   * unambiguous.
   */
  async begun(
    persons: number,
    bots: ('hewer' | 'foreman')[] = [],
    plies = 20,
  ): Promise<[Player, Player, Player]> {
    const entered = await this.enter(...NAMES.slice(0, persons));
    const players = await seated(entered, { game: 'glueck-auf', seats: persons + bots.length, bots });
    await playOn(players, new Lots(`${persons} begin`), () => countDone(players) >= plies);
    await this.settled(players);
    return players as [Player, Player, Player];
  }

  /** Waits until every client shows the newest state and no bot is to play. */
  async settled(players: readonly Player[]): Promise<void> {
    const [{ table }] = players as [Player];
    const live = await this.hall.context.matches.open(table);
    await expect.poll(() => live.situation.asked & live.situation.played).toBe(0);
    await Promise.all(
      players.map((player) => player.until(({ seq }) => seq === live.situation.seqFor(player.seat))),
    );
  }
}

export const waiting = (players: readonly Player[]): Player =>
  players.find(({ offers }) => offers.length === 0) as Player;
export const asked = (players: readonly Player[]): Player =>
  players.find(({ offers }) => offers.length > 0) as Player;
