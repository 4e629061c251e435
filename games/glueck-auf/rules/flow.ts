/**
 * The sequence of play in rulebook order. The stack has at most three steps: the turn, mining, the second
 * cube of a pair; or the turn, a shortage, a return.
 */
import type { Phase, Tell } from '@pithead/kernel';
import { bit, popStep, currentStep, forbidUndo, replaceStep } from '@pithead/kernel';
import {
  DRAFTED_EACH,
  FACTORY_PLACES,
  FIRST_ORDER_SPACE,
  isOpen,
  ORDER_PLACES,
  PLAYER_COUNTS,
  SHIFTS,
} from './components.ts';
import type { GlueckAufFact } from './facts.ts';
import { draftOrder } from './moves/draftOrder.ts';
import { buyDrawnTile, keepDrawnOrder } from './moves/drawFive.ts';
import { endTurn } from './moves/endTurn.ts';
import {
  cageDown,
  cageToOrder,
  cageToStorage,
  cageUp,
  cartToCage,
  stopMining,
  storageToOrder,
} from './moves/mining.ts';
import { placeWorkers } from './moves/placeWorkers.ts';
import { loadOtherCoal } from './moves/loadOtherCoal.ts';
import { putDrawnBack, returnOrder, returnOrdersTo, returnTile, returnTilesTo } from './moves/returnTile.ts';
import { useBank } from './moves/money.ts';
import { newStartPlayer, scoreEnd, scoreShift } from './scoring.ts';
import { revealTop } from './stack.ts';
import type { GlueckAuf } from './state.ts';
import { NONE, draftingSeat, playerOf, spaceOf } from './state.ts';

type GlueckAufPhase = Phase<GlueckAuf, GlueckAufFact>;
type Teller = Tell<GlueckAufFact>;

const clockwise = (state: GlueckAuf, seat: number): number => (seat + 1) % state.seats;

export const PHASES = {
  /** Counter-clockwise from the start player's right-hand neighbour; the start player picks last. GA-2.8 */
  draft: {
    rule: 'GA-2.8',
    moves: [draftOrder],
    next(state, tell) {
      const step = currentStep(state);
      step.left--;
      if (step.left > 0) step.pending = bit(draftingSeat(state, step.left));
      else beginPlay(state, tell);
    },
  },

  /** `left` is the seat on turn. There is no pass. GA-3.2 */
  turn: { rule: 'GA-3.1', moves: [placeWorkers, useBank], next: neverLeft },

  drawnTiles: { rule: 'GA-5.5', moves: [buyDrawnTile], next: neverLeft },
  tilesToEnd: { rule: 'GA-5.5', moves: [returnTilesTo], next: neverLeft },
  returnTiles: {
    rule: 'GA-5.10',
    moves: [returnTile],
    next(state, tell) {
      const seat = actor(state);
      const { count, end } = putDrawnBack(state, seat);
      popStep(state);
      tell?.({ type: 'tilesReturned', seat, count, end });
    },
  },

  shortage: { rule: 'GA-5.8', moves: [loadOtherCoal], next: popStep },

  mining: {
    rule: 'GA-6.1',
    moves: [cageDown, cageUp, cartToCage, cageToOrder, cageToStorage, storageToOrder, stopMining],
    next(state, tell) {
      const unused = currentStep(state).left;
      popStep(state);
      tell?.({ type: 'miningEnded', seat: actor(state), unused });
    },
  },
  /** Without `splitSubstitution` only; `left` is the group of the half-filled slot. [R 1] */
  secondCube: { rule: 'GA-6.9', moves: [cageToOrder, storageToOrder], next: neverLeft },

  drawnOrders: { rule: 'GA-9.2', moves: [keepDrawnOrder], next: neverLeft },
  ordersToEnd: { rule: 'GA-9.2', moves: [returnOrdersTo], next: neverLeft },
  returnOrders: {
    rule: 'GA-5.10',
    moves: [returnOrder],
    next(state, tell) {
      const seat = actor(state);
      const { count, end } = putDrawnBack(state, seat);
      popStep(state);
      tell?.({ type: 'ordersReturned', seat, count, end });
    },
  },

  /** The refill, then the next turn, or scoring and the next shift. GA-3.4, GA-4.6, GA-11.4 */
  endOfTurn: {
    rule: 'GA-13.7',
    moves: [endTurn],
    next(state, tell) {
      refill(state, tell);
      nextTurn(state, tell);
    },
  },
} satisfies Record<string, GlueckAufPhase>;

