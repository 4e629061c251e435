import { keyFromSeed, redealtCopy } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, CREWS, DELIVERY_PILES, TIERS } from './components.ts';
import type { RockwellFact } from './facts.ts';
import { rockwell } from './index.ts';
import type { Rockwell } from './state.ts';
import { playerOf, presentPower, requiredPower, tileOn, worthOf } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  AL_OWNER,
  auditOf,
  dieOfCrew,
  playPlies,
  freshTable,
  playIdleTurn,
  isTileRevealed,
  moneyOwned,
  offersOf,
  isFinished,
  setPossessions,
  player,
  powerOfCrew,
  prepareExtraction,
  setRequiredPower,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  tableAtWorkshop,
  factsOf,
  placeOfCrew,
} from './testing/scenario.ts';
import { seen } from './view.ts';
import { TILES } from './tiles.ts';

const VIEWERS = [0, 1, 2, undefined] as const;

describe('set-up', () => {
  it('RW-2.1, RW-2.2: the eight tiles of each stratum form a ring, all unrevealed', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 4 }),
        fc.constantFrom('staggered', 'aligned'),
        (seed, seats, layout) => {
          const scenario = freshTable(seats, { layout }, seed);
          const powers = scenario.state.spaces.map(requiredPower);
          for (let ring = 0; ring < 32; ring += 8) {
            const tiles = TILES.slice(ring, ring + 8).map(({ power }) => power);
            expect(powers.slice(ring, ring + 8).toSorted((a, b) => a - b)).toEqual(tiles);
          }
          expect([
            scenario.state.revealed,
            scenario.state.spaces.every((space) => tileOn(space) === -1),
          ]).toEqual([0, true]);
          expect(auditOf(scenario)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('RW-2.3: the rings are staggered unless the option says aligned', () => {
    expect([freshTable(4).state.layout, freshTable(4, { layout: 'aligned' }).state.layout]).toEqual([0, 1]);
    expect(rockwell.options['layout']?.values).toEqual(['staggered', 'aligned']);
  });

  it.each([2, 3, 4])('RW-2.5: every one of %i players puts one crew of power 1 on each entrance', (seats) => {
    const scenario = freshTable(seats);
    for (let seat = 0; seat < seats; seat++) {
      for (const crew of [1, 2, 3, 4]) {
        expect([
          placeOfCrew(scenario, seat, crew),
          powerOfCrew(scenario, seat, crew),
          dieOfCrew(scenario, seat, crew),
        ]).toEqual([`entrance-${crew}`, 1, 0]);
      }
    }
    expect(scenario.state.crews).toHaveLength(seats === 2 ? 12 : seats * CREWS);
    if (seats === 2)
      expect([1, 2, 3, 4].map((crew) => placeOfCrew(scenario, AL_OWNER, crew))).toEqual(
        [1, 2, 3, 4].map((k) => `entrance-${k}`),
      );
    expect(scenario.state.spaces.every((space) => presentPower(space) === 0)).toBe(true);
  });

  it.each([2, 3, 4])(
    'RW-2.6: each of %i players gets 3 zinc, 2 copper, 1 silver, three thousand dollars and nothing else',
    (seats) => {
      const scenario = freshTable(seats);
      for (let seat = 0; seat < seats; seat++) {
        expect([stockOf(scenario, seat), moneyOwned(scenario, seat)]).toEqual(['3/2/1/0', 3000]);
        expect(player(scenario, seat)).toMatchObject({
          insurance: 0,
          mobility: 0,
          safety: 0,
          shafts: [-1, -1, -1],
          cards: 0,
        });
        expect(player(scenario, seat)).toMatchObject({
          achievements: 0,
          prestige: 0,
          deliveries: 0,
          choice: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        });
      }
      expect(scenario.state.players).toHaveLength(seats);
    },
  );

  it('RW-2.7: each pile has six cards, board I has 3 bribery tiles and 3 dice, and all slots are free', () => {
    const { state } = freshTable(4);
    expect(state.piles).toEqual([63, 63, 63, 63, 63, 63, 63, 63]);
    expect([state.briberyTiles, state.dice, new Set(state.slots)]).toEqual([3, 3, new Set([-1])]);
  });

  it('RW-2.8: both orders are random and independent of each other', () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 400; seed++) {
      const { state, facts } = freshTable(3, {}, seed);
      expect(facts[0]).toEqual({ type: 'ordersDrawn', management: state.management, control: state.control });
      expect([state.management.toSorted(), state.control.toSorted()]).toEqual([
        [0, 1, 2],
        [0, 1, 2],
      ]);
      pairs.add(`${state.management.join('')} ${state.control.join('')}`);
    }
    expect(pairs.size).toBe(36);
  });

  it('RW-2.9: the cheapest delivery tile and the achievement tile of most prestige are on top, visible to all', () => {
    const scenario = freshTable(3);
    for (const viewer of VIEWERS) {
      const { deliveryTops, achievementTops } = rockwell.view(scenario.state, viewer);
      expect(deliveryTops).toEqual(DELIVERY_PILES.map((_, pile) => 4 * pile));
      expect(achievementTops).toEqual(TIERS);
    }
    player(scenario, 0).deliveries = 0b1;
    player(scenario, 1).achievements = player(scenario, 0).achievements = 0b1;
    expect(rockwell.view(scenario.state, 2).deliveryTops.slice(0, 2)).toEqual([1, 4]);
    expect(rockwell.view(scenario.state, 2).achievementTops.slice(0, 2)).toEqual([2, 4]);
    expect(ACHIEVEMENTS).toHaveLength(TIERS.length);
  });

  it('RW-2.10: play starts with the auction of turn 1, and everybody is asked', () => {
    const scenario = freshTable(4);
    expect(scenario.state.steps).toEqual([{ at: 'auction', pending: 0b1111, left: 0 }]);
    expect([scenario.state.turn, scenario.state.round, factsOf(scenario, 'turnBegun')]).toEqual([
      1,
      0,
      [{ type: 'turnBegun', turn: 1 }],
    ]);
  });
});

