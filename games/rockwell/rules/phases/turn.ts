/** A turn around its phases: auction and vice presidents before, clean-up and end check after. RW-4.1 */
import type { Tell } from '@pithead/kernel';
import { bit, allSeats, popStep, pushStep, replaceStep } from '@pithead/kernel';
import { NO_SEAT } from './achievements.ts';
import { BRIBERY_TILES, RESOURCES, VPS } from '../components.ts';
import type { RockwellFact } from '../facts.ts';
import { canPlaceVp } from '../moves/placeVp.ts';
import { endGame } from '../scoring.ts';
import type { Rockwell } from '../state.ts';
import {
  changeStock,
  crewAt,
  dieOf,
  placeOf,
  playerOf,
  powerOf,
  setCrew,
  revealChoice,
  FIRST_SHOWN,
  TURN_LIMIT,
  worthOf,
} from '../state.ts';

type Teller = Tell<RockwellFact>;

export function beginFirstTurn(state: Rockwell, tell: Teller): void {
  pushStep(state, 'auction', allSeats(state.seats), 0);
  tell?.({ type: 'turnBegun', turn: state.turn });
}

/** By descending value; equal bids keep their order; all are paid. RW-4.4, RW-4.5 */
export function revealBids(state: Rockwell, tell: Teller): void {
  const values = state.players.map(({ choice }) => worthOf(choice[0] as number, choice, 1));
  for (const seat of state.management) {
    const player = playerOf(state, seat);
    tell?.({
      type: 'bidRevealed',
      seat,
      money: player.choice[0] as number,
      cubes: player.choice.slice(1, FIRST_SHOWN),
      value: values[seat] as number,
    });
    player.money -= player.choice[0] as number;
    payChosenCubes(state, seat);
  }
  sortByValue(state.management, values);
  tell?.({ type: 'managementOrder', order: state.management.slice() });
}

/** Insertion sort, because `sort` takes ten times as long for so few. */
function sortByValue(order: number[], values: readonly number[]): void {
  for (let i = 1; i < order.length; i++) {
    const seat = order[i] as number;
    let place = i;
    for (; place > 0 && (values[order[place - 1] as number] as number) < (values[seat] as number); place--)
      order[place] = order[place - 1] as number;
    order[place] = seat;
  }
}

/** In two passes; a vice president without a legal slot stays home. RW-5.1, RW-5.4 */
export function askNextToPlace(state: Rockwell, from: number, tell: Teller): void {
  for (let place = from; place < VPS * state.seats; place++) {
    const seat = state.management[place % state.seats] as number;
    if (canPlaceVp(state, seat)) return replaceStep(state, 'vicePresidents', bit(seat), place);
    tell?.({ type: 'vpStayedHome', seat });
  }
  replaceStep(state, 'insurance', allSeats(state.seats), 0);
}

export function payChosenCubes(state: Rockwell, seat: number): void {
  const player = playerOf(state, seat);
  for (let resource = 0; resource < RESOURCES.length; resource++)
    changeStock(state, seat, resource, -(player.choice[resource + 1] as number));
  revealChoice(player);
}

/** Bribery tiles and dice return to board I, vice presidents go home. RW-18.1, RW-10.7 */
export function cleanUp(state: Rockwell, tell: Teller): void {
  state.active = NO_SEAT;
  state.briberyTiles = BRIBERY_TILES;
  for (let crew = 0; crew < state.crews.length; crew++) {
    const packed = crewAt(state, crew);
    if (dieOf(packed) === 0) continue;
    setCrew(state, crew, placeOf(packed), powerOf(packed), 0);
    state.dice++;
  }
  state.slots.fill(-1);
  tell?.({ type: 'cleanedUp', turn: state.turn });
  endTurn(state, tell);
}

/** Scoring follows this turn. RW-18.2, RW-18.4 */
export const isLastTurn = (state: Pick<Rockwell, 'ended' | 'turn' | 'turnLimit'>): boolean =>
  state.ended !== 0 || state.turn === state.turnLimit;

function endTurn(state: Rockwell, tell: Teller): void {
  if (state.ended === 0 && isLastTurn(state)) {
    state.ended = TURN_LIMIT;
    tell?.({ type: 'turnLimitReached', turn: state.turn });
  }
  if (state.ended !== 0) {
    endGame(state, tell);
    return popStep(state);
  }
  state.turn++;
  replaceStep(state, 'auction', allSeats(state.seats), 0);
  tell?.({ type: 'turnBegun', turn: state.turn });
}
