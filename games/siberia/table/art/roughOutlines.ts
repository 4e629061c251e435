/**
 * Rough outlines from straight ones. Each border is roughened once, by its two ends, so that neighbours share
 * the line.
 */
import type { Territory } from '../../rules/index.ts';
import { COAST, ISLANDS, OUTLINES } from './outlines.ts';

export type MapPoint = readonly [x: number, y: number];

interface Roughness {
  /** Displacement of the middle, as a fraction of the length. */
  readonly sway: number;
  readonly levels: number;
}

const INNER: Roughness = { sway: 0.085, levels: 3 };
const OUTER: Roughness = { sway: 0.13, levels: 4 };

export const mapPointsOf = (outline: string): MapPoint[] =>
  outline.split(' ').map((pair): MapPoint => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** A number between −1 and 1, deterministic in both points. */
function chanceOf([ax, ay]: MapPoint, [bx, by]: MapPoint): number {
  const wave = Math.sin(ax * 12.9898 + ay * 78.233 + bx * 37.719 + by * 4.581) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

function roughen(a: MapPoint, b: MapPoint, { sway, levels }: Roughness): MapPoint[] {
  if (levels === 0) return [a];
  const [ax, ay] = a;
  const [bx, by] = b;
  const by90 = chanceOf(a, b) * sway;
  const middle: MapPoint = [round((ax + bx) / 2 + (ay - by) * by90), round((ay + by) / 2 + (bx - ax) * by90)];
  const finer = { sway, levels: levels - 1 };
  return [...roughen(a, middle, finer), ...roughen(middle, b, finer)];
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Roughens from the smaller end, so that both neighbours get the same points. */
function line(a: MapPoint, b: MapPoint, roughness: Roughness): MapPoint[] {
  const isForward = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  if (isForward) return roughen(a, b, roughness);
  return [...roughen(b, a, roughness).slice(1), a].toReversed();
}

const keyOf = (a: MapPoint, b: MapPoint): string => [a.join(), b.join()].toSorted().join(' ');

function around(outline: string, roughnessOf: (key: string) => Roughness): MapPoint[] {
  const corners = mapPointsOf(outline);
  return corners.flatMap((corner, i) => {
    const next = corners[(i + 1) % corners.length] as MapPoint;
    return line(corner, next, roughnessOf(keyOf(corner, next)));
  });
}

function shared(): ReadonlySet<string> {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { outline } of Object.values(OUTLINES)) {
    const corners = mapPointsOf(outline);
    corners.forEach((corner, i) => {
      const key = keyOf(corner, corners[(i + 1) % corners.length] as MapPoint);
      (seen.has(key) ? twice : seen).add(key);
    });
  }
  return twice;
}

const SHARED = shared();

const SHAPES: ReadonlyMap<string, readonly MapPoint[]> = new Map(
  Object.entries(OUTLINES).map(([territory, { outline }]) => [
    territory,
    around(outline, (key) => (SHARED.has(key) ? INNER : OUTER)),
  ]),
);

export const shapeOf = (territory: Territory): readonly MapPoint[] => SHAPES.get(territory) ?? [];

const LAND: readonly (readonly MapPoint[])[] = [COAST, ...ISLANDS].map((outline) =>
  around(outline, () => INNER),
);

export const outlinePath = (points: readonly MapPoint[], stretch: number): string =>
  `M${points.map(([x, y]) => `${x} ${round(y * stretch)}`).join('L')}Z`;

export const landPath = (stretch: number): string =>
  LAND.map((points) => outlinePath(points, stretch)).join('');
export const territoriesPath = (stretch: number): string =>
  [...SHAPES.values()].map((points) => outlinePath(points, stretch)).join('');
