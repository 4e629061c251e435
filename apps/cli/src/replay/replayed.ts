import type { GameEntry } from '@pithead/games';
import type { GameRecord, Looker, Match, ReplayStep } from '@pithead/kernel';
import { isBroken, replay } from '@pithead/kernel';

/** A record played again, with every step at hand. */
export interface Replayed {
  readonly entry: GameEntry;
  readonly record: GameRecord;
  readonly match: Match;
  readonly steps: readonly ReplayStep<Match['state'], Match['log'][number]['fact']>[];
  /** Whose eyes: undefined shows everything. */
  readonly looker: Looker;
}

/** Up to a number of plies; undefined where the record breaks the game off earlier. */
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
