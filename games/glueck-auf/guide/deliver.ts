import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { pointsDelivered } from './figures.ts';
import { CANTEEN, CLOCK, DELIVERY, FACTORY, MINING, MONEY, OWN_ORDERS, space } from './places.ts';

export const deliverChapter: GuideChapter<GlueckAufView, GlueckAufFact> = {
  id: 'deliver',
  minutes: 2,
  steps: [
    {
      id: 'displaced',
      point: CANTEEN,
      also: [{ at: space(10), tag: 'twoWorkers' }],
      rule: 'GA-4.2',
      isScripted: true,
      until: 'next',
    },
    {
      id: 'sendOrder',
      rule: 'GA-7.1',
      suggest: ['placeWorkers delivery-handcart'],
      until: { fact: 'orderDelivered', seat: LEARNER },
    },
    {
      id: 'pointsAtOnce',
      point: OWN_ORDERS,
      rule: 'GA-7.4',
      suggest: ['endTurn'],
      until: { fact: 'turnEnded', seat: LEARNER },
      bots: ['B placeWorkers money-6', 'B endTurn'],
      figures: ({ facts }) => ({ points: pointsDelivered(facts) }),
    },
    { id: 'money', point: MONEY, rule: 'GA-8.1', isScripted: true, until: 'next' },
    { id: 'clock', point: CLOCK, rule: 'GA-10.2', until: 'next' },
    {
      id: 'wholeTrade',
      point: FACTORY,
      also: [
        { at: MINING, tag: 'dig' },
        { at: DELIVERY, tag: 'deliver' },
      ],
      rule: 'GA-3.1',
      until: 'next',
    },
  ],
};
