/** Advances only on request. The wall clock can be set independently of the monotonic one. */
import { setImmediate as turn } from 'node:timers/promises';
import type { Time } from '../../time.ts';
import { realTime } from '../../time.ts';

interface Timer {
  readonly at: number;
  readonly call: () => void;
}

const TURNS = 30;
const STEP_MS = 1000;

export class VirtualTime implements Time {
  #wall: number;
  #monotonic: number;
  readonly #timers = new Set<Timer>();

  constructor(wall = Date.UTC(2026, 0, 1), monotonic = 1234.5) {
    this.#wall = wall;
    this.#monotonic = monotonic;
  }

  now(): number {
    return this.#wall;
  }

  monotonic(): number {
    return this.#monotonic;
  }

  later(ms: number, call: () => void): () => void {
    const timer = { at: this.#monotonic + ms, call };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  async advance(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) await this.jump(Math.min(left, STEP_MS));
  }

  /** Advances at once and then fires all due timers, like a machine that wakes from sleep. */
  async jump(ms: number): Promise<void> {
    this.#wall += ms;
    this.#monotonic += ms;
    for (const timer of [...this.#timers].toSorted((a, b) => a.at - b.at)) {
      if (timer.at > this.#monotonic || !this.#timers.delete(timer)) continue;
      timer.call();
    }
    for (let i = 0; i < TURNS; i++) await turn();
  }

  /** Advances without firing timers, like a busy machine. */
  lag(ms: number): void {
    this.#wall += ms;
    this.#monotonic += ms;
  }

  setWallClockBy(ms: number): void {
    this.#wall += ms;
  }
}

/** Real time that passes faster by a factor; processes with the same `since` agree about it. */
export const fastTime = (speed: number, since: number): Time => ({
  now: () => Math.floor(since + (Date.now() - since) * speed),
  monotonic: () => realTime.monotonic() * speed,
  later: (ms, call) => realTime.later(ms / speed, call),
});
