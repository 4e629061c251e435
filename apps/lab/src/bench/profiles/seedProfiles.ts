/** A server after years: fills a database by SQL of its own, because playing a million games would take weeks. */
import { openPostgresExecutor, openSqliteExecutor } from '@pithead/server/testing/serverInternals';
import type { Executor } from '@pithead/server/testing/serverInternals';

export interface ProfileScale {
  readonly accounts: number;
  readonly results: number;
}

export const SEEDED_GAME = 'siberia';
const DAY_MS = 86_400_000;
const FIRST_DAY = 20_000;
const DAYS = 700;
const BATCH = 50_000;
/** The first account has a seat in one game of a hundred. */
const REGULAR = 100;
/** Meetings follow from the first games; the rest would only repeat them. */
const MEETING_SHARE = 5;

export const personId = (i: number): string => `bench-person-${100_000_000 + i}`;

const idOf = (prefix: string, index: string): string => `'${prefix}' || (100000000 + ${index})`;
const PERSON = (index: string): string => idOf('bench-person-', index);
const TABLE = (index: string): string => idOf('bench-result-', index);

const series = (from: number, to: number): string =>
  `WITH RECURSIVE n(i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${to})`;

function seatStatements(from: number, to: number, { accounts }: ProfileScale): string[] {
  const person = (seat: number): string =>
    `(CASE WHEN ${seat} = 0 AND i % ${REGULAR} = 0 THEN 0 ELSE (i * 7919 + ${seat} * 33331 + 1) % ${accounts} END)`;
  const at = `(${FIRST_DAY * DAY_MS} + CAST(i AS bigint) * ${DAYS * 86} + ${DAY_MS})`;
  const seats = [0, 1, 2];
  return [
    `INSERT INTO tables (id, game, version, options, seat_count, is_public, is_hot_seat, pace, clock, is_rated, host,
      "key", status, created_at, started_at, ended_at, seq, pending, played, frozen_for, has_result)
      ${series(from, to)} SELECT ${TABLE('i')}, '${SEEDED_GAME}', 2, '{}', 3, 1, 0, 'live', '{"kind":"none"}', 1, '',
      '', 'over', ${at}, ${at}, ${at}, 1, 0, 0, '', 1 FROM n`,
    `INSERT INTO results (table_id, game, seat_count, is_public, is_hot_seat, ending, started_at, ended_at, state,
      number) ${series(from, to)} SELECT ${TABLE('i')}, '${SEEDED_GAME}', 3, 1, 0, 'over', ${at}, ${at}, 'rated', i + 1 FROM n`,
    ...seats.map(
      (
        seat,
      ) => `INSERT INTO result_seats (table_id, seat, person, place, points, sources, leaving, game, is_rated, ended_at)
      ${series(from, to)} SELECT ${TABLE('i')}, ${seat}, ${PERSON(person(seat))}, (i + ${seat}) % 3 + 1, 40 + i % 50,
      '{"tiles":30,"orders":10}', 'stayed', '${SEEDED_GAME}', 1, ${at} FROM n`,
    ),
    ...seats.map(
      (
        seat,
      ) => `INSERT INTO rating_changes (table_id, seat, number, person, game, at, rating_before, sigma_before,
      rating_after, sigma_after) ${series(from, to)} SELECT ${TABLE('i')}, ${seat}, i + 1, ${PERSON(person(seat))},
      '${SEEDED_GAME}', ${at}, 1400 + i % 300, 40, 1400 + (i + 7) % 300, 40 FROM n`,
    ),
  ];
}

const LAST_STATEMENTS = ({ accounts, results }: ProfileScale): string[] => [
  `INSERT INTO ratings (person, game, rating, sigma, games, last_at, points, is_listed)
    ${series(0, accounts)} SELECT ${PERSON('i')}, '${SEEDED_GAME}', 1000 + (i * 37) % 900 + i * 0.001, 40, 30,
    ${(FIRST_DAY + DAYS) * DAY_MS}, '{"games":30,"sources":{"tiles":[900,880],"orders":[300,310]}}', 1 FROM n`,
  `INSERT INTO rating_counts (person, game, players, games, won, rating, is_listed)
    ${series(0, accounts)} SELECT ${PERSON('i')}, '${SEEDED_GAME}', 3, 30, 10, 1000 + (i * 37) % 900 + i * 0.001, 1
    FROM n`,
  `INSERT INTO rating_days (person, game, day, number)
    SELECT person, game, at / ${DAY_MS}, max(number) FROM rating_changes GROUP BY person, game, at / ${DAY_MS}`,
  `INSERT INTO meetings (person, game, other, games, ahead, behind, margin_games, margin)
    SELECT a.person, a.game, b.person, count(*), 0, 0, count(*), 0 FROM rating_changes AS a
    JOIN rating_changes AS b ON b.table_id = a.table_id AND b.person <> a.person
    WHERE a.number <= ${Math.ceil(results / MEETING_SHARE)} GROUP BY a.person, a.game, b.person`,
];

async function seed(
  executor: Executor,
  scale: ProfileScale,
  progress: (done: number) => void,
): Promise<void> {
  const run = (sql: string): Promise<unknown> => executor.write([{ sql, parameters: [] }]);
  await run(`INSERT INTO people (id, name, account_key, language, created_at)
    ${series(0, scale.accounts)} SELECT ${PERSON('i')}, 'Player ' || i, 'player' || i, 'en', ${FIRST_DAY * DAY_MS}
    FROM n`);
  for (let from = 0; from < scale.results; from += BATCH) {
    for (const sql of seatStatements(from, Math.min(scale.results, from + BATCH), scale)) await run(sql);
    progress(Math.min(scale.results, from + BATCH));
  }
  for (const sql of LAST_STATEMENTS(scale)) await run(sql);
}

export async function seedSqlite(
  file: string,
  scale: ProfileScale,
  progress: (done: number) => void,
): Promise<void> {
  const executor = await openSqliteExecutor(file);
  try {
    await seed(executor, scale, progress);
    await executor.write([{ sql: 'ANALYZE', parameters: [] }]);
  } finally {
    await executor.close();
  }
}

export async function seedPostgres(
  url: string,
  scale: ProfileScale,
  progress: (done: number) => void,
): Promise<void> {
  const executor = await openPostgresExecutor(url);
  try {
    await seed(executor, scale, progress);
    await executor.write([{ sql: 'ANALYZE', parameters: [] }]);
  } finally {
    await executor.close();
  }
}
