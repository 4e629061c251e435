/** The sequence of play in rulebook order: who decides what, and what follows. RW-4.1 */
import type { Phase, Tell } from '@pithead/kernel';
import { bit, everybody, pop, present, push, seal, turnTo } from '@pithead/kernel';
import { awardStock, awardStocks, NOBODY } from './achievements.ts';
import { alCandidates, alDestinations, alUpgrades, onlyOne } from './al.ts';
import type { Tile } from './components.ts';
import {
  BRIBERY,
  BRIBERY_TILES,
  CREWS,
  RESOURCES,
  ROUNDS,
  SHAFTS,
  SLOTS,
  STOCK_EXCHANGE,
  SUBCONTRACTING,
  TILES,
  VPS,
  WORKSHOP,
} from './components.ts';
import { bringInInsured, extractReady } from './extraction.ts';
import type { RockwellFact } from './facts.ts';
import { NOWHERE } from './geometry.ts';
import { activate, leaveBehind, takeAlong } from './moves/activate.ts';
import { alCrew, alDestination, alUpgrade } from './moves/al.ts';
import { bid, sealBid } from './moves/bid.ts';
import { bribe, canBribe, noAdvantage } from './moves/bribe.ts';
import { deliver } from './moves/deliver.ts';
import { extractionOrder } from './moves/extractionOrder.ts';
import { canHire, hire } from './moves/hire.ts';
import { improve, improveCrew } from './moves/improve.ts';
import { insure, sealInsurance, useInsurance } from './moves/insure.ts';
import { canPlaceVp, placeVp } from './moves/placeVp.ts';
import { buildShaft, moveShaft } from './moves/shafts.ts';
import { renounce, trade, tradeUnseen } from './moves/trade.ts';
import { endGame } from './scoring.ts';
import type { Player, Rockwell } from './state.ts';
import {
  advantageOf,
  AL,
  changeStock,
  crewAt,
  dieOf,
  grantOf,
  hasAl,
  hasCrewInPlay,
  isRevealed,
  moveCrew,
  ownerOf,
  placeOf,
  playerOf,
  powerOf,
  setCrew,
  showChoice,
  SHOWN,
  slotOf,
  sum,
  tileOn,
  TURN_LIMIT,
  worthOf,
} from './state.ts';

type RockwellPhase = Phase<Rockwell, RockwellFact>;
type Teller = Tell<RockwellFact>;

