/**
 * Remembers from which devices and networks an account is used, to notice two accounts of one person at a rated
 * table. Only keyed hashes are stored, with a key for each day that is deleted with them.
 */
import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import type { Logger } from 'pino';
import { randomToken } from '../ids.ts';
import { LruCache } from '../limits/lruCache.ts';
import { networkOf } from '../limits/networkOf.ts';
import type { SightingKind, Store } from '../store/store.ts';
import type { Time } from '../time.ts';
import { DAY_MS } from './uncertainty.ts';

export const SIGHTING_DAYS = 30;
const MAX_REMEMBERED = 20_000;

interface SightingDependencies {
  readonly store: Pick<Store, 'sightingSecret' | 'addSighting'>;
  readonly time: Time;
  readonly log: Logger;
}

/** Loopback addresses identify nobody: the client is behind a local proxy, or on the server itself. */
const isLoopback = (network: string): boolean => network.startsWith('127.') || network === '0:0:0:0';

export class Sightings {
  readonly #dependencies: SightingDependencies;
  /** Already written today by this process. */
  readonly #known = new LruCache<true>(MAX_REMEMBERED);
  #secret: { readonly day: number; readonly value: Promise<string> } | undefined;

  constructor(dependencies: SightingDependencies) {
    this.#dependencies = dependencies;
  }

  /** Not awaited: nobody waits for it, and a failure costs one sighting. */
  note(person: string, ip: string, device: string | undefined): void {
    const network = networkOf(ip);
    if (isIP(ip) !== 0 && !isLoopback(network)) this.#note(person, 'network', network);
    if (device !== undefined) this.#note(person, 'device', device);
  }

  #note(person: string, kind: SightingKind, value: string): void {
    const { time, log } = this.#dependencies;
    const day = Math.floor(time.now() / DAY_MS);
    const key = `${day} ${person} ${kind} ${value}`;
    if (this.#known.get(key) !== undefined) return;
    this.#known.set(key, true);
    this.#store(person, kind, day, value).catch((error: unknown) =>
      log.warn({ error: String(error) }, 'sighting not stored'),
    );
  }

  async #store(person: string, kind: SightingKind, day: number, value: string): Promise<void> {
    const secret = await this.#secretOf(day);
    const hash = createHmac('sha256', secret).update(`${kind} ${value}`).digest('base64url');
    await this.#dependencies.store.addSighting(person, kind, day, hash);
  }

  #secretOf(day: number): Promise<string> {
    if (this.#secret?.day !== day) {
      const value = this.#dependencies.store.sightingSecret(day, randomToken(32));
      this.#secret = { day, value };
      value.catch(() => (this.#secret = undefined));
    }
    return this.#secret.value;
  }
}
