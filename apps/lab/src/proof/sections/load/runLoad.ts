import { quantile } from '@pithead/bots';
import { databaseFile } from '@pithead/server';
import { measureOtherLoad } from '../../../processes/otherLoad.ts';
import type { LabProcess, ProcessGroup } from '../../../processes/processGroup.ts';
import type { BotDecisionCount } from '../../../bench/server/pitheadServer.ts';
import { BOT_WARM_UP_MS } from '../../../bench/server/latency.ts';
import type { OpenLoopResult } from '../../../bench/server/loadPlan.ts';
import { DEFAULT_MATCH } from '../../../bench/server/loadPlan.ts';
import { seedLoadPlan } from '../../../bench/server/seedDatabase.ts';
import { benchServerSettings } from '../../../processes/serverSettings.ts';
import { countLostPlies } from '../../../bench/server/lostPlies.ts';
import type { LoadSlice, LoadSlices } from './judgeLoad.ts';
import type { HeldResources } from '../../servers/controlledServer.ts';
import { startControlledServer } from '../../servers/controlledServerProcess.ts';
import { startBenchProcess } from '../../../bench/server/benchProcess.ts';

export interface ProofLoad {
  readonly tables: number;
  readonly perSecond: number;
  /** Slices without bots, and as many with bots. Memory and handles are measured after each. */
  readonly slices: number;
  readonly secondsEach: number;
  readonly botTables: number;
  readonly peakSeconds: number;
}

export interface LoadOutcome {
  readonly slices: LoadSlices;
  readonly lost: number;
  readonly plies: number;
  readonly decisions: number;
  readonly peak: string;
}

export const S3_MOVES_PER_SECOND = 2_000;

const SPARE_PLIES = 10;

export async function runLoad(group: ProcessGroup, load: ProofLoad, fault?: string): Promise<LoadOutcome> {
  const data = group.folder(fault?.replaceAll(' ', '-') ?? 'sound');
  const all = 2 * load.slices * load.secondsEach * load.perSecond + load.peakSeconds * S3_MOVES_PER_SECOND;
  const { tables, plan } = await seedLoadPlan(data, {
    count: load.tables,
    plies: Math.ceil(all / load.tables) + SPARE_PLIES,
  });
  const server = await startControlledServer(group, 'load', benchServerSettings(data));
  const url = await server.request<string>('open', { data, ...(fault !== undefined && { fault }) });
  const generator = await startBenchProcess(group, 'load');
  await generator.request('connect', { url, plan });
  const run = new LoadRun(server, url, generator, load);
  const peak = await run.peak();
  const alone = await run.slices();
  if (load.botTables > 0) await run.letBotsThink(await startBenchProcess(group, 'botTables'));
  const withBots = load.botTables > 0 ? await run.slices() : [];
  const { decisions } = await server.request<BotDecisionCount>('bots');
  await server.kill();
  await generator.stop();
  const lost = await countLostPlies(databaseFile({ data }), tables, run.acknowledged);
  return { slices: { alone, withBots }, lost, plies: run.plies, decisions, peak };
}

class LoadRun {
  readonly #server: LabProcess;
  readonly #url: string;
  readonly #load: ProofLoad;
  readonly #ownProcesses: LabProcess[];
  readonly #generator: LabProcess;
  acknowledged: readonly number[] = [];
  plies = 0;

  constructor(server: LabProcess, url: string, generator: LabProcess, load: ProofLoad) {
    this.#server = server;
    this.#url = url;
    this.#generator = generator;
    this.#load = load;
    this.#ownProcesses = [server, generator];
  }

  async #play(perSecond: number, seconds: number): Promise<OpenLoopResult> {
    const timed = await this.#generator.request<OpenLoopResult>('openLoop', { perSecond, seconds });
    this.acknowledged = timed.acknowledged;
    this.plies += timed.moves;
    return timed;
  }

  /** Reported but not judged: at this rate the server needs a whole core, so times depend on other load. */
  async peak(): Promise<string> {
    const { peakSeconds } = this.#load;
    if (peakSeconds === 0) return 'not run';
    const { answered } = await this.#play(S3_MOVES_PER_SECOND, peakSeconds);
    return `${quantile(answered, 0.5).toFixed(1)}, ${quantile(answered, 0.99).toFixed(1)}`;
  }

  async letBotsThink(people: LabProcess): Promise<void> {
    await people.request('open', { url: this.#url, count: this.#load.botTables, match: DEFAULT_MATCH });
    this.#ownProcesses.push(people);
    await new Promise((resolve) => void setTimeout(resolve, BOT_WARM_UP_MS));
  }

  async slices(): Promise<LoadSlice[]> {
    const slices: LoadSlice[] = [];
    for (let i = 0; i < this.#load.slices; i++) slices.push(await this.#slice());
    return slices;
  }

  async #slice(): Promise<LoadSlice> {
    const { perSecond, secondsEach } = this.#load;
    const { result, otherCores } = await measureOtherLoad(this.#ownProcesses, () =>
      this.#play(perSecond, secondsEach),
    );
    return {
      answered: result.answered,
      held: await this.#server.request<HeldResources>('heldResources'),
      generator: result.busy,
      others: otherCores,
    };
  }
}
