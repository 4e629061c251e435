/** The statements of one rated result. */
import { sql } from 'kysely';
import { DAY_MS, GAMES_TO_FIRST } from '../../../ratings/uncertainty.ts';
import type { Executor, WriteStep } from '../../executor.ts';
import type { RatedResult, SeatPlace } from '../../ratings/ratingStore.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';

/** The unique number orders all of them, also with several processes. */
export function ratedResultSteps(executor: Executor, rated: RatedResult): WriteStep[] {
  const { db } = executor;
  const { table, endedAt } = rated.result;
  const mark = db
    .updateTable('results')
    .set({ state: 'rated', number: rated.number })
    .where('table_id', '=', table)
    .where('state', '=', 'pending');
  return [
    toRequiredStep(mark),
    ...replacePlaces(executor, table, rated.places),
    toSqlQuery(db.updateTable('result_seats').set({ is_rated: 1 }).where('table_id', '=', table)),
    toSqlQuery(
      db.insertInto('rating_changes').values(
        rated.changes.map(({ seat, person, bot, before, after }) => ({
          table_id: table,
          seat,
          number: rated.number,
          person,
          bot,
          game: rated.result.game,
          at: endedAt,
          rating_before: before.rating,
          sigma_before: before.sigma,
          rating_after: after.rating,
          sigma_after: after.sigma,
        })),
      ),
    ),
    ...(rated.ratings.length === 0 ? [] : profileSteps(executor, rated)),
  ];
}

export const replacePlaces = ({ db }: Executor, table: string, places: readonly SeatPlace[]): WriteStep[] =>
  places.map(({ seat, place }) =>
    toSqlQuery(
      db.updateTable('result_seats').set({ place }).where('table_id', '=', table).where('seat', '=', seat),
    ),
  );

function profileSteps(executor: Executor, rated: RatedResult): WriteStep[] {
  const day = Math.floor(rated.result.endedAt / DAY_MS);
  const { db } = executor;
  const days = db
    .insertInto('rating_days')
    .values(rated.ratings.map(({ person, game }) => ({ person, game, day, number: rated.number })));
  return [
    saveRatings(executor, rated),
    saveCounts(executor, rated),
    updateCountedRatings(executor, rated),
    toSqlQuery(
      days.onConflict((known) =>
        known.columns(['person', 'game', 'day']).doUpdateSet({ number: rated.number }),
      ),
    ),
    ...(rated.meetings.length === 0 ? [] : [addMeetings(executor, rated)]),
  ].flat();
}

function saveRatings({ db }: Executor, { ratings }: RatedResult): WriteStep {
  const insert = db.insertInto('ratings').values(
    ratings.map(({ person, game, rating, sigma, games, lastAt, points }) => ({
      person,
      game,
      rating,
      sigma,
      games,
      last_at: lastAt,
      points: JSON.stringify(points),
      is_listed: isListed(person, games),
    })),
  );
  return toSqlQuery(
    insert.onConflict((known) =>
      known.columns(['person', 'game']).doUpdateSet(({ ref }) => ({
        rating: ref('excluded.rating'),
        sigma: ref('excluded.sigma'),
        games: ref('excluded.games'),
        last_at: ref('excluded.last_at'),
        points: ref('excluded.points'),
        is_listed: ref('excluded.is_listed'),
      })),
    ),
  );
}

/** Listed on the ladder are people whose rating is shown to everyone, after a few games. */
const isListed = (person: string, games: number) =>
  games < GAMES_TO_FIRST
    ? sql<number>`0`
    : sql<number>`CASE WHEN EXISTS (SELECT 1 FROM profile_visibility AS v WHERE v.person = ${person}
        AND v.audiences NOT LIKE '%"ratings":"everyone"%') THEN 0 ELSE 1 END`;

/** After somebody has chosen another audience. */
export function updateListing({ db }: Executor, person: string): WriteStep[] {
  const hasRating = sql<boolean>`EXISTS (SELECT 1 FROM ratings AS r WHERE r.person = rating_counts.person
    AND r.game = rating_counts.game AND r.games >= ${sql.lit(GAMES_TO_FIRST)})`;
  const listed = isListed(person, GAMES_TO_FIRST);
  const own = db.updateTable('ratings').where('person', '=', person);
  const counts = db.updateTable('rating_counts').where('person', '=', person);
  return [
    toSqlQuery(own.set({ is_listed: listed }).where('games', '>=', GAMES_TO_FIRST)),
    toSqlQuery(counts.set({ is_listed: listed }).where(hasRating)),
  ];
}

function saveCounts({ db }: Executor, { result, ratings, won }: RatedResult): WriteStep {
  const insert = db.insertInto('rating_counts').values(
    ratings.map(({ person, game, rating, games }) => ({
      person,
      game,
      players: result.seats.length,
      games: 1,
      won: won[person] ?? 0,
      rating,
      is_listed: isListed(person, games),
    })),
  );
  return toSqlQuery(
    insert.onConflict((known) =>
      known.columns(['person', 'game', 'players']).doUpdateSet(({ ref }) => ({
        games: sql`rating_counts.games + 1`,
        won: sql`rating_counts.won + excluded.won`,
        rating: ref('excluded.rating'),
      })),
    ),
  );
}

const updateCountedRatings = ({ db }: Executor, { ratings }: RatedResult): WriteStep[] =>
  ratings.map(({ person, game, rating, games }) =>
    toSqlQuery(
      db
        .updateTable('rating_counts')
        .set({ rating, is_listed: isListed(person, games) })
        .where('person', '=', person)
        .where('game', '=', game),
    ),
  );

function addMeetings({ db }: Executor, { result, meetings }: RatedResult): WriteStep {
  const insert = db.insertInto('meetings').values(
    meetings.map(({ person, other, ahead, behind, margin }) => ({
      person,
      game: result.game,
      other,
      games: 1,
      ahead,
      behind,
      margin_games: margin === undefined ? 0 : 1,
      margin: margin ?? 0,
    })),
  );
  return toSqlQuery(
    insert.onConflict((known) =>
      known.columns(['person', 'game', 'other']).doUpdateSet({
        games: sql`meetings.games + 1`,
        ahead: sql`meetings.ahead + excluded.ahead`,
        behind: sql`meetings.behind + excluded.behind`,
        margin_games: sql`meetings.margin_games + excluded.margin_games`,
        margin: sql`meetings.margin + excluded.margin`,
      }),
    ),
  );
}
