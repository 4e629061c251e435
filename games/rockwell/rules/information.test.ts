import { canonicalJson, keyFromSeed, parsePly, redealtCopy, seenPly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { ACHIEVEMENT_STOCKS } from './components.ts';
import type { RockwellFact } from './facts.ts';
import { hasStock, rockwell } from './index.ts';
import type { Rockwell } from './state.ts';
import { playerOf, worthOf } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  achievementNamed,
  pendingSeat,
  playPlies,
  giveDrillingTurn,
  freshTable,
  hasAchievement,
  sealEmptyBids,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  prepareExtraction,
  buildShaftOn,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  factsOf,
  revealTileOn,
  placeVpOn,
} from './testing/scenario.ts';
import { seen } from './view.ts';

const VIEWERS = [0, 1, 2, 3, undefined] as const;
const HIDDEN = { hiddenLog: true };

const worlds = ({ state }: RockwellScenario, viewer: number | undefined, count = 60): Rockwell[] =>
  Array.from({ length: count }, (_, seed) => redealtCopy(rockwell, state, viewer, keyFromSeed(seed)));
const different = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;
const worth = (state: Rockwell, seat: number): number =>
  worthOf(playerOf(state, seat).money, playerOf(state, seat).stock);
const seenBy = (scenario: RockwellScenario, viewer: number | undefined): string =>
  canonicalJson(rockwell.view(scenario.state, viewer));

function tradedUnseen(transaction = 'sell-zinc-2'): RockwellScenario {
  const scenario = tableAtTrading(3, [1, 0], HIDDEN);
  setPossessions(scenario, 1, { zinc: 4, copper: 3, silver: 2, gold: 1, money: 4000 });
  playPlies(scenario, 1, `tradeUnseen ${transaction}`);
  return scenario;
}

