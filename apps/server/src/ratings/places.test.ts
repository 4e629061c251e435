import { describe, expect, it } from 'vitest';
import type { ResultSeat } from '../store/store.ts';
import { leavingTimes, placesOf } from './places.ts';
import { NEW_RATING, shownRating, sigmaAt } from './uncertainty.ts';

const DAY = 86_400_000;

const seats = (...all: readonly [rank: number, leaving?: ResultSeat['leaving']][]) =>
  all.map(([rank, leaving = 'stayed'], seat) => ({ seat, rank, leaving }));

const places = (...args: Parameters<typeof placesOf>): number[] =>
  placesOf(...args).map(({ place }) => place);

describe('places', () => {
  it('those who stayed keep their order and their ties', () => {
    expect(places(seats([1], [3], [1], [4]))).toEqual([1, 3, 1, 4]);
  });

  it('who has left comes after everybody who stayed, however well the stand-in did', () => {
    expect(places(seats([1, 'left'], [3], [2], [4]))).toEqual([4, 2, 1, 3]);
  });

  it('of several who left, who stayed longer comes first', () => {
    const leftAt = new Map([
      [0, 40],
      [2, 90],
    ]);
    expect(places(seats([1, 'left'], [3], [2, 'resigned'], [4]), leftAt)).toEqual([4, 1, 3, 2]);
  });

  it('if nobody stayed, the last to leave is first', () => {
    const leftAt = new Map([
      [0, 7],
      [1, 9],
    ]);
    expect(places(seats([1, 'resigned'], [1, 'resigned']), leftAt)).toEqual([2, 1]);
  });

  it('somebody has left when the bot took over for the last time, also if a resignation follows', () => {
    const events = [
      { seat: 0, seq: 3, kind: 'standIn' },
      { seat: 0, seq: 5, kind: 'return' },
      { seat: 1, seq: 6, kind: 'standIn' },
      { seat: 0, seq: 8, kind: 'standIn' },
      { seat: 1, seq: 9, kind: 'resign' },
    ];
    expect([...leavingTimes(events)]).toEqual([
      [1, 6],
      [0, 8],
    ]);
  });
});

describe('the uncertainty of a rating', () => {
  const settled = { rating: 1642, sigma: 58 / 1.96, games: 164, lastAt: 0 };

  it('grows with every day without a rated game, and is provisional after more than a year', () => {
    expect(shownRating(settled, 0)).toEqual({
      rating: 1642,
      plusMinus: 58,
      isProvisional: false,
      games: 164,
    });
    expect(shownRating(settled, 365 * DAY)).toMatchObject({ plusMinus: 110, isProvisional: false });
    expect(shownRating(settled, 380 * DAY)).toMatchObject({ isProvisional: true });
  });

  it('never exceeds that of a new player', () => {
    expect(sigmaAt(settled, 0, 100_000 * DAY)).toBe(NEW_RATING.sigma);
  });

  it('does not shrink if a clock goes backwards', () => {
    expect(sigmaAt(settled, 10 * DAY, 0)).toBe(settled.sigma);
  });
});
