import type { WorkerSpace } from '../rules/index.ts';
import { isOpen, NONE, SPACES } from '../rules/index.ts';
import { padOrTruncate, flowPieces, headingLine, padLeft } from '@pithead/terminal';
import { joinEqualColumns, columnWidth } from './styles.ts';
import type { TableDrawing } from './pieces.ts';
import { workersMark, coalCounts, orderLabel, seatGlyph, tileLabel, transportLabel } from './pieces.ts';

/** Three columns need 112 characters, two need 76. */
const columnsFor = (width: number): number => (width >= 112 ? 3 : width >= 76 ? 2 : 1);

export function drawBoard(drawing: TableDrawing): string[] {
  const columns = columnsFor(drawing.width);
  const width = columnWidth(drawing.width, columns);
  const part = (title: string, right: string, first: string): string[] =>
    section(drawing, title, right, first, width);
  const { words, view } = drawing;
  const inStack = (count: number): string => drawing.format(words.inStack, { count });
  const factory = [...part(words.factory, inStack(view.tilesInStack), 'factory'), supply(drawing)];
  const mining = part(words.mining, '', 'mining');
  const money = part(words.money, '', 'money');
  const orders = part(words.orders, inStack(view.ordersInStack), 'order');
  const delivery = part(words.delivery, '', 'delivery');
  const waiting = restRooms(drawing);
  if (columns === 3)
    return joinEqualColumns(
      [factory, [...mining, ...money, waiting], [...orders, ...delivery]],
      drawing.width,
    );
  if (columns === 2)
    return joinEqualColumns(
      [
        [...factory, ...mining],
        [...orders, ...delivery, ...money, waiting],
      ],
      drawing.width,
    );
  return [...factory, ...mining, ...money, ...orders, ...delivery, waiting];
}

const supply = (drawing: TableDrawing): string =>
  `${drawing.words.supply}  ${coalCounts(drawing, drawing.view.supply, true)}`;

function restRooms(drawing: TableDrawing): string {
  const { words, view } = drawing;
  return `${words.bank} ${workersMark(drawing, view.bank)}   ${words.canteen} ${workersMark(drawing, view.canteen)}`;
}

function section(
  drawing: TableDrawing,
  title: string,
  right: string,
  first: string,
  width: number,
): string[] {
  const name = right === '' ? title : `${title} · ${right}`;
  const rows = SPACES.flatMap((space, number) =>
    space.id.startsWith(`${first}-`) ? [row(drawing, space, number, width)] : [],
  );
  return [headingLine(drawing.style, name, drawing.words.workersNeeded, width), ...rows];
}

const NEEDED_WIDTH = 3;
const STANDING_WIDTH = 3;

function row(drawing: TableDrawing, space: WorkerSpace, number: number, width: number): string {
  const { view, style, words } = drawing;
  const label = `${labelOf(space)} `;
  if (!isOpen(space, view.players.length)) return style('dim', `${label}${words.locked}`);
  const owner = view.ownerOn[number] as number;
  const standing = view.workersOn[number] as number;
  const crew = owner === NONE ? '' : seatGlyph(drawing, owner, String(standing));
  const what = padOrTruncate(label + contents(drawing, space), width - STANDING_WIDTH - NEEDED_WIDTH);
  return `${what}${padLeft(crew, STANDING_WIDTH)}${padLeft(style('strong', String(standing + 1)), NEEDED_WIDTH)}`;
}

const labelOf = (space: WorkerSpace): string =>
  space.action === 'buyDisplayedTile' || space.action === 'takeDisplayedOrder'
    ? String(space.value + 1)
    : '·';

function contents(drawing: TableDrawing, { action, value }: WorkerSpace): string {
  const { words, view, format, style } = drawing;
  const empty = style('dim', words.empty);
  switch (action) {
    case 'buyDisplayedTile':
      return view.factory[value] === NONE ? empty : tileLabel(drawing, view.factory[value] as number);
    case 'takeDisplayedOrder':
      return view.display[value] === NONE ? empty : orderLabel(drawing, view.display[value] as number);
    case 'drawFiveTiles':
      return words.drawTiles;
    case 'drawFiveOrders':
      return words.drawOrders;
    case 'mining':
      return format(words.steps, { count: value });
    case 'takeMoney':
      return format(words.marks, { count: value });
    case 'delivery':
      return transportLabel(drawing, value);
  }
}

export function drawHands(drawing: TableDrawing): string[] {
  const { view, words, style, width } = drawing;
  const tiles = view.steps.some((step) => TILE_STEPS.includes(step.at));
  const text = (item: number): string => (tiles ? tileLabel(drawing, item) : orderLabel(drawing, item));
  const hand = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [headingLine(style, title, '', width), ...inColumns(items, width)];
  return [
    ...hand(
      words.draftRow,
      view.draftRow.map((order) => orderLabel(drawing, order)),
    ),
    ...hand(words.drawn, view.drawn.map(text)),
    ...hand(
      words.returned,
      view.returned.map((item, place) => `${place + 1}. ${text(item)}`),
    ),
  ];
}

const TILE_STEPS: readonly string[] = ['drawnTiles', 'tilesToEnd', 'returnTiles'];

const CARD_WIDTH = 34;

const inColumns = (items: readonly string[], width: number): string[] =>
  flowPieces(
    items.map((item) => padOrTruncate(` ${item}`, CARD_WIDTH)),
    ' ',
    width,
  ).map((line) => line.trimEnd());
