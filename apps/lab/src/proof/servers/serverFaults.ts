/** Each fault is patched into a server in its own process. None of this is in the product. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { RunningServer, startServer } from '@pithead/server';
import type { Store } from '@pithead/server/testing/serverInternals';
import { SocketsByAddress, TABLE_LIMITS } from '@pithead/server/testing/serverInternals';

const LOOKUP_MS = 50;

type Settings = Readonly<Record<string, string>>;
type ServerDependencies = NonNullable<Parameters<typeof startServer>[1]>;

export interface PlantedServerFault {
  readonly settings?: Settings;
  readonly dependencies?: ServerDependencies;
  /** Both return a function that undoes the change. */
  beforeStart?(): () => void;
  plant?(server: RunningServer): (() => void) | void;
}

/** `change` returns true if it has answered the request itself. */
export function interceptRequests(
  { app }: RunningServer,
  event: 'request' | 'upgrade',
  change: (request: IncomingMessage, response: ServerResponse) => boolean | void,
): () => void {
  const listeners = app.server.listeners(event) as ((...given: unknown[]) => void)[];
  app.server.removeAllListeners(event);
  app.server.on(event, (request: IncomingMessage, ...rest: unknown[]) => {
    if (change(request, rest[0] as ServerResponse) === true) return;
    for (const listener of listeners) listener(request, ...rest);
  });
  return () => {
    app.server.removeAllListeners(event);
    for (const listener of listeners) app.server.on(event, listener);
  };
}

const forgeOrigin = ({ headers }: IncomingMessage): void =>
  void (headers.origin = `http://${headers.host ?? ''}`);

function allowAllOrigins({ headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', headers.origin ?? '*');
  response.setHeader('access-control-allow-credentials', 'true');
}

const socketsOf = ({ app }: RunningServer): Sockets =>
  (app.websocketServer.options as unknown as { WebSocket: { prototype: Sockets } }).WebSocket.prototype;

interface Sockets {
  readonly bufferedAmount: number;
  emit(event: string, ...rest: readonly unknown[]): boolean;
}

export const replaceHeader = (from: RegExp, to: string) => (server: RunningServer) =>
  interceptRequests(server, 'request', (_request, response) => {
    const set = response.setHeader.bind(response);
    const changed = (value: unknown): string => String(value).replace(from, to);
    response.setHeader = (name, value) =>
      set(
        name,
        typeof value === 'number' ? value : Array.isArray(value) ? value.map(changed) : changed(value),
      );
    const write = response.writeHead.bind(response) as (
      status: number,
      headers?: Record<string, unknown>,
    ) => ServerResponse;
    response.writeHead = ((status: number, headers: Record<string, unknown> = {}) =>
      write(
        status,
        Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [
            name,
            Array.isArray(value) ? value.map(changed) : changed(value),
          ]),
        ),
      )) as typeof response.writeHead;
  });

const ROOT = join(import.meta.dirname, '../../../../..');

/** Path traversal: resolves the address against the file system. */
function serveAnyPath({ url = '' }: IncomingMessage, response: ServerResponse): boolean {
  try {
    const text = readFileSync(join(ROOT, 'apps/server/page', decodeURIComponent(decodeURIComponent(url))));
    response.end(text);
    return true;
  } catch {
    return false;
  }
}

/** Checks passwords of registered names only, so that unknown names get another answer or a faster one. */
function leakNames({ context: { people } }: RunningServer, reason: 'isGuest' | 'wrongLogin'): () => void {
  const known = new Set<string>();
  const { register, logIn } = people;
  people.register = (person, name, password) => {
    known.add(name);
    return register.call(people, person, name, password);
  };
  people.logIn = async (name, ...rest) =>
    known.has(name) ? logIn.call(people, name, ...rest) : { ok: false, reason };
  return () => void Object.assign(people, { register, logIn });
}

function liftTableLimits(): () => void {
  const limits = TABLE_LIMITS as { openPublic: number };
  const { openPublic } = limits;
  limits.openPublic = 1_000_000;
  return () => void (limits.openPublic = openPublic);
}

/** Sorts by time alone, so that one host can fill the first page. */
function listByAge({ context: { store } }: RunningServer): () => void {
  const { listOpenTables } = store;
  const unfair: typeof listOpenTables = async ({ offset, limit, activeSince }) => {
    const all = await listOpenTables({ offset: 0, limit: 10_000, activeSince });
    return all.toSorted((a, b) => b.table.createdAt - a.table.createdAt).slice(offset, offset + limit);
  };
  Object.assign(store, { listOpenTables: unfair } satisfies Partial<Store>);
  return () => void Object.assign(store, { listOpenTables } satisfies Partial<Store>);
}

/** Otherwise a flood would be cut off before its effect shows. */
export const UNLIMITED_MESSAGES: Settings = { PITHEAD_MESSAGES_PER_SECOND: '1000000' };

