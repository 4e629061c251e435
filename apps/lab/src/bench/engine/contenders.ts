import { createRequire } from 'node:module';
import type * as BoardgameIo from 'boardgame.io/internal';
import type { BenchContender } from '../measure.ts';
import { measureRate } from '../measure.ts';
import { newSyntheticGame, playSyntheticGame } from './syntheticGame.ts';
import type { RandomInt } from './playout.ts';

export function boardgameIoContender(random: RandomInt): BenchContender {
  process.env['NODE_ENV'] = 'production';
  // Its package.json names a folder where Node expects a file, so `import` fails and `require` works.
  const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)(
    'boardgame.io/internal',
  ) as typeof BoardgameIo;
  const game = {
    setup: () => ({ cells: Array.from({ length: 9 }, (): string | null => null) }),
    moves: {
      click({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, cell: number) {
        G.cells[cell] = playerID;
      },
    },
    turn: { minMoves: 1, maxMoves: 1 },
    endIf({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) {
      if (LINES.some((line) => line.every((cell) => G.cells[cell] === ctx.currentPlayer)))
        return { winner: ctx.currentPlayer };
      return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
    },
  };
  const reducer = CreateGameReducer({ game });
  const step = (): number => {
    let state = InitializeGame({ game });
    let moves = 0;
    while (state.ctx.gameover === undefined) {
      const free = (state.G as { cells: (string | null)[] }).cells.flatMap((owner, cell) =>
        owner === null ? [cell] : [],
      );
      const payload = { type: 'click', args: [free[random(free.length)]], playerID: state.ctx.currentPlayer };
      state = reducer(state, { type: 'MAKE_MOVE', payload } as Parameters<typeof reducer>[1]) as typeof state;
      if (free.length > 1) moves++;
    }
    return moves;
  };
  return { name: 'boardgame.io', run: (milliseconds) => measureRate(milliseconds, step) };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const CHESS_PLIES = 200;

export async function chessopsContender(random: RandomInt): Promise<BenchContender> {
  const { Chess } = await import('chessops/chess');
  const from: number[] = [];
  const to: number[] = [];
  const step = (): number => {
    const position = Chess.default();
    let moves = 0;
    for (let ply = 0; ply < CHESS_PLIES; ply++) {
      let count = 0;
      const context = position.ctx();
      for (const square of position.board[position.turn]) {
        for (const target of position.dests(square, context)) {
          from[count] = square;
          to[count++] = target;
        }
      }
      if (count === 0) break;
      const chosen = random(count);
      const promotes =
        position.board.pawn.has(from[chosen] as number) &&
        ((to[chosen] as number) < 8 || (to[chosen] as number) >= 56);
      const move = { from: from[chosen] as number, to: to[chosen] as number };
      position.play(promotes ? { ...move, promotion: 'queen' } : move);
      if (count > 1) moves++;
    }
    return moves;
  };
  return { name: 'chessops', run: (milliseconds) => measureRate(milliseconds, step) };
}

export function syntheticGameContender(random: RandomInt): BenchContender {
  return {
    name: 'synthetic game',
    run: (milliseconds) => measureRate(milliseconds, () => playSyntheticGame(newSyntheticGame(), random)),
  };
}
