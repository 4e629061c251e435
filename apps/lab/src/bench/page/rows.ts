import type { BenchRow } from '../report.ts';
import { interpolatedQuantile, rounded } from '../report.ts';

export const HOME_PAGE = 'home';
const PLAYERS = 2;

const playersAt = (game: string): number => (game === HOME_PAGE ? 0 : PLAYERS);

export function sizeRow(gate: string, game: string, kilobytes: number, limit: number): BenchRow {
  const size = rounded(kilobytes);
  return {
    gate,
    game,
    players: playersAt(game),
    q1: size,
    median: size,
    q3: size,
    goal: `<= ${limit} KB`,
    pass: kilobytes <= limit,
  };
}

/** The value at `share` decides: 0.5 is the median; 0.95 is p95, which is then shown instead of q3. */
export function timeRow(
  gate: string,
  game: string,
  values: readonly number[],
  share: number,
  limit: number,
): BenchRow {
  const decisive = interpolatedQuantile(values, share);
  return {
    gate,
    game,
    players: playersAt(game),
    q1: rounded(interpolatedQuantile(values, 0.25)),
    median: rounded(interpolatedQuantile(values, 0.5)),
    q3: rounded(interpolatedQuantile(values, Math.max(share, 0.75))),
    goal: `<= ${limit} ms`,
    pass: decisive <= limit,
  };
}
