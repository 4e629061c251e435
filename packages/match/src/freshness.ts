/**
 * Which commands are stale: based on a game that has changed since in a way that matters to their seat. Requests,
 * leaving and returning don't change the game, so they make no command stale: otherwise somebody who waits could
 * keep others from moving.
 */
import type { Seat, SeatSet } from '@pithead/kernel';
import { bit, includesSeat } from '@pithead/kernel';

export interface GameChange {
  readonly actor: Seat;
  /** A rewind, also by a granted undo, may take back plies of any seat and any step. */
  readonly kind: 'play' | 'undo' | 'rewind';
  readonly isPublic: boolean;
  /** The actor has completed its decision. */
  readonly hasDecided: boolean;
  readonly pendingBefore: SeatSet;
  readonly pendingAfter: SeatSet;
}

/** Whether commands of `seat` are stale if they are based on the game before this change. */
export function makesStale(change: GameChange, seat: Seat): boolean {
  if (seat === change.actor) return true;
  // To be told `stale` would reveal a secret event to the others.
  if (!change.isPublic) return false;
  if (change.kind === 'rewind') return true;
  // A seat that decides at the same time as the actor is not disturbed by the actor's choices.
  const goesOnDeciding = includesSeat(change.pendingBefore & change.pendingAfter, seat);
  return !(goesOnDeciding && isSameStep(change));
}

/** The others are still in the step in which the actor has played or undone something. */
function isSameStep({ actor, hasDecided, pendingBefore, pendingAfter }: GameChange): boolean {
  const isActorDone = pendingAfter === (pendingBefore & ~bit(actor));
  // In SB-8.5, for example, the actor returns a tile and must then return a second one.
  const mustActorDecideAgain = pendingAfter === pendingBefore;
  return !hasDecided || isActorDone || mustActorDecideAgain;
}
