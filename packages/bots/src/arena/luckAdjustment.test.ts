import { chanceFrom, drawUint32, keyFromSeed } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { adjustForLuck, resultsWithoutLuck } from './luckAdjustment.ts';

const stream = chanceFrom(keyFromSeed('luck adjustment'));
const noise = (): number => drawUint32(stream) / 2 ** 32 - 0.5;

/** Every deal is played twice; `influence` of the luck is in the result. */
const contest = (deals: number, influence: number) =>
  Array.from({ length: 2 * deals }, (_, game) => {
    const luck = noise();
    return { deal: Math.floor(game / 2), luck, result: 0.6 + influence * luck + 0.2 * noise() };
  });

describe('results without luck', () => {
  test('luck that decides games is subtracted, so the error shrinks and the mean stays', () => {
    const { winShare, rawError, error } = adjustForLuck(contest(200, 0.8));
    expect(error).toBeLessThan(0.4 * rawError);
    expect(Math.abs(winShare - 0.6)).toBeLessThan(4 * error);
  });

  test('luck that decides nothing is hardly subtracted, so it does no harm', () => {
    const { dealError, error } = adjustForLuck(contest(200, 0));
    expect(error).toBeLessThan(1.02 * dealError);
  });

  test('the mean is not biased in contests of four deals', () => {
    const shares = Array.from({ length: 4000 }, () => adjustForLuck(contest(4, 0.5)).winShare);
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeCloseTo(0.6, 2);
  });

  test('the share that is subtracted from a game does not depend on its own deal', () => {
    const samples = contest(6, 0.5);
    const share = (from: typeof samples): number =>
      ((from[0]?.result as number) - (resultsWithoutLuck(from)[0] as number)) / (from[0]?.luck as number);
    const changed = samples.map((sample, i) => (i === 1 ? { ...sample, result: 7 } : sample));
    expect(share(changed)).toBeCloseTo(share(samples), 12);
  });

  test('deals whose games cancel out have no error, although single games vary', () => {
    const samples = [1, 2, 3].flatMap((deal) => [0, 1].map((result) => ({ deal, result, luck: 0 })));
    expect(adjustForLuck(samples)).toMatchObject({ winShare: 0.5, dealError: 0, error: 0, meanLuck: 0 });
    expect(adjustForLuck(samples).rawError).toBeGreaterThan(0.2);
  });
});
