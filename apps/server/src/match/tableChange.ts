import { areSame, bit } from '@pithead/kernel';
import type { Applied, EventKind, MatchState } from '@pithead/match';
import { progressOf } from '@pithead/match';
import type { ClockRule, ClockState, TableChange, TableRow } from '../store/store.ts';
import {
  clocksAfterNewQuestion,
  clockAfterBotDecision,
  clockAfterDecision,
  clockAfterUndo,
  elapseTo,
  nextDeadline,
} from './clocks.ts';

/** Only what is different: each changed column may be in an index that has to be written, too. */
export function tableChangeAfter(
  matchState: MatchState,
  before: Pick<TableRow, 'pending' | 'played' | 'due' | 'clocks' | 'progress' | 'away'>,
  clocks: ClockState | null,
  now: number,
): TableChange {
  const { status } = matchState;
  const progress = progressOf(matchState);
  const away = matchState.seatStatus.onVacation;
  const pending = status === 'abandoned' ? 0 : matchState.pendingSeats;
  const played = matchState.botSeats;
  const due = nextDeadline(clocks, status === 'running' ? matchState.clockSeats : 0);
  return {
    seq: matchState.logSeq,
    ...(pending === before.pending ? {} : { pending }),
    ...(played === before.played ? {} : { played }),
    ...(clocks === before.clocks ? {} : { clocks }),
    ...(due === before.due ? {} : { due }),
    ...(away === before.away ? {} : { away }),
    ...(status === 'running' ? {} : { status, endedAt: now }),
    ...(areSame(progress, before.progress) ? {} : { progress }),
  };
}

export function clocksAfter(
  matchState: MatchState,
  clocks: ClockState,
  rule: ClockRule,
  kind: EventKind,
  { seat, hasDecided, before }: Applied,
  uptime: number,
): ClockState {
  let after = elapseTo(clocks, before.clockSeats, uptime);
  if (hasDecided) {
    const isOwn = (matchState.activePersonSeats & bit(seat)) !== 0;
    after = isOwn
      ? clockAfterDecision(after, rule, seat, matchState.match.undoLimit !== before.undoLimit)
      : clockAfterBotDecision(after, rule, seat);
  }
  const newlyPending = matchState.pendingSeats & ~before.pendingSeats;
  // An undo of a completed decision asks the seat again, but it is the same question: it must earn no time.
  if (kind !== 'undo') after = clocksAfterNewQuestion(after, rule, newlyPending);
  else if ((newlyPending & bit(seat)) !== 0) after = clockAfterUndo(after, rule, seat);
  return { ...after, isPaused: matchState.seatStatus.isPaused };
}
