import type { GuideChapter } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { BLOCKING_TILES, countBits, EMPTY_SUPPLIES_TO_END } from '../rules/index.ts';
import { own } from './figures.ts';
import { CLOSED_GAUGE, EMPTY_GAUGE, MONEY, OPPONENT, SUPPLY } from './places.ts';

export const howItEndsChapter: GuideChapter<SiberiaView, SiberiaFact> = {
  id: 'howItEnds',
  minutes: 1,
  isUnscripted: true,
  steps: [
    {
      id: 'closedTerritories',
      explains: ['closedDial'],
      point: CLOSED_GAUGE,
      // On phones the dials have no words.
      also: [{ at: CLOSED_GAUGE, tag: 'closedDial' }],
      rule: 'SB-10.1',
      until: 'next',
      figures: ({ view }) => ({ closed: countBits(view.closed), end: BLOCKING_TILES }),
    },
    {
      id: 'emptySupplies',
      explains: ['supplyDial', 'supplyField'],
      point: EMPTY_GAUGE,
      also: [{ at: SUPPLY, tag: 'supplyFields' }],
      rule: 'SB-10.2',
      until: 'next',
      figures: () => ({ end: EMPTY_SUPPLIES_TO_END }),
    },
    {
      id: 'standing',
      point: MONEY,
      also: [{ at: OPPONENT, tag: 'itsMoney' }],
      rule: 'SB-10.4',
      until: 'next',
      figures: ({ view }) => ({
        money: own(view).money,
        others: view.players[1]?.money ?? 0,
        standing: Math.sign(own(view).money - (view.players[1]?.money ?? 0)),
      }),
    },
  ],
};
