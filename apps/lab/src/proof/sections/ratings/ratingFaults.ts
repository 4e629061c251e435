/** Stores that go wrong in ways which the check of ratings must find. */
import type { RatingRow, Store } from '@pithead/server/testing/serverInternals';

export interface RatingFault {
  readonly name: string;
  readonly expected: RegExp;
  plant(store: Store): Store;
}

/** The fault hits every fourth rating: if it hit all of them, nothing would be rated. */
const FAULT_RATE = 4;

export const RATING_FAULTS: readonly RatingFault[] = [
  {
    name: 'a result changes ratings twice',
    expected: /another rating|other amounts/,
    plant: (store) => ({
      ...store,
      saveRatedResult: (rated) => {
        const twice = rated.ratings.map((row, i): RatingRow => {
          const { before, after } = rated.changes[i] ?? { before: row, after: row };
          return { ...row, rating: row.rating + after.rating - before.rating };
        });
        return store.saveRatedResult({ ...rated, ratings: twice });
      },
    }),
  },
  {
    name: 'ratings are read before the last result was rated',
    expected: /other amounts/,
    plant: (store) => {
      const stale = new Map<string, readonly RatingRow[]>();
      return {
        ...store,
        ratingsOf: async (people, game) => {
          const now = await store.ratingsOf(people, game);
          const key = people.join();
          const before = stale.get(key) ?? now.filter((_, i) => i % 2 === 0);
          stale.set(key, now);
          return [...before];
        },
      };
    },
  },
  {
    name: 'a result is marked as rated without a change of ratings',
    expected: /changes for|another rating/,
    plant: (store) => ({
      ...store,
      saveRatedResult: (rated) =>
        store.saveRatedResult(rated.number % FAULT_RATE === 0 ? { ...rated, ratings: [] } : rated),
    }),
  },
  {
    name: 'places ignore who left first',
    expected: /wrong places|other amounts/,
    plant: (store) => ({ ...store, seatEvents: () => Promise.resolve([]) }),
  },
  {
    name: 'results are dropped',
    expected: /is unrated/,
    plant: (store) => {
      let count = 0;
      return {
        ...store,
        saveRatedResult: (rated) =>
          ++count % FAULT_RATE === 0
            ? store.markUnrated(rated.result.table, 'guest', [])
            : store.saveRatedResult(rated),
      };
    },
  },
  {
    name: 'numbers are skipped',
    expected: /was expected|is the last number/,
    plant: (store) => ({
      ...store,
      saveRatedResult: (rated) => store.saveRatedResult({ ...rated, number: rated.number + 1 }),
    }),
  },
  {
    name: 'matches end without a result',
    expected: /no result|is not rated/,
    plant: (store) => ({
      ...store,
      append: (event, change, effects = {}) => {
        const { result: _, ...others } = effects;
        return store.append(event, change, others);
      },
      tablesWithoutResult: () => Promise.resolve([]),
    }),
  },
];
