import type { Ply, PlyNames } from '@pithead/kernel';
import { expect, it } from 'vitest';
import type { Guide, GuideStep } from './guide.ts';
import type { GuideProgress } from './progress.ts';
import {
  rewindProgress,
  alternativesOf,
  recordFollowed,
  nextStep,
  offeredSuggestions,
  startOfChapter,
} from './progress.ts';
import { judgePlay, skipTo } from './judgePlay.ts';

const MOVES = [
  { verb: 'go', nouns: ['down', 'up'] },
  { verb: 'load', nouns: ['coal'] },
];
const NAMES = {
  moves: MOVES,
  verbs: new Map(MOVES.map(({ verb }, index) => [verb, index])),
} as unknown as PlyNames;
const [DOWN, UP, LOAD]: readonly Ply[] = [
  ['go', 0],
  ['go', 1],
  ['load', 0],
];
const EVERYTHING = { go: [0, 1], load: [0] };

const dig: GuideStep = {
  id: 'dig',
  rule: 'XY-1',
  suggest: ['go down', 'load coal', 'load coal', 'go up'],
  allow: ['go up', 'load *'],
  options: [{ ply: 'go down', say: 'deep' }],
  until: { fact: 'dug' },
};
const GUIDE: Guide = {
  game: 'xy',
  version: 1,
  rules: 1,
  seats: 1,
  options: {},
  key: '',
  isUseful: () => true,
  scores: () => [],
  chapters: [{ id: 'first', minutes: 1, steps: [{ id: 'told', rule: 'XY-1', until: 'next' }, dig] }],
};

const atDig = skipTo(startOfChapter(GUIDE, 0, { facts: [] }), 1, 0);
const play = (progress: GuideProgress, ply: Ply | undefined, factCount: number): GuideProgress =>
  recordFollowed(GUIDE, NAMES, progress, [ply as Ply], factCount);
const suggested = ({ followed }: GuideProgress): Ply[] =>
  offeredSuggestions(NAMES, dig, EVERYTHING, followed);

it('a suggestion that was played is not suggested again, and one of two equal ones stays', () => {
  expect(suggested(atDig)).toEqual([DOWN, LOAD, LOAD, UP]);
  const loaded = play(play(atDig, DOWN, 0), LOAD, 1);
  expect(suggested(loaded)).toEqual([LOAD, UP]);
  expect(suggested(play(loaded, UP, 2))).toEqual([LOAD]);
});

it('an undo suggests again what it took back', () => {
  const loaded = play(play(atDig, DOWN, 0), LOAD, 1);
  const facts = (count: number) => ({ facts: Array.from({ length: count }, () => ({ type: 'dug' })) });
  expect(rewindProgress(loaded, facts(2))).toBe(loaded);
  expect(suggested(rewindProgress(loaded, facts(1)))).toEqual([LOAD, LOAD, UP]);
  expect(suggested(rewindProgress(loaded, facts(0)))).toEqual([DOWN, LOAD, LOAD, UP]);
});

it('another step begins with all of its suggestions', () => {
  const later = skipTo({ ...play(atDig, DOWN, 0), step: 0 }, 1, 3);
  expect(later).toMatchObject({ step: 1, followed: [] });
  expect(skipTo(later, 1, 4)).toBe(later);
});

it('sentences that were skipped are remembered, but not the one on the sign', () => {
  const start = startOfChapter(GUIDE, 0, { facts: [] });
  expect(skipTo(start, 1, 0).skippedSteps).toEqual([]);
  expect(skipTo(start, 3, 0).skippedSteps).toEqual([1, 2]);
});

it('the alternatives of a step are named plies that it does not suggest', () => {
  expect(alternativesOf(dig)).toEqual([]);
  expect(alternativesOf({ ...dig, suggest: ['load coal'] })).toEqual(['go up', 'go down']);
});

it('a step that does not apply is hidden, and an undo does not lead back to it', () => {
  const steps: GuideStep[] = [
    { id: 'told', rule: 'XY-1', until: 'next' },
    { id: 'never', rule: 'XY-1', until: 'next', when: () => false },
    dig,
  ];
  const guide: Guide = { ...GUIDE, chapters: [{ id: 'first', minutes: 1, steps }] };
  const match = { view: undefined, facts: [{ type: 'dug' }], offers: EVERYTHING, isOver: false };
  const next = nextStep(guide, NAMES, startOfChapter(guide, 0, { facts: [] }), match);
  expect(next).toMatchObject({ step: 2, hiddenSteps: [1] });
  expect(rewindProgress(next as GuideProgress, { facts: [] })).toMatchObject({ step: 0, hiddenSteps: [] });
});

const asked = { factCountBefore: 0, canUndo: true, wasAsked: false };
const judge = (plies: readonly (Ply | undefined)[], more: Partial<typeof asked> = {}) =>
  judgePlay(GUIDE, NAMES, startOfChapter(GUIDE, 0, { facts: [] }), {
    ...asked,
    ...more,
    plies: plies as readonly Ply[],
  });
const OTHER: Ply = ['sell', 0];

it('a ply of a later step leads there, and an alternative is remarked on', () => {
  expect(judge([DOWN])).toMatchObject({ note: undefined, progress: { step: 1, hasLeftScript: false } });
  const loadOnly = {
    ...GUIDE,
    chapters: [{ id: 'first', minutes: 1, steps: [{ ...dig, suggest: ['go down'] }] }],
  };
  const start = startOfChapter(loadOnly, 0, { facts: [] });
  const judged = judgePlay(loadOnly, NAMES, start, { ...asked, plies: [UP as Ply] });
  expect(judged).toMatchObject({ note: 'alsoWorks', progress: { hasLeftScript: false } });
});

it('another ply is asked about if it can be undone, and leaves the script otherwise', () => {
  expect(judge([OTHER])).toMatchObject({ note: 'keepOrUndo', progress: { step: 0, hasLeftScript: false } });
  expect(judge([OTHER], { canUndo: false })).toMatchObject({
    note: 'ownWay',
    progress: { hasLeftScript: true },
  });
  expect(judge([DOWN], { wasAsked: true })).toMatchObject({
    note: 'ownWay',
    progress: { hasLeftScript: true },
  });
});
