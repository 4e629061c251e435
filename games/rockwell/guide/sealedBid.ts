import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { sum } from '../rules/index.ts';
import { own, placeIn } from './figures.ts';
import { ACHIEVEMENTS, BID, BOARDS, DELIVERIES, EARTH, MANAGEMENT, PRESTIGE, STOCK } from './places.ts';

export const sealedBidChapter: GuideChapter<RockwellView, RockwellFact> = {
  id: 'sealedBid',
  minutes: 2,
  steps: [
    { id: 'realMatch', point: EARTH, rule: 'RW-19.4', until: 'next' },
    {
      id: 'whatScores',
      point: ACHIEVEMENTS,
      also: [
        { at: DELIVERIES, tag: 'deliveries' },
        { at: PRESTIGE, tag: 'yourPrestige' },
      ],
      rule: 'RW-19.4',
      until: 'next',
    },
    {
      id: 'stock',
      explains: ['stock', 'money'],
      point: STOCK,
      rule: 'RW-2.6',
      until: 'next',
      figures: ({ view }) => ({ cubes: sum(own(view).stock), money: own(view).money }),
    },
    { id: 'threeBoards', point: BOARDS, rule: 'RW-5.3', until: 'next' },
    {
      id: 'bid',
      explains: ['bid'],
      point: BID,
      clear: [STOCK],
      rule: 'RW-4.2',
      suggest: ['bid money-500', 'sealBid'],
      allow: ['bid *'],
      options: [
        { ply: 'bid money-500', say: 'bidSome', when: ({ view }) => sum(own(view).choice) === 0 },
        { ply: 'sealBid', say: 'bidNothing', when: ({ view }) => sum(own(view).choice) === 0 },
      ],
      until: { fact: 'bidSealed', seat: LEARNER },
      bots: ['B bid money-100', 'B sealBid', 'C sealBid'],
    },
    { id: 'allPaid', point: STOCK, rule: 'RW-4.5', until: 'next' },
    {
      id: 'choosingOrder',
      explains: ['management'],
      point: MANAGEMENT,
      rule: 'RW-4.4',
      until: 'next',
      figures: ({ view }) => ({ place: placeIn(view.management) }),
    },
  ],
};
