/**
 * The components as tables in rulebook order. Data, no behaviour.
 * Sources (../rulebook.md, section 16, has the details; ../data/components.json is the same in JSON):
 * rulebook of 2013 – numbers by player count, coal prices and cube counts, cage, shift clock, end of the
 * game;
 * reviews and a public implementation – values of mining and money spaces, number of factory and order
 * spaces;
 * the public implementation alone – the list of orders, the kinds of tunnel tiles, which single spaces are
 * locked.
 */

/** Coal i lies on level i + 1. GA-1.3 */
export const COALS = ['yellow', 'brown', 'grey', 'black'] as const;
export type Coal = (typeof COALS)[number];
export type ByCoal<T> = Readonly<Record<Coal, T>>;

export const TRANSPORTS = ['handcart', 'horsecart', 'truck', 'railway'] as const;
export type Transport = (typeof TRANSPORTS)[number];

export const SIDES = ['light', 'dark'] as const;
export type Side = (typeof SIDES)[number];

/** Price per cart (GA-5.2), and cubes of each coal (GA-1.6). */
export const CART_PRICE = [1, 2, 3, 4] as const;
export const CUBES_PER_COAL = 16;
/** Cubes in the cage (GA-6.4), and items drawn at once (GA-5.5, GA-9.2). */
export const CAGE_PLACES = 5;
export const DRAWN_AT_MOST = 5;
export const SHIFTS = 3;

export interface TileKind {
  readonly id: string;
  readonly coal: number;
  readonly carts: number;
  readonly side: Side;
  readonly price: number;
}

/** 16 kinds of tunnel tiles, each three times. GA-1.4 */
export const TILES: readonly TileKind[] = COALS.flatMap((name, coal) =>
  SIDES.flatMap((side) =>
    [1, 2].map((carts) => ({
      id: `${name}-${carts}-${side}`,
      coal,
      carts,
      side,
      price: carts * (CART_PRICE[coal] as number),
    })),
  ),
);
export const TILE_COPIES = 3;

/** Slots by coal, victory points, and the transports that have such an order. GA-1.5 */
const ORDER_KINDS: readonly (readonly [
  id: string,
  slots: readonly number[],
  points: number,
  transports: readonly Transport[],
])[] = [
  ['1-yellow', [1, 0, 0, 0], 2, TRANSPORTS],
  ['2-yellow', [2, 0, 0, 0], 3, TRANSPORTS],
  ['3-yellow', [3, 0, 0, 0], 4, ['horsecart', 'truck']],
  ['1-brown', [0, 1, 0, 0], 3, TRANSPORTS],
  ['2-brown', [0, 2, 0, 0], 5, TRANSPORTS],
  ['3-brown', [0, 3, 0, 0], 7, ['handcart', 'railway']],
  ['1-grey', [0, 0, 1, 0], 4, TRANSPORTS],
  ['2-grey', [0, 0, 2, 0], 7, TRANSPORTS],
  ['3-grey', [0, 0, 3, 0], 9, ['handcart', 'railway']],
  ['1-black', [0, 0, 0, 1], 5, TRANSPORTS],
  ['2-black', [0, 0, 0, 2], 9, TRANSPORTS],
  ['3-black', [0, 0, 0, 3], 12, ['horsecart', 'truck']],
  ['one-of-each', [1, 1, 1, 1], 10, TRANSPORTS],
];

/** Slots of one coal on one order. They are interchangeable, so a ply names the group and not the slot. */
export interface SlotGroup {
  readonly id: string;
  readonly order: number;
  readonly coal: number;
  readonly slots: readonly number[];
}

export interface OrderCard {
  readonly id: string;
  readonly transport: number;
  readonly points: number;
  readonly slots: readonly number[];
  readonly slotCount: number;
  readonly groups: readonly number[];
}

const slotGroups: SlotGroup[] = [];
const slotCoals: number[] = [];

/** 44 order cards, 11 per transport. GA-1.5 */
export const ORDERS: readonly OrderCard[] = TRANSPORTS.flatMap((name, transport) =>
  ORDER_KINDS.filter(([, , , transports]) => transports.includes(name)).map(([kind, slots, points]) => ({
    id: `${name}-${kind}`,
    transport,
    points,
    slots,
    slotCount: slots.reduce((sum, count) => sum + count, 0),
  })),
).map((card, order) => ({ ...card, groups: layOutSlots(card.id, card.slots, order) }));

function layOutSlots(id: string, slotsByCoal: readonly number[], order: number): number[] {
  const mixed = slotsByCoal.filter((count) => count > 0).length > 1;
  const groups: number[] = [];
  slotsByCoal.forEach((count, coal) => {
    if (count === 0) return;
    const slots = Array.from({ length: count }, () => slotCoals.push(coal) - 1);
    groups.push(slotGroups.push({ id: mixed ? `${id}.${COALS[coal]}` : id, order, coal, slots }) - 1);
  });
  return groups;
}

export const SLOT_GROUPS: readonly SlotGroup[] = slotGroups;
export const SLOT_COAL: readonly number[] = slotCoals;

export type Action =
  | 'buyDisplayedTile'
  | 'drawFiveTiles'
  | 'mining'
  | 'delivery'
  | 'takeMoney'
  | 'takeDisplayedOrder'
  | 'drawFiveOrders';

export interface WorkerSpace {
  readonly id: string;
  readonly action: Action;
  /** Steps, marks, or index of the transport or of the display place. */
  readonly value: number;
  /** Largest number of players with which the space is locked. GA-2.1 */
  readonly lockedUpTo: number;
}

const workerSpace = (id: string, action: Action, value: number, lockedUpTo = 0): WorkerSpace => ({
  id,
  action,
  value,
  lockedUpTo,
});

