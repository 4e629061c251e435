import { expect, it } from 'vitest';
import type { Samples } from './distinguisher.ts';
import { collectSamples, distinguish } from './distinguisher.ts';

/**
 * A share of the second kind takes longer than everything else, so the area is one half plus half of that
 * share.
 */
function samplesOf(many: number, share: number): Samples {
  const other = Array.from({ length: many }, (_, i) => (i < many * share ? 2 : 1));
  return { one: Array<number>(many).fill(1), other };
}

it.each([
  [500, 0, 'neither'],
  [500, 0.09, 'neither'],
  [500, 0.13, 'inDoubt'],
  [2000, 0.13, 'inDoubt'],
  [500, 0.2, 'tellable'],
  [8000, 0.13, 'tellable'],
  [40, 0.2, 'inDoubt'],
])('with %i samples of each kind and a share of %f late ones the verdict is %s', (many, share, verdict) => {
  const { isTellable, isInDoubt } = distinguish(samplesOf(many, share));
  expect({ isTellable, isInDoubt }).toEqual({
    isTellable: verdict === 'tellable',
    isInDoubt: verdict === 'inDoubt',
  });
});

it.each([
  [0, 1],
  [0.3, 1],
  [0.13, 4],
])('with a share of %f late samples the collection takes %i rounds', async (share, rounds) => {
  const samples: Samples = { one: [], other: [] };
  const asked: number[] = [];
  await collectSamples(samples, 200, (wanted) => {
    asked.push(wanted);
    const { one, other } = samplesOf(wanted, share);
    samples.one.splice(0, Infinity, ...one);
    samples.other.splice(0, Infinity, ...other);
    return Promise.resolve();
  });
  expect(asked).toEqual(Array.from({ length: rounds }, (_, i) => 200 * (i + 1)));
});
