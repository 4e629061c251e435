import type { Tile } from '../rules/index.ts';
import { presentPower, requiredPower, shaftOwner, SPACE_NAMES, tileOn, TILES } from '../rules/index.ts';
import { dangerFor } from '../text/lazy/viewFigures.ts';
import { flowPieces, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { crewMark, crewsIn, cubePieces, isActive, TABLE_MARKS, ownerGlyph } from './pieces.ts';

export function tileLines(drawing: TableDrawing, space: number, width: number): string[] {
  const owner = shaftOwner(drawing.view, space);
  const shaft = owner < 0 ? [] : [`${TABLE_MARKS.shaft}${ownerGlyph(drawing, owner)}`];
  const standing = [...shaft, ...crewPieces(drawing, crewsIn(drawing.view, space))];
  return [...flowPieces(facePieces(drawing, space, width), ' ', width), ...flowPieces(standing, ' ', width)];
}

/**
 * `A0 2/3` while unrevealed, then `A0 ≡1 2Zn`: pile and income (RW-1.1). The tile that danger has just struck
 * is marked.
 */
function facePieces(drawing: TableDrawing, space: number, width: number): string[] {
  const { view, style } = drawing;
  const ground = view.spaces[space] as number;
  const name = `${dangerFor(view, 0)?.space === space ? TABLE_MARKS.active : ''}${SPACE_NAMES[space]}`;
  if (tileOn(ground) < 0) return [name, style('strong', `${presentPower(ground)}/${requiredPower(ground)}`)];
  const { pile, income } = TILES[tileOn(ground)] as Tile;
  const cubes = cubePieces(drawing, income);
  const together = cubes.join(' ');
  return [
    style('dim', name),
    style('dim', `${TABLE_MARKS.pile}${pile}`),
    ...(displayWidth(together) <= width ? [together] : cubes),
  ];
}

export const crewPieces = (drawing: TableDrawing, crews: readonly number[]): string[] =>
  crews.map((crew) => `${isActive(drawing.view, crew) ? TABLE_MARKS.active : ''}${crewMark(drawing, crew)}`);
