/** Three tiny games for the bots' tests, small enough to be solved by hand. */
import type { Evaluator, BotKit } from '../index.ts';
import type { Fact, Game, Move, State } from '@pithead/kernel';
import {
  bit,
  chanceFrom,
  copyChance,
  copySteps,
  markDecided,
  defineGame,
  allSeats,
  popStep,
  pushStep,
  rankSeats,
  refusal,
  replaceStep,
} from '@pithead/kernel';

export interface Pebbles extends State {
  heap: number;
  taken: number[];
  coins: number[];
}

const take: Move<Pebbles, Fact> = {
  verb: 'take',
  rule: 'X-1',
  nouns: ['0', '1', '2', '3'],
  refuse: (state, _, noun) => (noun === 0 || noun > state.heap ? refusal('badNumber', 'X-1') : undefined),
  play(state, seat, noun) {
    state.heap -= noun;
    if (state.heap === 0) state.taken[seat] = 1;
    if (state.heap === 0) popStep(state);
    else replaceStep(state, 'taking', bit(1 - seat), 0);
  },
};

const show: Move<Pebbles, Fact> = {
  verb: 'show',
  rule: 'X-2',
  nouns: ['heads', 'tails'],
  secret: true,
  refuse: () => undefined,
  play(state, seat, noun) {
    state.coins[seat] = noun;
    markDecided(state, seat);
  },
};

const put: Move<Pebbles, Fact> = {
  verb: 'put',
  rule: 'X-3',
  nouns: ['left', 'right'],
  refuse: () => undefined,
  play(state, _, noun) {
    const isFirst = state.coins[0] === -1;
    state.coins[isFirst ? 0 : 1] = noun;
    if (!isFirst) popStep(state);
  },
};

const base = (id: string, first: string): Game<Pebbles> =>
  defineGame<Pebbles, Fact, unknown>({
    id,
    version: 1,
    minSeats: 2,
    maxSeats: 2,
    options: { heap: { rule: 'X-0', values: [21, 1, 2, 3, 4, 5, 6, 7, 8, 9] } },
    phases: {
      taking: { rule: 'X-1', moves: [take], next: popStep },
      putting: { rule: 'X-3', moves: [put], next: popStep },
      showing: {
        rule: 'X-2',
        moves: [show],
        next(state) {
          state.taken[state.coins[0] === state.coins[1] ? 0 : 1] = 1;
          popStep(state);
        },
      },
    },
    setup(seats, options, key) {
      const state: Pebbles = {
        seats,
        steps: [],
        chance: chanceFrom(key),
        seals: 0,
        heap: options['heap'] as number,
        taken: [0, 0],
        coins: [-1, -1],
      };
      pushStep(state, first, first === 'showing' ? allSeats(2) : bit(0), 0);
      return state;
    },
    copy: (state) => ({
      ...state,
      steps: copySteps(state.steps),
      chance: copyChance(state.chance),
      taken: [...state.taken],
      coins: [...state.coins],
    }),
    view: (state, viewer) => ({
      heap: state.heap,
      coins: state.coins.map((coin, seat) => (seat === viewer ? coin : -1)),
    }),
    seen: (fact) => fact,
    redeal(state, viewer) {
      state.coins = state.coins.map((coin, seat) =>
        seat === viewer || coin < 0 ? coin : state.chance.drawn % 2,
      );
    },
    audit: () => [],
    outcome: (state) =>
      rankSeats(state.taken.map((won) => ({ total: won, sources: { won }, tieBreaks: [] }))),
    maxPlies: () => 30,
  });

/** The player who takes the last pebble wins: leave a multiple of four. */
export const pebbles = base('pebbles', 'taking');

/** Both show a coin at once; the first seat wins on equal ones, so nobody can do better than half. */
export const coins = base('coins', 'showing');

/** One seat puts two coins one after the other: a decision of two plies. */
export const pairs = base('pairs', 'putting');

export const zeroEvaluator: Evaluator<Pebbles> = {
  sources: ['won'],
  pointsPerUnit: 1,
  evaluate(state, seat, parts) {
    const value = state.taken[seat] as number;
    if (parts !== undefined) parts[0] = value;
    return value;
  },
  leadScale: () => 1,
};

export const pebblesKit: BotKit<Pebbles> = {
  createEvaluator: () => zeroEvaluator,
  champions: [{ name: 'tuned', date: '2026-11-16', found: 'by thought', weights: {} }],
  levels: {
    apprentice: { noise: 1 },
    hewer: { noise: 0 },
    foreman: { iterations: 20 },
    director: { iterations: 400 },
  },
};
