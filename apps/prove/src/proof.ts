/** What a section of the proof is, and what it keeps account of while it runs. */

/** How much is done: enough for `npm test`, for a coffee, or for a night. */
export type Extent = 'short' | 'usual' | 'long';

/**
 * A part of the promises that is put to the test. First it shows that it catches planted faults, then it runs
 * on the real thing.
 */
export interface Section {
  readonly name: string;
  /** What is counted, in a few words. */
  readonly counts: string;
  /** Plants every fault of this section, one after the other, and says to `proof` which were caught. */
  plant(proof: Proof): Promise<void>;
  run(proof: Proof): Promise<void>;
}

export interface Fault {
  readonly name: string;
  readonly isCaught: boolean;
}

/** No section needs more of them to be believed. */
const MOST_FAILURES = 50;

export class Proof {
  readonly extent: Extent;
  /** From which all randomness of the section comes: the same seed does the same. */
  readonly seed: number;
  readonly faults: Fault[] = [];
  readonly failures: string[] = [];
  /** Figures worth telling besides the count: `kills: 200`. */
  readonly figures = new Map<string, number | string>();
  count = 0;
  readonly #say: (line: string) => void;

  constructor(extent: Extent, seed: number, say: (line: string) => void) {
    this.extent = extent;
    this.seed = seed;
    this.#say = say;
  }

  /** How much of something to do in this extent. */
  many(short: number, usual: number, long: number): number {
    return { short, usual, long }[this.extent];
  }

  /** All of them, but every second one in a hurry. */
  some<T>(items: readonly T[]): readonly T[] {
    return this.extent === 'short' ? items.filter((_, place) => place % 2 === 0) : items;
  }

  planted(name: string, isCaught: boolean): void {
    this.faults.push({ name, isCaught });
    if (!isCaught) this.#say(`  not caught: ${name}`);
  }

  /** Tells the failure at once; with enough of them the rest is only counted. */
  fail(what: string): void {
    if (this.failures.length >= MOST_FAILURES) return;
    this.failures.push(what);
    this.#say(`  FAILED: ${what}`);
  }

  figure(name: string, value: number | string): void {
    this.figures.set(name, value);
  }

  say(line: string): void {
    this.#say(`  ${line}`);
  }
}
