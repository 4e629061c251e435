import type { Move } from '@pithead/kernel';
import { markDecided, removeAt } from '@pithead/kernel';
import { ORDERS } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { GlueckAuf } from '../state.ts';
import { playerOf } from '../state.ts';

export const draftOrder: Move<GlueckAuf, GlueckAufFact> = {
  verb: 'draftOrder',
  rule: 'GA-2.8',
  nouns: ORDERS.map((card) => card.id),
  endsTurn: true,

  refuse(state, _seat, order) {
    return state.draftRow.includes(order) ? undefined : refusalFor('notInDraftRow', 'GA-2.8');
  },

  offer(state, _seat, offers) {
    for (const order of state.draftRow) offers.add(order);
  },

  play(state, seat, order, tell) {
    removeAt(state.draftRow, state.draftRow.indexOf(order));
    playerOf(state, seat).orders.push(order);
    tell?.({ type: 'orderDrafted', seat, order });
    markDecided(state, seat);
  },
};