export const PLANTED_SERVER_FAULTS: Readonly<Record<string, PlantedServerFault>> = {
  'origins of requests are not checked': {
    plant: (server) => interceptRequests(server, 'request', forgeOrigin),
  },
  'origins of sockets are not checked': {
    plant: (server) => interceptRequests(server, 'upgrade', forgeOrigin),
  },
  'a foreign page may act': {
    plant: (server) =>
      interceptRequests(server, 'request', (request) =>
        request.headers.origin === undefined ? undefined : forgeOrigin(request),
      ),
  },
  'a foreign page may open sockets': {
    plant: (server) => interceptRequests(server, 'upgrade', forgeOrigin),
  },
  'a foreign page may read': { plant: (server) => interceptRequests(server, 'request', allowAllOrigins) },
  'a missing origin counts as our own': {
    plant: (server) =>
      interceptRequests(server, 'request', (request) =>
        request.headers.origin === undefined ? forgeOrigin(request) : undefined,
      ),
  },
  'the origin of a sandbox counts as our own': {
    plant: (server) =>
      interceptRequests(server, 'request', (request) =>
        request.headers.origin === 'null' ? forgeOrigin(request) : undefined,
      ),
  },
  'an origin with our own as its prefix counts as our own': {
    plant: (server) =>
      interceptRequests(server, 'request', (request) =>
        request.headers.origin?.startsWith(`http://${request.headers.host ?? ''}`) === true
          ? forgeOrigin(request)
          : undefined,
      ),
  },
  'forms are accepted as JSON': {
    plant: (server) =>
      interceptRequests(
        server,
        'request',
        ({ headers }) => void (headers['content-type'] &&= 'application/json'),
      ),
  },
  'the session cookie has no SameSite restriction': { plant: replaceHeader(/SameSite=Lax/, 'SameSite=None') },
  'the content security policy allows inline scripts': {
    plant: replaceHeader(/script-src 'self'/, "script-src 'self' 'unsafe-inline'"),
  },
  'a path may leave the folder': { plant: (server) => interceptRequests(server, 'request', serveAnyPath) },
  'a header changes the method': {
    plant: (server) =>
      interceptRequests(
        server,
        'request',
        (request) =>
          void (request.method = String(request.headers['x-http-method-override'] ?? request.method)),
      ),
  },
  'the header X-Forwarded-For is trusted': { settings: { PITHEAD_BEHIND_PROXY: 'yes' } },
  'messages may have any size': {
    plant({ app: { websocketServer } }) {
      const { options } = websocketServer;
      const { maxPayload } = options;
      options.maxPayload = 50_000_000;
      return () => void Object.assign(options, { maxPayload });
    },
  },
  'one person may open any number of public tables': { beforeStart: liftTableLimits },
  'public tables are not listed fairly': { plant: listByAge },
  'public tables are neither limited nor listed fairly': { beforeStart: liftTableLimits, plant: listByAge },
  'messages are not counted': { settings: UNLIMITED_MESSAGES },
  'a message is processed slowly before the rate limit': {
    plant(server) {
      const sockets = socketsOf(server);
      const { emit } = sockets;
      sockets.emit = function (this: Sockets, event, ...rest) {
        if (event === 'message' && String(rest[0]).includes('"ping"'))
          for (const end = performance.now() + 2; performance.now() < end;);
        return emit.call(this, event, ...rest);
      };
      return () => Reflect.deleteProperty(sockets, 'emit');
    },
  },
  'sockets are not counted': { settings: { PITHEAD_SOCKETS_PER_ADDRESS: '1000000' } },
  'sockets are counted only after the session lookup': {
    plant({ context: { connections } }) {
      const { byAddress } = connections;
      // A closed connection is checked against the limit but not counted.
      byAddress.take = (address, most, connection) => {
        const isAllowed = SocketsByAddress.prototype.take.call(byAddress, address, most, {
          closed: true,
          once: connection.once,
        });
        setTimeout(
          () => SocketsByAddress.prototype.take.call(byAddress, address, Infinity, connection),
          LOOKUP_MS,
        );
        return isAllowed;
      };
      return () => Reflect.deleteProperty(byAddress, 'take');
    },
  },
  'a client that does not answer a close frame stays connected': {
    plant({ app: { websocketServer } }) {
      const options = websocketServer.options as { closeTimeout?: number };
      const { closeTimeout } = options;
      options.closeTimeout = 30_000;
      return () => void Object.assign(options, { closeTimeout });
    },
  },
  'a subscription is registered after its table was read': {
    plant(server) {
      const sockets = socketsOf(server);
      const { emit } = sockets;
      sockets.emit = function (this: Sockets, event, ...rest) {
        if (event !== 'message' || !String(rest[0]).includes('"subscribe"'))
          return emit.call(this, event, ...rest);
        void server.context.store.findTable('').then(() => emit.call(this, event, ...rest));
        return true;
      };
      return () => Reflect.deleteProperty(sockets, 'emit');
    },
  },
  'responses to a client that never reads are buffered without limit': {
    settings: UNLIMITED_MESSAGES,
    plant(server) {
      const sockets = socketsOf(server);
      const original = Object.getOwnPropertyDescriptor(sockets, 'bufferedAmount') as PropertyDescriptor;
      Object.defineProperty(sockets, 'bufferedAmount', { configurable: true, get: () => 0 });
      return () => void Object.defineProperty(sockets, 'bufferedAmount', original);
    },
  },
  'binary frames are taken for text': {
    plant(server) {
      const sockets = socketsOf(server);
      const { emit } = sockets;
      sockets.emit = function (this: Sockets, event, ...rest) {
        return emit.call(this, event, ...(event === 'message' ? [rest[0], false] : rest));
      };
      return () => Reflect.deleteProperty(sockets, 'emit');
    },
  },
  'sockets are compressed': {
    plant({ app: { websocketServer } }) {
      websocketServer.options.perMessageDeflate = {};
      return () => void (websocketServer.options.perMessageDeflate = false);
    },
  },
  'an unknown name gets another response': { plant: (server) => leakNames(server, 'isGuest') },
  'an unknown name gets a faster response': { plant: (server) => leakNames(server, 'wrongLogin') },
  'log-ins are not limited': {
    plant({ context: { time } }) {
      // Every reading of the clock is an hour later, so all limits have recovered.
      const { monotonic } = time;
      let passed = 0;
      Object.assign(time, { monotonic: () => (passed += 3_600_000) });
      return () => void Object.assign(time, { monotonic });
    },
  },
};
