import type { PlayerView, Side } from '../rules/index.ts';
import {
  CAGE_PLACES,
  COALS,
  cubesOnLevel,
  isComplete,
  NONE,
  orderOf,
  SIDES,
  tileOf,
  TRANSPORTS,
} from '../rules/index.ts';
import { truncate, flowPieces, headingLine, padLeft, padRight, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import {
  cartMark,
  coalMark,
  coalCounts,
  playerAt,
  SLOT_MARKS,
  slotLabels,
  transportLabel,
} from './pieces.ts';

/** On which side the printed cart of each level is drawn; it has no effect on play (rulebook, section 16). */
const PRINTED_SIDE: readonly Side[] = ['dark', 'light', 'light', 'dark'];

const LABEL_WIDTH = 12;
const CAGE_WIDTH = CAGE_PLACES * 2 + 2;

export function drawMine(drawing: TableDrawing, seat: number, width: number): string[] {
  const { words, names, format, style } = drawing;
  const player = playerAt(drawing.view, seat);
  const side = Math.floor((width - LABEL_WIDTH - CAGE_WIDTH - 2) / 2);
  const levels = COALS.map((coal, level) => {
    const [light, dark] = tunnels(drawing, player, level, side - 2);
    const shaft = player.level === level + 1 ? cage(drawing, player) : ' '.repeat(CAGE_WIDTH);
    const label = padRight(`${level + 1} ${coalMark(drawing, level)} ${words.coals[coal]}`, LABEL_WIDTH);
    return `${label}${padLeft(light, side - 1)} │${shaft}│ ${dark}`;
  });
  const top = player.level === 0 ? cage(drawing, player) : ' '.repeat(CAGE_WIDTH);
  const [light, dark] = SIDES.map((name) => player.tiles.filter((tile) => tileOf(tile).side === name).length);
  return [
    headingLine(
      style,
      format(words.mine, { name: names[seat] ?? '' }),
      `${words.sides.light} ${light} : ${dark} ${words.sides.dark}`,
      width,
    ),
    [
      padRight(words.surface, LABEL_WIDTH),
      ground(drawing, 'light', side),
      `┤${top}├`,
      ground(drawing, 'dark', side),
    ].join(''),
    ...levels,
    `${padRight(words.storage, LABEL_WIDTH)}${coalCounts(drawing, player.storage)}`,
  ].map((line) => truncate(line, width));
}

function ground({ words, style }: TableDrawing, side: Side, width: number): string {
  const name =
    displayWidth(words.sideHeadings[side]) + 4 <= width ? words.sideHeadings[side] : words.sides[side];
  const left = Math.floor((width - displayWidth(name) - 2) / 2);
  return style('dim', `${'─'.repeat(left)} ${name} ${'─'.repeat(width - displayWidth(name) - 2 - left)}`);
}

/** `[◇ ▽ · · · ]` */
function cage(drawing: TableDrawing, player: PlayerView): string {
  const load = COALS.flatMap((_, coal) =>
    Array.from({ length: player.cage[coal] as number }, () => `${coalMark(drawing, coal)} `),
  );
  return `[${load.join('')}${'· '.repeat(CAGE_PLACES - load.length)}]`;
}

/** Which carts hold the cubes has no effect (GA-6.4), so the left ones are filled first. */
function tunnels(
  drawing: TableDrawing,
  player: PlayerView,
  level: number,
  width: number,
): [light: string, dark: string] {
  const cubesHere = COALS.flatMap((_, coal) =>
    Array.from({ length: cubesOnLevel(player, level + 1, coal) }, () => coal),
  );
  const sides = SIDES.map((side) => {
    const carts = cartsOn(player, level, side);
    const load = cubesHere.splice(0, carts);
    return cartRow(drawing, [...load, ...Array.from({ length: carts - load.length }, () => NONE)], width);
  });
  return [sides[0] as string, sides[1] as string];
}

function cartsOn(player: PlayerView, level: number, side: Side): number {
  const onTiles = player.tiles.map(tileOf).filter((tile) => tile.coal === level && tile.side === side);
  return onTiles.reduce((total, tile) => total + tile.carts, PRINTED_SIDE[level] === side ? 1 : 0);
}

function cartRow(drawing: TableDrawing, carts: readonly number[], width: number): string {
  const singly = carts.map((coal) => cartMark(drawing, coal)).join(' ');
  if (displayWidth(singly) <= width) return singly;
  const kinds = [...new Set(carts)];
  return kinds
    .map((coal) => `${cartMark(drawing, coal)}×${carts.filter((each) => each === coal).length}`)
    .join(' ');
}

export function drawOrders(drawing: TableDrawing, seat: number, width: number): string[] {
  const { view, words, style } = drawing;
  const player = playerAt(view, seat);
  const legend = [
    `${SLOT_MARKS.empty} ${words.slotEmpty}`,
    `${SLOT_MARKS.half} ${words.slotHalf}`,
    `${SLOT_MARKS.filled} ${words.slotFilled}`,
  ].join('  ');
  const rows = player.orders.map((order) => orderRow(drawing, order));
  return [
    headingLine(style, words.outstanding, legend, width),
    ...(rows.length > 0 ? rows : [style('dim', words.none)]),
    ...deliveredRows(drawing, player, width),
  ].map((line) => truncate(line, width));
}

function orderRow(drawing: TableDrawing, order: number): string {
  const { view, words, format, style } = drawing;
  const { points, transport } = orderOf(order);
  const complete = isComplete(view, order) ? `  ${style('strong', words.complete)}` : '';
  const slots = padRight(slotLabels(drawing, order).join(' '), 13);
  return `${transportLabel(drawing, transport)}${slots}${format(words.points, { count: points })}${complete}`;
}

/** As the shift scoring counts them; only if the viewer may see them. */
function deliveredRows(drawing: TableDrawing, player: PlayerView, width: number): string[] {
  const { words, style } = drawing;
  const title = `${words.delivered}: ${player.deliveredCount}`;
  if (player.delivered === null || player.delivered.length === 0)
    return [headingLine(style, title, '', width)];
  const cards = player.delivered.map(orderOf);
  const byCoal = COALS.map((_, coal) =>
    cards.reduce((total, card) => total + (card.slots[coal] as number), 0),
  );
  const byTransport = TRANSPORTS.map((name, transport) => {
    const slots = cards
      .filter((card) => card.transport === transport)
      .reduce((total, card) => total + card.slotCount, 0);
    return `${words.transports[name]} ${slots}`;
  });
  return [
    headingLine(style, title, '', width),
    ...flowPieces([coalCounts(drawing, byCoal, true), ...byTransport], '  ', width),
  ];
}
