import type { OrderCard, WorkerSpace } from '../rules/index.ts';
import { COALS, isComplete, isFilled, NONE, orderOf, slotsOf, SPACES, tileOf } from '../rules/index.ts';
import type { TableModel } from './tableModel.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** “Factory space 5, 1 worker of Marta, 1 grey minecart, light side (3 marks), needs 2, available”. */
export function spaceSentence(table: TableModel, number: number, state: string): string {
  const { words, say, names, view } = table;
  const space = SPACES[number] as WorkerSpace;
  return capital(
    say(words.spaceSentence, {
      space: names.space(space),
      standing: standingThere(table, number),
      subject: subjectOf(table, space),
      needs: say(words.needs, { count: (view.workersOn[number] as number) + 1 }),
      state,
    }),
  );
}

function standingThere({ words, say, names, view, viewer, seatNames }: TableModel, number: number): string {
  const owner = view.ownerOn[number] as number;
  if (owner === NONE) return words.nobodyThere;
  const workers = names.workers(view.workersOn[number] as number);
  return owner === viewer
    ? say(words.yourStanding, { workers })
    : say(words.standing, { workers, name: seatNames[owner] ?? '' });
}

function subjectOf({ words, say, names, view, own }: TableModel, { action, value }: WorkerSpace): string {
  switch (action) {
    case 'buyDisplayedTile': {
      const tile = view.factory[value] as number;
      return tile === NONE ? words.soldOut : names.tilePriced(tileOf(tile));
    }
    case 'takeDisplayedOrder': {
      const order = view.display[value] as number;
      return order === NONE ? words.soldOut : names.orderWorth(orderOf(order));
    }
    case 'drawFiveTiles':
      return say(words.drawSubject, { count: Math.min(value, view.tilesInStack) });
    case 'drawFiveOrders':
      return say(words.drawOrdersSubject, { count: Math.min(value, view.ordersInStack) });
    case 'mining':
      return say(words.steps, { count: value });
    case 'takeMoney':
      return names.marks(value);
    case 'delivery':
      return say(words.deliverable, { count: completeOrders(view, own.orders, value).length });
  }
}

export const completeOrders = (
  view: TableModel['view'],
  orders: readonly number[],
  transport: number,
): number[] => orders.filter((order) => orderOf(order).transport === transport && isComplete(view, order));

export const filledSlots = (view: TableModel['view'], order: number): number =>
  slotsOf(order).filter((slot) => isFilled(view, slot)).length;

export function orderSentence({ words, say, names, view }: TableModel, order: number): string {
  const card: OrderCard = orderOf(order);
  return capital(
    say(words.orderSentence, {
      order: names.orderNamed(card),
      filled: filledSlots(view, order),
      slots: card.slotCount,
      points: names.points(card.points),
    }),
  );
}

export function cubeList({ names, words }: TableModel, counts: readonly number[]): string {
  const parts = COALS.flatMap((_, coal) =>
    (counts[coal] ?? 0) > 0 ? [`${counts[coal]} ${names.coal(coal)}`] : [],
  );
  return parts.length > 0 ? names.list(parts) : words.storageEmpty;
}

/** “Coal cube on a minecart, grey: load it into the cage, available”. */
export function cubeName(
  { words, say, names }: TableModel,
  { from, coal }: { readonly from: 'cart' | 'cage' | 'storage'; readonly coal: number },
  isOffered: boolean,
  isHeld = false,
): string {
  const name = { cart: words.cubeOnCart, cage: words.cubeInCage, storage: words.cubeInStorage }[from];
  const deed = from === 'cart' && isOffered ? `: ${words.toCage}` : '';
  const state = isHeld ? words.held : isOffered ? words.available : words.notAvailable;
  return `${say(name, { coal: names.coal(coal) })}${deed}, ${state}`;
}
