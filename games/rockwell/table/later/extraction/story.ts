/** Collects the facts of an extraction while they are animated. */
import type { RockwellFact, RockwellView } from '../../../rules/index.ts';
import { RESOURCES } from '../../../rules/index.ts';
import type { Portion } from './sharing.ts';
import { powerOn } from './sharing.ts';

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

export interface Story {
  readonly tile?: Of<'tileRevealed'>;
  readonly card?: number;
  readonly shares: readonly Portion[];
  readonly reached: readonly Of<'achievementReached'>[];
}

const BEGUN: Story = { shares: [], reached: [] };
const NOTHING = RESOURCES.map(() => 0);

/** Facts in between that do not end it. */
const PASSING: readonly RockwellFact['type'][] = [
  'crewPulled',
  'insuranceDecided',
  'cardKept',
  'cardDiscarded',
  'endConditionMet',
];

export function told(story: Story | undefined, fact: RockwellFact, view: RockwellView): Story | undefined {
  const so = story ?? BEGUN;
  switch (fact.type) {
    case 'tileRevealed':
      return { ...BEGUN, tile: fact };
    case 'cardDrawn':
      return { ...so, card: fact.card };
    case 'bootyShared':
      return { ...so, shares: [...so.shares, portionOf(fact, so, view)] };
    case 'dangerStruck':
      return { ...so, shares: struck(so.shares, fact) };
    case 'bootyTaken':
      return { ...so, shares: so.tile === undefined ? taken(so.shares, fact) : so.shares };
    case 'achievementReached':
      return { ...so, reached: [...so.reached, fact] };
    default:
      return PASSING.includes(fact.type) ? story : undefined;
  }
}

const none = (owner: number): Portion => ({
  owner,
  power: 0,
  booty: NOTHING,
  lost: NOTHING,
  priority: 'none',
  isFinal: false,
});

function portionOf(
  { owner, share, leftovers, priority }: Of<'bootyShared'>,
  { tile }: Story,
  view: RockwellView,
): Portion {
  const booty = share.map((count, resource) => count + (leftovers[resource] ?? 0));
  return {
    ...none(owner),
    power: tile === undefined ? 0 : powerOn(view, tile.space, owner),
    booty,
    priority,
  };
}

const struck = (shares: readonly Portion[], { seat, lost }: Of<'dangerStruck'>): Portion[] =>
  changed(shares, seat, (known) => ({ ...known, lost, isFinal: true }));

/**
 * After a decision about insurance the shares are not told again: cubes kept plus cubes lost make up the
 * booty.
 */
const taken = (shares: readonly Portion[], { seat, cubes }: Of<'bootyTaken'>): Portion[] =>
  changed(shares, seat, (known) => ({
    ...known,
    booty: cubes.map((count, metal) => count + (known.lost[metal] ?? 0)),
    isFinal: true,
  }));

function changed(shares: readonly Portion[], seat: number, change: (known: Portion) => Portion): Portion[] {
  const known = shares.find(({ owner }) => owner === seat);
  return known === undefined
    ? [...shares, change(none(seat))]
    : shares.map((each) => (each === known ? change(each) : each));
}
