import { setTimeout as delay } from 'node:timers/promises';
import type { EventRow, Executor, Store, WriteStep } from '@pithead/server/testing/serverInternals';
import { CommitLost, StoreError } from '@pithead/server/testing/serverInternals';

const LATE_MS = 150;
const ANSWER_MS = 20;
/** One operation in this many fails, because otherwise nobody could play at all. */
const FAULT_RATE = 10;

const isBots = ({ commandId }: EventRow): boolean => commandId.startsWith('bot:');

/** Stores events late but in order; they are lost if the server dies before. */
function delayed(store: Store, isLate: (event: EventRow) => boolean): Store {
  let tail: Promise<unknown> = Promise.resolve();
  return {
    ...store,
    append(event, change) {
      if (!isLate(event)) return store.append(event, change);
      tail = tail.then(() => delay(LATE_MS)).then(() => store.append(event, change).catch(() => undefined));
      return Promise.resolve({ kind: 'appended' });
    },
  };
}

function sessionsOfThisLife(store: Store): Store {
  const known = new Set<string>();
  return {
    ...store,
    addPerson: (person, session) => (known.add(session.hash), store.addPerson(person, session)),
    findSession: async (hash) => (known.has(hash) ? store.findSession(hash) : undefined),
  };
}

function refusedThoughKept(store: Store): Store {
  let count = 0;
  return {
    ...store,
    async append(event, change) {
      const appended = await store.append(event, change);
      if (++count % FAULT_RATE === 0) throw new StoreError('busy');
      return appended;
    },
  };
}

/** The delay is no fault: it makes sure that some answers are missing when the server dies. */
const withoutCommandLookup = (store: Store): Store => ({
  ...store,
  append: (event, change) => store.append(event, change).finally(() => delay(ANSWER_MS)),
  findEventByCommand: async () => undefined,
});

export const CHAT_WAITS_FOR_MOVES = 'a line of a spectator waits for what a seat commits in secret';

/** As if chat lines were counted in the row that every move updates. */
function queuedChat(store: Store): Store {
  const appending = new Map<string, Promise<unknown>>();
  return {
    ...store,
    append(event, change) {
      const appended = store.append(event, change);
      appending.set(event.table, appended);
      return appended;
    },
    addChatLine: (line) =>
      Promise.allSettled([appending.get(line.table)]).then(() => store.addChatLine(line)),
  };
}

export const PLANTED_STORE_FAULTS: Readonly<Record<string, (store: Store) => Store>> = {
  none: (store) => store,
  [CHAT_WAITS_FOR_MOVES]: queuedChat,
  'a move is acknowledged before it is stored': (store) => delayed(store, () => true),
  'moves of bots are shown before they are stored': (store) => delayed(store, isBots),
  'a repeated command is not looked up in the log': withoutCommandLookup,
  'events after a snapshot are ignored': (store) => ({
    ...store,
    async eventsAfter(table, after) {
      return (await store.findSnapshot(table))?.seq === after ? [] : store.eventsAfter(table, after);
    },
  }),
  'errors of the database are ignored': (store) => ({
    ...store,
    append: (event, change) => store.append(event, change).catch(() => ({ kind: 'appended' })),
  }),
  'a move is refused although it is stored': refusedThoughKept,
  'sessions are forgotten when the server ends': sessionsOfThisLife,
  'the server is ready only after three seconds': (store) => ({
    ...store,
    loadUptime: () => delay(3000).then(() => store.loadUptime()),
  }),
  'the loser of a race is acknowledged': (store) => ({
    ...store,
    append: (event, change) => store.append(event, change).then(() => ({ kind: 'appended' })),
  }),
  'the row of the table does not count its events': (store) => ({
    ...store,
    append: (event, { seq: _seq, ...change }) => store.append(event, change),
  }),
  'a process neither receives messages of others nor polls': (store) => ({
    ...store,
    tableVersions: async () => [],
    ...(store.messageBus !== null && { messageBus: { ...withoutMessages(store.messageBus) } }),
  }),
};

const withoutMessages = (bus: NonNullable<Store['messageBus']>): NonNullable<Store['messageBus']> => ({
  kind: bus.kind,
  send: (process, messages) => bus.send(process, messages),
  listen: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  checkConnection: () => bus.checkConnection(),
  close: () => bus.close(),
});

async function onLostCommit<T>(write: Promise<T>, then: () => T): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof CommitLost) return then();
    throw error;
  }
}

/** An executor is a class instance, so it can't be spread. */
export const replaceWrite =
  (write: (on: Executor, steps: readonly WriteStep[]) => ReturnType<Executor['write']>) =>
  (on: Executor): Executor => ({
    kind: on.kind,
    durability: on.durability,
    db: on.db,
    read: (query) => on.read(query),
    write: (steps) => write(on, steps),
    ping: () => on.ping(),
    close: () => on.close(),
  });

export const PLANTED_EXECUTOR_FAULTS: Readonly<Record<string, (on: Executor) => Executor>> = {
  'a COMMIT without an answer counts as committed': replaceWrite((on, steps) =>
    onLostCommit(on.write(steps), () => []),
  ),
  'a COMMIT without an answer counts as failed': replaceWrite((on, steps) =>
    onLostCommit(on.write(steps), () => {
      throw new StoreError('busy');
    }),
  ),
  'a move is acknowledged before PostgreSQL has synced it': replaceWrite((on, steps) =>
    on.write([{ sql: 'SET LOCAL synchronous_commit = off', parameters: [] }, ...steps]),
  ),
};

export const SQLITE_UNSYNCED = 'SQLite does not sync';
export const DATA_FOLDER_UNLOCKED = 'a second server ignores the lock of the data folder';
export const SAME_ERROR_MESSAGE = 'all unusable databases get the same message';
