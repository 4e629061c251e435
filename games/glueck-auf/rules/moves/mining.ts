import type { Move, Offers, Refusal, Tell } from '@pithead/kernel';
import { bit, popStep, currentStep, pushStep } from '@pithead/kernel';
import { COALS, SLOT_GROUPS } from '../components.ts';
import type { GlueckAufFact } from '../facts.ts';
import { neverRefused, refusalFor } from '../refusals.ts';
import type { GlueckAuf, Player } from '../state.ts';
import {
  add,
  cageHasRoom,
  cubesOnLevel,
  findSlot,
  groupOf,
  isComplete,
  isFilled,
  loadedIndex,
  NONE,
  orderOf,
  playerOf,
  sum,
} from '../state.ts';
import type { SpaceAction } from './placeWorkers.ts';

/** Six kinds of work steps: coal moves in no other way. GA-6.11 */
type MiningMove = Move<GlueckAuf, GlueckAufFact>;

/** Up to as many work steps as the space says, in any order and mixture. GA-6.1 */
export const startMining: SpaceAction = {
  can: () => true,
  whyNot: neverRefused,
  play(state, seat, steps, _space, tell) {
    pushStep(state, 'mining', bit(seat), steps);
    tell?.({ type: 'miningBegun', seat, steps });
  },
};

/** After the last work step the action ends without a ply. GA-13.6 */
function spendStep(state: GlueckAuf): void {
  const step = currentStep(state);
  step.left--;
  if (step.left === 0) step.pending = 0;
}

const SURFACE = 0;
const TUNNEL_LEVELS = 4;

export const cageDownNoun = (level: number): number => level - 1;
export const cageDownLevel = (noun: number): number => noun + 1;

/** Any number of levels is one step. GA-6.2, GA-6.3 */
export const cageDown: MiningMove = {
  verb: 'cageDown',
  rule: 'GA-6.2',
  nouns: ['1', '2', '3', '4'],
  refuse: (state, seat, noun) =>
    cageDownLevel(noun) > playerOf(state, seat).level ? undefined : refusalFor('notDeeper', 'GA-6.2'),
  offer(state, seat, offers) {
    for (let level = playerOf(state, seat).level + 1; level <= TUNNEL_LEVELS; level++)
      offers.add(cageDownNoun(level));
  },
  play(state, seat, noun, tell) {
    moveCage(state, seat, cageDownLevel(noun), tell);
  },
};

export const cageUp: MiningMove = {
  verb: 'cageUp',
  rule: 'GA-6.3',
  nouns: ['0', '1', '2', '3'],
  refuse: (state, seat, level) =>
    level < playerOf(state, seat).level ? undefined : refusalFor('notHigher', 'GA-6.3'),
  offer(state, seat, offers) {
    for (let level = SURFACE; level < playerOf(state, seat).level; level++) offers.add(level);
  },
  play(state, seat, level, tell) {
    moveCage(state, seat, level, tell);
  },
};

function moveCage(state: GlueckAuf, seat: number, to: number, tell: Tell<GlueckAufFact>): void {
  const player = playerOf(state, seat);
  tell?.({ type: 'cageMoved', seat, from: player.level, to });
  player.level = to;
  spendStep(state);
}

/** From any cart of the cage's level; the level of the cart counts, not the colour of the cube. GA-6.4 */
export const cartToCage: MiningMove = {
  verb: 'cartToCage',
  rule: 'GA-6.4',
  nouns: COALS,
  refuse(state, seat, coal) {
    const player = playerOf(state, seat);
    if (player.level === SURFACE) return refusalFor('cageAtSurface', 'GA-6.4');
    if (!cageHasRoom(player)) return refusalFor('cageFull', 'GA-6.4');
    if (cubesOnLevel(player, player.level, coal) > 0) return undefined;
    return refusalFor('noSuchCubeOnLevel', 'GA-6.4', { coal: COALS[coal] as string, level: player.level });
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    if (player.level === SURFACE || !cageHasRoom(player)) return;
    for (let coal = 0; coal < COALS.length; coal++)
      if (cubesOnLevel(player, player.level, coal) > 0) offers.add(coal);
  },
  play(state, seat, coal, tell) {
    const player = playerOf(state, seat);
    add(player.loaded, loadedIndex(player.level, coal), -1);
    add(player.cage, coal);
    tell?.({ type: 'coalLoaded', seat, coal, level: player.level });
    spendStep(state);
  },
};

