import type { ReviewParams, ReviewSummary, SaveReview } from '@pithead/protocol';
import { LIMITS } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import { addPerson } from '../testRows.ts';
import type { StoreProvider } from './storeContract.ts';

const review = (
  record: string,
  more: Partial<ReviewParams & SaveReview> = {},
): ReviewParams & SaveReview => ({
  engine: 'review-1',
  record,
  game: 'siberia',
  playedAt: 1_800_000_000_000,
  own: { accuracy: 81.25, errorRate: -0.5 },
  data: 'AAAA',
  ...more,
});

export function reviewContract(store: StoreProvider): void {
  describe('stored reviews', () => {
    it('a review is stored per person, engine and record, and replaced by a later one', async () => {
      const [{ id }, other] = [await addPerson(store()), await addPerson(store())];
      const without = { engine: 'review-2', record: 'a', game: 'siberia', data: 'BBBB' };
      await store().saveReview(id, review('a'), 1);
      await store().saveReview(id, without, 2);
      await store().saveReview(id, review('a', { data: 'CCCC' }), 3);
      const { data: _, ...summary } = review('a');
      const missing = { engine: 'review-2', record: 'a', game: 'siberia', playedAt: null, own: null };
      const summaries = [summary, missing] as ReviewSummary[];
      expect(await store().reviewsOf(id)).toEqual(summaries);
      expect(await store().reviewData(id, review('a'))).toBe('CCCC');
      expect(await store().reviewData(id, without)).toBe('BBBB');
      expect(await store().reviewData(id, review('b'))).toBeUndefined();
      expect(await store().reviewsOf(other.id)).toEqual([]);
      expect(await store().reviewData(other.id, review('a'))).toBeUndefined();
      await store().removeReview(id, review('a'));
      expect(await store().reviewsOf(id)).toEqual(summaries.slice(1));
    });

    it('beyond the limit the review that was stored first is removed', async () => {
      const [{ id }, other] = [await addPerson(store()), await addPerson(store())];
      await store().saveReview(other.id, review('x'), 0);
      for (let number = 0; number < LIMITS.reviews + 2; number++)
        await store().saveReview(id, review(`${number}`), number);
      const records = (await store().reviewsOf(id)).map(({ record }) => record);
      expect(records).toEqual(
        Array.from({ length: LIMITS.reviews }, (_, place) => `${LIMITS.reviews + 1 - place}`),
      );
      expect(await store().reviewsOf(other.id)).toHaveLength(1);
    });

    it('reviews are deleted with the person, and none can be stored afterwards', async () => {
      const { id } = await addPerson(store());
      await store().saveReview(id, review('a'), 1);
      await store().deletePerson(id, 'deleted');
      expect(await store().reviewsOf(id)).toEqual([]);
      await store().saveReview(id, review('a'), 2);
      expect(await store().reviewsOf(id)).toEqual([]);
    });
  });
}
