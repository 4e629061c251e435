/**
 * What a match knows of the vacations of its people. That is an event of its log, so that all processes agree on which
 * clocks run. Only within a job of the session.
 */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import { expiredSeats } from './clocks.ts';
import { serverCommandId } from './idempotency.ts';
import type { MatchSession } from './matchSession.ts';

/** `since`: when the vacation began; undefined if it is over. */
export async function changeVacation(
  session: MatchSession,
  seat: Seat,
  since: number | undefined,
): Promise<void> {
  const { matchState, table } = session;
  const { onVacation, resigned } = matchState.seatStatus;
  const isKnown = (onVacation & bit(seat)) !== 0;
  if (table.status !== 'running' || (resigned & bit(seat)) !== 0 || isKnown === (since !== undefined)) return;
  const commandId = serverCommandId(matchState, 'vacation', seat);
  const event = { seat, kind: 'vacation', body: since !== undefined } as const;
  await session.commit(commandId, event, since === undefined ? undefined : uptimeAt(session, since));
}

/** A clock that ran out after its owner's vacation had begun, but before the match learnt of it, did not run out. */
export async function beginMissedVacation(session: MatchSession, seat: Seat): Promise<boolean> {
  const { store, time } = session.dependencies;
  const person = session.seats[seat]?.person ?? null;
  if (person === null || session.table.pace !== 'turns') return false;
  const now = time.now();
  const vacation = (await store.vacationsOf(person, now)).find(({ from }) => from <= now);
  if (vacation === undefined || session.clocks === null) return false;
  const { clockSeats } = session.matchState;
  if (expiredSeats(session.clocks, clockSeats, uptimeAt(session, vacation.from)).includes(seat)) return false;
  await changeVacation(session, seat, vacation.from);
  return true;
}

/** Time in which the server was down is not counted, which may give the player some time and takes none. */
function uptimeAt({ clocks, dependencies: { uptime, time } }: MatchSession, at: number): number {
  return Math.max(clocks?.asOf ?? 0, uptime.now() - Math.max(0, time.now() - at));
}
