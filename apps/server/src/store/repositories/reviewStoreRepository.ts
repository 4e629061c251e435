import type { OwnAccuracy, ReviewParams } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import type { Executor } from '../executor.ts';
import type { ReviewStore } from '../personStore.ts';
import type { ReviewColumns } from '../schema.ts';
import { toSqlQuery } from '../sqlQuery.ts';
import { lockPeople, writeUnlessGone } from './rowLocks.ts';

const SUMMARY = ['engine', 'record', 'game', 'played_at', 'accuracy', 'error_rate'] as const;

const ownOf = ({
  accuracy,
  error_rate,
}: Pick<ReviewColumns, 'accuracy' | 'error_rate'>): OwnAccuracy | null =>
  accuracy === null || error_rate === null ? null : { accuracy, errorRate: error_rate };

export function reviewStoreRepository(executor: Executor): ReviewStore {
  const { db } = executor;
  const newestFirst = (person: string) =>
    db.selectFrom('reviews').where('person', '=', person).orderBy('saved_at', 'desc').orderBy('record');
  return {
    async reviewsOf(person) {
      const rows = await executor.read(toSqlQuery(newestFirst(person).select(SUMMARY)));
      return rows.map((row) => ({
        engine: row.engine,
        record: row.record,
        game: row.game,
        playedAt: row.played_at === null ? null : Number(row.played_at),
        own: ownOf(row),
      }));
    },

    async reviewData(person, { engine, record }) {
      const query = db
        .selectFrom('reviews')
        .select('data')
        .where('person', '=', person)
        .where('engine', '=', engine)
        .where('record', '=', record);
      return (await executor.read(toSqlQuery(query)))[0]?.data;
    },

    async saveReview(person, { engine, record, game, playedAt, own, data }, savedAt) {
      const row = {
        game,
        played_at: playedAt ?? null,
        accuracy: own?.accuracy ?? null,
        error_rate: own?.errorRate ?? null,
        saved_at: savedAt,
        data,
      };
      const insert = db
        .insertInto('reviews')
        .values({ person, engine, record, ...row })
        .onConflict((known) => known.columns(['person', 'engine', 'record']).doUpdateSet(row));
      const oldestKept = newestFirst(person)
        .select('saved_at')
        .limit(1)
        .offset(LIMITS.reviews - 1);
      const removeOldest = db
        .deleteFrom('reviews')
        .where('person', '=', person)
        .where('saved_at', '<', oldestKept);
      await writeUnlessGone(executor, [
        ...lockPeople(executor, [person]),
        toSqlQuery(insert),
        toSqlQuery(removeOldest),
      ]);
    },

    async removeReview(person, { engine, record }: ReviewParams) {
      const query = db
        .deleteFrom('reviews')
        .where('person', '=', person)
        .where('engine', '=', engine)
        .where('record', '=', record);
      await executor.write([toSqlQuery(query)]);
    },
  };
}
