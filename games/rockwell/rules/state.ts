import type { State } from '@pithead/kernel';
import { forbidUndo } from '@pithead/kernel';
import {
  CARDS_PER_PILE,
  CONTROL_CENTRE,
  CREWS,
  GRANTS,
  PRICES,
  RESOURCES,
  SEATS_WITH_AL,
  SLOTS,
} from './components.ts';
import { CORE, FIRST_SPACE, NOWHERE, SECOND_SPACE } from './earth/geometry.ts';

/**
 * `stock` is by resource (RW-3.1). Bits are the achievements reached, of which `prestige` sums the tiles; the
 * delivery tiles, tile n of pile p being bit 4p + n; and the resources traded in this phase (RW-14.4).
 */
export interface Player {
  stock: number[];
  money: number;
  insurance: number;
  /**
   * The sealed choice: money (or insurance tiles to use), then cubes by resource. From FIRST_SHOWN on, the
   * bid or insured cubes revealed last; at INSURANCE_USED, the tiles used last. RW-3.2
   */
  choice: number[];
  mobility: number;
  safety: number;
  /** Spaces in the order of building, then NOWHERE; the number built is the stage reached. RW-15.5 */
  shafts: number[];
  cards: number;
  achievements: number;
  prestige: number;
  deliveries: number;
  actions: number;
  traded: number;
}

export interface Rockwell extends State {
  /** Options: `layout` is an index into LAYOUTS, `turnLimit` the last turn or 0, the others are 0 or 1. */
  layout: number;
  byManagement: number;
  zeroScores: number;
  hiddenLog: number;
  turnLimit: number;
  turn: number;
  round: number;
  management: number[];
  control: number[];
  /** By board and slot: the seat of the vice president, or −1. */
  slots: number[];
  /** Required power + 32 × present power + 8192 × (revealed tile + 1). */
  spaces: number[];
  revealed: number;
  /** Place + 128 × power + 1024 × power of the die, by owner, Al's last. */
  crews: number[];
  /** Cards left, as bits; which one is on top is decided when it is drawn. RW-3.7 */
  piles: number[];
  briberyTiles: number;
  dice: number;
  /** Index of the active crew, or −1. RW-7.10 */
  active: number;
  /** 1 if a die was taken along in this round, which counts as its hire. RW-10.5 */
  hired: number;
  ended: number;
  players: Player[];
  /** With the hidden log: by seat, the public lower bounds of its cubes, then the upper bounds. RW-3.6 */
  known: number[];
}

export const FIRST_SHOWN = 1 + RESOURCES.length;
export const INSURANCE_USED = 2 * FIRST_SHOWN;
export const KNOWN_PER_SEAT = 2 * RESOURCES.length;

/** Bits of `ended`. */
export const CORE_REACHED = 1;
export const ACHIEVEMENTS_REACHED = 2;
export const TURN_LIMIT = 4;

export const playerOf = (state: Pick<Rockwell, 'players'>, seat: number): Player =>
  state.players[seat] as Player;

const PRESENT_AT = 5;
const TILE_AT = 13;
export const packSpace = (required: number): number => required;
export const requiredPower = (space: number): number => space & 31;
export const presentPower = (space: number): number => (space >> PRESENT_AT) & 255;
export const tileOn = (space: number): number => (space >> TILE_AT) - 1;
export const withRevealedTile = (space: number, tile: number): number => space | ((tile + 1) << TILE_AT);

const POWER_AT = 7;
const DIE_AT = 10;
export const packCrew = (place: number, power: number, die: number): number =>
  place | (power << POWER_AT) | (die << DIE_AT);
export const placeOf = (crew: number): number => crew & 127;
export const powerOf = (crew: number): number => (crew >> POWER_AT) & 7;
export const dieOf = (crew: number): number => crew >> DIE_AT;
/** RW-10.3 */
export const strengthOf = (crew: number): number => powerOf(crew) + dieOf(crew);

export const crewIndex = (owner: number, withinOwner: number): number => owner * CREWS + withinOwner;
export const crewWithinOwner = (crew: number): number => crew % CREWS;
export const ownerOf = (crew: number): number => crew >> 2;
export const crewAt = (state: { readonly crews: readonly number[] }, crew: number): number =>
  state.crews[crew] as number;
/** Al's crews follow those of the two players. RW-21.3 */
export const AL = SEATS_WITH_AL;
export const hasAl = (state: { readonly seats: number }): boolean => state.seats === SEATS_WITH_AL;
export const isInPlay = (crew: number): boolean => placeOf(crew) !== CORE;

export const isRevealed = (state: { readonly revealed: number }, space: number): boolean =>
  (state.revealed & (1 << space)) !== 0;

/** RW-11.1 */
export function isReady(state: Pick<Rockwell, 'spaces' | 'revealed'>, space: number): boolean {
  if (space === NOWHERE || isRevealed(state, space)) return false;
  const packed = state.spaces[space] as number;
  return presentPower(packed) >= requiredPower(packed);
}

/** Keeps the present power of the spaces up to date. RW-8.3 */
export function setCrew(
  state: Pick<Rockwell, 'spaces' | 'crews'>,
  crew: number,
  place: number,
  power: number,
  die: number,
): void {
  const before = crewAt(state, crew);
  addPower(state, placeOf(before), -strengthOf(before));
  state.crews[crew] = packCrew(place, power, die);
  addPower(state, place, power + die);
}

