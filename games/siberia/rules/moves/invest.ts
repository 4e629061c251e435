import type { Move } from '@pithead/kernel';
import { bit, markDecided, pushStep, removeAt } from '@pithead/kernel';
import { ACTIONS } from '../components.ts';
import type { SiberiaFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Player, Siberia } from '../state.ts';
import { freeFields, isInvested, playerOf } from '../state.ts';
import type { BeginEffect } from './execute.ts';

const canCarry = (player: Player, action: number): boolean =>
  !isInvested(player, action) && freeFields(player, action) > 0;

export const beginInvesting: BeginEffect = (state, seat) => {
  const player = playerOf(state, seat);
  if (!state.faceUp.some((action) => canCarry(player, action))) return false;
  pushStep(state, 'investor', bit(seat), 0);
  return true;
};

/**
 * A face-up investment tile goes at once, and for good, on a free field of its action. SB-7.16, SB-7.17,
 * SB-7.18, SB-7.20
 */
export const invest: Move<Siberia, SiberiaFact> = {
  verb: 'invest',
  rule: 'SB-7.16',
  nouns: ACTIONS,
  refuse(state, seat, action) {
    const player = playerOf(state, seat);
    if (!state.faceUp.includes(action)) return refusalFor('notFaceUp', 'SB-7.16');
    if (isInvested(player, action)) return refusalFor('investedAlready', 'SB-7.18');
    return freeFields(player, action) > 0 ? undefined : refusalFor('noFreeField', 'SB-7.16');
  },
  play(state, seat, action, tell) {
    removeAt(state.faceUp, state.faceUp.indexOf(action));
    playerOf(state, seat).invested |= 1 << action;
    state.gap = 1;
    tell?.({ type: 'invested', seat, action });
    markDecided(state, seat);
  },
};
