/**
 * The rings unrolled: four rows of eight tiles, the entrances above and the core below. In the staggered
 * layout B and D are shifted by half a tile, so that every tile lies above and below the tiles that it
 * touches. Both ends of a row are one border.
 */
import {
  CORE,
  CORE_ACHIEVEMENT,
  CORE_TO_END,
  ENTRANCES,
  FIRST_BORDER,
  FIRST_ENTRANCE,
  LAYOUTS,
  ownerOf,
  RING,
  SPACE_NAMES,
  STRATA,
} from '../rules/index.ts';
import { padOrTruncate, flowPieces, headingLine, padLeft, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { crewMark, crewsIn, isActive, TABLE_MARKS, ownerGlyph, withoutColour } from './pieces.ts';
import { crewPieces, tileLines } from './tile.ts';

interface Grid {
  /** Distance between two walls; `shift` is the offset of B and D to the right. */
  readonly pitch: number;
  readonly shift: number;
  readonly end: number;
}

interface Placed {
  readonly column: number;
  readonly text: string;
}

function gridFor(width: number, isStaggered: boolean): Grid {
  const shiftOf = (pitch: number): number => (isStaggered ? Math.floor(pitch / 2) : 0);
  let pitch = Math.floor((width - 1) / RING);
  while (RING * pitch + shiftOf(pitch) >= width) pitch--;
  return { pitch, shift: shiftOf(pitch), end: RING * pitch + shiftOf(pitch) };
}

const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const offsetOf = (grid: Grid, stratum: number): number => (stratum % 2 === 0 ? 0 : grid.shift);
const wallsOf = (grid: Grid, stratum: number): number[] =>
  times(RING + 1).map((i) => offsetOf(grid, stratum) + i * grid.pitch);

export function drawEarth(drawing: TableDrawing): string[] {
  const { view, style, width } = drawing;
  const grid = gridFor(width, LAYOUTS[view.layout] === 'staggered');
  const entrances = times(ENTRANCES + 1).map((i) => (i * RING * grid.pitch) / ENTRANCES);
  const core = [0, grid.end];
  const rule = (above: readonly number[], below: readonly number[]): string =>
    style('dim', ruleBetween(above, below));
  const rings = STRATA.flatMap((_, stratum) => [
    rule(stratum === 0 ? entrances : wallsOf(grid, stratum - 1), wallsOf(grid, stratum)),
    ...drawRing(drawing, grid, stratum),
    ...drawStraddling(drawing, grid, stratum),
  ]);
  return [
    ...titled(drawing),
    style('dim', labelled(drawing, ruleBetween([], entrances), entrances)),
    ...drawEntrances(drawing, entrances),
    ...rings,
    rule(wallsOf(grid, STRATA.length - 1), core),
    ...drawCore(drawing, grid.end),
    rule(core, []),
  ];
}

/** The legend stands next to the title as far as it fits, the rest below it. */
function titled(drawing: TableDrawing): string[] {
  const { words, style, width } = drawing;
  const { power, pile, shaft, die, straddling } = words.legend;
  const owner = ownerGlyph(withoutColour(drawing), 0);
  const pieces = [
    `2/5 ${power}`,
    `${TABLE_MARKS.pile}4 ${pile}`,
    `${TABLE_MARKS.shaft} ${shaft}`,
    `+1 ${die}`,
    `┤${owner}1├ ${straddling}`,
  ];
  const [first, ...rest] = flowPieces(pieces, ' · ', width - displayWidth(words.earth) - 3);
  return [
    headingLine(style, words.earth, first ?? '', width),
    ...rest.map((line) => style('dim', padLeft(line, width))),
  ];
}

function ruleBetween(above: readonly number[], below: readonly number[]): string {
  const last = Math.max(...above, ...below);
  const joints = times(last + 1).map((column) => {
    const up = above.includes(column);
    const down = below.includes(column);
    const set = column === 0 ? '─└┌├' : column === last ? '─┘┐┤' : '─┴┬┼';
    return set[(up ? 1 : 0) + (down ? 2 : 0)];
  });
  return joints.join('');
}

function labelled({ words, things }: TableDrawing, rule: string, walls: readonly number[]): string {
  return walls.slice(0, -1).reduce((line, wall, i) => {
    const room = (walls[i + 1] as number) - wall - 4;
    const name = things.place(FIRST_ENTRANCE + i);
    const label = ` ${name.length < room ? name : things.format(words.entranceShort, { number: i + 1 })} `;
    return line.slice(0, wall + 2) + label + line.slice(wall + 2 + label.length);
  }, rule);
}

/** Each entrance stands above the two tiles that it leads to. RW-2.4 */
function drawEntrances(drawing: TableDrawing, walls: readonly number[]): string[] {
  const cells = times(ENTRANCES).map((i) => crewPieces(drawing, crewsIn(drawing.view, FIRST_ENTRANCE + i)));
  const lines = cells.map((pieces, i) =>
    flowPieces(pieces, ' ', (walls[i + 1] as number) - (walls[i] as number) - 3),
  );
  const rows = Math.max(1, ...lines.map(({ length }) => length));
  return times(rows).map((row) => rowOf(drawing, walls, (i) => ` ${lines[i]?.[row] ?? ''}`, '│'));
}

function rowOf(
  { style }: TableDrawing,
  walls: readonly number[],
  cell: (i: number) => string,
  end: string,
): string {
  const last = walls.length - 1;
  return placed(
    walls.flatMap((column, i) => {
      const wall = { column, text: style('dim', i === 0 || i === last ? end : '│') };
      return i === last
        ? [wall]
        : [wall, { column: column + 1, text: padOrTruncate(cell(i), (walls[i + 1] as number) - column - 1) }];
    }),
  );
}

function drawRing(drawing: TableDrawing, grid: Grid, stratum: number): string[] {
  const walls = wallsOf(grid, stratum);
  const tiles = times(RING).map((i) => tileLines(drawing, stratum * RING + i, grid.pitch - 1));
  const rows = Math.max(...tiles.map(({ length }) => length));
  return times(rows).map((row) => {
    const line = rowOf(drawing, walls, (i) => tiles[i]?.[row] ?? '', '╎');
    return row === 0 ? beyond(drawing, grid, stratum, line) : line;
  });
}

/** `← B7` before B0, `A0 →` after A7: the neighbour across the ends of the row. */
function beyond({ style }: TableDrawing, { shift }: Grid, stratum: number, line: string): string {
  if (shift === 0) return line;
  const space = shift > 4 ? ' ' : '';
  if (stratum % 2 === 0) return line + style('dim', `${space}${SPACE_NAMES[stratum * RING]}${space}→`);
  const last = SPACE_NAMES[stratum * RING + RING - 1] as string;
  return style('dim', padLeft(`←${space}${last}${space}`, shift)) + line.trimStart();
}

/** Crews on a border are drawn in its wall, one below the other. RW-8.1 */
function drawStraddling(drawing: TableDrawing, grid: Grid, stratum: number): string[] {
  const walls = wallsOf(grid, stratum);
  const borders = times(RING).map((i) => crewsIn(drawing.view, FIRST_BORDER + stratum * RING + i));
  return times(Math.max(...borders.map(({ length }) => length))).map((row) => {
    const crews = borders.flatMap((standing, i) => {
      const crew = standing[row];
      return crew === undefined ? [] : inWall(drawing, walls, i, crew);
    });
    const empty = walls.map((column, i) => ({
      column,
      text: drawing.style('dim', i === 0 || i === RING ? '╎' : '│'),
    }));
    return placed([...crews, ...empty]);
  });
}

/** `┤▲2+1├`. On the border that closes the ring the owner is repeated at the left end. */
function inWall(drawing: TableDrawing, walls: readonly number[], border: number, crew: number): Placed[] {
  const wall = walls[border + 1] as number;
  const left = `${isActive(drawing.view, crew) ? TABLE_MARKS.active : '┤'}${crewMark(drawing, crew)}`;
  if (border < RING - 1)
    return [{ column: wall - Math.floor((displayWidth(left) + 1) / 2), text: `${left}├` }];
  return [
    { column: walls[0] as number, text: `${ownerGlyph(drawing, ownerOf(crew))}├` },
    { column: wall + 1 - displayWidth(left), text: left },
  ];
}

/** Walls are interrupted where a crew is drawn. */
function placed(things: readonly Placed[]): string {
  let line = '';
  let end = 0;
  for (const { column, text } of things.toSorted((a, b) => a.column - b.column)) {
    if (column < end) continue;
    line += ' '.repeat(column - end) + text;
    end = column + displayWidth(text);
  }
  return line;
}

function drawCore(drawing: TableDrawing, end: number): string[] {
  const { view, words, things, style, capital } = drawing;
  const count = view.players.filter(
    ({ achievements }) => (achievements & (1 << CORE_ACHIEVEMENT)) !== 0,
  ).length;
  const reached = things.format(words.coreReached, { count, needed: CORE_TO_END[view.seats] as number });
  const pieces = [
    `${style('strong', capital(things.place(CORE)))}  ${style('dim', reached)} `,
    ...crewPieces(drawing, crewsIn(view, CORE)),
  ];
  return flowPieces(pieces, ' ', end - 3).map((line) => rowOf(drawing, [0, end], () => ` ${line}`, '│'));
}
