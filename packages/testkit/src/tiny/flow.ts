import type { Move, Phase, Tell } from '@pithead/kernel';
import {
  randomBelow,
  bit,
  markDecided,
  allSeats,
  popStep,
  currentStep,
  refusal,
  forbidUndo,
  replaceStep,
} from '@pithead/kernel';
import type { Tiny, TinyFact } from './state.ts';
import {
  tinyBid,
  TINY_CARDS,
  tinyCoins,
  tinyHand,
  TINY_MAX_COINS,
  NO_BID,
  range,
  TINY_ROUNDS,
  sumCounts,
} from './state.ts';

type TinyMove = Move<Tiny, TinyFact>;
type Teller = Tell<TinyFact>;

const bid: TinyMove = {
  verb: 'bid',
  rule: 'T-2',
  nouns: range(TINY_MAX_COINS + 1).map(String),
  secret: true,
  refuse(state, seat, amount) {
    if (tinyBid(state, seat) !== NO_BID) return refusal('alreadyBid', 'T-2');
    return amount > tinyCoins(state, seat)
      ? refusal('tooFewCoins', 'T-2', { coins: tinyCoins(state, seat) })
      : undefined;
  },
  offer(state, seat, offers) {
    if (tinyBid(state, seat) !== NO_BID) return;
    for (let amount = 0; amount <= Math.min(TINY_MAX_COINS, tinyCoins(state, seat)); amount++)
      offers.add(amount);
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
  refuse: (state, seat) => (tinyBid(state, seat) === NO_BID ? refusal('noBid', 'T-2') : undefined),
  play(state, seat, _noun, tell) {
    markDecided(state, seat);
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
    tinyHand(state, seat).push(card);
    forbidUndo(state);
    tell?.({ type: 'drawn', seat, card });
    replaceStep(state, 'putBack', bit(seat), seat);
  },
};

const putBack: TinyMove = {
  verb: 'putBack',
  rule: 'T-3',
  nouns: range(TINY_CARDS).map((card) => `card-${card + 1}`),
  secret: true,
  refuse: (state, seat, card) =>
    tinyHand(state, seat).includes(card) ? undefined : refusal('notInHand', 'T-3'),
  play(state, seat, card, tell) {
    const hand = tinyHand(state, seat);
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
    state.coins[seat] = tinyCoins(state, seat) + 1;
    tell?.({ type: 'coinTaken', seat, pot });
    endRound(state, tell);
  },
};

function takeTop(state: Tiny): number {
  state.knownTo.pop();
  return state.deck.pop() as number;
}

function auction(state: Tiny, tell: Teller): void {
  const best = Math.max(...state.bids);
  const tied = range(state.seats).filter((seat) => state.bids[seat] === best);
  const seat = tied[tied.length === 1 ? 0 : randomBelow(state.chance, tied.length)] as number;
  const card = takeTop(state);
  (state.won[seat] as number[]).push(card);
  state.coins[seat] = tinyCoins(state, seat) - best;
  state.bank += best;
  state.shown = state.bids;
  state.bids = state.bids.map(() => NO_BID);
  forbidUndo(state);
  tell?.({ type: 'won', seat, bids: [...state.shown], card });
  replaceStep(state, 'look', bit(seat), seat);
}

function toCoin(state: Tiny, seat: number, tell: Teller): void {
  if (sumCounts(state.pots) > 0) replaceStep(state, 'coin', bit(seat), seat);
  else endRound(state, tell);
}

function endRound(state: Tiny, tell: Teller): void {
  state.round++;
  if (state.round < TINY_ROUNDS) return replaceStep(state, 'bid', allSeats(state.seats), 0);
  popStep(state);
  tell?.({ type: 'ended', hands: state.hands.map((hand) => [...hand]) });
}

function impossible(state: Tiny): never {
  throw new Error(`nobody left to decide in ${currentStep(state).at}`);
}

export const TINY_PHASES: Readonly<Record<string, Phase<Tiny, TinyFact>>> = {
  bid: { rule: 'T-2', moves: [bid, sealBid], reopens: true, next: auction },
  look: { rule: 'T-3', moves: [look], next: impossible },
  putBack: { rule: 'T-3', moves: [putBack], next: impossible },
  coin: { rule: 'T-4', moves: [takeCoin], next: impossible },
};
