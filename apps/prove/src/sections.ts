/** The sections in the order in which they run. */
import type { Section } from './proof.ts';
import { abuse } from './sections/abuse.ts';
import { load } from './sections/load.ts';
import { rules } from './sections/rules.ts';

export const SECTIONS: readonly Section[] = [rules, abuse, load];
