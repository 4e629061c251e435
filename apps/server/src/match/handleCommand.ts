/**
 * Decides on a person's command, or repeats the first answer to it (promise P2). Only within a job of the session.
 */
import type { Seat } from '@pithead/kernel';
import { refuseCommand, toEvent } from '@pithead/match';
import type { Act } from '@pithead/protocol';
import { TokenBucket } from '../limits/tokenBucket.ts';
import { RequestError } from '../requestError.ts';
import type { EventRow, TableRow } from '../store/store.ts';
import type { Time } from '../time.ts';
import { AppendConflict, CONFLICT_RETRY_MS } from './commitEvent.ts';
import { isSameCommand } from './idempotency.ts';
import type { MatchSession } from './matchSession.ts';
import { expiredSeatsOf, isPlayedByBot, standInForExpired } from './standIns.ts';

/**
 * After this number of lost races in a row a process asks the others to back off: it must read after each
 * conflict, while they only write, so it could lose for ever.
 */
const CONFLICTS_BEFORE_BACKOFF = 3;

const TIMED: readonly Act['act'][] = ['play', 'undo'];

/** Commands that cost a player nothing but are stored. */
const RATE_LIMITED: readonly Act['act'][] = ['leave', 'return', 'askUndo', 'askPause'];

export const commandTokenBucket = (time: Time): TokenBucket => new TokenBucket(time, 12, 0.2);

export async function handleCommand(
  session: MatchSession,
  person: string,
  act: Act,
  arrivedAt: number,
): Promise<number> {
  const { cluster, store, time } = session.dependencies;
  const commandId = `${act.seat}:${act.id}`;
  const end = time.monotonic() + CONFLICT_RETRY_MS;
  for (let tries = 1; ; tries++) {
    refuseStranger(session, person, act.seat);
    const first = session.recentCommands.get(act.seat, commandId);
    if (first !== undefined) return repeatAnswer(session, first, act);
    try {
      return await decide(session, commandId, act, arrivedAt);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      const wasStale = await wasCacheStale(session, error);
      // A repeated command is stale by nature: before it is refused, the log is searched for it.
      const played = await store.findEventByCommand(session.id, commandId);
      if (played !== undefined) {
        if (played.seq > session.matchState.logSeq) await session.catchUp();
        return repeatAnswer(session, played, act);
      }
      if (!wasStale || time.monotonic() > end) throw error;
      if (tries % CONFLICTS_BEFORE_BACKOFF === 0) cluster.publish({ kind: 'outrun', table: session.id });
    }
  }
}

async function wasCacheStale(session: MatchSession, error: RequestError): Promise<boolean> {
  if (error instanceof AppendConflict) return true;
  return !session.dependencies.cluster.isSingleProcess && session.catchUp();
}

export function refuseStranger(session: MatchSession, person: string, seat: Seat): void {
  if (session.viewerOf(person, seat) === undefined) throw new RequestError('notYourSeat');
}

export function refuseUnlessRunning({ status }: TableRow): void {
  if (status === 'running') return;
  if (status === 'frozen') throw new RequestError('frozen');
  throw new RequestError(status === 'open' ? 'tableNotStarted' : 'tableOver');
}

async function decide(
  session: MatchSession,
  commandId: string,
  act: Act,
  arrivedAt: number,
): Promise<number> {
  const { commandBucket } = session;
  const { seat } = act;
  refuseUnlessRunning(session.table);
  const refusal = refuseCommand(session.matchState, act);
  if (refusal !== undefined) throw RequestError.of(refusal);
  if (act.act === 'askUndo' && session.table.isRated) throw new RequestError('ratedNoUndo');
  // One reading of the uptime for this check and for the clocks: no move is both in time and at zero.
  if (TIMED.includes(act.act)) await refuseTooLate(session, seat, arrivedAt);
  const event = toEvent(session.matchState, act);
  if ('reason' in event) throw RequestError.of(event);
  const isLimited = RATE_LIMITED.includes(act.act);
  if (isLimited && !commandBucket.take(`${seat}`)) throw new RequestError('tooFast');
  try {
    await session.commit(commandId, event, arrivedAt);
  } catch (error) {
    // The event was not stored, so the retry must not count twice.
    if (isLimited) commandBucket.giveBack(`${seat}`);
    throw error;
  }
  return session.matchState.seqFor(seat);
}

/** The background job checks clocks twice a second; a late move before its next check is refused here. */
async function refuseTooLate(session: MatchSession, seat: Seat, uptime: number): Promise<void> {
  if (!expiredSeatsOf(session, uptime).includes(seat)) return;
  await standInForExpired(session, seat, uptime);
  if (isPlayedByBot(session, seat)) throw new RequestError('seatGivenUp');
}

function repeatAnswer(session: MatchSession, first: EventRow, act: Act): number {
  if (!isSameCommand(first, act)) throw new RequestError('idUsed');
  return session.matchState.seqFor(act.seat, first.seq);
}
