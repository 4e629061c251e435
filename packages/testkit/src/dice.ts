import type { Key } from '@pithead/kernel';

/**
 * A small generator of its own for random players and samples (mulberry32): the same seed wanders the same
 * way for ever.
 * Never used for the deal of a game, so that nobody mistakes it for the game's chance.
 */
export class Dice {
  #state: number;

  /** The salt keeps the dice of two purposes apart that share a seed. */
  constructor(seed: number, salt: string) {
    let state = Math.imul(seed, 0x9e3779b1) | 0;
    for (let i = 0; i < salt.length; i++) state = Math.imul(state ^ salt.charCodeAt(i), 0x01000193);
    this.#state = state;
  }

  /** A whole number from 0 to n−1. */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  }

  /** A key for a redeal, much quicker than `keyFromSeed`. */
  key(): Key {
    return Array.from({ length: 8 }, () => this.below(0x1_0000_0000));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** The same items in another order. */
  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }
}
