import type { WorkerSpace } from '../rules/index.ts';
import { isOpen, NONE, SPACES } from '../rules/index.ts';
import { fit, flow, heading, padLeft } from '@pithead/terminal';
import { beside, columnWidth } from './ink.ts';
import type { Drawing } from './pieces.ts';
import { crowd, cubes, orderText, seatGlyph, tileText, transportName } from './pieces.ts';

/** Three columns need 112 characters, two need 76. */
const columnsFor = (width: number): number => (width >= 112 ? 3 : width >= 76 ? 2 : 1);

export function drawBoard(drawing: Drawing): string[] {
  const columns = columnsFor(drawing.width);
  const width = columnWidth(drawing.width, columns);
  const part = (title: string, right: string, first: string): string[] =>
    section(drawing, title, right, first, width);
  const { words, view } = drawing;
  const inStack = (count: number): string => drawing.say(words.inStack, { count });
  const factory = [...part(words.factory, inStack(view.tilesInStack), 'factory'), supply(drawing)];
  const mining = part(words.mining, '', 'mining');
  const money = part(words.money, '', 'money');
  const orders = part(words.orders, inStack(view.ordersInStack), 'order');
  const delivery = part(words.delivery, '', 'delivery');
  const waiting = restRooms(drawing);
  if (columns === 3)
    return beside([factory, [...mining, ...money, waiting], [...orders, ...delivery]], drawing.width);
  if (columns === 2)
    return beside(
      [
        [...factory, ...mining],
        [...orders, ...delivery, ...money, waiting],
      ],
      drawing.width,
    );
  return [...factory, ...mining, ...money, ...orders, ...delivery, waiting];
}

const supply = (drawing: Drawing): string =>
  `${drawing.words.supply}  ${cubes(drawing, drawing.view.supply, true)}`;

function restRooms(drawing: Drawing): string {
  const { words, view } = drawing;
  return `${words.bank} ${crowd(drawing, view.bank)}   ${words.canteen} ${crowd(drawing, view.canteen)}`;
}

function section(drawing: Drawing, title: string, right: string, first: string, width: number): string[] {
  const name = right === '' ? title : `${title} · ${right}`;
  const rows = SPACES.flatMap((space, number) =>
    space.id.startsWith(`${first}-`) ? [row(drawing, space, number, width)] : [],
  );
  return [heading(drawing.style, name, drawing.words.workersNeeded, width), ...rows];
}

const NEEDED_WIDTH = 3;
const STANDING_WIDTH = 3;

function row(drawing: Drawing, space: WorkerSpace, number: number, width: number): string {
  const { view, style, words } = drawing;
  const label = `${labelOf(space)} `;
  if (!isOpen(space, view.players.length)) return style('dim', `${label}${words.locked}`);
  const owner = view.ownerOn[number] as number;
  const standing = view.workersOn[number] as number;
  const crew = owner === NONE ? '' : seatGlyph(drawing, owner, String(standing));
  const what = fit(label + contents(drawing, space), width - STANDING_WIDTH - NEEDED_WIDTH);
  return `${what}${padLeft(crew, STANDING_WIDTH)}${padLeft(style('strong', String(standing + 1)), NEEDED_WIDTH)}`;
}

const labelOf = (space: WorkerSpace): string =>
  space.action === 'buyDisplayedTile' || space.action === 'takeDisplayedOrder'
    ? String(space.value + 1)
    : '·';

function contents(drawing: Drawing, { action, value }: WorkerSpace): string {
  const { words, view, say, style } = drawing;
  const empty = style('dim', words.empty);
  switch (action) {
    case 'buyDisplayedTile':
      return view.factory[value] === NONE ? empty : tileText(drawing, view.factory[value] as number);
    case 'takeDisplayedOrder':
      return view.display[value] === NONE ? empty : orderText(drawing, view.display[value] as number);
    case 'drawFiveTiles':
      return words.drawTiles;
    case 'drawFiveOrders':
      return words.drawOrders;
    case 'mining':
      return say(words.steps, { count: value });
    case 'takeMoney':
      return say(words.marks, { count: value });
    case 'delivery':
      return transportName(drawing, value);
  }
}

/** Orders that wait to be drafted, and cards that only the viewer has drawn. */
export function drawHands(drawing: Drawing): string[] {
  const { view, words, style, width } = drawing;
  const tiles = view.steps.some((step) => TILE_STEPS.includes(step.at));
  const text = (item: number): string => (tiles ? tileText(drawing, item) : orderText(drawing, item));
  const hand = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [heading(style, title, '', width), ...inColumns(items, width)];
  return [
    ...hand(
      words.draftRow,
      view.draftRow.map((order) => orderText(drawing, order)),
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
  flow(
    items.map((item) => fit(` ${item}`, CARD_WIDTH)),
    ' ',
    width,
  ).map((line) => line.trimEnd());
