/** A search has at most one proposal, so nobody can be matched twice. */
export const POOL_TABLES: readonly string[] = [
  `CREATE TABLE searches (
    person text NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, choice text NOT NULL,
    joined_at bigint NOT NULL, seen_at bigint NOT NULL, revision integer NOT NULL, proposal text,
    has_accepted integer NOT NULL)`,
  'CREATE INDEX searches_by_proposal ON searches (proposal) WHERE proposal IS NOT NULL',

  `CREATE TABLE proposals (
    id text NOT NULL PRIMARY KEY, game text NOT NULL, pace text NOT NULL, people integer NOT NULL, bots integer NOT NULL,
    is_rated integer NOT NULL, created_at bigint NOT NULL, expires_at bigint NOT NULL, started_at bigint)`,
  'CREATE INDEX proposals_by_start ON proposals (started_at)',

  `CREATE TABLE missed_proposals (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, at bigint NOT NULL, PRIMARY KEY (person, at))`,

  `CREATE TABLE pool_waits (
    id text NOT NULL PRIMARY KEY, game text NOT NULL, seats integer NOT NULL, pace text NOT NULL, hour integer NOT NULL,
    at bigint NOT NULL, waited_ms bigint NOT NULL)`,
  'CREATE INDEX pool_waits_by_hour ON pool_waits (pace, hour, at)',
];
