import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { DRAFT_ROW, OWN_ORDERS } from './places.ts';

const drafted = { fact: 'orderDrafted', seat: LEARNER } as const;

export const threeOrdersChapter: GuideChapter<GlueckAufView, GlueckAufFact> = {
  id: 'threeOrders',
  minutes: 2,
  steps: [
    { id: 'realMatch', point: '.ga-common', rule: 'GA-3.1', until: 'next' },
    { id: 'contracts', explains: ['order', 'slot'], point: DRAFT_ROW, rule: 'GA-1.5', until: 'next' },
    {
      id: 'apprenticePicks',
      point: DRAFT_ROW,
      rule: 'GA-2.8',
      isScripted: true,
      until: 'next',
      bots: ['B draftOrder handcart-one-of-each'],
    },
    {
      id: 'twoYellow',
      rule: 'GA-2.8',
      clear: [DRAFT_ROW],
      suggest: ['draftOrder handcart-2-yellow'],
      until: drafted,
      bots: ['B draftOrder handcart-3-brown'],
    },
    {
      id: 'oneBrown',
      rule: 'GA-7.3',
      clear: [DRAFT_ROW],
      suggest: ['draftOrder handcart-1-brown'],
      until: drafted,
      bots: ['B draftOrder railway-1-brown'],
    },
    {
      id: 'yourChoice',
      point: DRAFT_ROW,
      rule: 'GA-1.5',
      suggest: ['draftOrder truck-2-grey'],
      allow: ['draftOrder handcart-3-grey'],
      options: [
        { ply: 'draftOrder truck-2-grey', say: 'twoGrey' },
        { ply: 'draftOrder handcart-3-grey', say: 'threeGrey' },
      ],
      until: drafted,
    },
    { id: 'yourOrders', point: OWN_ORDERS, rule: 'GA-9.4', until: 'next' },
  ],
};
