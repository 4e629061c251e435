/** Measures how long other people wait for answers during a flood. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '@pithead/bots';
import type { Child, Place } from 'pithead/bench/server/children';
import type { Plan, Timed } from 'pithead/bench/server/plan';
import { seed } from 'pithead/bench/server/seed';
import type { Flood } from './floods.ts';

/** Three sockets each; a hundred are allowed per address. */
const TABLES = 30;
const MOVES_PER_SECOND = 60;
const MAX_P99_MS = 250;
/** On a busy machine players wait even without a flood; then the flood may make it three times as long. */
const MAX_SLOWDOWN = 3;
const MAX_CONTROL_MS = MAX_P99_MS / MAX_SLOWDOWN;
const TRIES = 3;
/** Plies for the time after the last second. */
const SPARE_PLIES = 40;
const FLOOD_START_MS = 500;

export interface Borne {
  readonly isBearable: boolean;
  /** The p99 of each try, and of the last control without the flood. */
  readonly told: string;
}

export class Others {
  readonly #players: Child;
  readonly #url: string;
  readonly #tables: readonly string[];
  #control = 0;

  private constructor(players: Child, url: string, tables: readonly string[]) {
    this.#players = players;
    this.#url = url;
    this.#tables = tables;
  }

  /** Prepares plies for so many seconds. */
  static async sitDown(
    group: Place,
    seconds: number,
    open: (data: string) => Promise<string>,
  ): Promise<Others> {
    const data = group.folder('others');
    const tables = await seed(data, TABLES, Math.ceil((seconds * MOVES_PER_SECOND) / TABLES) + SPARE_PLIES);
    const plan = join(data, 'plan.json');
    writeFileSync(plan, JSON.stringify({ tables } satisfies Plan));
    const url = await open(data);
    const players = await group.start('load');
    await players.ask('connect', { url, plan });
    return new Others(
      players,
      url,
      tables.map(({ id }) => id),
    );
  }

  async #p99(seconds: number): Promise<number> {
    const { answered } = await this.#players.ask<Timed>('openLoop', { perSecond: MOVES_PER_SECOND, seconds });
    return quantile(answered, 0.99);
  }

  /** Measures without a flood. */
  async control(seconds: number): Promise<number> {
    this.#control = await this.#p99(seconds);
    return this.#control;
  }

  async #p99During({ begin }: Flood, seconds: number): Promise<number> {
    const stop = await begin(this.#url, this.#tables);
    try {
      await new Promise((resolve) => void setTimeout(resolve, FLOOD_START_MS));
      // Players without any answer wait for ever.
      return await this.#p99(seconds).catch(() => Infinity);
    } finally {
      stop();
    }
  }

  get #limit(): number {
    return this.#control > MAX_CONTROL_MS ? MAX_SLOWDOWN * this.#control : MAX_P99_MS;
  }

  /**
   * Repeats a flood that kept others waiting, after a new control: the machine may have been busy. Every try
   * is reported, and so is an excuse.
   */
  async bear(flood: Flood, seconds: number): Promise<Borne> {
    const waits: number[] = [];
    let isExcused = false;
    for (let tries = 0; tries < TRIES; tries++) {
      const p99 = await this.#p99During(flood, seconds);
      waits.push(p99);
      if (p99 <= MAX_P99_MS) return { isBearable: true, told: this.#summaryOf(flood, waits) };
      await this.control(seconds);
      isExcused = p99 <= this.#limit;
      if (isExcused) break;
    }
    const why = isExcused ? `, excused: the machine was busy, ${Math.round(this.#limit)} were allowed` : '';
    return { isBearable: isExcused, told: `${this.#summaryOf(flood, waits)}${why}` };
  }

  #summaryOf({ name }: Flood, waits: readonly number[]): string {
    return `${name} ${waits.map(Math.round).join(' then ')} (${Math.round(this.#control)} without)`;
  }
}
