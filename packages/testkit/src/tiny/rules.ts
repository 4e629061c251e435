import type { Key, Move, Options, Outcome, Phase, Rules, Tell } from '@pithead/kernel';
import { below, bit, chanceFrom, copyChance, copySteps, decided, everybody, pop, present, push, rank, refusal, seal, shuffle, sumOf, turnTo } from '@pithead/kernel';
import type { Tiny, TinyFact } from './state.ts';
import { bidOf, CARDS, coinsOf, HAND, handOf, MOST_COINS, NONE, ROUNDS, total } from './state.ts';
import type { TinyView } from './view.ts';
import { redeal, seen, view } from './view.ts';

type TinyMove = Move<Tiny, TinyFact>;
type Teller = Tell<TinyFact>;
export type TinyRules = Rules<Tiny, TinyFact, TinyView>;

const numbers = (length: number): number[] => Array.from({ length }, (_, number) => number);
const CARD_NAMES = numbers(CARDS).map((card) => `card-${card + 1}`);

const bid: TinyMove = {
  verb: 'bid',
  rule: 'T-2',
  nouns: numbers(MOST_COINS + 1).map(String),
  secret: true,
  refuse(state, seat, amount) {
    if (bidOf(state, seat) !== NONE) return refusal('alreadyBid', 'T-2');
    return amount > coinsOf(state, seat) ? refusal('tooFewCoins', 'T-2', { coins: coinsOf(state, seat) }) : undefined;
  },
  offer(state, seat, offers) {
    if (bidOf(state, seat) !== NONE) return;
    for (let amount = 0; amount <= Math.min(MOST_COINS, coinsOf(state, seat)); amount++) offers.add(amount);
  },
  play(state, seat, amount, tell) {
    state.bids[seat] = amount;
    tell?.({ type: 'bid', seat, amount });
  },
};

const sealBid: TinyMove = {
  verb: 'seal',
  rule: 'T-2',
  nouns: ['bid'],
  refuse: (state, seat) => (bidOf(state, seat) === NONE ? refusal('noBid', 'T-2') : undefined),
  play(state, seat, _noun, tell) {
    decided(state, seat);
    tell?.({ type: 'sealed', seat });
  },
};

const look: TinyMove = {
  verb: 'look',
  rule: 'T-3',
  nouns: ['yes', 'no'],
  refuse: () => undefined,
  play(state, seat, no, tell) {
    if (no) return toCoin(state, seat, tell);
    const card = takeTop(state);
    handOf(state, seat).push(card);
    seal(state);
    tell?.({ type: 'drawn', seat, card });
    turnTo(state, 'putBack', bit(seat), seat);
  },
};

const putBack: TinyMove = {
  verb: 'putBack',
  rule: 'T-3',
  nouns: CARD_NAMES,
  secret: true,
  refuse: (state, seat, card) => (handOf(state, seat).includes(card) ? undefined : refusal('notInHand', 'T-3')),
  play(state, seat, card, tell) {
    const hand = handOf(state, seat);
    hand.splice(hand.indexOf(card), 1);
    state.deck.push(card);
    state.knownTo.push(bit(seat));
    tell?.({ type: 'putBack', seat, card });
    toCoin(state, seat, tell);
  },
};

const takeCoin: TinyMove = {
  verb: 'takeCoin',
  rule: 'T-4',
  nouns: ['left', 'right'],
  forced: true,
  refuse: (state, _seat, pot) => (state.pots[pot] === 0 ? refusal('emptyPot', 'T-4') : undefined),
  play(state, seat, pot, tell) {
    state.pots[pot] = (state.pots[pot] as number) - 1;
    state.coins[seat] = coinsOf(state, seat) + 1;
    tell?.({ type: 'coinTaken', seat, pot });
    endRound(state, tell);
  },
};

function takeTop(state: Tiny): number {
  state.knownTo.pop();
  return state.deck.pop() as number;
}

