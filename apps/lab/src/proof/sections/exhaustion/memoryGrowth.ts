import type { LabProcess } from '../../../processes/processGroup.ts';
import { slope, slopeError } from '../../statistics.ts';
import type { HeldResources, OpenServerRequest } from '../../servers/controlledServer.ts';
import { gameAt } from '../../proof.ts';
import { bearerHeader } from '@pithead/server/testing/clients/rawClient';
import { textFrame } from '@pithead/server/testing/clients/webSocketFrames';
import type { GuestSession } from '../abuse/attacker.ts';
import { Attacker } from '../abuse/attacker.ts';
import { AttackSocket } from '../abuse/attackSocket.ts';

/** A million guests may cost 64 MB, a sixteenth of the heap limit. */
export const MAX_BYTES_PER_GUEST = 64;
const PARALLEL_GUESTS = 8;
/** Until the session cache is full every guest adds an entry, which is no leak. */
const SESSION_CACHE_SIZE = 2_000;

/**
 * One match in memory, because the measurement must not depend on which matches are cached; and no limits per
 * address.
 */
export const MEMORY_SETTINGS = {
  PITHEAD_LIVE_MATCHES: '1',
  PITHEAD_REQUESTS_PER_MINUTE: '10000000',
  PITHEAD_SOCKETS_PER_ADDRESS: '1000',
};

async function visitOnce(person: Attacker): Promise<GuestSession> {
  const guest = await person.createGuest('Gast');
  await person.request('GET', '/api/me', { headers: bearerHeader(guest.token) });
  return guest;
}

async function playOnce(person: Attacker, number: number): Promise<void> {
  const guest = await visitOnce(person);
  const headers = bearerHeader(guest.token);
  const game = gameAt(number);
  const { text } = await person.request('POST', '/api/tables', {
    headers,
    body: { game, seats: 2, bots: ['hewer'], isPublic: true },
  });
  const { id: table } = JSON.parse(text) as { id: string };
  const socket = await AttackSocket.open(person, headers);
  socket.sendFrames(
    textFrame({ type: 'subscribe', channel: 1, table, as: 0 }),
    textFrame({ type: 'subscribe', channel: 2, table, as: null }),
    textFrame({ type: 'chat', ask: 1, table, room: 'players', text: `Line ${number}`, id: `line-${number}` }),
    textFrame({ type: 'nudge', ask: 2, table, seat: 0 }),
    textFrame({ type: 'act', table, act: { act: 'leave', seat: 0, id: 'leave', seq: 0 } }),
  );
  await socket.next(({ id }) => id === 'leave');
  socket.sendFrames(textFrame({ type: 'act', table, act: { act: 'resign', seat: 0, id: 'resign', seq: 0 } }));
  await socket.next(({ id }) => id === 'resign');
  socket.close();
  if (number % 5 === 0) await person.request('DELETE', '/api/me', { headers, body: {} });
  else if (number % 2 === 0) await person.request('POST', '/api/logout', { headers });
}

async function runGuests(
  people: readonly Attacker[],
  from: number,
  count: number,
  each: (person: Attacker, number: number) => Promise<unknown>,
): Promise<void> {
  let next = from;
  await Promise.all(
    people.map(async (person) => {
      while (next < from + count) await each(person, next++);
    }),
  );
}

export interface MemoryGrowth {
  readonly guests: number;
  readonly bytesPerGuest: number;
  readonly error: number;
  readonly rssPerGuest: number;
  readonly isBounded: boolean;
}

/** By then caches are full. */
const secondHalf = <T>(values: readonly T[]): readonly T[] => values.slice(values.length >> 1);

export async function measureMemoryGrowth(
  server: LabProcess,
  open: OpenServerRequest,
  samples: number,
  guestsEach: number,
): Promise<MemoryGrowth> {
  const url = await server.request<string>('open', open);
  const people = Array.from({ length: PARALLEL_GUESTS }, () => new Attacker(url));
  await runGuests(people, 0, SESSION_CACHE_SIZE, visitOnce);
  const [xs, heap, rss]: [number[], number[], number[]] = [[], [], []];
  for (let sample = 0; sample < samples; sample++) {
    await runGuests(people, sample * guestsEach, guestsEach, playOnce);
    const { heapBytes, rssBytes } = await server.request<HeldResources>('heldResources');
    xs.push((sample + 1) * guestsEach);
    heap.push(heapBytes);
    rss.push(rssBytes);
  }
  for (const person of people) person.close();
  const bytesPerGuest = slope(secondHalf(xs), secondHalf(heap));
  const error = slopeError(secondHalf(xs), secondHalf(heap));
  return {
    guests: SESSION_CACHE_SIZE + samples * guestsEach,
    bytesPerGuest,
    error,
    rssPerGuest: slope(secondHalf(xs), secondHalf(rss)),
    // A large error must not excuse a leak.
    isBounded: bytesPerGuest + 2 * error <= MAX_BYTES_PER_GUEST,
  };
}
