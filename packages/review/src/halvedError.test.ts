import { chanceFrom, drawUint32, keyFromSeed } from '@pithead/kernel';
import { describe, expect, test } from 'vitest';
import { halvedError } from './halvedError.ts';

const OPTIONS = 10;
const WORLDS = 16;
const DECISIONS = 400;

const stream = chanceFrom(keyFromSeed('halves'));
const noise = (): number => drawUint32(stream) / 2 ** 32;

/** Options of equal value in noisy worlds, except that the played one loses `loss`. */
const decision = (loss: number): number[][] =>
  Array.from({ length: OPTIONS }, (_, option) =>
    Array.from({ length: WORLDS }, () => noise() - (option === 0 ? loss : 0)),
  );

const meanOver = (figure: () => number): number =>
  Array.from({ length: DECISIONS }, figure).reduce((sum, each) => sum + each, 0) / DECISIONS;

/** A planted fault: the best option in all worlds, measured in the same worlds. */
const leadOfBest = (chances: readonly (readonly number[])[]): number => {
  const means = chances.map((option) => option.reduce((sum, each) => sum + each, 0) / option.length);
  return Math.max(...means) - (means[0] as number);
};

describe('error measured in the other half of the worlds', () => {
  test('equally good options cost nothing on average, although one of them always looks better', () => {
    expect(Math.abs(meanOver(() => halvedError(decision(0)).mean))).toBeLessThan(0.02);
    expect(meanOver(() => leadOfBest(decision(0)))).toBeGreaterThan(0.08);
  });

  test('what the played option lost is found without bias', () => {
    expect(meanOver(() => halvedError(decision(0.4)).mean)).toBeCloseTo(0.4, 1);
  });

  test('the error is never more than the lead of the best option', () => {
    for (let i = 0; i < DECISIONS; i++) {
      const chances = decision(0.1);
      expect(halvedError(chances).mean).toBeLessThanOrEqual(leadOfBest(chances) + 1e-12);
    }
  });

  test('the standard error is that of the differences in the same world', () => {
    const worlds = Array.from({ length: WORLDS }, noise);
    const { mean, error } = halvedError([worlds, worlds.map((chance) => chance + 0.25)]);
    expect(mean).toBeCloseTo(0.25, 12);
    expect(error).toBeCloseTo(0, 12);
  });
});
