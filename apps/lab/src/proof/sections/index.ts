import type { ProofSection } from '../proof.ts';
import { abuseSection } from './abuse/index.ts';
import { blindnessSection } from './blindness/index.ts';
import { clusterSection } from './cluster/index.ts';
import { crashSection } from './crash/index.ts';
import { exhaustionSection } from './exhaustion/index.ts';
import { hostileSection } from './hostile/index.ts';
import { loadSection } from './load/index.ts';
import { noticesSection } from './notices/index.ts';
import { postgresSection } from './postgres/index.ts';
import { ratingsSection } from './ratings/index.ts';
import { replaySection } from './replay/index.ts';
import { rulesSection } from './rules.ts';
import { simulationSection } from './simulation.ts';

export const PROOF_SECTIONS: readonly ProofSection[] = [
  rulesSection,
  blindnessSection,
  replaySection,
  hostileSection,
  crashSection,
  postgresSection,
  clusterSection,
  noticesSection,
  simulationSection,
  ratingsSection,
  abuseSection,
  exhaustionSection,
  loadSection,
];
