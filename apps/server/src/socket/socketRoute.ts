import type { ProtocolReason, ServerMessage } from '@pithead/protocol';
import { PROTOCOL_VERSION } from '@pithead/protocol';
import type { WebSocket } from 'ws';
import * as z from 'zod/mini';
import type { ServerContext } from '../serverContext.ts';
import type { HttpApp } from '../http/httpApp.ts';
import { checkOrigin, sessionIdOf } from '../http/authentication.ts';
import { networkOf } from '../limits/networkOf.ts';
import { RequestError } from '../requestError.ts';
import type { SocketPeer } from './socketConnection.ts';
import { addressTokenBucket, SocketConnection } from './socketConnection.ts';

export const SOCKET_PATH = '/socket';

const SocketQuery = z.strictObject({ v: z.coerce.number() });

export function socketRoute(app: HttpApp, context: ServerContext): void {
  const { config, connections } = context;
  const addressBucket = addressTokenBucket(context);
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      schema: { hide: true, querystring: SocketQuery },
      preHandler: async (request) => {
        checkOrigin(context, request);
        if (!request.ws) return;
        if (!connections.byAddress.take(networkOf(request.ip), config.socketsPerAddress, request.raw.socket))
          throw new RequestError('tooMany');
      },
    },
    async (socket, request) => {
      // Browsers hide why an upgrade was refused, but not why a socket was closed.
      if (request.query.v !== PROTOCOL_VERSION) return refuseAndClose(socket, 4000, 'oldClient');
      await acceptSocket(context, socket, sessionIdOf(config, request), {
        address: networkOf(request.ip),
        stream: request.raw.socket,
        addressBucket,
      });
    },
  );
}

export async function acceptSocket(
  context: ServerContext,
  socket: WebSocket,
  sessionId: string | undefined,
  peer: SocketPeer,
): Promise<void> {
  const { connections, metrics, sessions, store } = context;
  socket.pause();
  const admission = connections.beginAdmission();
  try {
    const identity = sessionId === undefined ? undefined : await sessions.find(sessionId);
    if (socket.readyState !== socket.OPEN) return;
    const connection = new SocketConnection(context, socket, peer, identity);
    admission.admit(connection);
    metrics.sockets.set(connections.size);
    if (identity !== undefined)
      await connections.updateMutes(identity.person.id, () => store.hiddenFrom(identity.person.id));
    connection.welcome();
    socket.resume();
  } catch {
    refuseAndClose(socket, 1013, 'databaseGone');
  } finally {
    admission.cancel();
  }
}

function refuseAndClose(socket: WebSocket, code: number, reason: ProtocolReason): void {
  socket.resume();
  if (socket.readyState === socket.OPEN)
    socket.send(JSON.stringify({ type: 'refused', reason } satisfies ServerMessage));
  socket.close(code, reason);
}
