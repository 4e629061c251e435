import type { Duplex } from 'node:stream';
import { KeyedCounter } from '../limits/keyedCounter.ts';

/** Sockets count from the upgrade request until the TCP connection is closed. */
export class SocketsByAddress {
  readonly #counts = new KeyedCounter<string>();

  /** Checks and counts in one step, because many requests may come at once. */
  take(address: string, limit: number, connection: Pick<Duplex, 'closed' | 'once'>): boolean {
    if (this.#counts.get(address) >= limit) return false;
    // A closed connection emits no further event that would uncount it.
    if (connection.closed) return true;
    this.#counts.add(address);
    connection.once('close', () => this.#counts.remove(address));
    return true;
  }
}
