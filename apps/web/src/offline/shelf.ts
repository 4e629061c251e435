/**
 * Where matches of this device are kept: in the browser's database, or in memory where the browser denies
 * that.
 */
import type { Database } from './database.ts';
import { openDatabase } from './database.ts';
import type { LocalEvent, LocalGame, LocalHead } from './stored.ts';

export interface Kept {
  readonly head: LocalHead;
  readonly events: readonly LocalEvent[];
}

export interface Shelf {
  /** False if everything is forgotten with the page. */
  readonly isLasting: boolean;
  create(head: LocalHead, game: LocalGame): Promise<void>;
  read(id: string): Promise<Kept | undefined>;
  /** Event number so and so. False if there is one already: another tab was faster. */
  append(number: number, event: LocalEvent, game: LocalGame): Promise<boolean>;
  list(): Promise<LocalGame[]>;
  remove(id: string): Promise<void>;
}

const STORES = { games: 'id', heads: 'id', events: null } as const;

export async function openShelf(): Promise<Shelf> {
  try {
    return databaseShelf(await openDatabase('pithead', STORES));
  } catch {
    return memoryShelf();
  }
}

const eventsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function databaseShelf(database: Database): Shelf {
  return {
    isLasting: true,
    async create(head, game) {
      await database.run('readwrite', ['heads', 'games'], (transaction) => {
        transaction.objectStore('heads').add(head);
        return transaction.objectStore('games').put(game);
      });
    },
    async read(id) {
      const head = await database.run<LocalHead | undefined>('readonly', ['heads'], (all) =>
        all.objectStore('heads').get(id),
      );
      const events = await database.run<LocalEvent[]>('readonly', ['events'], (all) =>
        all.objectStore('events').getAll(eventsOf(id)),
      );
      return head && { head, events };
    },
    async append(number, event, game) {
      try {
        await database.run('readwrite', ['events', 'games'], (transaction) => {
          transaction.objectStore('games').put(game);
          return transaction.objectStore('events').add(event, [game.id, number]);
        });
        return true;
      } catch (error) {
        if (error instanceof DOMException && error.name === 'ConstraintError') return false;
        throw error;
      }
    },
    list: () => database.run<LocalGame[]>('readonly', ['games'], (all) => all.objectStore('games').getAll()),
    async remove(id) {
      await database.run('readwrite', ['heads', 'games', 'events'], (transaction) => {
        transaction.objectStore('heads').delete(id);
        transaction.objectStore('games').delete(id);
        return transaction.objectStore('events').delete(eventsOf(id));
      });
    },
  };
}

export function memoryShelf(): Shelf {
  const games = new Map<string, { head: LocalHead; game: LocalGame; events: LocalEvent[] }>();
  return {
    isLasting: false,
    create: (head, game) => Promise.resolve(void games.set(head.id, { head, game, events: [] })),
    read(id) {
      const found = games.get(id);
      return Promise.resolve(found && { head: found.head, events: [...found.events] });
    },
    append(number, event, game) {
      const found = games.get(game.id);
      if (found === undefined || found.events.length !== number) return Promise.resolve(false);
      found.events.push(event);
      found.game = game;
      return Promise.resolve(true);
    },
    list: () => Promise.resolve([...games.values()].map(({ game }) => game)),
    remove: (id) => Promise.resolve(void games.delete(id)),
  };
}
