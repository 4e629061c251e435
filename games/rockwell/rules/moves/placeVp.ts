import type { Move, Refusal } from '@pithead/kernel';
import { markDecided } from '@pithead/kernel';
import { BOARDS, SLOTS } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { Rockwell } from '../state.ts';
import { grantOf, seatOnSlot, slotIndex, slotOf } from '../state.ts';

const NUMERALS = ['I', 'II', 'III'] as const;
const NOUNS = /* @__PURE__ */ BOARDS.flatMap((_, board) =>
  Array.from({ length: SLOTS }, (__, slot) => `${NUMERALS[board]}-${slot + 1}`),
);
export const vpNoun = slotIndex;
export const vpBoard = (noun: number): number => Math.floor(noun / SLOTS);
export const vpSlot = (noun: number): number => noun % SLOTS;

function refuse(state: Rockwell, seat: number, noun: number): Refusal | undefined {
  if (grantOf(state, vpBoard(noun), vpSlot(noun)) === 0) return refusalFor('noSuchSlot', 'RW-1.9');
  if (slotOf(state, seat, vpBoard(noun)) >= 0) return refusalFor('otherBoard', 'RW-5.3');
  return state.slots[noun] === -1 ? undefined : refusalFor('slotTaken', 'RW-5.2');
}

const isFree = (state: Rockwell, board: number, slot: number): boolean =>
  seatOnSlot(state, board, slot) === -1 && grantOf(state, board, slot) > 0;

/** On any free slot; the second vice president on another board. RW-5.3 */
export const placeVp: Move<Rockwell, RockwellFact> = {
  verb: 'placeVp',
  rule: 'RW-5.2',
  nouns: NOUNS,
  endsTurn: true,
  refuse,
  offer(state, seat, offers) {
    for (let board = 0; board < BOARDS.length; board++) {
      if (slotOf(state, seat, board) >= 0) continue;
      for (let slot = 0; slot < SLOTS; slot++) {
        if (isFree(state, board, slot)) offers.add(vpNoun(board, slot));
      }
    }
  },
  play(state, seat, noun, tell) {
    state.slots[noun] = seat;
    tell?.({ type: 'vpPlaced', seat, board: vpBoard(noun), slot: vpSlot(noun) });
    markDecided(state, seat);
  },
};

/** If it can, it must. RW-5.4 */
export function canPlaceVp(state: Rockwell, seat: number): boolean {
  for (let board = 0; board < BOARDS.length; board++) {
    if (slotOf(state, seat, board) >= 0) continue;
    for (let slot = 0; slot < SLOTS; slot++) if (isFree(state, board, slot)) return true;
  }
  return false;
}
