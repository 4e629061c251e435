import type { FormatMessage, Language } from '@pithead/text';
import { messageFormatter } from '@pithead/text';
import type { ClockElement, OrderCard, TileKind, WorkerSpace } from '../rules/index.ts';
import { COALS, TRANSPORTS } from '../rules/index.ts';
import type { Messages } from './messages.ts';

/** For lists: English without the comma before `and`. */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de-DE', en: 'en-GB', nl: 'nl-NL' };

/**
 * Coals and transports are indexes of the rules. In German: list `A, B und C`, tile `2 graue Loren, dunkle
 * Seite`, order (behind a colon) `Lastwagen, 2 schwarz`, orderNamed (anywhere) `Lastwagen-Auftrag, 2
 * schwarz`.
 */
export interface Vocabulary {
  readonly messages: Messages;
  readonly format: FormatMessage;
  list(items: readonly string[]): string;
  marks(count: number): string;
  points(count: number): string;
  workers(count: number): string;
  cubes(count: number): string;
  coal(coal: number): string;
  coalNoun(coal: number): string;
  slot(coal: number): string;
  transport(transport: number): string;
  transportOrder(transport: number): string;
  tile(tile: TileKind): string;
  tilePriced(tile: TileKind): string;
  order(card: OrderCard): string;
  orderWorth(card: OrderCard): string;
  orderNamed(card: OrderCard): string;
  space(space: WorkerSpace): string;
  level(level: number): string;
  element(element: ClockElement): string;
}

const coalId = (coal: number) => COALS[coal] ?? COALS[0];
const transportId = (transport: number) => TRANSPORTS[transport] ?? TRANSPORTS[0];

export function createVocabulary(language: Language, messages: Messages): Vocabulary {
  const format = messageFormatter(language);
  const listFormat = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' });

  const marks = (count: number): string => format(messages.marks, { count });
  const points = (count: number): string =>
    format(count < 0 ? messages.minusPoints : messages.points, { count: Math.abs(count) });
  const coal = (each: number): string => messages.coals[coalId(each)];
  const transport = (each: number): string => messages.transports[transportId(each)];
  const transportOrder = (each: number): string => messages.transportOrders[transportId(each)];

  const tileParts = ({ coal: colour, carts, side }: TileKind) => ({
    carts: format(messages.carts[coalId(colour)], { count: carts }),
    side: messages.sides[side],
  });
  const tile = (kind: TileKind): string => format(messages.tile, tileParts(kind));

  const slots = (card: OrderCard): string => {
    if (card.slots.every((count) => count === 1)) return messages.oneOfEach;
    return listFormat.format(
      card.slots.flatMap((count, each) =>
        count > 0 ? [format(messages.slotCount, { count, coal: coal(each) })] : [],
      ),
    );
  };
  const orderParts = (card: OrderCard) => ({ transport: transport(card.transport), slots: slots(card) });
  const order = (card: OrderCard): string => format(messages.order, orderParts(card));

  return {
    messages,
    format,
    list: (items) => listFormat.format(items),
    marks,
    points,
    workers: (count) => format(messages.workers, { count }),
    cubes: (count) => format(messages.cubes, { count }),
    coal,
    coalNoun: (each) => messages.coalNouns[coalId(each)],
    slot: (each) => messages.slots[coalId(each)],
    transport,
    transportOrder,
    tile,
    tilePriced: (kind) => format(messages.tilePriced, { tile: tile(kind), price: marks(kind.price) }),
    order,
    orderWorth: (card) => format(messages.orderWorth, { order: order(card), points: points(card.points) }),
    orderNamed: (card) =>
      format(messages.order, {
        ...orderParts(card),
        transport: transportOrder(card.transport),
      }),
    space: ({ action, value }) =>
      format(messages.spaces[action], { number: numberOn(action, value), transport: transport(value) }),
    level: (level) =>
      level === 0
        ? messages.levels.surface
        : format(messages.levels.tunnel, { level, coal: coal(level - 1) }),
    element: ({ kind, subject }) => {
      if (kind === 'slotsByTransport') return messages.elements.slotsByTransport[transportId(subject)];
      return messages.elements[kind][coalId(subject)];
    },
  };
}

/** Places of a display are counted from 1; mining and money spaces carry their value. */
function numberOn(action: WorkerSpace['action'], value: number): number {
  return action === 'buyDisplayedTile' || action === 'takeDisplayedOrder' ? value + 1 : value;
}
