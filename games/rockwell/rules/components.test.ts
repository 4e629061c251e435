import { describe, expect, it } from 'vitest';
import type { Cubes } from './components.ts';
import { CARDS } from './cards.ts';
import {
  ACHIEVEMENT_STEPS,
  ACHIEVEMENTS,
  BOARDS,
  BRIBERY,
  BRIBERY_TILES,
  CARDS_PER_PILE,
  CREWS,
  DELIVERIES_PER_PILE,
  DELIVERY_PILES,
  DICE,
  DIE_LIMITS,
  ENTRANCES,
  FEES,
  GRANTS,
  MOBILITY_PRICES,
  MOST_MOBILITY,
  MOST_POWER,
  MOST_SAFETY,
  NOTE,
  PILES,
  POWER_PRICES,
  PRICES,
  RESOURCES,
  RING,
  ROUNDS,
  SAFETY_PRICES,
  SHAFT_PRICES,
  SHAFTS,
  SPACES,
  STARTING_CUBES,
  STARTING_MONEY,
  SUBCONTRACTING,
  STRATA,
  TIERS,
  VPS,
} from './components.ts';
import { PLACE_NAMES } from './earth/geometry.ts';
import { sum, worthOf } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  playPlies,
  freshTable,
  moneyOwned,
  sealEmptyBids,
  offersOf,
  setPossessions,
  player,
  powerOfCrew,
  refusalOf,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  tableAtWorkshop,
  placeVpOn,
  whyNot,
} from './testing/scenario.ts';
import { TILES } from './tiles.ts';

const worth = (cubes: Cubes): number => worthOf(0, cubes);
const tilesOf = (stratum: string) => TILES.filter(({ id }) => id.startsWith(stratum));

describe('tiles', () => {
  it('RW-1.1: there are 32 tiles in four strata, eight per stratum, with a power on the front', () => {
    expect([STRATA.join(''), RING, SPACES, TILES.length]).toEqual(['ABCD', 8, 32, 32]);
    expect(TILES.map(({ id }) => id)).toEqual(
      STRATA.flatMap((stratum) => [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `${stratum}${n}`)),
    );
    for (const { power } of TILES) expect(Number.isInteger(power) && power > 0).toBe(true);
  });

  it('RW-1.1: an A tile of 3, a B tile of 5 and a C tile of 7 exist, the middle ones of their strata', () => {
    expect(STRATA.map((stratum) => [...new Set(tilesOf(stratum).map(({ power }) => power))])).toEqual([
      [2, 3, 4],
      [4, 5, 6],
      [6, 7, 8],
      [8, 9, 10],
    ]);
  });

  it('RW-1.1: every back names a pile from 1 to 8 and an income, the deeper the richer', () => {
    for (const { pile, income } of TILES) {
      expect(pile >= 1 && pile <= PILES).toBe(true);
      expect([income.length, worth(income) > 0]).toEqual([RESOURCES.length, true]);
    }
    const means = STRATA.map((stratum) => sum(tilesOf(stratum).map(({ income }) => worth(income))) / RING);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
    expect([means[0], means[3]].map((mean = 0) => Math.round(mean / 100) * 100)).toEqual([900, 1900]);
  });

  it('RW-11.3: four tiles point to each pile of six, so none can run out', () => {
    for (let pile = 1; pile <= PILES; pile++)
      expect(TILES.filter((tile) => tile.pile === pile)).toHaveLength(4);
    expect(CARDS_PER_PILE).toBeGreaterThanOrEqual(4);
  });

  it('RW-1.2: there are four entrances and one core', () => {
    expect(ENTRANCES).toBe(4);
    expect(PLACE_NAMES.filter((name) => name.startsWith('entrance'))).toEqual([
      'entrance-1',
      'entrance-2',
      'entrance-3',
      'entrance-4',
    ]);
    expect(PLACE_NAMES.filter((name) => name === 'core')).toHaveLength(1);
  });
});

