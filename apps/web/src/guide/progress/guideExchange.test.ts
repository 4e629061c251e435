import type { GuideProgress } from '@pithead/guide';
import type { GuideStatus, AccountGuides } from '@pithead/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GuideRequests } from './guideExchange.ts';
import { exchangeGuides, markForgotten } from './guideExchange.ts';
import { isFurther, mergeStatus, toStatus } from './guideStatus.ts';
import type { DeviceGuide } from '../guideStorage.ts';
import { findDeviceGuide, saveDeviceGuide, loadDeviceGuide, UNSENT, withStepBegun } from '../guideStorage.ts';

const storage = new Map<string, string>();
beforeEach(() => {
  storage.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, value: string) => storage.set(name, value),
    removeItem: (name: string) => storage.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

const GAME = 'glueck-auf';
const PERSON = 'ada';
const at = (chapter: number, step: number): GuideProgress => ({
  chapter,
  step,
  factCountAtStart: [],
  isReached: false,
  hasLeftScript: false,
  skippedLessons: 0,
});
const NOTHING: DeviceGuide = { version: 1, finished: [], begun: {} };
const begunAt = (chapter: number, step: number, more: Partial<DeviceGuide> = {}): DeviceGuide => ({
  ...withStepBegun({ ...NOTHING, ...more }, at(chapter, step), 'a step'),
  progress: at(chapter, step),
});

/** A server of one person that merges as the real one does. */
class FakeServer implements GuideRequests {
  readonly stored = new Map<string, GuideStatus>();
  readonly log: string[] = [];
  isReachable = true;

  #answer(what: string): AccountGuides {
    if (!this.isReachable) throw new Error('offline');
    this.log.push(what);
    return { guides: [...this.stored.values()] };
  }
  async forget(game: string): Promise<void> {
    this.#answer(`forget ${game}`);
    this.stored.delete(game);
  }
  async load(): Promise<AccountGuides> {
    return this.#answer('load');
  }
  async save({ guides }: AccountGuides): Promise<AccountGuides> {
    this.#answer('save');
    for (const guide of guides) {
      const known = this.stored.get(guide.game) ?? guide;
      const finished = [...new Set([...known.finished, ...guide.finished])];
      const { furthest } = isFurther(guide, known) ? guide : known;
      this.stored.set(guide.game, { ...guide, finished, furthest });
    }
    return { guides: [...this.stored.values()] };
  }
}

it('progress is sent once, and again after the next step', async () => {
  const server = new FakeServer();
  saveDeviceGuide(GAME, begunAt(1, 2, { finished: ['threeOrders'] }));
  await exchangeGuides(PERSON, server);
  await exchangeGuides(PERSON, server);
  expect(server.log).toEqual(['save', 'load']);
  expect(storage.has(`pithead.${UNSENT}`)).toBe(false);
  saveDeviceGuide(GAME, begunAt(1, 3, { finished: ['threeOrders'] }));
  expect(storage.has(`pithead.${UNSENT}`)).toBe(true);
  await exchangeGuides(PERSON, server);
  expect(server.stored.get(GAME)).toEqual({
    game: GAME,
    version: 1,
    finished: ['threeOrders'],
    furthest: { chapter: 1, step: 3 },
    current: { chapter: 1, step: 3 },
  });
});

it('what was done offline is sent when the server is back', async () => {
  const server = new FakeServer();
  server.isReachable = false;
  saveDeviceGuide(GAME, begunAt(0, 4));
  await expect(exchangeGuides(PERSON, server)).rejects.toThrow('offline');
  expect(storage.has(`pithead.${UNSENT}`)).toBe(true);
  server.isReachable = true;
  await exchangeGuides(PERSON, server);
  expect(server.stored.get(GAME)?.furthest).toEqual({ chapter: 0, step: 4 });
});

