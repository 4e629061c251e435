import type { Move, Offers } from '@pithead/kernel';
import { bit, popStep, pushStep, forbidUndo, removeAt } from '@pithead/kernel';
import { NO_ORDER, NO_TILE, ORDERS, TILES } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import { forgetEqual, itemOf, takeTop } from '../stack.ts';
import type { GlueckAuf } from '../state.ts';
import { playerOf } from '../state.ts';
import { buyAndInstall, canPayTile, refuseTilePrice } from './buyTile.ts';
import type { SpaceAction } from './placeWorkers.ts';

/** Look at the top five tiles, secretly. The reveal makes the placement final. GA-5.5, GA-13.7 */
export const drawFiveTiles: SpaceAction = {
  can: (state) => state.tileStack.entries.length > 0,
  whyNot: () => refusalFor('tileStackEmpty', 'GA-5.6'),

  play(state, seat, most, _space, tell) {
    takeTop(state.tileStack, most, state.drawn);
    forbidUndo(state);
    tell?.({ type: 'tilesDrawn', seat, count: state.drawn.length });
    pushStep(state, 'drawnTiles', bit(seat), 0);
  },
};

export const drawFiveOrders: SpaceAction = {
  can: (state) => state.orderStack.entries.length > 0,
  whyNot: () => refusalFor('orderStackEmpty', 'GA-9.2'),

  play(state, seat, most, _space, tell) {
    takeTop(state.orderStack, most, state.drawn);
    forbidUndo(state);
    tell?.({ type: 'ordersDrawn', seat, count: state.drawn.length });
    pushStep(state, 'drawnOrders', bit(seat), 0);
  },
};

/** Each kind once, in the order of the nouns. */
export function offerDrawn(state: GlueckAuf, offers: Offers): void {
  for (let item = nextDrawn(state, -1); item < Infinity; item = nextDrawn(state, item)) offers.add(item);
}

/** The lowest one above another; Infinity after the last one. */
function nextDrawn(state: GlueckAuf, after: number): number {
  let next = Infinity;
  for (let i = 0; i < state.drawn.length; i++) {
    const item = itemOf(state.drawn[i] as number);
    if (item > after && item < next) next = item;
  }
  return next;
}

export function isDrawn(state: GlueckAuf, item: number): boolean {
  for (let i = 0; i < state.drawn.length; i++) if (itemOf(state.drawn[i] as number) === item) return true;
  return false;
}

export const buyDrawnTile: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'buyDrawnTile',
  rule: 'GA-5.5',
  nouns: [...TILES.map((tile) => tile.id), 'none'],

  refuse(state, seat, tile) {
    if (tile === NO_TILE) return undefined;
    if (!isDrawn(state, tile)) return refusalFor('tileNotDrawn', 'GA-5.5');
    return canPayTile(state, seat, tile) ? undefined : refuseTilePrice(state, seat, tile, 'GA-5.5');
  },

  play(state, seat, tile, tell) {
    popStep(state);
    if (tile === NO_TILE) {
      tell?.({ type: 'noTileBought', seat });
    } else {
      takeOpenly(state, tile);
      const missing = buyAndInstall(state, seat, tile, tell);
      if (missing > 0) pushStep(state, 'shortage', bit(seat), missing);
    }
    if (state.drawn.length > 0) pushStep(state, 'tilesToEnd', bit(seat), 0);
  },
};

export const keepDrawnOrder: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'keepDrawnOrder',
  rule: 'GA-9.2',
  nouns: [...ORDERS.map((card) => card.id), 'none'],

  refuse(state, _seat, order) {
    return order === NO_ORDER || isDrawn(state, order) ? undefined : refusalFor('orderNotDrawn', 'GA-9.2');
  },

  offer(state, _seat, offers) {
    offerDrawn(state, offers);
    offers.add(NO_ORDER);
  },

  play(state, seat, order, tell) {
    popStep(state);
    if (order === NO_ORDER) {
      tell?.({ type: 'noOrderKept', seat });
    } else {
      takeOpenly(state, order);
      playerOf(state, seat).orders.push(order);
      tell?.({ type: 'orderKept', seat, order });
    }
    if (state.drawn.length > 0) pushStep(state, 'ordersToEnd', bit(seat), 0);
  },
};

/**
 * What is bought or kept becomes public, so it can't be undone; seats that knew of an equal item no longer
 * know which one is left. GA-13.7
 */
function takeOpenly(state: GlueckAuf, item: number): void {
  const entry = removeDrawn(state, item);
  forgetEqual(state.drawn, entry);
  forbidUndo(state);
}

export function removeDrawn(state: GlueckAuf, item: number): number {
  let place = 0;
  while (itemOf(state.drawn[place] as number) !== item) place++;
  const entry = state.drawn[place] as number;
  removeAt(state.drawn, place);
  return entry;
}
