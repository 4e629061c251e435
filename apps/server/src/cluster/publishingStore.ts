/** Notifies the other processes of every write, after it is durable. */
import type { Store } from '../store/store.ts';
import type { Cluster } from './cluster.ts';

export function publishingStore(store: Store, { publish }: Cluster): Store {
  return {
    ...store,
    ...publishingTables(store, publish),
    ...publishingMatches(store, publish),
    ...publishingPeople(store, publish),
  };
}

type Publish = Cluster['publish'];

function publishingTables(store: Store, publish: Publish): Partial<Store> {
  const published = <R>(id: string, done: R): R => {
    publish({ kind: 'table', table: id });
    return done;
  };
  return {
    takeSeat: async (seat, at) => published(seat.table, await store.takeSeat(seat, at)),
    freeSeat: async (table, seat, person) => published(table, await store.freeSeat(table, seat, person)),
    removeTable: async (id) => published(id, await store.removeTable(id)),
    startTable: async (id, ...start) => published(id, await store.startTable(id, ...start)),
    changeTable: async (id, change) => published(id, await store.changeTable(id, change)),
    addRematch: async (of, table, seats) => published(of, await store.addRematch(of, table, seats)),
  };
}

function publishingMatches(store: Store, publish: Publish): Partial<Store> {
  return {
    async append(event, change, effects) {
      const appended = await store.append(event, change, effects);
      if (appended.kind === 'appended') publish({ kind: 'match', table: event.table, seq: event.seq });
      return appended;
    },
    async addChatLine(line) {
      const added = await store.addChatLine(line);
      if (added.kind === 'added') publish({ kind: 'chat', table: line.table, number: added.tableNumber });
      return added;
    },
  };
}

/** Also after an error: the write may have been committed. */
function publishingPeople(store: Store, publish: Publish): Partial<Store> {
  return {
    changePerson: (id, change) =>
      store.changePerson(id, change).finally(() => publish({ kind: 'person', person: id })),
    deletePerson: (id, name) =>
      store
        .deletePerson(id, name)
        .finally(() => publish({ kind: 'sessions', person: id, except: undefined })),
    endSession: (hash) => store.endSession(hash).finally(() => publish({ kind: 'session', session: hash })),
    endSessions: (person, except) =>
      store.endSessions(person, except).finally(() => publish({ kind: 'sessions', person, except })),
    async setBlocked(person, other, since) {
      const publishBoth = (): void =>
        [person, other].forEach((each) => publish({ kind: 'mutes', person: each }));
      return store.setBlocked(person, other, since).finally(publishBoth);
    },
    addModerationAction: (action, rename) =>
      store.addModerationAction(action, rename).finally(() => {
        const { kind, person } = action;
        if (kind === 'rename') publish({ kind: 'person', person });
        if (kind === 'ban') publish({ kind: 'sessions', person, except: undefined });
      }),
    setMuted: (person, muted, isMuted) =>
      store.setMuted(person, muted, isMuted).finally(() => publish({ kind: 'mutes', person })),
  };
}
