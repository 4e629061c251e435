import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { botDelay, botPace, chooseBotPace } from './botPace.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('bots pause by default, but not for people who want less motion', () => {
  expect(botPace()).toBe('normal');
  expect(botDelay(false)).toBe(400);
  expect(botDelay(true)).toBe(0);
});

it('a chosen pace counts with less motion too', () => {
  chooseBotPace('slow');
  expect(botPace()).toBe('slow');
  expect(botDelay(true)).toBe(botDelay(false));
  chooseBotPace('normal');
  expect(stored.size).toBe(0);
});

it.each([
  ['0', 0, 'none'],
  ['350', 350, 'normal'],
  ['5000', 5000, 'slow'],
  ['soon', 400, 'normal'],
  ['-1', 400, 'normal'],
  ['', 400, 'normal'],
] as const)(
  'the delay %j that an earlier version stored means %d ms and is shown as %s',
  (value, ms, pace) => {
    stored.set('pithead.botDelay', value);
    expect(botDelay(false)).toBe(ms);
    expect(botPace()).toBe(pace);
  },
);

it('bots pause where the browser denies storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(botDelay(false)).toBe(400);
  chooseBotPace('fast');
  expect(botPace()).toBe('normal');
});
