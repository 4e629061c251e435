import { RequestError } from '../requestError.ts';
import type { Time } from '../time.ts';
import { TokenBucket } from './tokenBucket.ts';

export interface RequestRate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Several limits at once, such as one per network, one per account and one for everybody. */
export class RequestLimits {
  readonly #buckets: readonly TokenBucket[];

  constructor(time: Pick<Time, 'monotonic'>, ...rates: readonly RequestRate[]) {
    this.#buckets = rates.map(({ burst, perSecond }) => new TokenBucket(time, burst, perSecond));
  }

  /** One key per limit. A refused request takes no token, so that one sender can't use up everybody's. */
  take(...keys: readonly string[]): void {
    const pairs = this.#buckets.map((bucket, i) => [bucket, keys[i] ?? ''] as const);
    const wait = Math.max(...pairs.map(([bucket, key]) => bucket.waitFor(key)));
    if (wait > 0) throw new RequestError('tooFast', { seconds: Math.ceil(wait / 1000) });
    for (const [bucket, key] of pairs) bucket.take(key);
  }
}
