import { randomToken } from '../ids.ts';
import type { Store } from '../store/store.ts';
import type { VapidKeys } from './push/vapidKeys.ts';
import { createVapidKeys } from './push/vapidKeys.ts';

/**
 * Made when first needed and kept in the database, and so in its backups: all processes have the same, and push
 * subscriptions outlive the machine.
 */
export class ServerSecrets {
  readonly #store: Store;
  readonly #known = new Map<string, Promise<string>>();

  constructor(store: Store) {
    this.#store = store;
  }

  async vapidKeys(): Promise<VapidKeys> {
    return JSON.parse(await this.#find('vapid', () => JSON.stringify(createVapidKeys()))) as VapidKeys;
  }

  /** Signs the links that end mails. */
  unsubscribeKey(): Promise<string> {
    return this.#find('unsubscribe', () => randomToken(32));
  }

  #find(name: string, create: () => string): Promise<string> {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const found = this.#store.addSecret(name, create());
    this.#known.set(name, found);
    found.catch(() => this.#known.delete(name));
    return found;
  }
}
