import { includesSeat } from '@pithead/kernel';
import type { PlayerView } from '../rules/index.ts';
import {
  countBits,
  crewIndex,
  CREWS,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  deliveryOf,
  deliveryPrestige,
  MOBILITY_PRICES,
  placeOf,
  RESOURCES,
  SAFETY_PRICES,
  SHAFT_PRICES,
  stageOf,
  sum,
  worthOf,
} from '../rules/index.ts';
import { flowPieces, headingLine, displayWidth } from '@pithead/terminal';
import type { TableDrawing } from './pieces.ts';
import {
  crewMark,
  cubePieces,
  metalLabel,
  ownerLabel,
  pendingOf,
  playerAt,
  prestigeLabel,
  withoutColour,
} from './pieces.ts';

type Possessions = NonNullable<PlayerView['own']>;

const SEPARATOR = ' · ';

export function drawCompany(drawing: TableDrawing): string[] {
  const { view, words, things, style, width } = drawing;
  // At the end all companies are drawn, one below the other.
  if (view.looker === null || view.steps.length === 0) return [];
  const player = playerAt(view, view.looker);
  if (player.own === null) return [];
  const title = things.format(words.company, { name: ownerLabel(withoutColour(drawing), view.looker) });
  const cards = `${drawing.capital(words.cards)} ${player.cards}`;
  const line = (pieces: readonly string[]): string[] => flowPieces(pieces, SEPARATOR, width, '  ');
  return [
    headingLine(style, title, words.onlyYou, width),
    ...line([...stockPieces(drawing, player.own), ...hiddenPieces(drawing, player.own)]),
    ...line(levelPieces(drawing, player)),
    ...line(crewList(drawing, view.looker)),
    ...withDeliveries(drawing, [cards, reached(drawing, player, player.own)], player.own, width),
    ...choiceLines(drawing, player.own),
  ];
}

/** `Bestand: 3 Zink (Zn)`: the first mention explains the letters. */
function stockPieces(drawing: TableDrawing, own: Possessions): string[] {
  const { words, things, capital } = drawing;
  const cubes = RESOURCES.map(
    (_, resource) =>
      `${things.counted(resource, own.stock[resource] as number)} (${metalLabel(drawing, resource)})`,
  );
  const worth = things.money(worthOf(0, own.stock));
  return [`${capital(words.stock)}: ${cubes[0]}`, ...cubes.slice(1, -1), `${cubes.at(-1)} = ${worth}`];
}

function hiddenPieces(drawing: TableDrawing, own: Possessions): string[] {
  const { words, things, style } = drawing;
  const traded = RESOURCES.flatMap((_, resource) =>
    (own.traded & (1 << resource)) === 0 ? [] : [metalLabel(drawing, resource)],
  );
  return [
    `${things.messages.money} ${style('strong', things.money(own.money))}`,
    `${words.insurance} ${own.insurance}`,
    ...(traded.length > 0 ? [`${words.traded} ${traded.join(' ')}`] : []),
  ];
}

function levelPieces({ view, words, things, capital }: TableDrawing, player: PlayerView): string[] {
  const level = (
    name: string,
    reached: number,
    prices: Readonly<Record<number, readonly number[]>>,
    next: string,
  ): string => {
    const price = prices[view.seats]?.[reached + 1];
    if (price === undefined) return `${name} ${reached}`;
    return `${name} ${reached} (${things.format(next, { level: reached + 1, price: things.money(price) })})`;
  };
  return [
    level(capital(words.mobility), player.mobility, MOBILITY_PRICES, words.nextLevel),
    level(words.safety, player.safety, SAFETY_PRICES, words.nextLevel),
    level(words.shaftStage, stageOf(player), SHAFT_PRICES, words.nextStage),
  ];
}

/** `1 ▲2 B4`: crews by the number under which they are offered. */
function crewList(drawing: TableDrawing, seat: number): string[] {
  const { view, words, things, capital } = drawing;
  const crews = Array.from({ length: CREWS }, (_, i) => {
    const crew = crewIndex(seat, i);
    return `${i + 1} ${crewMark(drawing, crew)} ${things.place(placeOf(view.crews[crew] as number))}`;
  });
  return [`${capital(words.crews)}: ${crews[0]}`, ...crews.slice(1)];
}

const reached = ({ words }: TableDrawing, player: PlayerView, own: Possessions): string =>
  `${words.achievements} ${countBits(player.achievements)} (${prestigeLabel(own.prestige)})`;

function withDeliveries(
  drawing: TableDrawing,
  pieces: readonly string[],
  own: Possessions,
  width: number,
): string[] {
  const tiles = Array.from({ length: DELIVERY_PILES.length * DELIVERIES_PER_PILE }, (_, tile) => tile);
  const owned = tiles.filter((tile) => (own.deliveries & (1 << tile)) !== 0);
  const [first, ...rest] = owned.map((tile) => cubePieces(drawing, deliveryOf(tile).cost).join(' '));
  const count = `${drawing.words.deliveries} ${owned.length} (${prestigeLabel(deliveryPrestige(own))})`;
  const list = [first === undefined ? count : `${count}: ${first}`, ...rest];
  const whole = [...pieces, list.join(', ')].join(SEPARATOR);
  if (displayWidth(whole) <= width) return [whole];
  return [
    ...flowPieces(pieces, SEPARATOR, width, '  '),
    ...flowPieces(list.with(0, drawing.capital(list[0] as string)), ', ', width, '  '),
  ];
}

export function drawPossessions(drawing: TableDrawing, player: PlayerView, width: number): string[] {
  const { words, capital } = drawing;
  if (player.own === null) return [];
  const stock = cubePieces(drawing, player.own.stock).join(' ') || words.none;
  const pieces = [
    `${capital(words.stock)} ${stock}`,
    ...hiddenPieces(drawing, player.own),
    reached(drawing, player, player.own),
  ];
  return withDeliveries(drawing, pieces, player.own, width);
}

function choiceLines(drawing: TableDrawing, own: Possessions): string[] {
  const { view, words, style, width } = drawing;
  const at = view.steps.at(-1)?.at;
  const isSealed = !includesSeat(pendingOf(view), view.looker ?? 0);
  const line = (label: string, pieces: readonly string[]): string[] => {
    const behind = isSealed ? ` (${words.sealed})` : '';
    return flowPieces([`${style('strong', label)}: ${pieces.join(' + ') || words.none}${behind}`], '', width);
  };
  if (at === 'auction') return line(words.choice.bid, [bidLabel(drawing, own.choice)]);
  if (at === 'insurance') return line(words.choice.insure, cubePieces(drawing, own.choice, 1));
  return at === 'danger' && sum(own.choice) > 0
    ? line(words.choice.useInsurance, [String(own.choice[0])])
    : [];
}

/** `1.000 $ + 2Zn = 1.800 $` */
export function bidLabel(drawing: TableDrawing, bid: readonly number[]): string {
  const money = bid[0] as number;
  const cubes = cubePieces(drawing, bid, 1);
  const { things } = drawing;
  if (cubes.length === 0) return things.money(money);
  const offered = [...(money > 0 ? [things.money(money)] : []), ...cubes].join(' + ');
  return `${offered} = ${things.money(worthOf(money, bid, 1))}`;
}