describe('resources and money', () => {
  it('RW-1.3: zinc costs $400, copper $600, silver $800, gold $1,000', () => {
    expect(RESOURCES.map((resource, i) => [resource, PRICES[i]])).toEqual([
      ['zinc', 400],
      ['copper', 600],
      ['silver', 800],
      ['gold', 1000],
    ]);
  });

  it('RW-1.3: prices do not change, however much is traded', () => {
    const scenario = tableAtTrading(2, [0, 1]);
    setPossessions(scenario, 0, { money: 90_000 });
    setPossessions(scenario, 1, { gold: 90 });
    playPlies(scenario, 0, 'trade buy-gold-90');
    playPlies(scenario, 1, 'trade sell-gold-90');
    expect([moneyOwned(scenario, 0), moneyOwned(scenario, 1)]).toEqual([0, 90_000]);
  });

  it('RW-1.4: cubes, money and insurance tiles are unlimited', () => {
    const scenario = freshTable(3);
    for (const seat of [0, 1, 2])
      setPossessions(scenario, seat, { zinc: 400, copper: 400, silver: 400, gold: 400, money: 900_000 });
    for (const seat of [0, 1, 2]) playPlies(scenario, seat, 'bid money-800000, bid zinc-100, sealBid');
    while (scenario.state.steps[0]?.at === 'vicePresidents') {
      const seat = scenario.state.management.find((each) => offersOf(scenario, each).length > 0) as number;
      playPlies(scenario, seat, offersOf(scenario, seat)[0] as string);
    }
    for (const seat of [0, 1, 2])
      playPlies(scenario, seat, 'insure zinc-300, insure copper-400, insure silver-400, sealInsurance');
    expect(
      [0, 1, 2].map((seat) => [
        stockOf(scenario, seat),
        moneyOwned(scenario, seat),
        player(scenario, seat).insurance,
      ]),
    ).toEqual([0, 1, 2].map(() => ['0/0/0/400', 100_000, 1100]));
  });

  it('RW-1.4: all amounts of money are multiples of $100', () => {
    const tables = [MOBILITY_PRICES, SAFETY_PRICES, SHAFT_PRICES].flatMap((prices) =>
      Object.values(prices).flat(),
    );
    const amounts = [...PRICES, ...FEES, ...POWER_PRICES, ...tables, STARTING_MONEY];
    for (const amount of amounts) expect(amount % NOTE).toBe(0);
    expect(NOTE).toBe(100);
    const scenario = freshTable(2);
    const money = offersOf(scenario, 0).flatMap((offer) =>
      offer.startsWith('bid money') ? [Number(offer.split('-')[1])] : [],
    );
    expect(money).toEqual([1000, 2000, 3000, 100, 200, 300, 400, 500, 600, 700, 800, 900]);
  });

  it('RW-2.6, RW-10.1, RW-15.2 to RW-15.5: starting possessions and prices are those of the rulebook', () => {
    expect([STARTING_CUBES, STARTING_MONEY]).toEqual([[3, 2, 1, 0], 3000]);
    expect(FEES.slice(1)).toEqual([1000, 1500, 2000, 2500]);
    expect(POWER_PRICES.slice(2)).toEqual([1500, 2500, 3500]);
    for (const prices of [MOBILITY_PRICES, SAFETY_PRICES, SHAFT_PRICES])
      expect(prices[4]?.slice(1)).toEqual([1500, 2000, 2500]);
  });
});

