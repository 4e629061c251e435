/**
 * What the server asks of its database. Two adapters keep it, SQLite and PostgreSQL, with one schema and one
 * contract suite. A promise of a write resolves only after COMMIT with fsync (P1).
 */
import type { Options } from '@pithead/kernel';
import type { ProcessStore } from './processPort.ts';

export type Language = 'de' | 'en' | 'nl';

export interface Person {
  readonly id: string;
  /** As shown. */
  readonly name: string;
  /** The same for all names that look alike; unique among accounts, null for guests. */
  readonly accountKey: string | null;
  /** The same of a guest's name, where it is known: not unique, and null for accounts. */
  readonly guestKey: string | null;
  readonly passwordHash: string | null;
  readonly language: Language;
  /** Wall-clock milliseconds, here and below. */
  readonly createdAt: number;
  /** When the present name was taken; another spelling that looks the same is the same name. */
  readonly namedAt: number;
}

/** What decides who of several people of one name keeps it in a place (`people/nameClaims.ts`). */
export interface NameClaim {
  readonly isAccount: boolean;
  /** This is a guest, and an account is called so. */
  readonly isAccountsName: boolean;
  readonly namedAt: number;
  /** When this person sat down at the table, or first spoke in the room. */
  readonly hereSince: number;
}

export interface Session {
  /** SHA-256 of the session id: the id itself is known to the browser alone. */
  readonly hash: string;
  readonly person: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

/** Bank and increment, days per move, or no clock. */
export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly bankMs: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly perMoveMs: number };

/**
 * What each seat has left, as of a moment of the server's uptime; clocks of the asked seats run from there.
 */
export interface ClockState {
  readonly leftMs: readonly number[];
  readonly asOf: number;
  readonly isPaused: boolean;
}

export type TableStatus = 'open' | 'running' | 'over' | 'abandoned' | 'frozen';

/** A table, and the match that is played at it: they share one id. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules; a match ends under the one it began with (P8). */
  readonly version: number;
  readonly options: Options;
  readonly seatCount: number;
  readonly isPublic: boolean;
  /** One person may hold several seats. */
  readonly isHotSeat: boolean;
  readonly pace: 'live' | 'turns';
  readonly clock: ClockRule;
  readonly isRated: boolean;
  readonly host: string;
  /** 64 hexadecimal digits, drawn when the match starts; secret until it is over. Empty before. */
  readonly key: string;
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The table of the rematch. */
  readonly next: string | null;
  /** The number of the last event; 0 before the first. */
  readonly seq: number;
  /** Seats that are asked, as bits: for lists and for whoever must act after a restart. */
  readonly pending: number;
  /** Seats that a bot plays at present, as bits. */
  readonly played: number;
  /** Uptime at which the next clock runs out, or null. */
  readonly due: number | null;
  readonly clocks: ClockState | null;
  /** Why it is frozen; empty otherwise. */
  readonly frozenFor: string;
}

export interface SeatRow {
  readonly table: string;
  readonly seat: number;
  readonly person: string | null;
  /** The level of the bot that sits here. */
  readonly bot: string | null;
  /**
   * While the table is open, a person's name of today; from the start on the one that the match began with.
   */
  readonly name: string;
  /** Whoever resigned does not come back. */
  readonly hasResigned: boolean;
  /** As read of a person at an open table: names that a match began with are settled. */
  readonly claim?: NameClaim;
}

/** One row of the log: the truth about a match. */
export interface EventRow {
  readonly table: string;
  readonly seq: number;
  readonly commandId: string;
  /** −1 for the server itself. */
  readonly seat: number;
  readonly kind: string;
  /** Plain JSON; for `play` the plies. */
  readonly body: unknown;
  /** Others than the seat may know that it happened. */
  readonly isOpen: boolean;
  /** The hash of the state after it. */
  readonly stateHash: string;
  readonly at: number;
}

export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  /** JSON text. */
  readonly body: string;
}

export interface ChatRow {
  readonly table: string;
  /**
   * The place among all lines of the table. It never leaves the server: it tells how much was said in the
   * other room.
   */
  readonly tableNumber: number;
  /** The place among the lines of its room, from 1 on. This is the `number` that clients know. */
  readonly roomNumber: number;
  /** Empty once that person is deleted. */
  readonly person: string;
  /** As it was then. */
  readonly name: string;
  readonly room: 'players' | 'spectators';
  readonly text: string;
  readonly at: number;
}

