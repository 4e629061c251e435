import type { Seat, State } from './game.ts';

/** One place in the sequence of play. Several pending seats decide at the same time, unseen by each other. */
export interface Step {
  /** The phase, a key of the game's table of phases. */
  at: string;
  /** Seats that have still to decide, as bits. */
  pending: number;
  /** A number that the phase uses as it likes: work steps left, a seat, a resource, a group of slots. */
  left: number;
}

export const bit = (seat: Seat): number => 1 << seat;

/** The seats 0 … n−1 as bits. */
export const everybody = (seats: number): number => (1 << seats) - 1;

export function push(state: State, at: string, pending: number, left: number): void {
  state.steps.push({ at, pending, left });
}

export function pop(state: State): void {
  state.steps.pop();
}

/** The present step. Only asked while the game is on. */
export function present(state: State): Step {
  return state.steps[state.steps.length - 1] as Step;
}

/** Replaces the present step by another of the same depth. */
export function turnTo(state: State, at: string, pending: number, left: number): void {
  const step = present(state);
  step.at = at;
  step.pending = pending;
  step.left = left;
}

/** This seat has decided. In a simultaneous step nothing else may be touched that others decide on or see. */
export function decided(state: State, seat: Seat): void {
  present(state).pending &= ~bit(seat);
}

export const isOver = (state: State): boolean => state.steps.length === 0;

export const pendingSeats = (state: State): number => (isOver(state) ? 0 : present(state).pending);

/** Is it a seat of this table at all? Bits alone would take 32 for 0, and a half for nothing. */
export const isSeat = (state: State, seat: Seat): boolean => seat >>> 0 === seat && seat < state.seats;

export const isPending = (state: State, seat: Seat): boolean =>
  isSeat(state, seat) && (pendingSeats(state) & bit(seat)) !== 0;

/** The lowest pending seat, or −1 when the game is over. */
export function firstPending(state: State): Seat {
  const pending = pendingSeats(state);
  return pending === 0 ? -1 : 31 - Math.clz32(pending & -pending);
}

/**
 * Makes what was played so far final, because something hidden was just shown or a turn confirmed: no undo
 * goes back behind it.
 */
export function seal(state: State): void {
  state.seals++;
}

/** A slice has just the room it needs, which a list grown by pushing has not. */
export function copySteps(steps: readonly Step[]): Step[] {
  const copies = steps.slice();
  for (let i = 0; i < copies.length; i++) {
    const step = copies[i] as Step;
    copies[i] = { at: step.at, pending: step.pending, left: step.left };
  }
  return copies;
}
