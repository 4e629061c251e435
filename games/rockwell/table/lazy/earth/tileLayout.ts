/** Pieces lie in one row along the ring, in deeper strata in up to three. */
import {
  bordersOf,
  dieOf,
  isRevealed,
  placeOf,
  shaftOwner,
  STRATA,
  stratumOf,
} from '../../../rules/index.ts';
import type { Sector } from '../../earth/earthGeometry.ts';
import { arcLengthAt, middleAngle, polar, sectorOf } from '../../earth/earthGeometry.ts';
import type { PiecePosition, TileLayout } from '../../earth/openingTile.ts';
import { BELOW_GAUGE, FIGURE_SCALES } from '../../earth/openingTile.ts';
import type { TableModel } from '../../tableModel.ts';
import { crewsOn } from './powerGain.ts';
import { offeredPlyAt, previewedGainAt } from './targets.ts';

export interface TileContents {
  readonly isOpen: boolean;
  readonly hasHint: boolean;
  readonly hasShaft: boolean;
  /** For each crew, whether a die lies next to it. */
  readonly crews: readonly boolean[];
  /** A crew on the border before or behind takes away room. */
  readonly isTightBefore: boolean;
  readonly isTightBehind: boolean;
}

const DEEPEST = STRATA.length - 1;
const FIRST_OF_TWO_ROWS = 2;
const SCALES = [0.94, 0.94, 0.84, 0.74] as const;
const FIGURES_ABOVE = [1, 1, 0.78, 0.8] as const;
const HIGH = 160;
const GAP_OF_BORDER = 30;
const MARGIN = 14;
const LEAST_SCALE = 0.78;
/**
 * From this number on, crews stand in two rows in the deepest ring. They may overlap, but are never drawn
 * smaller.
 */
const CROWD = 3;
const CROWDED = { figure: 170, outer: 134, inner: 99, scale: 0.72, figureScale: 0.66 };

interface Item {
  readonly width: number;
  readonly part: 'figure' | 'hint' | 'shaft' | number;
}

/** Along the ring, of a box drawn upright: its width at top and bottom, its height at the sides. */
function extent(width: number, height: number, angle: number): number {
  const turn = (angle * Math.PI) / 180;
  return width * Math.abs(Math.cos(turn)) + height * Math.abs(Math.sin(turn));
}

export function tileLayoutOn(table: TableModel, space: number): TileLayout {
  const { view } = table;
  const [behind = 0, before = 0] = bordersOf(space);
  const isTight = (border: number): boolean =>
    view.crews.some((crew) => placeOf(crew) === border) || offeredPlyAt(table, border) !== undefined;
  return layOutTile(space, sectorOf(space, view.layout), {
    isOpen: isRevealed(view, space),
    hasHint: previewedGainAt(table, space) !== undefined && !isRevealed(view, space),
    hasShaft: shaftOwner(view, space) >= 0,
    crews: crewsOn(view, space).map((crew) => dieOf(view.crews[crew] ?? 0) > 0),
    isTightBefore: isTight(before),
    isTightBehind: isTight(behind),
  });
}

