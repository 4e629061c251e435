/** Rockwell with its audit, and the public exports of its rules. */
import type { Game } from '@pithead/kernel';
import { audit } from './audit.ts';
import type { RockwellFact } from './facts.ts';
import { unaudited } from './rules.ts';
import type { Rockwell } from './state.ts';
import type { RockwellView } from './view.ts';

export const rockwell: Game<Rockwell, RockwellFact, RockwellView> = { ...unaudited, audit };

export { hasStock, topTile } from './achievements.ts';
export * from './cards.ts';
export * from './components.ts';
export { bootyOf, lossBehindSafety, shareOut } from './extraction.ts';
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
