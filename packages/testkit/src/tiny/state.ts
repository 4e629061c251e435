import type { State } from '@pithead/kernel';

/**
 * The smallest game with everything that can go wrong: hidden hands, a known card in a deck, sealed bids, a
 * reveal, chance during play, a sometimes forced choice, points from several sources.
 *
 * - T-1 Everybody is dealt two cards.
 * - T-2 Three rounds: all bid sealed, ties are broken at random, the winner pays and takes the top card openly.
 * - T-3 The winner may draw the next card and put any card of its hand on top of the deck, both unseen.
 * - T-4 The winner takes a coin from one of two pots, as long as there is one.
 * - T-5 Won cards, the best card in hand and coins count.
 */
export interface Tiny extends State {
  round: number;
  coins: number[];
  bank: number;
  pots: number[];
  /** Bottom first. */
  deck: number[];
  /** For every card of the deck: bits of the seats that put it there. */
  knownTo: number[];
  hands: number[][];
  won: number[][];
  bids: number[];
  shown: number[];
}

export const NO_BID = -1;
export const TINY_CARDS = 14;
export const TINY_ROUNDS = 3;
export const TINY_HAND_SIZE = 2;
export const TINY_COINS = [4, 2] as const;
export const TINY_MAX_COINS = 6;

export type TinyFact =
  | { readonly type: 'dealt'; readonly seat: number; readonly cards: readonly number[] }
  /** Visible to its own seat only, because even the existence of a bid is secret. */
  | { readonly type: 'bid'; readonly seat: number; readonly amount: number }
  | { readonly type: 'sealed'; readonly seat: number }
  | { readonly type: 'won'; readonly seat: number; readonly bids: readonly number[]; readonly card: number }
  | { readonly type: 'drawn' | 'putBack'; readonly seat: number; readonly card: number }
  | { readonly type: 'coinTaken'; readonly seat: number; readonly pot: number }
  | { readonly type: 'ended'; readonly hands: readonly (readonly number[])[] };

export const range = (length: number): number[] => Array.from({ length }, (_, number) => number);

export const sumCounts = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

export const tinyHand = (state: Tiny, seat: number): number[] => state.hands[seat] as number[];
export const tinyCoins = (state: Tiny, seat: number): number => state.coins[seat] as number;
export const tinyBid = (state: Tiny, seat: number): number => state.bids[seat] as number;
