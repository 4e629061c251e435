/**
 * A game of one decision whose errors and luck are known exactly. Seat 1 holds a hidden card. Seat 0 takes a ticket;
 * then a draw decides. Ticket 0 always loses, the ticket with the number of the hidden card always wins, and any other
 * wins one game in two.
 */
import type { BotKit, Evaluator } from '@pithead/bots';
import type { Fact, Game, Move, State } from '@pithead/kernel';
import {
  bit,
  chanceFrom,
  copyChance,
  copySteps,
  defineGame,
  drawUint32,
  popStep,
  pushStep,
  randomBelow,
  rankSeats,
} from '@pithead/kernel';

export interface Lottery extends State {
  /** From 1 to 7, known to seat 1. */
  hiddenCard: number;
  /** −1 until the game is over. */
  winner: number;
}

export const TICKETS = 8;

const take: Move<Lottery, Fact> = {
  verb: 'take',
  rule: 'X-1',
  nouns: Array.from({ length: TICKETS }, (_, ticket) => String(ticket)),
  refuse: () => undefined,
  play(state, _, ticket) {
    // Every ticket has a draw of its own, so that options differ by noise within one world.
    state.chance.drawn += 2 * ticket;
    const isLucky = drawUint32(state.chance) % 2 === 0;
    const wins = ticket === state.hiddenCard || (ticket !== 0 && isLucky);
    state.winner = wins ? 0 : 1;
    popStep(state);
  },
};

export const lottery: Game<Lottery> = defineGame<Lottery, Fact, unknown>({
  id: 'lottery',
  version: 1,
  minSeats: 2,
  maxSeats: 2,
  options: {},
  phases: { taking: { rule: 'X-1', moves: [take], next: popStep } },
  setup(seats, _, key) {
    const state: Lottery = { seats, steps: [], chance: chanceFrom(key), seals: 0, hiddenCard: 0, winner: -1 };
    state.hiddenCard = 1 + randomBelow(state.chance, TICKETS - 1);
    pushStep(state, 'taking', bit(0), 0);
    return state;
  },
  copy: (state) => ({ ...state, steps: copySteps(state.steps), chance: copyChance(state.chance) }),
  view: (state, viewer) => ({ card: viewer === 1 ? state.hiddenCard : null, winner: state.winner }),
  seen: (fact) => fact,
  redeal(state, viewer) {
    if (viewer !== 1) state.hiddenCard = 1 + randomBelow(state.chance, TICKETS - 1);
  },
  audit: () => [],
  outcome: ({ winner }) =>
    rankSeats(
      [0, 1].map((seat) => ({
        total: Number(seat === winner),
        sources: { won: Number(seat === winner) },
        tieBreaks: [],
      })),
    ),
  maxPlies: () => 1,
});

/** It knows nothing of tickets, so all of them are compared. */
const evaluator: Evaluator<Lottery> = {
  sources: ['won'],
  pointsPerUnit: 1,
  evaluate(state, seat, parts) {
    const value = Number(state.winner === seat);
    if (parts !== undefined) parts[0] = value;
    return value;
  },
  leadScale: () => 1,
};

export const lotteryKit: BotKit<Lottery> = {
  createEvaluator: () => evaluator,
  champions: [{ name: 'tuned', date: '2026-11-18', found: 'by thought', weights: {} }],
  levels: {
    apprentice: { noise: 1 },
    hewer: { noise: 0 },
    foreman: { iterations: 8 },
    director: { iterations: 100 },
  },
};
