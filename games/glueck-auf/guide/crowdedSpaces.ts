import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { cubesOnLevel, SPACES, TILES, workersNeeded } from '../rules/index.ts';
import { cubesInCage, greyOrder, own, pointsDelivered, stepsLeft, TRUCK_TWO_GREY } from './figures.ts';
import { BANK, MINE, ORDER_SPACES, order, PROMPT, space } from './places.ts';
import { wanted } from './usefulPlies.ts';

const turnEnded = { fact: 'turnEnded', seat: LEARNER } as const;
const spaceNamed = (id: string): number => SPACES.findIndex((each) => each.id === id);
const MINING_TEN_SPACE = spaceNamed('mining-10');
const HANDCART = spaceNamed('delivery-handcart');
const MINING_TEN = space(MINING_TEN_SPACE);
const [BROWN, GREY] = [1, 2] as const;
/** What the sixth place of the factory holds in the script. */
const GREY_TILE = 5;
const ONE_GREY_DARK = TILES.findIndex(({ id }) => id === 'grey-1-dark');
const ANYTHING_IN_THE_MINE = ['cageDown *', 'cageUp *', 'cartToCage *', 'cageToOrder *', 'cageToStorage *'];

const hasEndedMining = (facts: readonly GlueckAufFact[]): boolean =>
  facts.some((fact) => fact.type === 'miningEnded' && fact.seat === LEARNER);

export const crowdedSpacesChapter: GuideChapter<GlueckAufView, GlueckAufFact> = {
  id: 'crowdedSpaces',
  minutes: 4,
  steps: [
    {
      id: 'wantsGrey',
      point: ({ view }) => order(greyOrder(view)?.id ?? 0),
      rule: 'GA-2.4',
      when: ({ view }) => greyOrder(view) !== undefined && cubesOnLevel(own(view), GREY + 1, GREY) > 0,
      until: 'next',
      figures: ({ view }) => ({ cubes: greyOrder(view)?.cubes ?? 0 }),
    },
    {
      id: 'greyCart',
      rule: 'GA-5.2',
      when: ({ view }) => view.factory[GREY_TILE] === ONE_GREY_DARK,
      suggest: ['placeWorkers factory-6', 'endTurn'],
      until: turnEnded,
      bots: [
        'B placeWorkers mining-10',
        'B cageDown 2',
        'B cartToCage brown',
        'B cageUp 0',
        'B cageToOrder brown>railway-1-brown',
        'B stopMining',
        'B endTurn',
      ],
    },
    { id: 'occupied', point: MINING_TEN, rule: 'GA-4.2', isScripted: true, until: 'next' },
    {
      id: 'goInWithTwo',
      rule: 'GA-4.2',
      when: ({ view }) => workersNeeded(view, MINING_TEN_SPACE) === 2,
      suggest: ['placeWorkers mining-10'],
      allow: ['placeWorkers mining-6'],
      until: { fact: 'miningBegun', seat: LEARNER },
    },
    {
      id: 'tenSteps',
      point: MINE,
      rule: 'GA-6.1',
      when: ({ view }) => stepsLeft(view) > 0 && wanted(view, GREY) > 1 && wanted(view, BROWN) > 0,
      suggest: ['cageDown 3', 'cartToCage grey', 'cartToCage grey', 'cageUp 2', 'cartToCage brown'],
      allow: ANYTHING_IN_THE_MINE,
      until: ({ view, newFacts }) =>
        hasEndedMining(newFacts) || (cubesInCage(view) > 0 && stepsLeft(view) <= 2 * cubesInCage(view)),
      figures: ({ view }) => ({ steps: stepsLeft(view) }),
    },
    {
      id: 'wayUp',
      point: MINE,
      rule: 'GA-6.3',
      when: ({ view }) => stepsLeft(view) > 0,
      suggest: [
        'cageUp 0',
        'cageToOrder grey>truck-2-grey',
        'cageToOrder grey>truck-2-grey',
        'cageToOrder brown>handcart-1-brown',
        'stopMining',
      ],
      allow: ANYTHING_IN_THE_MINE,
      until: { fact: 'miningEnded', seat: LEARNER },
    },
    {
      id: 'unused',
      point: PROMPT,
      rule: 'GA-6.1',
      when: ({ facts }) =>
        hasEndedMining(facts.slice(facts.findLastIndex(({ type }) => type === 'turnEnded') + 1)),
      suggest: ['endTurn'],
      until: turnEnded,
      bots: ['B placeWorkers delivery-railway', 'B endTurn'],
      figures: ({ facts }) => {
        const ended = facts.findLast((fact) => fact.type === 'miningEnded' && fact.seat === LEARNER);
        return { unused: ended?.type === 'miningEnded' ? ended.unused : 0 };
      },
    },
    {
      id: 'byTruck',
      rule: 'GA-7.3',
      when: ({ view }) => own(view).orders.includes(TRUCK_TWO_GREY),
      suggest: ['placeWorkers delivery-truck', 'endTurn'],
      until: turnEnded,
      bots: ['B placeWorkers factory-1', 'B endTurn'],
    },
    {
      id: 'ownWorker',
      rule: 'GA-4.2',
      when: ({ view }) => view.ownerOn[HANDCART] === LEARNER && workersNeeded(view, HANDCART) === 2,
      suggest: ['placeWorkers delivery-handcart', 'endTurn'],
      until: turnEnded,
      bots: ['B placeWorkers order-3', 'B endTurn'],
      figures: ({ facts }) => ({ points: pointsDelivered(facts) }),
    },
    {
      id: 'newOrder',
      point: ORDER_SPACES,
      rule: 'GA-9.1',
      suggest: ['placeWorkers order-2', 'endTurn'],
      allow: ['placeWorkers order-3', 'placeWorkers order-4'],
      until: turnEnded,
      endsScript: true,
      figures: ({ view }) => ({ workers: own(view).workers }),
    },
    { id: 'bank', explains: ['bank'], point: BANK, rule: 'GA-4.5', until: 'next' },
  ],
};
