/** A limit on search: iterations, milliseconds, or whichever is reached first. */
export interface SearchBudget {
  readonly iterations?: number;
  readonly ms?: number;
}

export function scaleBudget({ iterations, ms }: SearchBudget, share: number): SearchBudget {
  return {
    ...(iterations === undefined ? {} : { iterations: Math.max(1, Math.round(iterations * share)) }),
    ...(ms === undefined ? {} : { ms: ms * share }),
  };
}

/** Injected, because this package has no access to a clock. Its zero is arbitrary. */
export type MillisecondClock = () => number;

/** Reads the clock after every iteration; an iteration takes far longer than the reading. */
export class BudgetTimer {
  readonly #budget: SearchBudget;
  readonly #clock: MillisecondClock;
  readonly #began: number;
  #last: number;
  #longestIteration = 0;
  #done = 0;

  constructor(budget: SearchBudget, clock: MillisecondClock) {
    this.#budget = budget;
    this.#clock = clock;
    this.#began = clock();
    this.#last = this.#began;
  }

  /** Call when preparation ends: its time counts against the budget, but not as an iteration. */
  start(): void {
    this.#last = this.#clock();
  }

  /** Estimated number of iterations left, to be called after each one; 0 ends the search. */
  remaining(): number {
    this.#done++;
    const { iterations = Infinity, ms } = this.#budget;
    const left = iterations - this.#done;
    if (ms === undefined) return left;
    const now = this.#clock();
    this.#longestIteration = Math.max(this.#longestIteration, now - this.#last);
    this.#last = now;
    const spent = now - this.#began;
    // The next iteration may take as long as the longest one so far.
    if (spent + this.#longestIteration > ms) return 0;
    return spent === 0 ? left : Math.min(left, Math.ceil(((ms - spent) / spent) * this.#done));
  }
}
