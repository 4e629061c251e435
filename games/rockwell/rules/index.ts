import type { Game } from '@pithead/kernel';
import { audit } from './audit.ts';
import type { RockwellFact } from './facts.ts';
import { rockwellWithoutAudit } from './rockwellWithoutAudit.ts';
import type { Rockwell } from './state.ts';
import type { RockwellView } from './view.ts';

export const rockwell: Game<Rockwell, RockwellFact, RockwellView> = { ...rockwellWithoutAudit, audit };

export { hasStock, topAchievementPrestige } from './phases/achievements.ts';
export * from './cards.ts';
export * from './components.ts';
export type { Booty } from './phases/extraction.ts';
export { bootyOf, lossAfterSafety, waitingBooty } from './phases/extraction.ts';
export type { RockwellFact } from './facts.ts';
export type { PhaseName } from './flow.ts';
export * from './earth/geometry.ts';
export * from './earth/topology.ts';
export {
  activatedCrew,
  activateNoun,
  activationEnd,
  diePower,
  diePowerNoun,
  dieStepDestination,
  STAY,
} from './moves/activate.ts';
export { bidCubes, bidCubesNoun, bidMoney, bidMoneyNoun, bidResource } from './moves/bid.ts';
export { bribedCrew, bribeDestination, bribeNoun } from './moves/bribe.ts';
export { MOBILITY, SAFETY } from './moves/improve.ts';
export { insuredCubes, insuredResource, insureNoun } from './moves/insure.ts';
export { vpBoard, vpNoun, vpSlot } from './moves/placeVp.ts';
export { movedShaft, moveShaftNoun, shaftMoveSpace, shaftMoveStage } from './moves/shafts.ts';
export { isPurchase, tradedCubes, tradedResource, tradeNoun } from './moves/trade.ts';
export type { Reason } from './refusals.ts';
export { REASONS } from './refusals.ts';
export type { ScoreSource } from './scoring.ts';
export { bonusPrestige, deliveryPrestige, SCORE_SOURCES } from './scoring.ts';
export * from './deliveries.ts';
export * from './state.ts';
export * from './tiles.ts';
export type { PlayerView, Possessions, RockwellView } from './view.ts';
