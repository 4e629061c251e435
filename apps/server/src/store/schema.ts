/** In both databases booleans are 0 and 1, JSON is text, times are whole milliseconds since 1970. */
import type { PoolPace } from '@pithead/protocol';
import type { ChannelKind, NotificationKind } from '@pithead/protocol';
import type { ChatRow } from './chatStore.ts';
import type { ChannelSchema } from './repositories/channels/channelColumns.ts';
import type { CommunitySchema } from './repositories/community/communityColumns.ts';
import type { PersonLanguage } from './personStore.ts';
import type { RatingSchema } from './ratings/ratingSchema.ts';
import type { TableRow, TableStatus } from './tableStore.ts';

export interface PersonColumns {
  id: string;
  name: string;
  account_key: string | null;
  password_hash: string | null;
  language: PersonLanguage;
  created_at: number;
  named_at: number;
  guest_key: string | null;
}

export interface SessionColumns {
  hash: string;
  person: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

export interface TableColumns {
  id: string;
  game: string;
  version: number;
  options: string;
  seat_count: number;
  is_public: number;
  is_hot_seat: number;
  pace: TableRow['pace'];
  clock: string;
  is_rated: number;
  /** Empty after that person was deleted. */
  host: string;
  key: string;
  status: TableStatus;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  next: string | null;
  seq: number;
  pending: number;
  played: number;
  away: number;
  due: number | null;
  clocks: string | null;
  frozen_for: string;
  progress: string | null;
}

export interface SeatColumns {
  table_id: string;
  seat: number;
  person: string | null;
  bot: string | null;
  name: string;
  has_resigned: number;
}

export interface EventColumns {
  table_id: string;
  seq: number;
  command_id: string;
  seat: number;
  kind: string;
  body: string;
  is_open: number;
  state_hash: string;
  at: number;
}

/** All events of a finished match (`compactLog.ts`), which are no longer rows of `events`. */
interface CompactLogColumns {
  table_id: string;
  body: Uint8Array;
}

interface SnapshotColumns {
  table_id: string;
  seq: number;
  body: string;
}

export interface ChatColumns {
  table_id: string;
  number: number;
  person: string;
  /** The name when the line was written; clients are shown the current one. */
  name: string;
  room: ChatRow['room'];
  text: string;
  at: number;
  /** Null in lines written before ids existed, and after the person was deleted. */
  line_id: string | null;
  /** 0 in lines of version 0.1, which are counted when read. */
  room_number: number;
}

export interface GuideColumns {
  person: string;
  game: string;
  version: number;
  /** The furthest step. */
  chapter: number;
  step: number;
  current_chapter: number | null;
  current_step: number | null;
}

export interface OutboxColumns {
  id: string;
  person: string;
  kind: NotificationKind;
  table_id: string;
  created_at: number;
  ready_at: number;
}

export interface DeliveryColumns {
  id: string;
  person: string;
  channel: ChannelKind;
  destination: string;
  target: string;
  kind: NotificationKind;
  table_id: string;
  message: string | null;
  failures: number;
  created_at: number;
  tried_at: number | null;
  next_at: number;
}

export interface DestinationColumns {
  person: string;
  channel: ChannelKind;
  destination: string;
  accepted_at: number | null;
  failed_at: number | null;
  failure: string;
  failures: number;
  gave_up_at: number | null;
}

export interface ReviewColumns {
  person: string;
  engine: string;
  record: string;
  game: string;
  played_at: number | null;
  accuracy: number | null;
  error_rate: number | null;
  saved_at: number;
  data: string;
}

interface SearchColumns {
  person: string;
  choice: string;
  joined_at: number;
  seen_at: number;
  revision: number;
  proposal: string | null;
  has_accepted: number;
}

interface ProposalColumns {
  id: string;
  game: string;
  pace: PoolPace;
  people: number;
  bots: number;
  is_rated: number;
  created_at: number;
  expires_at: number;
  started_at: number | null;
}

interface PoolWaitColumns {
  id: string;
  game: string;
  seats: number;
  pace: PoolPace;
  hour: number;
  at: number;
  waited_ms: number;
}

export interface Schema extends ChannelSchema, CommunitySchema, RatingSchema {
  people: PersonColumns;
  sessions: SessionColumns;
  /**
   * `active_at` is when `most_joined`, the number of people who joined the host, last grew; 0 in rows of
   * older programs. The column `chats` is no longer used.
   */
  tables: TableColumns & { active_at: number; most_joined: number; has_result: number; log_form: number };
  seats: SeatColumns & { taken_at: number };
  events: EventColumns;
  compact_logs: CompactLogColumns;
  snapshots: SnapshotColumns;
  match_databases: { position: number; id: string };
  relays: { table_id: string; seq: number; body: string };
  chat: ChatColumns;
  /** The row is locked while a line is added, which serialises the numbers. */
  chat_counters: { table_id: string; chats: number };
  mutes: { person: string; muted: string };
  guides: GuideColumns;
  /** Finished chapters. */
  guide_chapters: { person: string; game: string; chapter: string };
  outbox: OutboxColumns;
  deliveries: DeliveryColumns;
  destination_status: DestinationColumns;
  notification_settings: { person: string; settings: string };
  table_mutes: { person: string; table_id: string; until: number | null };
  vacations: { person: string; starts_at: number; ends_at: number };
  reviews: ReviewColumns;
  searches: SearchColumns;
  proposals: ProposalColumns;
  missed_proposals: { person: string; at: number };
  pool_waits: PoolWaitColumns;
  rate_limits: { key: string; full_at: number };
  server: { id: number; uptime: number };
  /** `until` is in the database's time, because the clocks of machines differ. */
  processes: { id: string; until: number; log_format: number };
  claims: { what: string; process: string };
  presence: { table_id: string; process: string; online: number; watching: number };
}
