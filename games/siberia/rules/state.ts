import type { State } from '@pithead/kernel';
import {
  ACTIONS,
  CITIES,
  FIELDS,
  FIRST_RESOURCE,
  MANAGER_TILE,
  NEIGHBOURS,
  NO_RESOURCE,
  RESOURCES,
  TILES,
  TILES_KEPT,
  VLADIVOSTOK,
} from './components.ts';

export interface Player {
  /** Money earned with each resource; there is no other source (SB-10.4). */
  income: number[];
  /** Figures in the own supply. SB-1.5 */
  figures: number;
  /** Workers by place; the last one is Vladivostok. */
  workers: number[];
  /** Salesmen by exchange field. */
  salesmen: number[];
  /**
   * All action tiles of the player, each as tile + 32 × place + 512 × (placed in this phase 1, not revealed
   * yet).
   */
  tiles: number[];
  /** How many revealed action tiles lie on each action, two bits an action; the audit counts again. */
  covered: number;
  /** Actions that carry an investment tile, as bits. SB-7.17 */
  invested: number;
}

export interface Siberia extends State {
  /** Option: the game ends after so many rounds at the latest; 0 for no limit. SB-10.7 */
  roundLimit: number;
  round: number;
  startPlayer: number;
  /** The city on each exchange field; −1 while its side is not chosen. SB-2.4 */
  cities: number[];
  /** Resources lying in each territory, as bits. */
  cubes: number[];
  /** Closed territories, as bits. SB-9.3 */
  closed: number;
  /** Cubes on the supply fields. */
  supply: number[];
  /** Cubes that left the game. SB-7.24 */
  sold: number[];
  /**
   * Action tiles in the bag, by kind. Tiles are drawn by lot from these, so the bag has no order that could
   * be hidden.
   */
  bag: number[];
  /** Face-up investment tiles, by the action they show. */
  faceUp: number[];
  /** Face-down investment tiles, by action; drawn by lot like the bag. */
  investments: number[];
  /** Seats that have passed in this round, as bits. */
  passed: number;
  /** 1 while a manager tile is lifted from the board and may become a joker. SB-7.2 */
  joker: number;
  /** Research tiles that are still to be resolved. SB-6.1 */
  resolving: number[];
  /** 1 when an investment tile was taken and the gap waits for the confirmation of the turn. SB-7.19 */
  gap: number;
  /** End conditions met: TERRITORIES_CLOSED, SUPPLIES_EMPTY, ROUND_LIMIT. */
  ended: number;
  players: Player[];
}

export const TERRITORIES_CLOSED = 1;
export const SUPPLIES_EMPTY = 2;
export const ROUND_LIMIT = 4;

/** Places of a tile beyond the ten actions. */
export const RESEARCH = ACTIONS.length;
export const HAND = RESEARCH + 1;

const PLACE_AT = 5;
export const UNREVEALED = 1 << 9;
export const tileEntry = (tile: number, place: number): number => (place << PLACE_AT) | tile;
export const tileIn = (entry: number): number => entry & 31;
export const placeIn = (entry: number): number => (entry >> PLACE_AT) & 15;
export const isUnrevealed = (entry: number): boolean => (entry & UNREVEALED) !== 0;

export const playerOf = (state: Pick<Siberia, 'players'>, seat: number): Player =>
  state.players[seat] as Player;
export const kindOf = (tile: number) => TILES[tile] as (typeof TILES)[number];

/** Adds to (or, with −1, takes from) a count. */
export function add(counts: number[], place: number, many = 1): void {
  counts[place] = (counts[place] as number) + many;
}

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
};

export const moneyOf = (player: { readonly income: readonly number[] }): number => sum(player.income);

/** Revealed action tiles on an action. */
export const tilesOn = (player: Pick<Player, 'covered'>, action: number): number =>
  (player.covered >> (action * 2)) & 3;
export const isInvested = (player: Pick<Player, 'invested'>, action: number): boolean =>
  (player.invested & (1 << action)) !== 0;

/** A field is free if neither an action tile nor an investment tile lies on it. SB-4.6 */
export const freeFields = (player: Pick<Player, 'covered' | 'invested'>, action: number): number =>
  FIELDS - tilesOn(player, action) - (isInvested(player, action) ? 1 : 0);

