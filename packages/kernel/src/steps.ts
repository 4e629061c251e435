import type { Seat, State } from './game.ts';

/**
 * One position in the sequence of play. Several pending seats decide at the same time, without seeing each
 * other.
 */
export interface Step {
  at: string;
  pending: SeatSet;
  /** For the phase's own use: work steps left, a seat, a resource, a group of slots. */
  left: number;
}

/** A set of seats as bits: `bit(0) | bit(2)` contains the seats 0 and 2. */
export type SeatSet = number;

export const bit = (seat: Seat): SeatSet => 1 << seat;

export const allSeats = (seats: number): SeatSet => (1 << seats) - 1;

export const includesSeat = (set: SeatSet, seat: Seat): boolean => (set & bit(seat)) !== 0;

export function pushStep(state: State, at: string, pending: SeatSet, left: number): void {
  state.steps.push({ at, pending, left });
}

export function popStep(state: State): void {
  state.steps.pop();
}

/** The current step. Must not be called after the end of the game. */
export function currentStep(state: State): Step {
  return state.steps[state.steps.length - 1] as Step;
}

export function replaceStep(state: State, at: string, pending: SeatSet, left: number): void {
  const step = currentStep(state);
  step.at = at;
  step.pending = pending;
  step.left = left;
}

/**
 * This seat is no longer pending. In a simultaneous step a rule may touch nothing that others see or decide
 * on.
 */
export function markDecided(state: State, seat: Seat): void {
  currentStep(state).pending &= ~bit(seat);
}

export const isOver = (state: State): boolean => state.steps.length === 0;

export const pendingSeats = (state: State): SeatSet => (isOver(state) ? 0 : currentStep(state).pending);

/** Shifting bits alone would take seat 32 for seat 0, and truncate fractions. */
export const isSeat = (state: State, seat: Seat): boolean => seat >>> 0 === seat && seat < state.seats;

export const isPending = (state: State, seat: Seat): boolean =>
  isSeat(state, seat) && includesSeat(pendingSeats(state), seat);

export function firstPending(state: State): Seat {
  const pending = pendingSeats(state);
  return pending === 0 ? -1 : 31 - Math.clz32(pending & -pending);
}

/** No undo goes back behind this point: something hidden was revealed, or a turn was confirmed. */
export function forbidUndo(state: State): void {
  state.seals++;
}

/** A slice allocates no spare capacity, unlike an array that grows by `push`. */
export function copySteps(steps: readonly Step[]): Step[] {
  const copies = steps.slice();
  for (let i = 0; i < copies.length; i++) {
    const step = copies[i] as Step;
    copies[i] = { at: step.at, pending: step.pending, left: step.left };
  }
  return copies;
}