describe('cards and tiles to be won', () => {
  it('RW-1.5: there are 48 extraction cards in 8 numbered piles; a card lists cubes, and some show danger', () => {
    expect([CARDS.length, PILES, CARDS_PER_PILE]).toEqual([48, 8, 6]);
    expect(CARDS.map(({ id }) => id)).toEqual(
      CARDS.map((_, i) => `X${Math.floor(i / 6) + 1}-${(i % 6) + 1}`),
    );
    for (const { cubes } of CARDS) expect([cubes.length, sum(cubes) > 0]).toEqual([RESOURCES.length, true]);
    expect(CARDS.filter(({ danger }) => danger)).toHaveLength(16);
  });

  it('RW-1.5: cards of 7 zinc and 4 copper, and of 3 copper, 5 silver and 4 gold exist', () => {
    const cards = CARDS.map(({ cubes }) => cubes.join());
    expect(cards.filter((cubes) => cubes === '7,4,0,0')).toHaveLength(1);
    expect(cards.filter((cubes) => cubes === '0,3,5,4')).toHaveLength(1);
    expect(
      CARDS.filter(({ cubes }) => ['7,4,0,0', '0,3,5,4'].includes(cubes.join())).map(({ danger }) => danger),
    ).toEqual([false, false]);
  });

  it('RW-1.5, RW-1.1: in the examples an A tile of 3 and a C tile of 7 lead to the piles of these cards', () => {
    const leadsTo = (stratum: string, power: number, cubes: string): boolean =>
      tilesOf(stratum).some(
        (tile) =>
          tile.power === power &&
          CARDS.slice((tile.pile - 1) * 6, tile.pile * 6).some(
            (card) => card.cubes.join() === cubes && !card.danger,
          ),
      );
    expect([leadsTo('A', 3, '7,4,0,0'), leadsTo('C', 7, '0,3,5,4')]).toEqual([true, true]);
  });

  it('RW-1.6: there are 28 delivery tiles in piles by kind, one of them 6 zinc for 2 prestige', () => {
    expect(DELIVERY_PILES.flatMap(({ tiles }) => tiles)).toHaveLength(28);
    for (const { id, tiles } of DELIVERY_PILES) {
      const kinds = new Set(tiles.map(({ cost }) => cost.map((cubes) => (cubes > 0 ? 1 : 0)).join('')));
      expect([id, kinds.size, tiles.length]).toEqual([id, 1, DELIVERIES_PER_PILE]);
      for (const { prestige, cost } of tiles) expect(prestige > 0 && sum(cost) > 0).toBe(true);
    }
    expect(DELIVERY_PILES.flatMap(({ tiles }) => tiles)).toContainEqual({ cost: [6, 0, 0, 0], prestige: 2 });
  });

  it('RW-2.9: in every delivery pile the cheapest tile is on top and the prestige never rises', () => {
    for (const { tiles } of DELIVERY_PILES) {
      const costs = tiles.map(({ cost }) => worth(cost));
      expect(costs).toEqual([...new Set(costs)].toSorted((a, b) => a - b));
      expect(tiles.map(({ prestige }) => prestige)).toEqual(
        tiles.map(({ prestige }) => prestige).toSorted((a, b) => b - a),
      );
    }
  });

  it('RW-1.7: there are 36 achievement tiles, 9 kinds with 4 tiles each', () => {
    expect([ACHIEVEMENTS.length, new Set(ACHIEVEMENTS).size, ACHIEVEMENT_STEPS[4]?.length]).toEqual([
      9, 9, 4,
    ]);
    expect(TIERS).toEqual([4, 4, 4, 5, 5, 5, 6, 6, 6]);
    expect(ACHIEVEMENT_STEPS[4]).toEqual([0, 1, 2, 3]);
  });
});

describe('boards and companies', () => {
  it('RW-1.8, RW-7.1: there are 3 bribery tiles, 3 dice and four rounds', () => {
    expect([BRIBERY_TILES, DICE, ROUNDS]).toEqual([3, 3, 4]);
  });

  it('RW-1.9: board I has four slots; II and III state transactions and actions by number of players', () => {
    expect(BOARDS).toEqual(['controlCentre', 'stockExchange', 'workshop']);
    for (const seats of [2, 3, 4])
      expect(GRANTS[seats]?.[0]).toEqual([BRIBERY, BRIBERY, SUBCONTRACTING, SUBCONTRACTING]);
    expect(GRANTS[4]?.slice(1)).toEqual([
      [4, 3, 2, 1],
      [4, 3, 3, 2],
    ]);
    for (const seats of [2, 3]) {
      expect(GRANTS[seats]?.slice(1)).toEqual([
        [4, 3, 2],
        [4, 3, 2],
      ]);
    }
  });

  it('RW-1.9: a slot that this side of the board does not show cannot be used', () => {
    for (const [seats, last] of [
      [2, 'noSuchSlot RW-1.9'],
      [3, 'noSuchSlot RW-1.9'],
      [4, undefined],
    ] as const) {
      const scenario = freshTable(seats);
      sealEmptyBids(scenario);
      const first = scenario.state.management[0] as number;
      expect([whyNot(scenario, first, 'placeVp II-4'), whyNot(scenario, first, 'placeVp III-4')]).toEqual([
        last,
        last,
      ]);
      expect(whyNot(scenario, first, 'placeVp I-4')).toBeUndefined();
    }
  });

  it('RW-1.10: a company has 4 crews of power 1 to 4, 2 vice presidents, 3 mineshafts, three levels each', () => {
    expect([CREWS, MOST_POWER, VPS, SHAFTS, MOST_MOBILITY, MOST_SAFETY]).toEqual([4, 4, 2, 3, 3, 3]);
    expect(DIE_LIMITS).toEqual([1, 2, 3, 4]);
  });

  it.each([2, 3, 4])('RW-1.10: all four crews of a player may have power %i', (power) => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 99_000 });
    for (const crew of [1, 2, 3, 4]) placeCrew(scenario, 0, crew, `entrance-${crew}`, power - 1);
    playPlies(scenario, 0, 'improve crew-1, improve crew-2, improve crew-3, improve crew-4');
    expect([1, 2, 3, 4].map((crew) => powerOfCrew(scenario, 0, crew))).toEqual([power, power, power, power]);
  });
});

