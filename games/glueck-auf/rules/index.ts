import { defineGame } from '@pithead/kernel';
import { audit } from './audit.ts';
import { copy } from './copy.ts';
import type { GlueckAufFact } from './facts.ts';
import { maxPlies, PHASES } from './flow.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { GlueckAuf } from './state.ts';
import type { GlueckAufView } from './view.ts';
import { redeal, redealUnseen, seen, view } from './view.ts';

export const glueckAuf = defineGame<GlueckAuf, GlueckAufFact, GlueckAufView>({
  id: 'glueck-auf',
  version: 2,
  oldestVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  options: {
    splitSubstitution: { rule: 'GA-6.9', values: [true, false] },
    openDeliveredOrders: { rule: 'GA-13.4', values: [false, true] },
  },
  phases: PHASES,
  setup,
  copy,
  view,
  seen,
  redeal,
  redealUnseen,
  audit,
  outcome,
  progress: ({ shift, players }) => ({ round: shift, scores: players.map(({ points }) => points) }),
  maxPlies,
});

export * from './components.ts';
export type { PhaseName } from './flow.ts';
export type { GlueckAufFact } from './facts.ts';
export { HIDDEN_ORDER } from './facts.ts';
export type { Reason } from './refusals.ts';
export { REASONS } from './refusals.ts';
export * from './state.ts';
export {
  cageDownLevel,
  cageDownNoun,
  isOntoHalfFilled,
  laidCoal,
  laidOnGroup,
  layCubeNoun,
} from './moves/mining.ts';
export type { GlueckAufView, PlayerView } from './view.ts';
