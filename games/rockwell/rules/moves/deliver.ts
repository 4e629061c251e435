import type { Move } from '@pithead/kernel';
import { forbidUndo } from '@pithead/kernel';
import { hasStock } from '../phases/achievements.ts';
import { DELIVERY_PILES, RESOURCES } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { deliveryOf, topDelivery } from '../deliveries.ts';
import { changeStock, playerOf } from '../state.ts';
import { endAction } from './improve.ts';

export const deliver: Move<Rockwell, RockwellFact> = {
  verb: 'deliver',
  rule: 'RW-15.8',
  nouns: DELIVERY_PILES.map(({ id }) => id),
  endsTurn: true,
  refuse(state, seat, pile) {
    const tile = topDelivery(state, pile);
    if (tile < 0) return refusalFor('pileEmpty', 'RW-15.8');
    return hasStock(playerOf(state, seat), deliveryOf(tile).cost)
      ? undefined
      : refusalFor('tooFewCubes', 'RW-1.11');
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    for (let pile = 0; pile < DELIVERY_PILES.length; pile++) {
      const tile = topDelivery(state, pile);
      if (tile >= 0 && hasStock(player, deliveryOf(tile).cost)) offers.add(pile);
    }
  },
  play(state, seat, pile, tell) {
    const player = playerOf(state, seat);
    const tile = topDelivery(state, pile);
    const { cost, prestige } = deliveryOf(tile);
    for (let resource = 0; resource < RESOURCES.length; resource++)
      changeStock(state, seat, resource, -(cost[resource] as number));
    player.deliveries |= 1 << tile;
    if (state.hiddenLog !== 0) forbidUndo(state);
    tell?.({ type: 'delivered', seat, tile, cubes: cost, prestige });
    endAction(state, seat);
  },
};
