/**
 * The port to the database. SQLite and PostgreSQL pass one contract suite. A write resolves after COMMIT with
 * fsync (promise P1).
 */
import type { ChannelStore } from './channelStore.ts';
import type { ChatStore, MuteStore } from './chatStore.ts';
import type { CompactionStore } from './compaction/compactionStore.ts';
import type { EventStore } from './eventStore.ts';
import type { GuideStore, PersonStore, ReviewStore, SessionStore } from './personStore.ts';
import type { ModerationStore, ReportStore } from './moderationStore.ts';
import type { BlockStore, FriendStore, InvitationStore, OperatorStore } from './relationStore.ts';
import type { DeliveryStore, OutboxStore } from './notificationStore.ts';
import type { NotificationSettingsStore, VacationStore } from './notificationSettingsStore.ts';
import type { PoolStore } from './poolStore.ts';
import type { ProfileStore } from './ratings/profileStore.ts';
import type { RatingStore } from './ratings/ratingStore.ts';
import type { ResultStore } from './ratings/resultStore.ts';
import type { RateLimitStore } from './rateLimitStore.ts';
import type { ClusterStore } from './clusterStore.ts';
import type { TableListStore, TableStore } from './tableStore.ts';

export * from './channelStore.ts';
export * from './chatStore.ts';
export * from './compaction/compactLog.ts';
export * from './compaction/compactionStore.ts';
export { toEventRow } from './repositories/eventMapping.ts';
export * from './eventStore.ts';
export * from './notificationSettingsStore.ts';
export * from './notificationStore.ts';
export * from './moderationStore.ts';
export * from './personStore.ts';
export * from './relationStore.ts';
export * from './poolStore.ts';
export * from './rateLimitStore.ts';
export * from './ratings/profileStore.ts';
export * from './ratings/ratingStore.ts';
export * from './ratings/resultStore.ts';
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
    CompactionStore,
    ChatStore,
    MuteStore,
    GuideStore,
    OutboxStore,
    ChannelStore,
    ReviewStore,
    FriendStore,
    InvitationStore,
    BlockStore,
    OperatorStore,
    ReportStore,
    ModerationStore,
    DeliveryStore,
    NotificationSettingsStore,
    VacationStore,
    PoolStore,
    ResultStore,
    RatingStore,
    ProfileStore,
    RateLimitStore,
    UptimeStore,
    ClusterStore {
  readonly kind: 'sqlite' | 'postgres';
  readonly durability: string;
  ping(): Promise<void>;
  close(): Promise<void>;
}
