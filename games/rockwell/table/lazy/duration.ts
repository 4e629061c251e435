import type { RockwellFact } from '../../rules/index.ts';

/** In milliseconds; facts that are not listed are not animated. */
const TIMES: Partial<Record<RockwellFact['type'], number>> = {
  bidRevealed: 450,
  managementOrder: 900,
  vpPlaced: 320,
  controlOrder: 400,
  crewMoved: 420,
  crewPulled: 260,
  crewBribed: 480,
  coreEntered: 450,
  dieHired: 280,
  dieReset: 280,
  tileRevealed: 650,
  cardDrawn: 750,
  bootyShared: 520,
  dangerStruck: 650,
  bootyTaken: 380,
  incomeReceived: 360,
  bought: 320,
  sold: 320,
  powerImproved: 320,
  alImproved: 320,
  shaftBuilt: 380,
  shaftMoved: 420,
  delivered: 420,
  achievementReached: 900,
};

export const duration = (fact: RockwellFact): number => TIMES[fact.type] ?? 0;
