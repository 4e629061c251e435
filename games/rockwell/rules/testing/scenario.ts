import type { Options } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { Scenario as TestScenario } from '@pithead/testkit/scenario';
import { scenarioTools } from '@pithead/testkit/scenario';
import type { Achievement, Resource } from '../components.ts';
import { CARDS } from '../cards.ts';
import {
  ACHIEVEMENTS,
  CARDS_PER_PILE,
  RESOURCES,
  RING,
  SPACES,
  STOCK_EXCHANGE,
  WORKSHOP,
} from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { PLACE_NAMES, SPACE_NAMES, stratumOf } from '../earth/geometry.ts';
import { rockwell } from '../index.ts';
import type { Player, Rockwell } from '../state.ts';
import {
  AL,
  crewAt,
  crewIndex,
  dieOf,
  grantOf,
  isRevealed,
  KNOWN_PER_SEAT,
  placeOf,
  playerOf,
  powerOf,
  presentPower,
  setCrew,
  slotIndex,
  withRevealedTile,
} from '../state.ts';
import { TILES } from '../tiles.ts';

export type RockwellScenario = TestScenario<Rockwell, RockwellFact>;
export const {
  freshTable,
  playPlies,
  whyNot,
  offersOf,
  auditOf,
  factsOf,
  phaseOf,
  pendingSeat,
  isFinished,
  refusalOf,
} = scenarioTools(rockwell);

const found = (place: number, name: string): number => {
  if (place < 0) throw new Error(`there is no ${name}`);
  return place;
};

/** Names as in plies: `B4`, `B4-B5`, `core`, `entrance-1`. */
export const placeNamed = (name: string): number => found(PLACE_NAMES.indexOf(name), name);
export const spaceNamed = (name: string): number => found(SPACE_NAMES.indexOf(name), name);
export const tileNamed = (id: string): number =>
  found(
    TILES.findIndex((tile) => tile.id === id),
    id,
  );
export const cardNamed = (id: string): number =>
  found(
    CARDS.findIndex((card) => card.id === id),
    id,
  );
export const achievementNamed = (id: Achievement): number => ACHIEVEMENTS.indexOf(id);

/**
 * Turn 1, round 1, without bids and vice presidents; seat 0 is first in both orders and is asked to activate.
 */
export function tableAtDrilling(seats: number, options: Options = {}, version?: number): RockwellScenario {
  const scenario = freshTable(seats, options, undefined, version);
  const { state } = scenario;
  for (let seat = 0; seat < seats; seat++) state.management[seat] = state.control[seat] = seat;
  state.round = 1;
  giveDrillingTurn(scenario, 0);
  scenario.facts.length = 0;
  return scenario;
}

export function giveDrillingTurn({ state }: RockwellScenario, seat: number): void {
  state.steps = [{ at: 'drilling', pending: bit(seat), left: state.control.indexOf(seat) }];
}

export function setControlOrder({ state }: RockwellScenario, ...order: number[]): void {
  order.forEach((seat, place) => (state.control[place] = seat));
}
export function setManagementOrder({ state }: RockwellScenario, ...order: number[]): void {
  order.forEach((seat, place) => (state.management[place] = seat));
}

/** The seats have vice presidents on the first slots, in this order. */
export const tableAtTrading = (
  seats: number,
  order: readonly number[],
  options: Options = {},
): RockwellScenario => tableAtBoard(seats, STOCK_EXCHANGE, order, options);
export const tableAtWorkshop = (
  seats: number,
  order: readonly number[] = [0],
  options: Options = {},
  version?: number,
): RockwellScenario => tableAtBoard(seats, WORKSHOP, order, options, version);

