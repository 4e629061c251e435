/** Expected final prestige of a seat, by the sources of the score sheet. */
import type { EvaluateSeat } from '@pithead/bots';
import type { Rockwell } from '../rules/index.ts';
import { BONUS_PRESTIGE, playerOf, RESOURCES } from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import { newEvaluationBuffers } from './buffers.ts';
import { readClock } from './clock.ts';
import { expectIncome, expectOfBoards, expectOfCompany } from './company.ts';
import { expectOfCrews } from './crews.ts';
import { delivered, hopeForDeliveries, hopeForStocks, readTops } from './goals.ts';
import { expectBonus, readHoldings } from './holdings.ts';
import { expectBooty, expectYield } from './tiles.ts';
import type { EvaluationWeights } from './weights.ts';

const KINDS = RESOURCES.length;

export function createEvaluate(weights: EvaluationWeights): EvaluateSeat<Rockwell> {
  const buffers = newEvaluationBuffers();
  const { bonus } = buffers;
  return (state, seat, parts) => {
    const player = playerOf(state, seat);
    let achievements = player.prestige;
    let deliveries = delivered(player.deliveries);
    let bonuses: number;
    if (state.steps.length === 0) {
      bonuses = finalBonus(bonus, state, seat);
    } else {
      readClock(buffers.clock, state, seat, weights);
      readHoldings(buffers.holdings, state, seat);
      readTops(buffers.tops, state, seat);
      achievements +=
        hopeForStocks(buffers, state, seat, weights) + expectOfCrews(buffers, state, seat, weights);
      deliveries +=
        hopeForDeliveries(buffers, state, weights) +
        expectOfCompany(buffers, state, seat, weights) +
        fortune(buffers, state, seat, weights);
      deliveries += expectOfBoards(buffers, state, seat, weights);
      bonuses = expectBonus(buffers, state, seat, weights);
    }
    if (parts !== undefined) {
      parts[0] = achievements;
      parts[1] = deliveries;
      for (let kind = 0; kind <= KINDS; kind++) parts[2 + kind] = bonus[kind] as number;
    }
    return achievements + deliveries + bonuses;
  };
}

/** The terms of the evaluation of a game that goes on. */
export function createExplain(
  weights: EvaluationWeights,
): (state: Rockwell, seat: number) => Record<string, number> {
  const buffers = newEvaluationBuffers();
  return (state, seat) => {
    const player = playerOf(state, seat);
    if (state.steps.length === 0)
      return {
        achievements: player.prestige,
        deliveries: delivered(player.deliveries),
        bonuses: finalBonus(buffers.bonus, state, seat),
      };
    readClock(buffers.clock, state, seat, weights);
    readHoldings(buffers.holdings, state, seat);
    readTops(buffers.tops, state, seat);
    return {
      achievements: player.prestige + hopeForStocks(buffers, state, seat, weights),
      crews: expectOfCrews(buffers, state, seat, weights),
      deliveries: delivered(player.deliveries) + hopeForDeliveries(buffers, state, weights),
      company: expectOfCompany(buffers, state, seat, weights),
      fortune: fortune(buffers, state, seat, weights),
      boards: expectOfBoards(buffers, state, seat, weights),
      bonuses: expectBonus(buffers, state, seat, weights),
    };
  };
}

const MOST_ACTIONS = 4;

/**
 * Money, cubes, expected booty and income become deliveries or upgrades, as far as the remaining actions
 * allow; in the last turn only transactions can convert them.
 */
function fortune(
  buffers: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  const { clock, holdings } = buffers;
  const room = weights.plenty * (clock.turns + (clock.trades > 0 ? clock.actions / MOST_ACTIONS : 0));
  if (room === 0) return 0;
  const money = holdings.have[KINDS] as number;
  const cubes = holdings.worth - money;
  const drilled =
    expectBooty(state, seat, holdings.insurance, weights) +
    weights.yield * expectYield(state, seat, clock.drills);
  const coming = clock.drilling * drilled + weights.income * expectIncome(buffers, state, seat, weights);
  const sum = weights.money * money + weights.cubes * (cubes + coming);
  return (room * sum) / (room + holdings.worth);
}

function finalBonus(bonus: Float64Array, state: Rockwell, seat: number): number {
  const byRank = BONUS_PRESTIGE[state.seats] as readonly number[];
  let sum = 0;
  for (let kind = 0; kind <= KINDS; kind++) {
    const own = held(state, seat, kind);
    let ahead = 0;
    for (let other = 0; other < state.seats; other++) if (held(state, other, kind) > own) ahead++;
    const prestige = own === 0 && state.zeroScores === 0 ? 0 : (byRank[ahead] as number);
    bonus[kind] = prestige;
    sum += prestige;
  }
  return sum;
}

const held = (state: Rockwell, seat: number, kind: number): number =>
  kind < KINDS ? (playerOf(state, seat).stock[kind] as number) : playerOf(state, seat).money;
