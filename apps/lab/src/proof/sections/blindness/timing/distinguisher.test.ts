import { expect, it } from 'vitest';
import type { TimingSamples } from './distinguisher.ts';
import { collectSamples, distinguish } from './distinguisher.ts';

/**
 * `share` of the second kind takes longer than everything else, so the area is one half plus half of `share`.
 */
function samplesOf(count: number, share: number): TimingSamples {
  const other = Array.from({ length: count }, (_, i) => (i < count * share ? 2 : 1));
  return { first: Array<number>(count).fill(1), second: other };
}

it.each([
  [500, 0, 'neither'],
  [500, 0.09, 'neither'],
  [500, 0.13, 'inDoubt'],
  [2000, 0.13, 'inDoubt'],
  [500, 0.2, 'tellable'],
  [8000, 0.13, 'tellable'],
  [40, 0.2, 'inDoubt'],
])('with %i samples of each kind and a share of %f late ones the verdict is %s', (count, share, verdict) => {
  const { isDistinguishable, isInDoubt } = distinguish(samplesOf(count, share));
  expect({ isTellable: isDistinguishable, isInDoubt }).toEqual({
    isTellable: verdict === 'tellable',
    isInDoubt: verdict === 'inDoubt',
  });
});

it.each([
  [0, 1],
  [0.3, 1],
  [0.13, 4],
])('with a share of %f late samples the collection takes %i rounds', async (share, rounds) => {
  const samples: TimingSamples = { first: [], second: [] };
  const requested: number[] = [];
  await collectSamples(samples, 200, (wanted) => {
    requested.push(wanted);
    const { first, second } = samplesOf(wanted, share);
    samples.first.splice(0, Infinity, ...first);
    samples.second.splice(0, Infinity, ...second);
    return Promise.resolve();
  });
  expect(requested).toEqual(Array.from({ length: rounds }, (_, i) => 200 * (i + 1)));
});
