import { BOT_LEVEL_NAMES, arenaPairings, arenaStandings } from '@pithead/bots';
import type { GameParts } from '@pithead/games/loaded';
import { resolveOptions } from '@pithead/kernel';
import { CORE_COUNT, playContest } from '../../arena/contest.ts';
import { measureSearchRate } from './botBench.ts';
import type { BenchRow } from '../report.ts';

const FIRST_SEED = 1_000_000;

interface Gate {
  readonly gate: string;
  readonly players: number;
  bots(): readonly [string, string];
  readonly least: number;
  readonly most?: number;
}

/**
 * B4 allows one second per decision. Unless `isWhole`, a tenth of it is used, which takes one hour instead of
 * ten.
 */
export function strengthGates(gameParts: GameParts, isWhole: boolean): Gate[] {
  const { minSeats, maxSeats } = gameParts.game;
  const counts = Array.from({ length: maxSeats - minSeats + 1 }, (_, i) => minSeats + i);
  const b4 = [0.95, 0.9, 0.85];
  const search = (players: number): string =>
    `search:${Math.max(1, Math.round(measureSearchRate(gameParts, players) / (isWhole ? 1 : 10)))}it`;
  return [
    { gate: 'greedy', players: 2, bots: () => ['greedy', 'random'], least: 0.97 },
    ...counts.map((players): Gate => ({
      gate: 'B3',
      players,
      bots: () => ['search:100ms', 'random'],
      least: players === 2 ? 0.995 : 0.99,
    })),
    ...counts.map((players): Gate => ({
      gate: 'B4',
      players,
      bots: () => [search(players), 'greedy'],
      least: b4[players - 2] ?? 0.85,
    })),
    { gate: 'B5', players: 2, bots: () => ['search:100ms', 'flat:100ms'], least: 0.65 },
    ...BOT_LEVEL_NAMES.slice(1).map((level, i): Gate => ({
      gate: 'B10',
      players: 2,
      bots: () => [level, BOT_LEVEL_NAMES[i] as string],
      least: 0.65,
      most: 0.85,
    })),
  ];
}

export async function benchStrength(
  { game }: GameParts,
  { gate, players, bots: botsOf, least, most = 1 }: Gate,
  games: number,
  progress: (done: number, all: number) => void,
): Promise<BenchRow> {
  const bots = botsOf();
  const pairings = [...arenaPairings(bots, players, games, FIRST_SEED)];
  const played = await playContest(
    { game: game.id, options: resolveOptions(game, {}), pairings },
    CORE_COUNT,
    progress,
  );
  const [first] = arenaStandings(bots, played);
  const [q1, median, q3] = [first?.low, first?.winShare, first?.high].map((share) =>
    Number((share as number).toFixed(3)),
  ) as [number, number, number];
  const goal = most < 1 ? `${least} … ${most}` : `>= ${least}`;
  return {
    gate: `${gate} ${bots.join(' – ')} (${games})`,
    game: game.id,
    players,
    q1,
    median,
    q3,
    goal,
    pass: median >= least && median <= most,
  };
}
