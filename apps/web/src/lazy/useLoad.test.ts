import { expect, test } from 'vitest';
import { startLoad } from './useLoad.ts';

const outcomesOf = async (load: () => Promise<string>, isCancelled: boolean): Promise<string[]> => {
  const outcomes: string[] = [];
  const cancel = startLoad(
    load,
    (value) => outcomes.push(value),
    (error) => outcomes.push(String(error)),
  );
  if (isCancelled) cancel();
  await new Promise((resolve) => void setTimeout(resolve));
  return outcomes;
};

test('a load reports its value or its error', async () => {
  expect(await outcomesOf(() => Promise.resolve('loaded'), false)).toEqual(['loaded']);
  expect(await outcomesOf(() => Promise.reject(new Error('no net')), false)).toEqual(['Error: no net']);
});

test('a load that was cancelled, because its component is gone, reports nothing', async () => {
  expect(await outcomesOf(() => Promise.resolve('loaded'), true)).toEqual([]);
  expect(await outcomesOf(() => Promise.reject(new Error('no net')), true)).toEqual([]);
});
