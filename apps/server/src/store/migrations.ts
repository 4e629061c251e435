/** Forward only, one transaction each, with SQL for both databases. A released migration is never changed. */
import { CHANNELS } from './repositories/channels/channelMigration.ts';
import { COMMUNITY_TABLES } from './repositories/community/communityTables.ts';
import { RATING_TABLES } from './ratings/ratingMigration.ts';
import type { SqlRow } from './executor.ts';
import { DELIVERY_TARGETS, NOTIFICATION_TABLES } from './notificationMigration.ts';
import { POOL_TABLES } from './repositories/pool/poolMigration.ts';
import { RATE_LIMITS } from './repositories/rateLimitRepository.ts';
import { NewerDatabaseError } from './storeErrors.ts';

export interface Migration {
  readonly version: number;
  readonly statements: readonly string[];
}

/** SQLite treats `bigint` as INTEGER and `double precision` as REAL. */
const FIRST: readonly string[] = [
  `CREATE TABLE people (
    id text NOT NULL PRIMARY KEY, name text NOT NULL, account_key text UNIQUE, password_hash text,
    language text NOT NULL, created_at bigint NOT NULL)`,

  `CREATE TABLE sessions (
    hash text NOT NULL PRIMARY KEY, person text NOT NULL REFERENCES people (id),
    created_at bigint NOT NULL, seen_at bigint NOT NULL, expires_at bigint NOT NULL)`,
  'CREATE INDEX sessions_by_person ON sessions (person)',
  'CREATE INDEX sessions_by_expiry ON sessions (expires_at)',

  `CREATE TABLE tables (
    id text NOT NULL PRIMARY KEY, game text NOT NULL, version integer NOT NULL, options text NOT NULL,
    seat_count integer NOT NULL CHECK (seat_count > 0), is_public integer NOT NULL, is_hot_seat integer NOT NULL,
    pace text NOT NULL, clock text NOT NULL, is_rated integer NOT NULL, host text NOT NULL,
    "key" text NOT NULL, status text NOT NULL, created_at bigint NOT NULL, started_at bigint, ended_at bigint, next text,
    seq integer NOT NULL, pending integer NOT NULL, played integer NOT NULL, due double precision, clocks text,
    frozen_for text NOT NULL, chats integer NOT NULL DEFAULT 0)`,
  `CREATE INDEX tables_open ON tables (created_at, id) WHERE status = 'open' AND is_public = 1`,
  `CREATE INDEX tables_due ON tables (due) WHERE status = 'running' AND due IS NOT NULL`,
  `CREATE INDEX tables_awaiting_bots ON tables (started_at, id) WHERE status = 'running' AND (pending & played) <> 0`,
  'CREATE INDEX tables_by_host ON tables (host)',
  'CREATE INDEX tables_by_next ON tables (next) WHERE next IS NOT NULL',

  `CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, seat integer NOT NULL CHECK (seat >= 0),
    person text REFERENCES people (id), bot text, name text NOT NULL, has_resigned integer NOT NULL,
    PRIMARY KEY (table_id, seat))`,
  'CREATE INDEX seats_by_person ON seats (person) WHERE person IS NOT NULL',

  // No cascade: the log of a match is never deleted by accident.
  `CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id), seq integer NOT NULL CHECK (seq > 0), command_id text NOT NULL,
    seat integer NOT NULL, kind text NOT NULL, body text NOT NULL, is_open integer NOT NULL, state_hash text NOT NULL,
    at bigint NOT NULL, PRIMARY KEY (table_id, seq), UNIQUE (table_id, command_id))`,

  `CREATE TABLE snapshots (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, seq integer NOT NULL, body text NOT NULL)`,

  `CREATE TABLE chat (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, number integer NOT NULL, person text NOT NULL,
    name text NOT NULL, room text NOT NULL, text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (table_id, number))`,
  'CREATE INDEX chat_by_room ON chat (table_id, room, number)',
  'CREATE INDEX chat_by_person ON chat (person)',

  `CREATE TABLE mutes (
    person text NOT NULL REFERENCES people (id), muted text NOT NULL REFERENCES people (id), PRIMARY KEY (person, muted))`,
  'CREATE INDEX mutes_by_muted ON mutes (muted)',

  'CREATE TABLE server (id integer NOT NULL PRIMARY KEY CHECK (id = 1), uptime double precision NOT NULL)',
];

const WATCHED: readonly string[] = [
  `CREATE INDEX tables_watched ON tables (started_at, id) WHERE status = 'running' AND is_public = 1`,
];

