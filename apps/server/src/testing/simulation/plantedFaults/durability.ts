import { CommitLost } from '../../../store/executor.ts';
import type { Store } from '../../../store/store.ts';
import { StoreError } from '../../../store/store.ts';
import type { SimulationFault } from '../simulationFault.ts';
import { changeSessions } from '../simulationFault.ts';

const answersFirst: SimulationFault = {
  name: 'a move is acknowledged before it is committed',
  store: (store) => ({
    ...store,
    append(event, change) {
      store.append(event, change).catch(() => undefined);
      return Promise.resolve({ kind: 'appended' });
    },
  }),
};

const showsFirst: SimulationFault = {
  name: 'a move is shown before it is committed',
  context({ store, matches }) {
    const append = store.append.bind(store);
    Object.assign(store, {
      append: ((event, change) => {
        const session = matches.peek(event.table);
        if (session !== undefined) {
          const { pendingSeats, clockSeats, match } = session.matchState;
          const factCount = match.factLog.length;
          session.viewerStreams.publish(session.matchState, session.viewContext(), {
            seat: event.seat,
            isPublic: event.isOpen,
            keptFactCount: factCount,
            hasDecided: false,
            before: { pendingSeats, clockSeats, undoLimit: match.undoLimit, factCount },
          });
        }
        return append(event, change);
      }) satisfies Store['append'],
    });
  },
};

/** Drops the unique index on command ids; each process remembers only its own commands. */
const forgetsCommands: SimulationFault = {
  name: 'command ids are forgotten with a restart',
  database({ database }) {
    database.exec('PRAGMA foreign_keys = OFF');
    database.exec('CREATE TABLE bare AS SELECT * FROM events');
    database.exec('DROP TABLE events');
    database.exec('ALTER TABLE bare RENAME TO events');
    database.exec('CREATE UNIQUE INDEX bare_order ON events (table_id, seq)');
    database.exec('PRAGMA foreign_keys = ON');
  },
  store(store) {
    const own = new Set<string>();
    return {
      ...store,
      append(event, change) {
        own.add(event.commandId);
        return store.append(event, change);
      },
      findEventByCommand: async (table, commandId) =>
        own.has(commandId) ? store.findEventByCommand(table, commandId) : undefined,
    };
  },
};

const forgetsLines: SimulationFault = {
  name: 'a repeated chat line is stored again',
  database: ({ database }) => database.exec('DROP INDEX chat_said_once'),
  store: (store) => ({ ...store, findChatLine: () => Promise.resolve(undefined) }),
};

/** Every third event is committed but reported as lost, and nobody checks the outcome. */
function losingAnswers(store: Store): Store {
  return {
    ...store,
    async append(event, change) {
      const appended = await store.append(event, change);
      if (event.seq % 3 === 0) throw new CommitLost(new Error('cut'));
      return appended;
    },
  };
}

const takesLostForNotPlayed: SimulationFault = {
  name: 'a lost answer to COMMIT is taken for a move that was not played',
  store: losingAnswers,
};

const retriesUnderNewId: SimulationFault = {
  name: 'after a lost answer to COMMIT a move is tried again under another id',
  store: losingAnswers,
  context(context) {
    changeSessions(context, (session) => {
      const act = session.act.bind(session);
      session.act = (person, wanted) =>
        act(person, wanted).catch((error: unknown) => {
          if (!(error instanceof StoreError)) throw error;
          return act(person, { ...wanted, id: `${wanted.id}-r` });
        });
    });
  },
};

const losesUndo: SimulationFault = {
  name: 'an undo is not stored',
  store: (store) => ({
    ...store,
    append: (event, change) =>
      event.kind === 'undo' ? Promise.resolve({ kind: 'appended' }) : store.append(event, change),
  }),
};

const clocksRunOn: SimulationFault = {
  name: 'clocks run while the server is down',
  processes: 0,
  store: (store, world) => ({
    ...store,
    loadUptime: async () => (await store.loadUptime()) + world.scheduler.now - world.servedMs,
  }),
};

const clocksNeverStand: SimulationFault = {
  name: 'clocks run while the server is suspended',
  processes: 0,
  context({ time, uptime }) {
    const before = uptime.now() - time.monotonic();
    uptime.now = () => Math.floor(before + time.monotonic());
  },
};

export const PLANTED_DURABILITY_FAULTS: readonly SimulationFault[] = [
  answersFirst,
  showsFirst,
  forgetsCommands,
  forgetsLines,
  takesLostForNotPlayed,
  retriesUnderNewId,
  losesUndo,
  clocksRunOn,
  clocksNeverStand,
];
