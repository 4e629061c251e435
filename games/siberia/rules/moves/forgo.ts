import type { Move } from '@pithead/kernel';
import { markDecided } from '@pithead/kernel';
import type { SiberiaFact } from '../facts.ts';
import type { Siberia } from '../state.ts';

/** Every effect but research may be forgone; its tiles are removed anyway. SB-5.8 */
export const forgo: Move<Siberia, SiberiaFact> = {
  verb: 'forgo',
  rule: 'SB-5.8',
  nouns: ['forgo'],
  refuse: () => undefined,
  offer(_state, _seat, offers) {
    offers.add(0);
  },
  play(state, seat, _noun, tell) {
    markDecided(state, seat);
    tell?.({ type: 'forgone', seat });
  },
};
