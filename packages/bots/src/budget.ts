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

/** Often enough to keep a budget to the millisecond, seldom enough to cost nothing. */
const CHECK_EVERY = 8;

/** Counts iterations down and looks at the clock now and then. */
export class Timer {
  readonly #budget: Budget;
  readonly #clock: Clock;
  readonly #began: number;
  #done = 0;

  constructor(budget: Budget, clock: Clock) {
    this.#budget = budget;
    this.#clock = clock;
    this.#began = clock();
  }

  /** How many more iterations there will be, as far as can be told; asked after each one. Zero is the end. */
  left(): number {
    this.#done++;
    const { iterations = Infinity, ms } = this.#budget;
    const left = iterations - this.#done;
    if (ms === undefined) return left;
    if (this.#done % CHECK_EVERY !== 0) return left;
    const spent = this.#clock() - this.#began;
    return spent >= ms ? 0 : Math.min(left, Math.ceil(((ms - spent) / spent) * this.#done));
  }
}
