/**
 * Heartbeats, leases and presence only prevent double work and speed up failover; consistency rests on the
 * keys of the event log.
 */
import type { TableStatus } from './tableStore.ts';

/** `online` is a bit set of seats, `watching` the number of spectators, at one process. */
export interface PresenceRow {
  readonly table: string;
  readonly online: number;
  readonly watching: number;
}

export interface TableVersion {
  readonly id: string;
  readonly status: TableStatus;
  readonly seq: number;
  readonly lastChatNumber: number;
  readonly fingerprint: string;
}

export interface MessageBusListener {
  onMessage(text: string): void;
  /** Messages before this were missed. */
  onConnected(): void;
}

export interface MessageBus {
  send(text: string): Promise<void>;
  listen(listener: MessageBusListener): void;
  checkConnection(): Promise<void>;
  close(): Promise<void>;
}

export interface MembershipStore {
  /** False if the process was not registered: then it holds no leases any more. */
  heartbeat(process: string, forMs: number): Promise<boolean>;
  hasOlderProcess(): Promise<boolean>;
  /** Each expired process is reported to only one caller. */
  reapExpired(): Promise<string[]>;
  deregister(process: string): Promise<void>;
}

export interface LeaseStore {
  acquireLeases(process: string, keys: readonly string[]): Promise<string[]>;
  releaseLease(process: string, key: string): Promise<void>;
  /** Acquires free leases of running tables that wait for a bot; returns all such tables of this process. */
  leaseTablesAwaitingBots(
    process: string,
    limit: number,
  ): Promise<{ readonly table: string; readonly seq: number }[]>;
}

export interface PresenceStore {
  savePresence(process: string, presence: readonly PresenceRow[]): Promise<void>;
  presenceAtOthers(process: string, tables: readonly string[]): Promise<PresenceRow[]>;
}

export interface ClusterTables extends MembershipStore, LeaseStore, PresenceStore {
  tableVersions(ids: readonly string[]): Promise<TableVersion[]>;
}

export interface ClusterStore extends ClusterTables {
  /** Null if the database serves a single process. */
  readonly messageBus: MessageBus | null;
}
