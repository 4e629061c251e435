import type { Ply } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import { isKeyOf, SHARED_TEXTS } from '@pithead/text';
import type { Language, MessageValues } from '@pithead/text';
import type { GlueckAufView, OrderCard, PlayerView, TileKind, WorkerSpace } from '../rules/index.ts';
import {
  cageDownLevel,
  COALS,
  cubesOnLevel,
  ENDS,
  isComplete,
  isOntoHalfFilled,
  isOpen,
  laidCoal,
  laidOnGroup,
  NO_ORDER,
  NO_TILE,
  orderOf,
  ORDERS,
  SLOT_GROUPS,
  SPACES,
  sum,
  TILES,
  workersNeeded,
} from '../rules/index.ts';
import type { TextVerb } from './messages.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Falls back to the name of the verb if the noun does not exist or is hidden. */
export function plyText(
  words: Vocabulary,
  language: Language,
  [verb, noun]: Ply,
  view: GlueckAufView,
): string {
  if (!isKeyOf(words.messages.verbs, verb)) return SHARED_TEXTS[language].unknownVerb;
  const text = effectText(words, verb, noun, view, actorOf(view)) ?? words.messages.verbs[verb];
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

function actorOf(view: GlueckAufView): PlayerView | undefined {
  const pending = view.steps.at(-1)?.pending ?? 0;
  return view.players.find((_, seat) => (pending & bit(seat)) !== 0) ?? view.players[view.looker ?? 0];
}

function effectText(
  words: Vocabulary,
  verb: TextVerb,
  noun: number,
  view: GlueckAufView,
  actor: PlayerView | undefined,
): string | undefined {
  const { format, messages } = words;
  const { plies, verbs } = messages;
  const tile = TILES[noun];
  const card = ORDERS[noun];
  const end = ENDS[noun];
  const coal = COALS[noun] === undefined ? undefined : words.coal(noun);
  switch (verb) {
    case 'draftOrder':
      return card && format(plies.draftOrder, { order: words.orderWorth(card) });
    case 'placeWorkers': {
      const space = SPACES[noun];
      return space && placementText(words, space, view, workersNeeded(view, noun), actor);
    }
    case 'useBank':
      return format(plies.useBank, { marks: words.marks(1) });
    case 'buyDrawnTile':
      if (noun === NO_TILE) return plies.buyDrawnTile.none;
      return (
        tile && format(plies.buyDrawnTile.one, { tile: words.tile(tile), price: words.marks(tile.price) })
      );
    case 'keepDrawnOrder':
      if (noun === NO_ORDER) return plies.keepDrawnOrder.none;
      return card && format(plies.keepDrawnOrder.one, { order: words.orderWorth(card) });
    case 'returnTilesTo':
    case 'returnOrdersTo':
      return end && format(plies[verb][end], { count: view.drawnCount });
    case 'returnTile':
      return tile && format(plies.returnNext, { item: words.tile(tile) });
    case 'returnOrder':
      return card && format(plies.returnNext, { item: words.order(card) });
    case 'loadOtherCoal':
      return coal && format(plies.loadOtherCoal, { coal, count: view.supply[noun] ?? 0 });
    case 'cartToCage':
    case 'cageToStorage':
      return coal && format(plies[verb], { coal });
    case 'cageDown':
      return COALS[noun] && format(plies.cageDown, levelValues(words, cageDownLevel(noun), actor));
    case 'cageUp':
      if (noun === 0) return plies.cageUp.surface;
      return COALS[noun] && format(plies.cageUp.tunnel, levelValues(words, noun, actor));
    case 'cageToOrder':
    case 'storageToOrder':
      return ontoSlotText(words, verb, noun);
    case 'stopMining':
      return format(plies.stopMining, { count: view.steps.find((step) => step.at === 'mining')?.left ?? 0 });
    case 'endTurn':
      return verbs.endTurn;
  }
}

function levelValues(words: Vocabulary, level: number, actor: PlayerView | undefined): MessageValues {
  const loaded =
    actor === undefined || level === 0 ? [] : COALS.map((_, coal) => cubesOnLevel(actor, level, coal));
  return { level: words.level(level), cubes: words.cubes(sum(loaded)) };
}

function ontoSlotText(
  words: Vocabulary,
  verb: 'cageToOrder' | 'storageToOrder',
  noun: number,
): string | undefined {
  const group = SLOT_GROUPS[laidOnGroup(noun)];
  if (group === undefined) return undefined;
  const coal = laidCoal(noun);
  const form = isOntoHalfFilled(noun) ? 'second' : coal === group.coal ? 'own' : 'first';
  return words.format(words.messages.plies[verb][form], {
    coal: words.coalNoun(coal),
    order: words.orderNamed(orderOf(group.order)),
    slot: words.slot(group.coal),
  });
}

function placementText(
  words: Vocabulary,
  space: WorkerSpace,
  view: GlueckAufView,
  needed: number,
  actor: PlayerView | undefined,
): string {
  const { placeWorkers } = words.messages.plies;
  const values = { space: words.space(space), workers: words.workers(needed) };
  if (!isOpen(space, view.players.length)) return words.format(placeWorkers.locked, values);
  const say = (message: string, more: MessageValues): string => words.format(message, { ...values, ...more });
  const { action, value } = space;
  switch (action) {
    case 'buyDisplayedTile': {
      const tile: TileKind | undefined = TILES[view.factory[value] ?? -1];
      if (tile === undefined) return say(placeWorkers.noTile, {});
      return say(placeWorkers[action], { tile: words.tile(tile), price: words.marks(tile.price) });
    }
    case 'takeDisplayedOrder': {
      const card: OrderCard | undefined = ORDERS[view.display[value] ?? -1];
      return card === undefined
        ? say(placeWorkers.noOrder, {})
        : say(placeWorkers[action], { order: words.orderWorth(card) });
    }
    case 'drawFiveTiles':
      return say(placeWorkers[action], { count: Math.min(value, view.tilesInStack) });
    case 'drawFiveOrders':
      return say(placeWorkers[action], { count: Math.min(value, view.ordersInStack) });
    case 'mining':
      return say(placeWorkers[action], { steps: value });
    case 'takeMoney':
      return say(placeWorkers[action], { marks: words.marks(value) });
    case 'delivery': {
      const going = (actor?.orders ?? [])
        .filter((order) => orderOf(order).transport === value && isComplete(view, order))
        .map(orderOf);
      return say(placeWorkers[action], {
        count: going.length,
        points: words.points(sum(going.map((card) => card.points))),
      });
    }
  }
}