/** At the surface any cube of the cage may go to the private storage. GA-6.6 */
export const cageToStorage: MiningMove = {
  verb: 'cageToStorage',
  rule: 'GA-6.6',
  nouns: COALS,
  refuse(state, seat, coal) {
    const player = playerOf(state, seat);
    if (player.level !== SURFACE) return refusalFor('cageNotAtSurface', 'GA-6.6');
    return (player.cage[coal] as number) > 0
      ? undefined
      : refusalFor('noSuchCubeInCage', 'GA-6.6', { coal: COALS[coal] as string });
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    if (player.level !== SURFACE) return;
    for (let coal = 0; coal < COALS.length; coal++) if ((player.cage[coal] as number) > 0) offers.add(coal);
  },
  play(state, seat, coal, tell) {
    const player = playerOf(state, seat);
    add(player.cage, coal, -1);
    add(player.storage, coal);
    tell?.({ type: 'coalStored', seat, coal });
    spendStep(state);
  },
};

/** Unused steps are lost. GA-6.1 */
export const stopMining: MiningMove = {
  verb: 'stopMining',
  rule: 'GA-6.1',
  nouns: ['stop'],
  refuse: () => undefined,
  offer(_state, _seat, offers) {
    offers.add(0);
  },
  play(state) {
    currentStep(state).pending = 0;
  },
};

/**
 * Nouns of the two moves onto orders: 8 × slot group + 4 × (onto the half-filled slot) + coal of the cube.
 * `grey>truck-2-black` puts a grey cube on an empty black slot, `grey+truck-2-black` on the half-filled one.
 */
const ONTO_ORDERS = SLOT_GROUPS.flatMap((group) =>
  ['>', '+'].flatMap((onto) => COALS.map((coal) => `${coal}${onto}${group.id}`)),
);
export const layCubeNoun = (group: number, half: boolean, coal: number): number =>
  group * 8 + (half ? 4 : 0) + coal;
export const laidOnGroup = (noun: number): number => noun >> 3;
export const isOntoHalfFilled = (noun: number): boolean => (noun & 4) !== 0;
export const laidCoal = (noun: number): number => noun & 3;

/** At the surface: a cube from the cage to a slot of an own outstanding order. GA-6.5 */
export const cageToOrder: MiningMove = {
  verb: 'cageToOrder',
  rule: 'GA-6.5',
  nouns: ONTO_ORDERS,
  refuse(state, seat, noun) {
    const player = playerOf(state, seat);
    if (player.level !== SURFACE) return refusalFor('cageNotAtSurface', 'GA-6.5');
    const coal = laidCoal(noun);
    if (player.cage[coal] === 0)
      return refusalFor('noSuchCubeInCage', 'GA-6.5', { coal: COALS[coal] as string });
    return refuseSlot(state, player, noun, 'GA-6.5');
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    if (player.level === SURFACE) offerSlots(state, player, player.cage, offers);
  },
  play(state, seat, noun, tell) {
    add(playerOf(state, seat).cage, laidCoal(noun), -1);
    layCube(state, seat, noun, 'cage', tell);
  },
};

/** A cube from the private storage to a slot, wherever the cage is. GA-6.7 */
export const storageToOrder: MiningMove = {
  verb: 'storageToOrder',
  rule: 'GA-6.7',
  nouns: ONTO_ORDERS,
  refuse(state, seat, noun) {
    const player = playerOf(state, seat);
    const coal = laidCoal(noun);
    if (player.storage[coal] === 0)
      return refusalFor('noSuchCubeInStorage', 'GA-6.7', { coal: COALS[coal] as string });
    return refuseSlot(state, player, noun, 'GA-6.7');
  },
  offer(state, seat, offers) {
    const player = playerOf(state, seat);
    offerSlots(state, player, player.storage, offers);
  },
  play(state, seat, noun, tell) {
    add(playerOf(state, seat).storage, laidCoal(noun), -1);
    layCube(state, seat, noun, 'storage', tell);
  },
};

