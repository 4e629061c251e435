import type { SiberiaView } from '../../rules/index.ts';
import { MANAGER_TILE, tileOfEntry, TILES } from '../../rules/index.ts';

/** Tiles that the viewer does not see, by kind: the bag, and in phase 1 the others' new tiles. SB-11.2 */
export function unseenTiles(view: SiberiaView): number[] {
  const left = TILES.map(({ count }) => count);
  const take = (tile: number): void => {
    left[tile] = (left[tile] ?? 0) - 1;
  };
  for (const player of view.players) for (const entry of player.tiles) take(tileOfEntry(entry));
  for (const tile of view.resolving) take(tile);
  if (view.joker !== 0) take(MANAGER_TILE);
  return left;
}
