import { COALS, CUBES_PER_COAL, CAGE_PLACES, isOpen, ORDERS, PLAYER_COUNTS, SPACES, TILE_COPIES, TILES } from './components.ts';
import type { GlueckAuf } from './state.ts';
import { add, cubesOnOrder, emptyCarts, NONE, spaceOf, sum, tileOf } from './state.ts';

/** Recomputes the invariants of GA-13.5 from nothing. Empty when all is well. */
export function audit(state: GlueckAuf): string[] {
  const broken: string[] = [];
  const check = (holds: boolean, what: string): void => void (holds || broken.push(what));
  auditCubes(state, check);
  auditCards(state, check);
  auditWorkers(state, check);
  auditMines(state, check);
  auditSteps(state, check);
  return broken;
}

type Check = (holds: boolean, what: string) => void;

function auditCubes(state: GlueckAuf, check: Check): void {
  const cubes = [...state.supply];
  for (const player of state.players) {
    for (let coal = 0; coal < COALS.length; coal++) {
      add(cubes, coal, (player.cage[coal] as number) + (player.storage[coal] as number));
      for (let level = 0; level < COALS.length; level++) add(cubes, coal, player.loaded[level * 4 + coal]);
    }
    for (const order of player.orders) cubesOnOrder(state, order).forEach((count, coal) => add(cubes, coal, count));
    check(sum(player.cage) <= CAGE_PLACES, 'GA-13.5: more than five cubes in a cage');
    check([...player.cage, ...player.storage, ...player.loaded].every((count) => count >= 0), 'GA-13.5: fewer than no cubes');
  }
  cubes.forEach((count, coal) => check(count === CUBES_PER_COAL, `GA-13.5: ${count} ${COALS[coal]} cubes`));
  check(state.supply.every((count) => count >= 0), 'GA-13.5: supply below zero');
}

function auditCards(state: GlueckAuf, check: Check): void {
  const drawsTiles = state.steps.some(({ at }) => at === 'drawnTiles' || at === 'tilesToEnd' || at === 'returnTiles');
  const hand = [...state.drawn, ...state.returned];
  const orders = ORDERS.map(() => 0);
  const tiles = TILES.map(() => 0);
  for (const order of [...state.orderStack.items, ...state.display, ...state.draftRow]) if (order !== NONE) add(orders, order);
  for (const tile of [...state.tileStack.items, ...state.factory]) if (tile !== NONE) add(tiles, tile);
  for (const item of hand) add(drawsTiles ? tiles : orders, item);
  const outstanding = new Set<number>();
  for (const player of state.players) {
    for (const order of player.orders) add(orders, order), outstanding.add(order);
    for (const order of player.delivered) add(orders, order);
    for (const tile of player.tiles) add(tiles, tile);
  }
  check(orders.every((count) => count === 1), 'GA-13.5: an order is missing or doubled');
  check(tiles.every((count) => count === TILE_COPIES), 'GA-13.5: a tile is missing or doubled');
  check(state.tileStack.items.length === state.tileStack.marks.length, 'tile stack and marks differ in length');
  check(state.orderStack.items.length === state.orderStack.marks.length, 'order stack and marks differ in length');
  check(state.drawn.length === state.drawnMarks.length && state.returned.length === state.returnedMarks.length, 'hand and marks differ');
  ORDERS.forEach((_, order) => check(outstanding.has(order) || sum(cubesOnOrder(state, order)) === 0, 'GA-6.5: cubes on an order that nobody holds'));
  check(state.slots.every((cubes) => cubes >= 0 && cubes < 25 && (cubes === 0 || cubes % 5 > 0)), 'GA-13.5: more than two cubes on a slot');
}

function auditWorkers(state: GlueckAuf, check: Check): void {
  const { workers } = PLAYER_COUNTS[state.seats] as { workers: number };
  const counted = state.players.map((player, seat) => player.workers + (state.bank[seat] as number) + (state.canteen[seat] as number));
  SPACES.forEach((space, number) => {
    const owner = state.ownerOn[number] as number;
    const standing = state.workersOn[number] as number;
    check((owner === NONE) === (standing === 0), `GA-13.5: workers without owner on ${space.id}`);
    check(standing === 0 || isOpen(spaceOf(number), state.seats), `GA-2.1: workers on the locked space ${space.id}`);
    if (owner !== NONE) add(counted, owner, standing);
  });
  counted.forEach((count, seat) => check(count === workers, `GA-13.5: seat ${seat} has ${count} workers`));
  check(state.players.every((player) => player.workers >= 0 && player.marks >= 0), 'GA-8.2: fewer than no workers or marks');
}

function auditMines(state: GlueckAuf, check: Check): void {
  for (const player of state.players) {
    const carts = COALS.map(() => 1);
    for (const tile of player.tiles) add(carts, tileOf(tile).coal, tileOf(tile).carts);
    check(carts.every((count, coal) => count === player.carts[coal]), 'GA-5.4: carts and tiles differ');
    COALS.forEach((_, coal) => check(emptyCarts(player, coal) >= 0, 'GA-13.5: more than one cube on a cart'));
    check(player.level >= 0 && player.level <= 4, 'GA-1.3: the cage hangs nowhere');
  }
}

function auditSteps(state: GlueckAuf, check: Check): void {
  check(state.steps.every(({ pending }) => pending > 0 && pending < 1 << state.seats), 'a step waits for nobody');
  check(state.steps.length <= 3, 'steps pile up');
  check(state.shift >= 1 && state.shift <= 3, 'GA-3.1: three shifts');
}