describe('RW-3.1 to RW-3.4: who knows what', () => {
  it('RW-3.1: cubes, money, insurance, delivery tiles and sealed choices are known to their owner alone', () => {
    const scenario = freshTable(4);
    setPossessions(scenario, 1, { zinc: 6, copper: 5, money: 2300, insurance: 2 });
    player(scenario, 1).deliveries = 1;
    playPlies(scenario, 1, 'bid money-2000, bid zinc-4');
    for (const viewer of VIEWERS) {
      const { players } = rockwell.view(scenario.state, viewer);
      players.forEach(({ own }, seat) => expect(own === null).toBe(seat !== viewer));
    }
    expect(rockwell.view(scenario.state, 1).players[1]?.own).toEqual({
      stock: [6, 5, 0, 0],
      money: 2300,
      insurance: 2,
      deliveries: 1,
      prestige: 0,
      choice: [2000, 4, 0, 0, 0],
      traded: 0,
    });
  });

  it('RW-3.1: no secret of a player changes a byte of what the others see', () => {
    const scenario = freshTable(4);
    const before = [0, 2, 3, undefined].map((viewer) => seenBy(scenario, viewer));
    setPossessions(scenario, 1, { zinc: 7, gold: 9, money: 100, insurance: 5 });
    Object.assign(player(scenario, 1), {
      prestige: 7,
      choice: [100, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0],
      traded: 3,
    });
    expect([0, 2, 3, undefined].map((viewer) => seenBy(scenario, viewer))).toEqual(before);
    expect(seenBy(scenario, 1)).not.toBe(seenBy(freshTable(4), 1));
  });

  it('RW-3.1: at the end of the game everything is shown', () => {
    const scenario = tradedUnseen();
    scenario.state.turn = scenario.state.turnLimit;
    playPlies(scenario, 0, 'renounce');
    playPlies(scenario, 1, 'renounce');
    for (const viewer of [0, 1, 2, undefined]) {
      expect(rockwell.view(scenario.state, viewer).players[1]?.own).toMatchObject({
        stock: [2, 3, 2, 1],
        money: 4800,
        insurance: 0,
      });
      for (const state of worlds(scenario, viewer, 5)) expect(state.players).toEqual(scenario.state.players);
    }
  });

  it('RW-3.2: board, company boards, cards, orders, revealed bids and the tops of the stacks are open to all', () => {
    const scenario = freshTable(4);
    playPlies(scenario, 0, 'bid money-1000, bid zinc-1, sealBid');
    for (const seat of [1, 2, 3]) playPlies(scenario, seat, 'sealBid');
    revealTileOn(scenario, 'B3', 'B5');
    placeCrew(scenario, 2, 1, 'C0', 3, 2);
    buildShaftOn(scenario, 2, 'B3');
    placeVpOn(scenario, 2, 'III-2');
    Object.assign(player(scenario, 2), { mobility: 2, safety: 1, cards: 4, deliveries: 1 });
    for (const viewer of VIEWERS) {
      const view = rockwell.view(scenario.state, viewer);
      const { spaces, revealed, crews, piles, slots, management, control, dice, briberyTiles, turn, round } =
        scenario.state;
      expect(view).toMatchObject({
        spaces,
        revealed,
        crews,
        piles,
        slots,
        management,
        control,
        dice,
        briberyTiles,
        turn,
        round,
      });
      expect(view.players[2]).toMatchObject({
        mobility: 2,
        safety: 1,
        cards: 4,
        shafts: player(scenario, 2).shafts,
      });
      expect(view.players[0]?.shown).toEqual([1000, 1, 0, 0, 0]);
      expect(view.deliveryTops).toEqual([1, 4, 8, 12, 16, 20, 24]);
      expect(view.achievementTops).toEqual([4, 4, 4, 5, 5, 5, 6, 6, 6]);
    }
  });

  it('RW-3.3: which achievements a player has is public, the value of the tiles is not displayed', () => {
    const scenario = tableAtTrading(4, [1]);
    setPossessions(scenario, 1, { silver: 9, money: 800 });
    playPlies(scenario, 1, 'trade buy-silver-1');
    expect(rockwell.view(scenario.state, 1).players[1]?.own?.prestige).toBe(4);
    for (const viewer of [0, 2, undefined]) {
      const view = rockwell.view(scenario.state, viewer);
      expect([view.players[1]?.achievements, view.players[1]?.own]).toEqual([
        1 << achievementNamed('silverStock'),
        null,
      ]);
      expect(view.achievementTops[achievementNamed('silverStock')]).toBe(3); // so 4 was taken
    }
  });

  it('RW-3.4, RW-3.7: no view holds backs or cards before they are revealed, and every one can come', () => {
    const scenario = tableAtDrilling(4);
    scenario.state.spaces[0] = 3; // A4, A5 or A6
    placeCrew(scenario, 0, 2, 'A0', 2);
    expect(
      Object.keys(rockwell.view(scenario.state, 0)).filter((key) =>
        ['chance', 'tiles', 'cards'].includes(key),
      ),
    ).toEqual([]);
    const results = worlds(scenario, 0, 150).map((state) => {
      const facts: RockwellFact[] = [];
      playPlies({ state, facts }, 0, 'activate 1>A0');
      return [
        factsOf({ state, facts }, 'tileRevealed')[0]?.tile,
        factsOf({ state, facts }, 'cardDrawn')[0]?.card,
      ];
    });
    expect(new Set(results.map(([tile]) => tile))).toEqual(new Set([3, 4, 5]));
    for (const [tile, pile] of [
      [3, 1],
      [4, 2],
      [5, 4],
    ]) {
      const cards = results.filter(([each]) => each === tile).map(([, card]) => card);
      expect([...new Set(cards)].sort((a = 0, b = 0) => a - b)).toEqual(
        [0, 1, 2, 3, 4, 5].map((place) => ((pile ?? 0) - 1) * 6 + place),
      );
    }
  });
});

