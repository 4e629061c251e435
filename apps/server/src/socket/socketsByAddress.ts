import type { Duplex } from 'node:stream';
import { Counter } from '../counter.ts';

/**
 * How many sockets each address has: from the request for an upgrade until its TCP connection is closed,
 * whatever became of the upgrade.
 */
export class SocketsByAddress {
  readonly #counts = new Counter<string>();

  /**
   * False if the address has as many as it may have. Checks and counts in one step: a thousand requests may
   * come at once.
   */
  take(address: string, most: number, connection: Pick<Duplex, 'closed' | 'once'>): boolean {
    if (this.#counts.get(address) >= most) return false;
    // A connection that is closed already reports nothing any more.
    if (connection.closed) return true;
    this.#counts.add(address);
    connection.once('close', () => this.#counts.remove(address));
    return true;
  }
}
