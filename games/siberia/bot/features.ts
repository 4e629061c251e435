/** Inputs of the value net: the evaluation and its components, and the progress of the game. */
import type { Player, Siberia } from '../rules/index.ts';
import {
  ACTIONS,
  countBits,
  EXCHANGES,
  FIELDS_PER_ACTION,
  FIRST_RESOURCE,
  INVESTOR,
  isInvested,
  LOGISTICS,
  MANAGER,
  moneyOf,
  playerOf,
  RESOURCES,
  SALESMAN,
  LOGISTICS_STEPS,
  sum,
  TERRITORIES,
  VLADIVOSTOK,
  WORKER,
} from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { roundsLeft } from './chances.ts';
import { distances, FAR } from './distances.ts';
import { bestRival, evaluate, THOUSAND } from './evaluate.ts';
import { countSales } from './sales.ts';
import type { EvaluationWeights } from './weights.ts';

/** The net was not trained on later rounds. */
const LATE = 12;

const PERSON_ACTIONS = [MANAGER, LOGISTICS, SALESMAN, WORKER, INVESTOR];

export const FEATURES: readonly string[] = [
  ['money', 'promise', 'moneyNearEnd', 'promiseNearEnd', 'leadNearEnd'],
  ['figures', 'idle', 'onMap', 'occupied', 'exchanges', 'salesmen'],
  [
    'mines',
    'ready',
    'readyNearEnd',
    'half',
    'bare',
    'best',
    'inHand',
    'hoped',
    'ownPrices',
    'prices',
    'cubeWorths',
    'sale',
  ],
  ['executable', 'begun', 'investments', 'investedPrices'],
  PERSON_ACTIONS.flatMap((person) =>
    ['Invested', 'Begun', 'Executable', 'InHand'].map((how) => `${ACTIONS[person]}${how}`),
  ),
  ['tiles', 'research', 'hand'],
  ['held', 'bestJourney', 'journeys', 'near', 'farther', 'rivalsReady', 'rivalsOccupied'],
  [
    'passed',
    'onTurn',
    'place',
    'seats',
    'rounds',
    'endIsNear',
    'closed',
    'supply',
    'empty',
    'cubes',
    'placing',
    'lastRound',
  ],
  ['round', 'passes'],
].flat();

let into: Float64Array = new Float64Array(FEATURES.length);
let at = 0;

function put(value: number): void {
  into[at++] = value;
}

export function readFeatures(
  buffers: EvaluationBuffers,
  state: Siberia,
  seat: number,
  weights: EvaluationWeights,
  features: Float64Array,
): void {
  const player = playerOf(state, seat);
  const money = moneyOf(player) / THOUSAND;
  // Also fills the buffers for this seat.
  const promise = evaluate(buffers, state, seat, weights) - money;
  const rounds = roundsLeft(state, buffers.board.cubes, weights);
  const near = 1 / (0.5 + rounds);
  into = features;
  at = 0;
  put(money);
  put(promise);
  put(money * near);
  put(promise * near);
  put((money - bestRival(state, seat)) * near);
  putFigures(buffers, player);
  putSales(buffers, near);
  putTiles(buffers, player);
  putMap(buffers, state);
  putTable(state, seat, rounds);
}

function putFigures({ map }: EvaluationBuffers, player: Player): void {
  const idle = player.workers[VLADIVOSTOK] as number;
  put(player.figures);
  put(idle);
  put(sum(player.workers) - idle);
  put(map.occupied);
  let exchanges = 0;
  for (let field = 0; field < EXCHANGES; field++) if ((player.salesmen[field] as number) > 0) exchanges++;
  put(exchanges);
  put(sum(player.salesmen));
}

function putSales(buffers: EvaluationBuffers, near: number): void {
  const sales = countSales(buffers);
  put(sales.mines);
  put(sales.ready);
  put(sales.ready * near);
  put(sales.half);
  put(sales.bare);
  put(sales.best);
  put(sales.inHand);
  put(sales.hoped);
  put(sales.ownPrices);
  put(sales.prices);
  put(sales.cubeWorths);
  put(buffers.map.sale);
}

function putTiles({ board, ownPrices }: EvaluationBuffers, player: Player): void {
  let executable = 0;
  let begun = 0;
  let investments = 0;
  let invested = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const covered = board.covered[FIRST_RESOURCE + resource] as number;
    if (covered >= FIELDS_PER_ACTION) executable++;
    else if (covered > 0) begun++;
    if (!isInvested(player, FIRST_RESOURCE + resource)) continue;
    investments++;
    invested += ownPrices[resource] as number;
  }
  put(executable);
  put(begun);
  put(investments);
  put(invested);
  for (let person = 0; person < PERSON_ACTIONS.length; person++) {
    const action = PERSON_ACTIONS[person] as number;
    const covered = board.covered[action] as number;
    put(isInvested(player, action) ? 1 : 0);
    put(covered > 0 ? 1 : 0);
    put(covered >= FIELDS_PER_ACTION ? 1 : 0);
    put(Math.min(FIELDS_PER_ACTION, board.fitting[action] as number));
  }
  put(board.tiles);
  put(board.research);
  put(board.hand);
}

/** Cubes without an own worker, by distance from the nearest own worker on the map. SB-7.7 */
function putMap({ map, worth, journeys, rivals }: EvaluationBuffers, state: Siberia): void {
  const table = distances(state);
  let held = 0;
  let near = 0;
  let farther = 0;
  for (let territory = 0; territory < TERRITORIES.length; territory++) {
    if ((map.workers[territory] as number) > 0) held += worth[territory] as number;
    else if ((state.closed & (1 << territory)) === 0) {
      const steps = stepsTo(map.workers, table, territory);
      if (steps <= 1) near += countBits(map.cubes[territory] as number);
      else if (steps <= LOGISTICS_STEPS) farther += countBits(map.cubes[territory] as number);
    }
  }
  put(held);
  put(journeys.best);
  put(journeys.all);
  put(near);
  put(farther);
  put(rivals.ready);
  put(rivals.occupied);
}

function stepsTo(workers: Int8Array, table: Uint8Array, territory: number): number {
  let least = FAR;
  for (let from = 0; from < TERRITORIES.length; from++) {
    const steps = table[from * TERRITORIES.length + territory] as number;
    if ((workers[from] as number) > 0 && steps < least) least = steps;
  }
  return least;
}

function putTable(state: Siberia, seat: number, rounds: number): void {
  const step = state.steps[state.steps.length - 1];
  const isPlacing = step?.at === 'placing';
  const isPending = step !== undefined && (step.pending & (1 << seat)) !== 0;
  let cubes = 0;
  for (let territory = 0; territory < TERRITORIES.length; territory++)
    cubes += countBits(state.cubes[territory] as number);
  let empty = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) if (state.supply[resource] === 0) empty++;
  put((state.passed & (1 << seat)) !== 0 ? 1 : 0);
  put(!isPlacing && isPending ? 1 : 0);
  put((seat - state.startPlayer + state.seats) % state.seats);
  put(state.seats);
  put(rounds);
  put(1 / Math.max(0.2, rounds));
  put(countBits(state.closed));
  put(sum(state.supply));
  put(empty);
  put(cubes);
  put(isPlacing ? 1 : 0);
  put(state.ended !== 0 ? 1 : 0);
  put(Math.min(LATE, state.round));
  put(countBits(state.passed));
}
