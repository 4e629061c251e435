/** Positions to try a rule in. All begin with the order draft of the guided game. */
import type { RuleExample } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { GlueckAufFact, GlueckAufView } from '../rules/index.ts';
import { SLOT_COAL } from '../rules/index.ts';

const DEAL = {
  rules: 2,
  seats: 2,
  options: {},
  key: 'c500000048544950214441450100000002000000030000000400000005000000',
} as const;

const DRAFT = [
  'B draftOrder handcart-one-of-each',
  'A draftOrder handcart-2-yellow',
  'B draftOrder handcart-3-brown',
  'A draftOrder handcart-1-brown',
  'B draftOrder railway-1-brown',
  'A draftOrder truck-2-grey',
];
/** Two yellow minecarts. */
const BUYING = ['A placeWorkers factory-3', 'A endTurn'];

export const EXAMPLES: readonly RuleExample<GlueckAufView, GlueckAufFact>[] = [
  {
    id: 'occupied',
    rule: 'GA-4.2',
    ...DEAL,
    plies: [...DRAFT, ...BUYING, 'B placeWorkers mining-6', 'B stopMining', 'B endTurn'],
    solution: ['placeWorkers mining-6'],
    goal: ({ newFacts }) =>
      newFacts.some((fact) => fact.type === 'workersPlaced' && fact.seat === LEARNER && fact.workers > 1),
  },
  {
    id: 'cageSteps',
    rule: 'GA-6.2',
    ...DEAL,
    plies: [...DRAFT, ...BUYING, 'B placeWorkers factory-7', 'B endTurn', 'A placeWorkers mining-6'],
    solution: [
      'cageDown 1',
      'cartToCage yellow',
      'cartToCage yellow',
      'cageUp 0',
      'cageToOrder yellow>handcart-2-yellow',
      'cageToOrder yellow>handcart-2-yellow',
    ],
    goal: { fact: 'cubeLaid', seat: LEARNER, count: 2 },
  },
  {
    id: 'twoForOne',
    rule: 'GA-6.8',
    ...DEAL,
    plies: [
      ...DRAFT,
      ...BUYING,
      'B placeWorkers factory-7',
      'B endTurn',
      'A placeWorkers mining-10',
      'A cageDown 1',
      'A cartToCage yellow',
      'A cartToCage yellow',
      'A cageUp 0',
    ],
    solution: ['cageToOrder yellow>handcart-1-brown', 'cageToOrder yellow+handcart-1-brown'],
    goal: ({ newFacts }) =>
      newFacts.some((fact) => fact.type === 'cubeLaid' && fact.filled && SLOT_COAL[fact.slot] !== fact.coal),
  },
];
