import type { State } from '@pithead/kernel';
import type { ClockElement } from './components.ts';
import {
  CAGE_PLACES,
  COALS,
  ORDERS,
  SIDES,
  SLOT_COAL,
  SLOT_GROUPS,
  SCORE_SOURCES,
  SPACES,
  TILES,
} from './components.ts';
import type { Stack } from './stack.ts';

export const NONE = -1;

/**
 * A player's mine and belongings. Cubes are counted by coal, points by source; `level` is where the cage is,
 * 0 at the surface. GA-6.12
 */
export interface Player {
  workers: number;
  marks: number;
  points: number[];
  level: number;
  cage: number[];
  storage: number[];
  tiles: number[];
  /** By level, index 0 is level 1; with the printed carts. */
  carts: number[];
  /** Cubes on carts at 4 × (level − 1) + coal; which cart has which cube does not matter (GA-6.4). */
  loaded: number[];
  /** Outstanding orders; there is no limit. GA-9.4 */
  orders: number[];
  delivered: number[];
}

/**
 * NONE stands for nothing in `ownerOn` (seats), `factory` (tile kinds), `display` (orders) and `refill` (the space
 * to refill when the turn is confirmed).
 */
export interface GlueckAuf extends State {
  /** A substitute pair may be split over two actions. [R 1] */
  splitSubstitution: boolean;
  /** Delivered orders lie open. [R 15] */
  openDeliveredOrders: boolean;
  shift: number;
  startPlayer: number;
  workersOn: number[];
  ownerOn: number[];
  /** Workers by seat, always four entries. */
  bank: number[];
  canteen: number[];
  factory: number[];
  display: number[];
  draftRow: number[];
  tileStack: Stack;
  orderStack: Stack;
  /**
   * Stack entries that the acting seat is looking at; and those it has named for returning, from the top
   * down.
   */
  drawn: number[];
  returned: number[];
  refill: number;
  supply: number[];
  /** By slot: (coal + 1 of the first cube, or 0) + 5 × (coal + 1 of the second cube, or 0). */
  slots: number[];
  /** Unfilled slots by order; derived from `slots`. */
  unfilled: number[];
  players: Player[];
  /** How many delivered orders of each seat were laid open, packed. From version 2 on. GA-13.4 */
  revealed?: number;
}

export const playerOf = (state: Pick<GlueckAuf, 'players'>, seat: number): Player =>
  state.players[seat] as Player;

/** Six bits for each seat: there are 44 orders. */
const REVEALED_BITS = 6;
export const packRevealed = (seat: number, orders: number): number => orders << (REVEALED_BITS * seat);
export const revealedOrders = ({ revealed = 0 }: Pick<GlueckAuf, 'revealed'>, seat: number): number =>
  (revealed >> (REVEALED_BITS * seat)) & ((1 << REVEALED_BITS) - 1);

export const tileOf = (tile: number) => TILES[tile] as (typeof TILES)[number];
export const orderOf = (order: number) => ORDERS[order] as (typeof ORDERS)[number];
export const spaceOf = (space: number) => SPACES[space] as (typeof SPACES)[number];
const GROUP_OF_SLOT: readonly number[] = SLOT_COAL.map((_, slot) =>
  SLOT_GROUPS.findIndex((group) => group.slots.includes(slot)),
);
export const groupOfSlot = (slot: number): number => GROUP_OF_SLOT[slot] as number;
export const groupOf = (group: number) => SLOT_GROUPS[group] as (typeof SLOT_GROUPS)[number];

const SLOTS_OF: readonly (readonly number[])[] = ORDERS.map((card) =>
  card.groups.flatMap((group) => groupOf(group).slots),
);

export const slotsOf = (order: number): readonly number[] => SLOTS_OF[order] as readonly number[];

export const workersNeeded = (state: { readonly workersOn: readonly number[] }, space: number): number =>
  (state.workersOn[space] as number) + 1;

type HasSlots = { readonly slots: readonly number[] };
type HasLoaded = { readonly loaded: readonly number[] };
type HasCarts = { readonly carts: readonly number[] };