/** The highest bid wins; the lot decides between equal ones. */
function auction(state: Tiny, tell: Teller): void {
  const best = Math.max(...state.bids);
  const tied = numbers(state.seats).filter((seat) => state.bids[seat] === best);
  const seat = tied[tied.length === 1 ? 0 : below(state.chance, tied.length)] as number;
  const card = takeTop(state);
  (state.won[seat] as number[]).push(card);
  state.coins[seat] = coinsOf(state, seat) - best;
  state.bank += best;
  state.shown = state.bids;
  state.bids = state.bids.map(() => NONE);
  seal(state);
  tell?.({ type: 'won', seat, bids: [...state.shown], card });
  turnTo(state, 'look', bit(seat), seat);
}

function toCoin(state: Tiny, seat: number, tell: Teller): void {
  if (total(state.pots) > 0) turnTo(state, 'coin', bit(seat), seat);
  else endRound(state, tell);
}

function endRound(state: Tiny, tell: Teller): void {
  state.round++;
  if (state.round < ROUNDS) return turnTo(state, 'bid', everybody(state.seats), 0);
  pop(state);
  tell?.({ type: 'ended', hands: state.hands.map((hand) => [...hand]) });
}

/** Moves of such a phase end the step themselves. */
function impossible(state: Tiny): never {
  throw new Error(`nobody left to decide in ${present(state).at}`);
}

const PHASES: Readonly<Record<string, Phase<Tiny, TinyFact>>> = {
  bid: { rule: 'T-2', moves: [bid, sealBid], next: auction },
  look: { rule: 'T-3', moves: [look], next: impossible },
  putBack: { rule: 'T-3', moves: [putBack], next: impossible },
  coin: { rule: 'T-4', moves: [takeCoin], next: impossible },
};

function setup(seats: number, options: Options, key: Key, tell: Teller): Tiny {
  const chance = chanceFrom(key);
  const deck = numbers(CARDS);
  shuffle(chance, deck);
  const hands = numbers(seats).map(() => deck.splice(0, HAND));
  const coins = numbers(seats).map(() => options['coins'] as number);
  const none = coins.map(() => NONE);
  const knownTo = deck.map(() => 0);
  const won = numbers(seats).map(() => []);
  const state = { seats, steps: [], chance, seals: 0, round: 0, coins, bank: 0, pots: [1, 1], deck, knownTo, hands, won, bids: none, shown: [...none] };
  push(state, 'bid', everybody(seats), 0);
  hands.forEach((cards, seat) => tell?.({ type: 'dealt', seat, cards: [...cards] }));
  return state;
}

const copyRows = (rows: readonly (readonly number[])[]): number[][] => rows.map((row) => row.slice());

export function copy(state: Tiny): Tiny {
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
  if ((total(state.coins) + state.bank + total(state.pots)) % state.seats !== 2 % state.seats) broken.push('T-4: a coin is missing or too many');
  if (state.bids.some((amount, seat) => amount > coinsOf(state, seat))) broken.push('T-2: a bid that cannot be paid');
  return broken;
}

function outcome(state: Tiny): Outcome {
  return rank(
    numbers(state.seats).map((seat) => {
      const won = state.won[seat] as number[];
      const sources = { won: total(won), hand: Math.max(...handOf(state, seat)), coins: coinsOf(state, seat) };
      return { total: sumOf(sources), sources, tieBreaks: [won.length] };
    }),
  );
}

export const tinyRules: TinyRules = {
  id: 'tiny',
  version: 1,
  minSeats: 2,
  maxSeats: 4,
  options: { coins: { rule: 'T-2', values: [MOST_COINS, 2] } },
  phases: PHASES,
  setup,
  copy,
  view,
  seen,
  redeal,
  audit,
  outcome,
  /** Every round two plies each for the auction, and three for the winner. */
  longest: (seats) => ROUNDS * (2 * seats + 3),
};
