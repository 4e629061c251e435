import { keyFromSeed, redealtCopy } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENTS, CREWS, DELIVERY_PILES, TIERS, TILES } from './components.ts';
import type { RockwellFact } from './facts.ts';
import { rockwell } from './index.ts';
import type { Rockwell } from './state.ts';
import { playerOf, presentPower, requiredPower, tileOn, worthOf } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  AL_OWNER,
  audited,
  dieOfCrew,
  does,
  freshTable,
  playIdleTurn,
  isTileRevealed,
  moneyOwned,
  offersOf,
  over,
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
  told,
  placeOfCrew,
} from './testing/scenario.ts';
import { seen } from './view.ts';

const LOOKERS = [0, 1, 2, undefined] as const;

describe('set-up', () => {
  it('RW-2.1, RW-2.2: the eight tiles of each stratum form a ring, all unrevealed', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 2, max: 4 }),
        fc.constantFrom('staggered', 'aligned'),
        (seed, seats, layout) => {
          const story = freshTable(seats, { layout }, seed);
          const powers = story.state.spaces.map(requiredPower);
          for (let ring = 0; ring < 32; ring += 8) {
            const tiles = TILES.slice(ring, ring + 8).map(({ power }) => power);
            expect(powers.slice(ring, ring + 8).toSorted((a, b) => a - b)).toEqual(tiles);
          }
          expect([story.state.revealed, story.state.spaces.every((space) => tileOn(space) === -1)]).toEqual([
            0,
            true,
          ]);
          expect(audited(story)).toEqual([]); // no equal powers touch
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
    const story = freshTable(seats);
    for (let seat = 0; seat < seats; seat++) {
      for (const crew of [1, 2, 3, 4]) {
        expect([
          placeOfCrew(story, seat, crew),
          powerOfCrew(story, seat, crew),
          dieOfCrew(story, seat, crew),
        ]).toEqual([`entrance-${crew}`, 1, 0]);
      }
    }
    // RW-21.3: with two players, Al has crews, too
    expect(story.state.crews).toHaveLength(seats === 2 ? 12 : seats * CREWS);
    if (seats === 2)
      expect([1, 2, 3, 4].map((crew) => placeOfCrew(story, AL_OWNER, crew))).toEqual(
        [1, 2, 3, 4].map((k) => `entrance-${k}`),
      );
    expect(story.state.spaces.every((space) => presentPower(space) === 0)).toBe(true);
  });

  it.each([2, 3, 4])(
    'RW-2.6: each of %i players gets 3 zinc, 2 copper, 1 silver, three thousand dollars and nothing else',
    (seats) => {
      const story = freshTable(seats);
      for (let seat = 0; seat < seats; seat++) {
        expect([stockOf(story, seat), moneyOwned(story, seat)]).toEqual(['3/2/1/0', 3000]);
        expect(player(story, seat)).toMatchObject({
          insurance: 0,
          mobility: 0,
          safety: 0,
          shafts: [-1, -1, -1],
          cards: 0,
        });
        expect(player(story, seat)).toMatchObject({
          achievements: 0,
          prestige: 0,
          deliveries: 0,
          choice: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        });
      }
      expect(story.state.players).toHaveLength(seats);
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
    const story = freshTable(3);
    for (const looker of LOOKERS) {
      const { deliveryTops, achievementTops } = rockwell.view(story.state, looker);
      expect(deliveryTops).toEqual(DELIVERY_PILES.map((_, pile) => 4 * pile));
      expect(achievementTops).toEqual(TIERS);
    }
    player(story, 0).deliveries = 0b1;
    player(story, 1).achievements = player(story, 0).achievements = 0b1;
    expect(rockwell.view(story.state, 2).deliveryTops.slice(0, 2)).toEqual([1, 4]);
    expect(rockwell.view(story.state, 2).achievementTops.slice(0, 2)).toEqual([2, 4]);
    expect(ACHIEVEMENTS).toHaveLength(TIERS.length);
  });

  it('RW-2.10: play starts with the auction of turn 1, and everybody is asked', () => {
    const story = freshTable(4);
    expect(story.state.steps).toEqual([{ at: 'auction', pending: 0b1111, left: 0 }]);
    expect([story.state.turn, story.state.round, told(story, 'turnBegun')]).toEqual([
      1,
      0,
      [{ type: 'turnBegun', turn: 1 }],
    ]);
  });
});

