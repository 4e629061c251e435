/** How long each decision of a match took, from an event log that has times. Records have none. */
import type { Seat } from '@pithead/kernel';
import { includesSeat } from '@pithead/kernel';
import type { MatchEvent } from './events.ts';
import { isRefused } from './events.ts';
import type { MatchState } from './matchState.ts';

export interface TimedEvent {
  readonly event: MatchEvent;
  /** In milliseconds since 1970. */
  readonly at: number;
}

export interface DecisionTime {
  readonly seat: Seat;
  readonly ms: number;
}

/**
 * Applies the whole log to `matchState`, which must not have begun yet. Time counts for every seat that has to decide,
 * except during a pause; several may think at once. Decisions that were taken back are left out with their time. A log
 * that can't be applied ends early.
 */
export function decisionTimes(
  matchState: MatchState,
  events: readonly TimedEvent[],
  startedAt: number,
): DecisionTime[] {
  const thinkingMs: number[] = Array.from({ length: matchState.gameState.seats }, () => 0);
  const ownPlies = (seat: Seat): number => matchState.match.plies.filter(([by]) => by === seat).length;
  /** With the number of own plies after the decision, by which an undo is noticed. */
  let decisions: (DecisionTime & { readonly plies: number })[] = [];
  let before = startedAt;
  for (const { event, at } of events) {
    // Clocks of processes differ a little.
    const elapsed = Math.max(0, at - before);
    before = Math.max(before, at);
    const thinking = matchState.seatStatus.isPaused ? 0 : matchState.pendingSeats;
    const applied = matchState.apply(event);
    if (isRefused(applied)) break;
    for (let seat = 0; seat < thinkingMs.length; seat++)
      if (includesSeat(thinking, seat)) thinkingMs[seat] = (thinkingMs[seat] as number) + elapsed;
    const { seat } = event;
    if (applied.hasDecided) {
      decisions.push({ seat, ms: thinkingMs[seat] as number, plies: ownPlies(seat) });
      thinkingMs[seat] = 0;
    } else if (event.kind !== 'play') {
      const kept = decisions.filter((each) => each.plies <= ownPlies(each.seat));
      if (kept.length < decisions.length) thinkingMs.fill(0);
      decisions = kept;
    }
  }
  return decisions.map(({ seat, ms }) => ({ seat, ms }));
}
