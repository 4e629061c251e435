/** Rockwell: the table of contents of its rules. */
import { defineGame } from '@pithead/kernel';
import { audit } from './audit.ts';
import { GRANTS, LAYOUTS, TURN_LIMITS } from './components.ts';
import { copy } from './copy.ts';
import type { RockwellFact } from './facts.ts';
import { longestGame, PHASES } from './flow.ts';
import { outcome } from './scoring.ts';
import { setup } from './setup.ts';
import type { Rockwell } from './state.ts';
import { TURN_LIMIT } from './state.ts';
import type { RockwellView } from './view.ts';
import { redeal, seen, view } from './view.ts';

export const rockwell = defineGame<Rockwell, RockwellFact, RockwellView>({
  id: 'rockwell',
  version: 1,
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
  audit,
  outcome,
  guard: (state) => ((state.ended & TURN_LIMIT) !== 0 ? 'RW-18.4' : undefined),
  longest: (seats, options) => longestGame(seats, options['turnLimit'] as number, GRANTS[seats] as readonly (readonly number[])[]),
});

export { hasStock, topTile } from './achievements.ts';
export * from './components.ts';
export { bootyOf, extractedBy, extractedCard, extractedSpace, lossBehindSafety, shareOut } from './extraction.ts';
export type { RockwellFact } from './facts.ts';
export type { At } from './flow.ts';
export * from './geometry.ts';
export { crewOfNoun, endOfDieStep, endOfNoun, STAY } from './moves/activate.ts';
export { bidMoneyOf, cubesOfNoun, resourceOfNoun } from './moves/bid.ts';
export { bribedCrew, bribedTo } from './moves/bribe.ts';
export { MOBILITY, SAFETY } from './moves/improve.ts';
export { insuredCubes, insuredResource } from './moves/insure.ts';
export { boardOf, slotOfNoun } from './moves/placeVp.ts';
export { shaftOfNoun, spaceOfNoun, stageOfNoun } from './moves/shafts.ts';
export { isPurchase, tradedCubes, tradedResource } from './moves/trade.ts';
export type { Reason } from './refusals.ts';
export { REASONS } from './refusals.ts';
export type { Source } from './scoring.ts';
export { bonusPrestige, deliveryPrestige, SOURCES } from './scoring.ts';
export * from './state.ts';
export type { PlayerView, Possessions, RockwellView } from './view.ts';
