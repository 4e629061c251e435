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
import { ANY, board, countBoard } from './board.ts';
import { chances, countChances, roundsLeft } from './chances.ts';
import { splitIncome, splitPromise } from './parts.ts';
import { countPrices, prices } from './prices.ts';
import {
  countRivals,
  countWorth,
  cubeWorth,
  finishSale,
  map,
  mines,
  readMap,
  rivals,
} from './territories.ts';
import type { EvaluationWeights } from './weights.ts';
import { journeys, workersWorth } from './workers.ts';

export const THOUSAND = 1000;

/** Expected final money in thousands. */
export function evaluate(state: Siberia, seat: number, scales: EvaluationWeights, parts?: number[]): number {
  const player = playerOf(state, seat);
  const money = moneyOf(player) / THOUSAND;
  if (parts !== undefined) splitIncome(player, parts);
  const step = state.steps[state.steps.length - 1];
  if (step === undefined) return money;
  const promise = promiseOf(state, seat, money, step, scales);
  if (parts !== undefined) splitPromise(promise, parts);
  return money + promise;
}

function promiseOf(
  state: Siberia,
  seat: number,
  money: number,
  step: Step,
  scales: EvaluationWeights,
): number {
  const player = playerOf(state, seat);
  const onTurn = step.at !== 'placing' && (step.pending & (1 << seat)) !== 0;
  countBoard(state, player, onTurn);
  const rounds = roundsLeft(state, scales);
  countChances(state, seat, rounds, scales);
  countPrices(state, player, scales.hope * (chances[SALESMAN] as number));
  readMap(state, player);
  if (onTurn && step.at === 'selling') finishSale(step.left);
  countRivals(state, seat);
  countWorth(state, rounds, scales);
  let promise = map.sale + workersWorth(state, onTurn && step.at === 'logistics' ? step.left : 0, scales);
  promise +=
    researchWorth(state, scales) + jokerWorth(rounds, scales) + investmentWorth(player, rounds, scales);
  if (board.tiles > TILES_KEPT) promise -= scales.overflow * (board.tiles - TILES_KEPT);
  promise += scales.figure * Math.min(2, map.figures) * Math.min(1, rounds);
  promise -= (scales.deny * rivals.ready) / (state.seats - 1) + scales.tempo * rivals.occupied * rounds;
  const lead = money + map.sale - bestRival(state, seat);
  return promise + (scales.ahead * lead) / (1 + rounds);
}

/** In thousands. */
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
function researchWorth(state: Siberia, scales: EvaluationWeights): number {
  if (board.research === 0) return 0;
  let value = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    room[resource] = map.occupied - (mines[resource] as number);
    left[resource] = state.supply[resource] as number;
    for (let tile = board.cubes[resource] as number; tile > 0; tile--) value += cubeOf(resource, scales);
  }
  for (let tile = board.cubes[ANY] as number; tile > 0; tile--) value += cubeOf(bestCube(scales), scales);
  return value;
}

function cubeOf(resource: number, scales: EvaluationWeights): number {
  const value = nextCube(resource, scales);
  room[resource] = (room[resource] as number) - 1;
  left[resource] = (left[resource] as number) - 1;
  return value;
}

function nextCube(resource: number, scales: EvaluationWeights): number {
  if ((left[resource] as number) <= 0) return 0;
  return (
    (cubeWorth[resource] as number) * ((room[resource] as number) > 0 ? scales.research : scales.researchFar)
  );
}

function bestCube(scales: EvaluationWeights): number {
  let best = 0;
  for (let resource = 1; resource < RESOURCES.length; resource++) {
    if (nextCube(resource, scales) > nextCube(best, scales)) best = resource;
  }
  return best;
}

/** A joker completes an action that lacks one tile, best the most profitable sale. SB-7.2 */
function jokerWorth(rounds: number, scales: EvaluationWeights): number {
  let gain = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const action = FIRST_RESOURCE + resource;
    if (board.covered[action] !== 1) continue;
    gain = Math.max(
      gain,
      (mines[resource] as number) *
        (prices[resource] as number) *
        (scales.readyNow - (chances[action] as number)),
    );
  }
  const logistics = chances[LOGISTICS] as number;
  if (board.covered[LOGISTICS] === 1 && logistics > 0)
    gain = Math.max(gain, journeys.best * (scales.readyNow / logistics - 1));
  return (chances[MANAGER] as number) * scales.joker * (gain + scales.jokerBase * Math.min(1, rounds));
}

/** An investment saves a tile in every remaining round. SB-7.17 */
function investmentWorth(player: Player, rounds: number, scales: EvaluationWeights): number {
  let value = scales.investor * (chances[INVESTOR] as number);
  if (isInvested(player, MANAGER)) value += scales.investManager;
  if (isInvested(player, LOGISTICS)) value += scales.investLogistics;
  if (isInvested(player, SALESMAN)) value += scales.investSalesman;
  if (isInvested(player, WORKER)) value += scales.investWorker;
  if (isInvested(player, INVESTOR)) value += scales.investInvestor;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    if (isInvested(player, FIRST_RESOURCE + resource))
      value += scales.investResource * (prices[resource] as number);
  }
  return value * rounds;
}
