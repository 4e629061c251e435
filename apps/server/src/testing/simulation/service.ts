/**
 * For how long people were served: there was a process that was awake and had its database. Their clocks may
 * run so long and no longer (P9).
 */
import type { SimulatedProcess } from './process.ts';

/**
 * Of every trouble a moment counts all the same: what a process counts without writing it down, after the
 * last answer that was under way.
 */
const UNNOTICED_MS = 2000 + 1500;

export class Service {
  #ms = 0;
  #countedTo = 0;
  #unnoticedMs = 0;

  /** Counts up to now. To be asked before anything changes about these processes. */
  countTo(now: number, processes: readonly SimulatedProcess[]): number {
    if (processes.length > 0) this.#count(now, Math.min(...processes.map(({ servesFrom }) => servesFrom)));
    this.#countedTo = now;
    return this.#ms;
  }

  #count(now: number, from: number): void {
    const servedMs = Math.max(0, now - Math.max(from, this.#countedTo));
    const unnoticedMs = Math.min(now - this.#countedTo - servedMs, this.#unnoticedMs);
    this.#ms += servedMs + unnoticedMs;
    this.#unnoticedMs = servedMs > 0 ? UNNOTICED_MS : this.#unnoticedMs - unnoticedMs;
  }
}
