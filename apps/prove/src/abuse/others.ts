/** Other people play while somebody takes more than a share: how long they wait for their answers. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '@pithead/bots';
import type { Child, Place } from 'pithead/bench/server/children';
import type { Plan, Timed } from 'pithead/bench/server/plan';
import { seed } from 'pithead/bench/server/seed';
import type { Flood } from './floods.ts';

/** Three sockets each, and a hundred are allowed from their address. */
const TABLES = 30;
const PER_SECOND = 60;
const MOST_P99_MS = 250;
/** On a machine that has other things to do, those who play wait without any flood, too. */
const MOST_TIMES = 3;
const TRIES = 3;
/** What comes after the last second: those who were late. */
const SPARE = 40;
/** A flood needs a moment to be one. */
const RISING_MS = 500;

export class Others {
  readonly #players: Child;
  readonly #url: string;
  readonly #tables: readonly string[];
  #worstControl = 0;

  private constructor(players: Child, url: string, tables: readonly string[]) {
    this.#players = players;
    this.#url = url;
    this.#tables = tables;
  }

  /** So many seconds of play are prepared. */
  static async sitDown(place: Place, seconds: number, open: (data: string) => Promise<string>): Promise<Others> {
    const data = place.folder('others');
    const tables = await seed(data, TABLES, Math.ceil((seconds * PER_SECOND) / TABLES) + SPARE);
    const plan = join(data, 'plan.json');
    writeFileSync(plan, JSON.stringify({ tables } satisfies Plan));
    const url = await open(data);
    const players = await place.start('load');
    await players.ask('connect', { url, plan });
    return new Others(
      players,
      url,
      tables.map(({ id }) => id),
    );
  }

  async #p99(seconds: number): Promise<number> {
    const { answered } = await this.#players.ask<Timed>('openLoop', { perSecond: PER_SECOND, seconds });
    return quantile(answered, 0.99);
  }

  /** Undisturbed. */
  async control(seconds: number): Promise<number> {
    const p99 = await this.#p99(seconds);
    this.#worstControl = Math.max(this.#worstControl, p99);
    return p99;
  }

  async under({ begin }: Flood, seconds: number): Promise<number> {
    const stop = await begin(this.#url, this.#tables);
    try {
      await new Promise((resolve) => void setTimeout(resolve, RISING_MS));
      // Who gets no answer at all waits for ever.
      return await this.#p99(seconds).catch(() => Infinity);
    } finally {
      stop();
    }
  }

  /** How long they may wait; longer where the machine makes them wait anyway. */
  get most(): number {
    return Math.max(MOST_P99_MS, MOST_TIMES * this.#worstControl);
  }

  /** A flood that kept others waiting is tried again, beside another look at how it is without: the machine may have been busy. */
  async bear(flood: Flood, seconds: number): Promise<{ readonly p99: number; readonly isBearable: boolean }> {
    let p99 = Infinity;
    for (let tries = 0; tries < TRIES && p99 > this.most; tries++) {
      p99 = Math.min(p99, await this.under(flood, seconds));
      if (p99 > this.most) await this.control(seconds);
    }
    return { p99, isBearable: p99 <= this.most };
  }
}
