/** Positions of ratings on a line or in a chart, in percent. */
export interface RatingScale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
  /** From the low end to the high end. */
  at(rating: number): number;
}

/** Moves neighbours apart until none covers another. `places` ascend; all lengths have one unit. */
export function spreadLabels(places: readonly number[], widths: readonly number[]): number[] {
  const spread = [...places];
  for (let round = 0; round < SPREAD_ROUNDS; round++)
    for (let i = 1; i < spread.length; i++) {
      const [before, own] = [spread[i - 1] as number, spread[i] as number];
      const covered = ((widths[i - 1] as number) + (widths[i] as number)) / 2 - (own - before);
      if (covered <= 0) continue;
      spread[i - 1] = before - covered / 2;
      spread[i] = own + covered / 2;
    }
  return spread;
}

const SPREAD_ROUNDS = 20;
const STEPS = [50, 100, 200, 400, 800];
const MAX_TICKS = 5;

/** Wide enough for all ratings, with round numbers as ticks. */
export function ratingScale(ratings: readonly number[]): RatingScale {
  const [least, most] = ratings.length === 0 ? [1200, 1600] : [Math.min(...ratings), Math.max(...ratings)];
  const margin = Math.max(30, (most - least) * 0.06);
  const [low, high] = [least - margin, most + margin];
  const step = STEPS.find((each) => (high - low) / each <= MAX_TICKS) ?? (STEPS.at(-1) as number);
  const first = Math.ceil(low / step) * step;
  const ticks = Array.from(
    { length: Math.max(0, Math.floor((high - first) / step) + 1) },
    (_, i) => first + i * step,
  );
  return {
    low,
    high,
    ticks,
    at: (rating) => Math.min(100, Math.max(0, (100 * (rating - low)) / (high - low))),
  };
}
