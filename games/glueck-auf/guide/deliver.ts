import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { pointsDelivered } from './figures.ts';
import { CANTEEN, CLOCK, DELIVERY, FACTORY, MINING, MONEY, OWN_ORDERS, space } from './places.ts';

export const deliverChapter: GuideChapter<GlueckAufView, GlueckAufFact> = {
  id: 'deliver',
  minutes: 1,
  steps: [
    {
      id: 'displaced',
      explains: ['canteen'],
      point: CANTEEN,
      also: [{ at: space(10), tag: 'twoWorkers' }],
      rule: 'GA-4.2',
      isScripted: true,
      until: 'next',
    },
    {
      id: 'sendOrder',
      explains: ['deliverySpace'],
      rule: 'GA-7.1',
      suggest: ['placeWorkers delivery-handcart'],
      until: { fact: 'orderDelivered', seat: LEARNER },
    },
    {
      id: 'pointsAtOnce',
      explains: ['delivered'],
      point: OWN_ORDERS,
      rule: 'GA-7.4',
      suggest: ['endTurn'],
      until: { fact: 'turnEnded', seat: LEARNER },
      bots: ['B placeWorkers money-6', 'B endTurn'],
      figures: ({ facts }) => ({ points: pointsDelivered(facts) }),
    },
    { id: 'money', explains: ['moneySpace'], point: MONEY, rule: 'GA-8.1', isScripted: true, until: 'next' },
    { id: 'clock', explains: ['clock', 'element'], point: CLOCK, rule: 'GA-10.2', until: 'next' },
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
