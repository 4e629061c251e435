import { expect, it } from 'vitest';
import { ratingScale, spreadLabels } from './ratingScale.ts';

it('all ratings lie inside the scale, in their order', () => {
  const { at } = ratingScale([1252, 1400, 1605, 1783]);
  const places = [1252, 1400, 1605, 1783].map(at);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(places.at(-1)).toBeLessThan(100);
});

it('ticks are a few round numbers inside the scale', () => {
  for (const ratings of [[1400], [1380, 1410], [634, 1783], [-200, 2600]]) {
    const { ticks, low, high } = ratingScale(ratings);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThanOrEqual(6);
    for (const tick of ticks) {
      expect(tick % 50).toBe(0);
      expect(tick).toBeGreaterThanOrEqual(low);
      expect(tick).toBeLessThanOrEqual(high);
    }
  }
});

it('a scale without ratings is the middle of the usual one', () => {
  const { at } = ratingScale([]);
  expect(at(1400)).toBeCloseTo(50);
});

it('labels that would cover each other are moved apart, others stay', () => {
  expect(spreadLabels([10, 50, 90], [20, 20, 20])).toEqual([10, 50, 90]);
  const spread = spreadLabels([40, 48, 52, 90], [24, 16, 20, 20]);
  expect(spread.at(-1)).toBe(90);
  const widths = [24, 16, 20, 20];
  for (let i = 1; i < spread.length; i++) {
    const [before, own] = [spread[i - 1] as number, spread[i] as number];
    expect(own - before).toBeGreaterThan(((widths[i - 1] as number) + (widths[i] as number)) / 2 - 0.5);
  }
});
