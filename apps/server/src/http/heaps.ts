/**
 * Whoever sends requests in heaps, without waiting for answers, keeps everybody else waiting. No browser and
 * no proxy does so.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../people/index.ts';
import { Lru } from '../people/lru.ts';
import type { Time } from '../time.ts';

/** Of one connection; the last answer says that it ends. */
export const MOST_REQUESTS = 100;
/** So long nobody from there is let in again. Sockets that are open stay. */
const SHUT_MS = 10_000;
const MOST_ADDRESSES = 10_000;

export function refuseHeaps(server: Server, time: Time): void {
  const shut = new Lru<number>(MOST_ADDRESSES);
  const from = (address = ''): string => networkOf(address);
  // Only who does not wait for the last answer comes here.
  server.on('dropRequest', (_request, line: Socket) => {
    if (!line.destroyed) shut.set(from(line.remoteAddress), time.monotonic() + SHUT_MS);
    line.destroy();
  });
  server.on('connection', (line) => {
    if ((shut.get(from(line.remoteAddress)) ?? 0) > time.monotonic()) line.destroy();
  });
}
