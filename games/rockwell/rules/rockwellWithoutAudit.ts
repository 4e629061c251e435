/** For browsers, which need no audit. */
import { defineGame } from '@pithead/kernel';
import { GRANTS, LAYOUTS, TURN_LIMITS } from './components.ts';
import { copy } from './copy.ts';
import type { RockwellFact } from './facts.ts';
import { maxPlies, PHASES } from './flow.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Rockwell } from './state.ts';
import { countBits, TURN_LIMIT } from './state.ts';
import type { RockwellView } from './view.ts';
import { redeal, seen, view } from './view.ts';

export const rockwellWithoutAudit = defineGame<Rockwell, RockwellFact, RockwellView>({
  id: 'rockwell',
  version: 2,
  oldestVersion: 1,
  minSeats: 2,
  maxSeats: 4,
  options: {
    layout: { rule: 'RW-2.3', values: LAYOUTS },
    phaseOrder: { rule: 'RW-14.1', values: ['slots', 'management'] },
    zeroHoldingScores: { rule: 'RW-19.3', values: [false, true] },
    hiddenLog: { rule: 'RW-3.6', values: [false, true] },
    turnLimit: { rule: 'RW-18.4', values: TURN_LIMITS },
  },
  phases: PHASES,
  setup,
  copy,
  view,
  seen,
  redeal,
  audit: () => [],
  outcome,
  /** Prestige is secret until the end, achievements are public. RW-3.3 */
  progress: ({ turn, players }) => ({
    round: turn,
    scores: players.map(({ achievements }) => countBits(achievements)),
  }),
  safetyLimitRule: (state) => ((state.ended & TURN_LIMIT) !== 0 ? 'RW-18.4' : undefined),
  maxPlies: (seats, options) =>
    maxPlies(seats, options['turnLimit'] as number, GRANTS[seats] as readonly (readonly number[])[]),
});

/** The name that index.ts exports, so that `#rules` can be either. */
export { rockwellWithoutAudit as rockwell };
