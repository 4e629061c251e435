import { keyFromSeed, resolveOptions } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import type { ValueNet } from './valueNet.ts';
import { createPredictor } from './valueNet.ts';
import { estimateWinShares } from './evaluator.ts';
import { predictingEvaluator } from '../players/createBot.ts';
import { pebblesKit, pebbles } from '../testing/pebbles.ts';

const table = (seats: number) => ({
  ...pebbles.setup(2, resolveOptions(pebbles, { heap: 7 }), keyFromSeed(1), undefined),
  seats,
});
const forecast = (net: ValueNet) => ({
  features: ['number', 'square'],
  net,
  read(_state: unknown, seat: number, into: Float64Array) {
    into[0] = seat;
    into[1] = seat * seat;
  },
});
const sharesAt = (seats: number, net: ValueNet): number[] => {
  const shares: number[] = [];
  createPredictor(forecast(net))(table(seats), shares);
  return shares;
};

describe('value net', () => {
  test('win shares are proportional to the odds of the seats', () => {
    const even = sharesAt(4, { weights: [0, 0], units: [] });
    expect(even).toEqual([0.25, 0.25, 0.25, 0.25]);
    const [last, middle, first] = sharesAt(3, { weights: [Math.log(2), 0], units: [] }) as [
      number,
      number,
      number,
    ];
    expect(last + middle + first).toBeCloseTo(1);
    expect(middle / last).toBeCloseTo(2);
    expect(first / last).toBeCloseTo(4);
  });

  test('a hidden unit contributes only above its threshold', () => {
    const unit = { threshold: 1, gain: Math.log(3), weights: [0, 1] };
    const [a, b, c] = sharesAt(3, { weights: [0, 0], units: [unit] }) as [number, number, number];
    expect(b / a).toBeCloseTo(1);
    expect(c / a).toBeCloseTo(3 ** 3);
  });

  test('stale entries of a larger table in the result buffer are ignored', () => {
    const shares = [9, 9, 9, 9];
    createPredictor(forecast({ weights: [Math.log(3), 0], units: [] }))(table(2), shares);
    expect(shares[0]).toBeCloseTo(0.25);
    expect(shares[1]).toBeCloseTo(0.75);
  });

  test('a net without a weight for each feature is rejected', () => {
    expect(() => createPredictor(forecast({ weights: [1], units: [] }))).toThrow(
      'a weight for each of 2 features',
    );
    expect(() =>
      createPredictor(forecast({ weights: [1, 1], units: [{ threshold: 0, gain: 1, weights: [] }] })),
    ).toThrow('a weight for each');
  });

  test('extreme odds give finite shares', () => {
    expect(sharesAt(2, { weights: [5000, 0], units: [] })).toEqual([0, 1]);
  });

  test('the net replaces the evaluation, except after the end of the game', () => {
    const evaluator = predictingEvaluator({
      ...pebblesKit,
      valueNet: forecast({ weights: [Math.log(9), 0], units: [] }),
    });
    const shares: number[] = [];
    estimateWinShares(pebbles, evaluator, table(2), shares, 0, []);
    expect(shares[1]).toBeCloseTo(0.9);
    const over = pebbles.setup(2, resolveOptions(pebbles, { heap: 7 }), keyFromSeed(1), undefined);
    over.steps = [];
    over.taken = [1, 0];
    estimateWinShares(pebbles, evaluator, over, shares, 0, []);
    expect(shares).toEqual([1, 0]);
  });
});
