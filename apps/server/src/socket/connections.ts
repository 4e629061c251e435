/** All open sockets: who is there, and which windows show which table. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Looker, Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { ChatLine } from '@pithead/protocol';
import type { NumberedLine } from '../chat/chat.ts';
import type { TableWithSeats } from '../store/port.ts';
import { infoFor } from '../tables/info.ts';
import type { Channel } from './channel.ts';
import type { Connection } from './connection.ts';
import { SocketsByAddress } from './socketsByAddress.ts';

const BEATS_AT_ONCE = 50;
const GOING_MS = 5;

/**
 * Lines of the chat that are remembered as told, of each room: otherwise much talk in one would make the
 * other hear a line twice.
 */
const LINES = 100;

/** The windows on one table. */
interface Room {
  readonly channels: Set<Channel>;
  /**
   * The lines that were told here, by their places among all: one may be heard of twice, from this process
   * and from the database.
   */
  readonly lines: Readonly<Record<ChatLine['room'], Set<number>>>;
}

type IsEnded = (connection: Connection) => boolean;

/** A socket whose session is being looked up. */
export interface Arrival {
  /**
   * From here on it is a connection like all others; closed at once if its session has ended meanwhile, or
   * the server is going down.
   */
  enter(connection: Connection): void;
  cancel(): void;
}

export class Connections {
  /**
   * Nothing more is listened to: whoever says something now says it again to another process, or after the
   * restart.
   */
  isDeaf = false;
  /** Messages that have not been answered yet. */
  underway = 0;
  readonly byAddress = new SocketsByAddress();
  readonly #all = new Set<Connection>();
  /**
   * Sessions that end while a socket arrives, for each socket: what its lookup finds may have been read
   * before.
   */
  readonly #arriving = new Set<IsEnded[]>();
  /** The last reading of each person's mutes that is under way. */
  readonly #muteReads = new Map<string, Promise<void>>();
  readonly #rooms = new Map<string, Room>();

  get size(): number {
    return this.#all.size;
  }

  /** To be called before the session of a new socket is looked up. */
  arrive(): Arrival {
    const endings: IsEnded[] = [];
    this.#arriving.add(endings);
    return {
      cancel: () => void this.#arriving.delete(endings),
      enter: (connection) => {
        this.#arriving.delete(endings);
        this.#all.add(connection);
        if (endings.some((isEnded) => isEnded(connection))) connection.close(4001, 'session ended');
        else if (this.isDeaf) connection.close(1012, 'restarting');
      },
    };
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
  }

  enter(channel: Channel): void {
    const room = this.#rooms.get(channel.table) ?? {
      channels: new Set(),
      lines: { players: new Set(), spectators: new Set() },
    };
    this.#rooms.set(channel.table, room);
    room.channels.add(channel);
  }

  exit(channel: Channel): void {
    const room = this.#rooms.get(channel.table);
    room?.channels.delete(channel);
    if (room?.channels.size === 0) this.#rooms.delete(channel.table);
  }

  /** Tables that somebody looks at here. */
  watched(): string[] {
    return [...this.#rooms.keys()];
  }

  /** Sessions that have a socket here. */
  sessions(): string[] {
    return [...new Set([...this.#all].flatMap(({ session }) => session ?? []))];
  }

  isHere(person: string): boolean {
    return [...this.#all].some((connection) => connection.person === person);
  }

  isWatched(table: string): boolean {
    return this.#rooms.has(table);
  }

  #channelsOf(table: string): Iterable<Channel> {
    return this.#rooms.get(table)?.channels ?? [];
  }

  /** The table itself has changed: who sits there, whether it runs. */
  tellTable(found: TableWithSeats): void {
    for (const channel of this.#channelsOf(found.table.id))
      channel.tell('table', { table: infoFor(found, channel.person) });
  }

  /** Something beside the match, for the windows on a table that it is meant for. */
  tell(
    table: string,
    type: string,
    content: object,
    isMeant: (viewer: Looker, channel: Channel) => boolean,
  ): void {
    for (const channel of this.#channelsOf(table))
      if (isMeant(channel.viewer, channel)) channel.tell(type, content);
  }

  /** A line of the chat, once, for those of its room who want to hear whoever said it. */
  tellChat({ table, seats }: TableWithSeats, { line, tableNumber }: NumberedLine): void {
    const lines = this.#rooms.get(table.id)?.lines[line.room];
    if (lines === undefined || lines.has(tableNumber)) return;
    lines.add(tableNumber);
    if (lines.size > LINES) lines.delete(lines.values().next().value as number);
    const players = new Set(seats.map((row) => row.person));
    this.tell(table.id, 'chat', { line }, (_, { person, connection }) => {
      const isPlayer = person !== null && players.has(person);
      return isPlayer === (line.room === 'players') && !connection.mutes.has(line.person);
    });
  }

  tellNudge(table: string, by: Seat, meant: number): void {
    this.tell(table, 'nudged', { by }, (viewer) => viewer !== undefined && (meant & bit(viewer)) !== 0);
  }

  /**
   * Reads whom a person does not want to hear, and tells the person's connections. One reading after the
   * other: of two side by side
   * the older result might be applied last.
   */
  async updateMutes(person: string, read: () => Promise<readonly string[]>): Promise<void> {
    const before = this.#muteReads.get(person) ?? Promise.resolve();
    const reading = before
      .catch(() => undefined)
      .then(read)
      .then((mutes) => {
        for (const connection of this.#all)
          if (connection.person === person) connection.mutes = new Set(mutes);
      });
    this.#muteReads.set(person, reading);
    try {
      await reading;
    } finally {
      if (this.#muteReads.get(person) === reading) this.#muteReads.delete(person);
    }
  }

  /** Sessions that ended end their sockets, too. */
  closeFor(person: string, exceptSession?: string): void {
    this.#closeEnded((connection) => connection.person === person && connection.session !== exceptSession);
  }

  closeSession(session: string): void {
    this.#closeEnded((connection) => connection.session === session);
  }

  #closeEnded(isEnded: IsEnded): void {
    for (const connection of this.#all) if (isEnded(connection)) connection.close(4001, 'session ended');
    for (const endings of this.#arriving) endings.push(isEnded);
  }

  /**
   * Drops those that do not answer any more; some at a time, so that nobody's ply waits for thousands of
   * pings.
   */
  async heartbeat(): Promise<void> {
    let beaten = 0;
    for (const connection of this.#all) {
      connection.beat();
      if (++beaten % BEATS_AT_ONCE === 0) await new Promise<void>((resolve) => void setImmediate(resolve));
    }
  }

  /** Whatever was asked is answered. */
  async answered(withinMs: number): Promise<void> {
    for (const end = performance.now() + withinMs; this.underway > 0 && performance.now() < end;)
      await pause(GOING_MS);
  }

  /** Everybody is told to come back at once. */
  closeAll(): void {
    for (const connection of this.#all) connection.close(1012, 'restarting');
  }

  /** Who does not answer the goodbye is not waited for. */
  async allGone(withinMs: number): Promise<void> {
    for (const end = performance.now() + withinMs; this.#all.size > 0 && performance.now() < end;)
      await pause(GOING_MS);
    for (const connection of this.#all) connection.terminate();
  }
}
