import type { Move } from '@pithead/kernel';
import { bit, markDecided, pushStep } from '@pithead/kernel';
import { ACTIONS, MANAGER, MANAGER_TILE } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Siberia } from '../state.ts';
import { add, coverField, freeFields, playerOf } from '../state.ts';
import type { BeginEffect } from './execute.ts';

/**
 * Needs two manager tiles, or one and the investment (SB-7.1). One of them may become a joker if another
 * action has a free field; otherwise it returns to the bag. SB-7.2, SB-7.3
 */
export const beginJoker: BeginEffect = (state, seat) => {
  const player = playerOf(state, seat);
  if (ACTIONS.some((_, action) => action !== MANAGER && freeFields(player, action) > 0)) {
    pushStep(state, 'joker', bit(seat), 0);
    return true;
  }
  putJokerBack(state);
  return false;
};

/** The joker counts as a tile of that action from now on. SB-7.5, SB-7.6 */
export const placeJoker: Move<Siberia, SiberiaFact> = {
  verb: 'placeJoker',
  rule: 'SB-7.2',
  nouns: ACTIONS,
  refuse(state, seat, action) {
    if (action === MANAGER) return refusalFor('noJokerThere', 'SB-7.4');
    return freeFields(playerOf(state, seat), action) > 0 ? undefined : refusalFor('noFreeField', 'SB-7.2');
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    for (let action = MANAGER + 1; action < ACTIONS.length; action++)
      if (freeFields(player, action) > 0) offers.add(action);
  },
  play(state, seat, action, tell) {
    coverField(playerOf(state, seat), MANAGER_TILE, action);
    state.joker = 0;
    tell?.({ type: 'jokerPlaced', seat, action });
    markDecided(state, seat);
  },
};

export function putJokerBack(state: Siberia): void {
  if (state.joker === 0) return;
  state.joker = 0;
  add(state.bag, MANAGER_TILE);
}
