/** What a component costs or is worth now, from the view: the second line of its tooltip. */
import type { BoundCatalogue } from '@pithead/text';
import type { TooltipContext } from '@pithead/ui';
import type { GlueckAufView, PlayerView } from '../../rules/index.ts';
import {
  CAGE_PLACES,
  CLOCK,
  COALS,
  CUBES_PER_POINT,
  cubesOnOrder,
  elementCount,
  IMBALANCE_PENALTY,
  isFilled,
  isHalfFilled,
  NONE,
  orderOf,
  SIDES,
  SLOT_COAL,
  SPACES,
  sum,
  tileOf,
  tilesBySide,
  workersNeeded,
} from '../../rules/index.ts';
import type { Vocabulary } from '../../text/vocabulary.ts';
import { cartCount, tunnelsOf } from '../playerArea/tunnels.ts';
import { capital, completeOrders, filledSlots } from '../sentences.ts';
import type { en } from './en.ts';
import type { GlueckAufKind } from './kinds.ts';

interface Described {
  readonly view: GlueckAufView;
  readonly own: PlayerView;
  /** False for spectators: nothing is theirs. */
  readonly isOwn: boolean;
  readonly say: BoundCatalogue<typeof en>['states'];
  readonly names: Vocabulary;
  /** `space-4` is the name `space` and the number 4. */
  readonly name: string;
  readonly number: number;
}

type StateOf = (described: Described) => string | undefined;

const join = (...parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(' ') || undefined;

const needs: StateOf = ({ view, own, isOwn, say, number }) => {
  if (SPACES[number] === undefined) return undefined;
  const count = workersNeeded(view, number);
  return isOwn ? say.needsOf({ count, own: own.workers }) : say.needs({ count });
};

const valueOf = ({ number }: Described): number => SPACES[number]?.value ?? 0;

const tile: StateOf = (described) => {
  const { view, own, isOwn, say, names, name, number } = described;
  const kind = name === 'space' ? view.factory[number] : name === 'drawn' ? number : NONE;
  if (kind === undefined || kind === NONE) return undefined;
  const price = names.marks(tileOf(kind).price);
  return join(
    isOwn ? say.priceOf({ price, marks: names.marks(own.marks) }) : say.price({ price }),
    name === 'space' ? needs(described) : undefined,
  );
};

const order: StateOf = (described) => {
  const { view, say, names, name, number } = described;
  const card = name === 'space' ? view.display[valueOf(described)] : number;
  if (card === undefined || card === NONE) return undefined;
  const { slotCount, points } = orderOf(card);
  if (name === 'order')
    return say.filled({ filled: filledSlots(view, card), slots: slotCount, points: names.points(points) });
  return join(say.worth({ points: names.points(points) }), name === 'space' ? needs(described) : undefined);
};

const slot: StateOf = ({ view, say, names, number }) => {
  if (isFilled(view, number)) return say.slotFilled;
  return isHalfFilled(view, number)
    ? say.slotHalf
    : say.slotEmpty({ slot: names.slot(SLOT_COAL[number] ?? 0) });
};

const leftover: StateOf = ({ view, own, isOwn, say, names }) => {
  if (!isOwn) return undefined;
  const cubes =
    sum(own.loaded) +
    sum(own.cage) +
    sum(own.storage) +
    sum(own.orders.map((each) => sum(cubesOnOrder(view, each))));
  return say.leftover({ points: names.points(Math.floor(cubes / CUBES_PER_POINT)) });
};

const balance: StateOf = ({ own, say, names }) => {
  const [light, dark] = tilesBySide(own);
  return say.balance({ light, dark, points: names.points(-Math.abs(light - dark) * IMBALANCE_PENALTY) });
};

const clockElement: StateOf = ({ view, own, isOwn, say, names, number }) => {
  const scored = CLOCK[number];
  if (scored === undefined) return undefined;
  const values = { element: names.element(scored), first: names.points(scored.first), second: scored.second };
  const { delivered } = own;
  // With two players only the first place scores. GA-10.8
  return join(
    view.players.length === 2 ? say.elementAlone(values) : say.element(values),
    isOwn && delivered !== null
      ? say.count({ count: elementCount({ ...own, delivered }, scored) })
      : undefined,
    scored.fromShift > view.shift ? say.fromShift({ shift: scored.fromShift }) : undefined,
  );
};

const STATES: Readonly<Partial<Record<GlueckAufKind, StateOf>>> = {
  drawTiles: (described) =>
    join(described.say.left({ count: described.view.tilesInStack }), needs(described)),
  drawOrders: (described) =>
    join(described.say.left({ count: described.view.ordersInStack }), needs(described)),
  emptySpace: needs,
  order,
  tunnelTile: tile,
  slot,
  miningSpace: (described) => join(described.say.steps({ count: valueOf(described) }), needs(described)),
  deliverySpace(described) {
    const { view, own, isOwn, say } = described;
    const count = completeOrders(view, own.orders, valueOf(described)).length;
    return join(isOwn ? say.ready({ count }) : undefined, needs(described));
  },
  moneySpace: (described) =>
    join(described.say.gives({ marks: described.names.marks(valueOf(described)) }), needs(described)),
  canteen: ({ view, own, isOwn, say }) =>
    isOwn ? say.resting({ count: view.canteen[view.players.indexOf(own)] ?? 0 }) : undefined,
  coalSupply: ({ view, say, names, number }) =>
    COALS[number] === undefined
      ? undefined
      : say.leftOf({ coal: capital(names.coalNoun(number)), count: view.supply[number] ?? 0 }),
  cube: leftover,
  cage: ({ own, say }) => say.taken({ count: sum(own.cage), places: CAGE_PLACES }),
  cart: ({ say, names, number }) => (number >= 0 ? say.loaded({ coal: names.coal(number) }) : say.empty),
  storage: ({ own, say }) => say.stored({ count: sum(own.storage) }),
  balance,
  element: clockElement,
  clock: ({ view, say }) =>
    say.elements({ count: CLOCK.filter(({ fromShift }) => fromShift <= view.shift).length }),
  purse: ({ own, say, names }) =>
    say.purse({ workers: names.workers(own.workers), marks: names.marks(own.marks) }),
  delivered: ({ own, say }) => say.deliveredCount({ count: own.deliveredCount }),
};

/** `level-2-dark`: the names of levels begin with 0. */
function levelState({ own, say }: Described, area: string): string | undefined {
  const [, level, side] = /^level-(\d)-(light|dark)$/.exec(area) ?? [];
  if (level === undefined) return undefined;
  const tunnels = tunnelsOf(own, Number(level))[SIDES[0] === side ? SIDES[0] : SIDES[1]];
  const empty = tunnels.flatMap(({ carts }) => carts).filter((coal) => coal === undefined).length;
  return say.carts({ carts: cartCount(tunnels), empty });
}

export function componentState(
  kind: GlueckAufKind,
  { view, viewer, shownSeat }: TooltipContext<GlueckAufView>,
  element: Element,
  texts: Pick<Described, 'say' | 'names'>,
): string | undefined {
  const own = view.players[shownSeat];
  const { at = '', area = '' } = (element as HTMLElement).dataset;
  const [, name = at, number = '-1'] = /^(.*)-(\d+)$/.exec(at) ?? [];
  if (own === undefined) return undefined;
  const described = { view, own, isOwn: viewer === shownSeat, ...texts, name, number: Number(number) };
  return kind === 'level' ? levelState(described, area) : STATES[kind]?.(described);
}
