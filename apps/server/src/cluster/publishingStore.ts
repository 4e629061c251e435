/** A store that notifies the other processes of every write after it is durable. */
import type { Store } from '../store/store.ts';
import type { Cluster } from './cluster.ts';

export function publishingStore(store: Store, { publish }: Cluster): Store {
  return {
    ...store,
    ...tablesTold(store, publish),
    ...matchesTold(store, publish),
    ...peopleTold(store, publish),
  };
}

type Tell = Cluster['publish'];

function tablesTold(store: Store, tell: Tell): Partial<Store> {
  const told = <R>(id: string, done: R): R => {
    tell({ kind: 'table', table: id });
    return done;
  };
  return {
    takeSeat: async (seat, at) => told(seat.table, await store.takeSeat(seat, at)),
    freeSeat: async (table, seat, person) => told(table, await store.freeSeat(table, seat, person)),
    removeTable: async (id) => told(id, await store.removeTable(id)),
    startTable: async (id, change, seats, people) =>
      told(id, await store.startTable(id, change, seats, people)),
    changeTable: async (id, change) => told(id, await store.changeTable(id, change)),
    addRematch: async (of, table, seats) => told(of, await store.addRematch(of, table, seats)),
  };
}

function matchesTold(store: Store, tell: Tell): Partial<Store> {
  return {
    async append(event, change) {
      const appended = await store.append(event, change);
      if (appended.kind === 'appended') tell({ kind: 'match', table: event.table, seq: event.seq });
      return appended;
    },
    async addChatLine(line) {
      const said = await store.addChatLine(line);
      if (said.kind === 'said') tell({ kind: 'chat', table: line.table, number: said.tableNumber });
      return said;
    },
  };
}

/** Also after an error: the write may have been committed. */
function peopleTold(store: Store, tell: Tell): Partial<Store> {
  return {
    changePerson: (id, change) =>
      store.changePerson(id, change).finally(() => tell({ kind: 'person', person: id })),
    deletePerson: (id, name) =>
      store.deletePerson(id, name).finally(() => tell({ kind: 'sessions', person: id, except: undefined })),
    endSession: (hash) => store.endSession(hash).finally(() => tell({ kind: 'session', session: hash })),
    endSessions: (person, except) =>
      store.endSessions(person, except).finally(() => tell({ kind: 'sessions', person, except })),
    setMuted: (person, muted, isMuted) =>
      store.setMuted(person, muted, isMuted).finally(() => tell({ kind: 'mutes', person })),
  };
}
