import type { Tell } from '@pithead/kernel';
import { bit, pushStep } from '@pithead/kernel';
import type { GlueckAufFact } from '../facts.ts';
import { refusalFor } from '../refusals.ts';
import type { GlueckAuf } from '../state.ts';
import { add, loadedIndex, NONE, playerOf, sum, tileOf } from '../state.ts';
import type { SpaceAction } from './placeWorkers.ts';

export const canPayTile = (state: GlueckAuf, seat: number, tile: number): boolean =>
  playerOf(state, seat).marks >= tileOf(tile).price;

/** The tile lying on the space must be bought. GA-5.1 */
export const buyDisplayedTile: SpaceAction = {
  can(state, seat, place) {
    const tile = state.factory[place] as number;
    return tile !== NONE && canPayTile(state, seat, tile);
  },

  whyNot(state, seat, place) {
    const tile = state.factory[place] as number;
    return tile === NONE ? refusalFor('noTileThere', 'GA-5.1') : refuseTilePrice(state, seat, tile, 'GA-5.1');
  },

  play(state, seat, place, space, tell) {
    const tile = state.factory[place] as number;
    state.factory[place] = NONE;
    state.refill = space;
    const missing = buyAndInstall(state, seat, tile, tell);
    if (missing > 0) pushStep(state, 'shortage', bit(seat), missing);
  },
};

export const refuseTilePrice = (state: GlueckAuf, seat: number, tile: number, rule: string) =>
  refusalFor('tooLittleMoney', rule, { price: tileOf(tile).price, marks: playerOf(state, seat).marks });

/**
 * Pays, installs the tile and loads its own coal as far as possible; carts are never refilled later. Returns
 * the number of carts that need another coal. GA-5.2, GA-5.3, GA-5.4, GA-5.8, GA-5.9
 */
export function buyAndInstall(
  state: GlueckAuf,
  seat: number,
  tile: number,
  tell: Tell<GlueckAufFact>,
): number {
  const player = playerOf(state, seat);
  const { coal, carts, price } = tileOf(tile);
  player.marks -= price;
  player.tiles.push(tile);
  add(player.carts, coal, carts);
  tell?.({ type: 'tileBought', seat, tile, marks: price });

  const own = Math.min(carts, state.supply[coal] as number);
  if (own > 0) {
    add(state.supply, coal, -own);
    add(player.loaded, loadedIndex(coal + 1, coal), own);
    tell?.({ type: 'cubesLoaded', seat, coal, cubes: own, level: coal + 1 });
  }
  const missing = Math.min(carts - own, sum(state.supply));
  if (own + missing < carts)
    tell?.({ type: 'cartsLeftEmpty', seat, carts: carts - own - missing, level: coal + 1 });
  return missing;
}
