/** Phase I: insurance, drilling order, four rounds in which Al moves last, income. RW-6.1 */
import type { Tell } from '@pithead/kernel';
import { bit, forbidUndo, replaceStep } from '@pithead/kernel';
import { awardForStocks, NO_SEAT } from './achievements.ts';
import { alCandidates, alDestinations, onlyOne } from './al.ts';
import { beginTrading } from './phaseBoards.ts';
import { BRIBERY, CONTROL_CENTRE, RESOURCES, ROUNDS, SHAFTS, SLOTS, SUBCONTRACTING } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { NOWHERE } from '../earth/geometry.ts';
import { canBribe } from '../moves/bribe.ts';
import { canHire } from '../moves/hire.ts';
import type { Rockwell } from '../state.ts';
import {
  advantageOf,
  AL,
  changeStock,
  chosenCubes,
  crewAt,
  crewIndex,
  FIRST_SHOWN,
  hasAl,
  hasCrewInPlay,
  isRevealed,
  moveCrew,
  placeOf,
  playerOf,
  seatOnSlot,
  slotOf,
  tileOn,
} from '../state.ts';
import { payChosenCubes } from './turn.ts';
import type { Tile } from '../tiles.ts';
import { TILES } from '../tiles.ts';

type Teller = Tell<RockwellFact>;

export function takeInsurance(state: Rockwell, seat: number, tell: Teller): void {
  const player = playerOf(state, seat);
  const tiles = chosenCubes(player);
  if (tiles > 0) tell?.({ type: 'insured', seat, cubes: player.choice.slice(1, FIRST_SHOWN), tiles });
  player.insurance += tiles;
  payChosenCubes(state, seat);
}

/** Seats on board I by slot, then the others in their old order. RW-6.4 */
export function setDrillingOrder(state: Rockwell, tell: Teller): void {
  const before = state.control.slice();
  let place = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const seat = seatOnSlot(state, CONTROL_CENTRE, slot);
    if (seat !== NO_SEAT) state.control[place++] = seat;
  }
  for (let i = 0; i < before.length; i++) {
    const seat = before[i] as number;
    if (slotOf(state, seat, CONTROL_CENTRE) < 0) state.control[place++] = seat;
  }
  tell?.({ type: 'controlOrder', order: state.control.slice() });
}

export function beginRound(state: Rockwell, round: number, tell: Teller): void {
  state.round = round;
  tell?.({ type: 'roundBegun', round });
  askNextToDrill(state, 0, tell);
}

/** The next seat in Control order with a crew in play; after the last one Al moves. RW-7.1, RW-21.4 */
export function askNextToDrill(state: Rockwell, from: number, tell: Teller): void {
  state.active = NO_SEAT;
  state.hired = 0;
  for (let place = from; place < state.seats; place++) {
    const seat = state.control[place] as number;
    if (hasCrewInPlay(state, seat)) return replaceStep(state, 'drilling', bit(seat), place);
  }
  if (hasAl(state)) beginAl(state, tell);
  else endRound(state, tell);
}

export function hasAdvantage(state: Rockwell, seat: number): boolean {
  const advantage = advantageOf(state, seat);
  return (
    (advantage === BRIBERY && canBribe(state, seat)) || (advantage === SUBCONTRACTING && canHire(state, seat))
  );
}

function beginAl(state: Rockwell, tell: Teller): void {
  const only = onlyOne(alCandidates(state));
  if (only < 0) replaceStep(state, 'alCrew', bit(state.control[0] as number), 0);
  else chooseAlDestination(state, only, tell);
}

export function chooseAlDestination(state: Rockwell, crew: number, tell: Teller): void {
  state.active = crewIndex(AL, crew);
  const only = onlyOne(alDestinations(state));
  if (only < 0) replaceStep(state, 'alDestination', bit(state.control[0] as number), 0);
  else moveAl(state, only, tell);
}

export function moveAl(state: Rockwell, to: number, tell: Teller): void {
  tell?.({
    type: 'crewMoved',
    owner: AL,
    crew: state.active,
    from: placeOf(crewAt(state, state.active)),
    to,
  });
  moveCrew(state, state.active, to);
  replaceStep(state, 'alMoved', 0, 0);
}

export function endRound(state: Rockwell, tell: Teller): void {
  state.active = NO_SEAT;
  if (state.round < ROUNDS) return beginRound(state, state.round + 1, tell);
  state.round = 0;
  for (let i = 0; i < state.seats; i++) receiveIncome(state, state.management[i] as number, tell);
  // Achievements by hidden stocks become public now, so this can't be undone. RW-3.6
  if (state.hiddenLog !== 0) forbidUndo(state);
  awardForStocks(state, NO_SEAT, tell);
  beginTrading(state, tell);
}

function receiveIncome(state: Rockwell, seat: number, tell: Teller): void {
  const player = playerOf(state, seat);
  for (let shaft = 0; shaft < SHAFTS; shaft++) {
    const space = player.shafts[shaft] as number;
    if (space === NOWHERE || !isRevealed(state, space)) continue;
    const { income } = TILES[tileOn(state.spaces[space] as number)] as Tile;
    for (let resource = 0; resource < RESOURCES.length; resource++)
      changeStock(state, seat, resource, income[resource] as number);
    tell?.({ type: 'incomeReceived', seat, space, cubes: income });
  }
}
