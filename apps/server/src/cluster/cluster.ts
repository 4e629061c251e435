/** The other processes on the same database, as the rest of the server sees them. */
import type { Presence } from '../match/subscriptions.ts';
import type { ClusterNotification } from './clusterNotification.ts';

export interface Cluster {
  /** No other process can write, so what is in memory is never stale. */
  readonly isSingleProcess: boolean;
  holdsLease(key: string): boolean;
  /** Returns those of the keys that this process holds afterwards. */
  acquireLeases(keys: readonly string[]): Promise<readonly string[]>;
  releaseLease(key: string): void;
  /**
   * Acquires leases for tables that wait for bots; returns those of this process with their last sequence
   * numbers. Empty for a single process, which knows them anyway.
   */
  leaseTablesAwaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]>;
  publish(notification: ClusterNotification): void;
  updatePresence(table: string, here: Presence): void;
}

/** For a single process: it holds every lease, and nobody needs notifications. */
export const SINGLE_PROCESS: Cluster = {
  isSingleProcess: true,
  holdsLease: () => true,
  acquireLeases: (keys) => Promise.resolve(keys),
  releaseLease: () => undefined,
  leaseTablesAwaitingBots: () => Promise.resolve([]),
  publish: () => undefined,
  updatePresence: () => undefined,
};
