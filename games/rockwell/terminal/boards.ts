import {
  BOARDS,
  BRIBERY,
  CONTROL_CENTRE,
  FEES,
  grantOf,
  POWER_PRICES,
  PRICES,
  RESOURCES,
  slotIndex,
  STOCK_EXCHANGE,
  SUBCONTRACTING,
} from '../rules/index.ts';
import { flowPieces, headingLine, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import { ownerGlyphs, TABLE_MARKS, metalLabel, ownerGlyph } from './pieces.ts';

const NUMERALS = ['I', 'II', 'III'] as const;
const NUMERAL = 4;
const GAP = '   ';
const NARROW = 80;

export function drawBoards(drawing: TableDrawing): string[] {
  const label =
    NUMERAL + Math.max(...BOARDS.map((_, board) => displayWidth(drawing.things.board(board)))) + 2;
  return [...drawOrders(drawing), ...BOARDS.flatMap((_, board) => drawBoard(drawing, board, label))];
}

function drawOrders(drawing: TableDrawing): string[] {
  const { view, words, style, width } = drawing;
  const orders = [
    `${words.managementOrder} ${ownerGlyphs(drawing, view.management)}`,
    `${words.controlOrder} ${ownerGlyphs(drawing, view.control)}`,
  ];
  const line = orders.join(GAP);
  const rule = width - displayWidth(words.phaseBoards) - displayWidth(line) - 2;
  if (rule > 0) return [`${style('heading', words.phaseBoards)} ${style('dim', '─'.repeat(rule))} ${line}`];
  return [headingLine(style, words.phaseBoards, '', width), ...flowPieces(orders, GAP, width)];
}

function drawBoard(drawing: TableDrawing, board: number, label: number): string[] {
  const { things, style, width, capital } = drawing;
  const name = padRight(
    padRight(style('dim', NUMERALS[board] as string), NUMERAL) + capital(things.board(board)),
    label,
  );
  const indent = width < NARROW ? NUMERAL : label;
  const pieces =
    board === CONTROL_CENTRE
      ? advantages(drawing, width - indent)
      : [granting(drawing, board), pricesOn(drawing, board)];
  return flowPieces([`${name}${pieces[0]}`, ...pieces.slice(1)], GAP, width, ' '.repeat(indent));
}

function pricesOn(drawing: TableDrawing, board: number): string {
  const { words, amounts } = drawing;
  if (board === STOCK_EXCHANGE) {
    const prices = RESOURCES.map(
      (_, resource) => `${metalLabel(drawing, resource)} ${drawing.things.money(PRICES[resource] as number)}`,
    );
    return prices.join(' · ');
  }
  return `${words.powerPrices} ${amounts(POWER_PRICES.slice(2))}`;
}

/** `Korruption (noch 2) 1[▲] 2[·]`: slots by number, which is the drilling order (RW-6.4). */
function advantages(drawing: TableDrawing, room: number): string[] {
  const { view, words, things, amounts } = drawing;
  const marks = slotsOn(drawing, CONTROL_CENTRE);
  const group = (advantage: number, name: string, left: string): string => {
    const slots = marks.flatMap((mark, slot) =>
      grantOf(view, CONTROL_CENTRE, slot) === advantage ? [`${slot + 1}${mark}`] : [],
    );
    return `${name} (${left}) ${slots.join(' ')}`;
  };
  const bribery = group(BRIBERY, words.bribery, things.format(words.left, { count: view.briberyTiles }));
  const fees = things.format(words.leftAt, { count: view.dice, fees: amounts(FEES.slice(1)) });
  const withFees = group(SUBCONTRACTING, words.subcontracting, fees);
  return [
    bribery,
    displayWidth(withFees) <= room
      ? withFees
      : group(SUBCONTRACTING, words.subcontracting, things.format(words.left, { count: view.dice })),
  ];
}

/** `Transaktionen 4[▲] 3[·]`: slots by what they grant. */
function granting(drawing: TableDrawing, board: number): string {
  const { view, words } = drawing;
  const slots = slotsOn(drawing, board).map((mark, slot) => `${grantOf(view, board, slot)}${mark}`);
  return `${board === STOCK_EXCHANGE ? words.transactions : words.actions} ${slots.join(' ')}`;
}

function slotsOn(drawing: TableDrawing, board: number): string[] {
  const { view, style } = drawing;
  const seats = view.slots
    .slice(slotIndex(board, 0), slotIndex(board + 1, 0))
    .filter((_, slot) => grantOf(view, board, slot) > 0);
  return seats.map((seat) => `[${seat < 0 ? style('dim', TABLE_MARKS.free) : ownerGlyph(drawing, seat)}]`);
}
