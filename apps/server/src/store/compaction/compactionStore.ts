import type { LoggedEvent } from './compactLog.ts';

/** Where the events of a match are: the column `log_form` of its table. */
export const LOG_FORMS = {
  events: 0,
  /** In one row of `compact_logs`. */
  compact: 1,
  /** In rows of `events`, because the log could not be verified. The job does not ask for it again. */
  unverified: 2,
  /** In rows of `events` again, by the operator. The job leaves it alone. */
  expanded: 3,
  /** In a match database (`sharding`). */
  elsewhere: 4,
} as const;

export interface CompactionStore {
  /** Matches that ended before this and were not looked at yet, in the order of their ends. */
  tablesToCompact(endedBefore: number, limit: number): Promise<string[]>;
  compactTables(limit: number, after: string): Promise<string[]>;
  /** The rows as they are stored; undefined if the log is compact. */
  loggedEvents(table: string): Promise<LoggedEvent[] | undefined>;
  /**
   * Replaces exactly these events, which `body` restores. False if the match has not ended or its log is
   * another one now.
   */
  compactLog(table: string, events: readonly LoggedEvent[], body: Buffer, at: number): Promise<boolean>;
  /** False if the log is not compact. */
  expandLog(table: string): Promise<boolean>;
  markUnverified(table: string): Promise<void>;
}