export const PHASES = {
  /** All bid at the same time; the last seal shows everything. RW-4.2, RW-4.4 */
  auction: {
    rule: 'RW-4.2',
    moves: [bid, sealBid],
    next(state, tell) {
      seal(state);
      revealBids(state, tell);
      placeFrom(state, 0, tell);
    },
  },

  /** `left` counts both passes in Management order. RW-5.1 */
  vicePresidents: {
    rule: 'RW-5.1',
    moves: [placeVp],
    next: (state, tell) => placeFrom(state, present(state).left + 1, tell),
  },

  /** All at the same time. RW-6.2 */
  insurance: {
    rule: 'RW-6.2',
    moves: [insure, sealInsurance],
    next(state, tell) {
      seal(state);
      for (let seat = 0; seat < state.seats; seat++) takeInsurance(state, seat, tell);
      setDrillingOrder(state, tell);
      beginRound(state, 1, tell);
    },
  },

  /** `left` is the place in Control order. RW-7.1 */
  drilling: { rule: 'RW-7.1', moves: [activate], next: impossible },
  /** RW-7.10 (a) */
  die: { rule: 'RW-10.5', moves: [takeAlong, leaveBehind], next: impossible },
  /** Behind the movement: extraction, after which the activation goes on, then the advantage. Achievements are tested where something changes. RW-7.10 (b) to (d), RW-11.10, RW-17.2 */
  moved: {
    rule: 'RW-7.10',
    moves: [],
    next(state, tell) {
      const seat = ownerOf(state.active);
      if (extractReady(state, tell)) return;
      if (hasAdvantage(state, seat)) turnTo(state, 'advantage', bit(seat), present(state).left);
      else drillFrom(state, present(state).left + 1, tell);
    },
  },
  advantage: { rule: 'RW-7.10', moves: [bribe, hire, noAdvantage], next: impossible },
  /** RW-7.10 (e), (f) */
  advantaged: {
    rule: 'RW-7.10',
    moves: [],
    next(state, tell) {
      if (!extractReady(state, tell)) drillFrom(state, present(state).left + 1, tell);
    },
  },

  extractionOrder: { rule: 'RW-8.7', moves: [extractionOrder], next: impossible },
  /** All who have something to lose and a tile, at the same time; `left` holds the extraction. RW-12.5, RW-12.7 */
  danger: { rule: 'RW-12.5', moves: [useInsurance], next: bringInInsured },

  /** The player first in Control order chooses for Al; `left` becomes the answer. RW-21.5, RW-21.6 */
  alCrew: { rule: 'RW-21.5', moves: [alCrew], next: (state, tell) => sendAl(state, present(state).left, tell) },
  alDestination: { rule: 'RW-21.6', moves: [alDestination], next: (state, tell) => moveAl(state, present(state).left, tell) },
  alMoved: {
    rule: 'RW-21.7',
    moves: [],
    next(state, tell) {
      if (!extractReady(state, tell)) endRound(state, tell);
    },
  },

  /** `left` is the place in the order of the phase. RW-14.1 */
  trading: { rule: 'RW-14.1', moves: [trade, renounce], next: impossible },
  /** With the hidden log. RW-3.6 */
  tradingUnseen: { rule: 'RW-14.1', moves: [tradeUnseen, renounce], next: impossible },
  traded: {
    rule: 'RW-14.5',
    moves: [],
    next(state, tell) {
      const place = present(state).left;
      const seat = seatAt(state, STOCK_EXCHANGE, place);
      awardStock(state, seat, tell);
      if (playerOf(state, seat).actions === 0) state.slots[STOCK_EXCHANGE * SLOTS + slotOf(state, seat, STOCK_EXCHANGE)] = -1;
      tradeFrom(state, place + 1, tell);
    },
  },

  /** RW-15.1 */
  workshop: { rule: 'RW-15.1', moves: [improve, buildShaft, moveShaft, deliver, renounce], next: impossible },
  acted: {
    rule: 'RW-15.2',
    moves: [],
    next(state, tell) {
      const place = present(state).left;
      if (state.active === NOBODY || !extractReady(state, tell)) workFrom(state, place + 1, tell);
    },
  },

  /** The player first in Management order chooses; `left` becomes the answer. RW-21.10 */
  alUpgrade: {
    rule: 'RW-21.10',
    moves: [alUpgrade],
    next: (state, tell) => improveAl(state, state.management[0] as number, present(state).left, tell),
  },
  alUpgraded: {
    rule: 'RW-21.10',
    moves: [],
    next(state, tell) {
      if (!extractReady(state, tell)) cleanUp(state, tell);
    },
  },
} satisfies Record<string, RockwellPhase>;

export type At = keyof typeof PHASES;

/** Moves of such a phase end or replace the step themselves. */
function impossible(): never {
  throw new Error('a step was left without anybody to decide');
}

/** Play starts with an auction. RW-2.10 */
export function begin(state: Rockwell, tell: Teller): void {
  push(state, 'auction', everybody(state.seats), 0);
  tell?.({ type: 'turnBegun', turn: state.turn });
}

/** Descending value; equal bids keep their order; all are paid. RW-4.4, RW-4.5 */
function revealBids(state: Rockwell, tell: Teller): void {
  const values = state.players.map(({ choice }) => worthOf(choice[0] as number, choice, 1));
  for (const seat of state.management) {
    const player = playerOf(state, seat);
    tell?.({
      type: 'bidRevealed',
      seat,
      money: player.choice[0] as number,
      cubes: player.choice.slice(1, SHOWN),
      value: values[seat] as number,
    });
    player.money -= player.choice[0] as number;
    giveCubes(state, seat);
  }
  state.management.sort((a, b) => (values[b] as number) - (values[a] as number));
  tell?.({ type: 'managementOrder', order: state.management.slice() });
}

/** Two passes in Management order; without a legal slot the vice president stays home. RW-5.1, RW-5.4 */
function placeFrom(state: Rockwell, from: number, tell: Teller): void {
  for (let place = from; place < VPS * state.seats; place++) {
    const seat = state.management[place % state.seats] as number;
    if (canPlaceVp(state, seat)) return turnTo(state, 'vicePresidents', bit(seat), place);
    tell?.({ type: 'vpStayedHome', seat });
  }
  turnTo(state, 'insurance', everybody(state.seats), 0);
}

/** One tile for each cube. RW-6.2 */
function takeInsurance(state: Rockwell, seat: number, tell: Teller): void {
  const player = playerOf(state, seat);
  const tiles = sum(player.choice.slice(1, SHOWN));
  if (tiles > 0) tell?.({ type: 'insured', seat, cubes: player.choice.slice(1, SHOWN), tiles });
  player.insurance += tiles;
  giveCubes(state, seat);
}

