/** Results, ratings, and what profiles are made of. */
export const RATING_TABLES: readonly string[] = [
  // 1: there is a result; 2: the log can't be replayed. Older programs end matches without one.
  'ALTER TABLE tables ADD COLUMN has_result integer NOT NULL DEFAULT 0',
  `CREATE INDEX tables_without_result ON tables (ended_at, id)
    WHERE status IN ('over', 'abandoned') AND has_result = 0`,

  `CREATE TABLE results (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id), game text NOT NULL, seat_count integer NOT NULL,
    is_public integer NOT NULL, is_hot_seat integer NOT NULL, ending text NOT NULL, started_at bigint NOT NULL,
    ended_at bigint NOT NULL, state text NOT NULL, why text, number bigint UNIQUE)`,
  `CREATE INDEX results_pending ON results (ended_at, table_id) WHERE state = 'pending'`,

  // No reference to people: that would lock their rows while the last event of a match is stored.
  `CREATE TABLE result_seats (
    table_id text NOT NULL REFERENCES results (table_id), seat integer NOT NULL, person text, bot text,
    place integer NOT NULL, points double precision, sources text NOT NULL, leaving text NOT NULL, game text NOT NULL,
    is_rated integer NOT NULL, ended_at bigint NOT NULL, PRIMARY KEY (table_id, seat))`,
  `CREATE INDEX result_seats_by_person ON result_seats (person, is_rated, ended_at) WHERE person IS NOT NULL`,

  // What each rated result has changed, in the order of the numbers.
  `CREATE TABLE rating_changes (
    table_id text NOT NULL REFERENCES results (table_id), seat integer NOT NULL, number bigint NOT NULL, person text,
    bot text, game text NOT NULL, at bigint NOT NULL, rating_before double precision NOT NULL,
    sigma_before double precision NOT NULL, rating_after double precision NOT NULL, sigma_after double precision NOT NULL,
    PRIMARY KEY (table_id, seat))`,
  `CREATE INDEX rating_changes_by_person ON rating_changes (person, game, number) WHERE person IS NOT NULL`,

  `CREATE TABLE ratings (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, game text NOT NULL,
    rating double precision NOT NULL, sigma double precision NOT NULL, games integer NOT NULL, last_at bigint NOT NULL,
    points text NOT NULL, is_listed integer NOT NULL, PRIMARY KEY (person, game))`,
  `CREATE INDEX ratings_by_rating ON ratings (game, rating, person) WHERE is_listed = 1`,

  `CREATE TABLE rating_counts (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, game text NOT NULL, players integer NOT NULL,
    games integer NOT NULL, won double precision NOT NULL, rating double precision NOT NULL, is_listed integer NOT NULL,
    PRIMARY KEY (person, game, players))`,
  `CREATE INDEX rating_counts_by_rating ON rating_counts (game, players, rating, person) WHERE is_listed = 1`,

  // The last rated game of each day: what the chart shows.
  `CREATE TABLE rating_days (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, game text NOT NULL, day integer NOT NULL,
    number bigint NOT NULL, PRIMARY KEY (person, game, day))`,

  // “other” is a person, “bot:” and the level, or “left:” and a random id after a deletion.
  `CREATE TABLE meetings (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, game text NOT NULL, other text NOT NULL,
    games integer NOT NULL, ahead integer NOT NULL, behind integer NOT NULL, margin_games integer NOT NULL,
    margin double precision NOT NULL, PRIMARY KEY (person, game, other))`,
  'CREATE INDEX meetings_by_games ON meetings (person, game, games)',
  'CREATE INDEX meetings_by_other ON meetings (other)',

  `CREATE TABLE profile_visibility (
    person text NOT NULL PRIMARY KEY REFERENCES people (id) ON DELETE CASCADE, audiences text NOT NULL)`,

  // From which devices and networks an account was used, as keyed hashes; the keys are deleted with the rows.
  `CREATE TABLE sightings (
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE, kind text NOT NULL, day integer NOT NULL,
    hash text NOT NULL, PRIMARY KEY (person, kind, day, hash))`,
  'CREATE INDEX sightings_by_day ON sightings (day)',
  'CREATE TABLE sighting_keys (day integer NOT NULL PRIMARY KEY, secret text NOT NULL)',
];
