/**
 * An extraction interrupts play: tile and card are revealed, cubes are shared, danger strikes. RW-11 to
 * RW-12.7
 */
import type { Tell } from '@pithead/kernel';
import { randomBelow, bit, popStep, currentStep, pushStep, forbidUndo } from '@pithead/kernel';
import { awardForStocks, NO_SEAT } from './achievements.ts';
import { CARDS } from '../cards.ts';
import { CREWS, RESOURCES, RING, SAVED_BY_SAFETY } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { FIRST_SPACE, isBorder, isPresentOn, SECOND_SPACE, stratumOf } from '../earth/geometry.ts';
import type { Rockwell } from '../state.ts';
import {
  add,
  cardOf,
  changeStock,
  countBits,
  crewAt,
  extractedBy,
  extractedCard,
  extractedSpace,
  isReady,
  isRevealed,
  lowestBit,
  moveCrew,
  ownerOf,
  packExtraction,
  placeOf,
  playerOf,
  requiredPower,
  shaftOwner,
  strengthOf,
  tileOn,
  withRevealedTile,
  INSURANCE_USED,
} from '../state.ts';
import { TILES } from '../tiles.ts';

type Teller = Tell<RockwellFact>;
/** The public part of the state, so that views can be passed, too. */
type Table = {
  readonly crews: readonly number[];
  readonly players: readonly { readonly safety: number; readonly shafts: readonly number[] }[];
};

/**
 * Returns whether an extraction has begun. Only tiles under the active crew can have become ready; of two,
 * its player chooses the first. RW-8.7, RW-11.1
 */
export function extractReady(state: Rockwell, tell: Teller): boolean {
  const place = placeOf(crewAt(state, state.active));
  const first = FIRST_SPACE[place] as number;
  const second = SECOND_SPACE[place] as number;
  const firstReady = isReady(state, first);
  const secondReady = isReady(state, second);
  if (!firstReady && !secondReady) return false;
  if (firstReady && secondReady) pushStep(state, 'extractionOrder', bit(ownerOf(state.active)), 0);
  else extract(state, firstReady ? first : second, tell);
  return true;
}

/** The owner of the active crew triggers it, even by the power of a bribed crew or a die. RW-9.9, RW-11.9 */
export function extract(state: Rockwell, space: number, tell: Teller): void {
  const by = ownerOf(state.active);
  pullOntoTile(state, space, tell);
  const tile = turnTile(state, space);
  tell?.({
    type: 'tileRevealed',
    owner: by,
    space,
    tile,
    power: requiredPower(state.spaces[space] as number),
  });
  const card = drawCard(state, (TILES[tile] as (typeof TILES)[number]).pile - 1);
  tell?.({ type: 'cardDrawn', owner: by, card });
  forbidUndo(state);
  const booty = shareBooty(state, space, card, by);
  tellShares(state, booty, tell);
  const asked = askedForInsurance(state, booty, card);
  if (asked === 0) collectBooty(state, booty, card, by, tell);
  else pushStep(state, 'danger', asked, packExtraction(space, card, by));
}

/** Straddling crews move onto the tile, with their dice and without a fee. RW-8.5, RW-8.8, RW-11.2 */
function pullOntoTile(state: Rockwell, space: number, tell: Teller): void {
  for (let crew = 0; crew < state.crews.length; crew++) {
    const from = placeOf(crewAt(state, crew));
    if (!isBorder(from) || !isPresentOn(from, space)) continue;
    moveCrew(state, crew, space);
    tell?.({ type: 'crewPulled', owner: ownerOf(crew), crew, from, to: space });
  }
}

