import type { GuideChapter } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { BLOCKING_TILES, countBits, EMPTY_SUPPLIES_TO_END, TILES_KEPT } from '../rules/index.ts';
import { hasRoundEnded, own } from './figures.ts';
import { BOARD, CLOSED_GAUGE, EMPTY_GAUGE, MONEY, OPPONENT, SUPPLY, WHOLE_TABLE } from './places.ts';

export const howItEndsChapter: GuideChapter<SiberiaView, SiberiaFact> = {
  id: 'howItEnds',
  minutes: 2,
  isUnscripted: true,
  steps: [
    {
      id: 'closedTerritories',
      point: CLOSED_GAUGE,
      rule: 'SB-10.1',
      until: 'next',
      figures: ({ view }) => ({ closed: countBits(view.closed), end: BLOCKING_TILES }),
    },
    {
      id: 'emptySupplies',
      point: EMPTY_GAUGE,
      also: [{ at: SUPPLY, tag: 'supplyFields' }],
      rule: 'SB-10.2',
      until: 'next',
      figures: () => ({ end: EMPTY_SUPPLIES_TO_END }),
    },
    {
      id: 'tilesKept',
      point: BOARD,
      rule: 'SB-8.2',
      until: 'next',
      figures: () => ({ limit: TILES_KEPT }),
    },
    { id: 'onYourOwn', clear: WHOLE_TABLE, rule: 'SB-3.1', until: ({ newFacts }) => hasRoundEnded(newFacts) },
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
