/** Delays reads by a few random milliseconds, so that messages overtake one another. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Store } from '../../store/store.ts';
import type { TestRandom } from '../testRandom.ts';

export function createSlowStore(store: Store, random: TestRandom, mostMs: number): Store {
  const slowly =
    <Given extends readonly unknown[], T>(read: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      await delay(random.below(mostMs));
      const found = await read(...given);
      await delay(random.below(mostMs));
      return found;
    };
  return {
    ...store,
    findTable: slowly(store.findTable),
    eventsAfter: slowly(store.eventsAfter),
    findSession: slowly(store.findSession),
    hiddenFrom: slowly(store.hiddenFrom),
  };
}
