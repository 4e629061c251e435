import type { Rockwell } from '../rules/index.ts';
import {
  ACHIEVEMENT_STEPS,
  ACHIEVEMENT_STOCKS,
  ACHIEVEMENTS,
  CARDS_NEEDED,
  deliveryOf,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  playerOf,
  PRICES,
  RESOURCES,
  SIX_EXTRACTIONS,
  TIERS,
} from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import type { Holdings } from './holdings.ts';
import { PRICE } from './holdings.ts';
import type { EvaluationWeights } from './weights.ts';

const KINDS = RESOURCES.length;
const TILES = DELIVERY_PILES.length * DELIVERIES_PER_PILE;
const STOCKS = ACHIEVEMENT_STOCKS.flatMap((stock, achievement) => (stock === null ? [] : [achievement]));

/** Delivery tiles, then achievements: four numbers of cubes each, and their price in thousands. */
const WANTED = new Float64Array((TILES + ACHIEVEMENTS.length) * KINDS);
const COST = new Float64Array(TILES + ACHIEVEMENTS.length);
const DELIVERY_PRESTIGE = new Float64Array(TILES);
for (let tile = 0; tile < TILES; tile++) {
  want(tile, deliveryOf(tile).cost);
  DELIVERY_PRESTIGE[tile] = deliveryOf(tile).prestige;
}
for (const achievement of STOCKS)
  want(TILES + achievement, ACHIEVEMENT_STOCKS[achievement] as readonly number[]);

function want(goal: number, cubes: readonly number[]): void {
  cubes.forEach((many, kind) => {
    WANTED[goal * KINDS + kind] = many;
    COST[goal] = (COST[goal] as number) + (many * (PRICES[kind] as number)) / 1000;
  });
}

export const newTops = (): Float64Array => new Float64Array(ACHIEVEMENTS.length);

export function readTops(tops: Float64Array, state: Rockwell, seat: number): void {
  const own = playerOf(state, seat).achievements;
  const steps = ACHIEVEMENT_STEPS[state.seats] as readonly number[];
  for (let i = 0; i < tops.length; i++) {
    if ((own & (1 << i)) !== 0) {
      tops[i] = 0;
      continue;
    }
    let taken = 0;
    for (let other = 0; other < state.seats; other++) taken += (playerOf(state, other).achievements >> i) & 1;
    tops[i] = (TIERS[i] as number) - (steps[taken] as number);
  }
}

/** Set by `nearness`: trading everything else would reach the goal. */
let reachable = false;

/** From 0 to 1, by cubes in stock, money to buy the rest, and cubes that could be sold for it. */
function nearness({ have, worth }: Holdings, goal: number, weights: EvaluationWeights): number {
  let covered = 0;
  for (let kind = 0, at = goal * KINDS; kind < KINDS; kind++, at++) {
    const wanted = WANTED[at] as number;
    const owned = have[kind] as number;
    covered += (owned < wanted ? owned : wanted) * (PRICE[kind] as number);
  }
  const cost = COST[goal] as number;
  const money = have[KINDS] as number;
  const lack = cost - covered;
  const surplus = worth - money - covered;
  reachable = money + surplus >= lack;
  const paid = money < lack ? money : lack;
  const sold = surplus < lack - paid ? surplus : lack - paid;
  return (covered + weights.byMoney * paid + weights.bySale * sold) / cost;
}

export function hopeForStocks(
  buffers: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  const { clock, holdings, tops } = buffers;
  let worth = 0;
  buffers.bestByTrade = 0;
  for (let i = 0; i < STOCKS.length; i++) {
    const achievement = STOCKS[i] as number;
    const top = tops[achievement] as number;
    if (top === 0) continue;
    const near = nearness(holdings, TILES + achievement, weights);
    worth += top * near * near * near;
    if (reachable && top > buffers.bestByTrade) buffers.bestByTrade = top;
  }
  const cards = playerOf(state, seat).cards / CARDS_NEEDED;
  const hope = clock.trades > 0 && clock.fortune < 0.7 ? 0.7 : clock.fortune;
  return (
    hope * weights.stockGoal * worth +
    clock.drilling * weights.cardsGoal * (tops[SIX_EXTRACTIONS] as number) * cards * cards
  );
}

const rest = new Float64Array(KINDS);
const gone = new Int32Array(DELIVERY_PILES.length);
const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

export function delivered(deliveries: number): number {
  let prestige = 0;
  for (let bits = deliveries; bits !== 0; bits &= bits - 1)
    prestige += DELIVERY_PRESTIGE[31 - Math.clz32(bits & -bits)] as number;
  return prestige;
}

function readPiles(state: Rockwell): void {
  let taken = 0;
  for (let seat = 0; seat < state.seats; seat++) taken |= playerOf(state, seat).deliveries;
  for (let pile = 0; pile < gone.length; pile++)
    gone[pile] = BITS[(taken >> (pile * DELIVERIES_PER_PILE)) & 15] as number;
}

/** Ready deliveries, most prestige first, as far as this turn's actions allow; then the nearest other one. */
export function hopeForDeliveries(
  { clock, holdings }: EvaluationBuffers,
  state: Rockwell,
  weights: EvaluationWeights,
): number {
  readPiles(state);
  for (let kind = 0; kind < KINDS; kind++) rest[kind] = holdings.have[kind] as number;
  const last = clock.turns === 0;
  const now = last ? 1 : weights.readyNow;
  const later = last ? 0 : weights.readyLater;
  let worth = 0;
  for (let ready = 0; ready < MOST_READY; ready++) {
    const pile = dearestReady();
    if (pile < 0) break;
    const tile = pile * DELIVERIES_PER_PILE + (gone[pile] as number);
    worth += (ready < clock.actions ? now : later) * (DELIVERY_PRESTIGE[tile] as number);
    for (let kind = 0; kind < KINDS; kind++)
      rest[kind] = (rest[kind] as number) - (WANTED[tile * KINDS + kind] as number);
    gone[pile] = (gone[pile] as number) + 1;
  }
  return worth + clock.fortune * weights.nearDelivery * nextDelivery(holdings, weights);
}

const MOST_READY = 4;

function dearestReady(): number {
  let best = -1;
  let most = 0;
  for (let pile = 0; pile < gone.length; pile++) {
    if (gone[pile] === DELIVERIES_PER_PILE) continue;
    const tile = pile * DELIVERIES_PER_PILE + (gone[pile] as number);
    const prestige = DELIVERY_PRESTIGE[tile] as number;
    if (prestige <= most) continue;
    const from = tile * KINDS;
    if (
      (rest[0] as number) < (WANTED[from] as number) ||
      (rest[1] as number) < (WANTED[from + 1] as number) ||
      (rest[2] as number) < (WANTED[from + 2] as number) ||
      (rest[3] as number) < (WANTED[from + 3] as number)
    )
      continue;
    best = pile;
    most = prestige;
  }
  return best;
}

/** Only one, because a cube pays for one delivery. */
function nextDelivery(holdings: Holdings, weights: EvaluationWeights): number {
  let best = 0;
  for (let pile = 0; pile < gone.length; pile++) {
    if (gone[pile] === DELIVERIES_PER_PILE) continue;
    const tile = pile * DELIVERIES_PER_PILE + (gone[pile] as number);
    const prestige = DELIVERY_PRESTIGE[tile] as number;
    if (prestige <= best) continue;
    const near = nearness(holdings, tile, weights);
    const worth = prestige * near * near * near;
    if (worth > best) best = worth;
  }
  return best;
}