/** Two tables that differ only behind the screen of seat 0 (and, for the deliveries, of seat 2). */
function behindTheScreen(): [Rockwell, Rockwell] {
  const one = tableAtDrilling(3);
  const other = tableAtDrilling(3);
  for (const story of [one, other]) player(story, 0).achievements = player(story, 2).achievements = 0b1;
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
    for (const looker of [1, undefined])
      expect(rockwell.view(one, looker)).toEqual(rockwell.view(other, looker));
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
    const story = tableAtWorkshop(3, [0]);
    setPossessions(story, 0, { gold: 5, money: 700 });
    story.state.turn = story.state.turnLimit;
    does(story, 0, 'renounce');
    expect(over(story)).toBe(true);
    for (const looker of LOOKERS)
      expect(rockwell.view(story.state, looker).players[0]?.own).toMatchObject({
        stock: [0, 0, 0, 5],
        money: 700,
      });
  });

  it('RW-3.2, RW-3.3: boards, numbers of cards, both orders and reached achievements are public', () => {
    const story = tableAtDrilling(3);
    placeCrew(story, 0, 1, 'B0', 3, 2);
    placeCrew(story, 1, 1, 'A7-A0', 2);
    buildShaftOn(story, 0, 'B1');
    Object.assign(player(story, 0), { mobility: 2, safety: 1, cards: 4, achievements: 0b101 });
    const { spaces, revealed, crews, management, control, slots, briberyTiles, dice, turn, round } =
      story.state;
    for (const looker of LOOKERS) {
      const view = rockwell.view(story.state, looker);
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
    const story = freshTable(3);
    does(story, 0, 'bid money-1000, bid money-200, bid silver-1, sealBid');
    for (const seat of [1, 2]) does(story, seat, 'sealBid');
    for (const looker of LOOKERS)
      expect(rockwell.view(story.state, looker).players[0]?.shown).toEqual([1200, 0, 0, 1, 0]);
  });

  it('RW-3.4: nobody sees the back of an unrevealed tile, nor an order of the cards; fronts are seen', () => {
    const story = tableAtDrilling(3);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    for (const looker of LOOKERS) {
      const { spaces, piles } = rockwell.view(story.state, looker);
      expect([tileOn(spaces[0] as number), requiredPower(spaces[0] as number)]).toEqual([-1, 3]);
      expect(piles).toEqual(story.state.piles); // which are left, in no order
    }
  });

  it('RW-3.5: what changes hands openly is told to all; only choices in progress are not', () => {
    const story = freshTable(3);
    for (let seat = 0; seat < 3; seat++)
      setPossessions(story, seat, { zinc: 9, copper: 9, silver: 9, gold: 9, money: 9000 });
    does(story, 0, 'bid money-3000, bid zinc-2, sealBid');
    for (const seat of [1, 2]) does(story, seat, 'sealBid');
    playIdleTurn(story);
    const own: RockwellFact['type'][] = ['moneyBid', 'cubesBid', 'cubesToInsure'];
    for (const fact of story.facts) {
      expect(seen(fact, 0)).toEqual(fact);
      for (const looker of [1, undefined])
        expect(seen(fact, looker)).toEqual(own.includes(fact.type) ? undefined : fact);
    }
    const open: RockwellFact[] = [
      { type: 'insured', seat: 0, cubes: [1, 0, 2, 0], tiles: 3 },
      { type: 'bootyTaken', seat: 0, cubes: [1, 2, 3, 4] },
      { type: 'incomeReceived', seat: 0, space: 3, cubes: [2, 0, 0, 0] },
      { type: 'bought', seat: 0, resource: 3, cubes: 2, money: 2000 },
      { type: 'delivered', seat: 0, tile: 1, cubes: [6, 0, 0, 0], prestige: 2 },
      { type: 'dieHired', seat: 0, crew: 1, power: 2, fee: 1500 },
    ];
    for (const fact of open) for (const looker of LOOKERS) expect(seen(fact, looker)).toEqual(fact);
    expect(seen({ type: 'cubesToInsure', seat: 0, resource: 1, cubes: 2 }, 1)).toBeUndefined();
  });
});

