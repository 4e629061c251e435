/** In both databases booleans are 0 and 1, JSON is text, times are whole milliseconds since 1970. */
import type { ChatRow } from './chatStore.ts';
import type { PersonLanguage } from './personStore.ts';
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

export interface Schema {
  people: PersonColumns;
  sessions: SessionColumns;
  /**
   * `active_at` is when `most_joined`, the number of people who joined the host, last grew; 0 in rows of
   * older programs. The column `chats` is no longer used.
   */
  tables: TableColumns & { active_at: number; most_joined: number };
  seats: SeatColumns & { taken_at: number };
  events: EventColumns;
  snapshots: SnapshotColumns;
  chat: ChatColumns;
  /** The row is locked while a line is added, which serialises the numbers. */
  chat_counters: { table_id: string; chats: number };
  mutes: { person: string; muted: string };
  guides: GuideColumns;
  /** Finished chapters. */
  guide_chapters: { person: string; game: string; chapter: string };
  server: { id: number; uptime: number };
  /** `until` is in the database's time, because the clocks of machines differ. */
  processes: { id: string; until: number; log_format: number };
  claims: { what: string; process: string };
  presence: { table_id: string; process: string; online: number; watching: number };
}
