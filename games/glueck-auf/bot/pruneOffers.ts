import type { Offers } from '@pithead/kernel';
import { nounOf, verbIndexOf } from '@pithead/kernel';
import type { GlueckAuf, Player } from '../rules/index.ts';
import {
  cageDownLevel,
  cageHasRoom,
  COALS,
  cubesOnLevel,
  glueckAuf,
  isFilled,
  playerOf,
  SLOT_COAL,
  slotsOf,
  sum,
} from '../rules/index.ts';

const CAGE_DOWN = glueckAuf.verbs.get('cageDown') as number;
const CAGE_UP = glueckAuf.verbs.get('cageUp') as number;

/**
 * Removes cage moves to levels without anything to do, and away from something to do: any distance is one
 * step (GA-6.2, GA-6.3), so two cage moves in a row are always wasteful.
 */
export function pruneOffers(state: GlueckAuf, seat: number, offers: Offers): void {
  const player = playerOf(state, seat);
  let wanted = -1;
  let kept = 0;
  for (let i = 0; i < offers.length; i++) {
    const code = offers.at(i);
    const verb = verbIndexOf(code);
    if (verb === CAGE_DOWN || verb === CAGE_UP) {
      if (wanted < 0) wanted = coalsWanted(state, player);
      const level = verb === CAGE_DOWN ? cageDownLevel(nounOf(code)) : nounOf(code);
      if (!isSensible(player, level, wanted)) continue;
    }
    offers.codes[i] = offers.at(kept);
    offers.codes[kept++] = code;
  }
  if (kept > 0) offers.length = kept;
}

/** To the surface with cubes; down only if that level offers more than this one and the cage has room. */
function isSensible(player: Player, level: number, wanted: number): boolean {
  if (level === 0) return sum(player.cage) > 0;
  return cageHasRoom(player) && promiseOf(player, level, wanted) > promiseOf(player, player.level, wanted);
}

/** 2: a cube that an own order needs; 1: other cubes; 0: none, or the surface. */
function promiseOf(player: Player, level: number, wanted: number): number {
  if (level === 0) return 0;
  let promise = 0;
  for (let coal = 0; coal < COALS.length; coal++) {
    if (cubesOnLevel(player, level, coal) > 0)
      promise = Math.max(promise, (wanted & (1 << coal)) === 0 ? 1 : 2);
  }
  return promise;
}

function coalsWanted(state: GlueckAuf, player: Player): number {
  let wanted = 0;
  for (const order of player.orders) {
    for (const slot of slotsOf(order)) if (!isFilled(state, slot)) wanted |= 1 << (SLOT_COAL[slot] as number);
  }
  return wanted;
}
