import type { Key, Options, Outcome, Rules, Tell } from '@pithead/kernel';
import { chanceFrom, copyChance, copySteps, everybody, push, rank, shuffle, sumOf } from '@pithead/kernel';
import { PHASES } from './flow.ts';
import type { Tiny, TinyFact } from './state.ts';
import { CARDS, COINS, coinsOf, HAND, handOf, NONE, numbers, ROUNDS, total } from './state.ts';
import type { TinyView } from './view.ts';
import { redeal, seen, view } from './view.ts';

export type TinyRules = Rules<Tiny, TinyFact, TinyView>;

function setup(seats: number, options: Options, key: Key, tell: Tell<TinyFact>): Tiny {
  const chance = chanceFrom(key);
  const deck = numbers(CARDS);
  shuffle(chance, deck);
  const hands = numbers(seats).map(() => deck.splice(0, HAND));
  const coins = numbers(seats).map(() => options['coins'] as number);
  const none = coins.map(() => NONE);
  const knownTo = deck.map(() => 0);
  const won = numbers(seats).map(() => []);
  const state = {
    seats,
    steps: [],
    chance,
    seals: 0,
    round: 0,
    coins,
    bank: 0,
    pots: [1, 1],
    deck,
    knownTo,
    hands,
    won,
    bids: none,
    shown: [...none],
  };
  push(state, 'bid', everybody(seats), 0);
  hands.forEach((cards, seat) => tell?.({ type: 'dealt', seat, cards: [...cards] }));
  return state;
}

const copyRows = (rows: readonly (readonly number[])[]): number[][] => rows.map((row) => row.slice());

function copy(state: Tiny): Tiny {
  return {
    seats: state.seats,
    steps: copySteps(state.steps),
    chance: copyChance(state.chance),
    seals: state.seals,
    round: state.round,
    coins: state.coins.slice(),
    bank: state.bank,
    pots: state.pots.slice(),
    deck: state.deck.slice(),
    knownTo: state.knownTo.slice(),
    hands: copyRows(state.hands),
    won: copyRows(state.won),
    bids: state.bids.slice(),
    shown: state.shown.slice(),
  };
}

function audit(state: Tiny): string[] {
  const cards = [...state.deck, ...state.hands.flat(), ...state.won.flat()].toSorted((a, b) => a - b);
  const broken: string[] = [];
  if (cards.join() !== numbers(CARDS).join()) broken.push(`T-1: the cards are ${cards.join()}`);
  if (state.deck.length !== state.knownTo.length) broken.push('T-3: deck and knowledge differ in length');
  const inPlay = total(state.coins) + state.bank + total(state.pots) - 2;
  if (!COINS.some((each) => inPlay === each * state.seats)) broken.push('T-4: a coin is missing or too many');
  if (state.bids.some((amount, seat) => amount > coinsOf(state, seat)))
    broken.push('T-2: a bid that cannot be paid');
  return broken;
}

function outcome(state: Tiny): Outcome {
  return rank(
    numbers(state.seats).map((seat) => {
      const won = state.won[seat] as number[];
      const sources = {
        won: total(won),
        hand: Math.max(...handOf(state, seat)),
        coins: coinsOf(state, seat),
      };
      return { total: sumOf(sources), sources, tieBreaks: [won.length] };
    }),
  );
}

export const tinyRules: TinyRules = {
  id: 'tiny',
  version: 1,
  minSeats: 2,
  maxSeats: 4,
  options: { coins: { rule: 'T-2', values: COINS } },
  phases: PHASES,
  setup,
  copy,
  view,
  seen,
  redeal,
  audit,
  outcome,
  /** Per round two plies of each seat in the auction and three of the winner. */
  longest: (seats) => ROUNDS * (2 * seats + 3),
};
