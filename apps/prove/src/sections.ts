import type { Section } from './proof.ts';
import { abuse } from './sections/abuse.ts';
import { blindness } from './sections/blindness.ts';
import { crash } from './sections/crash/index.ts';
import { exhaustion } from './sections/exhaustion.ts';
import { hostile } from './sections/hostile.ts';
import { load } from './sections/load.ts';
import { postgres } from './sections/postgres/index.ts';
import { replay } from './sections/replay.ts';
import { rules } from './sections/rules.ts';
import { simulation } from './sections/simulation.ts';

export const SECTIONS: readonly Section[] = [
  rules,
  blindness,
  replay,
  hostile,
  crash,
  postgres,
  simulation,
  abuse,
  exhaustion,
  load,
];