/** Both fields are covered: by two action tiles, or by one and an investment. SB-5.5 */
export const isExecutable = (player: Pick<Player, 'covered' | 'invested'>, action: number): boolean =>
  tilesOn(player, action) > 0 && freeFields(player, action) === 0;

/** The tiles of a player or of a view of one. */
type Tiles = { readonly tiles: readonly number[] };

/**
 * Tiles of a player in a place; for actions only those of this phase 1 that are not revealed yet, when asked
 * for.
 */
export function countTiles(player: Tiles, place: number, unrevealed: boolean): number {
  let count = 0;
  for (let i = 0; i < player.tiles.length; i++) {
    const entry = player.tiles[i] as number;
    if (placeIn(entry) === place && isUnrevealed(entry) === unrevealed) count++;
  }
  return count;
}

/** Tiles in the research area, revealed ones. */
export const researchTiles = (player: Tiles): number => countTiles(player, RESEARCH, false);

/** Action tiles on action fields, jokers included; investments do not count. SB-8.2 */
export function tilesOnBoard(player: Pick<Player, 'covered'>): number {
  let count = 0;
  for (let action = 0; action < ACTIONS.length; action++) count += tilesOn(player, action);
  return count;
}

export const hasTooMany = (player: Pick<Player, 'covered'>): boolean => tilesOnBoard(player) > TILES_KEPT;

/** Lays a revealed tile on an action. */
export function coverField(player: Player, tile: number, action: number): void {
  player.tiles.push(tileEntry(tile, action));
  player.covered += 1 << (action * 2);
}

/** SB-4.3, SB-4.4: its person, its resource, or research; a manager only manager or research. */
export function fits(tile: number, place: number): boolean {
  const { person, resource } = kindOf(tile);
  return (
    place === RESEARCH ||
    place === person ||
    (resource !== NO_RESOURCE && place === FIRST_RESOURCE + resource)
  );
}

/** Open places one step away, closed ones skipped. SB-7.8, SB-7.9 */
export function stepsFrom(state: Pick<Siberia, 'closed'>, from: number): number {
  let reached = NEIGHBOURS[from] as number;
  let through = reached & state.closed;
  let passed = 0;
  while (through !== passed) {
    const next = through & ~passed;
    const territory = 31 - Math.clz32(next);
    passed |= 1 << territory;
    reached |= NEIGHBOURS[territory] as number;
    through = reached & state.closed;
  }
  return reached & ~state.closed & ~(1 << from);
}

/** Territories from which a resource action takes a cube: an own worker and the cube. SB-7.21 */
export function minesOf(
  state: { readonly cubes: readonly number[] },
  player: { readonly workers: readonly number[] },
  resource: number,
): number {
  let mines = 0;
  for (let territory = 0; territory < VLADIVOSTOK; territory++) {
    if (
      (player.workers[territory] as number) > 0 &&
      ((state.cubes[territory] as number) & (1 << resource)) !== 0
    )
      mines |= 1 << territory;
  }
  return mines;
}

/** The price of a resource at an exchange field; 0 if it does not buy. SB-1.7 */
export function priceAt(
  state: { readonly cities: readonly number[] },
  field: number,
  resource: number,
): number {
  const city = CITIES[state.cities[field] as number];
  return city === undefined ? 0 : (city.prices[resource] as number);
}

/** Open territories that do not hold this resource yet. SB-6.2, SB-6.6 */
export function roomFor(
  state: { readonly cubes: readonly number[]; readonly closed: number },
  resource: number,
): number {
  let room = 0;
  for (let territory = 0; territory < VLADIVOSTOK; territory++) {
    if (((state.cubes[territory] as number) & (1 << resource)) === 0) room |= 1 << territory;
  }
  return room & ~state.closed;
}

type MapAndSupply = {
  readonly cubes: readonly number[];
  readonly closed: number;
  readonly supply: readonly number[];
};

/** A cube in supply and a territory to take it. SB-6.4 */
export const isAvailable = (state: MapAndSupply, resource: number): boolean =>
  (state.supply[resource] as number) > 0 && roomFor(state, resource) !== 0;

/** A research tile that can't do anything has no effect. SB-6.3, SB-6.4 */
export function hasEffect(state: MapAndSupply, tile: number): boolean {
  if (tile !== MANAGER_TILE) return isAvailable(state, kindOf(tile).resource);
  for (let resource = 0; resource < RESOURCES.length; resource++)
    if (isAvailable(state, resource)) return true;
  return false;
}

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
