/** Whole matches between three people at a real server, over real sockets: their rows, and the bytes that they sent. */
import { createBot, playBotGame } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import type { Ply, RecordedPly } from '@pithead/kernel';
import { hexFromKey, keyFromSeed, resolveOptions } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import { Client, PROTOCOL_VERSION } from '@pithead/protocol';
import type { RunningServer } from '@pithead/server';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

export const SEATS = 3;

/** Greedy players, because random ones play longer matches than people. */
export function planMatch({ game, kit }: GameParts, deal: number): { key: string; plies: RecordedPly[] } {
  const key = keyFromSeed(deal);
  const plies: RecordedPly[] = [];
  const bots = Array.from({ length: SEATS }, () => {
    const bot = createBot('greedy', game, kit, () => 0);
    if (bot === undefined) throw new Error('no greedy player');
    return bot;
  });
  playBotGame(
    { game, options: resolveOptions(game, {}), key, bots, seed: `storage/${deal}` },
    (_, seat, ply) => void plies.push([seat, ...ply]),
  );
  return { key: hexFromKey(key), plies };
}

/** TCP payload of all sockets of a match: frames with their headers, without TLS, TCP and IP. */
export interface WireBytes {
  readonly plies: number;
  readonly subscribing: number;
  readonly sent: number;
  readonly received: number;
}

class Seat {
  readonly client: Client;
  readonly #sockets: WebSocket[] = [];
  #state: ViewerState | undefined;

  constructor(url: string, token: string, table: string, seat: number) {
    this.client = new Client(
      (listener) => {
        const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?v=${PROTOCOL_VERSION}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        this.#sockets.push(socket);
        socket.on('open', () => listener.onOpen());
        socket.on('message', (data: Buffer) => listener.onMessage(data.toString()));
        socket.on('close', (code) => listener.onClose(code));
        socket.on('error', () => undefined);
        return { send: (text) => socket.send(text), close: () => socket.close() };
      },
      (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    );
    this.client.watch(table, seat, { onUpdate: ({ state }) => (this.#state = state) });
  }

  async knowsAtLeast(holds: (state: ViewerState) => boolean): Promise<ViewerState> {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
      if (this.#state !== undefined && holds(this.#state)) return this.#state;
      await new Promise(setImmediate);
    }
    throw new Error('a seat was not told of a ply');
  }

  bytes(): { sent: number; received: number } {
    const tcp = this.#sockets.map((socket) => (socket as unknown as { _socket: Socket })._socket);
    const sum = (read: (socket: Socket) => number): number => tcp.reduce((all, one) => all + read(one), 0);
    return { sent: sum(({ bytesWritten }) => bytesWritten), received: sum(({ bytesRead }) => bytesRead) };
  }

  close(): void {
    this.client.close();
    for (const socket of this.#sockets) socket.terminate();
  }
}

/** One command for each ply, as the pages send them. The deal of the table must be that of the plan. */
export async function playMatch(
  server: RunningServer,
  game: string,
  plies: readonly RecordedPly[],
): Promise<{ table: string; wire: WireBytes }> {
  const { people, tables } = server.context;
  const entered = await Promise.all(
    Array.from({ length: SEATS }, async (_, i) => {
      const guest = await people.createGuest(`Player ${i + 1}`, 'en');
      if (!guest.ok) throw new Error('no guest');
      return guest;
    }),
  );
  const [host, ...others] = entered as [(typeof entered)[number], ...typeof entered];
  const { table } = await tables.create(host.person, { game, seats: SEATS });
  for (const { person } of others) await tables.join(person, table.id, undefined);
  await tables.start(host.person, table.id);
  const seats = entered.map(({ id }, seat) => new Seat(server.url, id, table.id, seat));
  const sum = (): { sent: number; received: number } =>
    seats
      .map((seat) => seat.bytes())
      .reduce((a, b) => ({ sent: a.sent + b.sent, received: a.received + b.received }));
  try {
    await Promise.all(seats.map((seat) => seat.knowsAtLeast(() => true)));
    const before = sum();
    await playAll(server, table.id, seats, plies);
    const after = sum();
    const wire = {
      plies: plies.length,
      subscribing: before.sent + before.received,
      sent: after.sent - before.sent,
      received: after.received - before.received,
    };
    return { table: table.id, wire };
  } finally {
    for (const seat of seats) seat.close();
  }
}

async function playAll(
  { context }: RunningServer,
  table: string,
  seats: readonly Seat[],
  plies: readonly RecordedPly[],
): Promise<void> {
  const stateOf = () => context.matches.peek(table)?.matchState;
  for (const [seat, verb, noun] of plies) {
    const ply: Ply = [verb, noun];
    const answer = await (seats[seat] as Seat).client.act(table, {
      act: 'play',
      seat,
      id: randomBytes(16).toString('hex'),
      seq: stateOf()?.seqFor(seat) ?? 0,
      plies: [[ply[0], ply[1]]],
    });
    if ('reason' in answer) throw new Error(`a planned ply was refused: ${answer.reason}`);
  }
  await Promise.all(seats.map((seat) => seat.knowsAtLeast(({ outcome }) => outcome !== null)));
}
