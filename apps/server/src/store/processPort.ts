/**
 * What processes that share a database store about each other: heartbeats, leases, presence. It only prevents
 * double work and speeds up failover; consistency rests on the keys of the event log.
 */
import type { TableStatus } from './tableStore.ts';

/** Bit set of the seats with an open connection to one process, and the number of its spectators. */
export interface PresenceRow {
  readonly table: string;
  readonly online: number;
  readonly watching: number;
}

/** Shows whether a viewer of a table has missed a change. */
export interface TableNow {
  readonly id: string;
  readonly status: TableStatus;
  readonly seq: number;
  /** Table number of the last chat line. */
  readonly chats: number;
  /** Changes whenever the waiting room looks different. */
  readonly sign: string;
}

export interface NoticeHearer {
  heard(text: string): void;
  /** The connection is established, for the first time or again: earlier notifications were missed. */
  restored(): void;
}

/** Short messages between processes, without a delivery guarantee. */
export interface Notices {
  /** Sends to all listeners, including this process. */
  send(text: string): Promise<void>;
  listen(hearer: NoticeHearer): void;
  /** Detects a dead connection and reopens it. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Registers live processes. */
export interface MembershipStore {
  /**
   * Extends the life of this process by `forMs`. False if the process was not registered: then it holds no
   * leases any more.
   */
  beat(process: string, forMs: number): Promise<boolean>;
  /** Whether a live process can't read the events that this program writes. */
  hasOlderProcess(): Promise<boolean>;
  /** Removes expired processes and their leases. Each expired process is reported to only one caller. */
  bury(): Promise<string[]>;
  withdraw(process: string): Promise<void>;
}

/** Leases end when they are released or when their process expires. */
export interface LeaseStore {
  /** Acquires the leases that are free; returns those of the keys that this process holds now. */
  claim(process: string, whats: readonly string[]): Promise<string[]>;
  release(process: string, what: string): Promise<void>;
  /**
   * Acquires leases for running tables that wait for a bot and have none; returns all such tables of this
   * process with their last sequence numbers.
   */
  claimAwaitingBots(
    process: string,
    limit: number,
  ): Promise<{ readonly table: string; readonly seq: number }[]>;
}

export interface PresenceStore {
  /** Stores who is connected to this process; rows without anybody are deleted. */
  keepPresence(process: string, presence: readonly PresenceRow[]): Promise<void>;
  /** The presence at all other processes, added up. */
  presenceElsewhere(process: string, tables: readonly string[]): Promise<PresenceRow[]>;
}

export interface ProcessTables extends MembershipStore, LeaseStore, PresenceStore {
  tablesNow(ids: readonly string[]): Promise<TableNow[]>;
}

export interface ProcessStore extends ProcessTables {
  /** Null if the database serves a single process. */
  readonly notices: Notices | null;
}