const PROCESSES: readonly string[] = [
  'CREATE TABLE processes (id text NOT NULL PRIMARY KEY, until bigint NOT NULL)',

  `CREATE TABLE claims (what text NOT NULL PRIMARY KEY, process text NOT NULL REFERENCES processes (id) ON DELETE CASCADE)`,
  'CREATE INDEX claims_by_process ON claims (process)',

  `CREATE TABLE presence (
    table_id text NOT NULL, process text NOT NULL REFERENCES processes (id) ON DELETE CASCADE,
    online integer NOT NULL, watching integer NOT NULL, PRIMARY KEY (table_id, process))`,
  'CREATE INDEX presence_by_process ON presence (process)',
];

/** Makes adding a chat line idempotent. Older lines have no id. */
const SAID_ONCE: readonly string[] = [
  'ALTER TABLE chat ADD COLUMN line_id text',
  'CREATE UNIQUE INDEX chat_said_once ON chat (table_id, person, line_id) WHERE line_id IS NOT NULL',
];

/**
 * The list of open tables is sorted by activity. Older programs add rows without it, so 0 means "since it was
 * created" (`ACTIVITY` in tableListRepository.ts, which the index repeats).
 */
const ACTIVITY: readonly string[] = [
  'ALTER TABLE tables ADD COLUMN active_at bigint NOT NULL DEFAULT 0',
  `UPDATE tables SET active_at = created_at WHERE status = 'open'`,
  'DROP INDEX tables_open',
  `CREATE INDEX tables_open ON tables ((CASE WHEN active_at > created_at THEN active_at ELSE created_at END), id)
    WHERE status = 'open' AND is_public = 1`,
  `CREATE INDEX tables_open_by_host ON tables (host) WHERE status = 'open' AND is_public = 1`,
];

/** Each room has its own numbers, so that one can't count the lines of the other. */
const ROOM_NUMBERS: readonly string[] = [
  'ALTER TABLE chat ADD COLUMN room_number integer NOT NULL DEFAULT 0',
  `UPDATE chat SET room_number = counted.place
    FROM (SELECT table_id, number, row_number() OVER (PARTITION BY table_id, room ORDER BY number) AS place FROM chat) AS counted
    WHERE counted.table_id = chat.table_id AND counted.number = chat.number`,
  'CREATE INDEX chat_by_speaker ON chat (table_id, room, person, number)',
];

/**
 * Chat lines are numbered in a table of their own: the row of `tables` is locked while an event is appended,
 * and the chat would wait for another seat's secret move. Activity counts people who join, not bots or freed
 * seats.
 */
const CHAT_COUNTERS: readonly string[] = [
  `CREATE TABLE chat_counters (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE, chats integer NOT NULL)`,
  'INSERT INTO chat_counters (table_id, chats) SELECT id, chats FROM tables WHERE chats > 0',
  'ALTER TABLE tables ADD COLUMN most_joined integer NOT NULL DEFAULT 0',
  `UPDATE tables SET most_joined = (SELECT count(DISTINCT s.person) FROM seats AS s WHERE s.table_id = tables.id AND s.person <> tables.host)
    WHERE status = 'open'`,
];

/**
 * Of several people with one name, the one keeps it who has had it in that place for longest: since the name
 * or the seat was taken, whichever is later. Older programs write neither: 0 (`namedAtExpression`).
 */
const NAME_CLAIMS: readonly string[] = [
  'ALTER TABLE people ADD COLUMN named_at bigint NOT NULL DEFAULT 0',
  'UPDATE people SET named_at = created_at',
  // Null in rows of older programs. Accounts have `account_key`.
  'ALTER TABLE people ADD COLUMN guest_key text',
  'ALTER TABLE seats ADD COLUMN taken_at bigint NOT NULL DEFAULT 0',
];

const LOG_FORMATS: readonly string[] = [
  'ALTER TABLE processes ADD COLUMN log_format integer NOT NULL DEFAULT 1',
];

/** What lists tell of a match. Null in rows of older programs. */
const PROGRESS: readonly string[] = ['ALTER TABLE tables ADD COLUMN progress text'];

/**
 * Progress in guided games. It is deleted with the person also by an older program, which does not know these
 * tables.
 */
const GUIDES: readonly string[] = [
  `CREATE TABLE guides (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, game text NOT NULL, version integer NOT NULL,
    chapter integer NOT NULL, step integer NOT NULL, current_chapter integer, current_step integer,
    PRIMARY KEY (person, game))`,
  `CREATE TABLE guide_chapters (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, game text NOT NULL, chapter text NOT NULL,
    PRIMARY KEY (person, game, chapter))`,
];

