/** What an event causes outside its match. Written in the transaction of the event, so that nothing is lost. */
import type { SeatSet } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Applied, MatchState } from '@pithead/match';
import type { NotificationKind } from '@pithead/protocol';
import type { ResultTable } from './matchResult.ts';
import { matchResultOf } from './matchResult.ts';
import type { ClockState, EventEffects, NewNotification, SeatRow, TableRow } from '../store/store.ts';

/** Before a notification is sent: somebody who is at the table acts, or is seen there, meanwhile. */
export const GRACE_MS = 20_000;

/** With less on the clock, its owner is warned. */
export const LOW_CLOCK_MS = 3_600_000;

interface EventContext {
  readonly table: ResultTable & Pick<TableRow, 'pace'>;
  readonly seats: readonly SeatRow[];
  /** Of the person who caused the event; null for bots and for the server. */
  readonly actor: string | null;
  /** After the event. */
  readonly clocks: ClockState | null;
  readonly now: number;
}

/** People at live tables are there; only the start of one is worth a message (`startEffects`). */
export function eventEffects(
  matchState: MatchState,
  { before }: Applied,
  context: EventContext,
): EventEffects | undefined {
  const isRunning = matchState.status === 'running';
  const { table, seats, now } = context;
  if (table.pace === 'live')
    return isRunning ? undefined : { result: matchResultOf(matchState, table, seats, now) };
  if (isRunning)
    return { notifications: turnNotifications(context, matchState.clockSeats & ~before.clockSeats) };
  const { resigned } = matchState.seatStatus;
  const people = seats.filter(({ seat }) => (resigned & bit(seat)) === 0);
  const result = matchResultOf(matchState, table, seats, now);
  return { notifications: notificationsFor(context, 'gameEnded', people), result };
}

export function startEffects(matchState: MatchState, context: EventContext): EventEffects {
  const started = notificationsFor(context, 'tableStarted', context.seats);
  if (context.table.pace === 'live') return { notifications: started };
  return { notifications: [...started, ...turnNotifications(context, matchState.clockSeats)] };
}

/** A person asks the others for their decision, also at live tables: somebody may have gone away. */
export const nudgeNotifications = (context: EventContext, meant: SeatSet): NewNotification[] =>
  notificationsFor(
    context,
    'nudge',
    context.seats.filter(({ seat }) => (meant & bit(seat)) !== 0),
  );

/** Only owners of pending seats get one, and they know that they must decide, so nothing secret shows (promise P4). */
function turnNotifications(context: EventContext, waitedFor: SeatSet): NewNotification[] {
  if (waitedFor === 0) return [];
  const { clocks, now } = context;
  const seats = context.seats.filter(({ seat }) => (waitedFor & bit(seat)) !== 0);
  const warnings = seats.flatMap((row) => {
    const wait = clocks === null ? 0 : (clocks.leftMs[row.seat] as number) - LOW_CLOCK_MS;
    return wait > 0 ? notificationsFor({ ...context, actor: null }, 'clockLow', [row], now + wait) : [];
  });
  return [...notificationsFor(context, 'yourTurn', seats), ...warnings];
}

function notificationsFor(
  { table, actor, now }: EventContext,
  kind: NotificationKind,
  seats: readonly SeatRow[],
  readyAt = now + GRACE_MS,
): NewNotification[] {
  const people = new Set(seats.map(({ person }) => person));
  return [...people].flatMap((person) =>
    person === null || person === actor ? [] : [{ person, table: table.id, kind, createdAt: now, readyAt }],
  );
}
