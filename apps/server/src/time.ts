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

export const pause = (time: Time, ms: number): Promise<void> => new Promise((resolve) => void time.later(ms, resolve));

/**
 * How long the server has been up over all its lives, in at least one process. Clocks of players are measured in it, so that downtime costs nobody time (P9):
 * what passed since it was last written down is given to the players as well.
 */
export class Uptime {
  readonly #time: Time;
  #before: number;
  readonly #since: number;

  constructor(time: Time, before: number) {
    this.#time = time;
    this.#before = before;
    this.#since = time.monotonic();
  }

  now(): number {
    return Math.round(this.#before + this.#time.monotonic() - this.#since);
  }

  /** Another process has counted further: all count on from there, and none goes back. */
  reach(uptime: number): void {
    this.#before += Math.max(0, uptime - this.now());
  }
}
