import type { NewVacation, VacationOverview } from '@pithead/protocol';
import { VACATION_DAYS } from '@pithead/protocol';

const DAY_MS = 24 * 3_600_000;
const startOfYear = (year: number): number => Date.UTC(year, 0, 1);
const yearOf = (at: number): number => new Date(at).getUTCFullYear();

/** Each begun day counts: a vacation that is taken and ended again and again would stop the clocks for ever. */
function daysIn(year: number, vacations: readonly NewVacation[]): number {
  const [start, end] = [startOfYear(year), startOfYear(year + 1)];
  const within = ({ from, until }: NewVacation): number => Math.min(until, end) - Math.max(from, start);
  const days = vacations.map((vacation) => Math.max(0, Math.ceil(within(vacation) / DAY_MS)));
  return days.reduce((sum, each) => sum + each, 0);
}

export function isTooMuchVacation(vacations: readonly NewVacation[]): boolean {
  const years = new Set(vacations.flatMap(({ from, until }) => [yearOf(from), yearOf(until)]));
  return [...years].some((year) => daysIn(year, vacations) > VACATION_DAYS);
}

/** What stays of vacations when those that have not ended are replaced at `now`. */
export const passedVacations = (vacations: readonly NewVacation[], now: number): NewVacation[] =>
  vacations
    .filter(({ from }) => from < now)
    .map(({ from, until }) => ({ from, until: Math.min(until, now) }));

export function vacationOverview(vacations: readonly NewVacation[], now: number): VacationOverview {
  return {
    vacation: vacations.find(({ until }) => until > now) ?? null,
    daysLeft: Math.max(0, VACATION_DAYS - daysIn(yearOf(now), vacations)),
  };
}

/** Vacations that ended before count for no year that a new one may touch. */
export const countedSince = (now: number): number => startOfYear(yearOf(now));
