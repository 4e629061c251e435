/** Arithmetic of the players' clocks, in milliseconds of the server's uptime. */
import { bit } from '@pithead/kernel';
import type { ClockRule, ClockState } from '../store/store.ts';

/**
 * Whose time had run out gets so much to look around when they come back, after a bot has decided for them.
 */
const GRACE_MS = 60_000;

export function startClocks(rule: ClockRule, seats: number, uptime: number): ClockState | null {
  if (rule.kind === 'none') return null;
  const each = rule.kind === 'bank' ? rule.bankMs : rule.perMoveMs;
  return { leftMs: Array.from({ length: seats }, () => each), asOf: uptime, isPaused: false };
}

/** Takes off what has passed from the clocks that ran. */
export function elapseTo(state: ClockState, running: number, uptime: number): ClockState {
  const passed = state.isPaused ? 0 : Math.max(0, uptime - state.asOf);
  const leftMs = state.leftMs.map((left, seat) => (running & bit(seat) ? Math.max(0, left - passed) : left));
  // Another process may have counted a little further: what it has taken off is not taken off again.
  return { ...state, leftMs, asOf: Math.max(state.asOf, uptime) };
}

/**
 * A seat has made a decision: the increment is added, or a new move begins unless what is sealed can still be
 * opened again.
 */
export function clockAfterDecision(
  state: ClockState,
  rule: ClockRule,
  seat: number,
  isSettled: boolean,
): ClockState {
  if (rule.kind === 'bank') return withLeft(state, seat, (state.leftMs[seat] as number) + rule.incrementMs);
  return rule.kind === 'days' && isSettled ? withLeft(state, seat, rule.perMoveMs) : state;
}

/** What was sealed is opened again: the increment goes back. */
export const clockAfterUndo = (state: ClockState, rule: ClockRule, seat: number): ClockState =>
  rule.kind === 'bank'
    ? withLeft(state, seat, Math.max(0, (state.leftMs[seat] as number) - rule.incrementMs))
    : state;

/** Seats that are asked anew have their days before them. */
export function clockAfterAsk(state: ClockState, rule: ClockRule, seats: number): ClockState {
  if (rule.kind !== 'days') return state;
  return { ...state, leftMs: state.leftMs.map((left, seat) => (seats & bit(seat) ? rule.perMoveMs : left)) };
}

/**
 * A bot has decided in somebody's place, which earns no time. But whose time had run out can come back now:
 * not before, or running out of time and coming back at once would be a way to have time without end.
 */
export function clockAfterBotDecision(state: ClockState, rule: ClockRule, seat: number): ClockState {
  if (state.leftMs[seat] !== 0) return state;
  return withLeft(state, seat, rule.kind === 'days' ? rule.perMoveMs : GRACE_MS);
}

const withLeft = (state: ClockState, seat: number, left: number): ClockState => ({
  ...state,
  leftMs: state.leftMs.with(seat, left),
});

/** The uptime at which the first of the running clocks runs out. */
export function nextDeadline(state: ClockState | null, running: number): number | null {
  if (state === null || state.isPaused) return null;
  const lefts = state.leftMs.filter((_, seat) => running & bit(seat));
  return lefts.length === 0 ? null : state.asOf + Math.min(...lefts);
}

/** Seats whose time has run out. */
export function expiredSeats(state: ClockState, running: number, uptime: number): number[] {
  const { leftMs } = elapseTo(state, running, uptime);
  return leftMs.flatMap((left, seat) => (running & bit(seat) && left <= 0 ? [seat] : []));
}
