import type { NewNotification } from './notificationStore.ts';
import type { MatchResult } from './ratings/resultStore.ts';
import type { TableChange } from './tableStore.ts';

export interface EventRow {
  readonly table: string;
  readonly seq: number;
  readonly commandId: string;
  /** The seat it concerns, also for events of bots and clocks. */
  readonly seat: number;
  readonly kind: string;
  readonly body: unknown;
  /** Whether other seats may know that it happened. */
  readonly isOpen: boolean;
  readonly stateHash: string;
  readonly at: number;
}

export interface SnapshotRow {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
}

/** `stale`: another event has this sequence number. */
export type AppendResult =
  | { readonly kind: 'appended' }
  | { readonly kind: 'stale' }
  | { readonly kind: 'repeated'; readonly first: EventRow };

/** What an event causes besides the change of its table, written in its transaction. */
export interface EventEffects {
  readonly notifications?: readonly NewNotification[];
  /** Of a match that has ended. */
  readonly result?: MatchResult;
  /** What the main database has to be told, if the match has a database of its own (`sharding`). */
  readonly relay?: string;
}

export interface EventStore {
  append(event: EventRow, change: TableChange, effects?: EventEffects): Promise<AppendResult>;
  eventsAfter(table: string, after: number): Promise<EventRow[]>;
  findEventByCommand(table: string, commandId: string): Promise<EventRow | undefined>;
  /** Replaces the previous snapshot, which is only a cache of the log. */
  saveSnapshot(row: SnapshotRow): Promise<void>;
  findSnapshot(table: string): Promise<SnapshotRow | undefined>;
}
