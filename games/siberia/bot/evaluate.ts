import type { Step } from '@pithead/kernel';
import type { Player, Siberia } from '../rules/index.ts';
import {
  FIRST_RESOURCE,
  INVESTOR,
  isInvested,
  LOGISTICS,
  MANAGER,
  moneyOf,
  playerOf,
  RESOURCES,
  SALESMAN,
  TILES_KEPT,
  WORKER,
} from '../rules/index.ts';
import { ANY, countBoard } from './board.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { countChances, roundsLeft } from './chances.ts';
import { splitIncome, splitPromise } from './parts.ts';
import { countPrices } from './prices.ts';
import { countRivals, countWorth, finishSale, readMap } from './territories.ts';
import type { EvaluationWeights } from './weights.ts';
import { workersWorth } from './workers.ts';

export const THOUSAND = 1000;

/** Expected final money in thousands. */
export function evaluate(
  buffers: EvaluationBuffers,
  state: Siberia,
  seat: number,
  weights: EvaluationWeights,
  parts?: number[],
): number {
  const player = playerOf(state, seat);
  const money = moneyOf(player) / THOUSAND;
  if (parts !== undefined) splitIncome(player, parts);
  const step = state.steps[state.steps.length - 1];
  if (step === undefined) return money;
  const promise = promiseOf(buffers, state, seat, money, step, weights);
  if (parts !== undefined) splitPromise(buffers, promise, parts);
  return money + promise;
}

function promiseOf(
  buffers: EvaluationBuffers,
  state: Siberia,
  seat: number,
  money: number,
  step: Step,
  weights: EvaluationWeights,
): number {
  const { board, chances, map, rivals } = buffers;
  const player = playerOf(state, seat);
  const onTurn = step.at !== 'placing' && (step.pending & (1 << seat)) !== 0;
  countBoard(board, state, player, onTurn);
  const rounds = roundsLeft(state, board.cubes, weights);
  countChances(buffers, board, state, seat, rounds, weights);
  countPrices(buffers, state, player, weights.hope * (chances[SALESMAN] as number));
  readMap(buffers, state, player);
  if (onTurn && step.at === 'selling') finishSale(buffers, step.left);
  countRivals(buffers, state, seat);
  countWorth(buffers, state, rounds, weights);
  let promise =
    map.sale + workersWorth(buffers, state, onTurn && step.at === 'logistics' ? step.left : 0, weights);
  promise +=
    researchWorth(buffers, state, weights) +
    jokerWorth(buffers, rounds, weights) +
    investmentWorth(buffers, player, rounds, weights);
  if (board.tiles > TILES_KEPT) promise -= weights.overflow * (board.tiles - TILES_KEPT);
  promise += weights.figure * Math.min(2, map.figures) * Math.min(1, rounds);
  promise -= (weights.deny * rivals.ready) / (state.seats - 1) + weights.tempo * rivals.occupied * rounds;
  const leadScale = money + map.sale - bestRival(state, seat);
  return promise + (weights.ahead * leadScale) / (1 + rounds);
}

/** Money of the richest opponent, in thousands. */
export function bestRival(state: Siberia, seat: number): number {
  let best = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat) best = Math.max(best, moneyOf(playerOf(state, other)));
  }
  return best / THOUSAND;
}

const room = new Int8Array(RESOURCES.length);
const left = new Int8Array(RESOURCES.length);

/** Each tile in the research area brings a cube, ideally to a territory with an own worker. SB-6.2, SB-6.4 */
export function researchWorth(
  buffers: EvaluationBuffers,
  state: Siberia,
  weights: EvaluationWeights,
): number {
  const { board, map, mines, cubeWorth } = buffers;
  if (board.research === 0) return 0;
  let value = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    room[resource] = map.occupied - (mines[resource] as number);
    left[resource] = state.supply[resource] as number;
    for (let tile = board.cubes[resource] as number; tile > 0; tile--)
      value += cubeOf(cubeWorth, resource, weights);
  }
  for (let tile = board.cubes[ANY] as number; tile > 0; tile--)
    value += cubeOf(cubeWorth, bestCube(cubeWorth, weights), weights);
  return value;
}

function cubeOf(cubeWorth: Float64Array, resource: number, weights: EvaluationWeights): number {
  const value = nextCube(cubeWorth, resource, weights);
  room[resource] = (room[resource] as number) - 1;
  left[resource] = (left[resource] as number) - 1;
  return value;
}

function nextCube(cubeWorth: Float64Array, resource: number, weights: EvaluationWeights): number {
  if ((left[resource] as number) <= 0) return 0;
  return (
    (cubeWorth[resource] as number) *
    ((room[resource] as number) > 0 ? weights.research : weights.researchFar)
  );
}

function bestCube(cubeWorth: Float64Array, weights: EvaluationWeights): number {
  let best = 0;
  for (let resource = 1; resource < RESOURCES.length; resource++) {
    if (nextCube(cubeWorth, resource, weights) > nextCube(cubeWorth, best, weights)) best = resource;
  }
  return best;
}

/** A joker completes an action that lacks one tile, best the most profitable sale. SB-7.2 */
export function jokerWorth(buffers: EvaluationBuffers, rounds: number, weights: EvaluationWeights): number {
  const { board, chances, prices, mines, journeys } = buffers;
  let gain = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const action = FIRST_RESOURCE + resource;
    if (board.covered[action] !== 1) continue;
    gain = Math.max(
      gain,
      (mines[resource] as number) *
        (prices[resource] as number) *
        (weights.readyNow - (chances[action] as number)),
    );
  }
  const logistics = chances[LOGISTICS] as number;
  if (board.covered[LOGISTICS] === 1 && logistics > 0)
    gain = Math.max(gain, journeys.best * (weights.readyNow / logistics - 1));
  return (chances[MANAGER] as number) * weights.joker * (gain + weights.jokerBase * Math.min(1, rounds));
}

/** An investment saves a tile in every remaining round. SB-7.17 */
export function investmentWorth(
  { chances, prices }: EvaluationBuffers,
  player: Player,
  rounds: number,
  weights: EvaluationWeights,
): number {
  let value = weights.investor * (chances[INVESTOR] as number);
  if (isInvested(player, MANAGER)) value += weights.investManager;
  if (isInvested(player, LOGISTICS)) value += weights.investLogistics;
  if (isInvested(player, SALESMAN)) value += weights.investSalesman;
  if (isInvested(player, WORKER)) value += weights.investWorker;
  if (isInvested(player, INVESTOR)) value += weights.investInvestor;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (isInvested(player, FIRST_RESOURCE + resource))
      value += weights.investResource * (prices[resource] as number);
  }
  return value * rounds;
}
