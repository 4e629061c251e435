/** Points in time at equal distances from the moment a decision was asked for. What is released on them does not show how long it took. */
import type { Time } from '../time.ts';

export class ReleaseGrid {
  readonly #time: Time;
  readonly #stepMs: number;
  readonly #began: number;
  /** Set when the decision is asked for: a timer set after thinking would be late by a fraction that depends on the thinking. */
  readonly #firstPoint: Promise<void>;
  #cancel: () => void = () => undefined;

  constructor(time: Time, stepMs: number) {
    this.#time = time;
    this.#stepMs = stepMs;
    this.#began = time.monotonic();
    this.#firstPoint = new Promise((resolve) => {
      if (stepMs === 0) resolve();
      else this.#cancel = time.later(stepMs, resolve);
    });
  }

  /** Resolves at the next point; without a step at once. */
  async nextPoint(): Promise<void> {
    const took = this.#time.monotonic() - this.#began;
    if (took < this.#stepMs || this.#stepMs === 0) return this.#firstPoint;
    const left = this.#stepMs - (took % this.#stepMs);
    return new Promise((resolve) => void this.#time.later(left, resolve));
  }

  /** Nothing is to be released. */
  cancel(): void {
    this.#cancel();
  }
}
