/**
 * The port to the database. SQLite and PostgreSQL pass one contract suite. A write resolves after COMMIT with
 * fsync (P1).
 */
import type { ChatStore, MuteStore } from './chatStore.ts';
import type { EventStore } from './eventStore.ts';
import type { GuideStore, PersonStore, SessionStore } from './personStore.ts';
import type { ClusterStore } from './clusterStore.ts';
import type { TableListStore, TableStore } from './tableStore.ts';

export * from './chatStore.ts';
export * from './eventStore.ts';
export * from './personStore.ts';
export * from './storeErrors.ts';
export * from './tableStore.ts';

export interface UptimeStore {
  loadUptime(): Promise<number>;
  /** Returns the stored value, which is greater if another process has raised it. */
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
    GuideStore,
    UptimeStore,
    ClusterStore {
  readonly kind: 'sqlite' | 'postgres';
  readonly durability: string;
  ping(): Promise<void>;
  close(): Promise<void>;
}
