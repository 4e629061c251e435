import { sql } from 'kysely';
import type { Executor } from '../../executor.ts';
import { StepRefused, UniqueViolation } from '../../executor.ts';
import type { RatingChangeColumns, RatingColumns } from '../../ratings/ratingSchema.ts';
import type { NumberedRatingChange, RatingRow, RatingStore, SourceSums } from '../../ratings/ratingStore.ts';
import { inBatches, toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import { COMPACTED, EVENT_COLUMNS, readEvents } from '../../compaction/compactLogQueries.ts';
import { lockPeople } from '../rowLocks.ts';
import { ratedResultSteps, replacePlaces } from './ratingSteps.ts';
import { loadResults } from './resultRepository.ts';

type RatingReads = Omit<
  RatingStore,
  'sightingSecret' | 'addSighting' | 'sharesSighting' | 'sightingsOf' | 'deleteSightingsBefore'
>;

export function ratingRepository(executor: Executor): RatingReads {
  const { db } = executor;
  const ratingsOf = async (people: readonly string[], game: string): Promise<RatingRow[]> => {
    const rows = await inBatches(people, (batch) =>
      executor.read<RatingColumns>(
        toSqlQuery(
          db.selectFrom('ratings').selectAll().where('person', 'in', batch).where('game', '=', game),
        ),
      ),
    );
    return rows.map(toRatingRow);
  };
  return {
    ratingsOf,

    async ratingOf(person, game) {
      return (await ratingsOf([person], game))[0];
    },

    async pendingResults(limit) {
      const pending = db
        .selectFrom('results')
        .select('table_id')
        .where(sql<boolean>`state = 'pending'`)
        .orderBy('ended_at')
        .orderBy('table_id')
        .limit(limit);
      const rows = await executor.read(toSqlQuery(pending));
      return loadResults(
        executor,
        rows.map(({ table_id }) => table_id),
      );
    },

    async lastRatingNumber() {
      const [row] = await executor.read(
        toSqlQuery(db.selectFrom('results').select(({ fn }) => fn.max('number').as('last'))),
      );
      return row?.last ?? 0;
    },

    async seatEvents(table, kinds) {
      const events = db
        .selectFrom('events')
        .select(EVENT_COLUMNS)
        .where('table_id', '=', table)
        .where('kind', 'in', [...kinds, COMPACTED])
        .orderBy('seq');
      const found = await readEvents(executor, table, toSqlQuery(events));
      return found
        .filter(({ kind }) => kinds.includes(kind))
        .map(({ seq, seat, kind }) => ({ seq, seat, kind }));
    },

    async accountsAmong(people) {
      const rows = await inBatches(people, (batch) =>
        executor.read<{ id: string }>(
          toSqlQuery(
            db
              .selectFrom('people')
              .select('id')
              .where('id', 'in', batch)
              .where('account_key', 'is not', null),
          ),
        ),
      );
      return rows.map(({ id }) => id);
    },

    async saveRatedResult(rated) {
      const people = rated.ratings.map(({ person }) => person);
      try {
        const steps = [...lockPeople(executor, people), ...ratedResultSteps(executor, rated)];
        return (await executor.write(steps)) !== undefined;
      } catch (error) {
        if (error instanceof UniqueViolation || error instanceof StepRefused) return false;
        throw error;
      }
    },

    async markUnrated(table, why, places) {
      const mark = db
        .updateTable('results')
        .set({ state: 'unrated', why })
        .where('table_id', '=', table)
        .where('state', '=', 'pending');
      return (
        (await executor.write([toRequiredStep(mark), ...replacePlaces(executor, table, places)])) !==
        undefined
      );
    },

    async ratedGamesTogether(one, other, since) {
      const mine = db
        .selectFrom('rating_changes as a')
        .innerJoin('rating_changes as b', 'b.table_id', 'a.table_id');
      const together = mine
        .select(({ fn }) => fn.countAll<number>().as('many'))
        .where('a.person', '=', one)
        .where('b.person', '=', other)
        .where('a.at', '>', since);
      const [row] = await executor.read(toSqlQuery(together));
      return Number(row?.many ?? 0);
    },

    async changesOf(table) {
      const changes = db
        .selectFrom('rating_changes')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('seat');
      return (await executor.read<RatingChangeColumns>(toSqlQuery(changes))).map(toChange);
    },

    async changesAfter(number, limit) {
      const changes = db
        .selectFrom('results as r')
        .innerJoin('rating_changes as c', 'c.table_id', 'r.table_id')
        .selectAll('c')
        .where('r.number', '>', number)
        .where('r.number', '<=', number + limit)
        .orderBy('r.number')
        .orderBy('c.seat');
      return (await executor.read<RatingChangeColumns>(toSqlQuery(changes))).map(toChange);
    },
  };
}

export const toRatingRow = ({ last_at, points, is_listed: _, ...row }: RatingColumns): RatingRow => ({
  ...row,
  lastAt: last_at,
  points: JSON.parse(points) as SourceSums,
});

export const toChange = (row: RatingChangeColumns): NumberedRatingChange => ({
  number: row.number,
  table: row.table_id,
  seat: row.seat,
  person: row.person,
  bot: row.bot,
  at: row.at,
  before: { rating: row.rating_before, sigma: row.sigma_before },
  after: { rating: row.rating_after, sigma: row.sigma_after },
});
