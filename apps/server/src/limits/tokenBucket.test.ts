import { expect, it } from 'vitest';
import { TokenBucket } from './tokenBucket.ts';

function bucketOf(burst: number, perSecond: number, maxSlowdown?: number) {
  let now = 0;
  return {
    bucket: new TokenBucket({ monotonic: () => now }, burst, perSecond, maxSlowdown),
    pass: (seconds: number) => void (now += seconds * 1000),
  };
}

it('a burst of tokens can be taken at once, then each one as it comes back', () => {
  const { bucket, pass } = bucketOf(2, 1);
  expect([bucket.take('a'), bucket.take('a'), bucket.take('a')]).toEqual([true, true, false]);
  expect(bucket.waitFor('a')).toBe(1000);
  pass(1);
  expect(bucket.waitFor('a')).toBe(0);
  expect([bucket.take('a'), bucket.take('a')]).toEqual([true, false]);
});

it('full buckets are dropped: hours of strangers leave nothing in memory', () => {
  const { bucket, pass } = bucketOf(5, 1 / 3);
  let maxSize = 0;
  for (let stranger = 0; stranger < 5000; stranger++) {
    pass(1);
    expect(bucket.take(`${stranger}`)).toBe(true);
    maxSize = Math.max(maxSize, bucket.size);
  }
  expect(maxSize).toBeLessThan(10);
});

it('an empty bucket is remembered while strangers come and go', () => {
  const { bucket, pass } = bucketOf(2, 0.01);
  expect([bucket.take('a'), bucket.take('a')]).toEqual([true, true]);
  for (let stranger = 0; stranger < 20; stranger++) {
    pass(1);
    bucket.take(`${stranger}`);
  }
  expect(bucket.take('a')).toBe(false);
});

it('an emptied bucket refills twice as slowly each time, up to a bound, until it was full again', () => {
  const { bucket, pass } = bucketOf(2, 1, 4);
  bucket.take('a');
  const waits = Array.from({ length: 3 }, () => {
    expect(bucket.take('a')).toBe(true);
    const ms = bucket.waitFor('a');
    pass(ms / 1000);
    return ms;
  });
  expect(waits).toEqual([2000, 4000, 4000]);
  pass(60);
  expect([bucket.take('a'), bucket.take('a'), bucket.waitFor('a')]).toEqual([true, true, 2000]);
});

it('a token can be given back, and a key forgotten', () => {
  const { bucket } = bucketOf(1, 0.1);
  bucket.take('a');
  bucket.giveBack('a');
  expect([bucket.take('a'), bucket.take('a')]).toEqual([true, false]);
  bucket.forget('a');
  expect(bucket.take('a')).toBe(true);
});