const SHORT: [string, (scenario: RockwellScenario) => void, string, number][] = [
  ['a hire', (scenario) => playPlies(scenario, 0, 'activate 1>stay'), 'hire 2', 1500],
  [
    'taking a die along',
    (scenario) => {
      placeCrew(scenario, 0, 1, 'C0', 1, 1);
      playPlies(scenario, 0, 'activate 1>B0');
    },
    'takeAlong 2',
    1500,
  ],
];

describe('RW-1.11: every payment must be covered in full', () => {
  it.each(SHORT)(
    'RW-1.11: %s is refused with $100 too little, and allowed with exactly enough',
    (_, arrange, ply, needed) => {
      const scenario = tableAtDrilling(4);
      placeVpOn(scenario, 0, 'I-3');
      placeCrew(scenario, 0, 1, 'B0');
      setPossessions(scenario, 0, { money: needed - 100, gold: 9 }); // cubes do not pay for it
      arrange(scenario);
      expect(whyNot(scenario, 0, ply)).toBe('tooLittleMoney RW-1.11');
      expect(refusalOf(scenario, 0, ply)?.params).toEqual({ needed, money: needed - 100 });
      setPossessions(scenario, 0, { money: needed });
      playPlies(scenario, 0, ply);
      expect(moneyOwned(scenario, 0)).toBe(0);
    },
  );

  it.each([
    ['improve crew-1', 1500],
    ['improve mobility', 1500],
    ['improve safety', 1500],
    ['buildShaft B0', 1500],
  ])('RW-1.11: %s is refused with too little money, and allowed with exactly enough', (ply, needed) => {
    const scenario = tableAtWorkshop(4);
    placeCrew(scenario, 0, 1, 'B0');
    setPossessions(scenario, 0, { money: needed - 100, gold: 9 });
    expect(whyNot(scenario, 0, ply)).toBe('tooLittleMoney RW-1.11');
    setPossessions(scenario, 0, { money: needed });
    playPlies(scenario, 0, ply);
    expect(moneyOwned(scenario, 0)).toBe(0);
  });

  it('RW-1.11: a bid of more money or cubes than owned is refused, together or one by one', () => {
    const scenario = freshTable(2);
    setPossessions(scenario, 0, { money: 2500, zinc: 3 });
    expect(whyNot(scenario, 0, 'bid money-3000')).toBe('tooLittleMoney RW-1.11');
    expect(whyNot(scenario, 0, 'bid zinc-4')).toBe('tooFewCubes RW-1.11');
    expect(refusalOf(scenario, 0, 'bid zinc-4')?.params).toEqual({ needed: 4, owned: 3 });
    expect(whyNot(scenario, 0, 'bid gold-1')).toBe('tooFewCubes RW-1.11');
    playPlies(scenario, 0, 'bid money-2000');
    expect(whyNot(scenario, 0, 'bid money-600')).toBe('tooLittleMoney RW-1.11');
    expect(refusalOf(scenario, 0, 'bid money-600')?.params).toEqual({ needed: 2600, money: 2500 });
    expect(whyNot(scenario, 0, 'bid money-500')).toBeUndefined();
  });
});
