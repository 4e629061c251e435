/** Expected final points: those scored so far, and the worth of orders, clock, mine, money and workers. */
import type { Evaluator, Weights } from '@pithead/bots';
import type { GlueckAuf, Player } from '../rules/index.ts';
import {
  CUBES_PER_POINT,
  FACTORY_SPACES,
  IMBALANCE_PENALTY,
  MARKS_PER_POINT,
  SHIFTS,
  SCORE_SOURCES,
  playerOf,
} from '../rules/index.ts';
import { cartPoints, shiftsUntil, slotPoints } from './majorities.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { newEvaluationBuffers } from './buffers.ts';
import type { Haul } from './haul.ts';
import { makePlan } from './plan.ts';
import { cartUse, correctCarts, hopeOfOthers, showCarts, showDelivered, SLOT_ELEMENTS } from './shown.ts';
import { COAL_COUNT, TILE_BALANCE, TILE_LEVEL, WORKERS } from './tables.ts';
import { pruneOffers } from './pruneOffers.ts';
import type { EvaluationWeights } from './weights.ts';
import { readWeights } from './weights.ts';

const value = {
  orders: 0,
  /** Parts of `orders`: workers, drawn tiles or orders to come, and the first turn of the next shift. */
  workers: 0,
  draw: 0,
  start: 0,
  coal: 0,
  transport: 0,
  carts: 0,
  money: 0,
  cubes: 0,
  outstanding: 0,
  imbalance: 0,
};

export function createGlueckAufEvaluator(champion: Weights): Evaluator<GlueckAuf> {
  const weights = readWeights(champion);
  const buffers = newEvaluationBuffers();
  return {
    sources: SCORE_SOURCES,
    pointsPerUnit: 1,
    evaluate(state, seat, parts) {
      const player = playerOf(state, seat);
      if (state.steps.length === 0) return finalPoints(player, parts);
      lookAhead(buffers, state, seat, player, weights);
      return total(player, parts);
    },
    explain(state, seat) {
      const player = playerOf(state, seat);
      const parts: number[] = [];
      if (state.steps.length === 0) finalPoints(player, parts);
      else {
        lookAhead(buffers, state, seat, player, weights);
        total(player, parts);
      }
      return explainParts(parts, state.steps.length === 0);
    },
    leadScale: (state) =>
      weights.leadEnd + ((weights.leadStart - weights.leadEnd) * shiftsUntil(state, SHIFTS)) / SHIFTS,
    pruneOffers,
  };
}

/** Orders without those terms that an order can't explain, but with the points lost for undelivered ones. */
function explainParts(parts: readonly number[], isFinal: boolean): Record<string, number> {
  const [
    orders = 0,
    coal = 0,
    transport = 0,
    carts = 0,
    money = 0,
    cubes = 0,
    outstanding = 0,
    imbalance = 0,
  ] = parts;
  const { workers, draw, start } = isFinal ? { workers: 0, draw: 0, start: 0 } : value;
  return {
    orders: orders - workers - draw - start + outstanding,
    workers,
    draw,
    start,
    coal,
    transport,
    carts,
    money,
    cubes,
    imbalance,
  };
}

function finalPoints(player: Player, parts: number[] | undefined): number {
  let points = 0;
  for (let source = 0; source < SCORE_SOURCES.length; source++) {
    points += player.points[source] as number;
    if (parts !== undefined) parts[source] = player.points[source] as number;
  }
  return points;
}

function lookAhead(
  buffers: EvaluationBuffers,
  state: GlueckAuf,
  seat: number,
  player: Player,
  weights: EvaluationWeights,
): void {
  const { haul, plan, shown, carts } = buffers;
  const perShift = WORKERS[state.seats] as number;
  const workers = player.workers + (SHIFTS - state.shift) * perShift;
  const time = workers / (SHIFTS * perShift);
  const worker = weights.workerLate + (weights.workerEarly - weights.workerLate) * time;
  const labour = weights.labourLate + (weights.labourEarly - weights.labourLate) * time;
  for (let each = 0; each < state.seats; each++) {
    const other = playerOf(state, each);
    showDelivered(shown, state, each, other);
    showCarts(carts, state, each, other, weights);
    if (each !== seat) hopeOfOthers(shown, state, each, other, weights);
  }
  makePlan(buffers, state, seat, player, stepsLeft(state, seat, 'mining'), weights);
  foreseeCarts(buffers, state, seat, player, weights);
  value.workers = worker * workers;
  value.draw = drawWorth(state, seat, player, time, weights);
  value.start = startWorth(state, seat, weights);
  value.orders = plan.points + value.workers - labour * plan.labour + value.draw;
  value.orders += value.start;
  value.outstanding = -plan.left;
  value.coal = slotPoints(shown, state, seat, 0, COAL_COUNT, weights);
  value.transport = slotPoints(shown, state, seat, COAL_COUNT, SLOT_ELEMENTS, weights);
  value.carts = cartPoints(carts, state, seat, weights);
  value.money = moneyWorth(player, time, weights);
  value.cubes = cubesWorth(haul, time, weights);
  value.imbalance = -imbalanceCost(player, time, weights);
}

