import { quantile } from '@pithead/bots';
import type { LabProcess, ProcessGroup } from '../../../processes/processGroup.ts';
import type { OpenLoopResult } from '../../../bench/server/loadPlan.ts';
import { seedLoadPlan } from '../../../bench/server/seedDatabase.ts';
import type { Flood } from './floods.ts';
import { startBenchProcess } from '../../../bench/server/benchProcess.ts';

/** Each needs three sockets; an address may have a hundred. */
const TABLES = 30;
const MOVES_PER_SECOND = 60;
const MAX_P99_MS = 250;
/** On a busy machine players wait even without a flood; then the flood may triple that time. */
const MAX_SLOWDOWN = 3;
const MAX_CONTROL_MS = MAX_P99_MS / MAX_SLOWDOWN;
const TRIES = 3;
const SPARE_PLIES = 40;
const FLOOD_START_MS = 500;

export interface FloodResult {
  readonly isBearable: boolean;
  readonly summary: string;
}

export class Bystanders {
  readonly #players: LabProcess;
  readonly #url: string;
  readonly #tables: readonly string[];
  #control = 0;

  private constructor(players: LabProcess, url: string, tables: readonly string[]) {
    this.#players = players;
    this.#url = url;
    this.#tables = tables;
  }

  static async start(
    group: ProcessGroup,
    seconds: number,
    open: (data: string) => Promise<string>,
  ): Promise<Bystanders> {
    const data = group.folder('others');
    const { tables, plan } = await seedLoadPlan(data, {
      count: TABLES,
      plies: Math.ceil((seconds * MOVES_PER_SECOND) / TABLES) + SPARE_PLIES,
    });
    const url = await open(data);
    const players = await startBenchProcess(group, 'load');
    await players.request('connect', { url, plan });
    return new Bystanders(
      players,
      url,
      tables.map(({ id }) => id),
    );
  }

  async #p99(seconds: number): Promise<number> {
    const { answered } = await this.#players.request<OpenLoopResult>('openLoop', {
      perSecond: MOVES_PER_SECOND,
      seconds,
    });
    return quantile(answered, 0.99);
  }

  async measureControl(seconds: number): Promise<number> {
    this.#control = await this.#p99(seconds);
    return this.#control;
  }

  async #p99During({ start }: Flood, seconds: number): Promise<number> {
    const stop = await start(this.#url, this.#tables);
    try {
      await new Promise((resolve) => void setTimeout(resolve, FLOOD_START_MS));
      return await this.#p99(seconds).catch(() => Infinity);
    } finally {
      stop();
    }
  }

  get #limit(): number {
    return this.#control > MAX_CONTROL_MS ? MAX_SLOWDOWN * this.#control : MAX_P99_MS;
  }

  /**
   * The machine may have been busy, so a failed try is repeated after a new control run. All tries and
   * excuses are reported.
   */
  async measureFlood(flood: Flood, seconds: number): Promise<FloodResult> {
    const waits: number[] = [];
    let isExcused = false;
    for (let tries = 0; tries < TRIES; tries++) {
      const p99 = await this.#p99During(flood, seconds);
      waits.push(p99);
      if (p99 <= MAX_P99_MS) return { isBearable: true, summary: this.#summaryOf(flood, waits) };
      await this.measureControl(seconds);
      isExcused = p99 <= this.#limit;
      if (isExcused) break;
    }
    const why = isExcused ? `, excused: the machine was busy, ${Math.round(this.#limit)} were allowed` : '';
    return { isBearable: isExcused, summary: `${this.#summaryOf(flood, waits)}${why}` };
  }

  #summaryOf({ name }: Flood, waits: readonly number[]): string {
    return `${name} ${waits.map(Math.round).join(' then ')} (${Math.round(this.#control)} without)`;
  }
}
