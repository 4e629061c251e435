/** Expected final points: points so far, and what orders, clock, mine, money and workers are still worth. */
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
import { emptied, inCage, onCarts, stored } from './haul.ts';
import { makePlan, plan } from './plan.ts';
import { cartUse, correctCarts, hopeOfOthers, showCarts, showDelivered, SLOT_ELEMENTS } from './shown.ts';
import { COAL_COUNT, TILE_BALANCE, TILE_LEVEL, WORKERS } from './tables.ts';
import { pruneOffers } from './pruneOffers.ts';
import type { EvaluationWeights } from './weights.ts';
import { readWeights } from './weights.ts';

/** The evaluation by source, in the order of SOURCES. */
const value = {
  orders: 0,
  coal: 0,
  transport: 0,
  carts: 0,
  money: 0,
  cubes: 0,
  outstanding: 0,
  imbalance: 0,
};

export function createGlueckAufEvaluator(weights: Weights): Evaluator<GlueckAuf> {
  const worth = readWeights(weights);
  return {
    sources: SCORE_SOURCES,
    pointsPerUnit: 1,
    evaluate(state, seat, parts) {
      const player = playerOf(state, seat);
      if (state.steps.length === 0) return finalPoints(player, parts);
      lookAhead(state, seat, player, worth);
      return total(player, parts);
    },
    leadScale: (state) =>
      worth.leadEnd + ((worth.leadStart - worth.leadEnd) * shiftsUntil(state, SHIFTS)) / SHIFTS,
    pruneOffers,
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

function lookAhead(state: GlueckAuf, seat: number, player: Player, worth: EvaluationWeights): void {
  const perShift = WORKERS[state.seats] as number;
  const workers = player.workers + (SHIFTS - state.shift) * perShift;
  const time = workers / (SHIFTS * perShift);
  const worker = worth.workerLate + (worth.workerEarly - worth.workerLate) * time;
  const labour = worth.labourLate + (worth.labourEarly - worth.labourLate) * time;
  for (let each = 0; each < state.seats; each++) {
    const other = playerOf(state, each);
    showDelivered(state, each, other);
    showCarts(state, each, other, worth);
    if (each !== seat) hopeOfOthers(state, each, other, worth);
  }
  makePlan(state, seat, player, stepsLeft(state, seat, 'mining'), worth);
  foreseeCarts(state, seat, player, worth);
  value.orders =
    plan.points + worker * workers - labour * plan.labour + drawWorth(state, seat, player, time, worth);
  value.orders += startWorth(state, seat, worth);
  value.outstanding = -plan.left;
  value.coal = slotPoints(state, seat, 0, COAL_COUNT, worth);
  value.transport = slotPoints(state, seat, COAL_COUNT, SLOT_ELEMENTS, worth);
  value.carts = cartPoints(state, seat, worth);
  value.money = moneyWorth(player, time, worth);
  value.cubes = cubesWorth(time, worth);
  value.imbalance = -imbalanceCost(player, time, worth);
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

/** Work steps, or carts to be loaded, left in this seat's turn. */
function stepsLeft(state: GlueckAuf, seat: number, at: string): number {
  for (let i = state.steps.length - 1; i > 0; i--) {
    const step = state.steps[i] as GlueckAuf['steps'][number];
    if (step.at === at && (step.pending & (1 << seat)) !== 0) return step.left;
  }
  return 0;
}

/** Corrects the carts for the present action: carts it will empty, and carts it must still load. GA-5.8 */
function foreseeCarts(state: GlueckAuf, seat: number, player: Player, worth: EvaluationWeights): void {
  const rest = 1 - cartUse(state, player, worth);
  for (let level = 0; level < COAL_COUNT; level++)
    correctCarts(seat, level, rest * (emptied[level] as number));
  const toLoad = stepsLeft(state, seat, 'shortage');
  if (toLoad === 0) return;
  const tile = player.tiles[player.tiles.length - 1] as number;
  correctCarts(seat, TILE_LEVEL[tile] as number, -rest * toLoad);
}

/** Expected value of looking at five tiles or orders, before they are known. GA-5.5, GA-9.2 */
function drawWorth(
  state: GlueckAuf,
  seat: number,
  player: Player,
  time: number,
  worth: EvaluationWeights,
): number {
  const step = state.steps[state.steps.length - 1] as GlueckAuf['steps'][number];
  if ((step.pending & (1 << seat)) === 0) return 0;
  if (step.at === 'drawnTiles')
    return (worth.drawTiles * time * player.marks) / (player.marks + worth.drawMarks);
  if (step.at !== 'drawnOrders') return 0;
  return worth.drawOrders * time * Math.max(0, 1 - player.orders.length / worth.handyOrders);
}

/**
 * The player with most workers in the factory starts the next shift; the present start player loses ties.
 * GA-11.1, GA-11.2
 */
const inFactory = new Int32Array(4);

function startWorth(state: GlueckAuf, seat: number, worth: EvaluationWeights): number {
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
  return next === seat ? worth.startPlayer : 0;
}

/** The first marks buy the next tiles; at the end five marks are a point. GA-12.1 */
function moneyWorth({ marks }: Player, time: number, worth: EvaluationWeights): number {
  const wanted = worth.marksWanted * time;
  const useful = wanted > 0 ? (worth.mark * marks * wanted) / (marks + wanted) : 0;
  const exchanged =
    time * worth.spareMark * marks +
    (1 - time) * 0.5 * (marks / MARKS_PER_POINT + Math.floor(marks / MARKS_PER_POINT));
  return useful + exchanged;
}

/** Cubes for later orders; at the end three cubes are a point. GA-12.2 */
function cubesWorth(time: number, worth: EvaluationWeights): number {
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
    time * (worth.cube * cubes + worth.cubeDepth * depth + worth.hauled * hauled) +
    ((1 - time) * cubes) / CUBES_PER_POINT
  );
}

/** Two points for each tile that one side has more at the end. GA-12.4 */
function imbalanceCost({ tiles }: Player, time: number, worth: EvaluationWeights): number {
  let balance = 0;
  for (let i = 0; i < tiles.length; i++) balance += TILE_BALANCE[tiles[i] as number] as number;
  const uneven = Math.abs(balance);
  if (uneven === 0) return 0;
  const ahead = worth.unevenOne + worth.unevenMore * (uneven - 1);
  return time * ahead + (1 - time) * IMBALANCE_PENALTY * uneven;
}
