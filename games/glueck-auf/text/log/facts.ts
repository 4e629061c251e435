import type { GlueckAufFact } from '../../rules/index.ts';
import {
  CLOCK,
  CUBES_PER_POINT,
  HIDDEN_ORDER,
  MARKS_PER_POINT,
  orderOf,
  SLOT_COAL,
  spaceOf,
  tileOf,
} from '../../rules/index.ts';
import type { LogMessages } from '../messages.ts';
import type { Vocabulary } from '../vocabulary.ts';

type Of<T extends GlueckAufFact['type']> = Extract<GlueckAufFact, { type: T }>;

export function factText(
  words: Vocabulary,
  facts: LogMessages,
  fact: GlueckAufFact,
  names: readonly string[],
): string | undefined {
  const { format } = words;
  const name = 'seat' in fact ? (names[fact.seat] ?? '') : '';
  switch (fact.type) {
    case 'startPlayerDrawn':
    case 'noTileBought':
    case 'noOrderKept':
      return format(facts[fact.type], { name });
    case 'orderDrafted':
    case 'orderTaken':
    case 'orderKept':
      return format(facts[fact.type], { name, order: words.orderWorth(orderOf(fact.order)) });
    case 'orderRevealed':
      return format(facts.orderRevealed, {
        space: words.space(spaceOf(fact.space)),
        order: words.orderWorth(orderOf(fact.order)),
      });
    case 'tileRevealed':
      return format(facts.tileRevealed, {
        space: words.space(spaceOf(fact.space)),
        tile: words.tilePriced(tileOf(fact.tile)),
      });
    case 'shiftBegun':
      return format(facts.shiftBegun, { name, shift: fact.shift });
    case 'workersDisplaced':
      return format(facts.workersDisplaced, {
        name,
        count: fact.workers,
        space: words.space(spaceOf(fact.space)),
      });
    case 'workersPlaced':
      return format(facts.workersPlaced, {
        name,
        workers: words.workers(fact.workers),
        space: words.space(spaceOf(fact.space)),
      });
    case 'bankUsed':
    case 'moneyTaken':
      return format(facts[fact.type], { name, marks: words.marks(fact.marks) });
    case 'tileBought':
      return format(facts.tileBought, {
        name,
        tile: words.tile(tileOf(fact.tile)),
        price: words.marks(fact.marks),
      });
    case 'cubesLoaded':
      return format(facts.cubesLoaded, {
        name,
        count: fact.cubes,
        level: fact.level,
        coal: words.coal(fact.coal),
      });
    case 'cartsLeftEmpty':
      return format(facts.cartsLeftEmpty, { name, count: fact.carts, level: fact.level });
    case 'tilesDrawn':
    case 'ordersDrawn':
      return format(facts[fact.type], { name, count: fact.count });
    case 'tilesReturned':
    case 'ordersReturned':
      return format(facts[fact.type][fact.end], { name, count: fact.count });
    case 'miningBegun':
      return format(facts.miningBegun, { name, steps: fact.steps });
    case 'cageMoved':
      return format(facts.cageMoved[fact.to > fact.from ? 'down' : 'up'], {
        name,
        level: words.level(fact.to),
      });
    case 'coalLoaded':
      return format(facts.coalLoaded, { name, coal: words.coal(fact.coal), level: fact.level });
    case 'cubeLaid':
      return cubeText(words, facts, fact, name);
    case 'coalStored':
      return format(facts.coalStored, { name, coal: words.coal(fact.coal) });
    case 'miningEnded':
      return format(facts.miningEnded[fact.unused > 0 ? 'unused' : 'all'], { name, count: fact.unused });
    case 'orderDelivered':
      return deliveryText(words, facts, fact, name);
    case 'turnEnded':
      return undefined;
    case 'shiftEnded':
      return format(facts.shiftEnded, { shift: fact.shift });
    case 'ordersRevealed':
      return format(facts.ordersRevealed, {
        name,
        count: fact.orders.length,
        orders: fact.orders.map((order) => words.order(orderOf(order))).join('; '),
      });
    case 'elementScored':
      return elementText(words, facts, fact, names);
    case 'startPlayerChanged':
      return format(facts.startPlayerChanged[fact.workers > 0 ? 'most' : 'nobody'], {
        name,
        workers: words.workers(fact.workers),
      });
    case 'finalPoints':
      return finalText(words, facts, fact, name);
    case 'gameEnded': {
      const winners = words.list(fact.winners.map((seat) => names[seat] ?? ''));
      return format(facts.gameEnded[fact.winners.length > 1 ? 'shared' : 'one'], {
        name: winners,
        names: winners,
      });
    }
  }
}

function cubeText(words: Vocabulary, facts: LogMessages, fact: Of<'cubeLaid'>, name: string): string {
  return words.format(facts.cubeLaid[fact.source][fact.filled ? 'filled' : 'half'], {
    name,
    coal: words.coalNoun(fact.coal),
    slot: words.coalNoun(SLOT_COAL[fact.slot] as number),
    order: words.order(orderOf(fact.order)),
  });
}

function deliveryText(
  words: Vocabulary,
  facts: LogMessages,
  fact: Of<'orderDelivered'>,
  name: string,
): string {
  const { known, hidden } = facts.orderDelivered;
  if (fact.order === HIDDEN_ORDER)
    return words.format(hidden, {
      name,
      transport: words.transport(fact.transport),
      points: words.points(fact.points),
    });
  return words.format(known, { name, order: words.orderWorth(orderOf(fact.order)) });
}

function elementText(
  words: Vocabulary,
  facts: LogMessages,
  fact: Of<'elementScored'>,
  names: readonly string[],
): string {
  const { scores, score, nobody } = facts.elementScored;
  const element = words.element(CLOCK[fact.element] as (typeof CLOCK)[number]);
  const scored = fact.points.flatMap((points, seat) =>
    points > 0
      ? [
          words.format(score, {
            name: names[seat] ?? '',
            count: fact.counts[seat] ?? 0,
            points: words.points(points),
          }),
        ]
      : [],
  );
  return scored.length === 0
    ? words.format(nobody, { element })
    : words.format(scores, { element, scores: words.list(scored) });
}

/** Only the final scoring; points of the shifts have their own facts. GA-12.1 to GA-12.4 */
function finalText(
  words: Vocabulary,
  facts: LogMessages,
  fact: Of<'finalPoints'>,
  name: string,
): string | undefined {
  const { finalPoints } = facts;
  const { amount } = fact;
  const points = words.points(Math.abs(fact.points));
  switch (fact.source) {
    case 'money':
      return words.format(finalPoints.money, {
        name,
        points,
        marks: words.marks(amount),
        rate: MARKS_PER_POINT,
      });
    case 'cubes':
      return words.format(finalPoints.cubes, {
        name,
        points,
        cubes: words.cubes(amount),
        rate: CUBES_PER_POINT,
      });
    case 'outstandingOrders':
      return words.format(amount > 0 ? finalPoints.outstandingOrders : finalPoints.noOutstandingOrders, {
        name,
        points,
        count: amount,
      });
    case 'imbalance':
      return words.format(amount > 0 ? finalPoints.imbalance : finalPoints.noImbalance, {
        name,
        points,
        count: amount,
      });
    default:
      return undefined;
  }
}
