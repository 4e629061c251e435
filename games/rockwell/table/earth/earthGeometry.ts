/** A square of 1000 by 1000 with the core in the centre; angles are degrees clockwise from the top. */
import type { Layout } from '../../rules/index.ts';
import {
  CORE,
  FIRST_BORDER,
  FIRST_ENTRANCE,
  isBorder,
  isEntrance,
  LAYOUTS,
  RING,
  STRATA,
  stratumOf,
} from '../../rules/index.ts';

export const EARTH_CENTRE = 500;
const RADII = [
  [378, 460],
  [291, 378],
  [192, 291],
  [74, 192],
] as const;
const STEP = 360 / RING;
const ENTRANCE_RADIUS = 548;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Between two radii, an eighth of the ring from `from` on. */
export interface Sector {
  readonly inner: number;
  readonly outer: number;
  readonly from: number;
}

const radians = (angle: number): number => (angle * Math.PI) / 180;

export const polar = (radius: number, angle: number): Point => ({
  x: EARTH_CENTRE + radius * Math.sin(radians(angle)),
  y: EARTH_CENTRE - radius * Math.cos(radians(angle)),
});

const at = (radius: number, angle: number): string => {
  const { x, y } = polar(radius, angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
};

/** Every second staggered ring is shifted by half a tile. RW-2.3 */
export function sectorOf(space: number, layout: number): Sector {
  const stratum = stratumOf(space);
  const [inner, outer] = RADII[stratum] ?? RADII[0];
  const name: Layout = LAYOUTS[layout] ?? 'staggered';
  const shift = name === 'staggered' && stratum % 2 === 1 ? STEP / 2 : 0;
  return { inner, outer, from: (space % RING) * STEP + shift };
}

export function sectorPath({ inner, outer, from }: Sector, inset = 0): string {
  const low = inner + inset;
  const high = outer - inset;
  const [a, b] = [from, from + STEP];
  const near = (inset / low) * (180 / Math.PI);
  const far = (inset / high) * (180 / Math.PI);
  return (
    `M${at(high, a + far)}A${high} ${high} 0 0 1 ${at(high, b - far)}` +
    `L${at(low, b - near)}A${low} ${low} 0 0 0 ${at(low, a + near)}Z`
  );
}

export const arcPath = (radius: number, from: number, to: number): string =>
  `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`;

export const linePath = (points: readonly (readonly [radius: number, angle: number])[]): string =>
  points.map(([radius, angle], place) => `${place === 0 ? 'M' : 'L'}${at(radius, angle)}`).join('');

export const middleAngle = ({ from }: Sector): number => (from + STEP / 2) % 360;

export const arcLengthAt = (radius: number): number => radius * radians(STEP);

export function centreOf(
  place: number,
  layout: number,
): Point & { readonly angle: number; readonly radius: number } {
  if (place === CORE) return { x: EARTH_CENTRE, y: EARTH_CENTRE, angle: 0, radius: 0 };
  if (isEntrance(place)) return spot(ENTRANCE_RADIUS, STEP + (place - FIRST_ENTRANCE) * 2 * STEP);
  const sector = sectorOf(isBorder(place) ? place - FIRST_BORDER : place, layout);
  const radius = (sector.inner + sector.outer) / 2;
  return spot(radius, isBorder(place) ? sector.from + STEP : middleAngle(sector));
}

const spot = (radius: number, angle: number): ReturnType<typeof centreOf> => ({
  ...polar(radius, angle),
  angle: angle % 360,
  radius,
});

export function neighbourInRing(space: number, stratum: number, layout: number): number {
  const angle = middleAngle(sectorOf(space, layout));
  const apart = (other: number): number => {
    const turn = Math.abs(middleAngle(sectorOf(other, layout)) - angle);
    return Math.min(turn, 360 - turn);
  };
  const ring = Array.from(
    { length: RING },
    (_, i) => Math.min(Math.max(stratum, 0), STRATA.length - 1) * RING + i,
  );
  return ring.reduce((best, other) => (apart(other) < apart(best) ? other : best));
}
