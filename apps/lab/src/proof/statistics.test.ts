import { expect, it } from 'vitest';
import { areaUnderCurve } from './statistics.ts';

it.each([
  [[1, 2, 3], [4, 5], 1],
  [[4, 5], [1, 2, 3], 0],
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[7, 7], [7, 7, 7], 0.5],
  [[1, 3], [2, 4], 0.75],
  [[1, 2], [2, 3], 0.875],
])('the area under the curve of %j against %j is %d, with ties counted half', (first, second, area) => {
  expect(areaUnderCurve(first, second)).toBeCloseTo(area);
});
