/**
 * Whether a prompt should say that nothing is affordable. Only payments count: a mineshaft that could be
 * paid for but finds no tile still counts as affordable.
 */
import type { PlayerView, RockwellView } from '../../rules/index.ts';
import {
  crewIndex,
  CREWS,
  deliveryOf,
  isInPlay,
  MOBILITY_PRICES,
  POWER_PRICES,
  powerOf,
  PRICES,
  SAFETY_PRICES,
  SHAFT_PRICES,
  stageOf,
} from '../../rules/index.ts';

export const canPay = ({ own }: PlayerView, amount: number | undefined): boolean =>
  amount !== undefined && amount <= (own?.money ?? 0);

/** RW-14.3, RW-14.4 */
export const canTrade = (me: PlayerView): boolean =>
  PRICES.some(
    (price, resource) =>
      ((me.own?.traded ?? 0) & (1 << resource)) === 0 &&
      (canPay(me, price) || (me.own?.stock[resource] ?? 0) > 0),
  );

/** RW-15.2 to RW-15.8 */
export function canAffordAction(view: RockwellView, seat: number, me: PlayerView): boolean {
  const stage = stageOf(me);
  const prices = [
    MOBILITY_PRICES[view.seats]?.[me.mobility + 1],
    SAFETY_PRICES[view.seats]?.[me.safety + 1],
    SHAFT_PRICES[view.seats]?.[stage + 1],
    stage > 0 ? SHAFT_PRICES[view.seats]?.[1] : undefined,
    ...Array.from({ length: CREWS }, (_, i) => view.crews[crewIndex(seat, i)] ?? 0)
      .filter(isInPlay)
      .map((crew) => POWER_PRICES[powerOf(crew) + 1]),
  ];
  return prices.some((price) => canPay(me, price)) || canDeliver(view, me);
}

const canDeliver = ({ deliveryTops }: RockwellView, { own }: PlayerView): boolean =>
  deliveryTops.some(
    (tile) =>
      tile >= 0 && deliveryOf(tile).cost.every((cubes, resource) => cubes <= (own?.stock[resource] ?? 0)),
  );
