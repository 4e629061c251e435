import type { Ply } from '@pithead/kernel';
import type { JudgedDecision, JudgedOption } from '@pithead/review';
import { expect, test } from 'vitest';
import { betterMoves, classOf, estimatedChances } from './betterMoves.ts';

const take = (noun: number): readonly Ply[] => [['take', noun]];
const option = (noun: number, lead: number, standardError = 0.01): JudgedOption => ({
  plies: take(noun),
  lead,
  standardError,
  chances: [],
  points: [],
});
const decision = (options: readonly JudgedOption[], better: readonly Ply[] | undefined): JudgedDecision => ({
  seat: 0,
  firstPly: 7,
  options,
  better,
  error: 0.1,
  standardError: 0.01,
  effects: [],
  isObvious: false,
  reasons: {},
  continuation: [],
});

test('moves within the uncertainty of the better one are as good, in the order of their value', () => {
  const options = [option(1, 0), option(2, 0.1), option(3, 0.095), option(4, 0.091), option(5, 0.07)];
  expect(betterMoves(decision(options, take(2)))).toEqual([take(2), take(3), take(4)]);
});

test('a move that is no better than the played one is never listed, however uncertain it is', () => {
  const options = [option(1, 0, 0), option(2, 0.02, 0.05), option(3, -0.01, 0.05)];
  expect(betterMoves(decision(options, take(2)))).toEqual([take(2)]);
});

test('the best move has no better one', () => {
  expect(betterMoves(decision([option(1, 0), option(2, -0.1)], undefined))).toEqual([]);
});

test('the gain of a move is shown only if it was measured in worlds that did not select it', () => {
  const options = [option(1, 0, 0), option(2, 0.3), option(3, 0.25), option(4, 0.01), option(5, -0.1)];
  const verdict = decision(options, take(2));
  expect(options.map((each) => classOf(verdict, each))).toEqual([
    'played',
    'measured',
    'better',
    'close',
    'worse',
  ]);
});

test('the chances of the played and the better move differ by the measured error, not by the lead', () => {
  const options = [
    { ...option(1, 0), chances: [0.4, 0.6] },
    { ...option(2, 0.3), chances: [0.7, 0.3] },
  ];
  expect(estimatedChances(decision(options, take(2)))).toEqual({ played: 0.4, better: 0.5 });
});
