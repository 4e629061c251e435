import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { sum } from '../rules/index.ts';
import { isAskedFor, own, placeIn } from './figures.ts';
import { BOARDS, CONTROL, CONTROL_CENTRE, EARTH, INSURANCE, WORKSHOP } from './places.ts';

const vpPlaced = { fact: 'vpPlaced', seat: LEARNER } as const;

export const vicePresidentsChapter: GuideChapter<RockwellView, RockwellFact> = {
  id: 'vicePresidents',
  minutes: 2,
  steps: [
    {
      id: 'controlCentre',
      explains: ['controlCentre', 'slot'],
      point: CONTROL_CENTRE,
      rule: 'RW-6.4',
      until: 'next',
    },
    {
      id: 'placeToHire',
      rule: 'RW-5.2',
      clear: [CONTROL_CENTRE],
      suggest: ['placeVp I-3'],
      until: vpPlaced,
      bots: ['B placeVp II-1', 'C placeVp I-4'],
    },
    {
      id: 'placeToDeliver',
      rule: 'RW-5.3',
      clear: [WORKSHOP],
      suggest: ['placeVp III-1'],
      until: vpPlaced,
      bots: ['B placeVp III-2', 'C placeVp II-2'],
    },
    {
      id: 'placeElsewhere',
      point: BOARDS,
      rule: 'RW-5.3',
      when: ({ view }) => isAskedFor(view, 'vicePresidents'),
      until: vpPlaced,
    },
    {
      id: 'insure',
      explains: ['insurance'],
      point: INSURANCE,
      rule: 'RW-6.2',
      suggest: ['insure zinc-1', 'sealInsurance'],
      allow: ['insure *'],
      options: [
        { ply: 'insure zinc-1', say: 'insureZinc', when: ({ view }) => sum(own(view).choice) === 0 },
        { ply: 'sealInsurance', say: 'insureNothing', when: ({ view }) => sum(own(view).choice) === 0 },
      ],
      until: { fact: 'insuranceSealed', seat: LEARNER },
      bots: ['B sealInsurance', 'C sealInsurance'],
    },
    {
      id: 'drillingOrder',
      explains: ['control'],
      point: CONTROL,
      also: [{ at: CONTROL_CENTRE, tag: 'slotOrder' }],
      rule: 'RW-6.4',
      until: 'next',
      figures: ({ view }) => ({ place: placeIn(view.control) }),
    },
    { id: 'fourCrews', explains: ['crew'], point: EARTH, rule: 'RW-7.1', until: 'next' },
  ],
};
