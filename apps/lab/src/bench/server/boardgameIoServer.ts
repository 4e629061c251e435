/**
 * The comparator of S2: boardgame.io's server with its in-memory store in production mode. The state is that
 * of a real match in mid-game, and the one move changes a part of it. There are no rules and no storage.
 */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { LOADED_GAMES } from '@pithead/games/loaded';
import { firstPending, isOver, keyFromSeed, listOffers, Offers, playCode } from '@pithead/kernel';
import type { Server as MakeServer } from 'boardgame.io/server';
import { fastRandom } from '../../simulate/fastRandom.ts';
import { setUpState } from '../engine/playout.ts';
import type { RequestHandlers } from '../../processes/serveRequests.ts';
import type { BenchMatch } from './loadPlan.ts';

const MID_GAME_PLIES = 150;

type Fields = Record<string, unknown>;

interface GameState extends Fields {
  readonly players: readonly Fields[];
}

/** What a view leaves out; all other fields are only transported. */
const HIDDEN_FIELDS: readonly string[] = ['chance', 'tileStack', 'orderStack', 'bag', 'investments', 'known'];
/** What only the seat itself may know of a player. */
const PRIVATE_FIELDS: readonly string[] = ['delivered', 'stock', 'money', 'insurance', 'choice', 'tiles'];

function midGameState({ game: id, seats }: BenchMatch): string {
  const { game } = LOADED_GAMES[id] as (typeof LOADED_GAMES)[string];
  const state = setUpState(game, seats, keyFromSeed('mid-game'));
  const random = fastRandom('mid-game');
  const offers = new Offers();
  for (let ply = 0; ply < MID_GAME_PLIES && !isOver(state); ply++) {
    const before = game.copy(state);
    const seat = firstPending(state);
    listOffers(game, state, seat, offers);
    playCode(game, state, seat, offers.at(random(offers.length)), undefined);
    if (isOver(state)) return JSON.stringify(before);
  }
  return JSON.stringify(state);
}

const numbersOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => typeof fields[name] === 'number');

/** Lists of numbers, of which the move changes one element each. */
const listsOf = (fields: Fields): string[] =>
  Object.keys(fields).filter((name) => {
    const list = fields[name];
    return Array.isArray(list) && typeof list[0] === 'number';
  });

function gameOf({ game: name }: BenchMatch, state: string) {
  const sample = JSON.parse(state) as GameState;
  const [numbers, lists] = [numbersOf(sample).slice(-1), listsOf(sample).slice(0, 2)];
  const visibleFields = Object.keys(sample).filter((field) => !HIDDEN_FIELDS.includes(field));
  const ownNumbers = numbersOf(sample.players[0] as Fields).slice(0, 2);
  return {
    name,
    setup: () => JSON.parse(state) as GameState,
    moves: {
      play({ G, playerID }: { G: GameState; playerID: string }, noun: number) {
        const player = G.players[Number(playerID)] as Fields;
        for (const field of ownNumbers) player[field] = noun;
        for (const field of numbers) G[field] = noun % 2;
        for (const field of lists) (G[field] as number[])[0] = noun % 5;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    playerView({ G, playerID }: { G: GameState; playerID: string | null }): GameState {
      const visible: Fields = {};
      for (const field of visibleFields) visible[field] = G[field];
      const players = G.players.map((player, seat) => {
        if (String(seat) === playerID) return player;
        const shown: Fields = { ...player };
        for (const field of PRIVATE_FIELDS) if (field in shown) shown[field] = null;
        return shown;
      });
      return { ...visible, players };
    },
    // Delta patches need fifteen times as much CPU.
    deltaState: false,
  };
}

export async function startBoardgameIoServer(match: BenchMatch): Promise<RequestHandlers> {
  // Its package.json names a folder where Node expects a file, so `import` fails and `require` works.
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as { Server: typeof MakeServer };
  const server = Server({ games: [gameOf(match, midGameState(match)) as never], origins: [] });
  // `listen` receives `port` unchanged, so an object can also name the interface.
  const { appServer } = await server.run({ port: { host: '127.0.0.1', port: 0 } as never });
  const { port } = appServer.address() as AddressInfo;
  return { url: () => `http://127.0.0.1:${port}` };
}
