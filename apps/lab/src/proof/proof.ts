import { LOADED_GAMES } from '@pithead/games/loaded';

/** For `npm test`, for half an hour, or for a night. */
export type ProofExtent = 'short' | 'usual' | 'long';

export interface CheckResult {
  readonly count: number;
  readonly findings: readonly string[];
  readonly figures?: Readonly<Record<string, number | string>>;
}

/** A section counts only after it has caught its planted faults. */
export interface ProofSection {
  readonly name: string;
  readonly unit: string;
  checkPlantedFaults(proof: Proof): Promise<void>;
  run(proof: Proof): Promise<void>;
}

export interface PlantedFault {
  readonly name: string;
  readonly isCaught: boolean;
}

const MAX_FAILURES = 50;

export class Proof {
  readonly extent: ProofExtent;
  readonly seed: number;
  readonly faults: PlantedFault[] = [];
  readonly failures: string[] = [];
  readonly figures = new Map<string, number | string>();
  count = 0;
  readonly #log: (line: string) => void;

  constructor(extent: ProofExtent, seed: number, log: (line: string) => void) {
    this.extent = extent;
    this.seed = seed;
    this.#log = log;
  }

  byExtent(short: number, usual: number, long: number): number {
    return { short, usual, long }[this.extent];
  }

  halfIfShort<T>(items: readonly T[]): readonly T[] {
    return this.extent === 'short' ? items.filter((_, place) => place % 2 === 0) : items;
  }

  recordPlanted(name: string, findings: readonly string[], expected = /^/): void {
    const isCaught = findings.some((finding) => expected.test(finding));
    this.recordCaught(name, isCaught);
    if (!isCaught && findings.length > 0) this.#log(`    found instead: ${findings.join('; ')}`);
  }

  recordCaught(name: string, isCaught: boolean): void {
    this.faults.push({ name, isCaught });
    if (!isCaught) this.#log(`  not caught: ${name}`);
  }

  async recordEach(results: AsyncIterable<readonly [fault: string, isCaught: boolean]>): Promise<void> {
    for await (const [name, isCaught] of results) this.recordCaught(name, isCaught);
  }

  fail(what: string): void {
    if (this.failures.length >= MAX_FAILURES) return;
    this.failures.push(what);
    this.#log(`  FAILED: ${what}`);
  }

  failAll(findings: readonly string[], prefix?: string): void {
    for (const finding of findings) this.fail(prefix === undefined ? finding : `${prefix}: ${finding}`);
  }

  addResult({ count, findings, figures = {} }: CheckResult): void {
    this.count += count;
    this.failAll(findings);
    for (const [name, value] of Object.entries(figures)) this.figure(name, value);
  }

  figure(name: string, value: number | string): void {
    this.figures.set(name, value);
  }

  log(line: string): void {
    this.#log(`  ${line}`);
  }
}

/** For jobs that mostly wait. Two is the number of cores of the smallest supported machine. */
export async function runTwoAtATime(jobs: readonly (() => Promise<void>)[]): Promise<void> {
  const left = [...jobs];
  const runJobs = async (): Promise<void> => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await job();
  };
  await Promise.all([runJobs(), runJobs()]);
}

const GAME_IDS = Object.keys(LOADED_GAMES);

export const gameAt = (turn: number): string => GAME_IDS[turn % GAME_IDS.length] as string;
