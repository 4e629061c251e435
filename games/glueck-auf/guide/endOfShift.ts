import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { bestScored, own, tiedElement } from './figures.ts';
import { CLOCK, OWN_ORDERS, PURSE } from './places.ts';

export const endOfShiftChapter: GuideChapter<GlueckAufView, GlueckAufFact> = {
  id: 'endOfShift',
  minutes: 4,
  isUnscripted: true,
  steps: [
    {
      id: 'onYourOwn',
      point: PURSE,
      rule: 'GA-3.2',
      until: { fact: 'shiftEnded' },
      figures: ({ view }) => ({ workers: own(view).workers }),
    },
    { id: 'shiftOver', point: CLOCK, rule: 'GA-3.4', until: 'next' },
    {
      id: 'bestColour',
      point: ({ facts }) => `[data-at="element-${bestScored(facts)?.element ?? 0}"]`,
      rule: 'GA-10.3',
      when: ({ facts }) => bestScored(facts) !== undefined,
      until: 'next',
      figures: ({ facts }) => ({
        coal: bestScored(facts)?.coal ?? '',
        points: bestScored(facts)?.points ?? 0,
      }),
    },
    {
      id: 'tie',
      point: ({ facts }) => `[data-at="element-${tiedElement(facts) ?? 0}"]`,
      rule: 'GA-10.6',
      when: ({ facts }) => tiedElement(facts) !== undefined,
      until: 'next',
    },
    {
      id: 'noColour',
      point: CLOCK,
      rule: 'GA-10.3',
      when: ({ facts }) => bestScored(facts) === undefined && tiedElement(facts) === undefined,
      until: 'next',
    },
    { id: 'laterShifts', point: CLOCK, rule: 'GA-10.2', until: 'next' },
    {
      id: 'workersReturn',
      point: PURSE,
      rule: 'GA-11.6',
      until: 'next',
      figures: ({ view }) => ({ workers: own(view).workers }),
    },
    {
      id: 'openOrders',
      point: OWN_ORDERS,
      rule: 'GA-12.3',
      until: 'next',
      figures: ({ view }) => ({ orders: view.players[LEARNER]?.orders.length ?? 0 }),
    },
  ],
};
