/**
 * A command of a seat → the event of the log, or the reason why the command is refused. The rules of the game are
 * checked later, by `apply`.
 *
 * `refuseCommand` checks whether the seat's person still plays and whether the command is stale, `toEvent` whether
 * it fits the seat status and the plies of the match. The server checks the clock between the two: a command that
 * comes after the time has run out makes a bot take over the seat, but a stale one must not.
 */
import type { Match, RecordedPly, Refusal, Seat } from '@pithead/kernel';
import { includesSeat, isSecretVerb } from '@pithead/kernel';
import type { ActBody, RequestRefusal } from '@pithead/protocol';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './matchState.ts';
import type { LoggedRequest } from './seatStatus.ts';

/** An act of the protocol, with its seat and the number of the last event that the seat knew of. */
export type SeatCommand = ActBody & { readonly seat: Seat; readonly seq: number };

/** Acts that mean the same in every state. */
const NEVER_STALE: readonly ActBody['act'][] = ['leave', 'return', 'resign', 'askPause', 'resume'];

export function refuseCommand(
  matchState: MatchState,
  { seat, seq, act }: SeatCommand,
): RequestRefusal | undefined {
  const { standIns, resigned } = matchState.seatStatus;
  if (includesSeat(resigned, seat)) return { reason: 'seatGivenUp' };
  const isStale = seq < (matchState.minSeqBySeat[seat] as number) && !NEVER_STALE.includes(act);
  const current = matchState.seqFor(seat);
  // No correct client sends a number that its seat can't know yet.
  if (seq > current || isStale) return { reason: 'stale', seq: current };
  const isAway = includesSeat(standIns, seat);
  return isAway && act !== 'return' && act !== 'resign' ? { reason: 'seatGivenUp' } : undefined;
}

const PAUSED: RequestRefusal = { reason: 'paused' };
const REQUEST_PENDING: RequestRefusal = { reason: 'requestOpen' };

/** The event that a command stands for. It must have passed `refuseCommand`. */
export function toEvent(matchState: MatchState, command: SeatCommand): MatchEvent | RequestRefusal {
  const { match, seatStatus, activePersonSeats } = matchState;
  const { seat } = command;
  switch (command.act) {
    case 'play':
      return seatStatus.isPaused ? PAUSED : { seat, kind: 'play', body: command.plies };
    case 'undo':
      if (seatStatus.isPaused) return PAUSED;
      if (match.undoable(seat) === 0) return { reason: 'refusedByRules', why: 'nothingToUndo', rule: '' };
      return { seat, kind: 'undo', body: command.reach };
    case 'askUndo': {
      const keep = ownPliesBeforeLastRun(match, seat);
      if (keep === undefined) return { reason: 'nothingToAsk' };
      return seatStatus.undoRequest === null ? { seat, kind: 'askUndo', body: { keep } } : REQUEST_PENDING;
    }
    case 'answerUndo':
    case 'answerPause': {
      const request = command.act === 'answerUndo' ? seatStatus.undoRequest : seatStatus.pauseRequest;
      const refused = refuseAnswer(matchState, command, request);
      return refused ?? { seat, kind: command.act, body: command.agree };
    }
    case 'askPause':
      if (seatStatus.isPaused) return PAUSED;
      return seatStatus.pauseRequest === null ? { seat, kind: 'askPause', body: null } : REQUEST_PENDING;
    case 'resume':
      return seatStatus.isPaused ? { seat, kind: 'resume', body: null } : { reason: 'notPaused' };
    case 'leave':
      return includesSeat(activePersonSeats, seat)
        ? { seat, kind: 'standIn', body: 'left' }
        : { reason: 'seatGivenUp' };
    case 'return':
      return includesSeat(seatStatus.standIns, seat)
        ? { seat, kind: 'return', body: null }
        : { reason: 'notPlayedByBot' };
    case 'resign':
      return { seat, kind: 'resign', body: null };
  }
}

/** An answer is for the request that the seat was shown, not for another one that has replaced it. */
function refuseAnswer(
  matchState: MatchState,
  { seat, seq }: SeatCommand,
  request: LoggedRequest | null,
): RequestRefusal | undefined {
  if (request === null || includesSeat(request.agreed, seat)) return { reason: 'noRequest' };
  return seq < matchState.seqFor(seat, request.logSeq)
    ? { reason: 'stale', seq: matchState.seqFor(seat) }
    : undefined;
}

/** The answer to a command whose event `apply` has refused. */
export const refusedByRules = ({ reason, rule, params }: Refusal, ply?: number): RequestRefusal => ({
  reason: 'refusedByRules',
  params,
  why: reason,
  rule,
  ...(ply === undefined ? {} : { ply }),
});

/**
 * The index of the first ply in the seat's last run of plies; undefined if it has not played. A run ends where
 * another seat plays openly, and where a branch begins. Secret plies of others don't separate runs.
 */
export function startOfLastRun(
  { game, plies, originPlies }: Pick<Match, 'game' | 'plies' | 'originPlies'>,
  seat: Seat,
): number | undefined {
  let first: number | undefined;
  for (let i = plies.length - 1; i >= originPlies; i--) {
    const [by, verb] = plies[i] as RecordedPly;
    if (by === seat) first = i;
    else if (first !== undefined && !isSecretVerb(game, verb)) break;
  }
  return first;
}

/**
 * How many of its own plies a seat had played before its last run. Unlike an index among all plies, this
 * does not change with secret plies of others, so it reveals nothing about them.
 */
export function ownPliesBeforeLastRun(
  match: Pick<Match, 'game' | 'plies' | 'originPlies'>,
  seat: Seat,
): number | undefined {
  const first = startOfLastRun(match, seat);
  return first === undefined ? undefined : match.plies.slice(0, first).filter(([by]) => by === seat).length;
}
