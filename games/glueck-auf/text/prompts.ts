import type { Step } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MessageValues } from '@pithead/text';
import type { PhaseName, End, GlueckAufView, PlayerView } from '../rules/index.ts';
import {
  CAGE_PLACES,
  COALS,
  cubesOnLevel,
  DRAFTED_EACH,
  ENDS,
  FACTORY_PLACES,
  groupOf,
  isComplete,
  orderOf,
  SPACES,
  sum,
  tileOf,
} from '../rules/index.ts';
import type { Vocabulary } from './vocabulary.ts';

export function promptText(words: Vocabulary, view: GlueckAufView, names: readonly string[]): string {
  const { format, messages } = words;
  const step = view.steps.at(-1);
  if (step === undefined) {
    const standings = view.players.map(({ points }, seat) =>
      format(messages.standing, { name: names[seat] ?? '', points: words.points(points) }),
    );
    return format(messages.over, { standings: words.list(standings) });
  }
  const isAsked = (seat: number): boolean => (step.pending & bit(seat)) !== 0;
  const viewer = view.looker === null || !isAsked(view.looker) ? undefined : view.players[view.looker];
  if (viewer === undefined)
    return format(messages.waiting, { name: words.list(names.filter((_, seat) => isAsked(seat))) });
  return ask(words, view, step, viewer);
}

function ask(words: Vocabulary, view: GlueckAufView, step: Step, me: PlayerView): string {
  const { format, messages } = words;
  const at = step.at as PhaseName;
  const refilled = at === 'endOfTurn' ? refilledSpace(words, view) : undefined;
  if (refilled !== undefined) return format(messages.endOfTurnRefill, { space: refilled });
  if (
    at === 'drawnTiles' &&
    view.drawn.length > 0 &&
    view.drawn.every((tile) => tileOf(tile).price > me.marks)
  )
    return format(messages.nothingAffordable, { count: view.drawnCount, marks: words.marks(me.marks) });
  return format(messages.prompts[at], figures(words, view, at, step.left, me));
}

/** The meaning of `left` depends on the phase, see rules/flow.ts. */
function figures(
  words: Vocabulary,
  view: GlueckAufView,
  at: PhaseName,
  left: number,
  me: PlayerView,
): MessageValues {
  switch (at) {
    case 'draft':
      return { pick: me.orders.length + 1, picks: DRAFTED_EACH };
    case 'turn':
      return { shift: view.shift, workers: words.workers(me.workers), marks: words.marks(me.marks) };
    case 'drawnTiles':
    case 'tilesToEnd':
    case 'drawnOrders':
    case 'ordersToEnd':
      return { count: view.drawnCount, marks: words.marks(me.marks) };
    case 'returnTiles':
    case 'returnOrders':
      return { count: view.drawnCount, end: words.messages.ends[ENDS[left] as End] };
    case 'shortage':
      return { count: left, coal: words.coal(tileOf(me.tiles.at(-1) as number).coal) };
    case 'mining':
      return { steps: left, act: miningAct(words, view, me) };
    case 'secondCube': {
      const { order, coal } = groupOf(left);
      return { order: words.orderNamed(orderOf(order)), slot: words.slot(coal) };
    }
    case 'endOfTurn':
      return {};
  }
}

/** What the next work step can be, by where the pit cage is and what it holds. */
function miningAct(
  { format, messages: { miningActs } }: Vocabulary,
  view: GlueckAufView,
  me: PlayerView,
): string {
  const { level } = me;
  const cubes = sum(me.cage);
  if (level === 0) {
    if (cubes > 0) return miningActs.unload;
    const takesStored = me.orders.some((order) => !isComplete(view, order));
    return takesStored && sum(me.storage) > 0 ? miningActs.fill : miningActs.lower;
  }
  if (cubes === CAGE_PLACES) return miningActs.full;
  const isBare = COALS.every((_, coal) => cubesOnLevel(me, level, coal) === 0);
  return isBare ? miningActs.move : format(miningActs.load, { cubes, places: CAGE_PLACES });
}

function refilledSpace(words: Vocabulary, view: GlueckAufView): string | undefined {
  const space = SPACES[view.refill];
  const inStack = view.refill < FACTORY_PLACES ? view.tilesInStack : view.ordersInStack;
  return space === undefined || inStack === 0 ? undefined : words.space(space);
}
