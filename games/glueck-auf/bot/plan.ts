/**
 * Plans the player's own orders: which cube goes where, the work steps and workers needed, and how likely
 * each order is delivered in time.
 */
import type { GlueckAuf, Player } from '../rules/index.ts';
import { CART_PRICE, isFilled, ORDERS, SHIFTS, SLOT_COAL } from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import type { Haul } from './haul.ts';
import { beginHaul, emptyCartsBy, fetch, fetchAny, loadSpare, takeStock } from './haul.ts';
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

export interface OrderPlan {
  /**
   * Expected points of orders delivered in time, the workers they take, and the number of the other orders.
   */
  points: number;
  labour: number;
  left: number;
}

/** The player's orders, best first, and what each still needs. */
const ranked = new Int32Array(ORDERS.length);
const rankOf = new Float64Array(ORDERS.length);
const halves = new Int32Array(ORDERS.length);
const missing = new Int32Array(ORDERS.length * COAL_COUNT);

let lastOrderMustBuy = false;

export function makePlan(
  buffers: EvaluationBuffers,
  state: GlueckAuf,
  seat: number,
  player: Player,
  stepsLeft: number,
  weights: EvaluationWeights,
): void {
  takeStock(buffers.haul, player);
  rankOrders(state, player, weights);
  for (let i = 0; i < player.orders.length; i++) claimMatching(buffers.haul, state, i);
  foresee(buffers, state, seat, player, stepsLeft, weights);
}

/** Orders with the most points per open slot come first and claim their cubes first. */
function rankOrders(state: GlueckAuf, player: Player, weights: EvaluationWeights): void {
  for (let i = 0; i < player.orders.length; i++) {
    const order = player.orders[i] as number;
    const rank =
      ((ORDER_POINTS[order] as number) + weights.slotRank * (ORDER_SLOT_COUNT[order] as number)) /
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

function claimMatching(haul: Haul, state: GlueckAuf, i: number): void {
  const order = ranked[i] as number;
  beginHaul(haul, i);
  halves[i] = 0;
  for (let coal = 0; coal < COAL_COUNT; coal++) missing[i * COAL_COUNT + coal] = 0;
  if (state.unfilled[order] === 0) return;
  const first = FIRST_SLOT[order] as number;
  const count = ORDER_SLOT_COUNT[order] as number;
  for (let slot = first; slot < first + count; slot++) {
    const cubes = state.slots[slot] as number;
    const coal = SLOT_COAL[slot] as number;
    if (isFilled(state, slot)) continue;
    if (cubes > 0) halves[i] = (halves[i] as number) + 1;
    else if (!fetch(haul, i, coal))
      missing[i * COAL_COUNT + coal] = (missing[i * COAL_COUNT + coal] as number) + 1;
  }
}

/**
 * Work steps per worker. An occupied mining space costs one worker more than are on it until the shift
 * ends. GA-4.2, GA-6.1
 */
function stepsPerWorker(state: GlueckAuf, weights: EvaluationWeights): number {
  const spaces = MINING_SPACES[state.seats] as readonly number[];
  let best = 0;
  for (let i = 0; i < spaces.length; i++) {
    const space = spaces[i] as number;
    const perWorker = (STEPS_OF[space] as number) / ((state.workersOn[space] as number) + 1);
    if (perWorker > best) best = perWorker;
  }
  return state.shift === SHIFTS ? Math.max(1, best) : weights.stepsBase + weights.stepsFree * best;
}

/** From the best order on: workers still needed, and the probability of delivery by each scoring. */
function foresee(
  { haul, plan, shown }: EvaluationBuffers,
  state: GlueckAuf,
  seat: number,
  player: Player,
  stepsLeft: number,
  weights: EvaluationWeights,
): void {
  const { steps } = haul;
  const perWorker = stepsPerWorker(state, weights);
  countWorkers(state, player.workers, weights);
  let transports = 0;
  let labour = 0;
  plan.points = plan.labour = plan.left = 0;
  for (let i = 0; i < player.orders.length; i++) {
    const order = ranked[i] as number;
    let actions = 1;
    let needed = deliveryLabour(state, order, transports, weights);
    transports |= 1 << (ORDER_TRANSPORT[order] as number);
    if (state.unfilled[order] !== 0) {
      fillHalves(haul, i);
      needed += buyOrSubstitute(haul, i, weights);
      if (lastOrderMustBuy) actions++;
      const funded = Math.min(stepsLeft, steps[i] as number);
      if (funded > 0) {
        stepsLeft -= funded;
        emptyCartsBy(haul, i, funded / (steps[i] as number));
      }
      if (lastOrderMustBuy || funded < (steps[i] as number)) actions++;
      needed += ((steps[i] as number) - funded) / perWorker;
    }
    labour += needed;
    const likely = hopeFor(shown, state, seat, order, actions, labour, needed, weights);
    plan.points += likely * (ORDER_POINTS[order] as number);
    plan.labour += likely * needed;
    plan.left += 1 - likely;
  }
  if (stepsLeft > 0) loadSpare(haul, stepsLeft);
}

/**
 * One worker more than stand on the delivery space; a second order on the same transport goes along. GA-4.2,
 * GA-7.3
 */
function deliveryLabour(
  state: GlueckAuf,
  order: number,
  transports: number,
  weights: EvaluationWeights,
): number {
  const transport = ORDER_TRANSPORT[order] as number;
  if ((transports & (1 << transport)) !== 0) return weights.jointDelivery;
  return 1 + weights.crowdedDelivery * (state.workersOn[DELIVERY_SPACES[transport] as number] as number);
}

/** A slot with one cube of another coal takes any second cube. GA-6.9 */
function fillHalves(haul: Haul, i: number): void {
  while ((halves[i] as number) > 0 && haul.free > 0) {
    fetchAny(haul, i);
    halves[i] = (halves[i] as number) - 1;
  }
}

/** Workers for missing cubes: buy a tile, or use two unclaimed cubes instead if that is cheaper. GA-6.8 */
function buyOrSubstitute(haul: Haul, i: number, weights: EvaluationWeights): number {
  let labour = (halves[i] as number) * (weights.buying + weights.earning);
  lastOrderMustBuy = (halves[i] as number) > 0;
  for (let coal = COAL_COUNT - 1; coal >= 0; coal--) {
    const buying = weights.buying + weights.earning * (CART_PRICE[coal] as number);
    for (let lack = missing[i * COAL_COUNT + coal] as number; lack > 0; lack--) {
      if (haul.free >= 2 && weights.substitute < buying) {
        fetchAny(haul, i);
        fetchAny(haul, i);
        labour += weights.substitute;
      } else {
        labour += buying;
        lastOrderMustBuy = true;
      }
    }
  }
  return labour;
}
