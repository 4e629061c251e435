/** What a decision and a player are called. */
import type { JudgedDecision } from './judgeDecision.ts';

export const MARKS = ['slip', 'mistake', 'blunder'] as const;
export type Mark = (typeof MARKS)[number];

/** In winning chance with two players; with more players all chances are smaller. */
const THRESHOLDS: Readonly<Record<Mark, number>> = { slip: 0.05, mistake: 0.1, blunder: 0.15 };

/** Nothing is called a mistake that could be noise. */
const STANDARD_ERRORS = 2;

export function markOf(
  { error, standardError }: Pick<JudgedDecision, 'error' | 'standardError'>,
  seats: number,
): Mark | undefined {
  if (error < STANDARD_ERRORS * standardError) return undefined;
  return MARKS.findLast((mark) => error >= (THRESHOLDS[mark] * 2) / seats);
}

/** Winning chance lost per thousand decisions that were not obvious; undefined without such a decision. */
export function errorRate(decisions: readonly JudgedDecision[]): number | undefined {
  const real = decisions.filter(({ isObvious }) => !isObvious);
  if (real.length === 0) return undefined;
  return (1000 * real.reduce((sum, { error }) => sum + error, 0)) / real.length;
}

/** Half of the accuracy is lost at this error rate with two players. */
const HALVING_RATE = 40;

/** One number from 0 to 100 for people who like one: a curve through the error rate. */
export function accuracy(rate: number, seats: number): number {
  return 100 * 2 ** (-(Math.max(0, rate) * seats) / (2 * HALVING_RATE));
}
