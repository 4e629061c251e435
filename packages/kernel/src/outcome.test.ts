import { describe, expect, it } from 'vitest';
import { rankSeats, sourcesFrom, sumOf } from './outcome.ts';

const seat = (total: number, ...tieBreaks: number[]) => ({ total, sources: { all: total }, tieBreaks });
const ranks = (...seats: ReturnType<typeof seat>[]): number[] =>
  rankSeats(seats).seats.map((each) => each.rank);

describe('ranks', () => {
  it('more points lead to a better rank', () => expect(ranks(seat(3), seat(9), seat(5))).toEqual([3, 1, 2]));
  it('equal seats share a rank and the next one is skipped', () =>
    expect(ranks(seat(5), seat(9), seat(9), seat(1))).toEqual([3, 1, 1, 4]));
  it('tie-breaks are compared in their order', () =>
    expect(ranks(seat(5, 1, 7), seat(5, 1, 8), seat(5, 2, 0))).toEqual([3, 2, 1]));
  it('negative totals count as well', () => expect(ranks(seat(-6), seat(-2))).toEqual([2, 1]));
  it('sources get the points of the same place', () =>
    expect(sourcesFrom(['orders', 'penalty'], [4, -6])).toEqual({ orders: 4, penalty: -6 }));
  it('the sum of sources is the total', () => expect(sumOf({ orders: 4, penalty: -6 })).toBe(-2));
});