/** The chosen cubes go to the supply, in the sight of all. */
function giveCubes(state: Rockwell, seat: number): void {
  const player = playerOf(state, seat);
  for (let resource = 0; resource < RESOURCES.length; resource++)
    changeStock(state, seat, resource, -(player.choice[resource + 1] as number));
  showChoice(player);
}

/** By slot from left to right, then the others in their old order. RW-6.4 */
function setDrillingOrder(state: Rockwell, tell: Teller): void {
  const onBoard = state.slots.slice(0, SLOTS).filter((seat) => seat >= 0);
  const others = state.control.filter((seat) => !onBoard.includes(seat));
  for (let place = 0; place < state.seats; place++) state.control[place] = [...onBoard, ...others][place] as number;
  tell?.({ type: 'controlOrder', order: state.control.slice() });
}

function beginRound(state: Rockwell, round: number, tell: Teller): void {
  state.round = round;
  tell?.({ type: 'roundBegun', round });
  drillFrom(state, 0, tell);
}

/** The next in Control order who has a crew in play; behind the last one Al moves. RW-7.1, RW-21.4 */
function drillFrom(state: Rockwell, from: number, tell: Teller): void {
  state.active = NOBODY;
  state.hired = 0;
  for (let place = from; place < state.seats; place++) {
    const seat = state.control[place] as number;
    if (hasCrewInPlay(state, seat)) return turnTo(state, 'drilling', bit(seat), place);
  }
  if (hasAl(state)) beginAl(state, tell);
  else endRound(state, tell);
}

/** Is there something to decide about bribery or subcontracting? RW-7.10 (d) */
function hasAdvantage(state: Rockwell, seat: number): boolean {
  const advantage = advantageOf(state, seat);
  return (advantage === BRIBERY && canBribe(state, seat)) || (advantage === SUBCONTRACTING && canHire(state, seat));
}

/** RW-21.5 */
function beginAl(state: Rockwell, tell: Teller): void {
  const only = onlyOne(alCandidates(state));
  if (only < 0) turnTo(state, 'alCrew', bit(state.control[0] as number), 0);
  else sendAl(state, only, tell);
}

/** RW-21.6 */
function sendAl(state: Rockwell, crew: number, tell: Teller): void {
  state.active = AL * CREWS + crew;
  const only = onlyOne(alDestinations(state));
  if (only < 0) turnTo(state, 'alDestination', bit(state.control[0] as number), 0);
  else moveAl(state, only, tell);
}

function moveAl(state: Rockwell, to: number, tell: Teller): void {
  tell?.({ type: 'crewMoved', owner: AL, crew: state.active, from: placeOf(crewAt(state, state.active)), to });
  moveCrew(state, state.active, to);
  turnTo(state, 'alMoved', 0, 0);
}

/** Behind round four the mineshafts work, then phase II. RW-6.1 */
function endRound(state: Rockwell, tell: Teller): void {
  state.active = NOBODY;
  if (state.round < ROUNDS) return beginRound(state, state.round + 1, tell);
  state.round = 0;
  for (let i = 0; i < state.seats; i++) receiveIncome(state, state.management[i] as number, tell);
  // Whose hidden stock is now large enough for an achievement, and whose is not, is news that nobody may take back. RW-3.6
  if (state.hiddenLog !== 0) seal(state);
  awardStocks(state, NOBODY, tell);
  beginPhase(state, STOCK_EXCHANGE);
  tradeFrom(state, 0, tell);
}

/** Each mineshaft on a revealed tile gives what its back shows. RW-13.1 */
function receiveIncome(state: Rockwell, seat: number, tell: Teller): void {
  const player = playerOf(state, seat);
  for (let shaft = 0; shaft < SHAFTS; shaft++) {
    const space = player.shafts[shaft] as number;
    if (space === NOWHERE || !isRevealed(state, space)) continue;
    const { income } = TILES[tileOn(state.spaces[space] as number)] as Tile;
    for (let resource = 0; resource < RESOURCES.length; resource++) changeStock(state, seat, resource, income[resource] as number);
    tell?.({ type: 'incomeReceived', seat, space, cubes: income });
  }
}

/** The slot states how often its player may act. RW-14.2, RW-15.1 */
function beginPhase(state: Rockwell, board: number): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const slot = slotOf(state, seat, board);
    const player = playerOf(state, seat);
    player.actions = slot < 0 ? 0 : grantOf(state, board, slot);
    player.traded = 0;
  }
}

