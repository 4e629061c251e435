import type { Options, Progress } from '@pithead/kernel';
import type { EventEffects } from './eventStore.ts';
import type { NameClaim, NamedPerson } from './personStore.ts';

export type ClockRule =
  | { readonly kind: 'none' }
  | { readonly kind: 'bank'; readonly bankMs: number; readonly incrementMs: number }
  | { readonly kind: 'days'; readonly perMoveMs: number };

/** The clocks of the pending seats run from uptime `asOf`. */
export interface ClockState {
  readonly leftMs: readonly number[];
  readonly asOf: number;
  readonly isPaused: boolean;
}

export type TableStatus = 'open' | 'running' | 'over' | 'abandoned' | 'frozen';

/** A table and its match share one id. */
export interface TableRow {
  readonly id: string;
  readonly game: string;
  /** Of the rules. A match ends under the version it began with (promise P8). */
  readonly version: number;
  readonly options: Options;
  readonly seatCount: number;
  readonly isPublic: boolean;
  readonly isHotSeat: boolean;
  readonly pace: 'live' | 'turns';
  readonly clock: ClockRule;
  readonly isRated: boolean;
  readonly host: string;
  /** 64 hexadecimal digits, secret until the match is over; empty before it starts. */
  readonly key: string;
  readonly status: TableStatus;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** The table of the rematch. */
  readonly next: string | null;
  readonly seq: number;
  /** Bit set of the seats that must decide, for lists and for the jobs that resume a match. */
  readonly pending: number;
  /** Bit set of the seats that bots play now. */
  readonly played: number;
  /** Bit set of the seats whose owners are on vacation. */
  readonly away: number;
  /** The uptime at which the next clock runs out. */
  readonly due: number | null;
  readonly clocks: ClockState | null;
  /** Why the match is frozen (`otherRules`, `brokenLog`, `brokenRule`); empty if it is not. */
  readonly frozenFor: string;
  /** Known to everybody. Null before the start, and in rows of older programs until the next event. */
  readonly progress: Progress | null;
}

export interface SeatRow {
  readonly table: string;
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  /** The person's current name while the table is open, afterwards the one that the match began with. */
  readonly name: string;
  readonly hasResigned: boolean;
  /** Only at open tables: names are fixed when a match starts. */
  readonly claim?: NameClaim;
}

export interface TableWithSeats {
  readonly table: TableRow;
  readonly seats: readonly SeatRow[];
}

export type TableChange = Partial<
  Pick<
    TableRow,
    | 'seq'
    | 'pending'
    | 'played'
    | 'away'
    | 'due'
    | 'clocks'
    | 'status'
    | 'endedAt'
    | 'frozenFor'
    | 'next'
    | 'key'
    | 'version'
    | 'startedAt'
    | 'progress'
  >
>;

export const TABLE_LIMITS = {
  seated: 100,
  openPublic: 5,
} as const;

/** `blocked`: somebody at the table has blocked somebody there. */
export type SeatRefusal = 'personGone' | 'tooManyTables' | 'tooManyPublicTables' | 'blocked';

export interface PageRange {
  readonly offset: number;
  readonly limit: number;
}

export interface OpenTableRange extends PageRange {
  readonly activeSince: Readonly<Record<TableRow['pace'], number>>;
}

export interface TableStore {
  addTable(row: TableRow, seats: readonly SeatRow[]): Promise<'added' | SeatRefusal>;
  /**
   * `notFree`: the seat is taken, the table has started, or the person has a seat there and it is no hot-seat
   * table.
   */
  /** If a turn-based table is full afterwards, its host is told at the second time, in the same transaction. */
  takeSeat(seat: SeatRow, at: number, tellHostAt?: number): Promise<'taken' | 'notFree' | SeatRefusal>;
  /** A null person is a bot. Refuses to free the host's only seat: a host leaves by removing the table. */
  freeSeat(table: string, seat: number, person: string | null): Promise<boolean>;
  removeTable(id: string): Promise<boolean>;
  /**
   * False if somebody else started the table, a seat has changed, or one of `people` has another name now.
   */
  startTable(
    id: string,
    change: TableChange,
    seats: readonly SeatRow[],
    people: readonly NamedPerson[],
    effects?: EventEffects,
  ): Promise<boolean>;
  changeTable(id: string, change: TableChange): Promise<void>;
  /**
   * Links the old table to the rematch, once. The limits refuse only the host; another player who has too
   * many tables loses the seat.
   */
  addRematch(
    previous: string,
    row: TableRow,
    seats: readonly SeatRow[],
  ): Promise<'added' | 'notFirst' | SeatRefusal>;
}

export interface TableListStore {
  findTable(id: string): Promise<TableWithSeats | undefined>;
  /** Each host's first table, then each host's second, then the others; each group by last activity. */
  listOpenTables(page: OpenTableRange): Promise<TableWithSeats[]>;
  /** Tables with people, grouped by host as above, newest first. */
  listRunningTables(page: PageRange): Promise<TableWithSeats[]>;
  /** Running ones first, then newest first. */
  tablesOf(person: string, limit: number): Promise<TableWithSeats[]>;
  openTableIdsOf(person: string): Promise<string[]>;
  dueTableIds(uptime: number, limit: number): Promise<string[]>;
  tableIdsAwaitingBots(limit: number): Promise<string[]>;
  allTableIds(): Promise<string[]>;
}
