import { sha256Hex } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import type { RateLimitStore } from '../store/store.ts';
import type { Time } from '../time.ts';
import type { RequestRate } from './requestLimits.ts';

interface LimitDependencies {
  readonly store: RateLimitStore;
  readonly time: Pick<Time, 'now'>;
}

/**
 * Like `RequestLimits`, for all processes together and across restarts: for messages to servers of others. Each take
 * is a write, so it is not for requests that come often.
 */
export class SharedLimits<Name extends string> {
  readonly #dependencies: LimitDependencies;
  readonly #purpose: string;
  readonly #rates: Readonly<Record<Name, RequestRate>>;

  constructor(dependencies: LimitDependencies, purpose: string, rates: Readonly<Record<Name, RequestRate>>) {
    this.#dependencies = dependencies;
    this.#purpose = purpose;
    this.#rates = rates;
  }

  /** Takes one use of each limit that is named, or refuses. The values are stored as hashes. */
  async take(values: Readonly<Partial<Record<Name, string>>>): Promise<void> {
    const wait = await this.#takeUses(values);
    if (wait > 0) throw new RequestError('tooFast', { seconds: Math.ceil(wait / 1000) });
  }

  async tryTake(values: Readonly<Partial<Record<Name, string>>>): Promise<boolean> {
    return (await this.#takeUses(values)) === 0;
  }

  #takeUses(values: Readonly<Partial<Record<Name, string>>>): Promise<number> {
    const { store, time } = this.#dependencies;
    const uses = (Object.keys(values) as Name[]).map((name) => ({
      key: sha256Hex(`${this.#purpose} ${name} ${values[name]}`),
      ...this.#rates[name],
    }));
    return store.takeUses(uses, time.now());
  }
}
