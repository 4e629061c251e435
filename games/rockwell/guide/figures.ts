/** What the sentences say about the learner's game, read from the view and the facts. */
import type { GuideContext } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { PhaseName, PlayerView, Possessions, RockwellFact, RockwellView } from '../rules/index.ts';
import {
  CREWS,
  crewIndex,
  dieOf,
  ownerOf,
  RESOURCES,
  SLOTS,
  STOCK_EXCHANGE,
  WORKSHOP,
} from '../rules/index.ts';

type Context = GuideContext<RockwellView, RockwellFact>;
type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

export const company = (view: RockwellView): PlayerView => view.players[LEARNER] as PlayerView;
export const own = (view: RockwellView): Possessions => company(view).own as Possessions;

/** Amounts by the names of the resources, as the texts use them. */
export const namedCubes = (cubes: readonly number[]): Readonly<Record<string, number>> =>
  Object.fromEntries(RESOURCES.map((name, resource) => [name, cubes[resource] ?? 0]));

export const lastFact = <T extends RockwellFact['type']>(
  facts: readonly RockwellFact[],
  type: T,
  seat?: number,
): Of<T> | undefined =>
  facts.findLast(
    (fact): fact is Of<T> =>
      fact.type === type && (seat === undefined || (fact as { seat?: number }).seat === seat),
  );

export const isAskedFor = ({ steps }: RockwellView, phase: PhaseName): boolean => {
  const step = steps.at(-1);
  return step?.at === phase && (step.pending & (1 << LEARNER)) !== 0;
};

export const hasVpOn = ({ slots }: RockwellView, board: number): boolean =>
  slots.slice(board * SLOTS, (board + 1) * SLOTS).includes(LEARNER);

/** `first`, `last` or `middle`, for sentences about an order of players. */
export function placeIn(order: readonly number[]): string {
  const place = order.indexOf(LEARNER);
  return place === 0 ? 'first' : place === order.length - 1 ? 'last' : 'middle';
}

const isOwnMove = (fact: RockwellFact): boolean =>
  (fact.type === 'crewMoved' || fact.type === 'crewStayed') && fact.owner === LEARNER;

export const hasMoved = ({ newFacts }: Context): boolean => newFacts.some(isOwnMove);

/** The learner's activation of this drilling round is over, with everything that it caused. */
export const hasActivatedIn =
  (round: number) =>
  ({ view, facts }: Context): boolean => {
    if (view.round !== round) return view.round === 0 || view.round > round;
    const start = facts.findLastIndex(({ type }) => type === 'roundBegun');
    const isActive = view.active >= 0 && ownerOf(view.active) === LEARNER;
    return !isActive && facts.slice(start).some(isOwnMove);
  };

const isOwn = (fact: RockwellFact): boolean => (fact as { seat?: number }).seat === LEARNER;

const hasPassed = (facts: readonly RockwellFact[], board: number): boolean =>
  facts.some((fact) => fact.type === 'renounced' && fact.board === board && isOwn(fact));

const ACTIONS: ReadonlySet<RockwellFact['type']> = new Set([
  'delivered',
  'powerImproved',
  'mobilityImproved',
  'safetyImproved',
  'shaftBuilt',
  'shaftMoved',
]);

/** The learner has used an action of the workshop, or passed. */
export const hasActed = ({ newFacts }: Context): boolean =>
  hasPassed(newFacts, WORKSHOP) || newFacts.some((fact) => ACTIONS.has(fact.type) && isOwn(fact));

const TRADES: ReadonlySet<RockwellFact['type']> = new Set(['bought', 'sold']);

export const hasTraded = ({ newFacts }: Context): boolean =>
  hasPassed(newFacts, STOCK_EXCHANGE) || newFacts.some((fact) => TRADES.has(fact.type) && isOwn(fact));

/** The learner's crew with a die, as its index among all crews. */
export function crewWithDie({ crews }: RockwellView): number | undefined {
  for (let each = 0; each < CREWS; each++) {
    const index = crewIndex(LEARNER, each);
    if (dieOf(crews[index] ?? 0) > 0) return index;
  }
  return undefined;
}

/** The last extraction if somebody else triggered it and the learner got a share. */
export function sharedExtraction(facts: readonly RockwellFact[]): Of<'bootyTaken'> | undefined {
  const start = facts.findLastIndex(({ type }) => type === 'tileRevealed');
  const revealed = facts[start];
  if (revealed?.type !== 'tileRevealed' || revealed.owner === LEARNER) return undefined;
  return lastFact(facts.slice(start), 'bootyTaken', LEARNER);
}