function total(player: Player, parts: number[] | undefined): number {
  const scored = player.points;
  const orders = value.orders + (scored[0] as number);
  const coal = value.coal + (scored[1] as number);
  const transport = value.transport + (scored[2] as number);
  const carts = value.carts + (scored[3] as number);
  if (parts !== undefined) {
    parts[0] = orders;
    parts[1] = coal;
    parts[2] = transport;
    parts[3] = carts;
    parts[4] = value.money;
    parts[5] = value.cubes;
    parts[6] = value.outstanding;
    parts[7] = value.imbalance;
  }
  return orders + coal + transport + carts + value.money + value.cubes + value.outstanding + value.imbalance;
}

function stepsLeft(state: GlueckAuf, seat: number, at: string): number {
  for (let i = state.steps.length - 1; i > 0; i--) {
    const step = state.steps[i] as GlueckAuf['steps'][number];
    if (step.at === at && (step.pending & (1 << seat)) !== 0) return step.left;
  }
  return 0;
}

/** Corrects the carts for the present action: carts it will empty, and carts it must still load. GA-5.8 */
function foreseeCarts(
  { haul, carts }: EvaluationBuffers,
  state: GlueckAuf,
  seat: number,
  player: Player,
  weights: EvaluationWeights,
): void {
  const rest = 1 - cartUse(state, player, weights);
  for (let level = 0; level < COAL_COUNT; level++)
    correctCarts(carts, seat, level, rest * (haul.emptied[level] as number));
  const toLoad = stepsLeft(state, seat, 'shortage');
  if (toLoad === 0) return;
  const tile = player.tiles[player.tiles.length - 1] as number;
  correctCarts(carts, seat, TILE_LEVEL[tile] as number, -rest * toLoad);
}

/** Expected value of looking at five tiles or orders, before they are known. GA-5.5, GA-9.2 */
function drawWorth(
  state: GlueckAuf,
  seat: number,
  player: Player,
  time: number,
  weights: EvaluationWeights,
): number {
  const step = state.steps[state.steps.length - 1] as GlueckAuf['steps'][number];
  if ((step.pending & (1 << seat)) === 0) return 0;
  if (step.at === 'drawnTiles')
    return (weights.drawTiles * time * player.marks) / (player.marks + weights.drawMarks);
  if (step.at !== 'drawnOrders') return 0;
  return weights.drawOrders * time * Math.max(0, 1 - player.orders.length / weights.handyOrders);
}

/**
 * The player with most workers in the factory starts the next shift; the present start player loses ties.
 * GA-11.1, GA-11.2
 */
const inFactory = new Int32Array(4);

function startWorth(state: GlueckAuf, seat: number, weights: EvaluationWeights): number {
  if (state.shift === SHIFTS) return 0;
  inFactory.fill(0);
  for (let space = 0; space < FACTORY_SPACES; space++) {
    const owner = state.ownerOn[space] as number;
    if (owner >= 0) inFactory[owner] = (inFactory[owner] as number) + (state.workersOn[space] as number);
  }
  let next = state.startPlayer;
  let most = -1;
  for (let i = 1; i <= state.seats; i++) {
    const each = (state.startPlayer + i) % state.seats;
    if ((inFactory[each] as number) > most) {
      most = inFactory[each] as number;
      next = each;
    }
  }
  return next === seat ? weights.startPlayer : 0;
}

/** The first marks buy the next tiles; at the end five marks are a point. GA-12.1 */
function moneyWorth({ marks }: Player, time: number, weights: EvaluationWeights): number {
  const wanted = weights.marksWanted * time;
  const useful = wanted > 0 ? (weights.mark * marks * wanted) / (marks + wanted) : 0;
  const exchanged =
    time * weights.spareMark * marks +
    (1 - time) * 0.5 * (marks / MARKS_PER_POINT + Math.floor(marks / MARKS_PER_POINT));
  return useful + exchanged;
}

/** Cubes for later orders; at the end three cubes are a point. GA-12.2 */
function cubesWorth({ stored, inCage, onCarts }: Haul, time: number, weights: EvaluationWeights): number {
  let cubes = 0;
  let depth = 0;
  let hauled = 0;
  for (let coal = 0; coal < COAL_COUNT; coal++) {
    const up = (stored[coal] as number) + (inCage[coal] as number);
    let many = up;
    for (let level = 0; level < COAL_COUNT; level++) many += onCarts[level * COAL_COUNT + coal] as number;
    cubes += many;
    depth += many * coal;
    hauled += up;
  }
  return (
    time * (weights.cube * cubes + weights.cubeDepth * depth + weights.hauled * hauled) +
    ((1 - time) * cubes) / CUBES_PER_POINT
  );
}

function imbalanceCost({ tiles }: Player, time: number, weights: EvaluationWeights): number {
  let balance = 0;
  for (let i = 0; i < tiles.length; i++) balance += TILE_BALANCE[tiles[i] as number] as number;
  const uneven = Math.abs(balance);
  if (uneven === 0) return 0;
  const ahead = weights.unevenOne + weights.unevenMore * (uneven - 1);
  return time * ahead + (1 - time) * IMBALANCE_PENALTY * uneven;
}
