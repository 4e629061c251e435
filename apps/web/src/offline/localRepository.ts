import type { BrowserDatabase } from './browserDatabase.ts';
import { openBrowserDatabase } from './browserDatabase.ts';
import type { LocalEvent, LocalMatchHead, LocalMatchSummary, StoredMatch } from './storedMatch.ts';

export interface LocalRepository {
  /** False if everything is lost with the page. */
  readonly isLasting: boolean;
  create(head: LocalMatchHead, game: LocalMatchSummary): Promise<void>;
  read(id: string): Promise<StoredMatch | undefined>;
  /** Returns false if there is already an event with this number, because another tab was faster. */
  append(number: number, event: LocalEvent, game: LocalMatchSummary): Promise<boolean>;
  list(): Promise<LocalMatchSummary[]>;
  remove(id: string): Promise<void>;
}

const STORES = { games: 'id', heads: 'id', events: null } as const;

export async function openLocalRepository(): Promise<LocalRepository> {
  try {
    return databaseRepository(await openBrowserDatabase('pithead', STORES));
  } catch {
    return memoryRepository();
  }
}

const eventRange = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function databaseRepository(database: BrowserDatabase): LocalRepository {
  return {
    isLasting: true,
    async create(head, game) {
      await database.run('readwrite', ['heads', 'games'], (transaction) => {
        transaction.objectStore('heads').add(head);
        return transaction.objectStore('games').put(game);
      });
    },
    async read(id) {
      const head = await database.run<LocalMatchHead | undefined>('readonly', ['heads'], (all) =>
        all.objectStore('heads').get(id),
      );
      const events = await database.run<LocalEvent[]>('readonly', ['events'], (all) =>
        all.objectStore('events').getAll(eventRange(id)),
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
    list: () =>
      database.run<LocalMatchSummary[]>('readonly', ['games'], (all) => all.objectStore('games').getAll()),
    async remove(id) {
      await database.run('readwrite', ['heads', 'games', 'events'], (transaction) => {
        transaction.objectStore('heads').delete(id);
        transaction.objectStore('games').delete(id);
        return transaction.objectStore('events').delete(eventRange(id));
      });
    },
  };
}

export function memoryRepository(): LocalRepository {
  const games = new Map<string, { head: LocalMatchHead; game: LocalMatchSummary; events: LocalEvent[] }>();
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
