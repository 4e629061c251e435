/** Delays reads by a few random milliseconds, so that messages overtake one another. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Store } from '../store/port.ts';
import type { Lots } from './lots.ts';

export function slowStore(store: Store, random: Lots, mostMs: number): Store {
  const slowly =
    <Given extends readonly unknown[], T>(read: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      await pause(random.below(mostMs));
      const found = await read(...given);
      // The result may be outdated when it arrives.
      await pause(random.below(mostMs));
      return found;
    };
  return {
    ...store,
    table: slowly(store.table),
    events: slowly(store.events),
    session: slowly(store.session),
    mutes: slowly(store.mutes),
  };
}
