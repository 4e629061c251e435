import type { RockwellFact, RockwellView } from '../../../rules/index.ts';
import { RESOURCES } from '../../../rules/index.ts';
import type { OwnerPortion } from './ownerPortion.ts';
import { powerOfOwnerOn } from './ownerPortion.ts';

type Of<T extends RockwellFact['type']> = Extract<RockwellFact, { type: T }>;

export interface ExtractionProgress {
  readonly tile?: Of<'tileRevealed'>;
  readonly card?: number;
  readonly shares: readonly OwnerPortion[];
  readonly reached: readonly Of<'achievementReached'>[];
}

const BEGUN: ExtractionProgress = { shares: [], reached: [] };
const NOTHING = RESOURCES.map(() => 0);

const FACTS_DURING_EXTRACTION: readonly RockwellFact['type'][] = [
  'crewPulled',
  'insuranceDecided',
  'cardKept',
  'cardDiscarded',
  'endConditionMet',
];

export function addExtractionFact(
  scenario: ExtractionProgress | undefined,
  fact: RockwellFact,
  view: RockwellView,
): ExtractionProgress | undefined {
  const so = scenario ?? BEGUN;
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
      return FACTS_DURING_EXTRACTION.includes(fact.type) ? scenario : undefined;
  }
}

const none = (owner: number): OwnerPortion => ({
  owner,
  power: 0,
  booty: NOTHING,
  lost: NOTHING,
  priority: 'none',
  isFinal: false,
});

function portionOf(
  { owner, share, leftovers, priority }: Of<'bootyShared'>,
  { tile }: ExtractionProgress,
  view: RockwellView,
): OwnerPortion {
  const booty = share.map((count, resource) => count + (leftovers[resource] ?? 0));
  return {
    ...none(owner),
    power: tile === undefined ? 0 : powerOfOwnerOn(view, tile.space, owner),
    booty,
    priority,
  };
}

const struck = (shares: readonly OwnerPortion[], { seat, lost }: Of<'dangerStruck'>): OwnerPortion[] =>
  changed(shares, seat, (known) => ({ ...known, lost, isFinal: true }));

/** After insurance the shares are not told again: the booty is what was kept plus what was lost. */
const taken = (shares: readonly OwnerPortion[], { seat, cubes }: Of<'bootyTaken'>): OwnerPortion[] =>
  changed(shares, seat, (known) => ({
    ...known,
    booty: cubes.map((count, metal) => count + (known.lost[metal] ?? 0)),
    isFinal: true,
  }));

function changed(
  shares: readonly OwnerPortion[],
  seat: number,
  change: (known: OwnerPortion) => OwnerPortion,
): OwnerPortion[] {
  const known = shares.find(({ owner }) => owner === seat);
  return known === undefined
    ? [...shares, change(none(seat))]
    : shares.map((each) => (each === known ? change(each) : each));
}
