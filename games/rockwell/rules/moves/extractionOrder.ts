import type { Move } from '@pithead/kernel';
import { popStep } from '@pithead/kernel';
import { extract } from '../phases/extraction.ts';
import type { RockwellFact } from '../facts.ts';
import { isPresentOn, SPACE_NAMES } from '../earth/geometry.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { crewAt, isReady, placeOf } from '../state.ts';

/** Both tiles under a straddling crew are ready: its player chooses the first. */
export const extractionOrder: Move<Rockwell, RockwellFact> = {
  verb: 'extractionOrder',
  rule: 'RW-8.7',
  nouns: SPACE_NAMES,
  endsTurn: true,
  refuse: (state, _seat, space) =>
    isReady(state, space) && isPresentOn(placeOf(crewAt(state, state.active)), space)
      ? undefined
      : refusalFor('notReady', 'RW-8.7'),
  play(state, seat, space, tell) {
    popStep(state);
    tell?.({ type: 'extractionOrdered', seat, space });
    extract(state, space, tell);
  },
};
