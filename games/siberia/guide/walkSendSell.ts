import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { cubesAt, hasRoundEnded, hasWorkerIn, isActing, own, prices, stepsLeft, TOKYO } from './figures.ts';
import {
  exchange,
  EXCHANGES,
  MAP,
  MONEY,
  OWN_FIGURES,
  OWN_WORKER,
  territory,
  WHOLE_TABLE,
} from './places.ts';

const turnEnded = { fact: 'turnEnded', seat: LEARNER } as const;
const executed = { fact: 'actionExecuted', seat: LEARNER } as const;

export const walkSendSellChapter: GuideChapter<SiberiaView, SiberiaFact> = {
  id: 'walkSendSell',
  minutes: 3,
  steps: [
    { id: 'itsResearch', point: territory('amur'), rule: 'SB-5.2', isScripted: true, until: 'next' },
    { id: 'runLogistics', rule: 'SB-5.6', suggest: ['execute logistics'], until: executed },
    {
      id: 'walk',
      when: ({ view }) => cubesAt(view, 'okhotsk') > 1,
      show: { from: OWN_WORKER, to: territory('okhotsk') },
      rule: 'SB-7.8',
      clear: [EXCHANGES],
      suggest: ['moveWorker vladivostok>okhotsk'],
      until: { fact: 'workerMoved', seat: LEARNER },
      figures: ({ view }) => ({ steps: stepsLeft(view) }),
    },
    {
      id: 'stay',
      point: ({ view }) => (hasWorkerIn(view, 'okhotsk') ? territory('okhotsk') : MAP),
      also: [{ at: exchange(TOKYO) }],
      clear: [EXCHANGES],
      rule: 'SB-7.7',
      suggest: ['forgo', 'endTurn'],
      until: turnEnded,
      bots: ['B execute manager', 'B placeJoker logistics', 'B endTurn'],
      figures: ({ view }) => ({ isThere: hasWorkerIn(view, 'okhotsk') ? 'yes' : 'no' }),
    },
    { id: 'runSales', rule: 'SB-7.12', suggest: ['execute salesman'], until: executed },
    {
      id: 'sendSalesman',
      explains: ['figures'],
      show: { from: `${OWN_FIGURES} b > :first-child`, to: exchange(TOKYO) },
      rule: 'SB-7.12',
      clear: [EXCHANGES],
      suggest: ['sendSalesman supply>exchange-1', 'endTurn'],
      until: turnEnded,
      bots: ['B execute investor', 'B invest logistics', 'B endTurn'],
      figures: ({ view }) => prices(view, 'gas'),
    },
    {
      id: 'runGas',
      rule: 'SB-7.21',
      clear: [territory('okhotsk')],
      suggest: ['execute gas'],
      until: executed,
    },
    {
      id: 'sellGas',
      rule: 'SB-7.22',
      clear: [EXCHANGES],
      suggest: ['sell exchange-1', 'endTurn'],
      until: turnEnded,
      bots: [
        'B execute logistics',
        'B moveWorker vladivostok>amur',
        'B moveWorker amur>aldan',
        'B forgo',
        'B endTurn',
      ],
      figures: ({ view }) => prices(view, 'gas'),
    },
    {
      id: 'finishRound',
      isOffScript: true,
      clear: WHOLE_TABLE,
      rule: 'SB-5.3',
      when: ({ view }) => isActing(view),
      until: ({ newFacts }) => hasRoundEnded(newFacts),
    },
    {
      id: 'passedForYou',
      explains: ['money'],
      point: MONEY,
      rule: 'SB-5.4',
      when: ({ view }) => own(view).money > 0,
      until: 'next',
      figures: ({ view }) => ({ money: own(view).money }),
    },
  ],
};