/** Three players in phase II with the hidden log. */
function tradingUnseen(): RockwellScenario {
  const story = tableAtTrading(3, [0, 1, 2], { hiddenLog: true });
  for (const seat of [0, 1, 2])
    setPossessions(story, seat, { zinc: 3, copper: 2, silver: 1, gold: 2, money: 4000 });
  return story;
}

describe('RW-3.6: the hidden log', () => {
  it('RW-3.6: the others learn that a transaction was made, not which resource, direction or number', () => {
    const trades = ['buy-gold-3', 'sell-zinc-1', 'buy-copper-1', 'sell-gold-2'].map((noun) => {
      const story = tradingUnseen();
      does(story, 0, `tradeUnseen ${noun}`);
      return story;
    });
    const known = (looker: number | undefined): string[] =>
      trades.map(({ state, facts }) =>
        JSON.stringify([rockwell.view(state, looker), facts.map((fact) => seen(fact, looker))]),
      );
    for (const looker of [1, 2, undefined]) expect(new Set(known(looker)).size).toBe(1);
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
    const story = tradingUnseen();
    does(story, 0, 'tradeUnseen buy-gold-3');
    const worth = worthOf(moneyOwned(story, 0), player(story, 0).stock);
    expect(worth).toBe(4000 + 3 * 400 + 2 * 600 + 800 + 2 * 1000); // fixed prices do not change it
    const imagined = Array.from({ length: 40 }, (_, seed) =>
      playerOf(redealtCopy(rockwell, story.state, 1, keyFromSeed(seed)), 0),
    );
    expect(new Set(imagined.map(({ money, stock }) => worthOf(money, stock)))).toEqual(new Set([worth]));
    expect(new Set(imagined.map(({ money, stock }) => [money, ...stock].join())).size).toBeGreaterThan(10);
  });

  it('RW-3.6: without the option everything is told', () => {
    const story = tableAtTrading(3, [0, 1, 2]);
    does(story, 0, 'trade buy-gold-1');
    expect(story.facts.map((fact) => seen(fact, 1))).toEqual([
      { type: 'bought', seat: 0, resource: 3, cubes: 1, money: 1000 },
    ]);
    expect(offersOf(tradingUnseen(), 0)).toContain('tradeUnseen buy-gold-1');
  });
});

describe('RW-3.7: backs and cards are drawn when they are turned', () => {
  /** Seat 0 extracts A0 of power 3 with the random key of this seed. */
  function extracted(seed: number): RockwellScenario {
    const story = tableAtDrilling(3);
    story.state.chance = { key: keyFromSeed(seed), drawn: 0 };
    setRequiredPower(story, 'A0', 3);
    placeCrew(story, 0, 1, 'A1', 3);
    does(story, 0, 'activate 1>A0');
    return story;
  }

  it('RW-3.7: each tile of this stratum and front is equally likely, and each card of its pile', () => {
    const tiles = new Map<string, number>();
    const cards = new Map<number, number>();
    for (let seed = 0; seed < 900; seed++) {
      const story = extracted(seed);
      const tile = TILES[told(story, 'tileRevealed')[0]?.tile as number]?.id as string;
      tiles.set(tile, (tiles.get(tile) ?? 0) + 1);
      const card = told(story, 'cardDrawn')[0]?.card as number;
      if (tile === 'A4') cards.set(card, (cards.get(card) ?? 0) + 1);
    }
    expect([...tiles.keys()].toSorted()).toEqual(['A4', 'A5', 'A6']);
    for (const count of tiles.values()) expect(Math.abs(count - 300)).toBeLessThan(60);
    expect([...cards.keys()].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of cards.values()) expect(Math.abs(count - 50)).toBeLessThan(30);
  });

  it('RW-3.7, RW-11.3: a tile or card that was revealed does not come again', () => {
    const story = extracted(1);
    const first = told(story, 'cardDrawn')[0]?.card as number;
    expect((story.state.piles[Math.floor(first / 6)] as number) & (1 << (first % 6))).toBe(0);
    expect([isTileRevealed(story, 'A0'), tileOn(story.state.spaces[0] as number)]).toEqual([
      true,
      told(story, 'tileRevealed')[0]?.tile,
    ]);
  });
});
