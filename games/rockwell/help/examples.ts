/** Positions to try a rule in, from the first turn of the guided game. */
import type { RuleExample } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { RockwellFact, RockwellView } from '../rules/index.ts';

const DEAL = {
  rules: 2,
  seats: 3,
  options: {},
  key: '0c00000048544950214441450100000002000000030000000400000005000000',
} as const;

/** With one insurance tile, a hire slot and four actions in the workshop. */
const BEFORE_DRILLING = [
  'A bid money-500',
  'A sealBid',
  'B bid money-100',
  'B sealBid',
  'C sealBid',
  'A placeVp I-3',
  'B placeVp II-1',
  'C placeVp I-4',
  'A placeVp III-1',
  'B placeVp III-2',
  'C placeVp II-2',
  'A insure zinc-1',
  'A sealInsurance',
  'B sealInsurance',
  'C sealInsurance',
];
const FIRST_ROUND = ['A activate 1>A0', 'A hire 1', 'C activate 2>A3', 'C noAdvantage', 'B activate 2>A3'];
const OTHER_ROUNDS = [
  'A useInsurance 1',
  'A noAdvantage',
  'C activate 4>A6',
  'C hire 1',
  'B activate 3>A4',
  'A activate 3>A4',
  'A noAdvantage',
  'C activate 2>B2',
  'C noAdvantage',
  'B activate 3>A5',
  'A activate 3>A5',
  'A noAdvantage',
  'C activate 3>A5',
  'C noAdvantage',
  'B activate 2>B3',
];
const TRADES = [
  'B trade sell-zinc-2',
  'C trade sell-copper-4',
  'B trade sell-copper-4',
  'C trade sell-zinc-5',
  'B renounce',
  'C trade buy-silver-8',
];
const JOINING = 'activate 2>A3';

export const EXAMPLES: readonly RuleExample<RockwellView, RockwellFact>[] = [
  {
    id: 'shares',
    rule: 'RW-11.5',
    ...DEAL,
    plies: [...BEFORE_DRILLING, ...FIRST_ROUND],
    solution: [JOINING],
    goal: ({ newFacts }) =>
      newFacts.some((fact) => fact.type === 'tileRevealed') &&
      newFacts.some((fact) => fact.type === 'crewMoved' && fact.owner === LEARNER),
  },
  {
    id: 'danger',
    rule: 'RW-12.5',
    ...DEAL,
    plies: [...BEFORE_DRILLING, ...FIRST_ROUND, `A ${JOINING}`],
    solution: ['useInsurance 1'],
    goal: { fact: 'insuranceDecided', seat: LEARNER },
  },
  {
    id: 'workshop',
    rule: 'RW-15.2',
    ...DEAL,
    plies: [...BEFORE_DRILLING, ...FIRST_ROUND, `A ${JOINING}`, ...OTHER_ROUNDS, ...TRADES],
    solution: ['improve crew-2'],
    goal: { fact: 'powerImproved', seat: LEARNER },
  },
];
