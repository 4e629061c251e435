import type { Duplex } from 'node:stream';

/** How many sockets each address has: from the request for an upgrade until its TCP connection is closed, whatever became of the upgrade. */
export class SocketsByAddress {
  readonly #counts = new Map<string, number>();

  /** False if the address has as many as it may have. Checks and counts in one step: a thousand requests may come at once. */
  take(address: string, most: number, connection: Pick<Duplex, 'closed' | 'once'>): boolean {
    const count = this.#counts.get(address) ?? 0;
    if (count >= most) return false;
    // A connection that is closed already reports nothing any more.
    if (connection.closed) return true;
    this.#counts.set(address, count + 1);
    connection.once('close', () => this.#release(address));
    return true;
  }

  #release(address: string): void {
    const left = (this.#counts.get(address) ?? 0) - 1;
    if (left <= 0) this.#counts.delete(address);
    else this.#counts.set(address, left);
  }
}