/** The tables differ only behind the screens of seats 0 and (deliveries) 2. */
function behindTheScreen(): [Rockwell, Rockwell] {
  const one = tableAtDrilling(3);
  const other = tableAtDrilling(3);
  for (const scenario of [one, other])
    player(scenario, 0).achievements = player(scenario, 2).achievements = 0b1;
  setPossessions(one, 0, { zinc: 1, copper: 2, silver: 3, gold: 4, money: 100, insurance: 2 });
  setPossessions(other, 0, { zinc: 7, gold: 1, money: 90_000, insurance: 9 });
  [player(one, 0).deliveries, player(one, 2).deliveries] = [0b1, 0b10];
  [player(other, 0).deliveries, player(other, 2).deliveries] = [0b10, 0b1];
  [player(one, 0).prestige, player(one, 2).prestige] = [4, 3];
  [player(other, 0).prestige, player(other, 2).prestige] = [3, 4];
  return [one.state, other.state];
}

describe('open and secret information', () => {
  it('RW-3.1, RW-3.3: cubes, money, insurance, deliveries and achievement values are known to their owner only', () => {
    const [one, other] = behindTheScreen();
    for (const viewer of [1, undefined])
      expect(rockwell.view(one, viewer)).toEqual(rockwell.view(other, viewer));
    expect(rockwell.view(one, 0)).not.toEqual(rockwell.view(other, 0));
    expect(rockwell.view(one, 0).players[0]?.own).toMatchObject({
      stock: [1, 2, 3, 4],
      money: 100,
      insurance: 2,
      deliveries: 1,
      prestige: 4,
    });
    expect(rockwell.view(one, 1).players.map(({ own }) => own !== null)).toEqual([false, true, false]);
    expect(rockwell.view(one, undefined).players.map(({ own }) => own)).toEqual([null, null, null]);
  });

  it('RW-3.1: at the end everything is shown to all', () => {
    const scenario = tableAtWorkshop(3, [0]);
    setPossessions(scenario, 0, { gold: 5, money: 700 });
    scenario.state.turn = scenario.state.turnLimit;
    playPlies(scenario, 0, 'renounce');
    expect(isFinished(scenario)).toBe(true);
    for (const viewer of VIEWERS)
      expect(rockwell.view(scenario.state, viewer).players[0]?.own).toMatchObject({
        stock: [0, 0, 0, 5],
        money: 700,
      });
  });

  it('RW-3.2, RW-3.3: boards, numbers of cards, both orders and reached achievements are public', () => {
    const scenario = tableAtDrilling(3);
    placeCrew(scenario, 0, 1, 'B0', 3, 2);
    placeCrew(scenario, 1, 1, 'A7-A0', 2);
    buildShaftOn(scenario, 0, 'B1');
    Object.assign(player(scenario, 0), { mobility: 2, safety: 1, cards: 4, achievements: 0b101 });
    const { spaces, revealed, crews, management, control, slots, briberyTiles, dice, turn, round } =
      scenario.state;
    for (const viewer of VIEWERS) {
      const view = rockwell.view(scenario.state, viewer);
      expect(view).toMatchObject({
        spaces,
        revealed,
        crews,
        management,
        control,
        slots,
        briberyTiles,
        dice,
        turn,
        round,
      });
      expect(view.players[0]).toMatchObject({
        mobility: 2,
        safety: 1,
        cards: 4,
        achievements: 0b101,
        shafts: [spaceNamed('B1'), -1, -1],
      });
    }
  });

  it('RW-3.2: revealed bids stay in sight', () => {
    const scenario = freshTable(3);
    playPlies(scenario, 0, 'bid money-1000, bid money-200, bid silver-1, sealBid');
    for (const seat of [1, 2]) playPlies(scenario, seat, 'sealBid');
    for (const viewer of VIEWERS)
      expect(rockwell.view(scenario.state, viewer).players[0]?.shown).toEqual([1200, 0, 0, 1, 0]);
  });

  it('RW-3.4: nobody sees the back of an unrevealed tile, nor an order of the cards; fronts are seen', () => {
    const scenario = tableAtDrilling(3);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    for (const viewer of VIEWERS) {
      const { spaces, piles } = rockwell.view(scenario.state, viewer);
      expect([tileOn(spaces[0] as number), requiredPower(spaces[0] as number)]).toEqual([-1, 3]);
      expect(piles).toEqual(scenario.state.piles);
    }
  });

  it('RW-3.5: what changes hands openly is told to all; only choices in progress are not', () => {
    const scenario = freshTable(3);
    for (let seat = 0; seat < 3; seat++)
      setPossessions(scenario, seat, { zinc: 9, copper: 9, silver: 9, gold: 9, money: 9000 });
    playPlies(scenario, 0, 'bid money-3000, bid zinc-2, sealBid');
    for (const seat of [1, 2]) playPlies(scenario, seat, 'sealBid');
    playIdleTurn(scenario);
    const own: RockwellFact['type'][] = ['moneyBid', 'cubesBid', 'cubesToInsure'];
    for (const fact of scenario.facts) {
      expect(seen(fact, 0)).toEqual(fact);
      for (const viewer of [1, undefined])
        expect(seen(fact, viewer)).toEqual(own.includes(fact.type) ? undefined : fact);
    }
    const open: RockwellFact[] = [
      { type: 'insured', seat: 0, cubes: [1, 0, 2, 0], tiles: 3 },
      { type: 'bootyTaken', seat: 0, cubes: [1, 2, 3, 4] },
      { type: 'incomeReceived', seat: 0, space: 3, cubes: [2, 0, 0, 0] },
      { type: 'bought', seat: 0, resource: 3, cubes: 2, money: 2000 },
      { type: 'delivered', seat: 0, tile: 1, cubes: [6, 0, 0, 0], prestige: 2 },
      { type: 'dieHired', seat: 0, crew: 1, power: 2, fee: 1500 },
    ];
    for (const fact of open) for (const viewer of VIEWERS) expect(seen(fact, viewer)).toEqual(fact);
    expect(seen({ type: 'cubesToInsure', seat: 0, resource: 1, cubes: 2 }, 1)).toBeUndefined();
  });
});

