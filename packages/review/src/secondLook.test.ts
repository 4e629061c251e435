import { expect, test } from 'vitest';
import { markOf } from './marks.ts';
import type { Look } from './secondLook.ts';
import { agreedLook } from './secondLook.ts';

const look = (error: number): Look => ({ error, standardError: 0.01, effects: [-error, error], reasons: {} });

const markAfter = (first: number, second: number) => markOf(agreedLook(look(first), look(second)), 2);

test('a mistake that the second look confirms is marked by what the second look measured', () => {
  expect(markAfter(0.1, 0.12)).toBe('mistake');
  expect(markAfter(0.17, 0.12)).toBe('mistake');
});

test('a decision on which both looks disagree is not marked, however small the noise within each is', () => {
  expect(markAfter(0.21, 0.06)).toBeUndefined();
});