/** One cube of the slot's colour fills it, or two cubes of any colours. GA-6.8, GA-6.9, GA-6.10 */
function refuseSlot(state: GlueckAuf, player: Player, noun: number, rule: string): Refusal | undefined {
  const group = laidOnGroup(noun);
  if (!player.orders.includes(groupOf(group).order)) return refusalFor('orderNotYours', rule);
  if (isPairOpen(state) && !(currentStep(state).left === group && isOntoHalfFilled(noun)))
    return refusalFor('secondCubeFirst', 'GA-6.9');
  if (findSlot(state, group, isOntoHalfFilled(noun)) === NONE) {
    return isOntoHalfFilled(noun)
      ? refusalFor('noHalfFilledSlot', 'GA-6.9')
      : refusalFor('noEmptySlot', 'GA-6.9');
  }
  if (isFirstOfPair(noun) && !canFinishPair(state, player)) return refusalFor('noSecondCube', 'GA-6.9');
  return undefined;
}

const isFirstOfPair = (noun: number): boolean =>
  !isOntoHalfFilled(noun) && laidCoal(noun) !== groupOf(laidOnGroup(noun)).coal;

/**
 * Without `splitSubstitution` the second cube must follow at once, so a step and a cube must be left for it.
 * [R 1]
 */
function canFinishPair(state: GlueckAuf, player: Player): boolean {
  if (state.splitSubstitution) return true;
  const atHand = sum(player.storage) + (player.level === SURFACE ? sum(player.cage) : 0);
  return currentStep(state).left >= 2 && atHand >= 2;
}

const isPairOpen = (state: GlueckAuf): boolean => currentStep(state).at === 'secondCube';

function offerSlots(state: GlueckAuf, player: Player, cubes: readonly number[], offers: Offers): void {
  if (sum(cubes) === 0) return;
  if (isPairOpen(state)) return offerCubes(cubes, currentStep(state).left, true, offers);
  const pairs = canFinishPair(state, player);
  for (let o = 0; o < player.orders.length; o++) {
    const order = player.orders[o] as number;
    if (isComplete(state, order)) continue;
    const { groups } = orderOf(order);
    for (let g = 0; g < groups.length; g++) {
      const group = groups[g] as number;
      if (findSlot(state, group, false) !== NONE) {
        if (pairs) offerCubes(cubes, group, false, offers);
        else if ((cubes[groupOf(group).coal] as number) > 0)
          offers.add(layCubeNoun(group, false, groupOf(group).coal));
      }
      if (findSlot(state, group, true) !== NONE) offerCubes(cubes, group, true, offers);
    }
  }
}

function offerCubes(cubes: readonly number[], group: number, half: boolean, offers: Offers): void {
  for (let coal = 0; coal < COALS.length; coal++)
    if ((cubes[coal] as number) > 0) offers.add(layCubeNoun(group, half, coal));
}

/** A complete order is not delivered by this. GA-6.9, GA-6.10, GA-6.13 */
function layCube(
  state: GlueckAuf,
  seat: number,
  noun: number,
  source: 'cage' | 'storage',
  tell: Tell<GlueckAufFact>,
): void {
  const group = laidOnGroup(noun);
  const coal = laidCoal(noun);
  const slot = findSlot(state, group, isOntoHalfFilled(noun));
  add(state.slots, slot, isOntoHalfFilled(noun) ? (coal + 1) * 5 : coal + 1);
  const { order } = groupOf(group);
  const filled = isFilled(state, slot);
  if (filled) add(state.unfilled, order, -1);
  tell?.({ type: 'cubeLaid', seat, coal, order, slot, source, filled });
  if (isPairOpen(state)) popStep(state);
  spendStep(state);
  if (!state.splitSubstitution && isFirstOfPair(noun)) pushStep(state, 'secondCube', bit(seat), group);
}
