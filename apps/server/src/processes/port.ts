/** The other processes on the same database, as the rest of the server sees them. */
import type { Presence } from '../match/streams.ts';
import type { Notice } from './notice.ts';

export interface Fellows {
  /** No other process can write, so what is in memory is never stale. */
  readonly isAlone: boolean;
  /** Whether this process holds the lease. */
  holds(what: string): boolean;
  /** Acquires the leases that are free; returns those of the keys that this process holds now. */
  claim(whats: readonly string[]): Promise<readonly string[]>;
  release(what: string): void;
  /**
   * Acquires leases for tables that wait for bots; returns those of this process with their last sequence
   * numbers. Empty for a single process, which knows them anyway.
   */
  awaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]>;
  tell(notice: Notice): void;
  present(table: string, here: Presence): void;
}

/** For a single process: it holds every lease, and nobody needs notifications. */
export const ALONE: Fellows = {
  isAlone: true,
  holds: () => true,
  claim: (whats) => Promise.resolve(whats),
  release: () => undefined,
  awaitingBots: () => Promise.resolve([]),
  tell: () => undefined,
  present: () => undefined,
};
