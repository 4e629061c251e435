/** All open sockets: who is there, and which windows show which table. */
import type { Looker } from '@pithead/kernel';
import type { TableWithSeats } from '../store/port.ts';
import { infoFor } from '../tables/info.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';

const BEATS_AT_ONCE = 50;

export class Connections {
  readonly #all = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #rooms = new Map<string, Set<Channel>>();

  get size(): number {
    return this.#all.size;
  }

  from(address: string): number {
    return this.#byAddress.get(address) ?? 0;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#byAddress.set(connection.address, this.from(connection.address) + 1);
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    const left = this.from(connection.address) - 1;
    if (left <= 0) this.#byAddress.delete(connection.address);
    else this.#byAddress.set(connection.address, left);
  }

  enter(channel: Channel): void {
    const room = this.#rooms.get(channel.table) ?? new Set();
    this.#rooms.set(channel.table, room.add(channel));
  }

  exit(channel: Channel): void {
    const room = this.#rooms.get(channel.table);
    room?.delete(channel);
    if (room?.size === 0) this.#rooms.delete(channel.table);
  }

  isWatched(table: string): boolean {
    return this.#rooms.has(table);
  }

  /** The table itself has changed: who sits there, whether it runs. */
  tellTable(found: TableWithSeats): void {
    for (const channel of this.#rooms.get(found.table.id) ?? []) channel.tell('table', { table: infoFor(found, channel.person) });
  }

  /** Something beside the match, for the windows on a table that it is meant for. */
  tell(table: string, type: string, content: object, isMeant: (looker: Looker, channel: Channel) => boolean): void {
    for (const channel of this.#rooms.get(table) ?? []) if (isMeant(channel.looker, channel)) channel.tell(type, content);
  }

  /** Whom a person does not want to hear. */
  setMutes(person: string, mutes: readonly string[]): void {
    for (const connection of this.#all) if (connection.person === person) connection.mutes = new Set(mutes);
  }

  /** Sessions that ended end their sockets, too. */
  closeFor(person: string, exceptSession?: string): void {
    for (const connection of this.#all) {
      if (connection.person === person && connection.session !== exceptSession) connection.close(4001, 'session ended');
    }
  }

  closeSession(session: string): void {
    for (const connection of this.#all) if (connection.session === session) connection.close(4001, 'session ended');
  }

  /** Drops those that do not answer any more; some at a time, so that nobody's ply waits for thousands of pings. */
  async heartbeat(): Promise<void> {
    let beaten = 0;
    for (const connection of this.#all) {
      connection.beat();
      if (++beaten % BEATS_AT_ONCE === 0) await new Promise<void>((resolve) => void setImmediate(resolve));
    }
  }

  closeAll(): void {
    for (const connection of this.#all) connection.close(1012, 'restarting');
  }
}
