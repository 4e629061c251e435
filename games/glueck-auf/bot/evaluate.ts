import type { GlueckAuf, Player } from '../rules/index.ts';
import { COALS, SHIFTS, SLOT_COAL, emptyCarts, groupOf, isFilled, isHalf, orderOf, playerOf, sum, tilesBySide, totalPoints } from '../rules/index.ts';

/** What things are worth in victory points before they are scored. Chosen by hand and tried against random players. */
const WORTH = {
  worker: 0.9,
  /** Marks that will buy a tile soon, and the others. */
  usefulMark: 0.35,
  spareMark: 0.15,
  cube: 0.3,
  emptyCart: 0.6,
  unevenTile: -1.2,
  /** A delivered slot counts again in every shift scoring still to come. */
  slotPerScoring: 0.5,
  workStep: 0.6,
  idleOrder: -0.4,
  /** How near a slot is to being filled, by where a fitting cube lies. */
  filled: 1,
  half: 0.5,
  inStorage: 0.8,
  inCageAtSurface: 0.8,
  inCageUnderground: 0.6,
  onCart: 0.3,
  nowhere: 0.05,
} as const;

/** About the price of the next tile or two. */
const USEFUL_MARKS = 8;

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
  value += WORTH.workStep * Math.min(stepsLeft(state, seat), work);
  return value;
}

/** Work steps of the present mining action, if it is this seat's. */
function stepsLeft(state: GlueckAuf, seat: number): number {
  const mining = state.steps.find((step) => step.at === 'mining');
  return mining !== undefined && (mining.pending & (1 << seat)) !== 0 ? mining.left : 0;
}

interface OrdersPromise {
  promise: number;
  /** Work steps that there is something to do with. */
  work: number;
}

/** Deals the player's cubes to the slots that they fit, the nearest cubes first. */
function ordersPromise(state: GlueckAuf, player: Player, scorings: number): OrdersPromise {
  const near = player.storage.slice();
  const inCage = player.cage.slice();
  const onCarts = COALS.map((_, coal) => COALS.reduce((total, __, level) => total + (player.loaded[level * 4 + coal] as number), 0));
  const cageWorth = player.level === 0 ? WORTH.inCageAtSurface : WORTH.inCageUnderground;
  let promise = 0;
  let work = 0;
  const take = (counts: number[], coal: number): boolean => {
    if ((counts[coal] as number) === 0) return false;
    counts[coal] = (counts[coal] as number) - 1;
    return true;
  };
  for (const order of player.orders) {
    const card = orderOf(order);
    let progress = 0;
    for (const group of card.groups) {
      for (const slot of groupOf(group).slots) {
        const coal = SLOT_COAL[slot] as number;
        if (isFilled(state, slot)) progress += WORTH.filled;
        else if (isHalf(state, slot)) (progress += WORTH.half), (work += 1);
        else if (take(near, coal)) (progress += WORTH.inStorage), (work += 1);
        else if (take(inCage, coal)) (progress += cageWorth), (work += 2);
        else if (take(onCarts, coal)) (progress += WORTH.onCart), (work += 3);
        else progress += WORTH.nowhere;
      }
    }
    const worth = card.points + 1 + card.slotCount * WORTH.slotPerScoring * scorings;
    promise += (worth * 0.9 * progress) / card.slotCount - 1;
  }
  return { promise, work };
}
