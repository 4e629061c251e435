import type { RatedGame, RatingPoint } from '@pithead/protocol';
import { DAY_MS, plusMinusOf, sigmaAt } from '../ratings/uncertainty.ts';
import type { NumberedRatingChange } from '../store/store.ts';
import { dayOf } from './profileGames.ts';

/** As many as a chart can show. */
export const MAX_POINTS = 120;

/** Without a game for that long, a point shows how the range has grown. */
const GAP_MS = 14 * DAY_MS;

/** Evenly distributed, the first and the last one included. */
export function thinOut<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => all[Math.round(i * step)] as T);
}

export function ratingHistory(
  changes: readonly NumberedRatingChange[],
  games: readonly RatedGame[],
  now: number,
): RatingPoint[] {
  return changes.flatMap((change, i): RatingPoint[] => {
    const { after, at } = change;
    const rating = Math.round(after.rating);
    const next = changes[i + 1]?.at ?? now;
    const point = {
      day: dayOf(at),
      rating,
      plusMinus: plusMinusOf(after.sigma),
      game: games[i] as RatedGame,
    };
    if (next - at < GAP_MS) return [point];
    const end = i + 1 < changes.length ? next - DAY_MS : now;
    const plusMinus = plusMinusOf(sigmaAt(after, at, end));
    return [point, { day: dayOf(end), rating, plusMinus, game: null }];
  });
}
