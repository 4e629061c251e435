/** Points in time at equal distances: what is released only there does not reveal how long it took. */
import type { Time } from '../time.ts';

export class ReleaseGrid {
  readonly stepMs: number;
  readonly #time: Time;
  readonly #began: number;
  #lastPoint = 0;
  #releasePoint = Infinity;
  #release: () => void = () => undefined;
  #cancel: () => void = () => undefined;

  constructor(time: Time, stepMs: number) {
    this.stepMs = stepMs;
    this.#time = time;
    this.#began = time.monotonic();
    if (stepMs > 0) this.#awaitNext();
  }

  /**
   * Timers run from point to point: one that is set after thinking would be late by a fraction that depends
   * on it.
   */
  #awaitNext(): void {
    const leftMs = (this.#lastPoint + 1) * this.stepMs - this.passedMs;
    this.#cancel = this.#time.later(Math.max(0, leftMs), () => {
      if (++this.#lastPoint >= this.#releasePoint) this.#release();
      else this.#awaitNext();
    });
  }

  get passedMs(): number {
    return this.#time.monotonic() - this.#began;
  }

  /** Resolves at the first future point that is not earlier than this; at once if the step is 0. */
  pointFrom(earliestMs: number): Promise<void> {
    if (this.stepMs === 0) return Promise.resolve();
    return new Promise((resolve) => {
      this.#release = resolve;
      this.#releasePoint = Math.ceil(earliestMs / this.stepMs);
    });
  }

  cancel(): void {
    this.#cancel();
  }
}
