import type { Rockwell } from '../rules/index.ts';
import {
  BONUS_PRESTIGE,
  bootyOf,
  lossAfterSafety,
  playerOf,
  PRICES,
  RESOURCES,
  waitingBooty,
} from '../rules/index.ts';
import type { EvaluationBuffers } from './buffers.ts';
import type { EvaluationWeights } from './weights.ts';

const KINDS = RESOURCES.length;
/** In thousands; the last entry is money itself. */
export const PRICE = new Float64Array(KINDS + 1);
for (let kind = 0; kind < KINDS; kind++) PRICE[kind] = (PRICES[kind] as number) / 1000;
PRICE[KINDS] = 1;

export interface Holdings {
  /**
   * Cubes by resource, then money in thousands. Sealed choices count as spent, booty that waits for insurance
   * as received.
   */
  readonly have: Float64Array;
  insurance: number;
  bid: number;
  worth: number;
}

export const newHoldings = (): Holdings => ({
  have: new Float64Array(KINDS + 1),
  insurance: 0,
  bid: 0,
  worth: 0,
});

export function readHoldings(holdings: Holdings, state: Rockwell, seat: number): void {
  const { have } = holdings;
  const player = playerOf(state, seat);
  const step = state.steps[state.steps.length - 1];
  const at = step?.at;
  const bidding = at === 'auction';
  const insuring = at === 'insurance';
  holdings.insurance = player.insurance;
  holdings.bid = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const chosen = bidding || insuring ? (player.choice[kind + 1] as number) : 0;
    have[kind] = (player.stock[kind] as number) - chosen;
    if (bidding) holdings.bid += chosen * (PRICE[kind] as number);
    else holdings.insurance += chosen;
  }
  have[KINDS] = player.money / 1000;
  if (bidding) {
    holdings.bid += (player.choice[0] as number) / 1000;
    have[KINDS] = (player.money - (player.choice[0] as number)) / 1000;
  }
  if (at === 'danger') addBooty(holdings, state, seat, step?.left as number, player.choice[0] as number);
  holdings.worth = 0;
  for (let kind = 0; kind <= KINDS; kind++)
    holdings.worth += (have[kind] as number) * (PRICE[kind] as number);
}

/** The shares of the extraction that waits for insurance, minus the dearest cubes. RW-12.3 to RW-12.6 */
function addBooty(holdings: Holdings, state: Rockwell, seat: number, left: number, tiles: number): void {
  const { have } = holdings;
  const shared = waitingBooty(state, left);
  let loss = lossAfterSafety(shared, state, seat) - tiles;
  holdings.insurance -= tiles;
  for (let kind = KINDS - 1; kind >= 0; kind--) {
    const booty = bootyOf(shared, seat, kind);
    const gone = loss > booty ? booty : loss > 0 ? loss : 0;
    loss -= gone;
    have[kind] = (have[kind] as number) + booty - gone;
  }
}

const stepOf = (seats: number): number => (BONUS_PRESTIGE[seats]?.[0] as number) / (seats - 1);

export const newBonus = (): Float64Array => new Float64Array(KINDS + 1);

/** The probability of outranking each opponent is more certain towards the end. RW-19.2, RW-19.3 */
export function expectBonus(
  { clock, holdings: { have }, bonus }: EvaluationBuffers,
  state: Rockwell,
  seat: number,
  weights: EvaluationWeights,
): number {
  const part = weights.rankEarly + (1 - weights.rankEarly) / (1 + clock.turns);
  const step = part * stepOf(state.seats);
  const scale = 0.1 + weights.rankScale * clock.turns;
  let sum = 0;
  for (let kind = 0; kind <= KINDS; kind++) {
    const own = have[kind] as number;
    let outranked = 0;
    for (let other = 0; other < state.seats; other++) {
      if (other === seat) continue;
      const player = playerOf(state, other);
      const theirs = kind === KINDS ? player.money / 1000 : (player.stock[kind] as number);
      const ahead = own - theirs;
      outranked += ahead >= 0 ? 1 - (0.5 * scale) / (scale + ahead) : (0.5 * scale) / (scale - ahead);
    }
    const prestige = own === 0 && state.zeroScores === 0 && clock.turns === 0 ? 0 : step * outranked;
    bonus[kind] = prestige;
    sum += prestige;
  }
  return sum;
}
