import type { Key, Options, Tell } from '@pithead/kernel';
import { below, bit, chanceFrom, push, shuffle } from '@pithead/kernel';
import { COALS, CUBES_PER_COAL, FACTORY_PLACES, isOpen, ORDER_PLACES, ORDERS, PLAYER_COUNTS, SLOT_COAL, SOURCES, SPACES, TILE_COPIES, TILES } from './components.ts';
import type { GlueckAufFact } from './facts.ts';
import { draftingSeat, draftPicks, revealTile } from './flow.ts';
import { newStack } from './stack.ts';
import type { GlueckAuf, Player } from './state.ts';
import { NONE, spaceOf } from './state.ts';

const zeros = (length: number): number[] => Array.from({ length }, () => 0);
const nones = (length: number): number[] => Array.from({ length }, () => NONE);

/** GA-2.1 to GA-2.7; the draft is the first decision. */
export function setup(seats: number, options: Options, key: Key, tell: Tell<GlueckAufFact>): GlueckAuf {
  const { draftCards } = PLAYER_COUNTS[seats] as { draftCards: number };
  const chance = chanceFrom(key);
  const tiles = TILES.flatMap((_, kind) => Array.from({ length: TILE_COPIES }, () => kind));
  shuffle(chance, tiles); // GA-2.2
  const startPlayer = below(chance, seats); // GA-2.6
  const orders = ORDERS.map((_, order) => order);
  shuffle(chance, orders); // GA-2.7

  const state: GlueckAuf = {
    seats,
    steps: [],
    chance,
    seals: 0,
    splitSubstitution: options['splitSubstitution'] === true,
    openDeliveredOrders: options['openDeliveredOrders'] === true,
    shift: 1, // GA-2.3
    startPlayer,
    workersOn: zeros(SPACES.length),
    ownerOn: nones(SPACES.length),
    bank: zeros(seats),
    canteen: zeros(seats),
    factory: nones(FACTORY_PLACES),
    display: nones(ORDER_PLACES),
    draftRow: orders.splice(orders.length - draftCards),
    tileStack: newStack(tiles),
    orderStack: newStack(orders),
    drawn: [],
    drawnMarks: [],
    returned: [],
    returnedMarks: [],
    refill: NONE,
    supply: COALS.map(() => CUBES_PER_COAL - seats), // GA-2.4: one of each coal for every mine
    slots: zeros(SLOT_COAL.length),
    players: Array.from({ length: seats }, () => newPlayer(seats)),
  };
  tell?.({ type: 'startPlayerDrawn', seat: startPlayer });
  for (let place = 0; place < FACTORY_PLACES; place++) if (isOpen(spaceOf(place), seats)) revealTile(state, place, tell);
  push(state, 'draft', bit(draftingSeat(state, draftPicks(seats))), draftPicks(seats));
  return state;
}

/** An empty cage at the surface, one cube on each printed cart. GA-2.4, GA-2.5 */
function newPlayer(seats: number): Player {
  const { workers, marks } = PLAYER_COUNTS[seats] as { workers: number; marks: number };
  const loaded = zeros(COALS.length * COALS.length);
  COALS.forEach((_, coal) => (loaded[coal * 4 + coal] = 1));
  return {
    workers,
    marks,
    points: zeros(SOURCES.length),
    level: 0,
    cage: zeros(COALS.length),
    storage: zeros(COALS.length),
    tiles: [],
    carts: COALS.map(() => 1),
    loaded,
    orders: [],
    delivered: [],
  };
}