function tradingUnseen(): RockwellScenario {
  const scenario = tableAtTrading(3, [0, 1, 2], { hiddenLog: true });
  for (const seat of [0, 1, 2])
    setPossessions(scenario, seat, { zinc: 3, copper: 2, silver: 1, gold: 2, money: 4000 });
  return scenario;
}

describe('RW-3.6: the hidden log', () => {
  it('RW-3.6: the others learn that a transaction was made, not which resource, direction or number', () => {
    const trades = ['buy-gold-3', 'sell-zinc-1', 'buy-copper-1', 'sell-gold-2'].map((noun) => {
      const scenario = tradingUnseen();
      playPlies(scenario, 0, `tradeUnseen ${noun}`);
      return scenario;
    });
    const known = (viewer: number | undefined): string[] =>
      trades.map(({ state, facts }) =>
        JSON.stringify([rockwell.view(state, viewer), facts.map((fact) => seen(fact, viewer))]),
      );
    for (const viewer of [1, 2, undefined]) expect(new Set(known(viewer)).size).toBe(1);
    expect(new Set(known(0)).size).toBe(4);
    expect(seen(trades[0]?.facts[0] as RockwellFact, 1)).toMatchObject({
      type: 'tradedUnseen',
      seat: 0,
      resource: -1,
      cubes: 0,
      money: 0,
    });
  });

  it('RW-3.6: they still know the total worth of all possessions, and can imagine other stocks', () => {
    const scenario = tradingUnseen();
    playPlies(scenario, 0, 'tradeUnseen buy-gold-3');
    const worth = worthOf(moneyOwned(scenario, 0), player(scenario, 0).stock);
    expect(worth).toBe(4000 + 3 * 400 + 2 * 600 + 800 + 2 * 1000); // fixed prices do not change it
    const imagined = Array.from({ length: 40 }, (_, seed) =>
      playerOf(redealtCopy(rockwell, scenario.state, 1, keyFromSeed(seed)), 0),
    );
    expect(new Set(imagined.map(({ money, stock }) => worthOf(money, stock)))).toEqual(new Set([worth]));
    expect(new Set(imagined.map(({ money, stock }) => [money, ...stock].join())).size).toBeGreaterThan(10);
  });

  it('RW-3.6: without the option everything is told', () => {
    const scenario = tableAtTrading(3, [0, 1, 2]);
    playPlies(scenario, 0, 'trade buy-gold-1');
    expect(scenario.facts.map((fact) => seen(fact, 1))).toEqual([
      { type: 'bought', seat: 0, resource: 3, cubes: 1, money: 1000 },
    ]);
    expect(offersOf(tradingUnseen(), 0)).toContain('tradeUnseen buy-gold-1');
  });
});

