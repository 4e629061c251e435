import { describe, expect, it } from 'vitest';
import { DELIVERY_PILES } from '../components.ts';
import { rockwell } from '../index.ts';
import { outcome } from '../scoring.ts';
import { deliveryOf } from '../deliveries.ts';

import {
  pendingSeat,
  playPlies,
  moneyOwned,
  offeredNouns,
  setPossessions,
  player,
  stockOf,
  tableAtWorkshop,
  factsOf,
  whyNot,
} from '../testing/scenario.ts';

const ZINC = 0;

describe('RW-15.8: deliveries', () => {
  it('RW-T14: the tile of 6 zinc for 2 prestige costs one action and 6 zinc, and lies hidden', () => {
    const scenario = tableAtWorkshop(4, [0, 1]);
    player(scenario, 3).deliveries = 1; // the tile of 5 zinc is gone
    setPossessions(scenario, 0, { zinc: 8, money: 100 });
    playPlies(scenario, 0, 'deliver zinc');
    expect([
      stockOf(scenario, 0),
      moneyOwned(scenario, 0),
      player(scenario, 0).actions,
      pendingSeat(scenario),
    ]).toEqual(['2/0/0/0', 100, 3, 1]);
    expect(player(scenario, 0).deliveries).toBe(1 << 1);
    expect(outcome(scenario.state).seats[0]?.sources['deliveries']).toBe(2);
    expect(rockwell.view(scenario.state, 0).players[0]?.own?.deliveries).toBe(1 << 1);
    for (const viewer of [1, 2, 3, undefined])
      expect(rockwell.view(scenario.state, viewer).players[0]?.own).toBeNull();
  });

  it('RW-15.8, RW-3.5: what was delivered is told openly', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { zinc: 5 });
    playPlies(scenario, 0, 'deliver zinc');
    expect(factsOf(scenario, 'delivered')).toEqual([
      { type: 'delivered', seat: 0, tile: 0, cubes: [5, 0, 0, 0], prestige: 2 },
    ]);
  });

  it('RW-15.8: the cubes shown must be there', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { zinc: 4, copper: 4, silver: 4, gold: 3, money: 50_000 });
    expect(offeredNouns(scenario, 0, 'deliver')).toEqual(['baseMetals', 'assortment']);
    for (const pile of ['zinc', 'copper', 'silver', 'gold', 'preciousMetals'])
      expect(whyNot(scenario, 0, `deliver ${pile}`)).toBe('tooFewCubes RW-1.11');
    playPlies(scenario, 0, 'deliver assortment');
    expect(stockOf(scenario, 0)).toBe('2/2/2/1');
  });

  it('RW-15.8, RW-2.9: the next tile of the pile is available at once, for anybody', () => {
    const scenario = tableAtWorkshop(4, [0, 1]);
    setPossessions(scenario, 0, { gold: 5 });
    setPossessions(scenario, 1, { gold: 6 });
    expect(rockwell.view(scenario.state, 2).deliveryTops).toEqual([0, 4, 8, 12, 16, 20, 24]);
    playPlies(scenario, 0, 'deliver gold');
    expect(rockwell.view(scenario.state, 2).deliveryTops).toEqual([0, 4, 8, 13, 16, 20, 24]);
    playPlies(scenario, 1, 'deliver gold');
    expect([stockOf(scenario, 0), stockOf(scenario, 1)]).toEqual(['0/0/0/0', '0/0/0/0']);
    expect(factsOf(scenario, 'delivered').map(({ seat, tile }) => [seat, tile])).toEqual([
      [0, 12],
      [1, 13],
    ]);
  });

  it('RW-15.8: there is no limit per kind or player: one may empty a pile, which then offers nothing', () => {
    const scenario = tableAtWorkshop(4, [0, 1]);
    setPossessions(scenario, 0, { zinc: 27 });
    setPossessions(scenario, 1, { zinc: 20 });
    playPlies(scenario, 0, 'deliver zinc');
    playPlies(scenario, 1, 'renounce');
    playPlies(scenario, 0, 'deliver zinc, deliver zinc');
    expect(stockOf(scenario, 0)).toBe('9/0/0/0');
    player(scenario, 0).actions = 2;
    playPlies(scenario, 0, 'deliver zinc');
    expect([stockOf(scenario, 0), player(scenario, 0).deliveries]).toEqual(['1/0/0/0', 0b1111]);
    expect(whyNot(scenario, 0, 'deliver zinc')).toBe('pileEmpty RW-15.8');
    expect(offeredNouns(scenario, 0, 'deliver')).toEqual([]);
    expect(rockwell.view(scenario.state, 1).deliveryTops[ZINC]).toBe(-1);
  });

  it('RW-15.8, RW-1.6: every pile is paid from the cheapest tile to the dearest', () => {
    DELIVERY_PILES.forEach(({ id, tiles }, pile) => {
      const scenario = tableAtWorkshop(4);
      for (const { cost } of tiles) {
        const [zinc, copper, silver, gold] = cost;
        setPossessions(scenario, 0, { zinc, copper, silver, gold });
        player(scenario, 0).actions = 2;
        playPlies(scenario, 0, `deliver ${id}`);
        expect(stockOf(scenario, 0)).toBe('0/0/0/0');
      }
      expect(factsOf(scenario, 'delivered').map(({ tile }) => deliveryOf(tile))).toEqual(tiles);
      expect(factsOf(scenario, 'delivered').map(({ tile }) => tile)).toEqual(
        [0, 1, 2, 3].map((place) => 4 * pile + place),
      );
    });
  });
});
