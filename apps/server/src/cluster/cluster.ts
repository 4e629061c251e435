import type { Presence } from '../match/viewerStreams.ts';
import type { ClusterMessage } from './clusterMessage.ts';

export interface Cluster {
  /** If true, no other process can write, so memory is never stale. */
  readonly isSingleProcess: boolean;
  holdsLease(key: string): boolean;
  acquireLeases(keys: readonly string[]): Promise<readonly string[]>;
  releaseLease(key: string): void;
  /**
   * Returns the tables of this process with their last sequence numbers; none for a single process, which
   * knows them anyway.
   */
  leaseTablesAwaitingBots(): Promise<readonly { readonly table: string; readonly seq: number }[]>;
  publish(message: ClusterMessage): void;
  /** Messages about a table reach this process while it is watched here, or its lease is held. */
  watch(table: string): void;
  unwatch(table: string): void;
  updatePresence(table: string, here: Presence): void;
}

export const SINGLE_PROCESS: Cluster = {
  isSingleProcess: true,
  holdsLease: () => true,
  acquireLeases: (keys) => Promise.resolve(keys),
  releaseLease: () => undefined,
  leaseTablesAwaitingBots: () => Promise.resolve([]),
  publish: () => undefined,
  watch: () => undefined,
  unwatch: () => undefined,
  updatePresence: () => undefined,
};
