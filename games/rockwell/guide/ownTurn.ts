import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { CORE, CORE_TO_END, ROUNDS, STOCK_EXCHANGE as EXCHANGE_BOARD, VPS } from '../rules/index.ts';
import { hasTraded, hasVpOn, own } from './figures.ts';
import { BID, BOARDS, EARTH, SHAFT_TRACK, space, STOCK, STOCK_EXCHANGE, TRADE_FORM } from './places.ts';

export const ownTurnChapter: GuideChapter<RockwellView, RockwellFact> = {
  id: 'ownTurn',
  minutes: 3,
  isUnscripted: true,
  steps: [
    {
      id: 'newBid',
      point: BID,
      clear: [STOCK],
      rule: 'RW-4.3',
      until: { fact: 'bidSealed', seat: LEARNER },
    },
    {
      id: 'tryExchange',
      point: STOCK_EXCHANGE,
      clear: [BOARDS],
      rule: 'RW-14.2',
      until: ({ newFacts }) =>
        newFacts.filter(
          (fact) => (fact.type === 'vpPlaced' || fact.type === 'vpStayedHome') && fact.seat === LEARNER,
        ).length >= VPS,
      figures: ({ view }) => ({ money: own(view).money }),
    },
    {
      id: 'ownRounds',
      point: EARTH,
      rule: 'RW-7.1',
      until: ({ view, newFacts }) =>
        view.round === 0 && newFacts.some((fact) => fact.type === 'roundBegun' && fact.round === ROUNDS),
    },
    {
      id: 'trade',
      point: TRADE_FORM,
      clear: [STOCK],
      rule: 'RW-14.4',
      when: ({ view }) => hasVpOn(view, EXCHANGE_BOARD),
      until: hasTraded,
    },
    {
      id: 'mineshaft',
      explains: ['mineshaft', 'shafts'],
      point: SHAFT_TRACK,
      rule: 'RW-13.1',
      until: 'next',
    },
    {
      id: 'core',
      explains: ['core'],
      point: space(CORE),
      rule: 'RW-20.4',
      until: 'next',
      figures: ({ view }) => ({
        needed: CORE_TO_END[view.seats] ?? 0,
        prestige: view.achievementTops.at(-1) ?? 0,
      }),
    },
    { id: 'bonus', point: STOCK, rule: 'RW-20.5', until: 'next' },
  ],
};
