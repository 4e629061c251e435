/** The sections in the order in which they run. */
import type { Section } from './proof.ts';
import { crash } from './sections/crash/index.ts';
import { postgres } from './sections/postgres/index.ts';
import { rules } from './sections/rules.ts';

export const SECTIONS: readonly Section[] = [rules, crash, postgres];
