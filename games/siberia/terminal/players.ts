import { bit } from '@pithead/kernel';
import type { PlayerView } from '../rules/index.ts';
import {
  ACTIONS,
  FIRST_RESOURCE,
  freeFields,
  isExecutable,
  isInvested,
  sum,
  tilesOn,
  tilesOnBoard,
} from '../rules/index.ts';
import { researchSize } from '../text/viewFigures.ts';
import { truncate, flowPieces, headingLine, padLeft, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import {
  resourceMark,
  TABLE_MARKS,
  pendingOf,
  personLetter,
  playerAt,
  seatGlyph,
  seatLabel,
} from './pieces.ts';
import type { PlayerColumn } from './words.ts';
import { PLAYER_COLUMNS } from './words.ts';

type Cells = readonly string[];

/** Omitted one by one, in this order, if the width does not suffice; the first two before the boards. */
const DISPENSABLE: readonly PlayerColumn[] = ['research', 'tiles', 'supply', 'salesmen', 'workers'];
const BEFORE_BOARDS = 2;

export function drawPlayers(drawing: TableDrawing): string[] {
  const { words, things, names, view, style, width } = drawing;
  const start = things.format(words.startPlayer, { name: names[view.startPlayer] ?? '' });
  const legend = `${TABLE_MARKS.tile} ${words.columns.tiles} · ${start}`;
  return [headingLine(style, words.players, legend, width), ...tableOf(drawing)].map((line) =>
    truncate(line, width),
  );
}

/** With the boards of all players where there is room; otherwise those of the others follow below. */
function tableOf(drawing: TableDrawing): string[] {
  const seats = drawing.view.players.map((_, seat) => seat);
  const names: Cells = [
    '',
    ...seats.map(
      (seat) => `${isAsked(drawing, seat) ? TABLE_MARKS.pending : ' '} ${seatLabel(drawing, seat)}`,
    ),
  ];
  const status: Cells = ['', ...seats.map((seat) => statusOf(drawing, seat))];
  const boards = ACTIONS.map((_, action) => boardColumn(drawing, seats, action));
  const without = (many: number): Cells[] =>
    PLAYER_COLUMNS.filter((column) => !DISPENSABLE.slice(0, many).includes(column)).map((column) =>
      figureColumn(drawing, seats, column),
    );
  for (let many = 0; many <= BEFORE_BOARDS; many++) {
    const table = lines(drawing, names, without(many), [...boards, status]);
    if (fits(table, drawing.width)) return table;
  }
  const narrow = DISPENSABLE.findIndex((_, many) =>
    fits(lines(drawing, names, without(many), [status]), drawing.width),
  );
  const table = lines(drawing, names, without(narrow < 0 ? DISPENSABLE.length : narrow), [status]);
  return [
    ...table,
    ...seats.flatMap((seat) => (seat === drawing.view.looker ? [] : boardLines(drawing, seat))),
  ];
}

const figureColumn = (drawing: TableDrawing, seats: readonly number[], column: PlayerColumn): Cells => [
  drawing.words.columns[column],
  ...seats.map((seat) => cell(drawing, column, seat)),
];

const boardColumn = (drawing: TableDrawing, seats: readonly number[], action: number): Cells => [
  ` ${letterOf(drawing, action)}`,
  ...seats.map((seat) => fields(playerAt(drawing.view, seat), action)),
];

const fits = (table: Cells, width: number): boolean => table.every((line) => displayWidth(line) <= width);

const widest = (cells: Cells): number => Math.max(...cells.map(displayWidth));

function lines(
  { style }: TableDrawing,
  names: Cells,
  figures: readonly Cells[],
  rest: readonly Cells[],
): string[] {
  return names.map((name, place) => {
    const numbers = figures.map((cells) => padLeft(cells[place] as string, widest(cells)));
    const others = rest.map((cells) => padRight(cells[place] as string, widest(cells)));
    const text = `${[padRight(name, widest(names)), ...numbers].join('  ')}  ${others.join(' ')}`.trimEnd();
    return place === 0 ? style('dim', text) : text;
  });
}

const isAsked = ({ view }: TableDrawing, seat: number): boolean => (pendingOf(view) & bit(seat)) !== 0;

function statusOf({ view, words }: TableDrawing, seat: number): string {
  const at = view.steps.at(-1)?.at;
  if (at === 'placing') return (pendingOf(view) & bit(seat)) === 0 ? words.confirmed : '';
  return at !== undefined && at !== 'sides' && (view.passed & bit(seat)) !== 0 ? words.passed : '';
}

const letterOf = (drawing: TableDrawing, action: number): string =>
  action < FIRST_RESOURCE ? personLetter(drawing, action) : resourceMark(drawing, action - FIRST_RESOURCE);

/** `▸▮⬢`: tiles, investment and free fields of one action, and whether it is ready. */
function fields(player: PlayerView, action: number): string {
  const invested = isInvested(player, action) ? TABLE_MARKS.investment : '';
  const marks =
    TABLE_MARKS.tile.repeat(tilesOn(player, action)) +
    invested +
    TABLE_MARKS.free.repeat(Math.max(0, freeFields(player, action)));
  return (isExecutable(player, action) ? TABLE_MARKS.ready : ' ') + marks;
}

function cell(drawing: TableDrawing, column: PlayerColumn, seat: number): string {
  const player = playerAt(drawing.view, seat);
  switch (column) {
    case 'money':
      return drawing.style('strong', drawing.things.money(player.money));
    case 'supply':
      return String(player.figures);
    case 'workers':
      return String(sum(player.workers));
    case 'salesmen':
      return String(sum(player.salesmen));
    case 'tiles':
      return String(tilesOnBoard(player));
    case 'research':
      return String(researchSize(player));
  }
}

/** `● M ▮· L ▸▮▮ …` */
function boardLines(drawing: TableDrawing, seat: number): string[] {
  const player = playerAt(drawing.view, seat);
  const cells = ACTIONS.map((_, action) => `${letterOf(drawing, action)}${fields(player, action)}`);
  return flowPieces(
    [`  ${seatGlyph(drawing, seat)} ${cells[0] ?? ''}`, ...cells.slice(1)],
    ' ',
    drawing.width,
    '    ',
  );
}
