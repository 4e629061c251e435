/** Why a hint recommends a ply, from coal, money and tiles that everybody sees. */
import type { Ply } from '@pithead/kernel';
import type { Language } from '@pithead/text';
import type { HintReason } from '@pithead/ui';
import type { GlueckAufView, PlayerView, WorkerSpace } from '../../rules/index.ts';
import {
  cageDownLevel,
  COALS,
  cubesOnLevel,
  groupOf,
  isComplete,
  isFilled,
  isHalfFilled,
  isOntoHalfFilled,
  laidCoal,
  laidOnGroup,
  ORDERS,
  orderOf,
  SLOT_COAL,
  slotsOf,
  SPACES,
  sum,
  tileOf,
  TILES,
} from '../../rules/index.ts';
import { findText } from '@pithead/text';
import { lazyWordsFor } from '../lazyParts.tsx';
import { textsFor } from '../words.ts';

type Counts = readonly number[];

const perCoal = (count: (coal: number) => number): Counts => COALS.map((_, coal) => count(coal));

/** Empty slots of the player's orders. */
const neededBy = (view: GlueckAufView, { orders }: PlayerView): Counts => {
  const open = orders.flatMap(slotsOf).filter((slot) => !isFilled(view, slot) && !isHalfFilled(view, slot));
  return perCoal((coal) => open.filter((slot) => SLOT_COAL[slot] === coal).length);
};

const hoisted = ({ cage, storage }: PlayerView): Counts =>
  perCoal((coal) => (cage[coal] ?? 0) + (storage[coal] ?? 0));

const onLevel = (player: PlayerView, level: number): Counts =>
  perCoal((coal) => cubesOnLevel(player, level, coal));

const owned = (player: PlayerView): Counts => {
  const levels = [hoisted(player), ...COALS.map((_, level) => onLevel(player, level + 1))];
  return perCoal((coal) => sum(levels.map((counts) => counts[coal] ?? 0)));
};

const minus = (a: Counts, b: Counts): Counts =>
  perCoal((coal) => Math.max(0, (a[coal] ?? 0) - (b[coal] ?? 0)));
const shared = (a: Counts, b: Counts): number => sum(perCoal((coal) => Math.min(a[coal] ?? 0, b[coal] ?? 0)));

/** The sentence for a term of the bots’ evaluation. */
export function gainText(term: string, language: Language): string | undefined {
  const { gains } = lazyWordsFor(language).reasons;
  return findText(gains, term);
}

export function reasonOf([verb, noun]: Ply, view: GlueckAufView, language: Language): HintReason | undefined {
  const player = view.players[view.looker ?? -1];
  if (player === undefined) return undefined;
  const { say, names } = textsFor(language);
  const { reasons } = lazyWordsFor(language);
  const because = (term: string, text: string): HintReason => ({ text, term });
  const fills = (count: number): HintReason | undefined =>
    count > 0 ? because('orders', say(reasons.fills, { count })) : undefined;
  const needed = neededBy(view, player);

  const takeOrder = (order: number): HintReason | undefined => {
    const card = ORDERS[order];
    const spare = minus(owned(player), needed);
    return card?.slots.every((count, coal) => count <= (spare[coal] ?? 0))
      ? because('orders', reasons.haveCoal)
      : undefined;
  };
  const buyTile = (tile: number): HintReason | undefined => {
    const kind = TILES[tile];
    if (kind === undefined) return undefined;
    if ((minus(needed, owned(player))[kind.coal] ?? 0) > 0) return because('orders', reasons.tileCoal);
    const ofSide = player.tiles.filter((each) => tileOf(each).side === kind.side).length;
    return ofSide * 2 < player.tiles.length ? because('imbalance', reasons.evensOut) : undefined;
  };
  const place = ({ action, value }: WorkerSpace): HintReason | undefined => {
    switch (action) {
      case 'buyDisplayedTile':
        return buyTile(view.factory[value] ?? -1);
      case 'takeDisplayedOrder':
        return takeOrder(view.display[value] ?? -1);
      case 'mining':
        return fills(shared(needed, owned(player)));
      case 'delivery': {
        const points = player.orders
          .filter((order) => orderOf(order).transport === value && isComplete(view, order))
          .map((order) => orderOf(order).points);
        return points.length > 0
          ? because('orders', say(reasons.scores, { points: names.points(sum(points)) }))
          : undefined;
      }
      case 'takeMoney': {
        const prices = view.factory.flatMap((tile) => TILES[tile]?.price ?? []);
        const count = prices.filter((price) => price > player.marks && price <= player.marks + value).length;
        return count > 0 ? because('money', say(reasons.affords, { count })) : undefined;
      }
      default:
        return undefined;
    }
  };

  switch (verb) {
    case 'placeWorkers': {
      const space = SPACES[noun];
      return space && place(space);
    }
    case 'draftOrder':
    case 'keepDrawnOrder':
      return takeOrder(noun);
    case 'buyDrawnTile':
      return buyTile(noun);
    case 'cageDown':
      return fills(shared(minus(needed, hoisted(player)), onLevel(player, cageDownLevel(noun))));
    case 'cageUp':
      return noun === 0
        ? fills(shared(needed, player.cage))
        : fills(shared(minus(needed, hoisted(player)), onLevel(player, noun)));
    case 'cartToCage':
      return (minus(needed, hoisted(player))[noun] ?? 0) > 0
        ? because('orders', reasons.neededCoal)
        : undefined;
    case 'loadOtherCoal':
      return (minus(needed, owned(player))[noun] ?? 0) > 0
        ? because('orders', reasons.neededCoal)
        : undefined;
    case 'cageToOrder':
    case 'storageToOrder': {
      const { order, coal } = groupOf(laidOnGroup(noun));
      const fillsSlot = isOntoHalfFilled(noun) || laidCoal(noun) === coal;
      return fillsSlot && view.unfilled[order] === 1 ? because('orders', reasons.completes) : undefined;
    }
    default:
      return undefined;
  }
}
