import type { Writable } from 'node:stream';
import type { ProtocolReason, ServerMessage } from '@pithead/protocol';
import { PROTOCOL_VERSION } from '@pithead/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { Allowance } from '../allowance.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/app.ts';
import { checkOrigin, sessionIdOf } from '../http/session.ts';
import { networkOf } from '../people/index.ts';
import { Refuse } from '../refuse.ts';
import { allowanceOfAddresses, Connection } from './connection.ts';

export const SOCKET_PATH = '/socket';

const SocketQuery = z.strictObject({ v: z.coerce.number() });

/** The socket route. An old client is told to reload. */
export function socketRoute(app: App, context: Context): void {
  const { config, connections } = context;
  const ofAddresses = allowanceOfAddresses(context);
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      schema: { hide: true, querystring: SocketQuery },
      preHandler: async (request) => {
        checkOrigin(context, request);
        if (!request.ws) return;
        if (!connections.byAddress.take(networkOf(request.ip), config.socketsPerAddress, request.raw.socket))
          throw new Refuse('tooMany');
      },
    },
    async (socket, request) => {
      // Browsers hide why an upgrade was refused, but not why a socket was closed.
      if (request.query.v !== PROTOCOL_VERSION) return sayGoodbye(socket, 4000, 'oldClient');
      await letIn(context, socket, {
        session: sessionIdOf(config, request),
        address: networkOf(request.ip),
        stream: request.raw.socket,
        ofAddresses,
      });
    },
  );
}

export interface Caller {
  readonly session: string | undefined;
  readonly address: string;
  readonly stream: Writable;
  /** Limits all sockets of an address together. */
  readonly ofAddresses: Allowance;
}

export async function letIn(
  context: Context,
  socket: WebSocket,
  { session, ...caller }: Caller,
): Promise<void> {
  const { connections, metrics, sessions, store } = context;
  // Messages wait until the session is known.
  socket.pause();
  const arrival = connections.arrive();
  try {
    const who = session === undefined ? undefined : await sessions.find(session);
    if (socket.readyState !== socket.OPEN) return;
    const connection = new Connection(context, socket, {
      person: who?.person.id ?? null,
      session: who?.session.hash,
      ...caller,
    });
    arrival.enter(connection);
    metrics.sockets.set(connections.size);
    if (who !== undefined) await connections.updateMutes(who.person.id, () => store.mutes(who.person.id));
    connection.welcome();
    socket.resume();
  } catch {
    sayGoodbye(socket, 1013, 'databaseGone');
  } finally {
    arrival.cancel();
  }
}

function sayGoodbye(socket: WebSocket, code: number, reason: ProtocolReason): void {
  socket.resume();
  if (socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ type: 'refused', reason } satisfies ServerMessage));
  socket.close(code, reason);
}
