import {
  BOARDS,
  CARDS_PER_PILE,
  CREWS,
  DICE,
  DIE_LIMITS,
  MOST_POWER,
  PILES,
  RING,
  SLOTS,
  SPACES,
  STRATA,
  WORKSHOP,
} from '../components.ts';
import {
  CORE,
  depthOf,
  FIRST_SPACE,
  isBorder,
  isEntrance,
  NOWHERE,
  SECOND_SPACE,
} from '../earth/geometry.ts';
import { leavesWorkshopAtOnce } from '../rulings.ts';
import type { Rockwell } from '../state.ts';
import {
  add,
  countBits,
  crewAt,
  crewIndex,
  crewWithinOwner,
  dieOf,
  grantOf,
  hasAl,
  isRevealed,
  ownerOf,
  placeOf,
  playerOf,
  powerOf,
  presentPower,
  requiredPower,
  seatOnSlot,
  slotOf,
  strengthOf,
  tileOn,
} from '../state.ts';
import { TILES } from '../tiles.ts';
import { TOPOLOGIES } from '../earth/topology.ts';

const power: number[] = Array.from({ length: SPACES }, () => 0);
/**
 * Counts of each power in a ring, four bits each at power modulo 8; the powers of a ring are less than 8
 * apart.
 */
const FRONTS = STRATA.map((_, ring) =>
  TILES.slice(ring * RING, (ring + 1) * RING).reduce(
    (sum, tile) => (sum + (1 << (4 * (tile.power & 7)))) | 0,
    0,
  ),
);
const powersOf = (ring: number): number[] =>
  TILES.slice(ring * RING, (ring + 1) * RING).map((tile) => tile.power);
const LEAST = STRATA.map((_, ring) => Math.min(...powersOf(ring)));
const MOST = STRATA.map((_, ring) => Math.max(...powersOf(ring)));
const TOUCHING_PAIRS = TOPOLOGIES.map(({ neighbours }) =>
  neighbours.flatMap((near, space) => near.flatMap((other) => (other > space ? [space, other] : []))),
);
/** Set by auditSpaces, read by auditPiles. */
const drawnFromPile: number[] = Array.from({ length: PILES }, () => 0);

export function auditSpaces(state: Rockwell, broken: string[]): void {
  drawnFromPile.fill(0);
  for (let first = 0; first < SPACES; first += RING) {
    let fronts = FRONTS[first / RING] as number;
    let gone = 0;
    for (let space = first; space < first + RING; space++) {
      const packed = state.spaces[space] as number;
      const required = requiredPower(packed);
      const tile = tileOn(packed);
      fronts = (fronts - (1 << (4 * (required & 7)))) | 0;
      if (required < (LEAST[first / RING] as number) || required > (MOST[first / RING] as number))
        broken.push('RW-1.1: a power of another stratum');
      if (tile >= 0 !== isRevealed(state, space)) broken.push(`RW-11.2: space ${space} is revealed and not`);
      if (tile < 0) continue;
      if (
        (gone & (1 << tile)) !== 0 ||
        tile < first ||
        tile >= first + RING ||
        TILES[tile]?.power !== required
      )
        broken.push(`RW-1.1: tile ${tile} can't lie in space ${space}`);
      gone |= 1 << tile;
      add(drawnFromPile, (TILES[tile] as (typeof TILES)[number]).pile - 1);
    }
    if (fronts !== 0) broken.push('RW-1.1: a ring with other tiles than its own');
  }
  const touching = TOUCHING_PAIRS[state.layout] as readonly number[];
  for (let i = 0; i < touching.length; i += 2) {
    const one = state.spaces[touching[i] as number] as number;
    const other = state.spaces[touching[i + 1] as number] as number;
    if (((one ^ other) & 31) === 0) broken.push(`RW-2.2: equal powers touch at space ${touching[i]}`);
  }
}

