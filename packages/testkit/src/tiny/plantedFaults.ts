import { DATA_FAULTS } from './faults/data.ts';
import { DECISION_FAULTS } from './faults/decisions.ts';
import { LEAK_FAULTS } from './faults/leaks.ts';
import { LEGALITY_FAULTS } from './faults/legality.ts';
import type { PlantedGameFault } from './faults/plantFault.ts';
import { REDEAL_FAULTS } from './faults/redeals.ts';

/** The suite counts as evidence only if it finds these planted faults. */
export const PLANTED_GAME_FAULTS: readonly PlantedGameFault[] = [
  ...LEAK_FAULTS,
  ...REDEAL_FAULTS,
  ...DECISION_FAULTS,
  ...LEGALITY_FAULTS,
  ...DATA_FAULTS,
];

export const PLANTED_GAME_FAULT_GROUPS = {
  leaks: LEAK_FAULTS,
  redeals: REDEAL_FAULTS,
  decisions: DECISION_FAULTS,
  legality: LEGALITY_FAULTS,
  data: DATA_FAULTS,
} as const;
