/** Faults of the messages between processes, planted between a server and its message bus. */
import type { MessageBus, Store } from '@pithead/server/testing/serverInternals';

const LATE_MS = 2000;
const OTHER_TABLE = 'x'.repeat(22);

function replaceBus(change: (bus: MessageBus) => Partial<MessageBus>): (store: Store) => Store {
  return (store) => {
    const bus = store.messageBus;
    if (bus === null) throw new Error('this server has no message bus');
    const same: MessageBus = {
      kind: bus.kind,
      send: (process, messages) => bus.send(process, messages),
      listen: (process, listener) => bus.listen(process, listener),
      subscribe: (table) => bus.subscribe(table),
      unsubscribe: (table) => bus.unsubscribe(table),
      checkConnection: () => bus.checkConnection(),
      close: () => bus.close(),
    };
    return { ...store, messageBus: { ...same, ...change(bus) } };
  };
}

const withoutComparison = (store: Store): Store => ({ ...store, tableVersions: async () => [] });

export const PLANTED_BUS_FAULTS = {
  'messages get lost': replaceBus(() => ({ send: () => Promise.resolve() })),
  'messages arrive twice': replaceBus((bus) => ({
    listen: (process, listener) =>
      bus.listen(process, {
        ...listener,
        onMessages(messages) {
          listener.onMessages(messages);
          listener.onMessages(messages);
        },
      }),
  })),
  'messages arrive late': replaceBus((bus) => ({
    listen: (process, listener) =>
      bus.listen(process, {
        ...listener,
        onMessages: (messages) => void setTimeout(() => listener.onMessages(messages), LATE_MS),
      }),
  })),
  'messages name another table': replaceBus((bus) => ({
    send: (process, messages) =>
      bus.send(
        process,
        messages.map((message) => ('table' in message ? { ...message, table: OTHER_TABLE } : message)),
      ),
  })),
  'messages about a table go to all processes': replaceBus((bus) => ({
    send: (process, messages) => bus.send(process, [...messages, { kind: 'pool', people: [] }]),
  })),
  'a process does not subscribe to the tables that it shows': replaceBus(() => ({
    subscribe: () => undefined,
  })),
  'nothing is compared while the broker is away': withoutComparison,
  'an ended session is not looked up while the broker is away': (store) => ({
    ...store,
    existingSessions: async (ids) => [...ids],
  }),
  'a process that is gone keeps its leases': (store) => ({
    ...store,
    reapExpired: async () => [],
  }),
} as const satisfies Readonly<Record<string, (store: Store) => Store>>;
