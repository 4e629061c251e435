/**
 * Ratings of bots from games between them: the maximum-likelihood fit of the Bradley–Terry model to all pairs of
 * seats, the model that people's ratings are computed with. Greedy is the fixed point of the scale.
 */
import { ELO_PER_LOG_ODDS, invertMatrix, REFERENCE_RATING } from '@pithead/bots';
import type { PairCount } from './pairCounts.ts';

export interface FittedRating {
  readonly bot: string;
  readonly rating: number;
  /** Half of the 95 % range of the difference to the fixed point. */
  readonly plusMinus: number;
}

export interface PredictionBin {
  readonly from: number;
  readonly to: number;
  readonly pairs: number;
  /** Mean of the predicted chances to end ahead. */
  readonly predicted: number;
  readonly actual: number;
}

export const FIXED_POINT = 'greedy';
const STEPS = 100;
const BINS = 10;
/** A weak prior keeps the rating of a bot that never wins finite. */
const PRIOR_SIGMA = 800;

/** Log odds per point of rating. */
const SLOPE = 1 / ELO_PER_LOG_ODDS;

const chanceOf = (own: number, other: number): number => 1 / (1 + Math.exp((other - own) * SLOPE));

/** Newton's method; the likelihood is concave. */
export function fitBotRatings(counts: readonly PairCount[]): FittedRating[] {
  const bots = [...new Set(counts.flatMap(({ a, b }) => [a, b]))].toSorted();
  const free = bots.filter((bot) => bot !== FIXED_POINT);
  const ratings = new Map(bots.map((bot) => [bot, REFERENCE_RATING]));
  const at = (bot: string): number => ratings.get(bot) as number;
  for (let step = 0; step < STEPS; step++) {
    const gradient = free.map((bot) => -(at(bot) - REFERENCE_RATING) / PRIOR_SIGMA ** 2);
    const hessian = informationOf(free, counts, at, () => 1);
    for (const { a, b, pairs, ahead } of counts) {
      const surplus = (ahead - pairs * chanceOf(at(a), at(b))) * SLOPE;
      if (free.includes(a)) gradient[free.indexOf(a)] = (gradient[free.indexOf(a)] as number) + surplus;
      if (free.includes(b)) gradient[free.indexOf(b)] = (gradient[free.indexOf(b)] as number) - surplus;
    }
    const change = multiply(invertMatrix(hessian), gradient);
    // Bounded: far from the optimum a full step overshoots.
    free.forEach((bot, i) => ratings.set(bot, at(bot) + Math.max(-200, Math.min(200, change[i] as number))));
  }
  // The pairs of one table are not independent: n players tell 2/n of what their pairs would tell.
  const variances = invertMatrix(informationOf(free, counts, at, ({ players }) => 2 / players));
  return bots.map((bot) => {
    const i = free.indexOf(bot);
    const plusMinus = i < 0 ? 0 : 1.96 * Math.sqrt(variances[i]?.[i] as number);
    return { bot, rating: Math.round(at(bot)), plusMinus: Math.round(plusMinus) };
  });
}

function informationOf(
  free: readonly string[],
  counts: readonly PairCount[],
  at: (bot: string) => number,
  weightOf: (count: PairCount) => number,
): number[][] {
  const matrix = free.map((_, i) => free.map((_each, j) => (i === j ? 1 / PRIOR_SIGMA ** 2 : 0)));
  const add = (i: number, j: number, amount: number): void => {
    const row = matrix[i];
    if (row !== undefined && j >= 0) row[j] = (row[j] as number) + amount;
  };
  for (const count of counts) {
    const p = chanceOf(at(count.a), at(count.b));
    const amount = count.pairs * p * (1 - p) * SLOPE ** 2 * weightOf(count);
    const [i, j] = [free.indexOf(count.a), free.indexOf(count.b)];
    add(i, i, amount);
    add(j, j, amount);
    add(i, j, -amount);
    add(j, i, -amount);
  }
  return matrix;
}

const multiply = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] =>
  matrix.map((row) => row.reduce((sum, each, i) => sum + each * (vector[i] as number), 0));

/** Every pair is counted from both sides, so the bins are symmetric. Empty bins are left out. */
export function predictionBins(
  ratings: readonly FittedRating[],
  counts: readonly PairCount[],
): PredictionBin[] {
  const at = (bot: string): number => ratings.find((each) => each.bot === bot)?.rating ?? NaN;
  const bins = Array.from({ length: BINS }, () => ({ pairs: 0, predicted: 0, actual: 0 }));
  for (const { a, b, pairs, ahead } of counts) {
    for (const [own, other, won] of [
      [a, b, ahead],
      [b, a, pairs - ahead],
    ] as const) {
      const p = chanceOf(at(own), at(other));
      const bin = bins[Math.min(BINS - 1, Math.floor(p * BINS))] as (typeof bins)[number];
      bin.pairs += pairs;
      bin.predicted += p * pairs;
      bin.actual += won;
    }
  }
  return bins.flatMap(({ pairs, predicted, actual }, i) =>
    pairs === 0
      ? []
      : [{ from: i / BINS, to: (i + 1) / BINS, pairs, predicted: predicted / pairs, actual: actual / pairs }],
  );
}
