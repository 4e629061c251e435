/** The port of time: wall-clock time is for people, durations come from the monotonic clock. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds since some moment, never going back. */
  monotonic(): number;
  /** Calls back later; the result calls it off. */
  later(ms: number, call: () => void): () => void;
}

export const realTime: Time = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  later(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export const pause = (time: Time, ms: number): Promise<void> =>
  new Promise((resolve) => void time.later(ms, resolve));

/** It is written down every second; a write that takes a moment longer stops nobody's clock. */
export const UPTIME_MS = 1000;
const MOST_UNKEPT_MS = 2 * UPTIME_MS;

/**
 * How long the server has served over all its lives, in at least one process. Clocks of players are measured
 * in it, so that downtime costs
 * nobody time (P9). It goes on only as far as it can be written down: a server that is asleep, or whose
 * database takes nothing, plays no
 * moves either. What passed since it was last written down is given to the players, too.
 */
export class Uptime {
  readonly #time: Time;
  #kept: number;
  #keptAt: number;

  constructor(time: Time, before: number) {
    this.#time = time;
    this.#kept = before;
    this.#keptAt = time.monotonic();
  }

  now(): number {
    // Never rounded up: what is written down would run ahead a little with every write.
    return Math.floor(this.#counted());
  }

  #counted(): number {
    return this.#kept + Math.min(this.#time.monotonic() - this.#keptAt, MOST_UNKEPT_MS);
  }

  /**
   * So much stands written, and it counts on. Where another process has counted further, all count on from
   * there, and none goes back.
   */
  keep(written: number): void {
    this.#kept = Math.max(this.#counted(), written);
    this.#keptAt = this.#time.monotonic();
  }
}
