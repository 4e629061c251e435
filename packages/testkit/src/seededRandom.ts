import type { Key } from '@pithead/kernel';

/**
 * Seeded generator (mulberry32) for random players and samples. Never used for a deal, which uses the game's
 * own chance.
 */
export class SeededRandom {
  #state: number;

  /** The salt separates the sequences of two purposes with the same seed. */
  constructor(seed: number, salt: string) {
    let state = Math.imul(seed, 0x9e3779b1) | 0;
    for (let i = 0; i < salt.length; i++) state = Math.imul(state ^ salt.charCodeAt(i), 0x01000193);
    this.#state = state;
  }

  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * n);
  }

  /** A key for a redeal, much faster than `keyFromSeed`. */
  key(): Key {
    return Array.from({ length: 8 }, () => this.below(0x1_0000_0000));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  }
}
