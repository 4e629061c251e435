import type { QuietHours } from '@pithead/protocol';
import { LruCache } from '../limits/lruCache.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** Creating one takes longer than all the rest. */
const formats = new LruCache<Intl.DateTimeFormat>(100);

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function isTimeZone(timeZone: string): boolean {
  try {
    formatFor(timeZone);
    return true;
  } catch {
    return false;
  }
}

export function minuteOfDay(timeZone: string, at: number): number {
  const [hours = 0, minutes = 0] = formatFor(timeZone).format(at).split(':').map(Number);
  return hours * 60 + minutes;
}

/** When the present quiet hours end; undefined outside them. */
export function quietHoursEnd(quiet: QuietHours | null, timeZone: string, now: number): number | undefined {
  if (quiet === null) return undefined;
  const local = minuteOfDay(timeZone, now);
  const length = minutesBetween(quiet.from, quiet.until);
  if (minutesBetween(quiet.from, local) >= length) return undefined;
  const end = Math.floor(now / MINUTE_MS) * MINUTE_MS + minutesBetween(local, quiet.until) * MINUTE_MS;
  // The clocks may be changed before. Where that skips the end, the quiet hours last as long as on other days.
  const shift = minutesBetween(minuteOfDay(timeZone, end), quiet.until);
  const adjusted = end + (shift > DAY_MINUTES / 2 ? shift - DAY_MINUTES : shift) * MINUTE_MS;
  return adjusted > now && minuteOfDay(timeZone, adjusted) === quiet.until ? adjusted : end;
}

const minutesBetween = (from: number, until: number): number => (until - from + DAY_MINUTES) % DAY_MINUTES;
