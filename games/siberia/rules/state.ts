import type { State } from '@pithead/kernel';
import {
  ACTIONS,
  CITIES,
  FIELDS_PER_ACTION,
  FIRST_RESOURCE,
  MANAGER_TILE,
  NEIGHBOURS,
  NO_RESOURCE,
  RESOURCES,
  TILES,
  TILES_KEPT,
  VLADIVOSTOK,
} from './components.ts';

/** Workers by place, salesmen by exchange field; `figures` are in the own supply (SB-1.5), `invested` are bits. */
export interface Player {
  /** By resource: selling is the only source of money. SB-10.4 */
  income: number[];
  figures: number;
  workers: number[];
  salesmen: number[];
  /** Each as tile + 32 × place + 512 × (placed in this phase 1, not yet revealed). */
  tiles: number[];
  /** Number of revealed tiles on each action, two bits per action; derived from `tiles`. */
  covered: number;
  invested: number;
}

/** The resources in a territory, and `closed`, `passed` and `ended` are bits. */
export interface Siberia extends State {
  roundLimit: number;
  round: number;
  startPlayer: number;
  /** By exchange field; −1 until its side is chosen. SB-2.4 */
  cities: number[];
  cubes: number[];
  closed: number;
  supply: number[];
  sold: number[];
  /** Like `investments` counted by kind: an item is drawn at random, so there is no hidden order. */
  bag: number[];
  faceUp: number[];
  investments: number[];
  passed: number;
  /** 1 while a manager tile is lifted and may become a joker. SB-7.2 */
  joker: number;
  /** Research tiles still to be resolved. SB-6.1 */
  resolving: number[];
  /** 1 while a taken investment tile is not yet replaced. SB-7.19 */
  gap: number;
  ended: number;
  players: Player[];
}

export const TERRITORIES_CLOSED = 1;
export const SUPPLIES_EMPTY = 2;
export const ROUND_LIMIT = 4;

export const RESEARCH = ACTIONS.length;
export const HAND = RESEARCH + 1;

const PLACE_AT = 5;
export const UNREVEALED = 1 << 9;
export const tileEntry = (tile: number, place: number): number => (place << PLACE_AT) | tile;
export const tileOfEntry = (entry: number): number => entry & 31;
export const placeOfEntry = (entry: number): number => (entry >> PLACE_AT) & 15;
export const isUnrevealed = (entry: number): boolean => (entry & UNREVEALED) !== 0;

export const playerOf = (state: Pick<Siberia, 'players'>, seat: number): Player =>
  state.players[seat] as Player;
export const kindOf = (tile: number) => TILES[tile] as (typeof TILES)[number];

export function add(counts: number[], place: number, many = 1): void {
  counts[place] = (counts[place] as number) + many;
}

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
};

export const moneyOf = (player: { readonly income: readonly number[] }): number => sum(player.income);

/** One tile on this action, to be added to `covered`. */
export const oneTileOn = (action: number): number => 1 << (action * 2);
export const tilesOn = (player: Pick<Player, 'covered'>, action: number): number =>
  (player.covered >> (action * 2)) & 3;
export const isInvested = (player: Pick<Player, 'invested'>, action: number): boolean =>
  (player.invested & (1 << action)) !== 0;

export const freeFields = (player: Pick<Player, 'covered' | 'invested'>, action: number): number =>
  FIELDS_PER_ACTION - tilesOn(player, action) - (isInvested(player, action) ? 1 : 0);

/** By two action tiles, or by one and an investment. SB-5.5 */
export const isExecutable = (player: Pick<Player, 'covered' | 'invested'>, action: number): boolean =>
  tilesOn(player, action) > 0 && freeFields(player, action) === 0;

type HasTiles = { readonly tiles: readonly number[] };

export function countTiles(player: HasTiles, place: number, unrevealed: boolean): number {
  let count = 0;
  for (let i = 0; i < player.tiles.length; i++) {
    const entry = player.tiles[i] as number;
    if (placeOfEntry(entry) === place && isUnrevealed(entry) === unrevealed) count++;
  }
  return count;
}

/** Number of unrevealed tiles on each action, packed like `covered`. */
export function plannedFields({ tiles }: HasTiles): number {
  let planned = 0;
  for (let i = 0; i < tiles.length; i++) {
    const entry = tiles[i] as number;
    if (isUnrevealed(entry) && placeOfEntry(entry) !== RESEARCH) planned += oneTileOn(placeOfEntry(entry));
  }
  return planned;
}

/**
 * Research takes any number; an action's field is free if nothing lies or is planned on it. SB-4.5, SB-4.6
 */
export const hasRoom = (
  player: Pick<Player, 'covered' | 'invested'>,
  planned: number,
  place: number,
): boolean => place === RESEARCH || freeFields(player, place) > tilesOn({ covered: planned }, place);

export const researchTiles = (player: HasTiles): number => countTiles(player, RESEARCH, false);

/** Jokers count, investments do not. SB-8.2 */
export function tilesOnBoard(player: Pick<Player, 'covered'>): number {
  let count = 0;
  for (let action = 0; action < ACTIONS.length; action++) count += tilesOn(player, action);
  return count;
}

export const hasTooMany = (player: Pick<Player, 'covered'>): boolean => tilesOnBoard(player) > TILES_KEPT;

export function coverField(player: Player, tile: number, action: number): void {
  player.tiles.push(tileEntry(tile, action));
  player.covered += oneTileOn(action);
}

/** Its person, its resource, or research; a manager only manager or research. SB-4.3, SB-4.4 */
export function tileFits(tile: number, place: number): boolean {
  const { person, resource } = kindOf(tile);
  return (
    place === RESEARCH ||
    place === person ||
    (resource !== NO_RESOURCE && place === FIRST_RESOURCE + resource)
  );
}

/** Open places one step away, closed ones skipped. SB-7.8, SB-7.9 */
export function reachableFrom(state: Pick<Siberia, 'closed'>, from: number): number {
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

/** Territories with an own worker and a cube of the resource, as bits. SB-7.21 */
export function minedTerritories(
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

/** 0 if the city does not buy it. SB-1.7 */
export function priceAt(
  state: { readonly cities: readonly number[] },
  field: number,
  resource: number,
): number {
  const city = CITIES[state.cities[field] as number];
  return city === undefined ? 0 : (city.prices[resource] as number);
}

/** Open territories without this resource, as bits. SB-6.2, SB-6.6 */
export function territoriesWithout(
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

export const isAvailable = (state: MapAndSupply, resource: number): boolean =>
  (state.supply[resource] as number) > 0 && territoriesWithout(state, resource) !== 0;

/** A tile has an effect if it can bring a cube; a manager tile brings any resource. SB-6.3, SB-6.4 */
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
