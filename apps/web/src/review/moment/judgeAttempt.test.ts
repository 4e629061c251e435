import type { Ply } from '@pithead/kernel';
import type { JudgedDecision, JudgedOption } from '@pithead/review';
import { expect, test } from 'vitest';
import type { Attempt } from './judgeAttempt.ts';
import { judgeAttempt, triesLeft } from './judgeAttempt.ts';

const option = (plies: readonly Ply[], lead: number): JudgedOption => ({
  plies,
  lead,
  chances: [],
  points: [],
  standardError: 0.01,
});

const [PLAYED, BEST, EQUAL, BETTER, WORSE, CLOSE]: readonly Ply[][] = [
  [['take', 1]],
  [
    ['take', 2],
    ['pay', 0],
  ],
  [['take', 3]],
  [['take', 4]],
  [['take', 5]],
  [['take', 6]],
] as const;

const DECISION: JudgedDecision = {
  seat: 0,
  firstPly: 7,
  options: [
    option(PLAYED as Ply[], 0),
    option(BEST as Ply[], 0.1),
    option(EQUAL as Ply[], 0.095),
    option(BETTER as Ply[], 0.03),
    option(WORSE as Ply[], -0.2),
    option(CLOSE as Ply[], 0.015),
  ],
  better: BEST,
  error: 0.1,
  standardError: 0.01,
  effects: [],
  isObvious: false,
  reasons: {},
  continuation: [],
};

test.each([
  ['the first ply of the best decision is the best', [['take', 2]], 'best'],
  ['a move within the uncertainty of the best is as good', EQUAL, 'equal'],
  ['a move that gains less is better than played', BETTER, 'better'],
  ['a move whose gain may be noise is about as good as played', CLOSE, 'close'],
  ['a move that loses more is not better', WORSE, 'worse'],
  ['the played move is not better', PLAYED, 'worse'],
  ['a move that was not examined is not judged', [['take', 9]], 'unknown'],
])('%s', (_, plies, answer) => {
  expect(judgeAttempt(DECISION, plies as Ply[]).answer).toBe(answer);
});

test('what was measured in other worlds decides: without a better move nothing is better than played', () => {
  const decision = { ...DECISION, better: undefined, error: -0.01 };
  expect(judgeAttempt(decision, BEST as Ply[]).answer).toBe('close');
});

test('neither a move that was not examined nor the same move again costs a try', () => {
  const [unknown, worse, better] = [[['take', 9]], WORSE, BETTER].map((plies) =>
    judgeAttempt(DECISION, plies as Ply[]),
  ) as [Attempt, Attempt, Attempt];
  expect(triesLeft([])).toBe(3);
  expect(triesLeft([unknown, unknown, worse, worse])).toBe(2);
  expect(triesLeft([worse, better, unknown])).toBe(1);
});
