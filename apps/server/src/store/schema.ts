/**
 * The tables as both databases hold them: truth values are 0 and 1, JSON is text, wall-clock moments are
 * whole milliseconds. `migrations.ts` creates what is described here.
 */
import type { ChatRow, Language, TableRow, TableStatus } from './port.ts';

export interface PersonColumns {
  id: string;
  name: string;
  account_key: string | null;
  password_hash: string | null;
  language: Language;
  created_at: number;
  /** When the present name was taken. 0 if a process of an older version added this row. */
  named_at: number;
  /**
   * As `account_key`, but of a guest, and not unique. Null for accounts, and for guests of older versions
   * until they rename.
   */
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
  /** Empty once that person is deleted. */
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
}

/** A free seat of an open table has no row. */
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
  /** Empty once that person is deleted. */
  person: string;
  /** Of the person when this was said. What is shown is the name of today. */
  name: string;
  room: ChatRow['room'];
  text: string;
  at: number;
  /** Given by whoever said it. Null for lines of before there were ids, and once that person is deleted. */
  line_id: string | null;
  /**
   * Counts the lines of one room. 0 in lines that a process of version 0.1 wrote into a newer database: those
   * are counted when read.
   */
  room_number: number;
}

export interface Schema {
  people: PersonColumns;
  sessions: SessionColumns;
  /**
   * `active_at` is when more people than ever before had joined the host (`most_joined`); 0 in rows of
   * processes that did not know it. The column `chats` is no longer used.
   */
  tables: TableColumns & { active_at: number; most_joined: number };
  /** `taken_at` is when the person sat down; 0 in rows of processes that did not know it. */
  seats: SeatColumns & { taken_at: number };
  events: EventColumns;
  snapshots: SnapshotColumns;
  chat: ChatColumns;
  /**
   * The number of the last line of a table's chat. Its row is locked while a line is added, so that the next
   * one gets the next number.
   */
  chat_counters: { table_id: string; chats: number };
  mutes: { person: string; muted: string };
  server: { id: number; uptime: number };
  /** `until` is the database's own time: machines need not agree on theirs. */
  processes: { id: string; until: number; log_format: number };
  claims: { what: string; process: string };
  presence: { table_id: string; process: string; online: number; watching: number };
}
