import type { Guide } from '@pithead/guide';
import { expect, test } from 'vitest';
import { chapterStates } from './chapterStates.ts';

const step = { rule: 'GA-1.1', until: 'next' as const };
const GUIDE: Guide = {
  game: 'glueck-auf',
  version: 1,
  rules: 1,
  seats: 2,
  options: {},
  key: '',
  isUseful: () => true,
  scores: () => [],
  chapters: ['first', 'second', 'third'].map((id) => ({
    id,
    minutes: 1,
    steps: [
      { id: `${id}1`, ...step },
      { id: `${id}2`, ...step },
    ],
  })),
};
const progressAt = (chapter: number, at: number) => ({
  chapter,
  step: at,
  factCountAtStart: [0],
  isReached: false,
  hasLeftScript: false,
  skippedLessons: 0,
});
const NOTHING = { version: 1, finished: [], begun: {} };
const nextOf = (stored: Parameters<typeof chapterStates>[1]) =>
  chapterStates(GUIDE, stored).findIndex(({ isNext }) => isNext);

test('a newcomer begins with the first chapter', () => {
  expect(chapterStates(GUIDE, NOTHING)).toEqual([
    { isDone: false, isNext: true, step: undefined },
    { isDone: false, isNext: false, step: undefined },
    { isDone: false, isNext: false, step: undefined },
  ]);
});

test('a chapter that was left is resumed at its step', () => {
  const states = chapterStates(GUIDE, { ...NOTHING, finished: ['first'], progress: progressAt(1, 1) });
  expect(states[0]).toEqual({ isDone: true, isNext: false, step: undefined });
  expect(states[1]).toEqual({ isDone: false, isNext: true, step: 2 });
});

test('after the end of a chapter the next one is to be played', () => {
  const stored = { ...NOTHING, finished: ['first'], progress: progressAt(0, 2) };
  expect(nextOf(stored)).toBe(1);
  expect(chapterStates(GUIDE, stored)[1]?.step).toBeUndefined();
});

test('a chapter that was left on another device is to be played here, from its beginning', () => {
  const stored = { ...NOTHING, finished: ['second'], elsewhere: { chapter: 2, step: 1 } };
  expect(nextOf(stored)).toBe(2);
  expect(chapterStates(GUIDE, stored)[2]?.step).toBeUndefined();
  expect(nextOf({ ...stored, elsewhere: { chapter: 0, step: 2 } })).toBe(1);
});

test('without a match the first chapter that is not finished is to be played, and none after the last', () => {
  expect(nextOf({ ...NOTHING, finished: ['first', 'third'] })).toBe(1);
  expect(nextOf({ ...NOTHING, finished: ['first', 'second', 'third'] })).toBe(-1);
  expect(nextOf({ ...NOTHING, finished: ['third'], progress: progressAt(2, 2) })).toBe(-1);
});
