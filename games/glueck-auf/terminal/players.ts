import { COALS, isComplete, orderOf, sum, tileOf } from '../rules/index.ts';
import { clip, flow, heading, padLeft, padRight, widthOf } from '@pithead/terminal';
import type { Drawing } from './pieces.ts';
import { cubesShort, letter, playerAt, seatGlyph, seatName, slotTexts, transportName } from './pieces.ts';
import type { Column } from './words.ts';
import { COLUMNS } from './words.ts';

/** Omitted one by one, in this order, if the width does not suffice. */
const DISPENSABLE: readonly Column[] = ['carts', 'storage', 'delivered', 'outstanding', 'cage'];

const LEFT: readonly Column[] = ['cage', 'storage', 'carts'];

export function drawPlayers(drawing: Drawing): string[] {
  const { words, names, view, say, style, width } = drawing;
  const start = say(words.startPlayer, { name: names[view.startPlayer] ?? '' });
  const table = tableOf(drawing);
  return [heading(style, words.players, start, width), ...table, ...otherOrders(drawing)].map((line) =>
    clip(line, width),
  );
}

function tableOf(drawing: Drawing): string[] {
  const seats = drawing.view.players.map((_, seat) => seat);
  const onTurn = pendingOf(drawing);
  const first = [
    '',
    ...seats.map((seat) => `${(onTurn >> seat) & 1 ? '▸' : ' '} ${seatName(drawing, seat)}`),
  ];
  const all = COLUMNS.map((column) => ({
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

const pendingOf = ({ view }: Drawing): number => view.steps.at(-1)?.pending ?? 0;

const widest = (cells: readonly string[]): number => Math.max(...cells.map(widthOf));

const lineWidth = (first: readonly string[], columns: readonly { cells: readonly string[] }[]): number =>
  columns.reduce((total, { cells }) => total + 2 + widest(cells), widest(first));

const align = (column: Column, text: string, width: number): string =>
  LEFT.includes(column) ? padRight(text, width) : padLeft(text, width);

function cell(drawing: Drawing, column: Column, seat: number): string {
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
      return sum(player.cage) === 0 ? String(level) : `${level} ${cubesShort(drawing, player.cage)}`;
    }
    case 'storage':
      return cubesShort(drawing, player.storage);
    case 'carts':
      return COALS.map((_, coal) =>
        letter(
          drawing.style,
          coal,
          `${sum(player.loaded.slice(coal * 4, coal * 4 + 4))}/${player.carts[coal]}`,
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
function otherOrders(drawing: Drawing): string[] {
  const { view, width } = drawing;
  return view.players.flatMap((player, seat) => {
    if (seat === view.looker || player.orders.length === 0) return [];
    const orders = player.orders.map((order) => orderSummary(drawing, order));
    return flow(
      orders.map((text, place) => (place === 0 ? `  ${seatGlyph(drawing, seat)} ${text}` : text)),
      ' │ ',
      width,
      '    ',
    );
  });
}

function orderSummary(drawing: Drawing, order: number): string {
  const transport = transportName(drawing, orderOf(order).transport).trimEnd();
  const complete = isComplete(drawing.view, order) ? ` (${drawing.words.complete})` : '';
  return `${transport} ${slotTexts(drawing, order).join('')}${complete}`;
}
