import {
  CAGE_PLACES,
  COALS,
  CUBES_PER_COAL,
  FACTORY_PLACES,
  FIRST_ORDER_SPACE,
  isOpen,
  OPEN_SPACES,
  ORDER_PLACES,
  ORDERS,
  PLAYER_COUNTS,
  SLOT_COAL,
  SPACES,
  TILE_COPIES,
  TILES,
} from './components.ts';
import { revealsAtEveryScoring } from './rulings.ts';
import { itemOf } from './stack.ts';
import type { GlueckAuf, Player } from './state.ts';
import {
  add,
  isDrawingTiles,
  emptyCarts,
  isFilled,
  NONE,
  orderOf,
  playerOf,
  revealedOrders,
  slotsOf,
  spaceOf,
  sum,
  tileOf,
} from './state.ts';

/**
 * Recomputes the invariants of GA-13.5. Simulations call it after every ply, hence the plain loops and reused
 * counters.
 */
export function audit(state: GlueckAuf): string[] {
  const broken: string[] = [];
  auditCubes(state, broken);
  auditOrders(state, broken);
  auditTiles(state, broken);
  auditWorkers(state, broken);
  for (let seat = 0; seat < state.seats; seat++) auditMine(playerOf(state, seat), broken);
  auditSteps(state, broken);
  return broken;
}

const LOCKED = OPEN_SPACES.map((open) => SPACES.flatMap((_, space) => (open.includes(space) ? [] : [space])));

const cubes = COALS.map(() => 0);
const orderCounts = ORDERS.map(() => 0);
const tileCounts = TILES.map(() => 0);
const workerCounts = [0, 0, 0, 0];
const cartCounts = COALS.map(() => 0);

function auditCubes(state: GlueckAuf, broken: string[]): void {
  for (let coal = 0; coal < COALS.length; coal++) {
    cubes[coal] = state.supply[coal] as number;
    if ((state.supply[coal] as number) < 0) broken.push('GA-13.5: supply below zero');
  }
  for (let seat = 0; seat < state.seats; seat++) {
    const { cage, storage, loaded } = playerOf(state, seat);
    for (let coal = 0; coal < COALS.length; coal++) {
      countCubes(cage[coal] as number, coal, broken);
      countCubes(storage[coal] as number, coal, broken);
    }
    for (let place = 0; place < loaded.length; place++)
      countCubes(loaded[place] as number, place & 3, broken);
    if (sum(cage) > CAGE_PLACES) broken.push('GA-13.5: more than five cubes in a cage');
  }
  for (let slot = 0; slot < state.slots.length; slot++) {
    const lying = state.slots[slot] as number;
    if (lying === 0) continue;
    if (lying < 0 || lying >= 25 || lying % 5 === 0) broken.push('GA-13.5: more than two cubes on a slot');
    if (lying >= 5 && (lying % 5) - 1 === SLOT_COAL[slot])
      broken.push('GA-6.9: a second cube on a filled slot');
    if (lying > 0) add(cubes, (lying % 5) - 1);
    if (lying >= 5) add(cubes, Math.floor(lying / 5) - 1);
  }
  for (let coal = 0; coal < COALS.length; coal++) {
    if (cubes[coal] !== CUBES_PER_COAL) broken.push(`GA-13.5: ${cubes[coal]} ${COALS[coal]} cubes`);
  }
}

function countCubes(many: number, coal: number, broken: string[]): void {
  if (many < 0) broken.push('GA-13.5: fewer than no cubes');
  add(cubes, coal, many);
}

function tally(counts: number[], items: readonly number[]): void {
  for (let i = 0; i < items.length; i++) if (items[i] !== NONE) add(counts, items[i] as number);
}

function tallyEntries(counts: number[], entries: readonly number[]): void {
  for (let i = 0; i < entries.length; i++) add(counts, itemOf(entries[i] as number));
}

function auditOrders(state: GlueckAuf, broken: string[]): void {
  orderCounts.fill(0);
  for (let seat = 0; seat < state.seats; seat++) tally(orderCounts, playerOf(state, seat).orders);
  for (let order = 0; order < ORDERS.length; order++) auditSlots(state, order, broken);
  tallyEntries(orderCounts, state.orderStack.entries);
  tally(orderCounts, state.display);
  tally(orderCounts, state.draftRow);
  if (!isDrawingTiles(state)) tallyHand(state, orderCounts);
  for (let seat = 0; seat < state.seats; seat++) tally(orderCounts, playerOf(state, seat).delivered);
  if (revealsAtEveryScoring(state)) auditRevealed(state, broken);
  for (let order = 0; order < ORDERS.length; order++) {
    if (orderCounts[order] !== 1)
      broken.push(`GA-13.5: order ${orderOf(order).id} is there ${orderCounts[order]} times`);
  }
}

