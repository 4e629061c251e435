/** Predictions from public information: effects of actions, tiles in hand, best prices. */
import type { Ply } from '@pithead/kernel';
import type { PlayerView, SiberiaView } from '../rules/index.ts';
import {
  ACTIONS,
  BLOCKING_TILES,
  countBits,
  EMPTY_SUPPLIES_TO_END,
  FIRST_RESOURCE,
  HAND,
  hasEffect,
  INVESTOR,
  isUnrevealed,
  LOGISTICS,
  MANAGER,
  placeOfEntry,
  RESEARCH,
  RESOURCES,
  LOGISTICS_STEPS,
  tileOfEntry,
  WORKER,
} from '../rules/index.ts';
import {
  bestExchange,
  canSendWorker,
  fittingInvestments,
  inReach,
  jokerFields,
  movableWorkers,
} from '../text/viewFigures.ts';

export type ActionForecast =
  | { readonly kind: 'none' }
  | { readonly kind: 'joker' | 'invest'; readonly count: number }
  | { readonly kind: 'steps'; readonly count: number }
  | { readonly kind: 'salesman' | 'worker' }
  | { readonly kind: 'sale'; readonly count: number; readonly income: number; readonly field: number };

const NONE: ActionForecast = { kind: 'none' };

export function forecastAction(view: SiberiaView, player: PlayerView, action: number): ActionForecast {
  if (action >= FIRST_RESOURCE) return sale(view, player, action - FIRST_RESOURCE);
  if (action === MANAGER) return counted('joker', jokerFields(player));
  if (action === LOGISTICS)
    return movableWorkers(view, player) > 0 ? { kind: 'steps', count: LOGISTICS_STEPS } : NONE;
  if (action === WORKER) return canSendWorker(player) ? { kind: 'worker' } : NONE;
  return action === INVESTOR ? counted('invest', fittingInvestments(view, player)) : { kind: 'salesman' };
}

const counted = (kind: 'joker' | 'invest', count: number): ActionForecast =>
  count > 0 ? { kind, count } : NONE;

function sale(view: SiberiaView, player: PlayerView, resource: number): ActionForecast {
  const count = inReach(view, player, resource);
  const best = bestExchange(view, player, resource);
  return count === 0 || best === undefined
    ? NONE
    : { kind: 'sale', count, income: count * best.price, field: best.field };
}

/** Executing it would remove its tiles without effect. SB-5.8 */
export const isWasted = (view: SiberiaView, player: PlayerView, [verb, action]: Ply): boolean =>
  verb === 'execute' && action !== RESEARCH && forecastAction(view, player, action).kind === 'none';

/** The income that passing now would give up. SB-5.4 */
export function bestIncome(view: SiberiaView, player: PlayerView, actions: readonly number[]): number {
  const incomes = actions.map((action) => {
    const result = action < ACTIONS.length ? forecastAction(view, player, action) : NONE;
    return result.kind === 'sale' ? result.income : 0;
  });
  return Math.max(0, ...incomes);
}

/** How near the end is. The last round goes on after a limit is reached, but the counters stop there. SB-10.3 */
export const endProgress = ({ closed, supply }: Pick<SiberiaView, 'closed' | 'supply'>) => ({
  closed: Math.min(countBits(closed), BLOCKING_TILES),
  empty: Math.min(supply.filter((count) => count === 0).length, EMPTY_SUPPLIES_TO_END),
});

export const isVoid = (view: SiberiaView, tile: number): boolean => !hasEffect(view, tile);

interface HandSlot {
  readonly tile: number;
  readonly isInHand: boolean;
}

/**
 * The tiles drawn this round in their order. A placed tile leaves its slot empty, so that the others stay where
 * they are. SB-4.1
 */
export function handSlots(player: PlayerView): readonly HandSlot[] {
  const drawn = player.tiles.flatMap((entry): HandSlot[] => {
    const isInHand = placeOfEntry(entry) === HAND;
    return isInHand || isUnrevealed(entry) ? [{ tile: tileOfEntry(entry), isInHand }] : [];
  });
  return drawn.sort((a, b) => a.tile - b.tile || Number(a.isInHand) - Number(b.isInHand));
}

export const bestPrices = (prices: readonly (readonly number[])[]): number[] =>
  RESOURCES.map((_, resource) => Math.max(0, ...prices.map((each) => each[resource] ?? 0)));