const REVIEWS: readonly string[] = [
  `CREATE TABLE reviews (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, engine text NOT NULL, record text NOT NULL,
    game text NOT NULL, played_at bigint, accuracy double precision, error_rate double precision,
    saved_at bigint NOT NULL, data text NOT NULL, PRIMARY KEY (person, engine, record))`,
];

/**
 * `log_form` (`LOG_FORMS`) says where the events of a match are: older programs write 0, which is right for
 * them. SQLite stores bytes in a column of any type.
 */
const COMPACT_LOGS: readonly string[] = [
  'ALTER TABLE tables ADD COLUMN log_form integer NOT NULL DEFAULT 0',
  `CREATE INDEX tables_to_compact ON tables (ended_at, id) WHERE status IN ('over', 'abandoned') AND log_form = 0`,
  'CREATE TABLE compact_logs (table_id text NOT NULL PRIMARY KEY REFERENCES tables (id), body bytea NOT NULL)',
];

/** For matches in databases of their own (`sharding`). */
const MATCH_DATABASES: readonly string[] = [
  'CREATE TABLE match_databases (position integer NOT NULL PRIMARY KEY, id text NOT NULL)',
  'CREATE TABLE relays (table_id text NOT NULL, seq integer NOT NULL, body text NOT NULL, PRIMARY KEY (table_id, seq))',
];

export const MIGRATIONS: readonly Migration[] = [
  { version: 1, statements: FIRST },
  { version: 2, statements: WATCHED },
  { version: 3, statements: PROCESSES },
  { version: 4, statements: SAID_ONCE },
  { version: 5, statements: ACTIVITY },
  { version: 6, statements: ROOM_NUMBERS },
  { version: 7, statements: CHAT_COUNTERS },
  { version: 8, statements: NAME_CLAIMS },
  { version: 9, statements: LOG_FORMATS },
  { version: 10, statements: PROGRESS },
  { version: 11, statements: GUIDES },
  { version: 12, statements: NOTIFICATION_TABLES },
  { version: 13, statements: CHANNELS },
  { version: 14, statements: RATING_TABLES },
  { version: 15, statements: COMMUNITY_TABLES },
  { version: 16, statements: POOL_TABLES },
  { version: 17, statements: REVIEWS },
  { version: 18, statements: RATE_LIMITS },
  { version: 19, statements: DELIVERY_TARGETS },
  { version: 20, statements: COMPACT_LOGS },
  { version: 21, statements: MATCH_DATABASES },
];

export function latestVersion(migrations: readonly Migration[]): number {
  return migrations.at(-1)?.version ?? 0;
}

export interface Migrator {
  readonly findVersions: string;
  run(sql: string): Promise<readonly SqlRow[]>;
  begin(): Promise<void>;
}

export async function readVersion(migrator: Pick<Migrator, 'findVersions' | 'run'>): Promise<number> {
  if ((await migrator.run(migrator.findVersions)).length === 0) return 0;
  const [row] = await migrator.run('SELECT max(version) AS version FROM migrations');
  return Number(row?.['version'] ?? 0);
}

export async function migrate(migrator: Migrator, migrations: readonly Migration[]): Promise<void> {
  while (await isBehind(migrator, migrations)) {
    await migrator.begin();
    try {
      await applyNext(migrator, migrations);
      await migrator.run('COMMIT');
    } catch (error) {
      // Keep the first error; a broken connection rolls back by itself.
      await migrator.run('ROLLBACK').catch(() => undefined);
      throw error;
    }
  }
}

async function isBehind(migrator: Migrator, migrations: readonly Migration[]): Promise<boolean> {
  const found = await readVersion(migrator);
  if (found > latestVersion(migrations)) throw new NewerDatabaseError(found, latestVersion(migrations));
  return found < latestVersion(migrations);
}

/** Reads the version again under the lock: another process may have migrated meanwhile. */
async function applyNext(migrator: Migrator, migrations: readonly Migration[]): Promise<void> {
  await migrator.run(
    'CREATE TABLE IF NOT EXISTS migrations (version integer NOT NULL PRIMARY KEY, at bigint NOT NULL)',
  );
  const found = await readVersion(migrator);
  const next = migrations.find(({ version }) => version > found);
  if (next === undefined) return;
  for (const statement of next.statements) await migrator.run(statement);
  await migrator.run(`INSERT INTO migrations (version, at) VALUES (${next.version}, ${Date.now()})`);
}
