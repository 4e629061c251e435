import type { Key, Options, Tell } from '@pithead/kernel';
import { randomBelow, bit, chanceFrom, pushStep, shuffle } from '@pithead/kernel';
import {
  COALS,
  CUBES_PER_COAL,
  FACTORY_PLACES,
  isOpen,
  MAX_PLAYERS,
  ORDER_PLACES,
  ORDERS,
  PLAYER_COUNTS,
  SLOT_COAL,
  SCORE_SOURCES,
  SPACES,
  TILE_COPIES,
  TILES,
} from './components.ts';
import type { GlueckAufFact } from './facts.ts';
import { draftPicks, revealTile } from './flow.ts';
import { revealsAtEveryScoring } from './rulings.ts';
import { newStack } from './stack.ts';
import type { GlueckAuf, Player } from './state.ts';
import { NONE, draftingSeat, loadedIndex, spaceOf } from './state.ts';

/** Grown by push, because V8 keeps such arrays packed. */
function many(count: number, value: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < count; i++) list.push(value);
  return list;
}

const ALL_TILES: readonly number[] = TILES.flatMap((_, kind) => many(TILE_COPIES, kind));
const ALL_ORDERS: readonly number[] = ORDERS.map((_, order) => order);

/** GA-2.1 to GA-2.7; the draft is the first decision. */
export function setup(
  seats: number,
  options: Options,
  key: Key,
  tell: Tell<GlueckAufFact>,
  version: number,
): GlueckAuf {
  const { draftCards } = PLAYER_COUNTS[seats] as { draftCards: number };
  const chance = chanceFrom(key);
  const tiles = ALL_TILES.slice();
  shuffle(chance, tiles);
  const startPlayer = randomBelow(chance, seats);
  const orders = ALL_ORDERS.slice();
  shuffle(chance, orders);

  const state: GlueckAuf = {
    seats,
    steps: [],
    chance,
    seals: 0,
    splitSubstitution: options['splitSubstitution'] === true,
    openDeliveredOrders: options['openDeliveredOrders'] === true,
    shift: 1,
    startPlayer,
    workersOn: many(SPACES.length, 0),
    ownerOn: many(SPACES.length, NONE),
    bank: many(MAX_PLAYERS, 0),
    canteen: many(MAX_PLAYERS, 0),
    factory: many(FACTORY_PLACES, NONE),
    display: many(ORDER_PLACES, NONE),
    draftRow: orders.splice(orders.length - draftCards),
    tileStack: newStack(tiles),
    orderStack: newStack(orders),
    drawn: [],
    returned: [],
    refill: NONE,
    supply: many(COALS.length, CUBES_PER_COAL - seats),
    slots: many(SLOT_COAL.length, 0),
    unfilled: ORDERS.map((card) => card.slotCount),
    players: newPlayers(seats),
  };
  if (version > 1) state.version = version;
  if (revealsAtEveryScoring(state)) state.revealed = 0;
  tell?.({ type: 'startPlayerDrawn', seat: startPlayer });
  for (let place = 0; place < FACTORY_PLACES; place++)
    if (isOpen(spaceOf(place), seats)) revealTile(state, place, tell);
  pushStep(state, 'draft', bit(draftingSeat(state, draftPicks(seats))), draftPicks(seats));
  return state;
}

function newPlayers(seats: number): Player[] {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++) players.push(newPlayer(seats));
  return players;
}

/** One cube of each coal lies on the printed carts of every mine. GA-2.4, GA-2.5 */
function newPlayer(seats: number): Player {
  const { workers, marks } = PLAYER_COUNTS[seats] as { workers: number; marks: number };
  const loaded = many(COALS.length * COALS.length, 0);
  for (let coal = 0; coal < COALS.length; coal++) loaded[loadedIndex(coal + 1, coal)] = 1;
  return {
    workers,
    marks,
    points: many(SCORE_SOURCES.length, 0),
    level: 0,
    cage: many(COALS.length, 0),
    storage: many(COALS.length, 0),
    tiles: [],
    carts: many(COALS.length, 1),
    loaded,
    orders: [],
    delivered: [],
  };
}