/** 26 worker spaces. GA-1.2, locks GA-2.1; one delivery space per transport, never locked. GA-7.1 */
export const SPACES: readonly WorkerSpace[] = [
  workerSpace('factory-1', 'buyDisplayedTile', 0),
  workerSpace('factory-2', 'buyDisplayedTile', 1),
  workerSpace('factory-3', 'buyDisplayedTile', 2),
  workerSpace('factory-4', 'buyDisplayedTile', 3, 2),
  workerSpace('factory-5', 'buyDisplayedTile', 4),
  workerSpace('factory-6', 'buyDisplayedTile', 5),
  workerSpace('factory-7', 'buyDisplayedTile', 6),
  workerSpace('factory-8', 'buyDisplayedTile', 7, 3),
  workerSpace('factory-draw', 'drawFiveTiles', DRAWN_AT_MOST),
  workerSpace('mining-4', 'mining', 4, 3),
  workerSpace('mining-6', 'mining', 6),
  workerSpace('mining-8', 'mining', 8, 2),
  workerSpace('mining-10', 'mining', 10),
  workerSpace('delivery-handcart', 'delivery', 0),
  workerSpace('delivery-horsecart', 'delivery', 1),
  workerSpace('delivery-truck', 'delivery', 2),
  workerSpace('delivery-railway', 'delivery', 3),
  workerSpace('money-3', 'takeMoney', 3, 3),
  workerSpace('money-4', 'takeMoney', 4),
  workerSpace('money-5', 'takeMoney', 5, 2),
  workerSpace('money-6', 'takeMoney', 6),
  workerSpace('order-1', 'takeDisplayedOrder', 0, 2),
  workerSpace('order-2', 'takeDisplayedOrder', 1),
  workerSpace('order-3', 'takeDisplayedOrder', 2),
  workerSpace('order-4', 'takeDisplayedOrder', 3),
  workerSpace('order-draw', 'drawFiveOrders', DRAWN_AT_MOST),
];

export const isOpen = (space: WorkerSpace, players: number): boolean => players > space.lockedUpTo;

export const OPEN_SPACES: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((players) =>
  SPACES.flatMap((each, number) => (isOpen(each, players) ? [number] : [])),
);

export const FACTORY_PLACES = 8;
export const ORDER_PLACES = 4;
/** Factory spaces, the draw space among them, come first in SPACES. GA-11.1 */
export const FACTORY_SPACES = FACTORY_PLACES + 1;
export const FIRST_ORDER_SPACE = SPACES.findIndex((each) => each.action === 'takeDisplayedOrder');

export const MAX_PLAYERS = 4;

export interface ByPlayerCount {
  readonly workers: number;
  readonly marks: number;
  readonly draftCards: number;
}

/** GA-2.5, GA-2.7, GA-2.8 */
export const PLAYER_COUNTS: Readonly<Record<number, ByPlayerCount>> = {
  2: { workers: 18, marks: 10, draftCards: 7 },
  3: { workers: 15, marks: 9, draftCards: 10 },
  4: { workers: 13, marks: 8, draftCards: 13 },
};
export const DRAFTED_EACH = 3;

export const ELEMENT_KINDS = ['slotsByCoal', 'slotsByTransport', 'emptyCarts'] as const;

export interface ClockElement {
  readonly id: string;
  readonly kind: (typeof ELEMENT_KINDS)[number];
  /** Index into COALS or TRANSPORTS. */
  readonly subject: number;
  readonly first: number;
  readonly second: number;
  readonly fromShift: number;
}

const clockElement = (
  id: string,
  kind: ClockElement['kind'],
  subject: number,
  first: number,
  second: number,
  fromShift: number,
): ClockElement => ({
  id,
  kind,
  subject,
  first,
  second,
  fromShift,
});

export const CLOCK: readonly ClockElement[] = [
  clockElement('yellow-slots', 'slotsByCoal', 0, 2, 1, 1),
  clockElement('brown-slots', 'slotsByCoal', 1, 3, 1, 1),
  clockElement('grey-slots', 'slotsByCoal', 2, 4, 2, 1),
  clockElement('black-slots', 'slotsByCoal', 3, 5, 2, 1),
  clockElement('handcart-slots', 'slotsByTransport', 0, 6, 3, 2),
  clockElement('horsecart-slots', 'slotsByTransport', 1, 7, 3, 2),
  clockElement('truck-slots', 'slotsByTransport', 2, 8, 4, 2),
  clockElement('railway-slots', 'slotsByTransport', 3, 9, 4, 2),
  clockElement('yellow-empty-carts', 'emptyCarts', 0, 10, 5, 3),
  clockElement('brown-empty-carts', 'emptyCarts', 1, 11, 5, 3),
  clockElement('grey-empty-carts', 'emptyCarts', 2, 12, 6, 3),
  clockElement('black-empty-carts', 'emptyCarts', 3, 13, 6, 3),
];

/** GA-12.1 to GA-12.4 */
export const MARKS_PER_POINT = 5;
export const CUBES_PER_POINT = 3;
export const OUTSTANDING_PENALTY = 1;
export const IMBALANCE_PENALTY = 2;

export const SCORE_SOURCES = [
  'deliveredOrders',
  'slotsByCoal',
  'slotsByTransport',
  'emptyCarts',
  'money',
  'cubes',
  'outstandingOrders',
  'imbalance',
] as const;
export type ScoreSource = (typeof SCORE_SOURCES)[number];

export const ENDS = ['top', 'bottom'] as const;
export type End = (typeof ENDS)[number];

/** Nouns for taking none of the drawn items. GA-5.5, GA-9.2 */
export const NO_TILE = TILES.length;
export const NO_ORDER = ORDERS.length;
