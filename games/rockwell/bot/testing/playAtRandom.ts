import {
  randomBelow,
  chanceFrom,
  firstPending,
  isOver,
  keyFromSeed,
  listOffers,
  Offers,
  playCode,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import type { Rockwell } from '../../rules/index.ts';
import { rockwell } from '../../rules/index.ts';
import { pruneOffers } from '../pruneOffers.ts';

/** `look` is called with the offers before and after pruning. */
export function playAtRandom(
  seats: number,
  seed: string,
  look: (state: Rockwell, seat: number, all: readonly number[], kept: Offers) => void,
): Rockwell {
  const state = rockwell.setup(
    seats,
    resolveOptions(rockwell, { turnLimit: 50 }),
    keyFromSeed(seed),
    undefined,
  );
  advanceToDecision(rockwell, state, undefined);
  const chance = chanceFrom(keyFromSeed(`${seed} plies`));
  const offers = new Offers();
  while (!isOver(state)) {
    const seat = firstPending(state);
    listOffers(rockwell, state, seat, offers);
    const all = offers.codes.slice(0, offers.length);
    pruneOffers(state, seat, offers);
    look(state, seat, all, offers);
    playCode(rockwell, state, seat, offers.at(randomBelow(chance, offers.length)), undefined);
  }
  return state;
}
