import { describe, expect, it } from 'vitest';
import type { SiberiaFact } from '../rules/index.ts';
import { duration } from './duration.ts';

const placed: SiberiaFact = { type: 'tilePlaced', seat: 1, tile: 0, place: 0 };
const moved: SiberiaFact = { type: 'workerMoved', seat: 1, from: 0, to: 1 };

describe('durations of animations', () => {
  it('a fact on a board that is not shown takes no time, one on the map does', () => {
    expect(duration(placed, { shownSeat: 1, hasReplacedDecision: false })).toBeGreaterThan(0);
    expect(duration(placed, { shownSeat: 0, hasReplacedDecision: false })).toBe(0);
    expect(duration(moved, { shownSeat: 0, hasReplacedDecision: false })).toBeGreaterThan(0);
  });

  it('SB-4.8: tiles that are placed again after one was taken back do not move', () => {
    expect(duration(placed, { shownSeat: 1, hasReplacedDecision: true })).toBe(0);
    expect(duration(moved, { shownSeat: 1, hasReplacedDecision: true })).toBeGreaterThan(0);
  });
});
