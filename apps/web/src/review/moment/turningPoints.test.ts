import type { Mark, Review, ReviewedDecision } from '@pithead/review';
import { expect, test } from 'vitest';
import { turningPointsOf } from './turningPoints.ts';

/** [seat, error]; undefined errors are of decisions that wait. */
function reviewOf(
  errors: readonly (readonly [seat: number, error: number | undefined])[],
  seats = 2,
): Review {
  const decisions = errors.map(([seat, error], number): Partial<ReviewedDecision> => ({
    number,
    seat,
    momentBefore: number,
    momentAfter: number + 1,
    verdict: error === undefined ? undefined : ({ error } as ReviewedDecision['verdict']),
    mark: error !== undefined && error >= 0.1 ? ('mistake' satisfies Mark) : undefined,
  }));
  const moments = [...errors, null].map((_, i) => ({ chances: [1 - 0.1 * i, 0.1 * i] }));
  return { decisions, moments, seats: Array.from({ length: seats }, () => ({})) } as unknown as Review;
}

test('a seat’s own errors are listed, however many larger ones the others made', () => {
  const errors = [...Array.from({ length: 15 }, () => [1, 0.5] as const), [0, 0.12] as const];
  const listed = turningPointsOf(reviewOf(errors), new Map());
  expect(listed).toHaveLength(12);
  expect(listed.at(-1)?.decision.seat).toBe(0);
});

test('numbers stay while others are found, and are in the order of play if all is known', () => {
  const numbers = new Map<number, number>();
  const before = turningPointsOf(
    reviewOf([
      [0, undefined],
      [1, 0.01],
      [0, 0.3],
    ]),
    numbers,
  );
  expect(before.map(({ number, decision }) => [number, decision.number])).toEqual([
    [undefined, 0],
    [1, 2],
  ]);
  const known = reviewOf([
    [0, 0.02],
    [1, 0.2],
    [0, 0.3],
  ]);
  const after = turningPointsOf(known, numbers);
  expect(after.map(({ number, decision }) => [number, decision.number])).toEqual([
    [2, 1],
    [1, 2],
  ]);
  expect(turningPointsOf(known, new Map()).map(({ number }) => number)).toEqual([1, 2]);
});

test('a decision that waits is listed only if its seat’s chance fell', () => {
  const listed = turningPointsOf(
    reviewOf([
      [1, undefined],
      [0, undefined],
    ]),
    new Map(),
  );
  expect(listed.map(({ decision }) => decision.seat)).toEqual([0]);
});
