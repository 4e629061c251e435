import type { Move } from '@pithead/kernel';
import { bit, markDecided, currentStep, replaceStep } from '@pithead/kernel';
import type { End } from '../components.ts';
import { ENDS, ORDERS, TILES } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import { itemOf, putBack } from '../stack.ts';
import type { GlueckAuf } from '../state.ts';
import { isDrawn, offerDrawn, removeDrawn } from './drawFive.ts';

/** The items left all go to one end of the stack. GA-5.5 */
const toEnd = (verb: string, rule: string, next: string): Move<GlueckAuf, GlueckAufFact> => ({
  verb,
  rule,
  nouns: ENDS,
  refuse: () => undefined,
  play(state, seat, end) {
    replaceStep(state, next, bit(seat), end);
    returnLast(state, seat);
  },
});

export const returnTilesTo = toEnd('returnTilesTo', 'GA-5.5', 'returnTiles');
export const returnOrdersTo = toEnd('returnOrdersTo', 'GA-9.2', 'returnOrders');

/** Names the next item from top to bottom; the last one needs no ply. GA-5.10 */
export const returnTile: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'returnTile',
  rule: 'GA-5.10',
  nouns: TILES.map((tile) => tile.id),
  secret: true,
  refuse: (state, _seat, tile) => (isDrawn(state, tile) ? undefined : refusalFor('tileNotDrawn', 'GA-5.10')),
  offer: (state, _seat, offers) => offerDrawn(state, offers),
  play(state, seat, tile) {
    nameNext(state, seat, tile);
  },
};

export const returnOrder: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'returnOrder',
  rule: 'GA-5.10',
  nouns: ORDERS.map((card) => card.id),
  secret: true,
  refuse: (state, _seat, order) =>
    isDrawn(state, order) ? undefined : refusalFor('orderNotDrawn', 'GA-5.10'),
  offer: (state, _seat, offers) => offerDrawn(state, offers),
  play(state, seat, order) {
    nameNext(state, seat, order);
  },
};

function nameNext(state: GlueckAuf, seat: number, item: number): void {
  state.returned.push(removeDrawn(state, item));
  returnLast(state, seat);
}

/** Two equal items are still named one by one, because it is a secret whether they are equal. */
function returnLast(state: GlueckAuf, seat: number): void {
  if (state.drawn.length === 1) nameNext(state, seat, itemOf(state.drawn[0] as number));
  else if (state.drawn.length === 0) markDecided(state, seat);
}

/** Returns the named items face down; only their seat knows which and in what order. GA-13.3 */
export function putDrawnBack(state: GlueckAuf, seat: number): { count: number; end: End } {
  const end = ENDS[currentStep(state).left] as End;
  const stack = currentStep(state).at === 'returnTiles' ? state.tileStack : state.orderStack;
  const count = state.returned.length;
  putBack(stack, seat, state.returned, end === 'top');
  state.returned = [];
  return { count, end };
}
