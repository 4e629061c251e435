import { DATA } from './faults/data.ts';
import { DECISIONS } from './faults/decisions.ts';
import { LEAKS } from './faults/leaks.ts';
import { LEGALITY } from './faults/legality.ts';
import type { Fault } from './faults/plant.ts';
import { REDEALS } from './faults/redeals.ts';

/** The suite counts as evidence only if it finds these planted faults. */
export const FAULTS: readonly Fault[] = [...LEAKS, ...REDEALS, ...DECISIONS, ...LEGALITY, ...DATA];

export const GROUPS = {
  leaks: LEAKS,
  redeals: REDEALS,
  decisions: DECISIONS,
  legality: LEGALITY,
  data: DATA,
} as const;