/** All unrevealed tiles of this stratum and power are equally likely. RW-3.7 */
function turnTile(state: Rockwell, space: number): number {
  const packed = state.spaces[space] as number;
  const first = stratumOf(space) * RING;
  let gone = 0;
  for (let i = first; i < first + RING; i++)
    if (isRevealed(state, i)) gone |= 1 << tileOn(state.spaces[i] as number);
  let candidates = 0;
  for (let tile = first; tile < first + RING; tile++) {
    if ((TILES[tile] as (typeof TILES)[number]).power === requiredPower(packed) && (gone & (1 << tile)) === 0)
      candidates |= 1 << tile;
  }
  const tile = randomBit(state, candidates);
  state.spaces[space] = withRevealedTile(packed, tile);
  state.revealed |= 1 << space;
  return tile;
}

function drawCard(state: Rockwell, pile: number): number {
  const place = randomBit(state, state.piles[pile] as number);
  state.piles[pile] = (state.piles[pile] as number) & ~(1 << place);
  return cardOf(pile, place);
}

function randomBit(state: Rockwell, bits: number): number {
  let rest = bits;
  for (let skip = randomBelow(state.chance, countBits(bits)); skip > 0; skip--) rest &= rest - 1;
  return lowestBit(rest);
}

/** `sharers` are owners as bits; `power` is by owner, `share` and `leftovers` are cubes by resource. */
export interface Booty {
  readonly sharers: number;
  readonly power: readonly number[];
  readonly share: readonly number[];
  readonly leftovers: readonly number[];
  readonly priority: number;
  readonly reason: 'mineshaft' | 'power' | 'trigger';
}

/** RW-11.4 to RW-11.6, RW-12.2 */
function shareBooty(state: Table, space: number, card: number, by: number): Booty {
  const power = NO_CUBES.slice();
  let sharers = 0;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    if (placeOf(packed) !== space) continue;
    sharers |= bit(ownerOf(crew));
    add(power, ownerOf(crew), strengthOf(packed));
  }
  const count = countBits(sharers);
  const { cubes } = cardAt(card);
  const share = NO_CUBES.slice();
  const leftovers = NO_CUBES.slice();
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const left = (cubes[resource] as number) % count;
    leftovers[resource] = left;
    share[resource] = ((cubes[resource] as number) - left) / count;
  }
  const shaft = shaftOwner(state, space);
  if (shaft >= 0) return { sharers, power, share, leftovers, priority: shaft, reason: 'mineshaft' };
  const strongest = onlyStrongest(power, state.crews.length / CREWS);
  return strongest === NO_SEAT
    ? { sharers, power, share, leftovers, priority: by, reason: 'trigger' }
    : { sharers, power, share, leftovers, priority: strongest, reason: 'power' };
}

/** NO_SEAT in a tie, which then goes to the trigger. RW-11.6 */
function onlyStrongest(power: readonly number[], owners: number): number {
  let strongest = 0;
  let equals = 0;
  for (let owner = 0; owner < owners; owner++) {
    const difference = (power[owner] as number) - (power[strongest] as number);
    if (difference > 0) strongest = owner;
    equals = difference > 0 ? 1 : equals + (difference === 0 ? 1 : 0);
  }
  return equals > 1 ? NO_SEAT : strongest;
}

/** Shared out again from `left` of the danger step. RW-12.7 */
export const waitingBooty = (state: Table, left: number): Booty =>
  shareBooty(state, extractedSpace(left), extractedCard(left), extractedBy(left));

const NO_CUBES: readonly number[] = [0, 0, 0, 0];
const cardAt = (card: number): (typeof CARDS)[number] => CARDS[card] as (typeof CARDS)[number];
const isSharer = (booty: Booty, owner: number): boolean => (booty.sharers & bit(owner)) !== 0;

export const bootyOf = (booty: Booty, owner: number, resource: number): number =>
  (isSharer(booty, owner) ? (booty.share[resource] as number) : 0) +
  (owner === booty.priority ? (booty.leftovers[resource] as number) : 0);

function bootySize(booty: Booty, owner: number): number {
  let cubes = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) cubes += bootyOf(booty, owner, resource);
  return cubes;
}

