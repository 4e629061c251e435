/** People and what they are to each other. Deleted with the person also by an older program. */
export const COMMUNITY_TABLES: readonly string[] = [
  `CREATE TABLE friendships (
    first text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    second text NOT NULL REFERENCES people (id) ON DELETE CASCADE, since bigint NOT NULL, PRIMARY KEY (first, second),
    CHECK (first < second))`,
  'CREATE INDEX friendships_by_second ON friendships (second)',
  `CREATE TABLE friend_requests (
    sender text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    receiver text NOT NULL REFERENCES people (id) ON DELETE CASCADE, since bigint NOT NULL,
    PRIMARY KEY (sender, receiver))`,
  'CREATE INDEX friend_requests_by_receiver ON friend_requests (receiver)',
  `CREATE TABLE invitations (
    id text NOT NULL PRIMARY KEY, person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_at bigint NOT NULL, expires_at bigint NOT NULL)`,
  'CREATE INDEX invitations_by_person ON invitations (person)',
  `CREATE TABLE blocks (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    blocked text NOT NULL REFERENCES people (id) ON DELETE CASCADE, since bigint NOT NULL, PRIMARY KEY (person, blocked))`,
  'CREATE INDEX blocks_by_blocked ON blocks (blocked)',

  `CREATE TABLE operators (
    person text NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, since bigint NOT NULL)`,
  `CREATE TABLE restrictions (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, kind text NOT NULL, until bigint, why text NOT NULL,
    PRIMARY KEY (person, kind))`,
  // Reports and actions outlive people; ids are emptied with them.
  `CREATE TABLE reports (
    id text NOT NULL PRIMARY KEY, at bigint NOT NULL, reporter text NOT NULL, person text NOT NULL, name text NOT NULL,
    place text NOT NULL, reason text NOT NULL, comment text NOT NULL, table_id text, text text, closed_at bigint)`,
  'CREATE INDEX reports_open ON reports (at) WHERE closed_at IS NULL',
  'CREATE INDEX reports_by_reporter ON reports (reporter)',
  'CREATE INDEX reports_by_person ON reports (person)',
  `CREATE TABLE moderation_actions (
    id text NOT NULL PRIMARY KEY, at bigint NOT NULL, operator text NOT NULL, kind text NOT NULL, person text NOT NULL,
    report text, until bigint, name_before text, name_after text, why text NOT NULL, undoes text)`,
  'CREATE INDEX moderation_actions_by_time ON moderation_actions (at)',
  'CREATE INDEX moderation_actions_by_person ON moderation_actions (person)',
  'CREATE INDEX moderation_actions_by_operator ON moderation_actions (operator)',
  'CREATE UNIQUE INDEX moderation_actions_undone_once ON moderation_actions (undoes) WHERE undoes IS NOT NULL',
];
