import { Lru } from './lru.ts';

type Allowed = { readonly ok: true } | { readonly ok: false; readonly retryAfterMs: number };

interface Bucket {
  tokens: number;
  /** The moment for which the tokens are true. */
  at: number;
  /** How many times longer than usual a token takes to come back. */
  slowness: number;
}

export interface Rate {
  readonly perMinute: number;
  /**
   * Whoever empties the bucket waits twice as long for each token, up to so many times, until it has been
   * left alone to fill again.
   */
  readonly mostSlowness: number;
}

const MINUTE = 60_000;
/**
 * So many strangers are told apart; a key forgotten under a flood begins anew, and the global rate holds the
 * flood.
 */
const MOST_KEYS = 10_000;

/** Buckets of tokens by key: a burst of a minute's worth, then one at a time as they come back. */
export class Throttle {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Lru<Bucket>(MOST_KEYS);

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** How long until there is a token; 0 if there is one. Takes none. */
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
  /**
   * To be asked before every password that is checked: at the log-in, at its change, at the removal of an
   * account.
   */
  allow(ip: string, accountKey: string): Allowed;
  /** Whoever knew the password need not wait for those who did not. */
  succeeded(accountKey: string): void;
}

/** `now` should never go back: the monotonic clock. */
export function loginThrottle(now: () => number): LoginThrottle {
  const networks = new Throttle({ perMinute: 10, mostSlowness: 1 }, now);
  const accounts = new Throttle({ perMinute: 5, mostSlowness: 32 }, now);
  const everybody = new Throttle({ perMinute: 200, mostSlowness: 1 }, now);
  return {
    allow(ip, accountKey) {
      const asked = [
        [networks, networkOf(ip)] as const,
        [accounts, accountKey] as const,
        [everybody, ''] as const,
      ];
      const retryAfterMs = Math.max(...asked.map(([throttle, key]) => throttle.waitFor(key)));
      // A refused attempt costs nothing: otherwise one stranger could use up what belongs to all.
      if (retryAfterMs > 0) return { ok: false, retryAfterMs };
      for (const [throttle, key] of asked) throttle.take(key);
      return { ok: true };
    },
    succeeded: (accountKey) => accounts.forget(accountKey),
  };
}

/**
 * One subscriber has 2^64 addresses of IPv6 at hand, so the network counts; an IPv4 address in IPv6 dress is
 * itself.
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