export function auditCrews(state: Rockwell, broken: string[]): void {
  const owners = hasAl(state) ? state.seats + 1 : state.seats;
  if (state.crews.length !== owners * CREWS) broken.push('RW-1.10: not four crews each');
  let dice = state.dice;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    const place = placeOf(packed);
    const die = dieOf(packed);
    if (powerOf(packed) < 1 || powerOf(packed) > MOST_POWER) broken.push('RW-1.10: no such power of a crew');
    if (die > 0) {
      dice++;
      if (ownerOf(crew) >= state.seats) broken.push('RW-10.1: Al has a die');
      if (isEntrance(place) || place === CORE || die > (DIE_LIMITS[depthOf(place)] as number))
        broken.push('RW-10.4: a die where it may not be');
    }
    if (isEntrance(place) && powerOf(packed) >= 1 && place - CORE - 1 !== crewWithinOwner(crew))
      broken.push('RW-7.4: a crew went to an entrance');
    if (ownerOf(crew) >= state.seats && (isBorder(place) || place === CORE))
      broken.push('RW-21.4: Al straddles or is in the core');
    if (isBorder(place)) auditStraddling(state, crew, place, broken);
  }
  if (dice !== DICE) broken.push(`RW-1.8: ${dice} dice`);
}

function auditStraddling(state: Rockwell, crew: number, place: number, broken: string[]): void {
  if (isRevealed(state, FIRST_SPACE[place] as number) || isRevealed(state, SECOND_SPACE[place] as number))
    broken.push('RW-8.5: a crew straddles a revealed tile');
  for (let other = crewIndex(ownerOf(crew), 0); other < crew; other++) {
    if (placeOf(crewAt(state, other)) === place) broken.push('RW-8.6: two own crews on one border');
  }
}

/** `spaces` counts power incrementally (RW-8.3); this counts it from the crews. */
export function auditPower(state: Rockwell, broken: string[]): void {
  power.fill(0);
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    const first = FIRST_SPACE[placeOf(packed)] as number;
    const second = SECOND_SPACE[placeOf(packed)] as number;
    if (first !== NOWHERE) add(power, first, strengthOf(packed));
    if (second !== NOWHERE) add(power, second, strengthOf(packed));
  }
  const ordering = state.steps[state.steps.length - 1]?.at === 'extractionOrder';
  for (let space = 0; space < SPACES; space++) {
    const packed = state.spaces[space] as number;
    if (presentPower(packed) !== power[space])
      broken.push(`RW-8.3: power in space ${space} is counted wrongly`);
    if (!ordering && !isRevealed(state, space) && (power[space] as number) >= requiredPower(packed))
      broken.push('RW-11.1: a ready tile is not extracted');
  }
}

export function auditPiles(state: Rockwell, broken: string[]): void {
  let kept = 0;
  for (let seat = 0; seat < state.seats; seat++) kept += playerOf(state, seat).cards;
  const waiting = state.steps[state.steps.length - 1]?.at === 'danger' ? 1 : 0;
  const revealed = countBits(state.revealed) - waiting;
  if (hasAl(state) ? kept > revealed : kept !== revealed)
    broken.push('RW-11.8: cards and tiles turned up differ');
  for (let pile = 0; pile < PILES; pile++) {
    if (CARDS_PER_PILE - countBits(state.piles[pile] as number) !== drawnFromPile[pile])
      broken.push('RW-11.3: not one card of its pile for each tile');
    if ((state.piles[pile] as number) < 0 || (state.piles[pile] as number) >= 1 << CARDS_PER_PILE)
      broken.push('RW-1.5: no such card');
  }
}

export function auditSlots(state: Rockwell, broken: string[]): void {
  for (let board = 0; board < BOARDS.length; board++) {
    let there = 0;
    for (let slot = 0; slot < SLOTS; slot++) {
      const seat = seatOnSlot(state, board, slot);
      if (seat === -1) continue;
      if (grantOf(state, board, slot) === 0 || seat < 0 || seat >= state.seats)
        broken.push('RW-1.9: a vice president on no slot');
      if ((there & (1 << seat)) !== 0) broken.push('RW-5.3: two vice presidents of one player on a board');
      there |= 1 << seat;
    }
  }
  for (let seat = 0; seat < state.seats; seat++) {
    let vps = 0;
    for (let slot = 0; slot < state.slots.length; slot++) if (state.slots[slot] === seat) vps++;
    if (vps > 2) broken.push('RW-1.10: more than two vice presidents');
  }
  if (leavesWorkshopAtOnce(state) && state.steps[0]?.at === 'workshop') auditWorkshop(state, broken);
}

function auditWorkshop(state: Rockwell, broken: string[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (slotOf(state, seat, WORKSHOP) >= 0 !== playerOf(state, seat).actions > 0)
      broken.push('RW-15.1: actions and vice presidents at the workshop differ');
  }
}
