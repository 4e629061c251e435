/**
 * Heartbeats, leases and presence only prevent double work and speed up failover; consistency rests on the
 * keys of the event log.
 */
import type { ClusterMessage } from '../cluster/clusterMessage.ts';
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
  /** Called once for each payload of another process, even if it has no message for this one. */
  onMessages(messages: readonly ClusterMessage[]): void;
  /** Messages before this were missed. */
  onConnected(): void;
  onDisconnected(reason: string): void;
  /** Messages about these tables may have been missed until now. */
  onSubscribed(tables: readonly string[]): void;
}

/**
 * Carries messages between processes and promises nothing: they may be lost, repeated, late or out of order. Messages
 * about a table reach the processes that have subscribed to it, all others reach every process.
 */
export interface MessageBus {
  readonly kind: 'notify' | 'nats';
  send(process: string, messages: readonly ClusterMessage[]): Promise<void>;
  listen(process: string, listener: MessageBusListener): void;
  subscribe(table: string): void;
  unsubscribe(table: string): void;
  /** Ends a connection on which nothing arrives any more; a new one is then opened. */
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
