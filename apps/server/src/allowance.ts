import type { Time } from './time.ts';

const MOST_KEYS = 10_000;

/** So much at once, and so much more a second, for each of many keys. Memory is bounded: who was quiet longest is forgotten, and so is who has it all again. */
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

  /** A full bucket is as good as none. Two for each one that is added: what has filled up again does not pile up at any rate. */
  #forgetFull(now: number): void {
    let looked = 0;
    for (const [key, { tokens, at }] of this.#left) {
      if (looked++ === 2 || tokens + ((now - at) / 1000) * this.#perSecond < this.#burst) return;
      this.#left.delete(key);
    }
  }

  /** It turned out that there was nothing to take it for. */
  giveBack(key: string): void {
    const left = this.#left.get(key);
    if (left !== undefined) left.tokens = Math.min(this.#burst, left.tokens + 1);
  }
}