/** A slot is filled by its own coal or by two cubes, half-filled by one cube of another coal. GA-6.9 */
export function isFilled(state: HasSlots, slot: number): boolean {
  const cubes = state.slots[slot] as number;
  return cubes >= 5 || cubes - 1 === SLOT_COAL[slot];
}

export function isHalfFilled(state: HasSlots, slot: number): boolean {
  const cubes = state.slots[slot] as number;
  return cubes > 0 && cubes < 5 && cubes - 1 !== SLOT_COAL[slot];
}

/** NONE if there is none. */
export function findSlot(state: HasSlots, group: number, half: boolean): number {
  const slots = groupOf(group).slots;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (half ? isHalfFilled(state, slot) : state.slots[slot] === 0) return slot;
  }
  return NONE;
}

export const isComplete = (state: { readonly unfilled: readonly number[] }, order: number): boolean =>
  state.unfilled[order] === 0;

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
};

export const cageHasRoom = (player: Pick<Player, 'cage'>): boolean => sum(player.cage) < CAGE_PLACES;

export const loadedIndex = (level: number, coal: number): number => (level - 1) * COALS.length + coal;
export const cubesOnLevel = (player: HasLoaded, level: number, coal: number): number =>
  player.loaded[loadedIndex(level, coal)] as number;

/** Includes the printed cart. GA-10.4 */
export function emptyCarts(player: HasLoaded & HasCarts, coal: number): number {
  let empty = player.carts[coal] as number;
  for (let cube = 0; cube < COALS.length; cube++) empty -= cubesOnLevel(player, coal + 1, cube);
  return empty;
}

export function add(counts: number[], place: number, many = 1): void {
  counts[place] = (counts[place] as number) + many;
}

export function cubesOnOrder(state: HasSlots, order: number): number[] {
  const cubes = [0, 0, 0, 0];
  for (const slot of slotsOf(order)) {
    const packed = state.slots[slot] as number;
    if (packed > 0) add(cubes, (packed % 5) - 1);
    if (packed >= 5) add(cubes, Math.floor(packed / 5) - 1);
  }
  return cubes;
}

export function cubesOnSlot(state: HasSlots, slot: number): number[] {
  const cubes = state.slots[slot] as number;
  if (cubes === 0) return [];
  return cubes < 5 ? [cubes - 1] : [(cubes % 5) - 1, Math.floor(cubes / 5) - 1];
}

export function tilesBySide(player: {
  readonly tiles: readonly number[];
}): readonly [light: number, dark: number] {
  const light = player.tiles.filter((tile) => tileOf(tile).side === SIDES[0]).length;
  return [light, player.tiles.length - light];
}

export const isDrawingTiles = (state: GlueckAuf): boolean =>
  state.steps.some(({ at }) => at === 'drawnTiles' || at === 'tilesToEnd' || at === 'returnTiles');

export const totalPoints = (player: Player): number => sum(player.points);

export function addPoints(player: Player, source: (typeof SCORE_SOURCES)[number], points: number): void {
  add(player.points, SCORE_SOURCES.indexOf(source), points);
}

/** Includes orders delivered in this shift. GA-7.5, GA-10.1, GA-10.3, GA-10.4 */
export function elementCount(
  player: HasLoaded & HasCarts & { readonly delivered: readonly number[] },
  element: ClockElement,
): number {
  if (element.kind === 'emptyCarts') return emptyCarts(player, element.subject);
  let count = 0;
  for (const order of player.delivered) {
    const card = orderOf(order);
    if (element.kind === 'slotsByCoal') count += card.slots[element.subject] as number;
    else if (card.transport === element.subject) count += card.slotCount;
  }
  return count;
}

/** Counting down, the start player has every pick that leaves a multiple of the players. GA-2.8 */
export function draftingSeat(state: Pick<GlueckAuf, 'startPlayer' | 'seats'>, picksLeft: number): number {
  return (state.startPlayer + ((picksLeft - 1) % state.seats)) % state.seats;
}
