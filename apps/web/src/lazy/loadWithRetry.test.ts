import { afterEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from './loadWithRetry.ts';

afterEach(() => void vi.useRealTimers());

test('a failed load is repeated, and a successful one is reused', async () => {
  vi.useFakeTimers();
  let tries = 0;
  const bots = loadWithRetry(() =>
    ++tries < 3 ? Promise.reject(new Error('no net')) : Promise.resolve('bots'),
  );
  const both = Promise.all([bots(), bots()]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await both, await bots(), tries]).toEqual([['bots', 'bots'], 'bots', 3]);
});
