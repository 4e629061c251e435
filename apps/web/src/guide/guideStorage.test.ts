import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, storedGuide, storeGuide, withoutProgress } from './guideStorage.ts';

const GUIDE = { game: 'glueck-auf', version: 2 };
const progress = { chapter: 1, step: 3, starts: [0, 4, 9, 9], isReached: false, isFree: false, dropped: 0 };
const STORED = { version: 2, match: 'abc', progress, finished: ['threeOrders'], begun: { buyTile: 1 } };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('what was stored is read again', () => {
  storeGuide('glueck-auf', STORED);
  expect(storedGuide(GUIDE)).toEqual(STORED);
  expect(storedGuide({ game: 'siberia', version: 2 })).toEqual({ version: 2, finished: [], begun: {} });
});

test('after a new version of the guide finished chapters stay finished and the rest begins again', () => {
  storeGuide('glueck-auf', { ...STORED, isDone: true });
  expect(storedGuide({ ...GUIDE, version: 3 })).toEqual({
    version: 3,
    finished: ['threeOrders'],
    isDone: true,
    begun: {},
  });
});

test('without its progress a guide keeps its match, finished chapters and counts', () => {
  expect(withoutProgress({ ...STORED, furthest: { chapter: 1, step: 3 } })).toEqual({
    version: 2,
    match: 'abc',
    finished: ['threeOrders'],
    furthest: { chapter: 1, step: 3 },
    begun: { buyTile: 1 },
  });
});

test('damaged and denied storage counts as nothing stored', () => {
  localStorage.setItem('pithead.guide.glueck-auf', '{"version":');
  expect(readStored('glueck-auf')).toBeUndefined();
  localStorage.setItem('pithead.guide.glueck-auf', '[1]');
  expect(readStored('glueck-auf')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(storedGuide(GUIDE).finished).toEqual([]);
});