describe('RW-3.5: the log', () => {
  it('RW-3.5: what changes hands openly is told to all, to the cube', () => {
    const facts: RockwellFact[] = [];
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
    placeCrew(scenario, 0, 2, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    const exchange = tableAtTrading(4, [0]);
    placeVpOn(exchange, 0, 'III-1');
    setPossessions(exchange, 0, { zinc: 9, money: 9000 });
    playPlies(
      exchange,
      0,
      'trade sell-zinc-2, trade buy-gold-5, renounce, improve mobility, deliver zinc, renounce',
    );
    sealEmptyBids(exchange);
    facts.push(...scenario.facts, ...exchange.facts);
    for (const type of [
      'bootyTaken',
      'dangerStruck',
      'sold',
      'bought',
      'mobilityImproved',
      'delivered',
      'bidRevealed',
    ])
      expect(facts.map((fact) => fact.type)).toContain(type);
    for (const fact of facts) for (const viewer of VIEWERS) expect(seen(fact, viewer)).toBe(fact);
  });

  it('RW-3.5, RW-4.6: of a choice in progress the others learn only that it is sealed', () => {
    const scenario = freshTable(3);
    playPlies(scenario, 1, 'bid money-500, bid silver-1, sealBid');
    expect(
      scenario.facts.slice(-3).map((fact) => [fact.type, seen(fact, 0)?.type, seen(fact, undefined)?.type]),
    ).toEqual([
      ['moneyBid', undefined, undefined],
      ['cubesBid', undefined, undefined],
      ['bidSealed', 'bidSealed', 'bidSealed'],
    ]);
    for (const fact of scenario.facts.slice(-3)) expect(seen(fact, 1)).toEqual(fact);
    const insuring: RockwellFact = { type: 'cubesToInsure', seat: 2, resource: 0, cubes: 2 };
    expect([seen(insuring, 2), seen(insuring, 0)]).toEqual([insuring, undefined]);
  });

  it('RW-3.5, RW-4.2, RW-12.7: plies of sealed choices are hidden from the others, all other plies are open', () => {
    for (const text of ['bid gold-2', 'insure zinc-1', 'useInsurance 3', 'tradeUnseen buy-zinc-1']) {
      const [verb, noun] = parsePly(rockwell, text);
      expect(seenPly(rockwell, [1, verb, noun], 1)).toEqual([1, verb, noun]);
      for (const viewer of [0, undefined])
        expect(seenPly(rockwell, [1, verb, noun], viewer)).toEqual([1, verb, -1]);
    }
    const secret = rockwell.moves.filter((move) => move.secret).map(({ verb }) => verb);
    expect(secret).toEqual(['bid', 'insure', 'useInsurance', 'tradeUnseen']);
  });

  it('RW-3.5: without the hidden log a redeal never changes the possessions of others', () => {
    const scenario = tableAtTrading(3, [1, 0]);
    setPossessions(scenario, 1, { zinc: 4, copper: 3, money: 4000, insurance: 2 });
    playPlies(scenario, 1, 'trade sell-zinc-2');
    for (const viewer of [0, 2, undefined]) {
      for (const state of worlds(scenario, viewer, 20)) {
        expect({ ...state, chance: undefined }).toEqual({ ...scenario.state, chance: undefined });
        expect(state.chance).not.toEqual(scenario.state.chance);
      }
    }
  });
});

describe('RW-3.6: the hidden log', () => {
  it('RW-3.6: the others learn that a transaction was made, not which resource, direction or number', () => {
    const scenario = tradedUnseen();
    const [fact] = factsOf(scenario, 'tradedUnseen');
    if (fact === undefined) throw new Error('nothing was told');
    expect(seen(fact, 1)).toEqual({
      type: 'tradedUnseen',
      seat: 1,
      buys: false,
      resource: 0,
      cubes: 2,
      money: 800,
    });
    for (const viewer of [0, 2, undefined]) {
      expect(seen(fact, viewer)).toEqual({
        type: 'tradedUnseen',
        seat: 1,
        buys: false,
        resource: -1,
        cubes: 0,
        money: 0,
      });
      expect(seenBy(tradedUnseen('buy-gold-3'), viewer)).toBe(seenBy(scenario, viewer));
      expect(rockwell.view(scenario.state, viewer).players[1]).toMatchObject({ own: null, actions: 3 });
    }
    const [purchase] = factsOf(tradedUnseen('buy-gold-3'), 'tradedUnseen');
    expect(seen(purchase as RockwellFact, 0)).toEqual(seen(fact, 0));
    expect(rockwell.view(scenario.state, 1).players[1]?.own).toMatchObject({
      stock: [2, 3, 2, 1],
      money: 4800,
      traded: 1,
    });
  });

  it('RW-3.6: a seat that has traded may own anything of the same worth; one that has not is known exactly', () => {
    const scenario = tradedUnseen();
    for (const viewer of [0, undefined]) {
      const deals = worlds(scenario, viewer);
      expect(different(deals.map((state) => playerOf(state, 1).stock))).toBeGreaterThan(40);
      expect(new Set(deals.map((state) => playerOf(state, 1).traded))).toEqual(new Set([1, 2, 4, 8]));
      for (const state of deals) {
        expect([worth(state, 1), worth(scenario.state, 1)]).toEqual([10_000, 10_000]);
        expect([playerOf(state, 0), playerOf(state, 2)]).toEqual([player(scenario, 0), player(scenario, 2)]);
        expect([canonicalJson(rockwell.view(state, viewer)), rockwell.audit(state)]).toEqual([
          seenBy(scenario, viewer),
          [],
        ]);
        expect(playerOf(state, 1).insurance).toBe(0);
      }
    }
    for (const state of worlds(scenario, 1, 10)) expect(state.players).toEqual(scenario.state.players);
  });

  it('RW-3.6: a seat that took 3 zinc since then has at least 3 in every redeal', () => {
    const scenario = tradedUnseen('sell-zinc-4');
    prepareExtraction(scenario, 'A0', 'A2', 'X2-1'); // 3 zinc, 1 copper
    placeCrew(scenario, 1, 2, 'A0');
    giveDrillingTurn(scenario, 1);
    playPlies(scenario, 1, 'activate 1>A0');
    expect([stockOf(scenario, 1), factsOf(scenario, 'bootyTaken')[0]?.cubes]).toEqual([
      '3/4/2/1',
      [3, 1, 0, 0],
    ]);
    const stocks = worlds(scenario, 0, 200).map((state) => playerOf(state, 1).stock);
    expect(Math.min(...stocks.map(([zinc = 0]) => zinc))).toBe(3);
    expect(Math.min(...stocks.map(([, copper = 0]) => copper))).toBe(1);
    expect(Math.max(...stocks.map(([zinc = 0]) => zinc))).toBeGreaterThan(3);
  });

  it('RW-3.6: what is paid openly is known: two of the three zinc are bid, at least one is left', () => {
    const scenario = tradedUnseen('sell-zinc-4');
    prepareExtraction(scenario, 'A0', 'A2', 'X2-1');
    placeCrew(scenario, 1, 2, 'A0');
    giveDrillingTurn(scenario, 1);
    playPlies(scenario, 1, 'activate 1>A0');
    scenario.state.steps = [{ at: 'auction', pending: 0b111, left: 0 }];
    playPlies(scenario, 1, 'bid zinc-2, sealBid');
    for (const seat of [0, 2]) playPlies(scenario, seat, 'sealBid');
    const zinc = worlds(scenario, 0, 200).map((state) => playerOf(state, 1).stock[0] as number);
    expect([stockOf(scenario, 1), Math.min(...zinc)]).toEqual(['1/4/2/1', 1]);
  });

  it('RW-3.6: money paid openly lowers the worth that is known, and nothing else', () => {
    const scenario = tradedUnseen();
    playPlies(scenario, 0, 'renounce');
    playPlies(scenario, 1, 'renounce');
    scenario.state.steps = [{ at: 'workshop', pending: 0b010, left: 0 }];
    placeVpOn(scenario, 1, 'III-1');
    player(scenario, 1).actions = 2;
    playPlies(scenario, 1, 'improve mobility');
    for (const state of worlds(scenario, 0)) expect(worth(state, 1)).toBe(8500);
  });

  it('RW-3.6: achievements that are not reached are not reached in any redeal', () => {
    const scenario = tableAtTrading(3, [1, 0], HIDDEN);
    setPossessions(scenario, 1, { zinc: 12, silver: 2, money: 60_000 });
    playPlies(scenario, 1, 'tradeUnseen buy-gold-2');
    for (const state of worlds(scenario, 0, 200)) {
      for (const stock of ACHIEVEMENT_STOCKS)
        expect(stock !== null && hasStock(playerOf(state, 1), stock)).toBe(false);
    }
  });

  it('RW-3.6: a reached achievement tells a lower bound of the stock', () => {
    const scenario = tableAtTrading(3, [1, 0], HIDDEN);
    setPossessions(scenario, 1, { silver: 4, copper: 3, money: 9000 });
    playPlies(scenario, 1, 'tradeUnseen buy-silver-8');
    expect(hasAchievement(scenario, 1, 'silverStock')).toBe(true);
    const stocks = worlds(scenario, 0, 200).map((state) => playerOf(state, 1).stock);
    expect([Math.min(...stocks.map((stock) => stock[2] as number)), different(stocks) > 50]).toEqual([
      10,
      true,
    ]);
  });

  it('RW-3.6: before any transaction everything is known', () => {
    const scenario = tableAtTrading(3, [1, 0], HIDDEN);
    for (const state of worlds(scenario, 0, 20)) expect(state.players).toEqual(scenario.state.players);
  });
});

describe('RW-3.6: what is asked does not tell how much money there is', () => {
  /**
   * Seat 0 has no money, a crew with a die on A0, and a crew on A3 next to one with a die that could be
   * bribed.
   */
  function broke(slot: string, hiddenLog: boolean, version: number): RockwellScenario {
    const scenario = tableAtDrilling(3, { hiddenLog }, version);
    setPossessions(scenario, 0, {});
    placeVpOn(scenario, 0, slot);
    placeCrew(scenario, 0, 1, 'B0', 1, 1);
    placeCrew(scenario, 0, 2, 'B3');
    placeCrew(scenario, 1, 1, 'B4', 1, 1);
    return scenario;
  }

  it.each([
    ['a hire', 2, 'I-3', 'activate 2>stay', 'advantage', ['noAdvantage']],
    ['another power of a die', 1, 'I-3', 'activate 1>stay', 'advantage', ['noAdvantage']],
    ['taking a die along', 2, 'I-3', 'activate 1>B1', 'die', ['leaveBehind']],
    ['bribing a crew with a die', 2, 'I-1', 'activate 2>stay', 'advantage', ['noAdvantage']],
  ])(
    'RW-3.6, RW-22: with the hidden log %s is asked for even if the only answer is no (version %i)',
    (_what, version, slot, ply, phase, offers) => {
      const hidden = broke(slot, true, version);
      playPlies(hidden, 0, ply);
      expect([phaseOf(hidden), pendingSeat(hidden), offersOf(hidden, 0)]).toEqual([phase, 0, offers]);
      const open = broke(slot, false, version);
      playPlies(open, 0, ply);
      expect([phaseOf(open), pendingSeat(open)]).toEqual(['drilling', 1]);
    },
  );
});

describe('sealed choices in a redeal', () => {
  it.each([false, true])(
    'RW-4.2: bids of others vary and never exceed what they own (hidden log: %s)',
    (hiddenLog) => {
      const scenario = freshTable(3, { hiddenLog });
      playPlies(scenario, 1, 'bid money-2000, bid zinc-1, sealBid');
      playPlies(scenario, 0, 'bid copper-1');
      const deals = worlds(scenario, 0);
      for (const seat of [1, 2])
        expect(different(deals.map((state) => playerOf(state, seat).choice))).toBeGreaterThan(40);
      for (const state of deals) {
        expect([playerOf(state, 0), rockwell.audit(state)]).toEqual([player(scenario, 0), []]);
        for (const { choice, money, stock } of state.players) {
          expect((choice[0] as number) <= money && (choice[0] as number) % 100 === 0).toBe(true);
          stock.forEach((cubes, resource) => expect(choice[resource + 1]).toBeLessThanOrEqual(cubes));
        }
        expect(canonicalJson(rockwell.view(state, 0))).toBe(seenBy(scenario, 0));
      }
    },
  );

  it('RW-6.2: cubes to insure vary within what is owned, without money', () => {
    const scenario = freshTable(3);
    scenario.state.steps = [{ at: 'insurance', pending: 0b111, left: 0 }];
    playPlies(scenario, 1, 'insure zinc-3, sealInsurance');
    const choices = worlds(scenario, 0).map((state) => playerOf(state, 1).choice);
    expect([different(choices) > 10, choices.every(([money]) => money === 0)]).toEqual([true, true]);
    for (const state of worlds(scenario, 0)) expect(rockwell.audit(state)).toEqual([]);
  });

  it('RW-12.7: insurance used varies up to the loss and the tiles', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'D0', 'D2', 'X8-4'); // 1 silver, 2 gold each
    for (const seat of [0, 1, 2]) setPossessions(scenario, seat, { insurance: seat === 1 ? 9 : 2 });
    placeCrew(scenario, 0, 1, 'D1', 2);
    for (const seat of [1, 2]) placeCrew(scenario, seat, 1, 'D0', 3);
    playPlies(scenario, 0, 'activate 1>D0');
    expect(scenario.state.steps.at(-1)?.pending).toBe(0b111);
    playPlies(scenario, 1, 'useInsurance 3');
    const choices = worlds(scenario, 0).map(({ players }) => players.map(({ choice }) => choice[0]));
    expect([0, 1, 2, 3].map((seat) => [...new Set(choices.map((each) => each[seat]))].sort())).toEqual([
      [0],
      [0, 1, 2, 3],
      [0],
      [0],
    ]);
  });
});

describe('RW-22: decisions', () => {
  it('RW-22: only these decisions are asked for', () => {
    expect([...rockwell.verbs.keys()].join(' ')).toBe(
      [
        'bid sealBid placeVp insure sealInsurance',
        'activate takeAlong leaveBehind bribe hire noAdvantage',
        'extractionOrder useInsurance alCrew alDestination',
        'trade renounce tradeUnseen improve buildShaft moveShaft deliver alUpgrade',
      ].join(' '),
    );
  });

  it('RW-22: bid and insure are decided by all at the same time, in any order', () => {
    const scenario = freshTable(3);
    expect(scenario.state.steps).toEqual([{ at: 'auction', pending: 0b111, left: 0 }]);
    for (const seat of [2, 0, 1]) playPlies(scenario, seat, 'sealBid');
    while (phaseOf(scenario) === 'vicePresidents')
      playPlies(scenario, pendingSeat(scenario), offersOf(scenario, pendingSeat(scenario))[0] as string);
    expect(scenario.state.steps).toEqual([{ at: 'insurance', pending: 0b111, left: 0 }]);
  });
});
