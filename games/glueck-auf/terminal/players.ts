import { COALS, emptyCarts, isComplete, orderOf, sum, tileOf } from '../rules/index.ts';
import { truncate, flowPieces, headingLine, padLeft, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import {
  shortCoalCounts,
  coalMark,
  playerAt,
  seatGlyph,
  seatLabel,
  slotLabels,
  transportLabel,
} from './pieces.ts';
import type { PlayerColumn } from './words.ts';
import { PLAYER_COLUMNS } from './words.ts';

/** Omitted one by one, in this order, if the width does not suffice. */
const DISPENSABLE: readonly PlayerColumn[] = ['carts', 'storage', 'delivered', 'outstanding', 'cage'];

const LEFT: readonly PlayerColumn[] = ['cage', 'storage', 'carts'];

export function drawPlayers(drawing: TableDrawing): string[] {
  const { words, names, view, format, style, width } = drawing;
  const start = format(words.startPlayer, { name: names[view.startPlayer] ?? '' });
  const table = tableOf(drawing);
  return [headingLine(style, words.players, start, width), ...table, ...otherOrders(drawing)].map((line) =>
    truncate(line, width),
  );
}

function tableOf(drawing: TableDrawing): string[] {
  const seats = drawing.view.players.map((_, seat) => seat);
  const onTurn = pendingOf(drawing);
  const first = [
    '',
    ...seats.map((seat) => `${(onTurn >> seat) & 1 ? '▸' : ' '} ${seatLabel(drawing, seat)}`),
  ];
  const all = PLAYER_COLUMNS.map((column) => ({
    column,
    cells: [drawing.words.columns[column], ...seats.map((seat) => cell(drawing, column, seat))],
  }));
  let shown = all;
  for (const drop of DISPENSABLE)
    if (lineWidth(first, shown) > drawing.width) shown = shown.filter(({ column }) => column !== drop);
  return first.map((name, row) => {
    const line = shown
      .map(({ column, cells }) => align(column, cells[row] as string, widest(cells)))
      .join('  ');
    const text = `${padRight(name, widest(first))}  ${line}`.trimEnd();
    return row === 0 ? drawing.style('dim', text) : text;
  });
}

const pendingOf = ({ view }: TableDrawing): number => view.steps.at(-1)?.pending ?? 0;

const widest = (cells: readonly string[]): number => Math.max(...cells.map(displayWidth));

const lineWidth = (first: readonly string[], columns: readonly { cells: readonly string[] }[]): number =>
  columns.reduce((total, { cells }) => total + 2 + widest(cells), widest(first));

const align = (column: PlayerColumn, text: string, width: number): string =>
  LEFT.includes(column) ? padRight(text, width) : padLeft(text, width);

function cell(drawing: TableDrawing, column: PlayerColumn, seat: number): string {
  const player = playerAt(drawing.view, seat);
  switch (column) {
    case 'points':
      return drawing.style('strong', String(player.points));
    case 'marks':
      return String(player.marks);
    case 'workers':
      return String(player.workers);
    case 'tiles': {
      const light = player.tiles.filter((tile) => tileOf(tile).side === 'light').length;
      return `${light} : ${player.tiles.length - light}`;
    }
    case 'cage': {
      const level = player.level === 0 ? drawing.words.surface : player.level;
      return sum(player.cage) === 0 ? String(level) : `${level} ${shortCoalCounts(drawing, player.cage)}`;
    }
    case 'storage':
      return shortCoalCounts(drawing, player.storage);
    case 'carts':
      return COALS.map((_, coal) =>
        coalMark(
          drawing,
          coal,
          `${(player.carts[coal] ?? 0) - emptyCarts(player, coal)}/${player.carts[coal]}`,
        ),
      ).join(' ');
    case 'outstanding':
      return String(player.orders.length);
    case 'delivered':
      return String(player.deliveredCount);
  }
}

/**
 * What the others still have to deliver: open to all (GA-13.1), and useful before taking a delivery space.
 */
function otherOrders(drawing: TableDrawing): string[] {
  const { view, width } = drawing;
  return view.players.flatMap((player, seat) => {
    if (seat === view.looker || player.orders.length === 0) return [];
    const orders = player.orders.map((order) => orderSummary(drawing, order));
    return flowPieces(
      orders.map((text, place) => (place === 0 ? `  ${seatGlyph(drawing, seat)} ${text}` : text)),
      ' │ ',
      width,
      '    ',
    );
  });
}

function orderSummary(drawing: TableDrawing, order: number): string {
  const transport = transportLabel(drawing, orderOf(order).transport).trimEnd();
  const complete = isComplete(drawing.view, order) ? ` (${drawing.words.complete})` : '';
  return `${transport} ${slotLabels(drawing, order).join('')}${complete}`;
}
