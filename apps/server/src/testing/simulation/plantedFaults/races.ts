import type { Cluster } from '../../../cluster/cluster.ts';
import type { EventRow, Store, TableWithSeats } from '../../../store/store.ts';
import type { SimulationFault } from '../simulationFault.ts';
import { changeSessions } from '../simulationFault.ts';

const keepsStaleCache: SimulationFault = {
  name: 'after losing a race the match is loaded from a cache',
  processes: 2,
  store(store) {
    const tables = new Map<string, TableWithSeats>();
    const logs = new Map<string, EventRow[]>();
    return {
      ...store,
      async findTable(id) {
        const found = tables.get(id) ?? (await store.findTable(id));
        if (found?.table.status === 'running') tables.set(id, found);
        return found;
      },
      async eventsAfter(table, after) {
        const log = logs.get(table) ?? (await store.eventsAfter(table, 0));
        logs.set(table, log);
        return log.slice(after);
      },
    };
  },
};

const takesNextNumber: SimulationFault = {
  name: 'a process that loses a race for a sequence number appends with the next one',
  processes: 3,
  store: (store) => ({
    ...store,
    async append(event, change) {
      const appended = await store.append(event, change);
      if (appended.kind !== 'stale') return appended;
      return store.append({ ...event, seq: event.seq + 1 }, { ...change, seq: event.seq + 1 });
    },
  }),
};

const leavesGaps: SimulationFault = {
  name: 'a lost message is never recovered',
  processes: 3,
  store: (store) => ({ ...store, tableVersions: () => Promise.resolve([]) }),
};

const botsActTwice: SimulationFault = {
  name: 'a bot acts twice after another process has taken over',
  processes: 3,
  bots: 1,
  context(context) {
    Object.assign(context.cluster, { holdsLease: () => true } satisfies Partial<Cluster>);
    changeSessions(context, (session) => {
      const actBot = session.playBot.bind(session);
      session.playBot = (seat, since, plies) =>
        actBot(seat, since, plies).catch(() => actBot(seat, session.minSeqOf(seat), plies));
    });
  },
};

const neverTakesOver: SimulationFault = {
  name: 'leases of a dead process are never released',
  processes: 2,
  bots: 1,
  store: (store) => ({ ...store, reapExpired: () => Promise.resolve([]) }) satisfies Store,
};

export const PLANTED_RACE_FAULTS: readonly SimulationFault[] = [
  keepsStaleCache,
  takesNextNumber,
  leavesGaps,
  botsActTwice,
  neverTakesOver,
];
