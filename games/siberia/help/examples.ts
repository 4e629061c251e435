/** Positions to try a rule in, from the first two rounds of the guided game. */
import type { RuleExample } from '@pithead/guide';
import { LEARNER } from '@pithead/guide';
import type { SiberiaFact, SiberiaView } from '../rules/index.ts';
import { ACTIONS, FIELDS_PER_ACTION, placeOfEntry } from '../rules/index.ts';

const DEAL = {
  rules: 1,
  seats: 2,
  options: { exchangeSides: 'drawn' },
  key: '8a9a000048544950214441450100000002000000030000000400000005000000',
} as const;

const PAIRS = [
  'placeTile logistics-coal>logistics',
  'placeTile logistics-oil>logistics',
  'placeTile salesman-coal>salesman',
  'placeTile salesman-oil>salesman',
  'placeTile investor-gas>gas',
  'placeTile investor-gas>gas',
];
const own = (plies: readonly string[]): string[] => plies.map((ply) => `A ${ply}`);

const FIRST_PLACEMENT = [
  ...own(PAIRS),
  'A confirmPlacement',
  'B placeTile manager>manager',
  'B placeTile manager>manager',
  'B placeTile manager>research',
  'B placeTile salesman-gas>salesman',
  'B placeTile investor-gas>investor',
  'B placeTile investor-oil>investor',
  'B confirmPlacement',
];
const WALK_AND_SEND = [
  'B execute research',
  'B nameResource gas',
  'B placeCube amur',
  'B endTurn',
  'A execute logistics',
  'A moveWorker vladivostok>okhotsk',
  'A forgo',
  'A endTurn',
  'B execute manager',
  'B placeJoker logistics',
  'B endTurn',
  'A execute salesman',
  'A sendSalesman supply>exchange-1',
  'A endTurn',
  'B execute investor',
  'B invest logistics',
  'B endTurn',
];
const SECOND_PLACEMENT = [
  'A execute gas',
  'A sell exchange-1',
  'A endTurn',
  'B execute logistics',
  'B moveWorker vladivostok>amur',
  'B moveWorker amur>aldan',
  'B forgo',
  'B endTurn',
  'A placeTile logistics-diamond>diamond',
  'A placeTile worker-diamond>diamond',
  'A placeTile worker-gas>worker',
  'A placeTile worker-oil>worker',
  'A placeTile logistics-gas>research',
  'A placeTile investor-coal>investor',
  'A confirmPlacement',
  'B placeTile salesman-coal>salesman',
  'B placeTile logistics-coal>coal',
  'B placeTile manager>manager',
  'B placeTile manager>research',
  'B placeTile manager>research',
  'B placeTile manager>research',
  'B confirmPlacement',
];

/** Tiles on an action, whether revealed or not. */
const tilesAt = ({ players }: SiberiaView, action: number): number =>
  players[LEARNER]?.tiles.filter((entry) => placeOfEntry(entry) === action).length ?? 0;

export const EXAMPLES: readonly RuleExample<SiberiaView, SiberiaFact>[] = [
  {
    id: 'pair',
    rule: 'SB-5.5',
    ...DEAL,
    plies: [],
    solution: PAIRS.slice(0, 2),
    goal: ({ view }) => ACTIONS.some((_, action) => tilesAt(view, action) === FIELDS_PER_ACTION),
  },
  {
    id: 'research',
    rule: 'SB-6.2',
    ...DEAL,
    plies: [...FIRST_PLACEMENT, ...WALK_AND_SEND, ...SECOND_PLACEMENT],
    solution: ['execute research', 'placeCube okhotsk'],
    goal: { fact: 'cubePlaced', seat: LEARNER },
  },
  {
    id: 'sell',
    rule: 'SB-7.22',
    ...DEAL,
    plies: [...FIRST_PLACEMENT, ...WALK_AND_SEND],
    solution: ['execute gas', 'sell exchange-1'],
    goal: { fact: 'sold', seat: LEARNER },
  },
];
