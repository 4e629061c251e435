/** The sections in the order in which they run. */
import type { Section } from './proof.ts';
import { rules } from './sections/rules.ts';
import { simulation } from './sections/simulation.ts';

export const SECTIONS: readonly Section[] = [rules, simulation];
