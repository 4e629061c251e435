import { describe, expect, it } from 'vitest';
import { isTooMuchVacation, passedVacations, vacationOverview } from './vacationDays.ts';

const DAY = 24 * 3_600_000;
const day = (month: number, of: number): number => Date.UTC(2026, month - 1, of);
const days = (from: number, count: number) => ({ from, until: from + count * DAY });

describe('days of vacation', () => {
  it('thirty days of a calendar year are allowed, in one vacation or several', () => {
    expect(isTooMuchVacation([days(day(3, 1), 30)])).toBe(false);
    expect(isTooMuchVacation([days(day(3, 1), 30.01)])).toBe(true);
    expect(isTooMuchVacation([days(day(3, 1), 20), days(day(6, 1), 10)])).toBe(false);
    expect(isTooMuchVacation([days(day(3, 1), 20), days(day(6, 1), 11)])).toBe(true);
  });

  it('a vacation over the new year counts for both years', () => {
    expect(isTooMuchVacation([days(day(12, 12), 50)])).toBe(false);
    expect(isTooMuchVacation([days(day(12, 1), 50)])).toBe(true);
    expect(isTooMuchVacation([days(day(2, 1), 15), days(day(12, 12), 25)])).toBe(true);
  });

  it('each begun day counts, so that many short vacations are no way to stop the clock', () => {
    const short = Array.from({ length: 31 }, (_, i) => ({
      from: day(1, 1) + i * 1000,
      until: day(1, 1) + i * 1000 + 1,
    }));
    expect([isTooMuchVacation(short.slice(1)), isTooMuchVacation(short)]).toEqual([false, true]);
  });

  it('what has passed of a vacation stays when it is replaced', () => {
    const [old, present, next] = [days(day(1, 1), 2), days(day(3, 1), 10), days(day(8, 1), 5)];
    expect(passedVacations([old, present, next], day(3, 4))).toEqual([old, days(day(3, 1), 3)]);
    expect(vacationOverview([old, present, next], day(3, 4))).toEqual({ vacation: present, daysLeft: 13 });
    expect(vacationOverview([old], day(3, 4))).toEqual({ vacation: null, daysLeft: 28 });
  });
});