it('another device shows the chapters and the furthest step, but not the match', async () => {
  const server = new FakeServer();
  saveDeviceGuide(GAME, begunAt(2, 1, { finished: ['threeOrders', 'buyAndDig'], match: 'on the phone' }));
  await exchangeGuides(PERSON, server);
  storage.clear();
  await exchangeGuides(PERSON, server);
  expect(findDeviceGuide(GAME)).toEqual({
    version: 1,
    begun: {},
    finished: ['threeOrders', 'buyAndDig'],
    furthest: { chapter: 2, step: 1 },
    elsewhere: { chapter: 2, step: 1 },
    sentTo: PERSON,
  });
});

it('a step that is begun while an answer is on its way is sent by the next exchange', async () => {
  const server = new FakeServer();
  saveDeviceGuide(GAME, begunAt(0, 1));
  const slow: GuideRequests = {
    forget: (game) => server.forget(game),
    load: () => server.load(),
    async save(guides) {
      const answer = await server.save(guides);
      saveDeviceGuide(GAME, begunAt(0, 2));
      return answer;
    },
  };
  await exchangeGuides(PERSON, slow);
  expect(findDeviceGuide(GAME)).toMatchObject({ progress: { step: 2 }, furthest: { chapter: 0, step: 2 } });
  await exchangeGuides(PERSON, server);
  expect(server.stored.get(GAME)?.furthest).toEqual({ chapter: 0, step: 2 });
});

it('somebody else who logs in on the device is told the progress, too', async () => {
  const server = new FakeServer();
  saveDeviceGuide(GAME, begunAt(0, 1));
  await exchangeGuides('guest', server);
  await exchangeGuides(PERSON, server);
  expect(server.log).toEqual(['save', 'save']);
});

it('a forgotten guide does not come back from the server, offline or not', async () => {
  const server = new FakeServer();
  saveDeviceGuide(GAME, begunAt(0, 1));
  await exchangeGuides(PERSON, server);
  saveDeviceGuide(GAME, undefined);
  markForgotten(GAME, true);
  server.isReachable = false;
  await expect(exchangeGuides(PERSON, server)).rejects.toThrow('offline');
  server.isReachable = true;
  await exchangeGuides(PERSON, server);
  expect(server.stored.size).toBe(0);
  expect(findDeviceGuide(GAME)).toBeUndefined();
});

it('merging adds up chapters and keeps the further step and the match of this device', () => {
  const own = begunAt(1, 5, { finished: ['a'], match: 'here' });
  const known: GuideStatus = {
    game: GAME,
    version: 1,
    finished: ['b'],
    furthest: { chapter: 1, step: 2 },
    current: { chapter: 0, step: 0 },
  };
  expect(mergeStatus(own, known)).toEqual({ ...own, finished: ['a', 'b'] });
  const further = { ...known, furthest: { chapter: 2, step: 0 } };
  expect(mergeStatus(own, further)).toEqual({ ...own, finished: ['a', 'b'], furthest: further.furthest });
});

it('steps of another version of the guide are not shown, but finished chapters stay finished', () => {
  const own = begunAt(1, 5, { finished: ['a'] });
  const newer = toStatus(GAME, { ...begunAt(4, 0, { finished: ['b'] }), version: 2 }) as GuideStatus;
  expect(mergeStatus(own, newer)).toEqual({ ...own, finished: ['a', 'b'] });
  saveDeviceGuide(GAME, own);
  expect(loadDeviceGuide({ game: GAME, version: 2 })).toEqual({ version: 2, finished: ['a'], begun: {} });
});

it('going back to an earlier chapter keeps the furthest step, and every begin is counted', () => {
  const once = withStepBegun(NOTHING, at(3, 1), 'occupied');
  const again = withStepBegun(withStepBegun(once, at(0, 0), 'realMatch'), at(3, 1), 'occupied');
  expect(again).toMatchObject({ furthest: { chapter: 3, step: 1 }, begun: { occupied: 2, realMatch: 1 } });
});

it('what can’t be read in the storage counts as nothing', () => {
  for (const text of ['', 'null', '{', '[]', '{"version":1}', '{"version":1,"finished":[],"furthest":"x"}']) {
    storage.set(`pithead.guide.${GAME}`, text);
    expect(findDeviceGuide(GAME), text).toBeUndefined();
  }
});
