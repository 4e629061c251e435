/**
 * The database as the rest of the server sees it. SQLite and PostgreSQL implement it with one schema and pass
 * one contract suite. A write resolves after COMMIT with fsync (P1).
 */
import type { ChatStore, MuteStore } from './chatStore.ts';
import type { EventStore } from './eventStore.ts';
import type { PersonStore, SessionStore } from './personStore.ts';
import type { ClusterStore } from './clusterStore.ts';
import type { TableListStore, TableStore } from './tableStore.ts';

export * from './chatStore.ts';
export * from './eventStore.ts';
export * from './personStore.ts';
export * from './storeErrors.ts';
export * from './tableStore.ts';

export interface UptimeStore {
  loadUptime(): Promise<number>;
  /**
   * Stores the uptime if it is greater than the stored one, which another process may have raised; returns
   * the stored value.
   */
  saveUptime(ms: number): Promise<number>;
}

export interface Store
  extends
    PersonStore,
    SessionStore,
    TableStore,
    TableListStore,
    EventStore,
    ChatStore,
    MuteStore,
    UptimeStore,
    ClusterStore {
  readonly kind: 'sqlite' | 'postgres';
  /** A short description of the durability settings, printed by the benchmark. */
  readonly durability: string;
  ping(): Promise<void>;
  close(): Promise<void>;
}
