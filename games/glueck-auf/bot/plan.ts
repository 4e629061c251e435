/**
 * Plans the player's own orders: which cube goes where, the work steps and workers needed, and how likely
 * each order is delivered in time.
 */
import type { GlueckAuf, Player } from '../rules/index.ts';
import { CART_PRICE, ORDERS, SHIFTS, SLOT_COAL } from '../rules/index.ts';
import { beginHaul, emptyCartsBy, fetch, fetchAny, freeCubes, loadSpare, steps, takeStock } from './haul.ts';
import { countWorkers, hopeFor } from './shown.ts';
import {
  DELIVERY_SPACES,
  FIRST_SLOT,
  COAL_COUNT,
  MINING_SPACES,
  ORDER_POINTS,
  ORDER_SLOT_COUNT,
  ORDER_TRANSPORT,
  STEPS_OF,
} from './tables.ts';
import type { EvaluationWeights } from './weights.ts';

export const plan = {
  /** Expected points of orders that will be delivered, and the workers that they will take. */
  points: 0,
  labour: 0,
  /** Expected number of undelivered orders. */
  left: 0,
};

/** The player's orders, best first, and what each still needs. */
const ranked = new Int32Array(ORDERS.length);
const rankOf = new Float64Array(ORDERS.length);
const halves = new Int32Array(ORDERS.length);
const missing = new Int32Array(ORDERS.length * COAL_COUNT);

/** The order examined last needs a cube that must still be bought. */
let mustBuy = false;

export function makePlan(
  state: GlueckAuf,
  seat: number,
  player: Player,
  stepsLeft: number,
  worth: EvaluationWeights,
): void {
  takeStock(player);
  rankOrders(state, player, worth);
  for (let i = 0; i < player.orders.length; i++) claimMatching(state, i);
  foresee(state, seat, player, stepsLeft, worth);
}

/** Orders with the most points per open slot come first and claim their cubes first. */
function rankOrders(state: GlueckAuf, player: Player, worth: EvaluationWeights): void {
  for (let i = 0; i < player.orders.length; i++) {
    const order = player.orders[i] as number;
    const rank =
      ((ORDER_POINTS[order] as number) + worth.slotRank * (ORDER_SLOT_COUNT[order] as number)) /
      ((state.unfilled[order] as number) + 0.5);
    let place = i;
    while (place > 0 && (rankOf[place - 1] as number) < rank) {
      rankOf[place] = rankOf[place - 1] as number;
      ranked[place] = ranked[place - 1] as number;
      place--;
    }
    rankOf[place] = rank;
    ranked[place] = order;
  }
}

function claimMatching(state: GlueckAuf, i: number): void {
  const order = ranked[i] as number;
  beginHaul(i);
  halves[i] = 0;
  for (let coal = 0; coal < COAL_COUNT; coal++) missing[i * COAL_COUNT + coal] = 0;
  if (state.unfilled[order] === 0) return;
  const first = FIRST_SLOT[order] as number;
  const count = ORDER_SLOT_COUNT[order] as number;
  for (let slot = first; slot < first + count; slot++) {
    const cubes = state.slots[slot] as number;
    const coal = SLOT_COAL[slot] as number;
    if (cubes >= 5 || cubes - 1 === coal) continue;
    if (cubes > 0) halves[i] = (halves[i] as number) + 1;
    else if (!fetch(i, coal)) missing[i * COAL_COUNT + coal] = (missing[i * COAL_COUNT + coal] as number) + 1;
  }
}

/**
 * Work steps per worker. An occupied mining space costs one worker more than are on it until the shift
 * ends. GA-4.2, GA-6.1
 */
function stepsPerWorker(state: GlueckAuf, worth: EvaluationWeights): number {
  const spaces = MINING_SPACES[state.seats] as readonly number[];
  let best = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as number;
    const perWorker = (STEPS_OF[space] as number) / ((state.workersOn[space] as number) + 1);
    if (perWorker > best) best = perWorker;
  }
  return state.shift === SHIFTS ? Math.max(1, best) : worth.stepsBase + worth.stepsFree * best;
}

/**
 * Order by order, best first: workers still needed, and the probability of delivery by each remaining
 * scoring.
 */
function foresee(
  state: GlueckAuf,
  seat: number,
  player: Player,
  stepsLeft: number,
  worth: EvaluationWeights,
): void {
  const perWorker = stepsPerWorker(state, worth);
  countWorkers(state, player.workers, worth);
  let transports = 0;
  let labour = 0;
  plan.points = plan.labour = plan.left = 0;
  for (let i = 0; i < player.orders.length; i++) {
    const order = ranked[i] as number;
    let actions = 1;
    let needed = deliveryLabour(state, order, transports, worth);
    transports |= 1 << (ORDER_TRANSPORT[order] as number);
    if (state.unfilled[order] !== 0) {
      fillHalves(i);
      needed += buyOrSubstitute(i, worth);
      if (mustBuy) actions++;
      const funded = Math.min(stepsLeft, steps[i] as number);
      if (funded > 0) {
        stepsLeft -= funded;
        emptyCartsBy(i, funded / (steps[i] as number));
      }
      if (mustBuy || funded < (steps[i] as number)) actions++;
      needed += ((steps[i] as number) - funded) / perWorker;
    }
    labour += needed;
    const likely = hopeFor(state, seat, order, actions, labour, needed, worth);
    plan.points += likely * (ORDER_POINTS[order] as number);
    plan.labour += likely * needed;
    plan.left += 1 - likely;
  }
  if (stepsLeft > 0) loadSpare(stepsLeft);
}

/**
 * One worker more than stand on the delivery space; a second order on the same transport goes along. GA-4.2,
 * GA-7.3
 */
function deliveryLabour(
  state: GlueckAuf,
  order: number,
  transports: number,
  worth: EvaluationWeights,
): number {
  const transport = ORDER_TRANSPORT[order] as number;
  if ((transports & (1 << transport)) !== 0) return worth.jointDelivery;
  return 1 + worth.crowdedDelivery * (state.workersOn[DELIVERY_SPACES[transport] as number] as number);
}

/** A slot with one cube of another coal takes any second cube. GA-6.9 */
function fillHalves(i: number): void {
  while ((halves[i] as number) > 0 && freeCubes() > 0) {
    fetchAny(i);
    halves[i] = (halves[i] as number) - 1;
  }
}

/** Workers for missing cubes: buy a tile, or use two unclaimed cubes instead if that is cheaper. GA-6.8 */
function buyOrSubstitute(i: number, worth: EvaluationWeights): number {
  let labour = (halves[i] as number) * (worth.buying + worth.earning);
  mustBuy = (halves[i] as number) > 0;
  for (let coal = COAL_COUNT - 1; coal >= 0; coal--) {
    const buying = worth.buying + worth.earning * (CART_PRICE[coal] as number);
    for (let lack = missing[i * COAL_COUNT + coal] as number; lack > 0; lack--) {
      if (freeCubes() >= 2 && worth.substitute < buying) {
        fetchAny(i);
        fetchAny(i);
        labour += worth.substitute;
      } else {
        labour += buying;
        mustBuy = true;
      }
    }
  }
  return labour;
}
