/** What the sentences say about the learner's game, read from the view. */
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView, PlayerView } from '../rules/index.ts';
import { CLOCK, COALS, ORDERS } from '../rules/index.ts';

export const own = (view: GlueckAufView): PlayerView => view.players[LEARNER] as PlayerView;

const orderNamed = (id: string): number => ORDERS.findIndex((each) => each.id === id);
export const TRUCK_TWO_GREY = orderNamed('truck-2-grey');
const HANDCART_THREE_GREY = orderNamed('handcart-3-grey');

/** The order for grey coal that the learner chose in the first chapter, if it is still open. */
export function greyOrder(view: GlueckAufView): { readonly id: number; readonly cubes: number } | undefined {
  const id = [TRUCK_TWO_GREY, HANDCART_THREE_GREY].find((each) => own(view).orders.includes(each));
  return id === undefined ? undefined : { id, cubes: id === TRUCK_TWO_GREY ? 2 : 3 };
}

/** Steps that are left in the mine; 0 outside of mining. */
export const stepsLeft = ({ steps }: GlueckAufView): number =>
  steps.find(({ at }) => at === 'mining')?.left ?? 0;

export const cubesInCage = (view: GlueckAufView): number =>
  own(view).cage.reduce((sum, cubes) => sum + cubes, 0);

export const pointsDelivered = (facts: readonly GlueckAufFact[]): number =>
  facts.reduce(
    (points, fact) => (fact.type === 'orderDelivered' && fact.seat === LEARNER ? fact.points : points),
    0,
  );

interface ScoredCoal {
  readonly coal: string;
  readonly points: number;
  readonly element: number;
}

/** The colour of coal of which the learner alone has most, and which paid most. */
export function bestScored(facts: readonly GlueckAufFact[]): ScoredCoal | undefined {
  const scored = facts.flatMap((fact): ScoredCoal[] => {
    const isAhead = (counts: readonly number[]): boolean =>
      counts.every((count, seat) => seat === LEARNER || count < (counts[LEARNER] ?? 0));
    if (fact.type !== 'elementScored' || !isAhead(fact.counts)) return [];
    const coal = COALS[CLOCK[fact.element]?.subject ?? 0] ?? '';
    return [{ coal, points: fact.points[LEARNER] ?? 0, element: fact.element }];
  });
  const best = scored.toSorted((a, b) => b.points - a.points)[0];
  return best !== undefined && best.points > 0 ? best : undefined;
}

/** An element in which both have the same, and both are paid. */
export function tiedElement(facts: readonly GlueckAufFact[]): number | undefined {
  for (const fact of facts)
    if (fact.type === 'elementScored' && fact.counts[0] === fact.counts[1] && (fact.points[LEARNER] ?? 0) > 0)
      return fact.element;
  return undefined;
}