describe('RW-3.7: backs and cards are drawn when they are turned', () => {
  function extracted(seed: number): RockwellScenario {
    const scenario = tableAtDrilling(3);
    scenario.state.chance = { key: keyFromSeed(seed), drawn: 0 };
    setRequiredPower(scenario, 'A0', 3);
    placeCrew(scenario, 0, 1, 'A1', 3);
    playPlies(scenario, 0, 'activate 1>A0');
    return scenario;
  }

  it('RW-3.7: each tile of this stratum and front is equally likely, and each card of its pile', () => {
    const tiles = new Map<string, number>();
    const cards = new Map<number, number>();
    for (let seed = 0; seed < 900; seed++) {
      const scenario = extracted(seed);
      const tile = TILES[factsOf(scenario, 'tileRevealed')[0]?.tile as number]?.id as string;
      tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
      const card = factsOf(scenario, 'cardDrawn')[0]?.card as number;
      if (tile === 'A4') cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    expect([...tiles.keys()].toSorted()).toEqual(['A4', 'A5', 'A6']);
    for (const count of tiles.values()) expect(Math.abs(count - 300)).toBeLessThan(60);
    expect([...cards.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of cards.values()) expect(Math.abs(count - 50)).toBeLessThan(30);
  });

  it('RW-3.7, RW-11.3: a tile or card that was revealed does not come again', () => {
    const scenario = extracted(1);
    const first = factsOf(scenario, 'cardDrawn')[0]?.card as number;
    expect((scenario.state.piles[Math.floor(first / 6)] as number) & (1 << (first % 6))).toBe(0);
    expect([isTileRevealed(scenario, 'A0'), tileOn(scenario.state.spaces[0] as number)]).toEqual([
      true,
      factsOf(scenario, 'tileRevealed')[0]?.tile,
    ]);
  });
});
