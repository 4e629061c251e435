export type QueueResult<T> = { readonly isBusy: false; readonly value: T } | { readonly isBusy: true };

/** Limits concurrency and queue length; tasks beyond both are refused as busy at once. */
export class BoundedQueue {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(task: () => Promise<T>): Promise<QueueResult<T>> {
    if (this.#running < this.#maxRunning) this.#running++;
    else if (this.#waiting.length >= this.#maxWaiting) return { isBusy: true };
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return { isBusy: false, value: await task() };
    } finally {
      this.#release();
    }
  }

  /** Hands the slot to the next waiter directly, so that a new caller can't take it. */
  #release(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running--;
    else next();
  }
}
