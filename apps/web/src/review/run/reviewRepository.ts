/** Parts of reviews on this device. In a database of its own: tabs of older versions go on using theirs. */
import type { BrowserDatabase } from '../../offline/browserDatabase.ts';
import { openBrowserDatabase } from '../../offline/browserDatabase.ts';
import type { ReviewSummary } from '@pithead/protocol';
import type { ReviewPart } from './reviewTasks.ts';

export interface ReviewRepository {
  /** Also notes that the review was used. */
  read(id: string): Promise<readonly ReviewPart[]>;
  /** Overwrites the same part. */
  keep(id: string, part: ReviewPart): Promise<void>;
  /** Stores the result of a review that was read. */
  keepSummary(id: string, summary: ReviewSummary): Promise<void>;
  summaries(): Promise<readonly ReviewSummary[]>;
}

interface StoredReview {
  readonly id: string;
  readonly usedAt: number;
  /** Undefined until the review is complete. */
  readonly summary?: ReviewSummary;
}

/** A review takes up to half a megabyte. Those that were not opened for longest are removed. */
const MAX_REVIEWS = 60;

const STORES = { parts: null, reviews: 'id' } as const;

export async function openReviewRepository(): Promise<ReviewRepository> {
  try {
    return databaseRepository(await openBrowserDatabase('pithead-reviews', STORES));
  } catch {
    // Without a database a review lasts as long as the page.
    const nothing = () => Promise.resolve([]);
    return {
      read: nothing,
      keep: () => Promise.resolve(),
      keepSummary: () => Promise.resolve(),
      summaries: nothing,
    };
  }
}

const partKey = (id: string, part: ReviewPart): [string, string, number] => {
  if (part.kind === 'verdict') return [id, part.kind, part.decision];
  return [id, part.kind, part.kind === 'values' ? part.from : 0];
};

/** Arrays are greater than all strings. */
const partRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

function databaseRepository(database: BrowserDatabase): ReviewRepository {
  async function removeOldest(): Promise<void> {
    const reviews = await database.run<StoredReview[]>('readonly', ['reviews'], (all) =>
      all.objectStore('reviews').getAll(),
    );
    const oldest = reviews.toSorted((a, b) => b.usedAt - a.usedAt).slice(MAX_REVIEWS);
    for (const { id } of oldest)
      await database.run('readwrite', ['reviews', 'parts'], (transaction) => {
        transaction.objectStore('parts').delete(partRange(id));
        return transaction.objectStore('reviews').delete(id);
      });
  }

  const find = (id: string): Promise<StoredReview | undefined> =>
    database.run<StoredReview | undefined>('readonly', ['reviews'], (all) =>
      all.objectStore('reviews').get(id),
    );
  const put = (review: StoredReview): Promise<unknown> =>
    database.run('readwrite', ['reviews'], (all) => all.objectStore('reviews').put(review));

  return {
    async read(id) {
      await put({ ...(await find(id)), id, usedAt: Date.now() });
      await removeOldest();
      return database.run<ReviewPart[]>('readonly', ['parts'], (all) =>
        all.objectStore('parts').getAll(partRange(id)),
      );
    },
    async keep(id, part) {
      await database.run('readwrite', ['parts'], (all) =>
        all.objectStore('parts').put(part, partKey(id, part)),
      );
    },
    async keepSummary(id, summary) {
      // A review of the same record that was opened from a file does not know whose seat was one's own.
      const own = summary.own ?? (await find(id))?.summary?.own ?? null;
      await put({ id, usedAt: Date.now(), summary: { ...summary, own } });
    },
    async summaries() {
      const all = await database.run<StoredReview[]>('readonly', ['reviews'], (stores) =>
        stores.objectStore('reviews').getAll(),
      );
      return all.flatMap(({ summary }) => summary ?? []);
    },
  };
}
