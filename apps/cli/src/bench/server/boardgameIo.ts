/**
 * A child: boardgame.io's own server with its in-memory store, in production mode, as S2's comparator. Its
 * game has the state of a real
 * match in mid-game and a move that changes some of it; no rules, and nothing is written down.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { GAMES } from '@pithead/games';
import { firstPending, keyFromSeed, listOffers, Offers, playCode } from '@pithead/kernel';
import type { Server as MakeServer } from 'boardgame.io/server';
import { smallChance } from '../../simulate/smallChance.ts';
import { deal } from '../playout.ts';
import type { Asks } from './answers.ts';
import { GAME, SEATS } from './plan.ts';

/** About half of a match. */
const MID_GAME = 150;

/** What the move and the view below name; the rest of the state goes along. */
interface Shared {
  shift: number;
  refill: number;
  bank: number[];
  workersOn: number[];
  chance?: unknown;
  tileStack?: unknown;
  orderStack?: unknown;
  players: { marks: number; workers: number; delivered: unknown }[];
}

function midGame(): string {
  const { game } = GAMES[GAME] as (typeof GAMES)[string];
  const state = deal(game, SEATS, keyFromSeed('mid-game'));
  const lot = smallChance('mid-game');
  const offers = new Offers();
  for (let ply = 0; ply < MID_GAME; ply++) {
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    playCode(game, state, seat, offers.at(lot(offers.length)), undefined);
  }
  return JSON.stringify(state);
}

function gameOf(state: string) {
  return {
    name: GAME,
    setup: () => JSON.parse(state) as Shared,
    moves: {
      play({ G, playerID }: { G: Shared; playerID: string }, noun: number) {
        const player = G.players[Number(playerID)] as Shared['players'][number];
        player.marks = noun;
        player.workers = noun % 7;
        G.bank[0] = noun % 5;
        G.workersOn[noun % G.workersOn.length] = noun % 3;
        G.refill = noun % 2;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    /** What lies face down stays there. */
    playerView({ G, playerID }: { G: Shared; playerID: string | null }): Shared {
      const { chance: _chance, tileStack: _tiles, orderStack: _orders, ...open } = G;
      return {
        ...open,
        players: G.players.map((player, seat) =>
          String(seat) === playerID ? player : { ...player, delivered: null },
        ),
      };
    },
    // Its patches instead of whole states would cost it fifteen times as much CPU.
    deltaState: false,
  };
}

export async function begin(): Promise<Asks> {
  // Its package names a folder where Node expects a file, so it is required rather than imported.
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof MakeServer };
  const server = Server({ games: [gameOf(midGame()) as never], origins: [] });
  // The port is handed to Node as it is, so it may say the interface as well.
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } as never });
  const { port } = appServer.address() as AddressInfo;
  return { url: () => `http://127.0.0.1:${port}` };
}
