import { keyFromSeed, listOffers, Offers, plyOf, printPly, resolveOptions } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Rockwell } from '../rules/index.ts';
import { playerOf, rockwell } from '../rules/index.ts';
import { playAtRandom } from './testing/playAtRandom.ts';
import { pruneOffers } from './pruneOffers.ts';

function left(at: string, change: (state: Rockwell) => void = () => undefined): string[] {
  const state = rockwell.setup(4, resolveOptions(rockwell, {}), keyFromSeed(1), undefined);
  Object.assign(playerOf(state, 0), { money: 42_000, stock: [30, 20, 10, 5], actions: 4 });
  state.steps = [{ at, pending: 1, left: 0 }];
  change(state);
  const offers = new Offers();
  listOffers(rockwell, state, 0, offers);
  pruneOffers(state, 0, offers);
  return Array.from({ length: offers.length }, (_, i) => printPly(rockwell, plyOf(rockwell, offers.at(i))));
}

describe('pruned offers', () => {
  it('bids are reduced to a few amounts of money', () => {
    expect(left('auction').length).toBeLessThan(10);
    expect(left('auction')).toContain('sealBid');
    expect(left('auction')).toContain('bid money-1000');
  });
  it('a bid that has been chosen is sealed', () => {
    expect(left('auction', (state) => void (playerOf(state, 0).choice[0] = 1000))).toEqual(['sealBid']);
  });
  it('insurance is bought with up to four zinc', () => {
    expect(left('insurance')).toEqual([
      'insure zinc-1',
      'insure zinc-2',
      'insure zinc-3',
      'insure zinc-4',
      'sealInsurance',
    ]);
  });
  it('trades leave as many cubes as a goal requires', () => {
    const trades = left('trading', (state) => {
      state.slots[4] = 0;
    });
    expect(trades).toContain('trade buy-gold-7');
    expect(trades).toContain('trade sell-zinc-30');
    expect(trades).toContain('renounce');
    expect(trades.length).toBeLessThan(60);
  });

  it('pruning keeps at least one offer and adds none', () => {
    for (const seats of [2, 3, 4]) {
      playAtRandom(seats, `thin ${seats}`, (_, __, all, kept) => {
        expect(kept.length).toBeGreaterThan(0);
        expect(kept.length).toBeLessThan(130);
        for (let i = 0; i < kept.length; i++) expect(all).toContain(kept.at(i));
      });
    }
  });
});
