/** Whether a notification is still worth sending. Asked before it is spread to destinations and before each attempt. */
import type { SeatSet } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { NotificationKind, NotificationSettings, TableMute } from '@pithead/protocol';
import { LOW_CLOCK_MS } from '../match/eventEffects.ts';
import type { TableWithSeats } from '../store/store.ts';
import { clockLeft, ownWaitedFor } from './notificationTable.ts';
import { quietHoursEnd } from './quietHours.ts';

export type NotificationVerdict =
  | { readonly kind: 'send' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'hold'; readonly until: number };

export interface Circumstances {
  readonly now: number;
  readonly uptime: number;
  /** Undefined if the table is gone. */
  readonly found: TableWithSeats | undefined;
  readonly settings: NotificationSettings;
  readonly mutes: readonly TableMute[];
  /** The seats of the table whose owners look at it. */
  readonly online: SeatSet;
}

const SEND: NotificationVerdict = { kind: 'send' };
const DROP: NotificationVerdict = { kind: 'drop' };

export function notificationVerdict(
  kind: NotificationKind,
  person: string,
  { now, uptime, found, settings, mutes, online }: Circumstances,
): NotificationVerdict {
  if (found === undefined || isMuted(found.table.id, settings, mutes, now)) return DROP;
  const { table, seats } = found;
  if (!seats.some((row) => row.person === person && !row.hasResigned)) return DROP;
  if (seats.some((row) => row.person === person && (online & bit(row.seat)) !== 0)) return DROP;
  const waitedFor = ownWaitedFor(found, person);
  if (!isStillTrue(kind, person, found, waitedFor)) return DROP;
  const left = clockLeft(table, waitedFor, uptime);
  if (kind === 'clockLow') {
    if (left === undefined) return DROP;
    if (left > LOW_CLOCK_MS) return { kind: 'hold', until: now + left - LOW_CLOCK_MS };
  }
  const quietUntil = quietHoursEnd(settings.quietHours, settings.timeZone, now);
  if (quietUntil === undefined) return SEND;
  if (left !== undefined && now + left <= quietUntil) return SEND;
  // A live table does not wait until the morning.
  return table.pace === 'live' ? DROP : { kind: 'hold', until: quietUntil };
}

function isMuted(
  table: string,
  { mutedUntil }: NotificationSettings,
  mutes: readonly TableMute[],
  now: number,
): boolean {
  if (mutedUntil !== null && mutedUntil > now) return true;
  return mutes.some((mute) => mute.table === table && (mute.until === null || mute.until > now));
}

function isStillTrue(
  kind: NotificationKind,
  person: string,
  { table, seats }: TableWithSeats,
  waitedFor: SeatSet,
): boolean {
  if (kind === 'tableReady')
    return table.status === 'open' && table.host === person && seats.length === table.seatCount;
  if (kind === 'gameEnded') return table.status === 'over' || table.status === 'abandoned';
  return kind === 'tableStarted' ? table.status === 'running' : waitedFor !== 0;
}