function tableAtBoard(
  seats: number,
  board: number,
  order: readonly number[],
  options: Options,
  version?: number,
): RockwellScenario {
  const scenario = tableAtDrilling(seats, options, version);
  const { state } = scenario;
  state.round = 0;
  order.forEach((seat, slot) => {
    state.slots[slotIndex(board, slot)] = seat;
    playerOf(state, seat).actions = grantOf(state, board, slot);
  });
  const at = board === WORKSHOP ? 'workshop' : state.hiddenLog === 0 ? 'trading' : 'tradingUnseen';
  state.steps = [{ at, pending: bit(order[0] as number), left: 0 }];
  return scenario;
}

export function placeVpOn({ state }: RockwellScenario, seat: number, slot: string): void {
  const [numeral = '', number = ''] = slot.split('-');
  state.slots[slotIndex(found(['I', 'II', 'III'].indexOf(numeral), slot), Number(number) - 1)] = seat;
}

export const offeredNouns = (scenario: RockwellScenario, seat: number, verb: string): string[] =>
  offersOf(scenario, seat)
    .filter((text) => text.split(' ')[0] === verb)
    .map((text) => text.slice(verb.length + 1));
export const offeredEnds = (scenario: RockwellScenario, seat: number, crew: number): string[] =>
  offeredNouns(scenario, seat, 'activate')
    .filter((noun) => noun.startsWith(`${crew}>`))
    .map((noun) => noun.slice(2));

export const AL_OWNER = AL;

/** Crews are numbered from 1, as in plies. */
const crewNamed = (owner: number, crew: number): number => crewIndex(owner, crew - 1);

export function placeCrew(
  { state }: RockwellScenario,
  owner: number,
  crew: number,
  place: string,
  power = 1,
  die = 0,
): void {
  const before = dieOf(crewAt(state, crewNamed(owner, crew)));
  state.dice += (before > 0 ? 1 : 0) - (die > 0 ? 1 : 0);
  setCrew(state, crewNamed(owner, crew), placeNamed(place), power, die);
}
export const placeOfCrew = ({ state }: RockwellScenario, owner: number, crew: number): string =>
  PLACE_NAMES[placeOf(crewAt(state, crewNamed(owner, crew)))] as string;
export const powerOfCrew = ({ state }: RockwellScenario, owner: number, crew: number): number =>
  powerOf(crewAt(state, crewNamed(owner, crew)));
export const dieOfCrew = ({ state }: RockwellScenario, owner: number, crew: number): number =>
  dieOf(crewAt(state, crewNamed(owner, crew)));
export const powerOnSpace = ({ state }: RockwellScenario, space: string): number =>
  presentPower(state.spaces[spaceNamed(space)] as number);
export const isTileRevealed = ({ state }: RockwellScenario, space: string): boolean =>
  isRevealed(state, spaceNamed(space));

export function setRequiredPower({ state }: RockwellScenario, space: string, power: number): void {
  const at = spaceNamed(space);
  state.spaces[at] = ((state.spaces[at] as number) & ~31) | power;
}

export function revealTileOn({ state }: RockwellScenario, space: string, tile: string): void {
  const at = spaceNamed(space);
  setRequiredPower({ state, facts: [] }, space, TILES[tileNamed(tile)]?.power ?? 0);
  state.spaces[at] = withRevealedTile(state.spaces[at] as number, tileNamed(tile));
  state.revealed |= 1 << at;
}

/**
 * Fixes tile and card of a future extraction: reveals the other tiles of equal power on the far side of the
 * ring.
 */
export function prepareExtraction(
  scenario: RockwellScenario,
  space: string,
  tile: string,
  card: string,
): void {
  const { state } = scenario;
  const at = spaceNamed(space);
  const wanted = tileNamed(tile);
  const first = stratumOf(at) * RING;
  const { power, pile } = TILES[wanted] as (typeof TILES)[number];
  setRequiredPower(scenario, space, power);
  const others = TILES.flatMap((each, i) =>
    i >= first && i < first + RING && i !== wanted && each.power === power ? [each.id] : [],
  );
  others.forEach((other, i) =>
    revealTileOn(scenario, SPACE_NAMES[first + ((at + 3 + i) % RING)] as string, other),
  );
  const place = cardNamed(card) - (pile - 1) * CARDS_PER_PILE;
  if (place < 0 || place >= CARDS_PER_PILE) throw new Error(`${card} is not in pile ${pile}`);
  state.piles[pile - 1] = 1 << place;
}

