export type QueueResult<T> = { readonly isBusy: false; readonly value: T } | { readonly isBusy: true };

/** Limits concurrency and queue length; work beyond both is refused at once. */
export class BoundedQueue {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<QueueResult<T>> {
    if (this.#running < this.#atOnce) this.#running++;
    else if (this.#waiting.length >= this.#mostWaiting) return { isBusy: true };
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    try {
      return { isBusy: false, value: await work() };
    } finally {
      this.#passOn();
    }
  }

  /** Hands the slot to the next waiter directly, so that a new caller can't take it. */
  #passOn(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running--;
    else next();
  }
}
