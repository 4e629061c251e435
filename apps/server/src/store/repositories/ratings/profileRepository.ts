import type { ProfileVisibility } from '@pithead/protocol';
import { DEFAULT_VISIBILITY } from '@pithead/protocol';
import { sql } from 'kysely';
import type { Executor } from '../../executor.ts';
import type { ProfileStore } from '../../ratings/profileStore.ts';
import type { MeetingColumns, RatingChangeColumns, RatingColumns } from '../../ratings/ratingSchema.ts';
import { inBatches, toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import { GONE, lockPeople, writeUnlessGone } from '../rowLocks.ts';
import { ladderRepository } from './ladderRepository.ts';
import { toChange, toRatingRow } from './ratingRepository.ts';
import { updateListing } from './ratingSteps.ts';
import { loadResults } from './resultRepository.ts';

export function profileRepository(executor: Executor): ProfileStore {
  const { db } = executor;
  return {
    ...ladderRepository(executor),
    ...visibilityRepository(executor),
    findResults: (tables) => loadResults(executor, tables),

    async allRatingsOf(people) {
      const rows = await inBatches(people, (batch) =>
        executor.read<RatingColumns>(
          toSqlQuery(db.selectFrom('ratings').selectAll().where('person', 'in', batch)),
        ),
      );
      return rows.map(toRatingRow);
    },

    async ratingCountsOf(person) {
      const rows = db
        .selectFrom('rating_counts')
        .select(['game', 'players', 'games', 'won'])
        .where('person', '=', person)
        .orderBy('game')
        .orderBy('players');
      return executor.read(toSqlQuery(rows));
    },

    async meetingsOf(person, game, limit) {
      const rows = db
        .selectFrom('meetings')
        .selectAll()
        .where('person', '=', person)
        .where('game', '=', game)
        .orderBy('games', 'desc')
        .orderBy('other')
        .limit(limit);
      const found = await executor.read<MeetingColumns>(toSqlQuery(rows));
      return found.map(({ other, games, ahead, behind, margin_games: marginGames, margin }) => ({
        other,
        games,
        ahead,
        behind,
        marginGames,
        margin,
      }));
    },

    async ratedGamesOf(person, game, before, limit) {
      const rows = db
        .selectFrom('rating_changes')
        .selectAll()
        .where('person', '=', person)
        .where('game', '=', game)
        .where('number', '<', before)
        .orderBy('number', 'desc')
        .limit(limit);
      return (await executor.read<RatingChangeColumns>(toSqlQuery(rows))).map(toChange);
    },

    async countRatedGames(person, game, number) {
      const rows = db
        .selectFrom('rating_changes')
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('person', '=', person)
        .where('game', '=', game)
        .where('number', '<=', number);
      const [row] = await executor.read(toSqlQuery(rows));
      return Number(row?.many ?? 0);
    },

    async ratingDaysOf(person, game) {
      const rows = db
        .selectFrom('rating_days')
        .select('number')
        .where('person', '=', person)
        .where('game', '=', game)
        .orderBy('day');
      return (await executor.read(toSqlQuery(rows))).map(({ number }) => number);
    },

    async ratingChangesOf(person, game, numbers) {
      const rows = await inBatches(numbers, (batch) =>
        executor.read<RatingChangeColumns>(
          toSqlQuery(
            db
              .selectFrom('rating_changes')
              .selectAll()
              .where('person', '=', person)
              .where('game', '=', game)
              .where('number', 'in', batch)
              .orderBy('number'),
          ),
        ),
      );
      return rows.map(toChange);
    },

    async unratedTablesOf(person, game, limit) {
      const rows = db
        .selectFrom('result_seats as s')
        .innerJoin('results as r', 'r.table_id', 's.table_id')
        .select('s.table_id')
        .where('s.person', '=', person)
        .where('s.is_rated', '=', 0)
        .where('s.game', '=', game)
        .where('r.state', '=', 'unrated')
        .orderBy('s.ended_at', 'desc')
        .limit(limit);
      const tables = (await executor.read(toSqlQuery(rows))).map(({ table_id }) => table_id);
      // Somebody may have several seats at a hot-seat table.
      return [...new Set(tables)];
    },

    async countUnratedGamesOf(person) {
      const rows = db
        .selectFrom('result_seats')
        .select(sql<number>`count(DISTINCT table_id)`.as('many'))
        .where('person', '=', person)
        .where('is_rated', '=', 0);
      const [row] = await executor.read(toSqlQuery(rows));
      return Number(row?.many ?? 0);
    },
  };
}

type VisibilityStore = Pick<ProfileStore, 'visibilityOf' | 'saveVisibility' | 'namesOf' | 'friendsAmong'>;

function visibilityRepository(executor: Executor): VisibilityStore {
  const { db } = executor;
  return {
    async visibilityOf(people) {
      const rows = await inBatches(people, (batch) =>
        executor.read<{ person: string; audiences: string }>(
          toSqlQuery(
            db.selectFrom('profile_visibility').select(['person', 'audiences']).where('person', 'in', batch),
          ),
        ),
      );
      const chosen = new Map(rows.map(({ person, audiences }) => [person, JSON.parse(audiences) as object]));
      return new Map(
        people.map((person) => [
          person,
          { ...DEFAULT_VISIBILITY, ...chosen.get(person) } as ProfileVisibility,
        ]),
      );
    },

    async saveVisibility(person, visibility) {
      const audiences = JSON.stringify(visibility);
      const save = db.insertInto('profile_visibility').values({ person, audiences });
      const saved = await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        toRequiredStep(save.onConflict((old) => old.column('person').doUpdateSet({ audiences }))),
        ...updateListing(executor, person),
      ]);
      return saved !== GONE;
    },

    async namesOf(people) {
      const rows = await inBatches([...new Set(people)], (batch) =>
        executor.read<{ id: string; name: string }>(
          toSqlQuery(db.selectFrom('people').select(['id', 'name']).where('id', 'in', batch)),
        ),
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async friendsAmong(person, others) {
      const all = [...new Set(others)];
      const found = await inBatches(all, (batch) =>
        executor.read<{ first: string; second: string }>(
          toSqlQuery(
            db
              .selectFrom('friendships')
              .select(['first', 'second'])
              .where(({ and, eb, or }) =>
                or([
                  and([eb('first', '=', person), eb('second', 'in', batch)]),
                  and([eb('second', '=', person), eb('first', 'in', batch)]),
                ]),
              ),
          ),
        ),
      );
      return found.map(({ first, second }) => (first === person ? second : first));
    },
  };
}
