import { meanWithError } from '@pithead/bots';
import { describe, expect, test } from 'vitest';
import { jackknife } from './jackknife.ts';

const meanOf = (samples: readonly number[]): number => meanWithError(samples).mean;

describe('jackknife', () => {
  test('the interval of a mean is 1.96 standard errors on both sides', () => {
    const samples = [3, 1, 4, 1, 5, 9, 2, 6];
    const { low, value, high } = jackknife(samples, meanOf);
    const { mean, error } = meanWithError(samples);
    expect(value).toBe(mean);
    expect(high - value).toBeCloseTo(1.96 * error, 12);
    expect(value - low).toBeCloseTo(1.96 * error, 12);
  });

  test('a figure that is the same without any sample has an interval of no width', () => {
    expect(jackknife([7, 7, 7], meanOf)).toEqual({ low: 7, value: 7, high: 7 });
  });
});
