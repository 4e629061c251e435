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
export interface TableVersion {
  readonly id: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly lastChatNumber: number;
  /** Changes whenever the waiting room looks different. */
  readonly fingerprint: string;
}

export interface NotificationListener {
  onNotification(text: string): void;
  /** The connection is established, for the first time or again: earlier notifications were missed. */
  onConnected(): void;
}

/** Short messages between processes, without a delivery guarantee. */
export interface NotificationChannel {
  send(text: string): Promise<void>;
  listen(listener: NotificationListener): void;
  /** Detects a dead connection and reopens it. */
  checkConnection(): Promise<void>;
  close(): Promise<void>;
}

export interface MembershipStore {
  /**
   * Extends the life of this process by `forMs`. False if the process was not registered: then it holds no
   * leases any more.
   */
  heartbeat(process: string, forMs: number): Promise<boolean>;
  hasOlderProcess(): Promise<boolean>;
  /** Removes expired processes and their leases. Each expired process is reported to only one caller. */
  reapExpired(): Promise<string[]>;
  deregister(process: string): Promise<void>;
}

/** Leases end when they are released or when their process expires. */
export interface LeaseStore {
  /** Acquires the leases that are free; returns those of the keys that this process holds now. */
  acquireLeases(process: string, keys: readonly string[]): Promise<string[]>;
  releaseLease(process: string, key: string): Promise<void>;
  /**
   * Acquires leases for running tables that wait for a bot and have none; returns all such tables of this
   * process with their last sequence numbers.
   */
  leaseTablesAwaitingBots(
    process: string,
    limit: number,
  ): Promise<{ readonly table: string; readonly seq: number }[]>;
}

export interface PresenceStore {
  /** Rows without anybody are deleted. */
  savePresence(process: string, presence: readonly PresenceRow[]): Promise<void>;
  /** The presence at all other processes, added up. */
  presenceAtOthers(process: string, tables: readonly string[]): Promise<PresenceRow[]>;
}

export interface ClusterTables extends MembershipStore, LeaseStore, PresenceStore {
  tableVersions(ids: readonly string[]): Promise<TableVersion[]>;
}

export interface ClusterStore extends ClusterTables {
  /** Null if the database serves a single process. */
  readonly notifications: NotificationChannel | null;
}
