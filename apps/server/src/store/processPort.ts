/**
 * What processes that share a database ask of it about each other. Correctness does not rest on any of it:
 * the keys of the log do that. It is here so that work is done by one of them, and soon by another if that
 * one dies.
 */
import type { TableStatus } from './port.ts';

/** Seats whose people have a window open at one process, as bits, and the onlookers there. */
export interface PresenceRow {
  readonly table: string;
  readonly online: number;
  readonly watching: number;
}

/** As much of a table as tells whether somebody who looks at it has missed something. */
export interface TableNow {
  readonly id: string;
  readonly status: TableStatus;
  readonly seq: number;
  /** The number of the last line of its chat. */
  readonly chats: number;
  /** Changes with whatever a waiting room shows. */
  readonly sign: string;
}

export interface NoticeHearer {
  heard(text: string): void;
  /** The line is up, for the first time or again: whatever was sent before was missed. */
  restored(): void;
}

/** Short texts from process to process, at once and without any promise that they arrive. */
export interface Notices {
  /** To all that listen, this process included. */
  send(text: string): Promise<void>;
  listen(hearer: NoticeHearer): void;
  /** A line that is dead without having said so is found out and opened anew. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface ProcessStore {
  /** Null where there is one process alone. */
  readonly notices: Notices | null;

  /**
   * This process lives, for so long from now on. False if it was not known: then nothing is claimed by it any
   * more.
   */
  beat(process: string, forMs: number): Promise<boolean>;
  /** Whether a living process can't read what this program writes into a log. */
  hasOlderProcess(): Promise<boolean>;
  /**
   * Removes those whose time has run out with everything they had claimed. Each is told to one of those who
   * ask.
   */
  bury(): Promise<string[]>;
  /** Goes of its own will. */
  withdraw(process: string): Promise<void>;

  /**
   * Which of these are this process's from now on, or were before: what another living one has claimed is
   * not.
   */
  claim(process: string, whats: readonly string[]): Promise<string[]>;
  release(process: string, what: string): Promise<void>;
  /**
   * Claims running tables that wait for a bot and that nobody has claimed; gives all that are this process's,
   * with their last event.
   */
  claimAwaitingBots(
    process: string,
    limit: number,
  ): Promise<{ readonly table: string; readonly seq: number }[]>;

  /** Who looks on here; a table at which nobody does is forgotten. */
  keepPresence(process: string, presence: readonly PresenceRow[]): Promise<void>;
  /** Who looks on at the other processes, all of them together. */
  presenceElsewhere(process: string, tables: readonly string[]): Promise<PresenceRow[]>;

  tablesNow(ids: readonly string[]): Promise<TableNow[]>;
}
