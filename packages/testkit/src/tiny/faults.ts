import { DATA } from './faults/data.ts';
import { DECISIONS } from './faults/decisions.ts';
import { LEAKS } from './faults/leaks.ts';
import { LEGALITY } from './faults/legality.ts';
import type { Fault } from './faults/plant.ts';
import { REDEALS } from './faults/redeals.ts';

/** A harness counts as evidence only after it has caught planted faults: here they are. */
export const FAULTS: readonly Fault[] = [...LEAKS, ...REDEALS, ...DECISIONS, ...LEGALITY, ...DATA];

export const GROUPS = {
  leaks: LEAKS,
  redeals: REDEALS,
  decisions: DECISIONS,
  legality: LEGALITY,
  data: DATA,
} as const;
