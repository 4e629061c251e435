import type { Evaluator } from '@pithead/bots';
import type { Fact, Move, State } from '@pithead/kernel';
import {
  advanceToDecision,
  bit,
  chanceFrom,
  copyChance,
  copySteps,
  defineGame,
  firstPending,
  keyFromSeed,
  popStep,
  pushStep,
  rankSeats,
} from '@pithead/kernel';
import { expect, test } from 'vitest';
import { Lookahead } from './lookahead.ts';

interface Waiting extends State {
  turns: number;
}

const wait: Move<Waiting, Fact> = {
  verb: 'wait',
  rule: 'X-1',
  nouns: ['0'],
  endsTurn: true,
  refuse: () => undefined,
  play(state, seat) {
    popStep(state);
    state.turns++;
    if (state.turns < 40) pushStep(state, 'waiting', bit((seat + 1) % state.seats), 0);
  },
};

/** Seats wait in turn, and nobody ever gets ahead. */
const waiting = defineGame<Waiting, Fact, unknown>({
  id: 'waiting',
  version: 1,
  minSeats: 2,
  maxSeats: 4,
  options: {},
  phases: { waiting: { rule: 'X-1', moves: [wait], next: popStep } },
  setup(seats, _, key) {
    const state: Waiting = { seats, steps: [], chance: chanceFrom(key), seals: 0, turns: 0 };
    pushStep(state, 'waiting', bit(0), 0);
    return state;
  },
  copy: (state) => ({ ...state, steps: copySteps(state.steps), chance: copyChance(state.chance) }),
  view: ({ turns }) => ({ turns }),
  seen: (fact) => fact,
  redeal: () => undefined,
  audit: () => [],
  outcome: ({ seats }) =>
    rankSeats(Array.from({ length: seats }, () => ({ total: 0, sources: {}, tieBreaks: [] }))),
  maxPlies: () => 40,
});

/** Overrates the seat whose turn it is. */
const evaluator: Evaluator<Waiting> = {
  sources: ['turn'],
  pointsPerUnit: 1,
  evaluate: (state, seat) => Number(firstPending(state) === seat),
  leadScale: () => 1,
};

test.each([2, 3, 4])('with %i seats the value of a position does not depend on whose turn it is', (seats) => {
  const lookahead = new Lookahead(waiting, evaluator);
  for (let turns = 0; turns < 2 * seats; turns++) {
    const state = waiting.setup(seats, {}, keyFromSeed(1), undefined);
    advanceToDecision(waiting, state, undefined);
    for (let turn = 0; turn < turns; turn++) lookahead.play(state, turn % seats, ['wait', 0]);
    for (const chance of lookahead.valueAhead(state, 2).chances) expect(chance).toBeCloseTo(1 / seats, 12);
  }
});
