import { networkOf } from '../limits/networkOf.ts';
import { TokenBucket } from '../limits/tokenBucket.ts';
import type { Time } from '../time.ts';

type Allowed = { readonly ok: true } | { readonly ok: false; readonly retryAfterMs: number };

const ATTEMPTS_PER_MINUTE = { network: 10, account: 5, everybody: 200 } as const;
/** Repeated failures on one account make each further attempt wait twice as long, up to this factor. */
const MAX_ACCOUNT_SLOWDOWN = 32;

export class LoginThrottle {
  readonly #networks: TokenBucket;
  readonly #accounts: TokenBucket;
  readonly #everybody: TokenBucket;

  constructor(time: Pick<Time, 'monotonic'>) {
    const bucket = (perMinute: number, maxSlowdown?: number): TokenBucket =>
      new TokenBucket(time, perMinute, perMinute / 60, maxSlowdown);
    this.#networks = bucket(ATTEMPTS_PER_MINUTE.network);
    this.#accounts = bucket(ATTEMPTS_PER_MINUTE.account, MAX_ACCOUNT_SLOWDOWN);
    this.#everybody = bucket(ATTEMPTS_PER_MINUTE.everybody);
  }

  allow(ip: string, accountKey: string): Allowed {
    const buckets = [
      [this.#networks, networkOf(ip)],
      [this.#accounts, accountKey],
      [this.#everybody, ''],
    ] as const;
    const retryAfterMs = Math.max(...buckets.map(([bucket, key]) => bucket.waitFor(key)));
    // A refused attempt takes no token; otherwise one attacker could use up the global bucket.
    if (retryAfterMs > 0) return { ok: false, retryAfterMs };
    for (const [bucket, key] of buckets) bucket.take(key);
    return { ok: true };
  }

  /** A correct password resets the account's bucket, so an attack does not make its owner wait. */
  succeeded(accountKey: string): void {
    this.#accounts.forget(accountKey);
  }
}
