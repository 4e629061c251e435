import { LruCache } from '../limits/lruCache.ts';

type Allowed = { readonly ok: true } | { readonly ok: false; readonly retryAfterMs: number };

interface Bucket {
  tokens: number;
  /** When `tokens` was computed. */
  at: number;
  /** Factor by which the refill is slowed down. */
  slowness: number;
}

export interface AttemptRate {
  readonly perMinute: number;
  /**
   * Each time the bucket is emptied its refill takes twice as long, up to this factor, until it is full
   * again.
   */
  readonly mostSlowness: number;
}

const MINUTE = 60_000;
/** Evicted keys start with a full bucket; the global rate limits a flood of keys. */
const MOST_KEYS = 10_000;

/** Token buckets by key: a burst of a minute's worth, then one token at a time. */
export class AttemptThrottle {
  readonly #rate: AttemptRate;
  readonly #now: () => number;
  readonly #buckets = new LruCache<Bucket>(MOST_KEYS);

  constructor(rate: AttemptRate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** Milliseconds until there is a token; takes none. */
  waitFor(key: string): number {
    const { tokens, slowness } = this.#filled(key);
    return tokens >= 1 ? 0 : Math.ceil((1 - tokens) * this.#msPerToken(slowness));
  }

  take(key: string): void {
    const bucket = this.#filled(key);
    bucket.tokens--;
    if (bucket.tokens < 1) bucket.slowness = Math.min(bucket.slowness * 2, this.#rate.mostSlowness);
    this.#buckets.set(key, bucket);
  }

  forget(key: string): void {
    this.#buckets.delete(key);
  }

  #msPerToken(slowness: number): number {
    return (MINUTE / this.#rate.perMinute) * slowness;
  }

  #filled(key: string): Bucket {
    const full = this.#rate.perMinute;
    const now = this.#now();
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return { tokens: full, at: now, slowness: 1 };
    bucket.tokens = Math.min(
      full,
      bucket.tokens + Math.max(0, now - bucket.at) / this.#msPerToken(bucket.slowness),
    );
    bucket.at = now;
    if (bucket.tokens === full) bucket.slowness = 1;
    return bucket;
  }
}

export interface LoginThrottle {
  /** Called before every password check: login, password change, account removal. */
  allow(ip: string, accountKey: string): Allowed;
  /** A correct password resets the account's bucket, so that its owner need not wait for an attacker. */
  succeeded(accountKey: string): void;
}

/** `now` must be monotonic. */
export function createLoginThrottle(now: () => number): LoginThrottle {
  const networks = new AttemptThrottle({ perMinute: 10, mostSlowness: 1 }, now);
  const accounts = new AttemptThrottle({ perMinute: 5, mostSlowness: 32 }, now);
  const everybody = new AttemptThrottle({ perMinute: 200, mostSlowness: 1 }, now);
  return {
    allow(ip, accountKey) {
      const asked = [
        [networks, networkOf(ip)] as const,
        [accounts, accountKey] as const,
        [everybody, ''] as const,
      ];
      const retryAfterMs = Math.max(...asked.map(([throttle, key]) => throttle.waitFor(key)));
      // A refused attempt takes no token: otherwise one attacker could use up the global bucket.
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      for (const [throttle, key] of asked) throttle.take(key);
      return { ok: true };
    },
    succeeded: (accountKey) => accounts.forget(accountKey),
  };
}

/**
 * The /64 network of an IPv6 address, because one subscriber has all its addresses; an IPv4 address, also
 * mapped into IPv6, as it is.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const words = [...front, ...Array.from({ length: gap }, () => '0'), ...back];
  return words
    .slice(0, 4)
    .map((word) => word.replace(/^0+(?=.)/, ''))
    .join(':');
}
