import { refusalFor } from '../refusals.ts';
import { NONE, playerOf } from '../state.ts';
import type { SpaceAction } from './placeWorkers.ts';

/** Take the order lying on the space; it costs no money. GA-9.1 */
export const takeDisplayedOrder: SpaceAction = {
  can: (state, _seat, place) => state.display[place] !== NONE,
  whyNot: () => refusalFor('noOrderThere', 'GA-9.1'),

  play(state, seat, place, space, tell) {
    const order = state.display[place] as number;
    state.display[place] = NONE;
    state.refill = space;
    playerOf(state, seat).orders.push(order);
    tell?.({ type: 'orderTaken', seat, order });
  },
};
