import type { PlayerView, Side } from '../../rules/index.ts';
import { COALS, cubesOnLevel, SIDES, tileOf } from '../../rules/index.ts';
import { times } from '../art/pieces.tsx';

/** The side of each level's printed cart; it has no effect on play (rulebook, section 16). */
const PRINTED_SIDE: readonly Side[] = ['dark', 'light', 'light', 'dark'];

export interface Tunnel {
  /** Index in the player's tiles; undefined for the printed piece of tunnel. */
  readonly tile: number | undefined;
  readonly carts: (number | undefined)[];
}

/**
 * `level` counts from 0. Which cart holds which cube has no effect (GA-6.4): cubes are drawn on the newest
 * tiles first.
 */
export function tunnelsOf(
  player: PlayerView,
  level: number,
  waits = false,
): Readonly<Record<Side, readonly Tunnel[]>> {
  const sides: Record<Side, Tunnel[]> = { light: [], dark: [] };
  const all: Tunnel[] = [];
  const lay = (side: Side, tile: number | undefined, carts: number): void => {
    const tunnel = { tile, carts: times<number | undefined>(carts, () => undefined) };
    sides[side].push(tunnel);
    all.push(tunnel);
  };
  lay(PRINTED_SIDE[level] ?? SIDES[0], undefined, 1);
  player.tiles.forEach((kind, place) => {
    const { coal, side, carts } = tileOf(kind);
    if (coal === level) lay(side, place, carts);
  });
  const cubes = COALS.flatMap((_, coal) => times(cubesOnLevel(player, level + 1, coal), () => coal));
  // In a shortage (GA-5.8) the carts of the newest tile are the empty ones.
  const newest = all.findIndex(({ tile }) => tile !== undefined && tile === player.tiles.length - 1);
  const order =
    waits && newest >= 0 ? [...all.toSpliced(newest, 1), ...all.slice(newest, newest + 1)] : all.toReversed();
  for (const tunnel of order) {
    for (let cart = tunnel.carts.length - 1; cart >= 0 && cubes.length > 0; cart--)
      tunnel.carts[cart] = cubes.pop();
  }
  return sides;
}

export const cartCount = (tunnels: readonly Tunnel[]): number =>
  tunnels.reduce((total, { carts }) => total + carts.length, 0);
