import type { GameEntry } from '@pithead/games';
import type { GameRecord, Looker, Match, ReplayStep } from '@pithead/kernel';
import { isBroken, replay } from '@pithead/kernel';
import { Fault } from '../input.ts';

/** A record played again, with every step at hand. */
export interface Replayed {
  readonly entry: GameEntry;
  readonly record: GameRecord;
  readonly match: Match;
  readonly steps: readonly ReplayStep<Match['state'], Match['log'][number]['fact']>[];
  /** Whose eyes: undefined shows everything. */
  readonly looker: Looker;
}

export function playAgain(entry: GameEntry, record: GameRecord, to: number, looker: Looker, file: string): Replayed {
  const steps: Replayed['steps'][number][] = [];
  const match = replay(entry.game, record, (step) => void steps.push(step), to);
  if (isBroken(match)) throw new Fault('illegalPly', { file, ply: match.ply + 1, rule: match.refusal.rule || '–' });
  return { entry, record, match, steps, looker };
}
