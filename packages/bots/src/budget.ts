/** How long to think: so many iterations, so many milliseconds, or whichever ends first. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** A share of a budget, but never nothing. */
export function part({ iterations, ms }: Budget, share: number): Budget {
  return {
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * share)) }),
    ...(ms === undefined ? {} : { ms: ms * share }),
  };
}

/** Milliseconds from some point on. Handed in, because the core knows no clock. */
export type Clock = () => number;

/** Counts iterations and looks at the clock after each: one takes far longer than the look. */
export class Timer {
  readonly #budget: Budget;
  readonly #clock: Clock;
  readonly #began: number;
  #last: number;
  #longest = 0;
  #done = 0;

  constructor(budget: Budget, clock: Clock) {
    this.#budget = budget;
    this.#clock = clock;
    this.#began = clock();
    this.#last = this.#began;
  }

  /** The iterations begin: what was prepared before takes its time, but is not done again. */
  begin(): void {
    this.#last = this.#clock();
  }

  /** How many more iterations there will be, as far as can be told; asked after each one. Zero is the end. */
  left(): number {
    this.#done++;
    const { iterations = Infinity, ms } = this.#budget;
    const left = iterations - this.#done;
    if (ms === undefined) return left;
    const now = this.#clock();
    this.#longest = Math.max(this.#longest, now - this.#last);
    this.#last = now;
    const spent = now - this.#began;
    // Another one as long as the longest so far must still fit.
    if (spent + this.#longest > ms) return 0;
    return spent === 0 ? left : Math.min(left, Math.ceil(((ms - spent) / spent) * this.#done));
  }
}
