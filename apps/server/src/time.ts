/** The port to time. Durations are measured with the monotonic clock; wall-clock time is for people. */
export interface Time {
  now(): number;
  /** Milliseconds since an arbitrary moment; never goes back. */
  monotonic(): number;
  /** Returns a function that cancels the call. */
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

export const delay = (time: Time, ms: number): Promise<void> =>
  new Promise((resolve) => void time.later(ms, resolve));

/** Rejects with the reason of the signal. The task itself goes on. */
export function abortable<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** A write that is a little late stops no clock. */
export const UPTIME_INTERVAL_MS = 1000;
const MAX_UNKEPT_MS = 2 * UPTIME_INTERVAL_MS;

/**
 * The total time in which at least one process has served. Players' clocks are measured in it, so that
 * downtime costs nobody time (promise P9). It goes on only while it can be stored: a server that is asleep, or whose
 * database refuses writes, plays no moves either. After a crash, the time since the last write is lost.
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
    // Rounded down: otherwise the stored value would run ahead a little with every write.
    return Math.floor(this.#counted());
  }

  #counted(): number {
    return this.#kept + Math.min(this.#time.monotonic() - this.#keptAt, MAX_UNKEPT_MS);
  }

  /** `written` is stored now. If another process has counted further, this one goes on from there. */
  keep(written: number): void {
    this.#kept = Math.max(this.#counted(), written);
    this.#keptAt = this.#time.monotonic();
  }
}
