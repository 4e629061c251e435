import type { Key, Options, Outcome, Rules, Tell } from '@pithead/kernel';
import {
  chanceFrom,
  copyChance,
  copySteps,
  allSeats,
  pushStep,
  rankSeats,
  shuffle,
  sumOf,
} from '@pithead/kernel';
import { TINY_PHASES } from './flow.ts';
import type { Tiny, TinyFact } from './state.ts';
import {
  TINY_CARDS,
  TINY_COINS,
  tinyCoins,
  TINY_HAND_SIZE,
  tinyHand,
  NO_BID,
  range,
  TINY_ROUNDS,
  sumCounts,
} from './state.ts';
import type { TinyView } from './view.ts';
import { tinyRedeal, tinyRedealUnseen, tinySeen, tinyView } from './view.ts';

export type TinyRules = Rules<Tiny, TinyFact, TinyView>;

function setup(seats: number, options: Options, key: Key, tell: Tell<TinyFact>): Tiny {
  const chance = chanceFrom(key);
  const deck = range(TINY_CARDS);
  shuffle(chance, deck);
  const hands = range(seats).map(() => deck.splice(0, TINY_HAND_SIZE));
  const coins = range(seats).map(() => options['coins'] as number);
  const none = coins.map(() => NO_BID);
  const knownTo = deck.map(() => 0);
  const won = range(seats).map(() => []);
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
  pushStep(state, 'bid', allSeats(seats), 0);
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
  if (cards.join() !== range(TINY_CARDS).join()) broken.push(`T-1: the cards are ${cards.join()}`);
  if (state.deck.length !== state.knownTo.length) broken.push('T-3: deck and knowledge differ in length');
  const inPlay = sumCounts(state.coins) + state.bank + sumCounts(state.pots) - 2;
  if (!TINY_COINS.some((each) => inPlay === each * state.seats))
    broken.push('T-4: a coin is missing or too many');
  if (state.bids.some((amount, seat) => amount > tinyCoins(state, seat)))
    broken.push('T-2: a bid that cannot be paid');
  return broken;
}

function outcome(state: Tiny): Outcome {
  return rankSeats(
    range(state.seats).map((seat) => {
      const won = state.won[seat] as number[];
      const sources = {
        won: sumCounts(won),
        hand: Math.max(...tinyHand(state, seat)),
        coins: tinyCoins(state, seat),
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
  options: { coins: { rule: 'T-2', values: TINY_COINS } },
  phases: TINY_PHASES,
  setup,
  copy,
  view: tinyView,
  seen: tinySeen,
  redeal: tinyRedeal,
  redealUnseen: tinyRedealUnseen,
  audit,
  outcome,
  /** Per round two plies of each seat in the auction and three of the winner. */
  maxPlies: (seats) => TINY_ROUNDS * (2 * seats + 3),
};
