/**
 * Arithmetic of the players' clocks, in milliseconds of the server's uptime. What happens when time has run out is in
 * standIns.ts.
 */
import { bit } from '@pithead/kernel';
import type { MatchState } from '@pithead/match';
import type { Clocks } from '@pithead/protocol';
import type { ClockRule, ClockState } from '../store/store.ts';

/** For a player who returns after running out of time, once a bot has decided for the seat. */
const GRACE_MS = 60_000;

export function startClocks(rule: ClockRule, seats: number, uptime: number): ClockState | null {
  if (rule.kind === 'none') return null;
  const each = rule.kind === 'bank' ? rule.bankMs : rule.perMoveMs;
  return { leftMs: Array.from({ length: seats }, () => each), asOf: uptime, isPaused: false };
}

export function elapseTo(state: ClockState, running: number, uptime: number): ClockState {
  const passed = state.isPaused ? 0 : Math.max(0, uptime - state.asOf);
  const leftMs = state.leftMs.map((left, seat) => (running & bit(seat) ? Math.max(0, left - passed) : left));
  // Another process may have counted further: its time must not be subtracted again.
  return { ...state, leftMs, asOf: Math.max(state.asOf, uptime) };
}

/** A decision earns the increment, or a new move's days; one that can be reopened earns no days. */
export function clockAfterDecision(
  state: ClockState,
  rule: ClockRule,
  seat: number,
  isSettled: boolean,
): ClockState {
  if (rule.kind === 'bank') return withLeft(state, seat, (state.leftMs[seat] as number) + rule.incrementMs);
  return rule.kind === 'days' && isSettled ? withLeft(state, seat, rule.perMoveMs) : state;
}

export const clockAfterUndo = (state: ClockState, rule: ClockRule, seat: number): ClockState =>
  rule.kind === 'bank'
    ? withLeft(state, seat, Math.max(0, (state.leftMs[seat] as number) - rule.incrementMs))
    : state;

/** Seats that must decide something new get a new move's days. */
export function clocksAfterNewQuestion(state: ClockState, rule: ClockRule, seats: number): ClockState {
  if (rule.kind !== 'days') return state;
  return { ...state, leftMs: state.leftMs.map((left, seat) => (seats & bit(seat) ? rule.perMoveMs : left)) };
}

/**
 * A decision of a bot earns no time. But an owner whose time had run out may return from now on: returning
 * before the bot has decided would be a way to get endless time.
 */
export function clockAfterBotDecision(state: ClockState, rule: ClockRule, seat: number): ClockState {
  if (state.leftMs[seat] !== 0) return state;
  return withLeft(state, seat, rule.kind === 'days' ? rule.perMoveMs : GRACE_MS);
}

const withLeft = (state: ClockState, seat: number, left: number): ClockState => ({
  ...state,
  leftMs: state.leftMs.with(seat, left),
});

export function nextDeadline(state: ClockState | null, running: number): number | null {
  if (state === null || state.isPaused) return null;
  const lefts = state.leftMs.filter((_, seat) => running & bit(seat));
  return lefts.length === 0 ? null : state.asOf + Math.min(...lefts);
}

export function expiredSeats(state: ClockState, running: number, uptime: number): number[] {
  const { leftMs } = elapseTo(state, running, uptime);
  return leftMs.flatMap((left, seat) => (running & bit(seat) && left <= 0 ? [seat] : []));
}

/** Whether the match is paused is taken from its events: `clocks` may belong to a later event. */
export const clocksForViewers = (
  { clockSeats, seatStatus }: MatchState,
  clocks: ClockState | null,
  uptime: number,
): Clocks | null =>
  clocks && {
    leftMs: elapseTo(clocks, clockSeats, uptime).leftMs,
    running: clockSeats,
    isPaused: seatStatus.isPaused,
  };
