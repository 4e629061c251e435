/** The map as a grid; the lines between neighbours come from the rules. */
import type { Territory } from '../rules/index.ts';
import { NEIGHBOURS, PLACES, VLADIVOSTOK } from '../rules/index.ts';
import { padOrTruncate, headingLine, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { figuresMark, resourceMarks, TABLE_MARKS } from './pieces.ts';

/** Three rows of five, as in the data file. terminal.test.ts checks that every border is drawn. */
const ROWS: readonly (readonly (Territory | 'vladivostok')[])[] = [
  ['yamal', 'taymyr', 'olenyok', 'yana', 'kolyma'],
  ['ob', 'yenisei', 'vilyuy', 'aldan', 'okhotsk'],
  ['altai', 'sayan', 'baikal', 'amur', 'vladivostok'],
];
export const MAP_GRID: readonly (readonly number[])[] = ROWS.map((row) =>
  row.map((id) => PLACES.indexOf(id)),
);

const CELL = 11;
const COLUMNS = 5;
const SOUTH_COLUMN = 2;
const gapFor = (width: number): number => (width >= mapWidth(3) ? 3 : 1);
const mapWidth = (gap: number): number => COLUMNS * CELL + (COLUMNS - 1) * gap;
export const MAP_WIDTH = mapWidth(3);

const areJoined = (a: number | undefined, b: number | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  (((NEIGHBOURS[a] as number) & (1 << b)) !== 0 || ((NEIGHBOURS[b] as number) & (1 << a)) !== 0);

export function drawMap(drawing: TableDrawing, width: number): string[] {
  const gap = gapFor(width);
  const rows = MAP_GRID.flatMap((row, number) => {
    const below = MAP_GRID[number + 1];
    return [
      ...drawRow(drawing, row, gap),
      ...(below === undefined ? [] : [drawLinks(drawing, row, below, gap)]),
    ];
  });
  return [headingLine(drawing.style, drawing.words.map, '', width), ...rows.map((line) => line.trimEnd())];
}

function drawRow(drawing: TableDrawing, row: readonly number[], gap: number): string[] {
  const { view, words, style } = drawing;
  const isClosed = (place: number): boolean => (view.closed & (1 << place)) !== 0;
  const contents = (place: number): string =>
    isClosed(place) ? style('dim', words.closed) : resourceMarks(drawing, view.cubes[place] ?? 0);
  const line = (cell: (place: number) => string): string =>
    row.map((place) => padOrTruncate(cell(place), CELL)).join(' '.repeat(gap));
  return [
    drawNames(drawing, row, isClosed, gap),
    line(contents),
    line((place) => figuresMark(drawing, ({ workers }) => workers[place])),
  ];
}

function drawNames(
  { things, style }: TableDrawing,
  row: readonly number[],
  isClosed: (place: number) => boolean,
  gap: number,
): string {
  return row
    .map((place, column) => {
      const name = things.place(place);
      const label = isClosed(place) ? style('dim', `${TABLE_MARKS.closed} ${name}`) : style('strong', name);
      const east = row[column + 1];
      if (!areJoined(place, east)) return padRight(label, CELL + gap);
      const dashes = CELL + gap - displayWidth(label) - 2;
      const line = east === VLADIVOSTOK ? `←${'─'.repeat(dashes - 1)}` : '─'.repeat(dashes);
      return `${label} ${style('dim', line)} `;
    })
    .join('');
}

function drawLinks(
  { style }: TableDrawing,
  north: readonly number[],
  south: readonly number[],
  gap: number,
): string {
  const cells = north.map((place, column) => {
    const down = !areJoined(place, south[column]) ? ' ' : south[column] === VLADIVOSTOK ? '↑' : '│';
    const rising = areJoined(south[column], north[column + 1]);
    const falling = areJoined(place, south[column + 1]);
    const across = rising && falling ? '╳' : rising ? '╱' : falling ? '╲' : ' ';
    const between = padRight(' '.repeat(Math.floor(gap / 2)) + across, gap);
    return padRight(' '.repeat(SOUTH_COLUMN) + down, CELL) + between;
  });
  return style('dim', cells.join('').trimEnd());
}
