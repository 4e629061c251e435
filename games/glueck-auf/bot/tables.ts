/** The components as flat arrays, because evaluations read them often. */
import {
  COALS,
  ORDERS,
  PLAYER_COUNTS,
  SIDES,
  SPACES,
  TILES,
  TRANSPORTS,
  isOpen,
  slotsOf,
} from '../rules/index.ts';

export const COAL_COUNT = COALS.length;

export const ORDER_POINTS = Float64Array.from(ORDERS, (card) => card.points);
export const ORDER_TRANSPORT = Uint8Array.from(ORDERS, (card) => card.transport);
export const ORDER_SLOT_COUNT = Uint8Array.from(ORDERS, (card) => card.slotCount);
/** The coal of an order; MIXED for one slot of each. GA-1.5 */
export const MIXED = COALS.length;
export const ORDER_COAL = Uint8Array.from(ORDERS, (card) =>
  card.groups.length > 1 ? MIXED : card.slots.findIndex((count) => count > 0),
);
/** The slots of an order have consecutive numbers; this is the first. */
export const FIRST_SLOT = Uint8Array.from(ORDERS, (_, order) => slotsOf(order)[0] as number);

/** +1 for a tile of the light side, −1 for the dark side. */
export const TILE_BALANCE = Int8Array.from(TILES, (tile) => (tile.side === SIDES[0] ? 1 : -1));
export const TILE_LEVEL = Uint8Array.from(TILES, (tile) => tile.coal);

export const WORKERS = Uint8Array.from({ length: 5 }, (_, seats) => PLAYER_COUNTS[seats]?.workers ?? 0);

const spacesFor = (action: string, players: number): number[] =>
  SPACES.flatMap((space, number) => (space.action === action && isOpen(space, players) ? [number] : []));

export const MINING_SPACES: readonly (readonly number[])[] = [0, 1, 2, 3, 4].map((players) =>
  spacesFor('mining', players),
);
export const STEPS_OF = Uint8Array.from(SPACES, (space) => (space.action === 'mining' ? space.value : 0));
export const DELIVERY_SPACES = Uint8Array.from(
  TRANSPORTS,
  (_, transport) => spacesFor('delivery', 4)[transport] as number,
);
