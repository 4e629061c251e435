/**
 * The database as the rest of the server sees it. SQLite and PostgreSQL implement it with one schema and pass
 * the same contract suite. A promise of a write resolves only after COMMIT with fsync (P1).
 */
import type { Options } from '@pithead/kernel';
import type { ProcessStore } from './processPort.ts';

export type Language = 'de' | 'en' | 'nl';

export interface Person {
  readonly id: string;
  readonly name: string;
  /** Equal for all names that look alike (`lookOf`). Unique among accounts, null for guests. */
  readonly accountKey: string | null;
  /**
   * As `accountKey`, for a guest: not unique, null for accounts and for guests of older versions until they
   * rename.
   */
  readonly guestKey: string | null;
  readonly passwordHash: string | null;
  readonly language: Language;
  /** Wall-clock milliseconds, here and below. */
  readonly createdAt: number;
  /** When the present name was taken. Another spelling that looks alike counts as the same name. */
  readonly namedAt: number;
}

/** Decides which of several people with the same name keeps it without a number (`people/nameClaims.ts`). */
export interface NameClaim {
  readonly isAccount: boolean;
  /** True for a guest whose name belongs to an account. */
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

export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly bankMs: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly perMoveMs: number };

/** The remaining time of each seat at uptime `asOf`; the clocks of the pending seats run from there. */
export interface ClockState {
  readonly leftMs: readonly number[];
  readonly asOf: number;
  readonly isPaused: boolean;
}

export type TableStatus = 'open' | 'running' | 'over' | 'abandoned' | 'frozen';

/** A table and the match played at it: they share one id. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** The version of the rules. A match ends under the version it began with (P8). */
  readonly version: number;
  readonly options: Options;
  readonly seatCount: number;
  readonly isPublic: boolean;
  readonly isHotSeat: boolean;
  readonly pace: 'live' | 'turns';
  readonly clock: ClockRule;
  readonly isRated: boolean;
  readonly host: string;
  /** 64 hexadecimal digits, drawn when the match starts and secret until it is over; empty before. */
  readonly key: string;
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The id of the rematch's table. */
  readonly next: string | null;
  /** Sequence number of the last event, 0 before the first. */
  readonly seq: number;
  /** Bit set of the seats that must decide. Stored for lists and for the jobs that resume a match. */
  readonly pending: number;
  /** Bit set of the seats that a bot plays at present. */
  readonly played: number;
  /** The server's uptime at which the next clock runs out. */
  readonly due: number | null;
  readonly clocks: ClockState | null;
  readonly frozenFor: string;
}

export interface SeatRow {
  readonly table: string;
  readonly seat: number;
  readonly person: string | null;
  /** The bot's level. */
  readonly bot: string | null;
  /**
   * The person's current name while the table is open; from the start on the name that the match began with.
   */
  readonly name: string;
  readonly hasResigned: boolean;
  /** Only set for people at open tables: names are fixed when a match starts. */
  readonly claim?: NameClaim;
}

/** One row of a match's event log, from which everything else is derived. */
export interface EventRow {
  readonly table: string;
  readonly seq: number;
  readonly commandId: string;
  /** −1 for events of the server itself. */
  readonly seat: number;
  readonly kind: string;
  /** JSON; for `play` the plies. */
  readonly body: unknown;
  /** Whether other seats may know that it happened. */
  readonly isOpen: boolean;
  /** Hash of the state after the event. */
  readonly stateHash: string;
  readonly at: number;
}

export interface Snapshot {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
}

export interface ChatRow {
  readonly table: string;
  /**
   * Position among all lines of the table. Never sent to clients: it would tell how much was said in the
   * other room.
   */
  readonly tableNumber: number;
  /** Position among the lines of its room, from 1. Clients know it as `number`. */
  readonly roomNumber: number;
  /** Empty after that person was deleted. */
  readonly person: string;
  /** The name at that time. */
  readonly name: string;
  readonly room: 'players' | 'spectators';
  readonly text: string;
  readonly at: number;
}

/** A line to add. The client chose its id, which is unique per table and person. */
export interface NewLine extends Omit<ChatRow, 'tableNumber' | 'roomNumber'> {
  readonly id: string;
}

export type Said =
  | ({ readonly kind: 'said' } & Pick<ChatRow, 'tableNumber' | 'roomNumber'>)
  | { readonly kind: 'repeated'; readonly first: ChatRow }
  | { readonly kind: 'gone' };

export interface NamedPerson {
  readonly person: string;
  readonly name: string;
}

/** Somebody who has written in a room, with the current name. */
export interface Speaker extends NameClaim, NamedPerson {
  /** Room number of this person's first line. */
  readonly firstLine: number;
}

/** Changes of the table's row, written in the same transaction as an event. */
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
 * `stale`: another event has this sequence number. `repeated`: the command id was used before, by the event
 * `first`.
 */
export type Appended =
  | { readonly kind: 'appended' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'repeated'; readonly first: EventRow };

export interface TableWithSeats {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

export const TABLE_LIMITS = {
  /** Open or running tables where the person sits or is the host. */
  seated: 100,
  /** Open public tables of one host. */
  openPublic: 5,
} as const;

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
  /** Tables without activity since then are left out, by pace. */
  readonly activeSince: Readonly<Record<TableRow['pace'], number>>;
}

export interface Store extends ProcessStore {
  readonly kind: 'sqlite' | 'postgres';
  /** A short description of the durability settings, printed by the benchmark. */
  readonly durability: string;