type Possessions = Partial<Record<Resource | 'money' | 'insurance', number>>;

/** What is not named becomes 0. */
export function setPossessions({ state }: RockwellScenario, seat: number, what: Possessions): void {
  const playerAt = playerOf(state, seat);
  RESOURCES.forEach((resource, i) => {
    playerAt.stock[i] = what[resource] ?? 0;
    if (state.hiddenLog !== 0)
      state.known[seat * KNOWN_PER_SEAT + i] = state.known[seat * KNOWN_PER_SEAT + RESOURCES.length + i] =
        what[resource] ?? 0;
  });
  playerAt.money = what.money ?? 0;
  playerAt.insurance = what.insurance ?? 0;
}

export const stockOf = ({ state }: RockwellScenario, seat: number): string =>
  playerOf(state, seat).stock.join('/');
export const moneyOwned = ({ state }: RockwellScenario, seat: number): number => playerOf(state, seat).money;
export const player = ({ state }: RockwellScenario, seat: number): Player => playerOf(state, seat);

export function buildShaftOn({ state }: RockwellScenario, seat: number, space: string): void {
  const { shafts } = playerOf(state, seat);
  shafts[found(shafts.indexOf(-1), 'mineshaft left')] = spaceNamed(space);
}

export const hasAchievement = ({ state }: RockwellScenario, seat: number, id: Achievement): boolean =>
  (playerOf(state, seat).achievements & (1 << achievementNamed(id))) !== 0;

export function sealEmptyBids(scenario: RockwellScenario): void {
  for (let seat = 0; seat < scenario.state.seats; seat++) playPlies(scenario, seat, 'sealBid');
}
export function sealNoInsurance(scenario: RockwellScenario): void {
  for (let seat = 0; seat < scenario.state.seats; seat++) playPlies(scenario, seat, 'sealInsurance');
}

/** Every seat changes as little as possible, until this phase begins or the game is over. */
export function playIdleUntil(scenario: RockwellScenario, phase: string): void {
  for (let plies = 0; plies < 400 && phaseOf(scenario) !== phase && !isFinished(scenario); plies++)
    playIdlePly(scenario);
  if (phaseOf(scenario) !== phase && !isFinished(scenario)) throw new Error(`${phase} never came`);
}

const IDLE = ['sealBid', 'sealInsurance', 'noAdvantage', 'leaveBehind', 'renounce', 'useInsurance 0'];

export function playIdlePly(scenario: RockwellScenario): void {
  const seat = pendingSeat(scenario);
  const offers = offersOf(scenario, seat);
  const still = offers.find((text) => IDLE.includes(text) || text.endsWith('>stay')) ?? offers[0];
  if (still === undefined) throw new Error('nothing is offered');
  playPlies(scenario, seat, still);
}

export function playIdleTurn(scenario: RockwellScenario): void {
  const { turn } = scenario.state;
  for (let plies = 0; plies < 400 && scenario.state.turn === turn && !isFinished(scenario); plies++)
    playIdlePly(scenario);
}

export const crewCountOn = ({ state }: RockwellScenario, space: string): number =>
  state.crews.filter((crew) => placeOf(crew) === spaceNamed(space)).length;

export function revealAllTilesBut(scenario: RockwellScenario, ...spaces: string[]): void {
  for (let ring = 0; ring < SPACES; ring += RING) {
    const tiles = TILES.slice(ring, ring + RING).map(({ id }) => id);
    for (let i = 0; i < RING; i++) {
      const space = SPACE_NAMES[ring + i] as string;
      if (!spaces.includes(space)) revealTileOn(scenario, space, tiles[i] as string);
    }
  }
}
