import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findDeviceGuide, loadDeviceGuide, saveDeviceGuide, withoutProgress } from './guideStorage.ts';

const GUIDE = { game: 'glueck-auf', version: 2 };
const progress = {
  chapter: 1,
  step: 3,
  factCountAtStart: [0, 4, 9, 9],
  isReached: false,
  hasLeftScript: true,
  skippedLessons: 2,
  hiddenSteps: [1],
  followed: [{ place: 0, factCount: 9 }],
};
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
  saveDeviceGuide('glueck-auf', STORED);
  expect(loadDeviceGuide(GUIDE)).toEqual(STORED);
  expect(loadDeviceGuide({ game: 'siberia', version: 2 })).toEqual({ version: 2, finished: [], begun: {} });
});

test('after a new version of the guide finished chapters stay finished and the rest begins again', () => {
  saveDeviceGuide('glueck-auf', { ...STORED, isDone: true });
  expect(loadDeviceGuide({ ...GUIDE, version: 3 })).toEqual({
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
  expect(findDeviceGuide('glueck-auf')).toBeUndefined();
  localStorage.setItem('pithead.guide.glueck-auf', '[1]');
  expect(findDeviceGuide('glueck-auf')).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  expect(loadDeviceGuide(GUIDE).finished).toEqual([]);
});

test('progress that earlier versions stored is read, and stored in the same form', () => {
  const stored =
    '{"version":2,"match":"abc","finished":[],"begun":{},"progress":{"chapter":1,"step":3,"starts":[0,4,9,9],' +
    '"isReached":false,"isFree":true,"dropped":2,"omitted":[1],"followed":[{"place":0,"facts":9}]}}';
  localStorage.setItem('pithead.guide.glueck-auf', stored);
  const loaded = loadDeviceGuide(GUIDE);
  expect(loaded.progress).toEqual(progress);
  saveDeviceGuide('glueck-auf', loaded);
  expect(JSON.parse(localStorage.getItem('pithead.guide.glueck-auf') ?? '')).toEqual(JSON.parse(stored));
});
