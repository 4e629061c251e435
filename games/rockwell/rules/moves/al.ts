import type { Move, Offers } from '@pithead/kernel';
import { markDecided, currentStep } from '@pithead/kernel';
import { alCandidates, alDestinations, alUpgrades } from '../phases/al.ts';
import { CREWS } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { SPACE_NAMES } from '../earth/geometry.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { lowestBit } from '../state.ts';

const CREW_NAMES = Array.from({ length: CREWS }, (_, i) => `crew-${i + 1}`);

function offerBits(bits: number, offers: Offers): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) offers.add(lowestBit(rest));
}

/** The step keeps the answer until Al's action is carried out. */
function answer(state: Rockwell, seat: number, choice: number): void {
  currentStep(state).left = choice;
  markDecided(state, seat);
}

export const alCrew: Move<Rockwell, RockwellFact> = {
  verb: 'alCrew',
  rule: 'RW-21.5',
  nouns: CREW_NAMES,
  endsTurn: true,
  refuse: (state, _seat, crew) =>
    (alCandidates(state) & (1 << crew)) !== 0 ? undefined : refusalFor('notAlsCrew', 'RW-21.5'),
  offer: (state, _seat, offers) => offerBits(alCandidates(state), offers),
  play: (state, seat, crew) => answer(state, seat, crew),
};

export const alDestination: Move<Rockwell, RockwellFact> = {
  verb: 'alDestination',
  rule: 'RW-21.6',
  nouns: SPACE_NAMES,
  endsTurn: true,
  refuse: (state, _seat, space) =>
    (alDestinations(state) & (1 << space)) !== 0 ? undefined : refusalFor('notAlsDestination', 'RW-21.6'),
  offer: (state, _seat, offers) => offerBits(alDestinations(state), offers),
  play: (state, seat, space) => answer(state, seat, space),
};

export const alUpgrade: Move<Rockwell, RockwellFact> = {
  verb: 'alUpgrade',
  rule: 'RW-21.10',
  nouns: CREW_NAMES,
  endsTurn: true,
  refuse: (state, _seat, crew) =>
    (alUpgrades(state) & (1 << crew)) !== 0 ? undefined : refusalFor('notAlsCrew', 'RW-21.10'),
  offer: (state, _seat, offers) => offerBits(alUpgrades(state), offers),
  play: (state, seat, crew) => answer(state, seat, crew),
};