function auditRevealed(state: GlueckAuf, broken: string[]): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const most = state.shift === 1 ? 0 : playerOf(state, seat).delivered.length;
    if (revealedOrders(state, seat) > most) broken.push('GA-13.4: orders were laid open without a scoring');
  }
}

/** Only outstanding orders may have cubes on them. Also recounts `unfilled`. */
function auditSlots(state: GlueckAuf, order: number, broken: string[]): void {
  const slots = slotsOf(order);
  let open = 0;
  let cubesThere = false;
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] as number;
    if (!isFilled(state, slot)) open++;
    if (state.slots[slot] !== 0) cubesThere = true;
  }
  if (open !== state.unfilled[order]) broken.push(`GA-7.2: ${orderOf(order).id} has ${open} slots to fill`);
  if (cubesThere && orderCounts[order] === 0) broken.push('GA-6.5: cubes on an order that nobody holds');
}

function tallyHand(state: GlueckAuf, counts: number[]): void {
  tallyEntries(counts, state.drawn);
  tallyEntries(counts, state.returned);
}

function auditTiles(state: GlueckAuf, broken: string[]): void {
  tileCounts.fill(0);
  tallyEntries(tileCounts, state.tileStack.entries);
  tally(tileCounts, state.factory);
  for (let seat = 0; seat < state.seats; seat++) tally(tileCounts, playerOf(state, seat).tiles);
  if (isDrawingTiles(state)) tallyHand(state, tileCounts);
  for (let tile = 0; tile < TILES.length; tile++) {
    if (tileCounts[tile] !== TILE_COPIES)
      broken.push(`GA-13.5: tile ${tileOf(tile).id} is there ${tileCounts[tile]} times`);
  }
}

function auditWorkers(state: GlueckAuf, broken: string[]): void {
  const { workers } = PLAYER_COUNTS[state.seats] as { workers: number };
  for (let seat = 0; seat < state.seats; seat++) {
    const player = playerOf(state, seat);
    workerCounts[seat] = player.workers + (state.bank[seat] as number) + (state.canteen[seat] as number);
    if (player.workers < 0 || player.marks < 0) broken.push('GA-8.2: fewer than no workers or marks');
  }
  for (let space = 0; space < SPACES.length; space++) {
    const owner = state.ownerOn[space] as number;
    const standing = state.workersOn[space] as number;
    if ((owner === NONE) !== (standing === 0))
      broken.push(`GA-13.5: workers without owner on ${spaceOf(space).id}`);
    if (standing > 0 && !isOpen(spaceOf(space), state.seats))
      broken.push(`GA-2.1: workers on the locked space ${spaceOf(space).id}`);
    if (owner !== NONE) add(workerCounts, owner, standing);
  }
  for (let seat = 0; seat < state.seats; seat++) {
    if (workerCounts[seat] !== workers)
      broken.push(`GA-13.5: seat ${seat} has ${workerCounts[seat]} workers`);
  }
}

function auditMine(player: Player, broken: string[]): void {
  cartCounts.fill(1);
  for (let i = 0; i < player.tiles.length; i++) {
    const { coal, carts } = tileOf(player.tiles[i] as number);
    add(cartCounts, coal, carts);
  }
  for (let coal = 0; coal < COALS.length; coal++) {
    if (cartCounts[coal] !== player.carts[coal]) broken.push('GA-5.4: carts and tiles differ');
    if (emptyCarts(player, coal) < 0) broken.push('GA-13.5: more than one cube on a cart');
  }
  if (player.level < 0 || player.level > 4) broken.push('GA-1.3: the cage hangs nowhere');
}

function displayed(state: GlueckAuf, space: number): number {
  if (space < FACTORY_PLACES) return state.factory[space] as number;
  const place = space - FIRST_ORDER_SPACE;
  return place >= 0 && place < ORDER_PLACES ? (state.display[place] as number) : NONE;
}

function auditSteps(state: GlueckAuf, broken: string[]): void {
  for (const { pending } of state.steps)
    if (pending <= 0 || pending >= 1 << state.seats) broken.push('a step waits for nobody');
  if (state.steps.length > 3) broken.push('steps pile up');
  if (state.shift < 1 || state.shift > 3) broken.push('GA-3.1: three shifts');
  if (state.steps[0]?.at !== 'draft' && state.draftRow.length > 0)
    broken.push('GA-2.9: cards are left in the draft row');
  if (state.refill !== NONE && displayed(state, state.refill) !== NONE)
    broken.push('GA-5.7: a filled space waits for a refill');
  const locked = LOCKED[state.seats] as readonly number[];
  for (let i = 0; i < locked.length; i++) {
    if (displayed(state, locked[i] as number) !== NONE)
      broken.push(`GA-2.1: something lies on ${spaceOf(locked[i] as number).id}`);
  }
}
