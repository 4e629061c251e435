/** A store that can pretend to write the events of a table, so that a command can be tried and discarded. */
import type { Store } from '../store/port.ts';

export interface DryStore extends Store {
  begin(table: string): void;
  end(table: string): void;
}

export function dryStore(store: Store): DryStore {
  const dry = new Set<string>();
  return {
    ...store,
    begin: (table) => void dry.add(table),
    end: (table) => void dry.delete(table),
    append: (event, change) =>
      dry.has(event.table) ? Promise.resolve({ kind: 'appended' }) : store.append(event, change),
    keepSnapshot: (snapshot) => (dry.has(snapshot.table) ? Promise.resolve() : store.keepSnapshot(snapshot)),
  };
}
