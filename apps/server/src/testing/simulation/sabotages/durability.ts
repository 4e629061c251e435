/** Bugs that publish before committing, lose committed events, or count time wrongly. */
import { CommitLost } from '../../../store/executor.ts';
import type { Store } from '../../../store/port.ts';
import { StoreFault } from '../../../store/port.ts';
import type { Sabotage } from '../sabotage.ts';
import { changeMatches } from '../sabotage.ts';

const answersFirst: Sabotage = {
  name: 'a move is acknowledged before it is committed',
  store: (store) => ({
    ...store,
    append(event, change) {
      store.append(event, change).catch(() => undefined);
      return Promise.resolve({ kind: 'appended' });
    },
  }),
};

const showsFirst: Sabotage = {
  name: 'a move is shown before it is committed',
  context({ store, matches }) {
    const append = store.append.bind(store);
    Object.assign(store, {
      append: ((event, change) => {
        const live = matches.peek(event.table);
        const { length } = live?.situation.match.log ?? [];
        const by = event.isOpen ? undefined : event.seat;
        live?.streams.publish(live.situation, live.around(), { before: length, kept: length, by });
        return append(event, change);
      }) satisfies Store['append'],
    });
  },
};

/** Drops the unique index on command ids; each process remembers only its own commands. */
const forgetsCommands: Sabotage = {
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
      eventOfCommand: async (table, commandId) =>
        own.has(commandId) ? store.eventOfCommand(table, commandId) : undefined,
    };
  },
};

const forgetsLines: Sabotage = {
  name: 'a line of the chat that is repeated is said again',
  database: ({ database }) => database.exec('DROP INDEX chat_said_once'),
  store: (store) => ({ ...store, chatSaidAs: () => Promise.resolve(undefined) }),
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

const takesLostForNotPlayed: Sabotage = {
  name: 'a lost answer to COMMIT is taken for a move that was not played',
  store: losingAnswers,
};

const retriesUnderNewId: Sabotage = {
  name: 'after a lost answer to COMMIT a move is tried again under another id',
  store: losingAnswers,
  context(context) {
    changeMatches(context, (live) => {
      const act = live.act.bind(live);
      live.act = (person, wanted) =>
        act(person, wanted).catch((error: unknown) => {
          if (!(error instanceof StoreFault)) throw error;
          return act(person, { ...wanted, id: `${wanted.id}-r` });
        });
    });
  },
};

const losesUndo: Sabotage = {
  name: 'what is taken back is not written down',
  store: (store) => ({
    ...store,
    append: (event, change) =>
      event.kind === 'undo' ? Promise.resolve({ kind: 'appended' }) : store.append(event, change),
  }),
};

const clocksRunOn: Sabotage = {
  name: 'clocks run while the server is down',
  processes: 0,
  store: (store, world) => ({
    ...store,
    uptime: async () => (await store.uptime()) + world.scheduler.now - world.upMs,
  }),
};

const clocksNeverStand: Sabotage = {
  name: 'clocks run while the server is asleep',
  processes: 0,
  context({ time, uptime }) {
    const before = uptime.now() - time.monotonic();
    uptime.now = () => Math.floor(before + time.monotonic());
  },
};

export const DURABILITY: readonly Sabotage[] = [
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
