import { expect, test } from 'vitest';
import { bestPlusEachFirstPly, bestDecisions } from './decisions.ts';
import type { Pebbles } from '../testing/pebbles.ts';

const decision = (value: number, ...codes: number[]) => ({ codes, value, state: {} as Pebbles });
const decisions = [
  decision(1, 1, 1),
  decision(5, 2, 1),
  decision(4, 2, 2),
  decision(0, 3, 1),
  decision(3, 1, 2),
];
const values = (some: readonly { value: number }[]): number[] => some.map(({ value }) => value);

test('bestDecisions keeps the best evaluations, best first', () => {
  expect(values(bestDecisions(decisions, 3))).toEqual([5, 4, 3]);
});

test('bestPlusEachFirstPly also keeps the best decision of each first ply', () => {
  expect(values(bestPlusEachFirstPly(decisions, 2))).toEqual([5, 4, 3, 0]);
  expect(values(bestPlusEachFirstPly(decisions, 0))).toEqual([5, 3, 0]);
});