export type PhaseName = keyof typeof PHASES;

/** Moves of such a phase end or replace the step themselves. */
function neverLeft(): never {
  throw new Error('a step was left without anybody to decide');
}

const actor = (state: GlueckAuf): number => (state.steps[0] as { left: number }).left;

export const draftPicks = (seats: number): number => DRAFTED_EACH * seats;

/**
 * The card left over goes to order-4, the other open order spaces are filled from the stack. GA-2.9 [R 14]
 */
function beginPlay(state: GlueckAuf, tell: Teller): void {
  const leftover = state.draftRow.pop() as number;
  for (let place = 0; place < ORDER_PLACES - 1; place++)
    if (isPlaceOpen(state, place)) revealOrder(state, place, tell);
  layOrder(state, ORDER_PLACES - 1, leftover, tell);
  forbidUndo(state);
  beginShift(state, tell);
}

const isPlaceOpen = (state: GlueckAuf, place: number): boolean =>
  isOpen(spaceOf(FIRST_ORDER_SPACE + place), state.seats);

function layOrder(state: GlueckAuf, place: number, order: number, tell: Teller): void {
  state.display[place] = order;
  tell?.({ type: 'orderRevealed', space: FIRST_ORDER_SPACE + place, order });
}

/** An empty stack leaves the space empty for the rest of the game. GA-9.3 */
function revealOrder(state: GlueckAuf, place: number, tell: Teller): void {
  if (state.orderStack.entries.length > 0) layOrder(state, place, revealTop(state.orderStack), tell);
}

export function revealTile(state: GlueckAuf, place: number, tell: Teller): void {
  if (state.tileStack.entries.length === 0) return;
  const tile = revealTop(state.tileStack);
  state.factory[place] = tile;
  tell?.({ type: 'tileRevealed', space: place, tile });
}

/** Only a tile bought or an order taken from the display is replaced. GA-5.7, GA-9.3 */
function refill(state: GlueckAuf, tell: Teller): void {
  const space = state.refill;
  if (space === NONE) return;
  state.refill = NONE;
  if (space < FACTORY_PLACES) revealTile(state, space, tell);
  else revealOrder(state, space - FIRST_ORDER_SPACE, tell);
}

function beginShift(state: GlueckAuf, tell: Teller): void {
  tell?.({ type: 'shiftBegun', shift: state.shift, seat: state.startPlayer });
  replaceStep(state, 'turn', bit(state.startPlayer), state.startPlayer);
}

/** The next seat clockwise that still has a worker. GA-3.3, GA-3.5 */
function nextTurn(state: GlueckAuf, tell: Teller): void {
  let seat = currentStep(state).left;
  for (let i = 0; i < state.seats; i++) {
    seat = clockwise(state, seat);
    if (playerOf(state, seat).workers > 0) return replaceStep(state, 'turn', bit(seat), seat);
  }
  endShift(state, tell);
}

function endShift(state: GlueckAuf, tell: Teller): void {
  tell?.({ type: 'shiftEnded', shift: state.shift });
  scoreShift(state, tell);
  if (state.shift === SHIFTS) {
    scoreEnd(state, tell);
    return popStep(state);
  }
  const { seat, workers } = newStartPlayer(state);
  state.startPlayer = seat;
  tell?.({ type: 'startPlayerChanged', seat, workers });
  takeWorkersBack(state);
  state.shift++;
  beginShift(state, tell);
}

/** From spaces, bank and canteen; nothing else changes. GA-11.6, GA-11.7 */
function takeWorkersBack(state: GlueckAuf): void {
  const { workers } = PLAYER_COUNTS[state.seats] as { workers: number };
  for (let seat = 0; seat < state.seats; seat++) playerOf(state, seat).workers = workers;
  state.workersOn.fill(0);
  state.ownerOn.fill(NONE);
  state.bank.fill(0);
  state.canteen.fill(0);
}

/**
 * An upper bound of plies: each turn costs at least one of the shift's workers and has at most a placement,
 * ten work steps and a confirmation (a draw has fewer: choice, end, four named items, two substitutes).
 */
export function maxPlies(seats: number): number {
  const { workers } = PLAYER_COUNTS[seats] as { workers: number };
  const pliesPerTurn = 1 + 10 + 1;
  return draftPicks(seats) + SHIFTS * seats * workers * pliesPerTurn;
}
