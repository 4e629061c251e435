/** Where a player's cubes are, and the work steps to bring one to an order. */
import type { Player } from '../rules/index.ts';
import { CAGE_PLACES, ORDERS } from '../rules/index.ts';
import { COAL_COUNT } from './tables.ts';

export interface Haul {
  /** Cubes not yet claimed by an order, by coal, and their sum; those on carts by level and coal. */
  readonly stored: Int32Array;
  readonly inCage: Int32Array;
  readonly onCarts: Int32Array;
  free: number;
  /**
   * For each planned order: work steps for its claimed cubes, and how many of these are on carts, by level.
   */
  readonly steps: Int32Array;
  readonly loads: Int32Array;
  /** Carts by level that the remaining work steps of the present action will empty. */
  readonly emptied: Float64Array;
  /** The planned round trip of the cage: levels visited, cubes in it, and whether it returns to the surface. */
  readonly trip: { levels: number; cubes: number; up: boolean };
}

export const newHaul = (): Haul => ({
  stored: new Int32Array(COAL_COUNT),
  inCage: new Int32Array(COAL_COUNT),
  onCarts: new Int32Array(COAL_COUNT * COAL_COUNT),
  free: 0,
  steps: new Int32Array(ORDERS.length),
  loads: new Int32Array(ORDERS.length * COAL_COUNT),
  emptied: new Float64Array(COAL_COUNT),
  trip: { levels: 0, cubes: 0, up: false },
});

export function takeStock(haul: Haul, player: Player): void {
  const { stored, inCage, onCarts, emptied, trip } = haul;
  let cubes = 0;
  let free = 0;
  for (let coal = 0; coal < COAL_COUNT; coal++) {
    stored[coal] = player.storage[coal] as number;
    inCage[coal] = player.cage[coal] as number;
    cubes += player.cage[coal] as number;
    free += player.storage[coal] as number;
    emptied[coal] = 0;
  }
  for (let place = 0; place < COAL_COUNT * COAL_COUNT; place++) {
    onCarts[place] = player.loaded[place] as number;
    free += player.loaded[place] as number;
  }
  haul.free = free + cubes;
  trip.levels = player.level === 0 ? 0 : 1 << (player.level - 1);
  trip.cubes = cubes;
  trip.up = player.level === 0;
}

export function beginHaul({ steps, loads }: Haul, i: number): void {
  steps[i] = 0;
  for (let level = 0; level < COAL_COUNT; level++) loads[i * COAL_COUNT + level] = 0;
}

/** Claims a cube of this coal for the order and adds its work steps; false if there is none. */
export function fetch(haul: Haul, i: number, coal: number): boolean {
  const { stored, inCage, onCarts, steps, loads, trip } = haul;
  if ((stored[coal] as number) > 0) {
    stored[coal] = (stored[coal] as number) - 1;
    haul.free--;
    steps[i] = (steps[i] as number) + 1;
    return true;
  }
  if ((inCage[coal] as number) > 0) {
    inCage[coal] = (inCage[coal] as number) - 1;
    haul.free--;
    steps[i] = (steps[i] as number) + 1 + goUp(trip);
    return true;
  }
  // The coal's own level first; another level has it only after a shortage. GA-5.8
  for (let turn = 0; turn < COAL_COUNT; turn++) {
    const level = (coal + turn) & 3;
    const place = level * COAL_COUNT + coal;
    if (onCarts[place] === 0) continue;
    onCarts[place] = (onCarts[place] as number) - 1;
    haul.free--;
    loads[i * COAL_COUNT + level] = (loads[i * COAL_COUNT + level] as number) + 1;
    steps[i] = (steps[i] as number) + 2 + goTo(trip, level);
    return true;
  }
  return false;
}

/** Every cube from below needs the cage at the surface once. GA-6.5 */
function goUp(trip: Haul['trip']): number {
  if (trip.up) return 0;
  trip.up = true;
  return 1;
}

/**
 * Steps of the cage for a load on this level, its way up included; a full cage has to be emptied first.
 * GA-6.2 to GA-6.4
 */
function goTo(trip: Haul['trip'], level: number): number {
  const there = 1 << level;
  if (trip.cubes === CAGE_PLACES) {
    trip.cubes = 1;
    const known = trip.up && trip.levels === 0 ? 0 : goUp(trip);
    trip.levels = there;
    return known + 2;
  }
  trip.cubes++;
  if (trip.levels === 0) {
    trip.levels = there;
    trip.up = true;
    return 2;
  }
  const up = goUp(trip);
  if ((trip.levels & there) !== 0) return up;
  trip.levels |= there;
  return up + 1;
}

/** Claims any unclaimed cube for half a slot: the nearest first, then the cheapest coal. GA-6.8 */
export function fetchAny(haul: Haul, i: number): void {
  const { stored, inCage } = haul;
  for (let coal = 0; coal < COAL_COUNT; coal++)
    if ((stored[coal] as number) > 0 && fetch(haul, i, coal)) return;
  for (let coal = 0; coal < COAL_COUNT; coal++)
    if ((inCage[coal] as number) > 0 && fetch(haul, i, coal)) return;
  for (let coal = 0; coal < COAL_COUNT; coal++) if (fetch(haul, i, coal)) return;
}

/** `part` of the order's work steps belongs to the present action. */
export function emptyCartsBy({ emptied, loads }: Haul, i: number, part: number): void {
  for (let level = 0; level < COAL_COUNT; level++)
    emptied[level] = (emptied[level] as number) + part * (loads[i * COAL_COUNT + level] as number);
}

/** Uses spare work steps to empty carts, the deepest first, as far as the cage has room. GA-10.4 */
export function loadSpare({ inCage, onCarts, emptied, trip }: Haul, stepsLeft: number): void {
  let room = CAGE_PLACES;
  for (let coal = 0; coal < COAL_COUNT; coal++) room -= inCage[coal] as number;
  for (let level = COAL_COUNT - 1; level >= 0; level--) {
    let way = (trip.levels & (1 << level)) === 0 ? 1 : 0;
    for (let coal = 0; coal < COAL_COUNT; coal++) {
      const place = level * COAL_COUNT + coal;
      while (onCarts[place] !== 0 && room > 0 && stepsLeft > way) {
        stepsLeft -= 1 + way;
        way = 0;
        room--;
        onCarts[place] = (onCarts[place] as number) - 1;
        inCage[coal] = (inCage[coal] as number) + 1;
        emptied[level] = (emptied[level] as number) + 1;
      }
    }
  }
}
