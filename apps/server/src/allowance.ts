import type { Time } from './time.ts';

const MOST_KEYS = 10_000;

/**
 * A token bucket for each of many keys: `burst` tokens at once, `perSecond` more each second. Memory is
 * bounded: full buckets are
 * dropped, and beyond 10,000 keys the one that was used least recently.
 */
export class Allowance {
  readonly #time: Time;
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #left = new Map<string, { tokens: number; at: number }>();

  constructor(time: Time, burst: number, perSecond: number) {
    this.#time = time;
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  take(key: string): boolean {
    const now = this.#time.monotonic();
    const before = this.#left.get(key) ?? { tokens: this.#burst, at: now };
    const tokens = Math.min(this.#burst, before.tokens + ((now - before.at) / 1000) * this.#perSecond);
    this.#left.delete(key);
    this.#left.set(key, { tokens: tokens < 1 ? tokens : tokens - 1, at: now });
    if (this.#left.size > MOST_KEYS) this.#left.delete(this.#left.keys().next().value as string);
    this.#forgetFull(now);
    return tokens >= 1;
  }

  get size(): number {
    return this.#left.size;
  }

  /**
   * A missing bucket counts as full, so full ones can be dropped. Each call adds one and drops up to two, so
   * they can't accumulate.
   */
  #forgetFull(now: number): void {
    let looked = 0;
    for (const [key, { tokens, at }] of this.#left) {
      if (looked++ === 2 || tokens + ((now - at) / 1000) * this.#perSecond < this.#burst) return;
      this.#left.delete(key);
    }
  }

  /** Returns a token that was taken for something that did not happen. */
  giveBack(key: string): void {
    const left = this.#left.get(key);
    if (left !== undefined) left.tokens = Math.min(this.#burst, left.tokens + 1);
  }
}
