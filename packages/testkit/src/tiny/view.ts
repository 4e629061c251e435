import type { Viewer, Step } from '@pithead/kernel';
import { randomBelow, bit, copySteps, isOver, isPending, currentStep, shuffle } from '@pithead/kernel';
import type { Tiny, TinyFact } from './state.ts';
import { tinyCoins, NO_BID } from './state.ts';

export interface TinyView {
  readonly viewer: number | null;
  readonly steps: readonly Step[];
  readonly round: number;
  readonly coins: readonly number[];
  readonly bank: number;
  readonly pots: readonly number[];
  readonly deckSize: number;
  readonly hands: readonly (readonly number[] | null)[];
  readonly handSizes: readonly number[];
  readonly won: readonly (readonly number[])[];
  readonly bid: number;
  readonly shown: readonly number[];
}

export function tinyView(state: Tiny, viewer: Viewer): TinyView {
  return {
    viewer: viewer ?? null,
    steps: copySteps(state.steps),
    round: state.round,
    coins: [...state.coins],
    bank: state.bank,
    pots: [...state.pots],
    deckSize: state.deck.length,
    hands: state.hands.map((hand, seat) => (seat === viewer || isOver(state) ? [...hand] : null)),
    handSizes: state.hands.map((hand) => hand.length),
    won: state.won.map((cards) => [...cards]),
    bid: viewer === undefined ? NO_BID : (state.bids[viewer] as number),
    shown: [...state.shown],
  };
}

export function tinySeen(fact: TinyFact, viewer: Viewer): TinyFact | undefined {
  if (fact.type === 'bid') return fact.seat === viewer ? fact : undefined;
  if (fact.type === 'dealt') return fact.seat === viewer ? fact : { ...fact, cards: [] };
  if (fact.type === 'drawn' || fact.type === 'putBack')
    return fact.seat === viewer ? fact : { ...fact, card: NO_BID };
  return fact;
}

/** Cards that the viewer put on the deck stay; everything else that is hidden from it is redealt. */
export function tinyRedeal(state: Tiny, viewer: Viewer): void {
  const mine = viewer === undefined ? 0 : bit(viewer);
  const isHidden = (place: number): boolean => ((state.knownTo[place] as number) & mine) === 0;
  const hands = isOver(state) ? [] : state.hands.filter((_, seat) => seat !== viewer);
  const cards = [...state.deck.filter((_, place) => isHidden(place)), ...hands.flat()];
  shuffle(state.chance, cards);
  state.deck = state.deck.map((card, place) => (isHidden(place) ? (cards.pop() as number) : card));
  for (const hand of hands)
    for (let place = 0; place < hand.length; place++) hand[place] = cards.pop() as number;
  if (!isOver(state) && currentStep(state).at === 'bid') redealBids(state, viewer);
}

/** Shuffles the cards of the deck that nobody has put there. */
export function tinyRedealUnseen(state: Tiny): void {
  const isUnseen = (place: number): boolean => state.knownTo[place] === 0;
  const cards = state.deck.filter((_, place) => isUnseen(place));
  shuffle(state.chance, cards);
  state.deck = state.deck.map((card, place) => (isUnseen(place) ? (cards.pop() as number) : card));
}

/** A pending seat may or may not have bid; a seat that has decided has. */
function redealBids(state: Tiny, viewer: Viewer): void {
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const fewest = isPending(state, seat) ? NO_BID : 0;
    state.bids[seat] = fewest + randomBelow(state.chance, tinyCoins(state, seat) - fewest + 1);
  }
}
