import type { Move } from '@pithead/kernel';
import { markDecided, forbidUndo } from '@pithead/kernel';
import type { GlueckAufFact } from '../facts.ts';
import type { GlueckAuf } from '../state.ts';

/** Confirms the turn. Until now it could be undone; what follows may reveal a tile or a card. GA-13.7 */
export const endTurn: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'endTurn',
  rule: 'GA-13.7',
  nouns: ['end'],
  endsTurn: true,

  refuse: () => undefined,

  offer(_state, _seat, offers) {
    offers.add(0);
  },

  play(state, seat, _noun, tell) {
    forbidUndo(state);
    markDecided(state, seat);
    tell?.({ type: 'turnEnded', seat });
  },
};
