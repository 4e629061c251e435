import type { Tell } from '@pithead/kernel';
import { shorten } from '@pithead/kernel';
import { COALS, TRANSPORTS } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { GlueckAuf } from '../state.ts';
import { add, addPoints, cubesOnOrder, isComplete, orderOf, playerOf, slotsOf } from '../state.ts';
import type { SpaceAction } from './placeWorkers.ts';

/** All complete outstanding orders with the space's transport are delivered. GA-7.3 */
export const delivery: SpaceAction = {
  can: hasComplete,
  whyNot: (_state, _seat, transport) =>
    refusalFor('noCompleteOrder', 'GA-7.2', { transport: TRANSPORTS[transport] as string }),

  play(state, seat, transport, _space, tell) {
    const { orders } = playerOf(state, seat);
    let kept = 0;
    for (let i = 0; i < orders.length; i++) {
      const order = orders[i] as number;
      if (goesBy(state, order, transport)) deliver(state, seat, order, tell);
      else orders[kept++] = order;
    }
    shorten(orders, kept);
  },
};

function hasComplete(state: GlueckAuf, seat: number, transport: number): boolean {
  const { orders } = playerOf(state, seat);
  for (let i = 0; i < orders.length; i++) if (goesBy(state, orders[i] as number, transport)) return true;
  return false;
}

const goesBy = (state: GlueckAuf, order: number, transport: number): boolean =>
  isComplete(state, order) && orderOf(order).transport === transport;

/** Points at once, all cubes back to the supply, the card face down to the delivered orders. GA-7.4 */
function deliver(state: GlueckAuf, seat: number, order: number, tell: Tell<GlueckAufFact>): void {
  const player = playerOf(state, seat);
  const { points, transport, slotCount } = orderOf(order);
  const cubes = cubesOnOrder(state, order);
  for (let coal = 0; coal < COALS.length; coal++) add(state.supply, coal, cubes[coal]);
  for (const slot of slotsOf(order)) state.slots[slot] = 0;
  state.unfilled[order] = slotCount;
  player.delivered.push(order);
  addPoints(player, 'deliveredOrders', points);
  tell?.({ type: 'orderDelivered', seat, order, transport, points, open: state.openDeliveredOrders });
}
