import type { Delivery } from './components.ts';
import { DELIVERIES_PER_PILE, DELIVERY_PILES } from './components.ts';
import { countBits } from './state.ts';

/** The tile as 4 × pile + index, or −1 if the pile is empty. RW-2.9, RW-15.8 */
export function topDelivery(
  state: { readonly players: readonly { readonly deliveries: number }[] },
  pile: number,
): number {
  let taken = 0;
  for (let seat = 0; seat < state.players.length; seat++)
    taken |= (state.players[seat] as { readonly deliveries: number }).deliveries;
  const gone = countBits((taken >> (pile * DELIVERIES_PER_PILE)) & ((1 << DELIVERIES_PER_PILE) - 1));
  return gone === DELIVERIES_PER_PILE ? -1 : pile * DELIVERIES_PER_PILE + gone;
}

export const deliveryOf = (tile: number): Delivery =>
  DELIVERY_PILES[deliveryPileOf(tile)]?.tiles[tile % DELIVERIES_PER_PILE] as Delivery;

export const deliveryPileOf = (tile: number): number => Math.floor(tile / DELIVERIES_PER_PILE);
export const deliveriesLeftFrom = (tile: number): number =>
  DELIVERIES_PER_PILE - (tile % DELIVERIES_PER_PILE);