/**
 * A line that is to be said, under the id that its speaker has given it: unique at its table for that person.
 */
export interface NewLine extends Omit<ChatRow, 'tableNumber' | 'roomNumber'> {
  readonly id: string;
}

/**
 * The line stands under its numbers now; or that person has said one under this id before; or the person or
 * the table was deleted.
 */
export type Said =
  | ({ readonly kind: 'said' } & Pick<ChatRow, 'tableNumber' | 'roomNumber'>)
  | { readonly kind: 'repeated'; readonly first: ChatRow }
  | { readonly kind: 'gone' };

export interface NamedPerson {
  readonly person: string;
  readonly name: string;
}

/** Somebody who has said something in a room, with the name of today. */
export interface Speaker extends NameClaim, NamedPerson {
  /** The room number of the first line. */
  readonly firstLine: number;
}

/** What an event changes in the row of its table, in the same transaction. */
export type TableChange = Partial<
  Pick<
    TableRow,
    | 'seq'
    | 'pending'
    | 'played'
    | 'due'
    | 'clocks'
    | 'status'
    | 'endedAt'
    | 'frozenFor'
    | 'next'
    | 'key'
    | 'version'
    | 'startedAt'
  >
>;

/**
 * The event stands in the log now; or another took its number; or its command id was used before, by the row
 * given.
 */
export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'repeated'; readonly first: EventRow };

/** What a table is found by in lists. */
export interface TableWithSeats {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

/** How many tables one person can have. */
export const TABLE_LIMITS = {
  /** Open or running, where the person sits or is the host. */
  seated: 100,
  /** Open and public, hosted by the person: they are in everybody's list. */
  openPublic: 5,
} as const;

/**
 * Why somebody was not given a table or a seat: the person was deleted meanwhile, or has reached one of the
 * limits.
 */
export type SeatRefusal = 'personGone' | 'tooManyTables' | 'tooManyPublicTables';

export interface VacatedSeat {
  readonly table: string;
  readonly seat: number;
}

export interface Page {
  readonly offset: number;
  readonly limit: number;
}

export interface OpenPage extends Page {
  /** Tables without activity since then are left out, by their pace. */
  readonly activeSince: Readonly<Record<TableRow['pace'], number>>;
}

export interface Store extends ProcessStore {
  readonly kind: 'sqlite' | 'postgres';
  /** How durable, in a few words for the benchmark's print. */
  readonly durability: string;

