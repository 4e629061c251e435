import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { DELIVERIES_PER_PILE, POWER_PRICES, STOCK_EXCHANGE as EXCHANGE_BOARD } from '../rules/index.ts';
import { company, hasActed, hasVpOn, isAskedFor, lastFact, namedCubes, own } from './figures.ts';
import {
  achievement,
  DELIVERIES,
  deliveryPile,
  PRESTIGE,
  PRICES,
  STOCK,
  STOCK_EXCHANGE,
  TRACKS,
  TRADE_FORM,
  WORKSHOP,
} from './places.ts';

const ANY_ACTION = ['deliver *', 'improve *', 'buildShaft *', 'moveShaft *'];
const TEN_SILVER = 2;
const THREE_CREWS = 3;
const TO_POWER_TWO = POWER_PRICES[2] ?? 0;

const isAtWork = ({ view }: { readonly view: RockwellView }): boolean => isAskedFor(view, 'workshop');
const stock = ({ view }: { readonly view: RockwellView }): Readonly<Record<string, number>> =>
  namedCubes(own(view).stock);

export const workshopChapter: GuideChapter<RockwellView, RockwellFact> = {
  id: 'workshop',
  minutes: 3,
  steps: [
    {
      id: 'watchTrading',
      point: STOCK_EXCHANGE,
      rule: 'RW-14.1',
      isScripted: true,
      until: 'next',
      bots: [
        'B trade sell-zinc-2',
        'C trade sell-copper-4',
        'B trade sell-copper-4',
        'C trade sell-zinc-5',
        'B renounce',
        'C trade buy-silver-8',
      ],
    },
    { id: 'boughtSilver', point: achievement(TEN_SILVER), rule: 'RW-17.1', isScripted: true, until: 'next' },
    { id: 'prices', explains: ['price', 'stockExchange'], point: PRICES, rule: 'RW-1.3', until: 'next' },
    {
      id: 'ownTrades',
      point: TRADE_FORM,
      clear: [STOCK],
      rule: 'RW-14.3',
      when: ({ view }) => isAskedFor(view, 'trading'),
      until: ({ view }) => !hasVpOn(view, EXCHANGE_BOARD),
    },
    {
      id: 'actions',
      explains: ['workshop'],
      point: WORKSHOP,
      rule: 'RW-15.1',
      when: isAtWork,
      until: 'next',
      figures: ({ view }) => ({ actions: company(view).actions }),
    },
    {
      id: 'deliver',
      explains: ['delivery', 'delivered'],
      point: DELIVERIES,
      clear: [STOCK],
      rule: 'RW-15.8',
      when: isAtWork,
      suggest: ['deliver assortment'],
      allow: ['deliver *'],
      options: [
        { ply: 'deliver assortment', say: 'twoOfEach' },
        { ply: 'deliver baseMetals', say: 'fourAndFour' },
        { ply: 'deliver zinc', say: 'fiveZinc' },
      ],
      until: hasActed,
      bots: ['B improve crew-2'],
    },
    {
      id: 'nextTile',
      point: ({ facts }) =>
        deliveryPile(Math.floor((lastFact(facts, 'delivered', LEARNER)?.tile ?? 0) / DELIVERIES_PER_PILE)),
      also: [{ at: PRESTIGE, tag: 'yourPrestige' }],
      rule: 'RW-2.9',
      when: ({ facts }) => lastFact(facts, 'delivered', LEARNER) !== undefined,
      until: 'next',
    },
    {
      id: 'deliverAgain',
      point: DELIVERIES,
      clear: [STOCK],
      rule: 'RW-15.8',
      when: isAtWork,
      suggest: ['deliver baseMetals'],
      allow: ANY_ACTION,
      until: hasActed,
      bots: ['B improve crew-3'],
      figures: stock,
    },
    {
      id: 'raiseCrew',
      rule: 'RW-15.2',
      when: isAtWork,
      suggest: ['improve crew-2'],
      allow: ANY_ACTION,
      until: hasActed,
      bots: ['B improve crew-1'],
      figures: ({ view }) => ({
        canPay: own(view).money >= TO_POWER_TWO ? 'yes' : 'no',
        price: TO_POWER_TWO,
      }),
    },
    { id: 'strongCrews', point: achievement(THREE_CREWS), rule: 'RW-17.1', isScripted: true, until: 'next' },
    { id: 'tracks', point: TRACKS, rule: 'RW-15.3', until: 'next' },
    {
      id: 'lastAction',
      point: DELIVERIES,
      clear: [STOCK],
      rule: 'RW-15.1',
      when: isAtWork,
      suggest: ['deliver copper'],
      allow: [...ANY_ACTION, 'renounce *'],
      until: ({ view }) => view.turn > 1,
      figures: stock,
    },
  ],
};
