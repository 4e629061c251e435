/** Bugs between several processes. */
import type { EventRow, Store, TableWithSeats } from '../../../store/port.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeMatches } from '../sabotage.ts';

const keepsStaleCache: Sabotage = {
  name: 'after losing a race the match is loaded from a cache',
  processes: 2,
  store(store) {
    const tables = new Map<string, TableWithSeats>();
    const logs = new Map<string, EventRow[]>();
    return {
      ...store,
      async table(id) {
        const found = tables.get(id) ?? (await store.table(id));
        if (found?.table.status === 'running') tables.set(id, found);
        return found;
      },
      async events(table, after) {
        const log = logs.get(table) ?? (await store.events(table, 0));
        logs.set(table, log);
        return log.slice(after);
      },
    };
  },
};

const takesNextNumber: Sabotage = {
  name: 'whoever loses a race for a number takes the next one',
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

const leavesGaps: Sabotage = {
  name: 'a notice that got lost is never made up for',
  processes: 3,
  store: (store) => ({ ...store, tablesNow: () => Promise.resolve([]) }),
};

/** A process that lost the race for a bot's decision plays it anyway, in the newer position. */
const botsActTwice: Sabotage = {
  name: 'a bot acts twice after another process has taken over',
  processes: 3,
  bots: 1,
  context(context) {
    Object.assign(context.fellows, { holds: () => true });
    changeMatches(context, (live) => {
      const actBot = live.actBot.bind(live);
      live.actBot = (seat, since, plies) =>
        actBot(seat, since, plies).catch(() => actBot(seat, live.freshFrom(seat), plies));
    });
  },
};

const neverTakesOver: Sabotage = {
  name: 'what a dead process had claimed stays claimed',
  processes: 2,
  bots: 1,
  store: (store) => ({ ...store, bury: () => Promise.resolve([]) }) satisfies Store,
};

export const RACES: readonly Sabotage[] = [
  keepsStaleCache,
  takesNextNumber,
  leavesGaps,
  botsActTwice,
  neverTakesOver,
];
