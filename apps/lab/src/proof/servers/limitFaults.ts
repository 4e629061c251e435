/** Each limit is removed after the start, in the server's own process. */
import type { RunningServer } from '@pithead/server';
import type { PlantedServerFault } from './serverFaults.ts';

interface GuestEntry {
  tokens: number;
  at: number;
}

function keepGuests({ context: { people } }: RunningServer): void {
  const traces = new Map<string, GuestEntry>();
  const enter = people.createGuest.bind(people);
  people.createGuest = async (...given) => {
    const entered = await enter(...given);
    if (entered.ok) traces.set(entered.person.id, { tokens: Math.random(), at: performance.now() });
    return entered;
  };
}

export const PLANTED_LIMIT_FAULTS: Readonly<Record<string, PlantedServerFault>> = {
  'a request may take for ever': {
    plant({ app: { server } }) {
      Object.assign(server, { headersTimeout: 0, requestTimeout: 0 });
      server.setTimeout(0);
    },
  },
  'a response may be read for ever': { plant: ({ app: { server } }) => void server.setTimeout(0) },
  'a connection may be idle for ever': {
    plant({ app: { server } }) {
      server.keepAliveTimeout = 0;
      server.setTimeout(0);
    },
  },
  'sockets get no heartbeat': {
    plant: ({ context: { connections } }) => void (connections.heartbeat = () => Promise.resolve()),
  },
  'connections are not limited by open files': {
    plant: ({ app: { server } }) => void Reflect.deleteProperty(server, 'maxConnections'),
  },
  'a token bucket per guest is kept for ever': { plant: keepGuests },
  'a closed subscription is kept': {
    plant: ({ context: { connections } }) => void (connections.removeSubscription = () => undefined),
  },
};
