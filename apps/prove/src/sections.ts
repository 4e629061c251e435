import type { ProofSection } from './proof.ts';
import { abuseSection } from './sections/abuse.ts';
import { blindnessSection } from './sections/blindness.ts';
import { crashSection } from './sections/crash/index.ts';
import { exhaustionSection } from './sections/exhaustion.ts';
import { hostileSection } from './sections/hostile.ts';
import { loadSection } from './sections/load.ts';
import { postgres } from './sections/postgres/index.ts';
import { replaySection } from './sections/replay.ts';
import { rulesSection } from './sections/rules.ts';
import { simulationSection } from './sections/simulation.ts';

export const PROOF_SECTIONS: readonly ProofSection[] = [
  rulesSection,
  blindnessSection,
  replaySection,
  hostileSection,
  crashSection,
  postgres,
  simulationSection,
  abuseSection,
  exhaustionSection,
  loadSection,
];
