/** Before the first drilling no piece lies on a tile; `lazy/earth/tileLayout.ts` lays out all others. */
import { stratumOf } from '../../rules/index.ts';
import type { Point } from './earthGeometry.ts';
import { middleAngle, polar, sectorOf } from './earthGeometry.ts';

export interface PiecePosition extends Point {
  readonly angle: number;
  readonly scale: number;
}

export interface TileLayout {
  readonly figure: PiecePosition;
  readonly hint: PiecePosition;
  readonly shaft: PiecePosition;
  readonly crews: readonly PiecePosition[];
}

/** By stratum. */
export const FIGURE_SCALES = [1, 1, 0.94, 0.86] as const;
/** The gauge takes the room above the figure. */
export const BELOW_GAUGE = 6;

export function openingLayout(space: number, layout: number): TileLayout {
  const sector = sectorOf(space, layout);
  const angle = middleAngle(sector);
  const at = polar((sector.inner + sector.outer) / 2 - BELOW_GAUGE, angle);
  const figure = { ...at, angle, scale: FIGURE_SCALES[stratumOf(space)] ?? 1 };
  return { figure, hint: figure, shaft: figure, crews: [] };
}
