import type { GuideChapter } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';
import { isRevealed, placeOf, presentPower, requiredPower, ROUNDS, sum } from '../rules/index.ts';
import {
  company,
  crewWithDie,
  hasActivatedIn,
  hasMoved,
  isAskedFor,
  lastFact,
  namedCubes,
  own,
  sharedExtraction,
} from './figures.ts';
import { achievement, ACHIEVEMENTS, crew, DANGER_CARD, EARTH, SHARES, space, STOCK } from './places.ts';

const [A0, A3, A4, A5] = [0, 3, 4, 5] as const;
const ZINC_AND_COPPER = 0;
/** Two of the learner's crews can reach A4; this one is still at its entrance. */
const THIRD_CREW = 2;
const ANY_ACTIVATION = [
  'activate *',
  'hire *',
  'noAdvantage *',
  'takeAlong *',
  'leaveBehind *',
  'useInsurance *',
];

const powerOn = ({ spaces }: RockwellView, at: number): { present: number; required: number } => ({
  present: presentPower(spaces[at] ?? 0),
  required: requiredPower(spaces[at] ?? 0),
});

const lacksOne = (view: RockwellView, at: number): boolean => {
  const { present, required } = powerOn(view, at);
  return !isRevealed(view, at) && required - present === 1;
};

export const fourRoundsChapter: GuideChapter<RockwellView, RockwellFact> = {
  id: 'fourRounds',
  minutes: 4,
  steps: [
    {
      id: 'moveIn',
      point: space(A0),
      rule: 'RW-7.4',
      when: ({ view }) => !isRevealed(view, A0),
      suggest: ['activate 1>A0'],
      until: hasMoved,
      figures: ({ view }) => powerOn(view, A0),
    },
    {
      id: 'hireDie',
      rule: 'RW-10.1',
      clear: [space(A0)],
      when: ({ view }) => isAskedFor(view, 'advantage'),
      suggest: ['hire 1'],
      until: ({ view }) => !isAskedFor(view, 'advantage'),
    },
    {
      id: 'aloneThere',
      point: STOCK,
      also: [{ at: space(A0), tag: 'drilled' }],
      rule: 'RW-11.5',
      isScripted: true,
      when: ({ facts }) => lastFact(facts, 'bootyTaken', LEARNER) !== undefined,
      until: 'next',
      figures: ({ facts }) => namedCubes(lastFact(facts, 'bootyTaken', LEARNER)?.cubes ?? []),
    },
    {
      id: 'forGood',
      point: space(A0),
      rule: 'RW-11.10',
      isScripted: true,
      until: 'next',
      bots: ['C activate 2>A3', 'C noAdvantage', 'B activate 2>A3'],
    },
    {
      id: 'rivals',
      point: space(A3),
      rule: 'RW-11.1',
      isScripted: true,
      until: 'next',
      figures: ({ view }) => powerOn(view, A3),
    },
    {
      id: 'joinThem',
      point: space(A3),
      rule: 'RW-11.9',
      when: ({ view }) => lacksOne(view, A3),
      suggest: ['activate 2>A3'],
      until: hasMoved,
    },
    {
      id: 'shares',
      point: ({ view }) => (isAskedFor(view, 'danger') ? SHARES : STOCK),
      rule: 'RW-11.6',
      isScripted: true,
      until: 'next',
    },
    {
      id: 'danger',
      also: [{ at: DANGER_CARD, tag: 'dangerSign' }],
      clear: [SHARES],
      rule: 'RW-12.5',
      when: ({ view }) => isAskedFor(view, 'danger'),
      suggest: ['useInsurance 1'],
      allow: ['useInsurance *'],
      until: { fact: 'insuranceDecided', seat: LEARNER },
    },
    {
      id: 'dangerTook',
      point: STOCK,
      rule: 'RW-12.6',
      when: ({ facts }) => sum(lastFact(facts, 'dangerStruck', LEARNER)?.lost ?? []) > 0,
      until: 'next',
    },
    {
      id: 'noNeedToHire',
      rule: 'RW-10.1',
      when: ({ view }) =>
        isAskedFor(view, 'advantage') && isRevealed(view, placeOf(view.crews[view.active] ?? 0)),
      suggest: ['noAdvantage'],
      allow: ['hire *'],
      until: ({ view }) => !isAskedFor(view, 'advantage'),
    },
    {
      id: 'achievement',
      point: achievement(ZINC_AND_COPPER),
      rule: 'RW-17.1',
      when: ({ facts }) => lastFact(facts, 'achievementReached', LEARNER)?.achievement === ZINC_AND_COPPER,
      until: 'next',
      figures: ({ facts }) => ({ prestige: lastFact(facts, 'achievementReached', LEARNER)?.prestige ?? 0 }),
    },
    {
      id: 'cards',
      point: ACHIEVEMENTS,
      rule: 'RW-11.8',
      isScripted: true,
      until: 'next',
      bots: ['C activate 4>A6', 'C hire 1', 'B activate 3>A4'],
      figures: ({ view }) => ({ cards: company(view).cards }),
    },
    {
      id: 'thirdRound',
      point: space(A4),
      also: [{ at: crew(THIRD_CREW), tag: 'thisCrew' }],
      rule: 'RW-7.1',
      when: ({ view }) => lacksOne(view, A4),
      suggest: ['activate 3>A4', 'noAdvantage'],
      allow: ANY_ACTIVATION,
      until: hasActivatedIn(3),
      bots: ['C activate 2>B2', 'C noAdvantage', 'B activate 3>A5'],
    },
    {
      id: 'lastRound',
      point: EARTH,
      rule: 'RW-7.2',
      suggest: ['activate 3>A5', 'noAdvantage'],
      allow: ANY_ACTIVATION,
      options: [
        { ply: 'activate 3>A5', say: 'joinBen' },
        { ply: 'activate 2>B3', say: 'goDeeper' },
        { ply: 'activate 4>stay', say: 'stay' },
      ],
      until: hasActivatedIn(ROUNDS),
      bots: ['C activate 3>A5', 'C noAdvantage', 'B activate 2>B3'],
      figures: ({ view }) => ({ round: view.round, rounds: ROUNDS }),
    },
    {
      id: 'sharedAgain',
      point: space(A5),
      rule: 'RW-11.4',
      isScripted: true,
      when: ({ facts }) => sharedExtraction(facts) !== undefined,
      until: 'next',
      figures: ({ facts }) => ({ cubes: sum(sharedExtraction(facts)?.cubes ?? []) }),
    },
    {
      id: 'dieStays',
      point: ({ view }) => crew(crewWithDie(view) ?? 0),
      rule: 'RW-10.7',
      when: ({ view }) => crewWithDie(view) !== undefined,
      until: 'next',
      figures: ({ view }) => ({ money: own(view).money }),
    },
  ],
};
