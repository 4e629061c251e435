import { expect, test } from 'vitest';
import type { ReplayPageState } from './openReplay.ts';
import { openReplay } from './openReplay.ts';
import type { ReplaySource } from './replaySource.ts';

type OpenSource = NonNullable<Parameters<typeof openReplay>[2]>;

async function statesOf(openSource: OpenSource, isClosed = false): Promise<string[]> {
  const states: ReplayPageState[] = [];
  const request = { table: undefined, local: undefined, text: '{}' };
  const close = openReplay(request, (state) => states.push(state), openSource);
  if (isClosed) close();
  await new Promise((resolve) => void setTimeout(resolve, 5));
  return states.map(({ kind }) => kind);
}

const sourceWith = (parts: Partial<ReplaySource>): ReplaySource =>
  ({ close: () => undefined, ...parts }) as ReplaySource;

test('a replay whose worker can’t be loaded ends with a failure, not as a damaged record', async () => {
  expect(await statesOf(() => sourceWith({ opened: Promise.reject(new Error('no network')) }))).toEqual([
    'loading',
    'failed',
  ]);
});

test('a replay whose worker fails after opening ends with a failure', async () => {
  const info = { replayId: 1 } as unknown as NonNullable<ReturnType<ReplaySource['info']>>;
  const states = await statesOf((_input, _start, onFailed) => {
    setTimeout(onFailed);
    return sourceWith({ opened: Promise.resolve(undefined), info: () => info });
  });
  expect(states).toEqual(['loading', 'open', 'failed']);
});

test('a replay that was closed reports nothing more', async () => {
  expect(await statesOf(() => sourceWith({ opened: Promise.reject(new Error('no network')) }), true)).toEqual(
    ['loading'],
  );
});
