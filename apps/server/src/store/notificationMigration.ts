/**
 * Rows of the outbox and deliveries refer to people and tables without foreign keys: an event is appended by a
 * process that may not know yet that a person is gone, and it must not wait for the row of the person. The
 * delivery job drops such rows.
 */
export const NOTIFICATION_TABLES: readonly string[] = [
  `CREATE TABLE outbox (
    id text NOT NULL PRIMARY KEY, person text NOT NULL, kind text NOT NULL, table_id text NOT NULL,
    created_at bigint NOT NULL, ready_at bigint NOT NULL, UNIQUE (person, table_id, kind))`,
  'CREATE INDEX outbox_by_ready ON outbox (ready_at)',

  `CREATE TABLE deliveries (
    id text NOT NULL PRIMARY KEY, person text NOT NULL, channel text NOT NULL, destination text NOT NULL,
    kind text NOT NULL, table_id text NOT NULL, message text, failures integer NOT NULL, created_at bigint NOT NULL,
    tried_at bigint,
    next_at bigint NOT NULL, UNIQUE (person, channel, destination, kind, table_id))`,
  'CREATE INDEX deliveries_by_next ON deliveries (next_at)',

  `CREATE TABLE destination_status (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, channel text NOT NULL, destination text NOT NULL,
    accepted_at bigint, failed_at bigint, failure text NOT NULL, failures integer NOT NULL, gave_up_at bigint,
    PRIMARY KEY (person, channel, destination))`,

  `CREATE TABLE notification_settings (
    person text NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, settings text NOT NULL)`,

  `CREATE TABLE table_mutes (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE, until bigint, PRIMARY KEY (person, table_id))`,

  `CREATE TABLE vacations (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, starts_at bigint NOT NULL, ends_at bigint NOT NULL,
    PRIMARY KEY (person, starts_at))`,
  'CREATE INDEX vacations_by_end ON vacations (ends_at)',

  // Bit set of the seats whose owners are on vacation, like `pending`.
  'ALTER TABLE tables ADD COLUMN away integer NOT NULL DEFAULT 0',
  `CREATE INDEX tables_away ON tables (id) WHERE status = 'running' AND away <> 0`,
];

/** The server that takes the messages of a destination. Older programs write none. */
export const DELIVERY_TARGETS: readonly string[] = [
  `ALTER TABLE deliveries ADD COLUMN target text NOT NULL DEFAULT ''`,
  'DROP INDEX deliveries_by_next',
  'CREATE INDEX deliveries_by_next ON deliveries (channel, next_at)',
];
