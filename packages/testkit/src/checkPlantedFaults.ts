import { defineGame } from '@pithead/kernel';
import { checkGame } from './checkGame.ts';
import { gameConfigurations } from './configurations.ts';
import type { PropertyFinding, GameProperty } from './propertyRun.ts';
import type { CheckSettings } from './checkSettings.ts';
import { PLANTED_GAME_FAULTS, PLANTED_GAME_FAULT_GROUPS } from './tiny/plantedFaults.ts';
import type { TinyGame } from './tiny/faults/plantFault.ts';
import { tinyRules } from './tiny/rules.ts';

export { PLANTED_GAME_FAULTS, PLANTED_GAME_FAULT_GROUPS };

export const cleanTinyGame = (): TinyGame => defineGame(tinyRules);

export const REDUCED_SETTINGS: Partial<CheckSettings> = {
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

export function findFaults(game: TinyGame, properties?: readonly GameProperty[]): PropertyFinding[] {
  for (const { seats, options } of gameConfigurations(game)) {
    const findings = checkGame(game, {
      ...REDUCED_SETTINGS,
      seats,
      options,
      ...(properties && { properties }),
    });
    if (findings.length > 0) return findings;
  }
  return [];
}
