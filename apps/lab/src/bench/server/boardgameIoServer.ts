/**
 * The comparator of S2: boardgame.io's server with its in-memory store in production mode. The state is that
 * of a real match in mid-game, and the one move changes a part of it. There are no rules and no storage.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, keyFromSeed, listOffers, Offers, playCode } from '@pithead/kernel';
import type { Server as MakeServer } from 'boardgame.io/server';
import { fastRandom } from '../../simulate/fastRandom.ts';
import { setUpState } from '../engine/playout.ts';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import { BENCH_GAME, BENCH_SEATS } from './loadPlan.ts';

const MID_GAME_PLIES = 150;

/** Used by the move and the view; all other fields are only transported. */
interface GameState {
  shift: number;
  refill: number;
  bank: number[];
  workersOn: number[];
  chance?: unknown;
  tileStack?: unknown;
  orderStack?: unknown;
  players: { marks: number; workers: number; delivered: unknown }[];
}

function midGameState(): string {
  const { game } = LOADED_GAMES[BENCH_GAME] as (typeof LOADED_GAMES)[string];
  const state = setUpState(game, BENCH_SEATS, keyFromSeed('mid-game'));
  const random = fastRandom('mid-game');
  const offers = new Offers();
  for (let ply = 0; ply < MID_GAME_PLIES; ply++) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    playCode(game, state, seat, offers.at(random(offers.length)), undefined);
  }
  return JSON.stringify(state);
}

function gameOf(state: string) {
  return {
    name: BENCH_GAME,
    setup: () => JSON.parse(state) as GameState,
    moves: {
      play({ G, playerID }: { G: GameState; playerID: string }, noun: number) {
        const player = G.players[Number(playerID)] as GameState['players'][number];
        player.marks = noun;
        player.workers = noun % 7;
        G.bank[0] = noun % 5;
        G.workersOn[noun % G.workersOn.length] = noun % 3;
        G.refill = noun % 2;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView({ G, playerID }: { G: GameState; playerID: string | null }): GameState {
      const { chance: _chance, tileStack: _tiles, orderStack: _orders, ...visible } = G;
      return {
        ...visible,
        players: G.players.map((player, seat) =>
          String(seat) === playerID ? player : { ...player, delivered: null },
        ),
      };
    },
    // Delta patches need fifteen times as much CPU.
    deltaState: false,
  };
}

export async function startBoardgameIoServer(): Promise<RequestHandlers> {
  // Its package.json names a folder where Node expects a file, so `import` fails and `require` works.
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof MakeServer };
  const server = Server({ games: [gameOf(midGameState()) as never], origins: [] });
  // `listen` receives `port` unchanged, so an object can also name the interface.
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } as never });
  const { port } = appServer.address() as AddressInfo;
  return { url: () => `http://127.0.0.1:${port}` };
}
