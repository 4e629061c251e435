import type { Tile } from '../rules/index.ts';
import { presentPower, requiredPower, shaftOwner, SPACE_NAMES, tileOn, TILES } from '../rules/index.ts';
import { dangerFor } from '../text/later/reckoning.ts';
import { flow, widthOf } from '@pithead/terminal';
import type { Drawing } from './pieces.ts';
import { crewMark, crewsIn, cubePieces, isActive, MARKS, ownerGlyph } from './pieces.ts';

export function tileLines(drawing: Drawing, space: number, width: number): string[] {
  const owner = shaftOwner(drawing.view, space);
  const shaft = owner < 0 ? [] : [`${MARKS.shaft}${ownerGlyph(drawing, owner)}`];
  const standing = [...shaft, ...crewPieces(drawing, crewsIn(drawing.view, space))];
  return [...flow(facePieces(drawing, space, width), ' ', width), ...flow(standing, ' ', width)];
}

/**
 * `A0 2/3` while unrevealed, then `A0 ≡1 2Zn`: pile and income (RW-1.1). The tile that danger has just struck
 * is marked.
 */
function facePieces(drawing: Drawing, space: number, width: number): string[] {
  const { view, style } = drawing;
  const ground = view.spaces[space] as number;
  const name = `${dangerFor(view, 0)?.space === space ? MARKS.active : ''}${SPACE_NAMES[space]}`;
  if (tileOn(ground) < 0) return [name, style('strong', `${presentPower(ground)}/${requiredPower(ground)}`)];
  const { pile, income } = TILES[tileOn(ground)] as Tile;
  const cubes = cubePieces(drawing, income);
  const together = cubes.join(' ');
  return [
    style('dim', name),
    style('dim', `${MARKS.pile}${pile}`),
    ...(widthOf(together) <= width ? [together] : cubes),
  ];
}

export const crewPieces = (drawing: Drawing, crews: readonly number[]): string[] =>
  crews.map((crew) => `${isActive(drawing.view, crew) ? MARKS.active : ''}${crewMark(drawing, crew)}`);
