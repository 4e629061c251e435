import { playerOf } from '../state.ts';
import type { SpaceAction } from './placeWorkers.ts';
import { impossible } from '../refusals.ts';

/** Take as many marks as the space says; always possible. GA-8.1 */
export const takeMoney: SpaceAction = {
  can: () => true,
  whyNot: impossible,

  play(state, seat, marks, _space, tell) {
    playerOf(state, seat).marks += marks;
    tell?.({ type: 'moneyTaken', seat, marks });
  },
};
