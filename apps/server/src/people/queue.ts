/** The work was done, or too many were waiting already. */
export type Turn<T> = { readonly isBusy: false; readonly value: T } | { readonly isBusy: true };

/**
 * Runs a few at once and lets a few wait: whoever comes after them is told so at once, instead of making all
 * of them wait longer.
 */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<Turn<T>> {
    if (this.#running < this.#atOnce) this.#running++;
    else if (this.#waiting.length >= this.#mostWaiting) return { isBusy: true };
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return { isBusy: false, value: await work() };
    } finally {
      this.#passOn();
    }
  }

  /** The place goes to the next in line itself, so that nobody who comes in between can take it. */
  #passOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running--;
    else next();
  }
}
