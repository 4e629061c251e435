/**
 * A small game for the kernel's tests: all seats make sealed bids at the same time, the highest bidder takes
 * or discards the top card of the deck, and then sweeps the table, which is a forced move.
 */
import { chanceFrom, copyChance, shuffle } from '../chance.ts';
import type { Fact, Game, Move, State } from '../game.ts';
import { defineGame, refusal } from '../game.ts';
import { rankSeats } from '../outcome.ts';
import {
  bit,
  copySteps,
  markDecided,
  allSeats,
  popStep,
  currentStep,
  pushStep,
  forbidUndo,
} from '../steps.ts';

export interface Auction extends State {
  deck: number[];
  bids: number[];
  won: number[][];
}

export type AuctionFact =
  | (Fact & { readonly type: 'bidsOpened'; readonly bids: readonly number[] })
  | (Fact & { readonly type: 'cardTaken' | 'cardLeft'; readonly seat: number; readonly card: number })
  | (Fact & { readonly type: 'dust'; readonly seat: number });

const bid: Move<Auction, AuctionFact> = {
  verb: 'bid',
  rule: 'X-1',
  nouns: ['0', '1', '2', '3'],
  secret: true,
  refuse: (state, seat, amount) =>
    state.bids[seat] === amount ? refusal('sameBid', 'X-1', { amount }) : undefined,
  play(state, seat, amount) {
    state.bids[seat] = amount;
  },
};

const sealBid: Move<Auction, AuctionFact> = {
  verb: 'sealBid',
  rule: 'X-2',
  nouns: ['seal'],
  refuse: (state, seat) => (state.bids[seat] === -1 ? refusal('noBid', 'X-2') : undefined),
  play(state, seat) {
    markDecided(state, seat);
  },
};

const choose: Move<Auction, AuctionFact> = {
  verb: 'choose',
  rule: 'X-3',
  nouns: ['take', 'leave'],
  refuse: () => undefined,
  play(state, seat, noun, tell) {
    const card = state.deck.pop() as number;
    if (noun === 0) state.won[seat]?.push(card);
    tell?.({ type: noun === 0 ? 'cardTaken' : 'cardLeft', seat, card });
    forbidUndo(state);
    markDecided(state, seat);
  },
};

const sweep: Move<Auction, AuctionFact> = {
  verb: 'sweep',
  rule: 'X-4',
  nouns: ['sweep'],
  forced: true,
  refuse: () => undefined,
  play(state, seat, _noun, tell) {
    tell?.({ type: 'dust', seat });
    markDecided(state, seat);
  },
};

interface AuctionView {
  readonly deck: number;
  readonly bids: readonly number[];
  readonly won: readonly (readonly number[])[];
}

export const auction: Game<Auction, AuctionFact, AuctionView> = defineGame<Auction, AuctionFact, AuctionView>(
  {
    id: 'auction',
    version: 3,
    minSeats: 2,
    maxSeats: 4,
    options: { rounds: { rule: 'X-0', values: [2, 3, 4] } },
    phases: {
      bidding: {
        rule: 'X-1',
        moves: [bid, sealBid],
        reopens: true,
        next(state, tell) {
          tell?.({ type: 'bidsOpened', bids: [...state.bids] });
          forbidUndo(state);
          const best = state.bids.indexOf(Math.max(...state.bids));
          popStep(state);
          pushStep(state, 'sweeping', bit(best), 0);
          pushStep(state, 'choosing', bit(best), 0);
        },
      },
      choosing: { rule: 'X-3', moves: [choose], next: popStep },
      sweeping: {
        rule: 'X-4',
        moves: [sweep],
        next(state) {
          popStep(state);
          state.bids.fill(-1);
          if (state.steps.length > 0 && --currentStep(state).left === 0) popStep(state);
          else if (state.steps.length > 0) pushStep(state, 'bidding', allSeats(state.seats), 0);
        },
      },
      /** Below the others for the whole game; `left` counts the rounds. */
      rounds: { rule: 'X-0', moves: [], next: popStep },
    },
    setup(seats, options, key) {
      const chance = chanceFrom(key);
      const deck = [1, 2, 3, 4, 5, 6, 7, 8];
      shuffle(chance, deck);
      const bids = Array.from({ length: seats }, () => -1);
      const state: Auction = { seats, steps: [], chance, seals: 0, deck, bids, won: bids.map(() => []) };
      pushStep(state, 'rounds', allSeats(seats), options['rounds'] as number);
      pushStep(state, 'bidding', allSeats(seats), 0);
      return state;
    },
    copy: (state) => ({
      seats: state.seats,
      steps: copySteps(state.steps),
      chance: copyChance(state.chance),
      seals: state.seals,
      deck: state.deck.slice(),
      bids: state.bids.slice(),
      won: state.won.map((cards) => cards.slice()),
    }),
    view: (state, viewer) => ({
      deck: state.deck.length,
      bids: state.bids.map((each, seat) => (seat === viewer ? each : -1)),
      won: state.won.map((cards) => cards.slice()),
    }),
    seen: (fact) => fact,
    redeal(state) {
      shuffle(state.chance, state.deck);
    },
    audit: () => [],
    outcome: (state) =>
      rankSeats(
        state.won.map((cards) => ({
          total: cards.length,
          sources: { cards: cards.length },
          tieBreaks: [Math.max(0, ...cards)],
        })),
      ),
    maxPlies: () => 1000,
  },
);
