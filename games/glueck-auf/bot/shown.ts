/**
 * Expected counts of every player at each remaining scoring: delivered orders, likely deliveries, and empty
 * carts.
 */
import type { GlueckAuf, Player } from '../rules/index.ts';
import { MAX_PLAYERS, SHIFTS } from '../rules/index.ts';
import { COAL_COUNT, MIXED, ORDER_COAL, ORDER_SLOT_COUNT, ORDER_TRANSPORT, WORKERS } from './tables.ts';
import type { EvaluationWeights } from './weights.ts';

/** Sigmoid from 0 to 1, cheaper than a logistic function. */
export const sigmoid = (x: number): number => 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);

export const SLOT_ELEMENTS = 8;

/** By seat, shift and element of the clock; empty carts by seat and level. */
export interface ExpectedCounts {
  readonly shown: Float64Array;
  readonly carts: Float64Array;
}

export const newExpectedCounts = (): ExpectedCounts => ({
  shown: new Float64Array(MAX_PLAYERS * (SHIFTS + 1) * SLOT_ELEMENTS),
  carts: new Float64Array(MAX_PLAYERS * COAL_COUNT),
});

export const rowOf = (seat: number, shift: number): number => (seat * (SHIFTS + 1) + shift) * SLOT_ELEMENTS;

function addSlots(counts: Float64Array, row: number, order: number, part: number): void {
  const slots = part * (ORDER_SLOT_COUNT[order] as number);
  const coal = ORDER_COAL[order] as number;
  if (coal === MIXED)
    for (let each = row; each < row + COAL_COUNT; each++) counts[each] = (counts[each] as number) + part;
  else counts[row + coal] = (counts[row + coal] as number) + slots;
  const transport = row + COAL_COUNT + (ORDER_TRANSPORT[order] as number);
  counts[transport] = (counts[transport] as number) + slots;
}

/** Slots of delivered orders count at every remaining scoring. GA-7.5, GA-10.9 */
export function showDelivered(shown: Float64Array, state: GlueckAuf, seat: number, player: Player): void {
  const last = rowOf(seat, SHIFTS);
  for (let element = 0; element < SLOT_ELEMENTS; element++) shown[last + element] = 0;
  for (let i = 0; i < player.delivered.length; i++) addSlots(shown, last, player.delivered[i] as number, 1);
  for (let row = rowOf(seat, state.shift); row < last; row += SLOT_ELEMENTS) {
    for (let element = 0; element < SLOT_ELEMENTS; element++)
      shown[row + element] = shown[last + element] as number;
  }
}

/**
 * By shift: workers until its scoring, those available for the present orders, and the uncertainty of that.
 */
const workersUntil = new Float64Array(SHIFTS + 1);
const serving = new Float64Array(SHIFTS + 1);
const doubts = new Float64Array(SHIFTS + 1);

/** Must be called before `hopeFor`. */
export function countWorkers(state: GlueckAuf, workers: number, weights: EvaluationWeights): void {
  const perShift = WORKERS[state.seats] as number;
  let able =
    weights.capacityNow * workers +
    ((1 - weights.capacityNow) * workers * weights.handful) / (workers + weights.handful);
  for (let shift = state.shift; shift <= SHIFTS; shift++) {
    workersUntil[shift] = workers;
    serving[shift] = able;
    doubts[shift] = weights.doubt + weights.doubtPerTime * Math.sqrt(workers);
    able += weights.capacityLater * perShift;
    workers += perShift;
  }
}

/**
 * Adds an order to the expected counts of each scoring, weighted by the probability that it is delivered by
 * then: the workers until then must suffice for this order and those before it, and with fewer workers than
 * actions it is impossible (GA-4.1). Returns the probability for the whole game.
 */
export function hopeFor(
  shown: Float64Array,
  state: GlueckAuf,
  seat: number,
  order: number,
  actions: number,
  labour: number,
  needed: number,
  weights: EvaluationWeights,
): number {
  let likely = 0;
  for (let shift = state.shift; shift <= SHIFTS; shift++) {
    if ((workersUntil[shift] as number) < actions) continue;
    likely = sigmoid(
      ((serving[shift] as number) - labour) / ((doubts[shift] as number) + weights.doubtPerLabour * needed),
    );
    addSlots(shown, rowOf(seat, shift), order, likely);
  }
  return likely;
}

/** Opponents' orders are estimated by their open slots alone. */
export function hopeOfOthers(
  shown: Float64Array,
  state: GlueckAuf,
  seat: number,
  player: Player,
  weights: EvaluationWeights,
): void {
  countWorkers(state, player.workers, weights);
  let labour = 0;
  for (let i = 0; i < player.orders.length; i++) {
    const order = player.orders[i] as number;
    const needed = 1 + weights.othersSlot * (state.unfilled[order] as number);
    labour += needed;
    hopeFor(shown, state, seat, order, state.unfilled[order] === 0 ? 1 : 2, labour, needed, weights);
  }
}

/** Share of the loaded carts that will still be emptied; before the last shift time is not limiting. */
export const cartUse = (state: GlueckAuf, player: Player, weights: EvaluationWeights): number =>
  state.shift < SHIFTS
    ? weights.cartUse
    : (weights.cartUse * player.workers) / (WORKERS[state.seats] as number);

export function showCarts(
  carts: Float64Array,
  state: GlueckAuf,
  seat: number,
  player: Player,
  weights: EvaluationWeights,
): void {
  const use = cartUse(state, player, weights);
  for (let level = 0; level < COAL_COUNT; level++) {
    let loaded = 0;
    for (let place = level * COAL_COUNT; place < (level + 1) * COAL_COUNT; place++)
      loaded += player.loaded[place] as number;
    carts[seat * COAL_COUNT + level] = (player.carts[level] as number) - loaded + use * loaded;
  }
}

/** Negative for carts still to be loaded. */
export function correctCarts(carts: Float64Array, seat: number, level: number, many: number): void {
  carts[seat * COAL_COUNT + level] = (carts[seat * COAL_COUNT + level] as number) + many;
}
