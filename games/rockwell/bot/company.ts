import type { Rockwell } from '../rules/index.ts';
import {
  BRIBERY,
  CONTROL_CENTRE,
  grantOf,
  isRevealed,
  NOWHERE,
  playerOf,
  presentPower,
  requiredPower,
  SHAFTS,
  tileOn,
  VPS,
} from '../rules/index.ts';
import { FRONT_INCOME, frontOf, TILE_INCOME } from './expectedBooty.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { controlSlot } from './clock.ts';
import type { EvaluationWeights } from './weights.ts';

export function expectOfCompany(
  { clock, holdings }: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  const { mobility, safety } = playerOf(state, seat);
  let worth = 0;
  if (mobility === 1) worth += weights.mobility1;
  else if (mobility === 2) worth += weights.mobility2;
  else if (mobility === 3) worth += weights.mobility3;
  if (safety === 1) worth += weights.safety1;
  else if (safety === 2) worth += weights.safety2;
  else if (safety === 3) worth += weights.safety3;
  else worth += (weights.insurance * holdings.insurance) / (2 + holdings.insurance);
  return worth * clock.rest;
}

/** In thousands, for all remaining turns. RW-13.1 */
export function expectIncome(
  { clock }: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  const { shafts } = playerOf(state, seat);
  let income = 0;
  for (let i = 0; i < SHAFTS; i++) {
    const space = shafts[i] as number;
    if (space === NOWHERE) break;
    const ground = state.spaces[space] as number;
    const required = requiredPower(ground);
    income += isRevealed(state, space)
      ? (TILE_INCOME[tileOn(ground)] as number)
      : ((weights.unturned * (1 + presentPower(ground))) / (1 + required)) *
        (FRONT_INCOME[frontOf(space, required)] as number);
  }
  return income * Math.ceil(clock.drills - 0.1);
}

/** Before slots are taken, the place in Management order counts instead. RW-5.1 */
export function expectOfBoards(
  { clock, holdings, bestByTrade }: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  const at = state.steps[0]?.at;
  if (at === 'auction') return weights.order * expectedBehind(holdings.bid, state, seat, weights);
  const money = holdings.have[4] as number;
  let worth =
    clock.trades * (weights.trade + weights.tradeGoal * bestByTrade) +
    clock.actions * weights.act * (money < 3 ? money / 3 : 1);
  if (at === 'vicePresidents') worth += weights.order * toPlace(state, seat);
  const slot = controlSlot(state, seat);
  if (slot >= 0 && (clock.beforeOrder || state.round > 0 || at === 'insurance')) {
    const rounds = state.round === 0 ? 1 : (5 - state.round) / 4;
    const advantage =
      grantOf(state, CONTROL_CENTRE, slot) === BRIBERY
        ? weights.bribery
        : weights.hire * (money < 2 ? money / 2 : 1);
    worth += rounds * (advantage + weights.control * (3 - slot));
  }
  return worth;
}

/** The rich bid more, and equal bids keep their order. RW-4.4 */
function expectedBehind(bid: number, state: Rockwell, seat: number, weights: EvaluationWeights): number {
  let behind = 0;
  let ahead = true;
  for (let place = 0; place < state.seats; place++) {
    const other = state.management[place] as number;
    if (other === seat) {
      ahead = false;
      continue;
    }
    const more = bid - (weights.theirBid * playerOf(state, other).money) / 1000 + (ahead ? -0.05 : 0.05);
    behind +=
      more >= 0
        ? 1 - (0.5 * weights.bidScale) / (weights.bidScale + more)
        : (0.5 * weights.bidScale) / (weights.bidScale - more);
  }
  return behind;
}

function toPlace(state: Rockwell, seat: number): number {
  let placed = 0;
  for (let slot = 0; slot < state.slots.length; slot++) if (state.slots[slot] === seat) placed++;
  let behind = state.seats - 1;
  for (let place = 0; place < state.seats && state.management[place] !== seat; place++) behind--;
  return ((VPS - placed) / VPS) * (behind + 2);
}
