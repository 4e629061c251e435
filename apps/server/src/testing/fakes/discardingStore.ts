/** Can pretend to write the events of a table, so that a command can be tried and discarded. */
import type { Store } from '../../store/store.ts';

export interface DiscardingStore extends Store {
  startDiscarding(table: string): void;
  stopDiscarding(table: string): void;
}

export function createDiscardingStore(store: Store): DiscardingStore {
  const dry = new Set<string>();
  return {
    ...store,
    startDiscarding: (table) => void dry.add(table),
    stopDiscarding: (table) => void dry.delete(table),
    append: (event, change) =>
      dry.has(event.table) ? Promise.resolve({ kind: 'appended' }) : store.append(event, change),
    saveSnapshot: (snapshot) => (dry.has(snapshot.table) ? Promise.resolve() : store.saveSnapshot(snapshot)),
  };
}
