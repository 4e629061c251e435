import type { Move } from '@pithead/kernel';
import { bit, replaceStep } from '@pithead/kernel';
import type { GlueckAufFact } from '../facts.ts';
import { neverRefused } from '../refusals.ts';
import type { GlueckAuf } from '../state.ts';
import { add, playerOf } from '../state.ts';
import type { SpaceAction } from './placeWorkers.ts';

/** Always exactly one worker for one mark; nobody is displaced. GA-4.5 */
export const useBank: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'useBank',
  rule: 'GA-4.5',
  nouns: ['bank'],

  refuse: () => undefined,

  offer(_state, _seat, offers) {
    offers.add(0);
  },

  play(state, seat, _noun, tell) {
    const player = playerOf(state, seat);
    player.workers--;
    player.marks++;
    add(state.bank, seat);
    tell?.({ type: 'bankUsed', seat, marks: 1 });
    replaceStep(state, 'endOfTurn', bit(seat), seat);
  },
};

/** Take as many marks as the space says; always possible. GA-8.1 */
export const takeMoney: SpaceAction = {
  can: () => true,
  whyNot: neverRefused,

  play(state, seat, marks, _space, tell) {
    playerOf(state, seat).marks += marks;
    tell?.({ type: 'moneyTaken', seat, marks });
  },
};
