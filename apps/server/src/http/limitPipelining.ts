/**
 * Refuses clients that pipeline many requests without waiting for responses: they would delay everybody else.
 * No browser or proxy does so.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../limits/networkOf.ts';
import { LruCache } from '../limits/lruCache.ts';
import type { Time } from '../time.ts';

/** Requests per connection; the last response closes it. */
export const MAX_REQUESTS_PER_CONNECTION = 100;
/** New connections from that network are refused for this long; open sockets stay. */
const SHUT_MS = 10_000;
const MOST_ADDRESSES = 10_000;

export function limitPipelining(server: Server, time: Time): void {
  const shut = new LruCache<number>(MOST_ADDRESSES);
  const from = (address = ''): string => networkOf(address);
  // Only emitted for a client that does not wait for the last response.
  server.on('dropRequest', (_request, line: Socket) => {
    if (!line.destroyed) shut.set(from(line.remoteAddress), time.monotonic() + SHUT_MS);
    line.destroy();
  });
  server.on('connection', (line) => {
    if ((shut.get(from(line.remoteAddress)) ?? 0) > time.monotonic()) line.destroy();
  });
}
