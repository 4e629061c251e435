import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView, TileKind } from '../rules/index.ts';
import { tileOf } from '../rules/index.ts';
import { FACTORY, levelSide, nextOnLightSide, order, PURSE, space } from './places.ts';
import { own } from './figures.ts';

const turnEnded = { fact: 'turnEnded', seat: LEARNER } as const;
const loaded = { fact: 'coalLoaded', seat: LEARNER } as const;
const laid = { fact: 'cubeLaid', seat: LEARNER } as const;

/** The tile that the learner bought in this turn. */
function boughtTile(facts: readonly GlueckAufFact[]): TileKind | undefined {
  const start = facts.findLastIndex(({ type }) => type === 'turnEnded');
  const bought = facts.slice(start + 1).find((fact) => fact.type === 'tileBought' && fact.seat === LEARNER);
  return bought?.type === 'tileBought' ? tileOf(bought.tile) : undefined;
}

const boughtSide = (facts: readonly GlueckAufFact[]): string => {
  const { coal = 0, side = 'light' } = boughtTile(facts) ?? {};
  return levelSide(coal + 1, side);
};

const TWO_YELLOW = order(1);
const BROWN_CARTS = space(6);

export const buyAndDigChapter: GuideChapter<GlueckAufView, GlueckAufFact> = {
  id: 'buyAndDig',
  minutes: 3,
  steps: [
    {
      id: 'workers',
      explains: ['purse'],
      point: PURSE,
      rule: 'GA-3.1',
      until: 'next',
      figures: ({ view }) => ({ workers: own(view).workers, marks: own(view).marks }),
    },
    {
      id: 'buyTile',
      explains: ['tunnelTile', 'emptySpace'],
      rule: 'GA-5.1',
      also: [
        { at: nextOnLightSide(1), tag: 'goesHere', ghost: `${space(2)} .ga-tile` },
        { at: TWO_YELLOW, tag: 'wantsYellow' },
      ],
      suggest: ['placeWorkers factory-3'],
      until: { fact: 'tileBought', seat: LEARNER },
    },
    {
      id: 'byItself',
      explains: ['level', 'cart', 'cube'],
      point: ({ facts }) => boughtSide(facts),
      rule: 'GA-5.3',
      when: ({ facts }) => boughtTile(facts) !== undefined,
      figures: ({ facts }) => ({ level: (boughtTile(facts)?.coal ?? 0) + 1 }),
      suggest: ['endTurn'],
      until: turnEnded,
      bots: ['B placeWorkers factory-7', 'B endTurn'],
    },
    {
      id: 'gapFilled',
      point: BROWN_CARTS,
      clear: [FACTORY],
      rule: 'GA-5.7',
      isScripted: true,
      until: 'next',
    },
    {
      id: 'fetchCoal',
      explains: ['miningSpace'],
      rule: 'GA-6.1',
      suggest: ['placeWorkers mining-6'],
      allow: ['placeWorkers mining-10'],
      until: { fact: 'miningBegun', seat: LEARNER },
      figures: () => ({ steps: 6 }),
    },
    {
      id: 'cageDown',
      explains: ['cage'],
      rule: 'GA-6.2',
      suggest: ['cageDown 1'],
      until: { fact: 'cageMoved', seat: LEARNER },
    },
    { id: 'loadOne', rule: 'GA-6.4', suggest: ['cartToCage yellow'], until: loaded },
    { id: 'loadAnother', rule: 'GA-6.4', suggest: ['cartToCage yellow'], until: loaded },
    {
      id: 'cageUp',
      rule: 'GA-6.3',
      suggest: ['cageUp 0'],
      until: { fact: 'cageMoved', seat: LEARNER },
    },
    {
      id: 'layOne',
      rule: 'GA-6.5',
      clear: [TWO_YELLOW],
      suggest: ['cageToOrder yellow>handcart-2-yellow'],
      until: laid,
    },
    {
      id: 'layAnother',
      rule: 'GA-6.13',
      clear: [TWO_YELLOW],
      suggest: ['cageToOrder yellow>handcart-2-yellow', 'endTurn'],
      until: turnEnded,
      bots: [
        'B placeWorkers mining-6',
        'B cageDown 2',
        'B cartToCage brown',
        'B cartToCage brown',
        'B cageUp 0',
        'B cageToOrder brown>handcart-3-brown',
        'B cageToOrder brown>handcart-3-brown',
        'B endTurn',
      ],
    },
  ],
};
