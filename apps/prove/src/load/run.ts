/** One server under load, first without and then with bots; then SIGKILL and a check of the database. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { quantile } from '@pithead/bots';
import { databaseFile } from '@pithead/server';
import type { Child, Place } from 'pithead/bench/server/children';
import type { Decisions } from 'pithead/bench/server/ours';
import { SETTLE_MS, machineMs } from 'pithead/bench/server/latency';
import type { Plan, Timed } from 'pithead/bench/server/plan';
import { seed } from 'pithead/bench/server/seed';
import { settingsFor } from 'pithead/bench/server/settings';
import { findLost } from 'pithead/bench/server/verify';
import type { Kept, Slice, Slices } from './judge.ts';

export interface Load {
  readonly tables: number;
  readonly perSecond: number;
  /** Number of slices without bots, and again with bots. Memory and handles are measured after each slice. */
  readonly slices: number;
  readonly secondsEach: number;
  /** Tables with two bots each. */
  readonly botTables: number;
  /** Seconds at the rate of S3 before the slices. */
  readonly peakSeconds: number;
}

export interface Outcome {
  readonly slices: Slices;
  /** Acknowledged plies that are missing or altered in the database. */
  readonly lost: number;
  readonly plies: number;
  readonly decisions: number;
  readonly peak: string;
}

/** See docs/performance.md. */
export const S3_PER_SECOND = 2_000;

const SPARE_PLIES = 10;
const LOAD_SERVER = {
  file: new URL('./fromSource.js', import.meta.url).pathname,
  flags: ['--max-old-space-size=1024', '--expose-gc'],
};

export async function underLoad(group: Place, load: Load, fault = ''): Promise<Outcome> {
  const data = group.folder(fault === '' ? 'sound' : fault.replaceAll(' ', '-'));
  const all = 2 * load.slices * load.secondsEach * load.perSecond + load.peakSeconds * S3_PER_SECOND;
  const tables = await seed(data, load.tables, Math.ceil(all / load.tables) + SPARE_PLIES);
  const plan = join(data, 'plan.json');
  writeFileSync(plan, JSON.stringify({ tables } satisfies Plan));
  const server = await group.run(fault, settingsFor(data), LOAD_SERVER);
  const generator = await group.start('load');
  await generator.ask('connect', { url: await server.ask('url'), plan });
  const run = new LoadRun(server, generator, load);
  const peak = await run.peak();
  const alone = await run.slices();
  if (load.botTables > 0) await run.letBotsThink(await group.start('botTables'));
  const withBots = load.botTables > 0 ? await run.slices() : [];
  const { decisions } = await server.ask<Decisions>('bots');
  await server.kill();
  await generator.end();
  const lost = await findLost(databaseFile({ data }), tables, run.acknowledged);
  return { slices: { alone, withBots }, lost, plies: run.plies, decisions, peak };
}

class LoadRun {
  readonly #server: Child;
  readonly #load: Load;
  /** Processes whose CPU does not count as other load. */
  readonly #ownProcesses: Child[];
  readonly #generator: Child;
  acknowledged: readonly number[] = [];
  plies = 0;

  constructor(server: Child, generator: Child, load: Load) {
    this.#server = server;
    this.#generator = generator;
    this.#load = load;
    this.#ownProcesses = [server, generator];
  }

  async #play(perSecond: number, seconds: number): Promise<Timed> {
    const timed = await this.#generator.ask<Timed>('openLoop', { perSecond, seconds });
    this.acknowledged = timed.acknowledged;
    this.plies += timed.moves;
    return timed;
  }

  /**
   * Reported but not judged: at this rate the server needs a whole core, so times depend on other load; the
   * benchmark judges them.
   */
  async peak(): Promise<string> {
    const { peakSeconds } = this.#load;
    if (peakSeconds === 0) return 'not run';
    const { answered } = await this.#play(S3_PER_SECOND, peakSeconds);
    return `${quantile(answered, 0.5).toFixed(1)}, ${quantile(answered, 0.99).toFixed(1)}`;
  }

  async letBotsThink(people: Child): Promise<void> {
    await people.ask('open', { url: await this.#server.ask('url'), many: this.#load.botTables });
    this.#ownProcesses.push(people);
    await new Promise((resolve) => void setTimeout(resolve, SETTLE_MS));
  }

  async slices(): Promise<Slice[]> {
    const slices: Slice[] = [];
    for (let i = 0; i < this.#load.slices; i++) slices.push(await this.#slice());
    return slices;
  }

  async #slice(): Promise<Slice> {
    const { perSecond, secondsEach } = this.#load;
    const before = { all: machineMs(), own: await this.#ownCpuMs(), at: performance.now() };
    const { answered, busy } = await this.#play(perSecond, secondsEach);
    const elapsed = performance.now() - before.at;
    const others = Math.max(0, machineMs() - before.all - (await this.#ownCpuMs()) + before.own) / elapsed;
    return { answered, kept: await this.#server.ask<Kept>('heldResources'), generator: busy, others };
  }

  async #ownCpuMs(): Promise<number> {
    return (await Promise.all(this.#ownProcesses.map((child) => child.usage()))).reduce(
      (sum, { cpuMs }) => sum + cpuMs,
      0,
    );
  }
}
