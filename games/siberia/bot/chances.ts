import type { Siberia, TileKind } from '../rules/index.ts';
import {
  ACTIONS,
  BLOCKING_TILES,
  countBits,
  DRAWN_EACH_ROUND,
  EMPTY_SUPPLIES_TO_END,
  FIELDS_PER_ACTION,
  tileFits,
  INVESTOR,
  LOGISTICS,
  MANAGER,
  RESOURCES,
  SALESMAN,
  TILES,
  WORKER,
} from '../rules/index.ts';
import type { BoardCounts } from './board.ts';
import { ANY } from './board.ts';
import type { EvaluationWeights } from './weights.ts';

const countOf = (tiles: readonly TileKind[]): number => tiles.reduce((sum, { count }) => sum + count, 0);
/** Share of all tiles that fit an action. SB-1.3, SB-4.3 */
const SHARE = Float64Array.from(
  ACTIONS,
  (_, action) => countOf(TILES.filter((_tile, tile) => tileFits(tile, action))) / countOf(TILES),
);

/** By action: probability that it is carried out, and expected number of further tiles that fit. */
export interface ActionChances {
  readonly chances: Float64Array;
  readonly expected: Float64Array;
}

export const newActionChances = (): ActionChances => ({
  chances: new Float64Array(ACTIONS.length),
  expected: new Float64Array(ACTIONS.length),
});

/**
 * Remaining rounds, this one included, until the nearer end condition, after the player's planned research.
 * SB-10.1, SB-10.2, SB-10.7
 */
export function roundsLeft(state: Siberia, plannedCubes: Int8Array, weights: EvaluationWeights): number {
  if (state.ended !== 0) return 0;
  const closing = (BLOCKING_TILES - countBits(state.closed)) / (weights.closeRate * state.seats);
  const emptying = cubesToEnd(state, plannedCubes) / (weights.supplyRate * state.seats);
  const limit = state.roundLimit > 0 ? state.roundLimit - state.round + 1 : Infinity;
  return Math.min(closing, emptying, limit);
}

/** Share of the manager tiles' cubes that come from the supplies emptied first. SB-6.4 */
const ANYWHERE = EMPTY_SUPPLIES_TO_END / RESOURCES.length;

/** Cubes on the three supplies that will be empty first: all but the two fullest. SB-10.2 */
function cubesToEnd(state: Siberia, plannedCubes: Int8Array): number {
  let cubes = 0;
  let most = 0;
  let second = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const supply = Math.max(0, (state.supply[resource] as number) - (plannedCubes[resource] as number));
    cubes += supply;
    if (supply > most) {
      second = most;
      most = supply;
    } else if (supply > second) second = supply;
  }
  return Math.max(0, cubes - most - second - ANYWHERE * (plannedCubes[ANY] as number));
}

const UNDER_WAY: Readonly<Record<string, number>> = {
  joker: MANAGER,
  logistics: LOGISTICS,
  salesman: SALESMAN,
  worker: WORKER,
  investor: INVESTOR,
};

/**
 * An action is executable, half covered or not covered. The tiles in hand count individually only while they
 * are being placed: newly drawn tiles must not make the end of a round look better or worse.
 */
export function countChances(
  { chances, expected }: ActionChances,
  board: BoardCounts,
  state: Siberia,
  seat: number,
  rounds: number,
  weights: EvaluationWeights,
): void {
  const step = state.steps[state.steps.length - 1];
  const placing = step !== undefined && step.at === 'placing';
  const known = board.hand < DRAWN_EACH_ROUND;
  const drawn =
    weights.drawn *
    DRAWN_EACH_ROUND *
    (placing && known ? Math.max(0, rounds - 1) : placing ? Math.max(1, rounds) : rounds);
  const passed = (state.passed & (1 << seat)) !== 0;
  const ready = !passed ? weights.readyNow : state.ended !== 0 ? 0 : weights.readyNext;
  for (let action = 0; action < ACTIONS.length; action++) {
    let tiles = drawn * (SHARE[action] as number);
    if (known) tiles += weights.held * (board.fitting[action] as number);
    expected[action] = tiles;
    const missing = FIELDS_PER_ACTION - (board.covered[action] as number);
    const one = tiles / (1 + tiles);
    chances[action] =
      missing <= 0 ? ready : missing === 1 ? weights.incomplete * one : weights.incomplete * one * one;
  }
  if (step === undefined || (step.pending & (1 << seat)) === 0) return;
  const underWay = UNDER_WAY[step.at];
  if (underWay !== undefined) chances[underWay] = 1;
}

const NO_CUBES = new Int8Array(RESOURCES.length + 1);

const LEAD_ROUNDS = 8;

/** In thousands; in the last eight rounds it shrinks, because less time is left to catch up. */
export function leadScale(state: Siberia, weights: EvaluationWeights): number {
  return (
    weights.leadEnd +
    (weights.leadStart - weights.leadEnd) * Math.min(1, roundsLeft(state, NO_CUBES, weights) / LEAD_ROUNDS)
  );
}
