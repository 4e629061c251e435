/**
 * Token buckets as one number each (the generic cell rate algorithm): the time at which the bucket is full again. A use
 * moves it on by the time that one token takes, unless that is further ahead than a whole bucket.
 */
import { sql } from 'kysely';
import type { Executor } from '../executor.ts';
import type { RateLimitStore, RateLimitUse } from '../rateLimitStore.ts';
import { toRequiredStep, toSqlQuery } from '../sqlQuery.ts';

export const RATE_LIMITS: readonly string[] = [
  'CREATE TABLE rate_limits ("key" text NOT NULL PRIMARY KEY, full_at bigint NOT NULL)',
];

const msPerToken = ({ perSecond }: RateLimitUse): number => Math.ceil(1000 / perSecond);
const newestStart = (use: RateLimitUse, now: number): number => now + (use.burst - 1) * msPerToken(use);

export function rateLimitRepository(executor: Executor): RateLimitStore {
  const { db } = executor;
  return {
    async takeUses(uses, now) {
      // In one order, so that two writes can't deadlock.
      const ordered = uses.toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const steps = ordered.map((use) => {
        const add = db.insertInto('rate_limits').values({ key: use.key, full_at: now + msPerToken(use) });
        const from = sql<number>`(CASE WHEN rate_limits.full_at > ${now} THEN rate_limits.full_at ELSE ${now} END)`;
        return toRequiredStep(
          add.onConflict((known) =>
            known
              .column('key')
              .doUpdateSet({ full_at: sql`${from} + ${msPerToken(use)}` })
              .where('rate_limits.full_at', '<=', newestStart(use, now)),
          ),
        );
      });
      if ((await executor.write(steps)) !== undefined) return 0;
      const keys = ordered.map(({ key }) => key);
      const rows = await executor.read(
        toSqlQuery(db.selectFrom('rate_limits').select(['key', 'full_at']).where('key', 'in', keys)),
      );
      const waits = ordered.map((use) => {
        const fullAt = rows.find(({ key }) => key === use.key)?.full_at ?? 0;
        return fullAt - newestStart(use, now);
      });
      return Math.max(1, ...waits);
    },

    async removeFullLimits(now) {
      await executor.write([toSqlQuery(db.deleteFrom('rate_limits').where('full_at', '<=', now))]);
    },
  };
}