const lossOf = (booty: Booty, owner: number): number =>
  Math.min(booty.power[owner] as number, bootySize(booty, owner));

/** Loss after the safety level, before insurance. RW-12.3, RW-12.4 */
export const lossAfterSafety = (booty: Booty, state: Table, seat: number): number =>
  Math.max(0, lossOf(booty, seat) - (SAVED_BY_SAFETY[state.players[seat]?.safety ?? 0] as number));

/** Sharers with a loss and an insurance tile, as bits. RW-12.1, RW-12.5 */
function askedForInsurance(state: Rockwell, booty: Booty, card: number): number {
  if (!cardAt(card).danger) return 0;
  let asked = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    if (
      isSharer(booty, seat) &&
      playerOf(state, seat).insurance > 0 &&
      lossAfterSafety(booty, state, seat) > 0
    )
      asked |= bit(seat);
  }
  return asked;
}

export function collectInsuredBooty(state: Rockwell, tell: Teller): void {
  const { left } = currentStep(state);
  popStep(state);
  forbidUndo(state);
  collectBooty(state, waitingBooty(state, left), extractedCard(left), extractedBy(left), tell);
}

/** Cubes lost to danger never join a stock. The trigger keeps the card. RW-11.7, RW-11.8, RW-17.3 */
function collectBooty(state: Rockwell, booty: Booty, card: number, by: number, tell: Teller): void {
  const { danger } = cardAt(card);
  for (let seat = 0; seat < state.seats; seat++) {
    const lost = danger && isSharer(booty, seat) ? applyDanger(state, booty, seat, tell) : NO_CUBES;
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      changeStock(state, seat, resource, bootyOf(booty, seat, resource) - (lost[resource] as number));
    }
    if (tell !== undefined && bootySize(booty, seat) > 0)
      tell({ type: 'bootyTaken', seat, cubes: lost.map((cubes, i) => bootyOf(booty, seat, i) - cubes) });
  }
  keepCard(state, by, tell);
  awardForStocks(state, by < state.seats ? by : NO_SEAT, tell);
}

/** Returns the lost cubes, the dearest first. RW-12.5, RW-12.6 */
function applyDanger(state: Rockwell, booty: Booty, seat: number, tell: Teller): readonly number[] {
  const player = playerOf(state, seat);
  const insurance = player.choice[0] as number;
  player.insurance -= insurance;
  player.choice[0] = 0;
  player.choice[INSURANCE_USED] = insurance;
  const loss = lossOf(booty, seat);
  let left = lossAfterSafety(booty, state, seat) - insurance;
  const saved = loss - left - insurance;
  const lost = NO_CUBES.slice();
  for (let resource = RESOURCES.length - 1; resource >= 0; resource--) {
    const gone = Math.min(left, bootyOf(booty, seat, resource));
    lost[resource] = gone;
    left -= gone;
  }
  tell?.({ type: 'dangerStruck', seat, loss, saved, insurance, lost });
  return lost;
}

/** Al keeps no cards. RW-21.7 */
function keepCard(state: Rockwell, by: number, tell: Teller): void {
  if (by >= state.seats) return tell?.({ type: 'cardDiscarded' });
  const player = playerOf(state, by);
  player.cards++;
  tell?.({ type: 'cardKept', seat: by, cards: player.cards });
}

function tellShares(state: Rockwell, booty: Booty, tell: Teller): void {
  if (tell === undefined) return;
  for (let owner = 0; owner < state.crews.length / CREWS; owner++) {
    if (bootySize(booty, owner) === 0 && !isSharer(booty, owner)) continue;
    const isFirst = owner === booty.priority;
    tell({
      type: 'bootyShared',
      owner,
      share: isSharer(booty, owner) ? booty.share : NO_CUBES,
      leftovers: isFirst ? booty.leftovers : NO_CUBES,
      priority: isFirst ? booty.reason : 'none',
    });
  }
}