  addPerson(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  account(accountKey: string): Promise<Person | undefined>;
  /** False if another account has that key. */
  changePerson(
    id: string,
    change: Partial<
      Pick<Person, 'name' | 'namedAt' | 'accountKey' | 'guestKey' | 'passwordHash' | 'language'>
    >,
  ): Promise<boolean>;
  /**
   * Also the sessions and mutes; the name in seats, records and chat becomes `name`, the texts of the chat
   * empty. Gives the seats of running tables that nobody holds from now on.
   */
  deletePerson(id: string, name: string): Promise<VacatedSeat[]>;

  /** False if the person is gone. */
  addSession(session: Session): Promise<boolean>;
  session(hash: string): Promise<Session | undefined>;
  /** Those of them that have not been ended. */
  sessionsAmong(hashes: readonly string[]): Promise<string[]>;
  /** The newest first. */
  sessionsOf(person: string): Promise<Session[]>;
  touchSession(hash: string, seenAt: number, expiresAt: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  /** All of a person's but the one to keep. */
  endSessions(person: string, except: string | undefined): Promise<void>;
  endExpiredSessions(now: number): Promise<void>;

  addTable(table: TableRow, seats: readonly SeatRow[]): Promise<'added' | SeatRefusal>;
  table(id: string): Promise<TableWithSeats | undefined>;
  /**
   * Takes a free seat of a table that is still open. Not free: it was taken, the table has started, or the
   * person has a seat there (unless people share one screen).
   */
  takeSeat(seat: SeatRow, at: number): Promise<'taken' | 'notFree' | SeatRefusal>;
  /**
   * Makes a seat free again, only while the table is open and only from that person (or bot, with null).
   * False also for the host's only seat: a host leaves by removing the table.
   */
  freeSeat(table: string, seat: number, person: string | null): Promise<boolean>;
  /** Deletes a table that has not started. */
  removeTable(id: string): Promise<boolean>;
  /**
   * From open to running, once, with exactly these at the seats, under these names. `people` are those at the
   * seats with the names that they must still have. False if somebody was faster, came, went or changed a
   * name.
   */
  startTable(
    id: string,
    change: TableChange,
    seats: readonly SeatRow[],
    people: readonly NamedPerson[],
  ): Promise<boolean>;
  changeTable(id: string, change: TableChange): Promise<void>;
  /**
   * Adds the table of a rematch and points the old one to it, once. The limits refuse the host alone; the
   * seat of anybody else who has too many tables stays free.
   */
  addRematch(
    of: string,
    table: TableRow,
    seats: readonly SeatRow[],
  ): Promise<'added' | 'notFirst' | SeatRefusal>;
  /**
   * Open and public: the first table of each host, then the second of each, then all others; each by
   * activity, the last active first.
   */
  openTables(page: OpenPage): Promise<TableWithSeats[]>;
  /**
   * Running, public and with people, in the same order by host, the newest first. Tables whose host was
   * deleted count as one host's.
   */
  runningTables(page: Page): Promise<TableWithSeats[]>;
  /** Where a person sits, the newest first; running ones before others. */
  tablesOf(person: string, limit: number): Promise<TableWithSeats[]>;
  /** Ids of the open tables where a person sits. */
  openTablesOf(person: string): Promise<string[]>;
  /** Running tables whose clock has run out by that uptime. */
  dueTables(uptime: number, limit: number): Promise<string[]>;
  /** Running tables that wait for a seat that a bot plays. */
  tablesAwaitingBots(limit: number): Promise<string[]>;

  append(event: EventRow, change: TableChange): Promise<Appended>;
  events(table: string, after: number): Promise<EventRow[]>;
  eventOfCommand(table: string, commandId: string): Promise<EventRow | undefined>;
  /** Replaces the last one; a cache, so nobody waits for it to be durable. */
  keepSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  /** The numbers are given by the store, from 1 on per table and per room. */
  addChat(line: NewLine): Promise<Said>;
  /** What a person has said at a table under an id. */
  chatSaidAs(line: Pick<NewLine, 'table' | 'person' | 'id'>): Promise<ChatRow | undefined>;
  /** The last lines, oldest first. */
  chat(table: string, room: ChatRow['room'], limit: number): Promise<ChatRow[]>;
  /** All lines of both rooms behind one of them, oldest first. */
  chatAfter(table: string, tableNumber: number): Promise<ChatRow[]>;
  chatOf(person: string): Promise<ChatRow[]>;
  /** Everybody who has spoken in a room and was not deleted since, in the order of their first lines. */
  speakers(table: string, room: ChatRow['room']): Promise<Speaker[]>;
  mute(person: string, muted: string, isMuted: boolean): Promise<void>;
  mutes(person: string): Promise<string[]>;

  /** Milliseconds the server has been up, over all its lives; 0 at first. */
  uptime(): Promise<number>;
  /** Never goes back: gives the one that stands, which another process may have brought further. */
  keepUptime(uptime: number): Promise<number>;

  /** Throws a `StoreFault` if the database does not answer. */
  ping(): Promise<void>;
  /** Every table id, for checks of the whole. */
  allTables(): Promise<string[]>;
  close(): Promise<void>;
}

/** What can be wrong with a database, as far as it makes a difference to the answer. */
export type StoreTrouble = 'full' | 'readOnly' | 'busy' | 'gone';

export class StoreFault extends Error {
  readonly trouble: StoreTrouble;
  constructor(trouble: StoreTrouble, cause?: unknown) {
    super(`store: ${trouble}`, { cause });
    this.name = 'StoreFault';
    this.trouble = trouble;
  }
}

/** A process of an older program shares the database, and would misread what this one writes. */
export class OlderProcess extends Error {
  constructor() {
    super('a process of an older version is running on this database: end it first');
    this.name = 'OlderProcess';
  }
}

/** The database was written by a newer program. */
export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(
      `the database is at version ${found}, this program knows version ${known}: use a newer Pithead, or restore a backup`,
    );
    this.name = 'NewerDatabase';
  }
}
