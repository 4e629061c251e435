import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTimeZone, minuteOfDay, quietHoursEnd } from './quietHours.ts';

const NIGHT = { from: 22 * 60 + 30, until: 7 * 60 };
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
];
const at = (text: string): number => Date.parse(text);
const endOf = (zone: string, now: string, quiet = NIGHT): string | undefined => {
  const end = quietHoursEnd(quiet, zone, at(now));
  return end === undefined ? undefined : new Date(end).toISOString();
};

describe('quiet hours', () => {
  it('quiet hours are meant in the time zone of the person', () => {
    expect(endOf('Europe/Berlin', '2026-11-18T21:29:59Z')).toBeUndefined();
    expect(endOf('Europe/Berlin', '2026-11-18T21:30:00Z')).toBe('2026-11-19T06:00:00.000Z');
    expect(endOf('Europe/Berlin', '2026-11-19T05:59:59Z')).toBe('2026-11-19T06:00:00.000Z');
    expect(endOf('Europe/Berlin', '2026-11-19T06:00:00Z')).toBeUndefined();
    expect(endOf('America/New_York', '2026-11-18T21:30:00Z')).toBeUndefined();
    expect(endOf('Asia/Kolkata', '2026-11-18T21:30:00Z')).toBe('2026-11-19T01:30:00.000Z');
  });

  it('quiet hours within one day do not reach over midnight', () => {
    const noon = { from: 12 * 60, until: 14 * 60 };
    expect(endOf('UTC', '2026-11-18T13:00:00Z', noon)).toBe('2026-11-18T14:00:00.000Z');
    expect(endOf('UTC', '2026-11-18T23:00:00Z', noon)).toBeUndefined();
  });

  it('quiet hours end at the chosen time also in the night in which the clocks are changed', () => {
    expect(endOf('Europe/Berlin', '2026-03-28T22:00:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(endOf('Europe/Berlin', '2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });

  it('hours of no length, and none at all, are never quiet', () => {
    expect(quietHoursEnd({ from: 60, until: 60 }, 'UTC', at('2026-11-18T01:00:00Z'))).toBeUndefined();
    expect(quietHoursEnd(null, 'UTC', 0)).toBeUndefined();
  });

  it('quiet hours end in the future, within a day and the shift of the clocks', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    const moment = fc.integer({ min: at('2026-01-01'), max: at('2028-01-01') });
    fc.assert(
      fc.property(minute, minute, moment, fc.constantFrom(...ZONES), (from, until, now, zone) => {
        const end = quietHoursEnd({ from, until }, zone, now);
        const local = minuteOfDay(zone, now);
        const isQuiet = from <= until ? local >= from && local < until : local >= from || local < until;
        expect(end !== undefined).toBe(isQuiet);
        if (end === undefined) return;
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(25 * 3_600_000);
      }),
      { numRuns: 2000 },
    );
  });

  it('a name that is no time zone is recognised', () => {
    expect(ZONES.every(isTimeZone)).toBe(true);
    expect(['Mars/Olympus', '', 'Europe'].some(isTimeZone)).toBe(false);
  });
});
