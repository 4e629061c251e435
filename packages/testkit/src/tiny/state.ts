import type { State } from '@pithead/kernel';

/**
 * A game as small as it can be and still have everything that can go wrong: hidden hands, a deck of which
 * somebody knows
 * a card, sealed bids, a reveal, a lot drawn in play, a choice that is sometimes forced, points from several
 * sources.
 *
 * T-1 Everybody is dealt two cards. T-2 Three rounds: all bid sealed, ties go by lot, the winner pays and
 * takes the top card openly.
 * T-3 The winner may draw the next card and put any card of its hand on top of the deck, both unseen.
 * T-4 The winner takes a coin from one of two pots, as long as there is one. T-5 Won cards, the best card in
 * hand and coins count.
 */
export interface Tiny extends State {
  round: number;
  coins: number[];
  /** Coins paid. */
  bank: number;
  pots: number[];
  /** From bottom to top. */
  deck: number[];
  /** For every card of the deck: the seats, as bits, that have put it there. */
  knownTo: number[];
  hands: number[][];
  won: number[][];
  /** NONE until bid. */
  bids: number[];
  /** The bids of the last auction. */
  shown: number[];
}

export const NONE = -1;
export const CARDS = 14;
export const ROUNDS = 3;
export const HAND = 2;
/** Coins at the beginning, by option. */
export const COINS = [4, 2] as const;
export const MOST_COINS = 6;

export type TinyFact =
  /** The cards are for the own seat only. */
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly number[] }
  /** For the own seat only: not even that there is a bid may be known. */
  | { readonly type: 'bid'; readonly seat: number; readonly amount: number }
  | { readonly type: 'sealed'; readonly seat: number }
  | { readonly type: 'won'; readonly seat: number; readonly bids: readonly number[]; readonly card: number }
  | { readonly type: 'drawn' | 'putBack'; readonly seat: number; readonly card: number }
  | { readonly type: 'coinTaken'; readonly seat: number; readonly pot: number }
  | { readonly type: 'ended'; readonly hands: readonly (readonly number[])[] };

/** 0 … n−1. */
export const numbers = (length: number): number[] => Array.from({ length }, (_, number) => number);

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const handOf = (state: Tiny, seat: number): number[] => state.hands[seat] as number[];
export const coinsOf = (state: Tiny, seat: number): number => state.coins[seat] as number;
export const bidOf = (state: Tiny, seat: number): number => state.bids[seat] as number;
