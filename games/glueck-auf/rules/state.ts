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

/** A player's mine and belongings. GA-6.12 */
export interface Player {
  workers: number;
  marks: number;
  /** By source, in the order of SCORE_SOURCES. */
  points: number[];
  /** Level of the cage; 0 is the surface. */
  level: number;
  cage: number[];
  storage: number[];
  /** Kinds of the installed tiles, in the order of installing. */
  tiles: number[];
  /** Carts by level (index 0 is level 1), including the printed one. */
  carts: number[];
  /** Cubes on carts at 4 × (level − 1) + coal. The cart of a cube has no effect (GA-6.4). */
  loaded: number[];
  /** Outstanding orders, in the order of taking; there is no limit. GA-9.4 */
  orders: number[];
  delivered: number[];
}

export interface GlueckAuf extends State {
  /** Option: a substitute pair may be split over two actions. [R 1] */
  splitSubstitution: boolean;
  /** Option: delivered orders lie open. [R 15] */
  openDeliveredOrders: boolean;
  shift: number;
  startPlayer: number;
  workersOn: number[];
  /** Owner of these workers, or NONE. */
  ownerOn: number[];
  /** Workers by seat, always four entries. */
  bank: number[];
  canteen: number[];
  /** Tile kinds on factory-1 … factory-8, or NONE. */
  factory: number[];
  /** Orders on order-1 … order-4, or NONE. */
  display: number[];
  draftRow: number[];
  tileStack: Stack;
  orderStack: Stack;
  /** Items that the acting seat is looking at, as stack entries. */
  drawn: number[];
  /** Items named for returning so far, from top to bottom. */
  returned: number[];
  /** The space to refill when the turn is confirmed, or NONE. */
  refill: number;
  supply: number[];
  /** By slot of the deck: first cube (coal + 1, or 0) + 5 × second cube (coal + 1, or 0). */
  slots: number[];
  /** Unfilled slots by order; derived from `slots`. */
  unfilled: number[];
  players: Player[];
}

export const playerOf = (state: Pick<GlueckAuf, 'players'>, seat: number): Player =>
  state.players[seat] as Player;

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

/** GA-4.1, GA-4.2 */
export const workersNeeded = (state: { readonly workersOn: readonly number[] }, space: number): number =>
  (state.workersOn[space] as number) + 1;

/** Parts that a state or a player shares with its view. */
type Slots = { readonly slots: readonly number[] };
type Loaded = { readonly loaded: readonly number[] };
type Carts = { readonly carts: readonly number[] };

/** Its own coal, or two cubes. GA-6.9 */
export function isFilled(state: Slots, slot: number): boolean {
  const cubes = state.slots[slot] as number;
  return cubes >= 5 || cubes - 1 === SLOT_COAL[slot];
}

/** One cube of another coal. GA-6.9 */
export function isHalfFilled(state: Slots, slot: number): boolean {
  const cubes = state.slots[slot] as number;
  return cubes > 0 && cubes < 5 && cubes - 1 !== SLOT_COAL[slot];
}

/** The first half-filled or the first empty slot of a group; NONE if there is none. */
export function findSlot(state: Slots, group: number, half: boolean): number {
  const slots = groupOf(group).slots;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (half ? isHalfFilled(state, slot) : state.slots[slot] === 0) return slot;
  }
  return NONE;
}

/** GA-7.2 */
export const isComplete = (state: { readonly unfilled: readonly number[] }, order: number): boolean =>
  state.unfilled[order] === 0;

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
};

export const cageHasRoom = (player: Pick<Player, 'cage'>): boolean => sum(player.cage) < CAGE_PLACES;

/** Index into `loaded`; tunnel levels are 1 to 4. */
export const loadedIndex = (level: number, coal: number): number => (level - 1) * COALS.length + coal;
export const cubesOnLevel = (player: Loaded, level: number, coal: number): number =>
  player.loaded[loadedIndex(level, coal)] as number;

/** Includes the printed cart. GA-10.4 */
export function emptyCarts(player: Loaded & Carts, coal: number): number {
  let empty = player.carts[coal] as number;
  for (let cube = 0; cube < COALS.length; cube++) empty -= cubesOnLevel(player, coal + 1, cube);
  return empty;
}

export function add(counts: number[], place: number, many = 1): void {
  counts[place] = (counts[place] as number) + many;
}

export function cubesOnOrder(state: Slots, order: number): number[] {
  const cubes = [0, 0, 0, 0];
  for (const slot of slotsOf(order)) for (const coal of cubesOnSlot(state, slot)) add(cubes, coal);
  return cubes;
}

/** Coals of the cubes on a slot, in the order of laying. */
export function cubesOnSlot(state: Slots, slot: number): number[] {
  const cubes = state.slots[slot] as number;
  if (cubes === 0) return [];
  return cubes < 5 ? [cubes - 1] : [(cubes % 5) - 1, Math.floor(cubes / 5) - 1];
}

/** GA-12.4 */
export function tilesBySide(player: {
  readonly tiles: readonly number[];
}): readonly [light: number, dark: number] {
  const light = player.tiles.filter((tile) => tileOf(tile).side === SIDES[0]).length;
  return [light, player.tiles.length - light];
}

/** Whether `drawn` holds tiles and not orders. GA-5.5, GA-9.2 */
export const isDrawingTiles = (state: GlueckAuf): boolean =>
  state.steps.some(({ at }) => at === 'drawnTiles' || at === 'tilesToEnd' || at === 'returnTiles');

export const totalPoints = (player: Player): number => sum(player.points);

export function addPoints(player: Player, source: (typeof SCORE_SOURCES)[number], points: number): void {
  add(player.points, SCORE_SOURCES.indexOf(source), points);
}

/** Includes orders delivered in this shift. GA-7.5, GA-10.1, GA-10.3, GA-10.4 */
export function elementCount(
  player: Loaded & Carts & { readonly delivered: readonly number[] },
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
