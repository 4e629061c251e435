import type { GlueckAuf, Player } from '../rules/index.ts';
import {
  COALS,
  SHIFTS,
  SLOT_COAL,
  emptyCarts,
  isFilled,
  isHalf,
  orderOf,
  playerOf,
  slotsOf,
  sum,
  tilesBySide,
  totalPoints,
} from '../rules/index.ts';

/** What things are worth in victory points before they are scored. Chosen by hand and tried against random players. */
const WORTH = {
  worker: 0.4,
  /** Marks that will buy a tile soon, and the others. */
  usefulMark: 0.3,
  spareMark: 0.08,
  cube: 0.3,
  /** A cart will be emptied, and its coal ordered, in each shift that is left. */
  cartPerShift: 0.45,
  emptyCart: 0.6,
  unevenTile: -1.2,
  /** A delivered slot counts again in every shift scoring still to come. */
  slotPerScoring: 0.5,
  workStep: 0.6,
  idleOrder: -1,
  /** How near a slot is to being filled, by where a fitting cube lies. */
  filled: 1,
  half: 0.5,
  inStorage: 0.8,
  inCageAtSurface: 0.8,
  inCageUnderground: 0.6,
  onCart: 0.3,
  nowhere: 0.15,
} as const;

/** About the price of the next tile or two. */
const USEFUL_MARKS = 8;

/** The part of an order's worth that it has while it is not delivered. */
const FINISHING = 0.9;

/** More orders than this are not finished in time. */
const HANDY_ORDERS = 5;

/** Points so far, and what the orders, the mine, the money and the workers left promise. */
export function evaluate(state: GlueckAuf, seat: number): number {
  const player = playerOf(state, seat);
  const [light, dark] = tilesBySide(player);
  let value = totalPoints(player);
  if (state.steps.length === 0) return value;
  const scorings = SHIFTS - state.shift + 1;
  for (const order of player.delivered) value += orderOf(order).slotCount * WORTH.slotPerScoring * scorings;
  const { promise, work } = ordersPromise(state, player, scorings);
  value += promise;
  value += WORTH.idleOrder * Math.max(0, player.orders.length - HANDY_ORDERS);
  value += WORTH.worker * player.workers + WORTH.unevenTile * Math.abs(light - dark);
  value += WORTH.usefulMark * Math.min(USEFUL_MARKS, player.marks) + WORTH.spareMark * Math.max(0, player.marks - USEFUL_MARKS);
  value += WORTH.cube * (sum(player.loaded) + sum(player.cage) + sum(player.storage));
  for (let coal = 0; coal < COALS.length; coal++) value += WORTH.emptyCart * emptyCarts(player, coal);
  value += WORTH.cartPerShift * scorings * sum(player.carts);
  value += WORTH.workStep * Math.min(stepsLeft(state, seat), work);
  return value;
}

/** Work steps of the present mining action, if it is this seat's. */
function stepsLeft(state: GlueckAuf, seat: number): number {
  const mining = state.steps.find((step) => step.at === 'mining');
  return mining !== undefined && (mining.pending & (1 << seat)) !== 0 ? mining.left : 0;
}

interface OrdersPromise {
  readonly promise: number;
  /** Work steps that there is something to do with. */
  readonly work: number;
}

/** Cubes that are not spoken for yet, by coal. */
interface FreeCubes {
  readonly stored: number[];
  readonly inCage: number[];
  readonly onCarts: number[];
  readonly cageWorth: number;
}

function freeCubes(player: Player): FreeCubes {
  return {
    stored: player.storage.slice(),
    inCage: player.cage.slice(),
    onCarts: COALS.map((_, coal) => COALS.reduce((total, __, level) => total + (player.loaded[level * 4 + coal] as number), 0)),
    cageWorth: player.level === 0 ? WORTH.inCageAtSurface : WORTH.inCageUnderground,
  };
}

/** Deals the player's cubes to the slots that they fit, the nearest cubes first. */
function ordersPromise(state: GlueckAuf, player: Player, scorings: number): OrdersPromise {
  const free = freeCubes(player);
  let promise = 0;
  let work = 0;
  for (const order of player.orders) {
    const card = orderOf(order);
    let progress = 0;
    for (const slot of slotsOf(order)) {
      const [nearness, steps] = slotNearness(state, slot, free);
      progress += nearness;
      work += steps;
    }
    const worth = card.points + 1 + card.slotCount * WORTH.slotPerScoring * scorings;
    promise += (worth * FINISHING * progress) / card.slotCount - 1;
  }
  return { promise, work };
}

/** How near a slot is to being filled, and the work steps that it still takes. */
function slotNearness(state: GlueckAuf, slot: number, free: FreeCubes): readonly [nearness: number, steps: number] {
  const coal = SLOT_COAL[slot] as number;
  if (isFilled(state, slot)) return [WORTH.filled, 0];
  if (isHalf(state, slot)) return [WORTH.half, 1];
  if (take(free.stored, coal)) return [WORTH.inStorage, 1];
  if (take(free.inCage, coal)) return [free.cageWorth, 2];
  if (take(free.onCarts, coal)) return [WORTH.onCart, 3];
  return [WORTH.nowhere, 0];
}

function take(cubes: number[], coal: number): boolean {
  if (cubes[coal] === 0) return false;
  cubes[coal] = (cubes[coal] as number) - 1;
  return true;
}
