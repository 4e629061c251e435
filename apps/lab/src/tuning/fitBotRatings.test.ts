import type { Outcome } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { FIXED_POINT, fitBotRatings, predictionBins } from './fitBotRatings.ts';
import { PairCounts } from './pairCounts.ts';

const outcome = (...ranks: readonly number[]): Outcome => ({
  seats: ranks.map((rank) => ({ rank, total: -rank, sources: {}, tieBreaks: [] })),
});

/** As many pairs as 400 points for each factor of ten predict. */
function countsOf(strengths: Readonly<Record<string, number>>, pairs: number, players = 2) {
  const names = Object.keys(strengths).toSorted();
  return names.flatMap((a, i) =>
    names.slice(i + 1).map((b) => {
      const p = 1 / (1 + 10 ** (((strengths[b] as number) - (strengths[a] as number)) / 400));
      return { players, a, b, half: 'fit' as const, pairs, ahead: pairs * p };
    }),
  );
}

const STRENGTHS: Readonly<Record<string, number>> = { [FIXED_POINT]: 1400, weak: 1150, strong: 1720 };

describe('ratings of bots', () => {
  it('strengths are found again, with Greedy at 1,400', () => {
    const fitted = fitBotRatings(countsOf(STRENGTHS, 10_000));
    for (const { bot, rating } of fitted)
      expect(Math.abs(rating - (STRENGTHS[bot] as number))).toBeLessThan(3);
    expect(fitted.find(({ bot }) => bot === FIXED_POINT)?.plusMinus).toBe(0);
  });

  it('ranges shrink with games, and pairs of larger tables tell less', () => {
    const rangeOf = (...args: Parameters<typeof countsOf>): number =>
      fitBotRatings(countsOf(...args)).find(({ bot }) => bot === 'weak')?.plusMinus as number;
    expect(rangeOf(STRENGTHS, 4_000)).toBeCloseTo(rangeOf(STRENGTHS, 1_000) / 2, -1);
    expect(rangeOf(STRENGTHS, 1_000, 4)).toBeGreaterThan(rangeOf(STRENGTHS, 1_000));
  });

  it('a bot that never wins gets a finite rating with a wide range', () => {
    const pairs = { players: 2, half: 'fit' as const, pairs: 50 };
    const [, random] = fitBotRatings([{ ...pairs, a: FIXED_POINT, b: 'random', ahead: 50 }]);
    expect(random?.rating).toBeLessThan(900);
    expect(Number.isFinite(random?.rating)).toBe(true);
    expect(random?.plusMinus).toBeGreaterThan(300);
  });

  it('predictions that fit have no difference in any bin', () => {
    const counts = countsOf(STRENGTHS, 10_000);
    const bins = predictionBins(fitBotRatings(counts), counts);
    expect(bins.reduce((sum, { pairs }) => sum + pairs, 0)).toBe(60_000);
    for (const { predicted, actual } of bins) expect(Math.abs(predicted - actual)).toBeLessThan(0.01);
  });
});

describe('counts of pairs', () => {
  it('every pair of different bots counts once, a tie half, and equal bots not', () => {
    const counts = new PairCounts();
    counts.add(['b', 'a', 'b'], outcome(1, 2, 2), 'fit');
    expect(counts.all()).toEqual([{ players: 3, a: 'a', b: 'b', half: 'fit', pairs: 2, ahead: 0.5 }]);
    expect(counts.games).toEqual({ 3: 1 });
    expect(counts.gamesOf).toEqual({ a: 1, b: 1 });
    const more = new PairCounts(counts.all());
    more.add(['a', 'b'], outcome(1, 2), 'check');
    expect(more.all()).toHaveLength(2);
  });
});
