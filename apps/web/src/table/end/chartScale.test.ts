import { describe, expect, it } from 'vitest';
import { spreadLabels, seatPath, chartScale, CHART_SIZE } from './chartScale.ts';

const SCORES = [
  { ply: 0, totals: [0, 0] },
  { ply: 10, totals: [7, 0] },
  { ply: 25, totals: [7, -3] },
  { ply: 40, totals: [23, 12] },
];

describe('score chart', () => {
  const scale = chartScale(SCORES);

  it('ticks are few, round, evenly spaced and enclose all scores', () => {
    expect(scale.ticks).toEqual([-10, 0, 10, 20, 30]);
    expect(scale.y(30)).toBe(CHART_SIZE.top);
    expect(scale.y(-10)).toBe(CHART_SIZE.height - CHART_SIZE.bottom);
  });

  it('a line is horizontal until the score changes', () => {
    expect(seatPath(SCORES, 0, scale)).toBe(
      `M52 ${scale.y(0)}H191.5V${Math.round(scale.y(7) * 10) / 10}H610V${scale.y(23) * 1}H610`,
    );
  });

  it('a click is mapped to the nearest turn', () => {
    expect(scale.plyAt(scale.x(16))).toBe(10);
    expect(scale.plyAt(9999)).toBe(40);
    expect(scale.plyAt(-5)).toBe(0);
  });

  it('the glyphs at the ends do not overlap and stay inside the chart', () => {
    const [a = 0, b = 0, c = 0] = spreadLabels([190, 190, 188]);
    expect(Math.abs(a - b)).toBeGreaterThanOrEqual(20);
    expect(Math.abs(c - a)).toBeGreaterThanOrEqual(20);
    expect(Math.max(a, b, c)).toBeLessThanOrEqual(CHART_SIZE.height - 10);
  });

  it('the chart can be drawn when nobody has a point', () => {
    const flat = chartScale([{ ply: 0, totals: [0, 0] }]);
    expect(flat.ticks).toEqual([0, 1]);
  });
});
