import { createRequire } from 'node:module';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { resourceUsage } from '../../processes/serveRequests.ts';
import type { BenchMatch, LoadResult } from './loadPlan.ts';
import { DEFAULT_MATCH } from './loadPlan.ts';

interface Socket {
  on(event: string, call: (...values: never[]) => void): void;
  emit(event: string, ...values: unknown[]): void;
  disconnect(): void;
}
type OpenSocket = (url: string, options: object) => Socket;

const AT_ONCE = 20;

interface Match {
  readonly id: string;
  readonly sockets: Socket[];
  /** Answered moves, which equal the match's `_stateID`. */
  moves: number;
}

export function startSocketIoLoad(): RequestHandlers {
  const { io } = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'))(
    'socket.io-client',
  ) as { io: OpenSocket };
  const matches: Match[] = [];
  let { game, seats } = DEFAULT_MATCH;
  let onUpdate: (match: Match, seat: number, stateId: number) => void = () => undefined;

  function join(url: string, match: Match, seat: number): Promise<void> {
    const socket = io(`${url}/${game}`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    match.sockets[seat] = socket;
    return new Promise((resolve, reject) => {
      socket.on('connect', () => socket.emit('sync', match.id, String(seat), undefined, seats));
      socket.on('connect_error', (error: Error) => reject(error));
      socket.on('sync', () => resolve());
      socket.on('update', (_id: string, state: { _stateID: number }) =>
        onUpdate(match, seat, state._stateID),
      );
    });
  }

  function move({ id, sockets, moves }: Match): void {
    const playerID = String(moves % seats);
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [moves % 40], playerID } };
    (sockets[moves % seats] as Socket).emit('update', action, moves, id, playerID);
  }

  return {
    async connect({ url, count, match }: { url: string; count: number; match: BenchMatch }) {
      ({ game, seats } = match);
      for (let i = 0; i < count; i++) matches.push({ id: `match${i}`, sockets: [], moves: 0 });
      for (let i = 0; i < count; i += AT_ONCE) {
        const group = matches.slice(i, i + AT_ONCE);
        await Promise.all(
          group.flatMap((each) => Array.from({ length: seats }, (_, seat) => join(url, each, seat))),
        );
      }
    },

    closedLoop({ moves, atOnce }: { moves: number; atOnce: number }): Promise<LoadResult> {
      const before = resourceUsage().cpuMs;
      const began = performance.now();
      let sent = 0;
      let answered = 0;
      return new Promise((resolve) => {
        const send = (match: Match): void => {
          if (sent++ < moves) move(match);
        };
        onUpdate = (match, seat, stateId) => {
          if (seat !== match.moves % seats || stateId !== match.moves + 1) return;
          match.moves++;
          if (++answered === moves)
            resolve({
              moves,
              busy: (resourceUsage().cpuMs - before) / (performance.now() - began),
              sizes: [],
            });
          else send(match);
        };
        matches.slice(0, atOnce).forEach(send);
      });
    },

    leave: () => matches.forEach(({ sockets }) => sockets.forEach((socket) => socket.disconnect())),
  };
}
