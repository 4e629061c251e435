/** The tiny game with planted faults, and the reduced settings that find them. */
import { defineGame } from '@pithead/kernel';
import { checkGame } from './checkGame.ts';
import { configurationsOf } from './configurations.ts';
import type { Finding, Property } from './run.ts';
import type { Settings } from './settings.ts';
import { FAULTS, GROUPS } from './tiny/faults.ts';
import type { TinyGame } from './tiny/faults/plant.ts';
import { tinyRules } from './tiny/rules.ts';

export { FAULTS, GROUPS };

export const cleanGame = (): TinyGame => defineGame(tinyRules);

export const FEW: Partial<Settings> = {
  auditedGames: 10,
  games: 10,
  sampledGames: 5,
  samples: 12,
  replayedGames: 3,
  pairs: 1_200,
  hostile: 600,
  undos: 240,
  enough: 1,
  onlySeed: undefined,
};

/** Findings of the first configuration that has any. */
export function findingsIn(game: TinyGame, properties?: readonly Property[]): Finding[] {
  for (const { seats, options } of configurationsOf(game)) {
    const findings = checkGame(game, { ...FEW, seats, options, ...(properties && { properties }) });
    if (findings.length > 0) return findings;
  }
  return [];
}
