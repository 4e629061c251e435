import type { Move } from '@pithead/kernel';
import { markDecided, currentStep } from '@pithead/kernel';
import { CITIES, EXCHANGES, fieldOfCity } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';

const CHOICES = CITIES.slice(1).map(({ id }) => id);
export const chooseSideNoun = (city: number): number => city - 1;
export const chosenCity = (noun: number): number => noun + 1;

export const chooseSide: Move<Siberia, SiberiaFact> = {
  verb: 'chooseSide',
  rule: 'SB-2.4',
  nouns: CHOICES,
  refuse: (state, _seat, noun) =>
    fieldOfCity(chosenCity(noun)) === currentStep(state).left
      ? undefined
      : refusalFor('otherTile', 'SB-2.10'),
  play(state, _seat, noun) {
    state.cities[currentStep(state).left] = chosenCity(noun);
    currentStep(state).left++;
  },
};

/** The five choices become public and final together. SB-2.10 */
export const confirmSides: Move<Siberia, SiberiaFact> = {
  verb: 'confirmSides',
  rule: 'SB-2.10',
  nouns: ['confirm'],
  refuse: (state) =>
    currentStep(state).left === EXCHANGES ? undefined : refusalFor('sidesMissing', 'SB-2.10'),
  play(state, seat, _noun, tell) {
    tell?.({ type: 'sidesChosen', seat, cities: state.cities.slice(1) });
    markDecided(state, seat);
  },
};
