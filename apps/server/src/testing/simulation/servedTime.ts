/**
 * The time during which some process was awake and had its database. Players' clocks may run only for that
 * long (promise P9).
 */
import type { SimulatedProcess } from './simulatedProcess.ts';

/**
 * Uptime that a process may count during an outage before it notices: two seconds not stored yet, plus an
 * answer on its way.
 */
const UNNOTICED_MS = 2000 + 1500;

export class ServedTime {
  #ms = 0;
  #countedTo = 0;
  #unnoticedMs = 0;

  /** Must be called before any of these processes changes. */
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
