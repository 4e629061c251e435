/** Figures for texts and drawings, derived from a view with functions of the rules. */
import { bit } from '@pithead/kernel';
import type { PlayerView, SiberiaView } from '../rules/index.ts';
import {
  ACTIONS,
  countBits,
  countTiles,
  EXCHANGES,
  FIRST_RESOURCE,
  freeFields,
  HAND,
  INVESTOR,
  isExecutable,
  isInvested,
  LOGISTICS,
  MANAGER,
  minedTerritories,
  PLACES,
  priceAt,
  RESEARCH,
  reachableFrom,
  SALESMAN,
  sum,
  VLADIVOSTOK,
  WORKER,
} from '../rules/index.ts';

/** These functions only read, but their parameter types are mutable. */
const board = ({ cubes, cities }: SiberiaView) => ({ cubes: cubes as number[], cities: cities as number[] });
const pieces = ({ workers, tiles }: PlayerView) => ({
  workers: workers as number[],
  tiles: tiles as number[],
});

/** The viewer if pending, otherwise the first pending seat, otherwise the viewer. */
export function actorOf(view: SiberiaView): PlayerView | undefined {
  const pending = view.steps.at(-1)?.pending ?? 0;
  const viewer = view.looker ?? 0;
  const seat = (pending & bit(viewer)) !== 0 || pending === 0 ? viewer : 31 - Math.clz32(pending & -pending);
  return view.players[seat];
}

export const isLastRound = (view: SiberiaView): boolean => view.ended !== 0 || view.round === view.roundLimit;

export const inReach = (view: SiberiaView, player: PlayerView, resource: number): number =>
  countBits(minedTerritories(board(view), pieces(player), resource));

/** The exchange field with an own salesman that pays most, if any buys. SB-7.22 */
export function bestExchange(
  view: SiberiaView,
  player: PlayerView,
  resource: number,
): { field: number; price: number } | undefined {
  let best: { field: number; price: number } | undefined;
  for (let field = 0; field < EXCHANGES; field++) {
    const price = player.salesmen[field] === 0 ? 0 : priceAt(board(view), field, resource);
    if (price > (best?.price ?? 0)) best = { field, price };
  }
  return best;
}

export const priceOn = (view: SiberiaView, field: number, resource: number): number =>
  priceAt(board(view), field, resource);

export const handSize = (player: PlayerView): number => countTiles(pieces(player), HAND, false);

export const researchSize = (player: PlayerView): number => countTiles(pieces(player), RESEARCH, false);

/** Fields that neither carry anything nor are planned for something. SB-4.6 */
export const roomOn = (player: PlayerView, action: number): number =>
  freeFields(player, action) - countTiles(pieces(player), action, true);

export const readyActions = (player: PlayerView): number[] =>
  ACTIONS.flatMap((_, action) => (isExecutable(player, action) ? [action] : []));

export const jokerFields = (player: PlayerView): number =>
  sum(ACTIONS.map((_, action) => (action === MANAGER ? 0 : freeFields(player, action))));

/**
 * Face-up investment tiles that could be taken; the investor's own tiles are gone by then. SB-7.16, SB-7.20
 */
export const fittingInvestments = (view: SiberiaView, player: PlayerView): number =>
  view.faceUp.filter(
    (action) => !isInvested(player, action) && (action === INVESTOR || freeFields(player, action) > 0),
  ).length;

export const movableWorkers = (view: SiberiaView, player: PlayerView): number =>
  sum(PLACES.map((_, place) => (reachableFrom(view, place) === 0 ? 0 : (player.workers[place] ?? 0))));

export const canSendWorker = (player: PlayerView): boolean =>
  player.figures > 0 || sum(player.salesmen) > 0 || sum(player.workers) > (player.workers[VLADIVOSTOK] ?? 0);

/** Whether carrying out the action would change anything but its own fields. SB-5.8 */
export function isEffective(view: SiberiaView, player: PlayerView, action: number): boolean {
  switch (action) {
    case MANAGER:
      return jokerFields(player) > 0;
    case LOGISTICS:
      return movableWorkers(view, player) > 0;
    case SALESMAN:
      return true;
    case WORKER:
      return canSendWorker(player);
    case INVESTOR:
      return fittingInvestments(view, player) > 0;
    default: {
      const resource = action - FIRST_RESOURCE;
      return inReach(view, player, resource) > 0 && bestExchange(view, player, resource) !== undefined;
    }
  }
}