  addPerson(person: Person, session: Session): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  account(accountKey: string): Promise<Person | undefined>;
  /** False if another account has that key, or the person is gone. */
  changePerson(
    id: string,
    change: Partial<
      Pick<Person, 'name' | 'namedAt' | 'accountKey' | 'guestKey' | 'passwordHash' | 'language'>
    >,
  ): Promise<boolean>;
  /**
   * Also deletes sessions and mutes, replaces the name in seats and chat by `name` and empties the chat
   * texts. Returns the seats of running tables that became vacant.
   */
  deletePerson(id: string, name: string): Promise<VacatedSeat[]>;

  /** False if the person was deleted. */
  addSession(session: Session): Promise<boolean>;
  session(hash: string): Promise<Session | undefined>;
  /** Returns those of the hashes whose sessions still exist. */
  sessionsAmong(hashes: readonly string[]): Promise<string[]>;
  /** Newest first. */
  sessionsOf(person: string): Promise<Session[]>;
  touchSession(hash: string, seenAt: number, expiresAt: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  endSessions(person: string, except: string | undefined): Promise<void>;
  endExpiredSessions(now: number): Promise<void>;

  addTable(table: TableRow, seats: readonly SeatRow[]): Promise<'added' | SeatRefusal>;
  table(id: string): Promise<TableWithSeats | undefined>;
  /**
   * Takes a free seat of an open table. `notFree`: the seat is taken, the table has started, or the person
   * has a seat there already and it is not a hot-seat table.
   */
  takeSeat(seat: SeatRow, at: number): Promise<'taken' | 'notFree' | SeatRefusal>;
  /**
   * Frees a seat of an open table if this person (null: a bot) holds it. Refuses to free the host's only
   * seat: a host leaves by removing the table.
   */
  freeSeat(table: string, seat: number, person: string | null): Promise<boolean>;
  /** Deletes a table that has not started; false if it has. */
  removeTable(id: string): Promise<boolean>;
  /**
   * Changes an open table to running with exactly these seats. `people` are the seated people with the names
   * they must still have. False if somebody else started it, or a seat or a name has changed.
   */
  startTable(
    id: string,
    change: TableChange,
    seats: readonly SeatRow[],
    people: readonly NamedPerson[],
  ): Promise<boolean>;
  changeTable(id: string, change: TableChange): Promise<void>;
  /**
   * Adds a rematch's table and links the old table to it, once. The limits refuse only the host; another
   * player who has too many tables loses the seat.
   */
  addRematch(
    of: string,
    table: TableRow,
    seats: readonly SeatRow[],
  ): Promise<'added' | 'notFirst' | SeatRefusal>;
  /**
   * Open public tables: each host's first, then each host's second, then the others; each group by last
   * activity.
   */
  openTables(page: OpenPage): Promise<TableWithSeats[]>;
  /**
   * Running public tables with people, grouped by host as above, newest first. Tables whose host was deleted
   * count as one host's.
   */
  runningTables(page: Page): Promise<TableWithSeats[]>;
  /** Tables where a person sits: running ones first, then newest first. */
  tablesOf(person: string, limit: number): Promise<TableWithSeats[]>;
  openTablesOf(person: string): Promise<string[]>;
  /** Ids of running tables on which a clock has run out by that uptime. */
  dueTables(uptime: number, limit: number): Promise<string[]>;
  /** Ids of running tables that wait for a bot. */
  tablesAwaitingBots(limit: number): Promise<string[]>;

  append(event: EventRow, change: TableChange): Promise<Appended>;
  events(table: string, after: number): Promise<EventRow[]>;
  eventOfCommand(table: string, commandId: string): Promise<EventRow | undefined>;
  /** Replaces the previous snapshot. It is only a cache of the log. */
  keepSnapshot(snapshot: Snapshot): Promise<void>;
  snapshot(table: string): Promise<Snapshot | undefined>;

  addChat(line: NewLine): Promise<Said>;
  chatSaidAs(line: Pick<NewLine, 'table' | 'person' | 'id'>): Promise<ChatRow | undefined>;
  /** The last lines of a room, oldest first. */
  chat(table: string, room: ChatRow['room'], limit: number): Promise<ChatRow[]>;
  /** The lines of both rooms after a table number, oldest first. */
  chatAfter(table: string, tableNumber: number): Promise<ChatRow[]>;
  chatOf(person: string): Promise<ChatRow[]>;
  /** Everybody who has written in a room and still exists, in the order of their first lines. */
  speakers(table: string, room: ChatRow['room']): Promise<Speaker[]>;
  mute(person: string, muted: string, isMuted: boolean): Promise<void>;
  mutes(person: string): Promise<string[]>;

  /** The stored uptime in milliseconds over all runs of the server. */
  uptime(): Promise<number>;
  /**
   * Stores the uptime if it is greater than the stored one, which another process may have raised; returns
   * the stored value.
   */
  keepUptime(uptime: number): Promise<number>;

  /** Throws a `StoreFault` if the database does not answer. */
  ping(): Promise<void>;
  allTables(): Promise<string[]>;
  close(): Promise<void>;
}

/** Database errors that the server answers differently. */
export type StoreTrouble = 'full' | 'readOnly' | 'busy' | 'gone';

export class StoreFault extends Error {
  readonly trouble: StoreTrouble;
  constructor(trouble: StoreTrouble, cause?: unknown) {
    super(`store: ${trouble}`, { cause });
    this.name = 'StoreFault';
    this.trouble = trouble;
  }
}

/** A process of an older program uses the database and would misread events that this one writes. */
export class OlderProcess extends Error {
  constructor() {
    super('a process of an older version is running on this database: end it first');
    this.name = 'OlderProcess';
  }
}

export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(
      `the database is at version ${found}, this program knows version ${known}: use a newer Pithead, or restore a backup`,
    );
    this.name = 'NewerDatabase';
  }
}