/** Who acts in this place of the order: of the slots from left to right, or of Management. RW-14.1, RW-15.1 */
function seatAt(state: Rockwell, board: number, place: number): number {
  return (state.byManagement !== 0 ? state.management[place] : state.slots[board * SLOTS + place]) ?? NOBODY;
}

/** The next one, cycling, who has something left to do; −1 if nobody has. */
function nextPlace(state: Rockwell, board: number, from: number): number {
  for (let i = 0; i < SLOTS; i++) {
    const place = (from + i) % SLOTS;
    const seat = seatAt(state, board, place);
    if (seat !== NOBODY && playerOf(state, seat).actions > 0) return place;
  }
  return -1;
}

/** RW-14.1 */
function tradeFrom(state: Rockwell, from: number, tell: Teller): void {
  const place = nextPlace(state, STOCK_EXCHANGE, from);
  if (place >= 0)
    return turnTo(state, state.hiddenLog !== 0 ? 'tradingUnseen' : 'trading', bit(seatAt(state, STOCK_EXCHANGE, place)), place);
  beginPhase(state, WORKSHOP);
  workFrom(state, 0, tell);
}

/** RW-15.1 */
function workFrom(state: Rockwell, from: number, tell: Teller): void {
  state.active = NOBODY;
  const place = nextPlace(state, WORKSHOP, from);
  if (place >= 0) return turnTo(state, 'workshop', bit(seatAt(state, WORKSHOP, place)), place);
  if (hasAl(state)) beginAlUpgrade(state, tell);
  else cleanUp(state, tell);
}

/** Skipped when all are at their greatest power. RW-21.10 */
function beginAlUpgrade(state: Rockwell, tell: Teller): void {
  const crews = alUpgrades(state);
  if (crews === 0) return cleanUp(state, tell);
  const only = onlyOne(crews);
  if (only < 0) turnTo(state, 'alUpgrade', bit(state.management[0] as number), 0);
  else improveAl(state, NOBODY, only, tell);
}

function improveAl(state: Rockwell, seat: number, crew: number, tell: Teller): void {
  improveCrew(state, AL * CREWS + crew);
  tell?.({ type: 'alImproved', seat, crew: state.active, power: powerOf(crewAt(state, state.active)) });
  turnTo(state, 'alUpgraded', 0, 0);
}

/** Bribery tiles and dice return to board I, vice presidents go home. RW-18.1, RW-10.7 */
function cleanUp(state: Rockwell, tell: Teller): void {
  state.active = NOBODY;
  state.briberyTiles = BRIBERY_TILES;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    if (dieOf(packed) === 0) continue;
    setCrew(state, crew, placeOf(packed), powerOf(packed), 0);
    state.dice++;
  }
  state.slots.fill(-1);
  for (let seat = 0; seat < state.seats; seat++) endPhases(playerOf(state, seat));
  tell?.({ type: 'cleanedUp', turn: state.turn });
  endTurn(state, tell);
}

function endPhases(player: Player): void {
  player.actions = 0;
  player.traded = 0;
}

/** The end, or the next turn. RW-18.2, RW-18.4 */
function endTurn(state: Rockwell, tell: Teller): void {
  if (state.ended === 0 && state.turn === state.turnLimit) {
    state.ended = TURN_LIMIT;
    tell?.({ type: 'turnLimitReached', turn: state.turn });
  }
  if (state.ended !== 0) {
    endGame(state, tell);
    return pop(state);
  }
  state.turn++;
  turnTo(state, 'auction', everybody(state.seats), 0);
  tell?.({ type: 'turnBegun', turn: state.turn });
}

/**
 * A bound on the plies of a game: in a turn every seat bids (two amounts of money, four of cubes, the seal), places two vice
 * presidents, insures (four kinds and the seal) and activates four times with at most five plies (crew, die, order, advantage, order);
 * Al asks at most twice a round and once behind phase III; phases II and III have as many plies as their slots grant, one order each in
 * phase III, and a renouncement for each seat. Each of at most 32 extractions asks every seat once about insurance. Without a limit
 * of turns there is no bound: nothing forces a crew downwards. RW-18.4
 */
export function longestGame(seats: number, turnLimit: number, grants: readonly (readonly number[])[]): number {
  if (turnLimit === 0) return Infinity;
  const traded = sum(grants[STOCK_EXCHANGE] as readonly number[]);
  const acted = 2 * sum(grants[WORKSHOP] as readonly number[]);
  const perTurn = seats * (7 + VPS + 5 + ROUNDS * 5) + ROUNDS * 2 + 1 + traded + acted + VPS * seats;
  return turnLimit * perTurn + TILES.length * seats;
}
