import type { GameParts } from '@pithead/games/loaded';
import type { Fact, Ply, RecordedPly, State, Viewer } from '@pithead/kernel';
import { printPly, seenPly } from '@pithead/kernel';
import type { ReplayTimeline } from '@pithead/match';

export interface ReplayedRecord {
  readonly gameParts: GameParts;
  readonly timeline: ReplayTimeline;
  /** Undefined shows everything, unlike for a spectator. */
  readonly seat: Viewer;
}

export const stateAfter = ({ timeline }: ReplayedRecord, played: number): State =>
  timeline.states[played] as State;

/** Index 0 holds the facts of the setup, index n those of the n-th ply. */
export function factsByPly({ timeline, seat }: ReplayedRecord): readonly (readonly Fact[])[] {
  const facts: Fact[][] = timeline.states.map(() => []);
  for (const [played, fact] of seat === undefined ? timeline.allFacts : timeline.factsFor(seat))
    facts[played]?.push(fact);
  return facts;
}

export function shownPly(
  { timeline, gameParts: { game }, seat }: ReplayedRecord,
  played: number,
): RecordedPly {
  const ply = timeline.record.plies[played] as RecordedPly;
  return seat === undefined ? ply : seenPly(game, ply, seat);
}

export const notationOf = ({ gameParts: { game } }: ReplayedRecord, [, verb, noun]: RecordedPly): string =>
  printPly(game, [verb, noun] as Ply);
