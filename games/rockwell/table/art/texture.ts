/** Gravel, layers, cracks, veins of magma by stratum. Deterministic, one path per tile. */
import { stratumOf } from '../../rules/index.ts';
import type { Sector } from '../earth/earthGeometry.ts';
import { arcPath, linePath, polar } from '../earth/earthGeometry.ts';

type NextRandom = () => number;

function randomFor(seed: number): NextRandom {
  let state = seed * 7919 + 17;
  return () => {
    state = (state * 9301 + 49_297) % 233_280;
    return state / 233_280;
  };
}

const many = (count: number, draw: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => draw(place)).join('');

function gravel({ inner, outer, from }: Sector, next: NextRandom): string {
  return many(22, () => {
    const { x, y } = polar(inner + 9 + next() * (outer - inner - 18), from + 2 + next() * 41);
    return `M${x.toFixed(1)} ${y.toFixed(1)}h${(0.1 + next() * 3).toFixed(1)}`;
  });
}

const layers = ({ inner, from }: Sector, next: NextRandom): string =>
  many(8, (place) => {
    const start = from + 2 + next() * 22;
    return arcPath(inner + 10 + place * 9, start, Math.min(start + 6 + next() * 16, from + 43));
  });

const cracks = ({ inner, outer, from }: Sector, next: NextRandom): string =>
  many(13, () => {
    const radius = inner + 10 + next() * (outer - inner - 34);
    const angle = from + 3 + next() * 36;
    return linePath([
      [radius, angle],
      [radius + 9 + next() * 12, angle + 2.6],
      [radius + 2, angle + 4],
    ]);
  });

const veins = ({ inner, from }: Sector, next: NextRandom): string =>
  many(4, (place) => {
    let radius = inner + 4;
    let angle = from + 5 + place * 10 + next() * 5;
    return linePath(
      Array.from({ length: 5 }, () => {
        const here = [radius, angle] as const;
        radius += 8 + next() * 9;
        angle += next() * 7 - 3.5;
        return here;
      }),
    );
  });

const TEXTURES = [gravel, layers, cracks, veins] as const;

export const texturePath = (space: number, sector: Sector): string =>
  (TEXTURES[stratumOf(space)] ?? gravel)(sector, randomFor(space + 1));
