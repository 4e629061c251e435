import type { Move } from '@pithead/kernel';
import { markDecided, forbidUndo } from '@pithead/kernel';
import type { SiberiaFact } from '../facts.ts';
import type { Siberia } from '../state.ts';

/** Confirms the turn. Until now it could be undone; what follows may reveal an investment tile. SB-11.4 */
export const endTurn: Move<Siberia, SiberiaFact> = {
  verb: 'endTurn',
  rule: 'SB-11.4',
  nouns: ['end'],
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
