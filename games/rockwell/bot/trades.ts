/** An amount is sensible if it leaves exactly as many cubes as a goal needs. RW-14.3 */
import type { Rockwell } from '../rules/index.ts';
import {
  ACHIEVEMENT_STOCKS,
  deliveryOf,
  DELIVERY_PILES,
  isPurchase,
  playerOf,
  PRICES,
  RESOURCES,
  topDelivery,
  tradedCubes,
  tradedResource,
} from '../rules/index.ts';

const KINDS = RESOURCES.length;
const MOST = 32;
const wanted = new Uint8Array(KINDS * MOST);

/** Prices worth saving for, apart from those of the goals. RW-15.2 to RW-15.5 */
const SUMS = [1500, 2500, 4000, 6500] as const;

function want(kind: number, cubes: number): void {
  if (cubes >= 0 && cubes < MOST) wanted[kind * MOST + cubes] = 1;
}

/** The targets are zero, each delivery, achievements not reached, and one more than each opponent has. */
export function readTradeTargets(state: Rockwell, seat: number): void {
  wanted.fill(0);
  const { achievements } = playerOf(state, seat);
  for (let kind = 0; kind < KINDS; kind++) {
    want(kind, 0);
    for (let i = 0; i < ACHIEVEMENT_STOCKS.length; i++) {
      const stock = ACHIEVEMENT_STOCKS[i];
      if (stock !== null && stock !== undefined && (achievements & (1 << i)) === 0)
        want(kind, stock[kind] as number);
    }
    for (let other = 0; other < state.seats; other++)
      if (other !== seat) want(kind, (playerOf(state, other).stock[kind] as number) + 1);
  }
  for (let pile = 0; pile < DELIVERY_PILES.length; pile++) {
    const tile = topDelivery(state, pile);
    if (tile < 0) continue;
    const { cost } = deliveryOf(tile);
    for (let kind = 0; kind < KINDS; kind++) want(kind, cost[kind] as number);
  }
}

export function isSensibleTrade(state: Rockwell, seat: number, noun: number): boolean {
  const player = playerOf(state, seat);
  const kind = tradedResource(noun);
  const cubes = tradedCubes(noun);
  const owned = player.stock[kind] as number;
  const after = isPurchase(noun) ? owned + cubes : owned - cubes;
  if (after < MOST && wanted[kind * MOST + after] === 1) return true;
  const price = PRICES[kind] as number;
  if (isPurchase(noun)) return cubes === Math.floor(player.money / price);
  for (let i = 0; i < SUMS.length; i++) {
    const short = (SUMS[i] as number) - player.money;
    if (short > 0 && cubes === Math.ceil(short / price)) return true;
  }
  return false;
}
