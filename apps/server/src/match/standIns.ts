/** Bots take over seats whose time has run out or whose owner has gone. Only within a job of the session. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import { shortId } from '../ids.ts';
import { expiredSeats } from './clocks.ts';
import { AppendConflict, CONFLICT_RETRY_MS } from './commitEvent.ts';
import { serverCommandId } from './idempotency.ts';
import type { MatchSession } from './matchSession.ts';
import { beginMissedVacation } from './vacations.ts';

export function expiredSeatsOf({ clocks, matchState }: MatchSession, uptime: number): number[] {
  return clocks === null ? [] : expiredSeats(clocks, matchState.clockSeats, uptime);
}

export async function standInForAllExpired(session: MatchSession): Promise<void> {
  if (session.table.status !== 'running') return;
  const uptime = session.dependencies.uptime.now();
  for (const seat of expiredSeatsOf(session, uptime)) await standInForExpired(session, seat, uptime);
}

export async function standInForExpired(session: MatchSession, seat: Seat, uptime: number): Promise<void> {
  if (await beginMissedVacation(session, seat)) return;
  const commandId = serverCommandId(session.matchState, 'time', seat);
  await session.commit(commandId, { seat, kind: 'standIn', body: 'time' }, uptime);
  session.dependencies.log.info({ table: shortId(session.id), seat }, 'time ran out');
}

export async function standInForAbsent(session: MatchSession, seat: Seat): Promise<void> {
  const { time } = session.dependencies;
  const end = time.monotonic() + CONFLICT_RETRY_MS;
  while (session.table.status === 'running' && !isPlayedByBot(session, seat)) {
    try {
      const commandId = serverCommandId(session.matchState, 'gone', seat);
      return await session.commit(commandId, { seat, kind: 'standIn', body: 'left' });
    } catch (error) {
      if (!(error instanceof AppendConflict) || time.monotonic() > end) throw error;
    }
  }
}

/** Seats without a player: the process that deleted their owner may have crashed before a bot took over. */
export function vacatedSeats(session: MatchSession): Seat[] {
  if (session.table.status !== 'running') return [];
  return session.seats
    .filter(({ seat, person, bot }) => person === null && bot === null && !isPlayedByBot(session, seat))
    .map(({ seat }) => seat);
}

export const isPlayedByBot = ({ matchState }: MatchSession, seat: Seat): boolean =>
  (matchState.botSeats & bit(seat)) !== 0;
