import type { Move, Refusal } from '@pithead/kernel';
import { currentStep, replaceStep } from '@pithead/kernel';
import { awardForCrews } from '../phases/achievements.ts';
import {
  CREWS,
  MOBILITY_PRICES,
  MOST_MOBILITY,
  MOST_POWER,
  MOST_SAFETY,
  POWER_PRICES,
  SAFETY_PRICES,
} from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { crewAt, crewIndex, dieOf, isInPlay, pay, placeOf, playerOf, powerOf, setCrew } from '../state.ts';

const NOUNS = ['crew-1', 'crew-2', 'crew-3', 'crew-4', 'mobility', 'safety'] as const;
export const MOBILITY = CREWS;
export const SAFETY = CREWS + 1;

/** One step of power, mobility or safety. RW-15.2 to RW-15.4, RW-15.9 */
export const improve: Move<Rockwell, RockwellFact> = {
  verb: 'improve',
  rule: 'RW-15.9',
  nouns: NOUNS,
  endsTurn: true,

  refuse(state, seat, noun) {
    if (noun === MOBILITY && playerOf(state, seat).mobility === MOST_MOBILITY)
      return refusalFor('lastLevel', 'RW-15.9');
    if (noun === SAFETY && playerOf(state, seat).safety === MOST_SAFETY)
      return refusalFor('lastLevel', 'RW-15.9');
    if (noun < CREWS) {
      const crew = crewAt(state, crewIndex(seat, noun));
      if (!isInPlay(crew)) return refusalFor('crewInCore', 'RW-15.2');
      if (powerOf(crew) === MOST_POWER) return refusalFor('fullPower', 'RW-15.9');
    }
    return refusePrice(state, seat, priceOf(state, seat, noun));
  },

  play(state, seat, noun, tell) {
    const player = playerOf(state, seat);
    const price = priceOf(state, seat, noun);
    pay(state, seat, price);
    if (noun === MOBILITY) {
      player.mobility++;
      tell?.({ type: 'mobilityImproved', seat, level: player.mobility, price });
    } else if (noun === SAFETY) {
      player.safety++;
      tell?.({ type: 'safetyImproved', seat, level: player.safety, price });
    } else {
      improveCrew(state, crewIndex(seat, noun));
      tell?.({
        type: 'powerImproved',
        seat,
        crew: state.active,
        power: powerOf(crewAt(state, state.active)),
        price,
      });
      awardForCrews(state, seat, tell);
    }
    endAction(state, seat);
  },
};

/** The crew becomes active, because its power may make a tile ready. */
export function improveCrew(state: Rockwell, crew: number): void {
  const packed = crewAt(state, crew);
  state.active = crew;
  setCrew(state, crew, placeOf(packed), powerOf(packed) + 1, dieOf(packed));
}

function priceOf(state: Rockwell, seat: number, noun: number): number {
  if (noun < CREWS) return POWER_PRICES[powerOf(crewAt(state, crewIndex(seat, noun))) + 1] as number;
  const player = playerOf(state, seat);
  return noun === MOBILITY
    ? (MOBILITY_PRICES[state.seats]?.[player.mobility + 1] as number)
    : (SAFETY_PRICES[state.seats]?.[player.safety + 1] as number);
}

export function refusePrice(state: Rockwell, seat: number, needed: number): Refusal | undefined {
  const { money } = playerOf(state, seat);
  return money >= needed ? undefined : refusalFor('tooLittleMoney', 'RW-1.11', { needed, money });
}

export function endAction(state: Rockwell, seat: number): void {
  playerOf(state, seat).actions--;
  replaceStep(state, 'acted', 0, currentStep(state).left);
}
