import type { GameEntry } from '@pithead/games';
import type { GameRecord, Looker, Match, ReplayStep } from '@pithead/kernel';
import { isBroken, replay } from '@pithead/kernel';

export interface Replayed {
  readonly entry: GameEntry;
  readonly record: GameRecord;
  readonly match: Match;
  readonly steps: readonly ReplayStep<Match['state'], Match['log'][number]['fact']>[];
  /** Undefined shows everything. */
  readonly looker: Looker;
}

/** Replays up to a number of plies; undefined if the record contains an illegal ply before. */
export function playAgain(
  entry: GameEntry,
  record: GameRecord,
  to: number,
  looker: Looker,
): Replayed | undefined {
  const steps: Replayed['steps'][number][] = [];
  const match = replay(entry.game, record, (step) => void steps.push(step), to);
  return isBroken(match) ? undefined : { entry, record, match, steps, looker };
}
