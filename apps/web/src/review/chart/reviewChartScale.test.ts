import { expect, test } from 'vitest';
import { PIN, placePins, spread } from './reviewChartScale.ts';

const SPACE = { top: 2, bottom: 230 };

test('pins of decisions that follow each other closely do not cover each other', () => {
  const points = [100, 103, 106, 109, 112].map((x) => ({ x, y: 120 }));
  const labels = placePins(points, SPACE).toSorted((a, b) => a - b);
  labels.slice(1).forEach((at, i) => expect(at - (labels[i] as number)).toBeGreaterThanOrEqual(PIN.height));
});

test('a pin is above its point, or below it where there is no room above', () => {
  const [middle, high] = placePins(
    [
      { x: 50, y: 120 },
      { x: 150, y: 10 },
    ],
    SPACE,
  ) as [number, number];
  expect(middle).toBeLessThan(120);
  expect(high).toBeGreaterThan(10);
});

test('labels that would overlap are moved apart', () => {
  expect(spread([10, 12, 60], 20)).toEqual([10, 30, 60]);
});
