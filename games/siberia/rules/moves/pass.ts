import type { Move } from '@pithead/kernel';
import { bit, replaceStep } from '@pithead/kernel';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import { playerOf, researchTiles } from '../state.ts';

/** No further turn in this round; not before the compulsory research. SB-5.2, SB-5.4 */
export const pass: Move<Siberia, SiberiaFact> = {
  verb: 'pass',
  rule: 'SB-5.4',
  nouns: ['pass'],
  refuse: (state, seat) =>
    researchTiles(playerOf(state, seat)) > 0 ? refusalFor('researchFirst', 'SB-5.2') : undefined,
  play(state, seat, _noun, tell) {
    state.passed |= bit(seat);
    replaceStep(state, 'endOfTurn', bit(seat), seat);
    tell?.({ type: 'passed', seat, byItself: false });
  },
};
