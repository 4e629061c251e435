import type { PoolChoice, PoolPace } from '@pithead/protocol';
import type { EventEffects } from './eventStore.ts';
import type { NamedPerson } from './personStore.ts';
import type { SeatRefusal, SeatRow, TableChange, TableRow } from './tableStore.ts';

/** One person's entry in the matchmaking pool. */
export interface SearchRow {
  readonly person: string;
  readonly name: string;
  readonly isAccount: boolean;
  readonly choice: PoolChoice;
  /** Kept when the choice changes, and when somebody else did not accept a table. */
  readonly joinedAt: number;
  /** When a process last saw a connection of this person. */
  readonly seenAt: number;
  /** Counts the changes of the choice. */
  readonly revision: number;
  readonly proposal: string | null;
  readonly hasAccepted: boolean;
}

/** A found table that waits for its people to accept. Its id becomes that of the table. */
export interface ProposalRow {
  readonly id: string;
  readonly game: string;
  readonly pace: PoolPace;
  readonly people: number;
  readonly bots: number;
  readonly isRated: boolean;
  readonly createdAt: number;
  readonly expiresAt: number;
}

interface PoolRows {
  readonly searches: readonly SearchRow[];
  readonly proposals: readonly ProposalRow[];
  /** Of two people who must not meet, in either order. */
  readonly separated: readonly (readonly [string, string])[];
}

interface ProposalEnd {
  readonly removed: readonly string[];
  readonly isExpired: boolean;
  readonly at: number;
}

export interface TableStart {
  readonly table: TableRow;
  readonly change: TableChange;
  readonly seats: readonly SeatRow[];
  readonly people: readonly NamedPerson[];
  readonly effects: EventEffects;
}

/** Past searches that ended in a table: at this hour of the day (UTC), since then. */
interface WaitQuery {
  readonly games: readonly string[];
  readonly seats: readonly number[];
  readonly pace: PoolPace;
  readonly hour: number;
  readonly since: number;
}

export const POOL_LIMITS = {
  searches: 1000,
  /** Tables that a person may miss within the time below before searches are refused. */
  missed: 3,
  missedMs: 10 * 60_000,
} as const;

export interface PoolStore {
  /**
   * Adds a search or changes its choice. `answerFirst`: a found table waits for this person; `missedTables`: the person
   * has missed too many.
   */
  saveSearch(
    person: string,
    choice: PoolChoice,
    at: number,
  ): Promise<'saved' | 'answerFirst' | 'missedTables' | 'poolFull' | 'personGone'>;
  findSearch(person: string): Promise<SearchRow | undefined>;
  /** Returns the others whom a found table no longer waits for. */
  removeSearch(person: string): Promise<string[]>;
  removeUnseenSearches(people: readonly string[], seenBefore: number): Promise<void>;
  seeSearches(people: readonly string[], at: number): Promise<void>;
  readPool(): Promise<PoolRows>;
  /** False if one of the searches is gone, has changed, or has another proposal. */
  addProposal(proposal: ProposalRow, searches: readonly SearchRow[]): Promise<boolean>;
  acceptProposal(person: string, proposal: string, now: number): Promise<boolean>;
  /** The people look again, except those in `removed` and, if it has expired, those who have not accepted. */
  cancelProposal(proposal: string, end: ProposalEnd): Promise<boolean>;
  /** Once: creates and starts the table, and removes the searches. Undefined if it was done or may not be done. */
  startProposal(
    proposal: string,
    start: TableStart,
    waits: WaitSample,
  ): Promise<'started' | 'notReady' | SeatRefusal>;
  /** The table that the pool has started last for this person. */
  tableStartedFor(person: string, since: number): Promise<string | undefined>;
  pastWaits(query: WaitQuery, limit: number): Promise<number[]>;
  cleanPool(startedBefore: number, missedBefore: number, waitedBefore: number): Promise<void>;
}

/** What is remembered of the searches of a started table, without the people. */
interface WaitSample {
  readonly game: string;
  readonly seats: number;
  readonly pace: PoolPace;
  readonly hour: number;
  readonly at: number;
}
