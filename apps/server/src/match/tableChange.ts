import { bit } from '@pithead/kernel';
import type { Applied, EventKind, MatchState } from '@pithead/match';
import type { ClockRule, ClockState, TableChange } from '../store/store.ts';
import {
  clocksAfterReask,
  clockAfterBotDecision,
  clockAfterDecision,
  clockAfterUndo,
  elapseTo,
  nextDeadline,
} from './clocks.ts';

export function tableChangeAfter(state: MatchState, clocks: ClockState | null, now: number): TableChange {
  const { status } = state;
  return {
    seq: state.seq,
    pending: status === 'abandoned' ? 0 : state.asked,
    played: state.botSeats,
    clocks,
    due: nextDeadline(clocks, status === 'running' ? state.clockSeats : 0),
    ...(status === 'running' ? {} : { status, endedAt: now }),
  };
}

export function clocksAfter(
  state: MatchState,
  clocks: ClockState,
  rule: ClockRule,
  kind: EventKind,
  { seat, hasDecided, before }: Applied,
  uptime: number,
): ClockState {
  let after = elapseTo(clocks, before.clockSeats, uptime);
  if (hasDecided) {
    const isOwn = (before.clockSeats & bit(seat)) !== 0;
    after = isOwn
      ? clockAfterDecision(after, rule, seat, state.match.undoLimit !== before.undoLimit)
      : clockAfterBotDecision(after, rule, seat);
  }
  const newlyAsked = state.asked & ~before.asked;
  // An undo of a sealed decision asks the seat again, but it is the same question: it must earn no time.
  if (kind !== 'undo') after = clocksAfterReask(after, rule, newlyAsked);
  else if ((newlyAsked & bit(seat)) !== 0) after = clockAfterUndo(after, rule, seat);
  return { ...after, isPaused: state.requests.isPaused };
}
