import { LruCache } from './lruCache.ts';
import type { Time } from '../time.ts';

/** The least recently used bucket beyond this number is dropped, which makes it full again. */
const MAX_KEYS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
  slowdown: number;
}

/**
 * Token buckets by key: `burst` tokens at once, `perSecond` more each second. Each time a bucket is emptied,
 * its tokens come back twice as slowly, up to `maxSlowdown` times, until it has been full again.
 */
export class TokenBucket {
  readonly #time: Pick<Time, 'monotonic'>;
  readonly #burst: number;
  readonly #msPerToken: number;
  readonly #maxSlowdown: number;
  readonly #buckets = new LruCache<Bucket>(MAX_KEYS);

  constructor(time: Pick<Time, 'monotonic'>, burst: number, perSecond: number, maxSlowdown = 1) {
    this.#time = time;
    this.#burst = burst;
    this.#msPerToken = 1000 / perSecond;
    this.#maxSlowdown = maxSlowdown;
  }

  get size(): number {
    return this.#buckets.size;
  }

  take(key: string): boolean {
    const now = this.#time.monotonic();
    const bucket = this.#buckets.peek(key) ?? { tokens: this.#burst, at: now, slowdown: 1 };
    this.#refill(bucket, now);
    const isTaken = bucket.tokens >= 1;
    if (isTaken) {
      bucket.tokens--;
      if (bucket.tokens < 1) bucket.slowdown = Math.min(bucket.slowdown * 2, this.#maxSlowdown);
    }
    this.#buckets.set(key, bucket);
    this.#dropFull(now);
    return isTaken;
  }

  waitFor(key: string): number {
    const bucket = this.#buckets.peek(key);
    if (bucket === undefined) return 0;
    this.#refill(bucket, this.#time.monotonic());
    return bucket.tokens >= 1 ? 0 : Math.ceil((1 - bucket.tokens) * this.#msPerToken * bucket.slowdown);
  }

  giveBack(key: string): void {
    const bucket = this.#buckets.peek(key);
    if (bucket !== undefined) bucket.tokens = Math.min(this.#burst, bucket.tokens + 1);
  }

  forget(key: string): void {
    this.#buckets.delete(key);
  }

  #refill(bucket: Bucket, now: number): void {
    const passed = Math.max(0, now - bucket.at);
    bucket.tokens = Math.min(this.#burst, bucket.tokens + passed / (this.#msPerToken * bucket.slowdown));
    bucket.at = now;
    if (bucket.tokens === this.#burst) bucket.slowdown = 1;
  }

  /** A missing bucket counts as full. Each call adds one and drops up to two, so full ones can't pile up. */
  #dropFull(now: number): void {
    let visited = 0;
    for (const [key, bucket] of this.#buckets.entries()) {
      if (visited++ === 2) return;
      this.#refill(bucket, now);
      if (bucket.tokens < this.#burst) return;
      this.#buckets.delete(key);
    }
  }
}
