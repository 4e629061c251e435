import type { GlueckAufView, PlayerView } from '../rules/index.ts';
import {
  COALS,
  isFilled,
  isHalfFilled,
  NONE,
  orderOf,
  SLOT_COAL,
  slotsOf,
  tileOf,
  TRANSPORTS,
} from '../rules/index.ts';
import type { TableStyler, TableStyle } from './styles.ts';
import { truncate, padRight } from '@pithead/terminal';
import type { TerminalText } from './words.ts';

export interface TableDrawing extends TerminalText {
  readonly view: GlueckAufView;
  readonly names: readonly string[];
  readonly style: TableStyler;
  readonly width: number;
}

/** In the order of COALS: the shapes of the browser's table. The levels of a mine name them in words. */
const COAL_SHAPES = ['◇', '▽', '○', '□'] as const;
const SEAT_GLYPHS = ['▲', '●', '■', '◆'] as const;

const coalStyle = (coal: number): TableStyle => `coal${coal as 0 | 1 | 2 | 3}`;
const seatStyle = (seat: number): TableStyle => `seat${seat as 0 | 1 | 2 | 3}`;

export const coalMark = ({ style }: TableDrawing, coal: number, behind = ''): string =>
  style(coalStyle(coal), `${COAL_SHAPES[coal]}${behind}`);

export const seatGlyph = ({ style }: TableDrawing, seat: number, count = ''): string =>
  style(seatStyle(seat), `${SEAT_GLYPHS[seat]}${count}`);

const NAME_WIDTH = 16;

export const seatLabel = (drawing: TableDrawing, seat: number): string =>
  `${seatGlyph(drawing, seat)} ${truncate(drawing.names[seat] ?? '', NAME_WIDTH)}`;

export function coalCounts(drawing: TableDrawing, counts: readonly number[], all = false): string {
  const shown = COALS.flatMap((_, coal) =>
    all || (counts[coal] as number) > 0 ? [`${coalMark(drawing, coal)}×${counts[coal]}`] : [],
  );
  return shown.length > 0 ? shown.join(' ') : drawing.style('dim', drawing.words.empty);
}

export function shortCoalCounts(drawing: TableDrawing, counts: readonly number[]): string {
  const shown = COALS.flatMap((_, coal) =>
    counts[coal] === 0 ? [] : [coalMark(drawing, coal, String(counts[coal]))],
  );
  return shown.length > 0 ? shown.join(' ') : drawing.words.nobody;
}

/** `(◇)`, or `( )` for an empty cart. */
export const cartMark = (drawing: TableDrawing, coal: number): string =>
  `(${coal === NONE ? ' ' : coalMark(drawing, coal)})`;

/** `◇ ◇  hell    2 Mark` */
export function tileLabel(drawing: TableDrawing, tile: number): string {
  const { coal, carts, side, price } = tileOf(tile);
  const marks = Array.from({ length: carts }, () => coalMark(drawing, coal)).join(' ');
  const { words, format } = drawing;
  return `${padRight(marks, 3)}  ${padRight(words.sides[side], 6)}  ${format(words.marks, { count: price })}`;
}

const TRANSPORT_WIDTH = 12;

/** `Handkarren  ○○    7 SP` */
export function orderLabel(drawing: TableDrawing, order: number): string {
  const card = orderOf(order);
  const slots = slotsOf(order).map((slot) => coalMark(drawing, SLOT_COAL[slot] as number));
  const points = drawing.format(drawing.words.points, { count: card.points });
  return `${transportLabel(drawing, card.transport)}${padRight(slots.join(''), 4)} ${points}`;
}

export const transportLabel = ({ words }: TableDrawing, transport: number): string =>
  padRight(words.transports[TRANSPORTS[transport] as (typeof TRANSPORTS)[number]], TRANSPORT_WIDTH);

export const SLOT_MARKS = { empty: '·', half: '½', filled: '●' } as const;

function slotState(view: GlueckAufView, slot: number): keyof typeof SLOT_MARKS {
  if (isFilled(view, slot)) return 'filled';
  return isHalfFilled(view, slot) ? 'half' : 'empty';
}

export const slotLabels = (drawing: TableDrawing, order: number): string[] =>
  slotsOf(order).map(
    (slot) => `${coalMark(drawing, SLOT_COAL[slot] as number)}${SLOT_MARKS[slotState(drawing.view, slot)]}`,
  );

export function workersMark(drawing: TableDrawing, workers: readonly number[]): string {
  const shown = workers.flatMap((count, seat) =>
    count > 0 ? [seatGlyph(drawing, seat, String(count))] : [],
  );
  return shown.length > 0 ? shown.join(' ') : drawing.words.nobody;
}

export const playerAt = (view: GlueckAufView, seat: number): PlayerView => view.players[seat] as PlayerView;
