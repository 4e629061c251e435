/**
 * Texture of the rock by stratum: gravel, layers, cracks, veins of magma. Deterministic, one path per tile.
 */
import { stratumOf } from '../../rules/index.ts';
import type { Sector } from './earthGeometry.ts';
import { arcPath, linePath, polar } from './earthGeometry.ts';

type Lot = () => number;

/** Deterministic numbers from 0 to 1 for a tile. */
function lots(seed: number): Lot {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 9301 + 49_297) % 233_280;
    return state / 233_280;
  };
}

const many = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');

function gravel({ inner, outer, from }: Sector, lot: Lot): string {
  return many(22, () => {
    const { x, y } = polar(inner + 9 + lot() * (outer - inner - 18), from + 2 + lot() * 41);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${(0.1 + lot() * 3).toFixed(1)}`;
  });
}

const layers = ({ inner, from }: Sector, lot: Lot): string =>
  many(8, (place) => {
    const start = from + 2 + lot() * 22;
    return arcPath(inner + 10 + place * 9, start, Math.min(start + 6 + lot() * 16, from + 43));
  });

const cracks = ({ inner, outer, from }: Sector, lot: Lot): string =>
  many(13, () => {
    const radius = inner + 10 + lot() * (outer - inner - 34);
    const angle = from + 3 + lot() * 36;
    return linePath([
      [radius, angle],
      [radius + 9 + lot() * 12, angle + 2.6],
      [radius + 2, angle + 4],
    ]);
  });

const veins = ({ inner, from }: Sector, lot: Lot): string =>
  many(4, (place) => {
    let radius = inner + 4;
    let angle = from + 5 + place * 10 + lot() * 5;
    return linePath(
      Array.from({ length: 5 }, () => {
        const here = [radius, angle] as const;
        radius += 8 + lot() * 9;
        angle += lot() * 7 - 3.5;
        return here;
      }),
    );
  });

const TEXTURES = [gravel, layers, cracks, veins] as const;

export const texturePath = (space: number, sector: Sector): string =>
  (TEXTURES[stratumOf(space)] ?? gravel)(sector, lots(space + 1));