function addPower(state: Pick<Rockwell, 'spaces'>, place: number, strength: number): void {
  const first = FIRST_SPACE[place] as number;
  if (first === NOWHERE) return;
  add(state.spaces, first, strength << PRESENT_AT);
  const second = SECOND_SPACE[place] as number;
  if (second !== NOWHERE) add(state.spaces, second, strength << PRESENT_AT);
}

export const moveCrew = (state: Pick<Rockwell, 'spaces' | 'crews'>, crew: number, place: number): void =>
  setCrew(state, crew, place, powerOf(crewAt(state, crew)), dieOf(crewAt(state, crew)));

export function add(counts: number[], place: number, many = 1): void {
  counts[place] = (counts[place] as number) + many;
}

export const sum = (counts: readonly number[]): number => {
  let total = 0;
  for (let i = 0; i < counts.length; i++) total += counts[i] as number;
  return total;
};

export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** The bits of a set in ascending order: `for (let rest = set; rest !== 0; rest &= rest - 1) lowestBit(rest)`. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** RW-4.3 */
export const worthOf = (money: number, cubes: readonly number[], from = 0): number => {
  let worth = money;
  for (let resource = 0; resource < RESOURCES.length; resource++)
    worth += (PRICES[resource] as number) * (cubes[from + resource] as number);
  return worth;
};

export function chosenCubes({ choice }: Player): number {
  let cubes = 0;
  for (let i = 1; i < FIRST_SHOWN; i++) cubes += choice[i] as number;
  return cubes;
}

export function revealChoice(player: Player): void {
  for (let i = 0; i < FIRST_SHOWN; i++) {
    player.choice[FIRST_SHOWN + i] = player.choice[i] as number;
    player.choice[i] = 0;
  }
  player.choice[INSURANCE_USED] = 0;
}

/** The change is public, so both bounds move with it. RW-3.5 */
export function changeStock(state: Rockwell, seat: number, resource: number, cubes: number): void {
  add(playerOf(state, seat).stock, resource, cubes);
  if (state.hiddenLog === 0) return;
  const least = seat * KNOWN_PER_SEAT + resource;
  state.known[least] = Math.max(0, (state.known[least] as number) + cubes);
  add(state.known, least + RESOURCES.length, cubes);
}

/** With the hidden log a payment reveals that the money was there, so it can't be undone. RW-1.11 */
export function pay(state: Rockwell, seat: number, amount: number): void {
  playerOf(state, seat).money -= amount;
  if (state.hiddenLog !== 0) forbidUndo(state);
}

/** BRIBERY, SUBCONTRACTING or 0. RW-9, RW-10 */
export function advantageOf(
  state: { readonly seats: number; readonly slots: readonly number[] },
  seat: number,
): number {
  for (let slot = 0; slot < SLOTS; slot++)
    if (state.slots[slot] === seat) return grantOf(state, CONTROL_CENTRE, slot);
  return 0;
}

/** 0 for slots that this number of players does not have. RW-1.9 */
export const grantOf = (state: { readonly seats: number }, board: number, slot: number): number =>
  GRANTS[state.seats]?.[board]?.[slot] ?? 0;

/** −1 for a seat without a vice president on this board. RW-5.3 */
export function slotOf(state: { readonly slots: readonly number[] }, seat: number, board: number): number {
  for (let slot = 0; slot < SLOTS; slot++) if (seatOnSlot(state, board, slot) === seat) return slot;
  return -1;
}

export const slotIndex = (board: number, slot: number): number => board * SLOTS + slot;
export const seatOnSlot = (
  state: { readonly slots: readonly number[] },
  board: number,
  slot: number,
): number => state.slots[slotIndex(board, slot)] as number;

export function stageOf(player: { readonly shafts: readonly number[] }): number {
  let stage = 0;
  while (stage < player.shafts.length && player.shafts[stage] !== NOWHERE) stage++;
  return stage;
}

/** −1 if there is none. RW-15.7 */
export function shaftOwner(
  state: { readonly players: readonly { readonly shafts: readonly number[] }[] },
  space: number,
): number {
  for (let seat = 0; seat < state.players.length; seat++) {
    const { shafts } = state.players[seat] as { readonly shafts: readonly number[] };
    for (let i = 0; i < shafts.length; i++) if (shafts[i] === space) return seat;
  }
  return -1;
}

export const cardOf = (pile: number, place: number): number => pile * CARDS_PER_PILE + place;
export const pileOfCard = (card: number): number => Math.floor(card / CARDS_PER_PILE);

export const hasCrewInPlay = (state: { readonly crews: readonly number[] }, owner: number): boolean => {
  for (let crew = crewIndex(owner, 0); crew < crewIndex(owner + 1, 0); crew++)
    if (isInPlay(crewAt(state, crew))) return true;
  return false;
};

/** `left` of the danger step, which waits for insurance. RW-12.7 */
export const packExtraction = (space: number, card: number, by: number): number =>
  space | (card << 5) | (by << 11);
export const extractedSpace = (left: number): number => left & 31;
export const extractedCard = (left: number): number => (left >> 5) & 63;
export const extractedBy = (left: number): number => left >> 11;
