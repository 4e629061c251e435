import type { GameParts } from '@pithead/games/loaded';
import type { GameRecord, Viewer, Match, ReplayStep } from '@pithead/kernel';
import { isBrokenReplay, replay } from '@pithead/kernel';

export interface ReplayedRecord {
  readonly entry: GameParts;
  readonly record: GameRecord;
  readonly match: Match;
  readonly steps: readonly ReplayStep<Match['state'], Match['log'][number]['fact']>[];
  /** Undefined shows everything. */
  readonly looker: Viewer;
}

/** Replays up to a number of plies; undefined if the record contains an illegal ply before. */
export function replayRecord(
  entry: GameParts,
  record: GameRecord,
  to: number,
  looker: Viewer,
): ReplayedRecord | undefined {
  const steps: ReplayedRecord['steps'][number][] = [];
  const match = replay(entry.game, record, (step) => void steps.push(step), to);
  return isBrokenReplay(match) ? undefined : { entry, record, match, steps, looker };
}
