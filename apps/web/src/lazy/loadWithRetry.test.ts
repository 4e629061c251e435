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

test('a load that keeps failing rejects, and the next call tries again', async () => {
  vi.useFakeTimers();
  let isOnline = false;
  const bots = loadWithRetry(() =>
    isOnline ? Promise.resolve('bots') : Promise.reject(new Error('no net')),
  );
  const failed = bots().catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await failed).toBe('Error: no net');
  isOnline = true;
  expect(await bots()).toBe('bots');
});
