/**
 * Refuses clients that pipeline many requests, as no browser or proxy does: they would delay everybody else.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/networkOf.ts';
import { LruCache } from '../limits/lruCache.ts';
import type { Time } from '../time.ts';

export const MAX_REQUESTS_PER_CONNECTION = 100;
const BLOCK_MS = 10_000;
const MAX_NETWORKS = 10_000;

export function limitPipelining(server: Server, time: Time): void {
  const blockedUntil = new LruCache<number>(MAX_NETWORKS);
  const networkOfSocket = (address = ''): string => networkOf(address);
  // Only emitted for a client that does not wait for the last response.
  server.on('dropRequest', (_request, socket: Socket) => {
    if (!socket.destroyed)
      blockedUntil.set(networkOfSocket(socket.remoteAddress), time.monotonic() + BLOCK_MS);
    socket.destroy();
  });
  server.on('connection', (socket) => {
    if ((blockedUntil.get(networkOfSocket(socket.remoteAddress)) ?? 0) > time.monotonic()) socket.destroy();
  });
}