export function layOutTile(space: number, sector: Sector, contents: TileContents): TileLayout {
  const stratum = stratumOf(space);
  const scale = SCALES[stratum] ?? 1;
  const middle = (sector.inner + sector.outer) / 2;
  const angle = middleAngle(sector);
  const figure: Item = {
    part: 'figure',
    width: contents.isOpen ? extent(64, 62, angle) : extent(66, 44, angle),
  };
  const beside: Item[] = [
    ...(contents.hasHint ? [{ part: 'hint', width: extent(54, 42, angle) } as const] : []),
    ...(contents.hasShaft ? [{ part: 'shaft', width: extent(44, 54, angle) } as const] : []),
    ...contents.crews.map((hasDie, place) => ({ part: place, width: (hasDie ? 74 : 54) * scale })),
  ];
  const isCrossed = stratum === DEEPEST && (contents.isTightBefore || contents.isTightBehind);
  const row: Row = [[figure, ...beside], isCrossed ? HIGH : middle - (contents.isOpen ? 0 : BELOW_GAUGE)];
  const below = beside.filter(({ part }) => typeof part === 'number');
  if (below.length === 0 || stratum < FIRST_OF_TWO_ROWS || (stratum < DEEPEST && rowFits(row, contents))) {
    return rows([row], sector, contents, { scale, figure: FIGURE_SCALES[stratum] ?? 1 });
  }
  const above = [figure, ...beside.filter((item) => !below.includes(item))];
  if (stratum === DEEPEST && below.length >= CROWD) {
    const half = Math.ceil(below.length / 2);
    const { figure: top, outer, inner, scale: least, figureScale } = CROWDED;
    const list: readonly Row[] = [
      [above, top],
      [below.slice(0, half), outer],
      [below.slice(half), inner],
    ];
    return rows(list, sector, contents, { scale: least, figure: figureScale, least: 1 });
  }
  const [high, low] = stratum === DEEPEST ? [HIGH, 108] : [sector.outer - 32, sector.inner + 22];
  return rows(
    [
      [above, high],
      [below, low],
    ],
    sector,
    contents,
    { scale: scale * (stratum === DEEPEST ? 1 : 0.9), figure: FIGURES_ABOVE[stratum] ?? 1 },
  );
}

type Row = readonly [items: readonly Item[], radius: number];

interface Scales {
  readonly scale: number;
  readonly figure: number;
  readonly least?: number;
}

function rows(list: readonly Row[], sector: Sector, contents: TileContents, scales: Scales): TileLayout {
  const placed = new Map<Item['part'], PiecePosition>();
  for (const row of list) layRow(row, sector, contents, scales, placed);
  const centre: PiecePosition = {
    ...polar((sector.inner + sector.outer) / 2, middleAngle(sector)),
    angle: middleAngle(sector),
    scale: scales.scale,
  };
  const of = (part: Item['part']): PiecePosition => placed.get(part) ?? centre;
  return {
    figure: of('figure'),
    hint: of('hint'),
    shaft: of('shaft'),
    crews: contents.crews.map((_, place) => of(place)),
  };
}

const gaps = ({ isTightBefore, isTightBehind }: TileContents): readonly [number, number] => [
  isTightBefore ? GAP_OF_BORDER : 0,
  isTightBehind ? GAP_OF_BORDER : 0,
];

const roomAt = (radius: number, contents: TileContents): number => {
  const [before, behind] = gaps(contents);
  return arcLengthAt(radius) - MARGIN - before - behind;
};

const widthOf = (items: readonly Item[]): number => items.reduce((sum, { width }) => sum + width, 0);

const rowFits = ([items, radius]: Row, contents: TileContents): boolean =>
  widthOf(items) <= roomAt(radius, contents) * 1.06;

/**
 * Left to right, also in the lower half of the Earth. Without enough room pieces shrink, then move closer.
 */
function layRow(
  [items, radius]: Row,
  sector: Sector,
  contents: TileContents,
  scales: Scales,
  placed: Map<Item['part'], PiecePosition>,
): void {
  const { scale, figure, least = LEAST_SCALE } = scales;
  const [before, behind] = gaps(contents);
  const total = widthOf(items);
  const squeeze = Math.min(1, roomAt(radius, contents) / total);
  const middle = middleAngle(sector);
  const direction = middle > 90 && middle < 270 ? -1 : 1;
  let along = (-total * squeeze) / 2;
  for (const { part, width } of items) {
    const offset = (along + (width * squeeze) / 2) * direction + (before - behind) / 2;
    along += width * squeeze;
    const angle = middle + (offset / radius) * (180 / Math.PI);
    const smaller = Math.max(least, Math.min(1, squeeze + 0.12));
    placed.set(part, {
      ...polar(radius, angle),
      angle,
      scale: (part === 'figure' ? figure : scale) * smaller,
    });
  }
}
