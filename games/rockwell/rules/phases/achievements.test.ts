import { describe, expect, it } from 'vitest';
import type { Achievement } from '../components.ts';
import { ACHIEVEMENTS, TIERS } from '../components.ts';
import { topAchievementPrestige } from '../index.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  achievementNamed,
  AL_OWNER,
  setControlOrder,
  playPlies,
  giveDrillingTurn,
  freshTable,
  hasAchievement,
  setManagementOrder,
  setPossessions,
  player,
  prepareExtraction,
  buildShaftOn,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  tableAtWorkshop,
  factsOf,
  revealTileOn,
  placeVpOn,
} from '../testing/scenario.ts';

const reachedBy = (scenario: RockwellScenario, seat: number): Achievement[] =>
  ACHIEVEMENTS.filter((id) => hasAchievement(scenario, seat, id));
/** Seats and prestige of the tiles taken, in order. */
const takersOf = (scenario: RockwellScenario, id: Achievement): (readonly [number, number])[] =>
  factsOf(scenario, 'achievementReached')
    .filter(({ achievement }) => achievement === achievementNamed(id))
    .map(({ seat, prestige }) => [seat, prestige] as const);

describe('RW-17.1: the nine achievements', () => {
  it.each([
    ['zincCopperStock', { zinc: 8, copper: 7, money: 600 }, 'buy-copper-1'],
    ['silverStock', { silver: 9, money: 800 }, 'buy-silver-1'],
    ['goldStock', { gold: 11, money: 1000 }, 'buy-gold-1'],
    ['sixOfEach', { zinc: 6, copper: 6, silver: 6, gold: 5, money: 1000 }, 'buy-gold-1'],
  ] as const)('RW-17.1: %s is reached with the last cube, not before', (id, owned, trade) => {
    const scenario = tableAtTrading(4, [0, 1]);
    setPossessions(scenario, 0, owned);
    setPossessions(scenario, 1, {});
    playPlies(scenario, 0, 'renounce');
    playPlies(scenario, 1, 'renounce');
    expect(reachedBy(scenario, 0)).toEqual([]);
    const more = tableAtTrading(4, [0]);
    setPossessions(more, 0, owned);
    playPlies(more, 0, `trade ${trade}`);
    expect([reachedBy(more, 0), takersOf(more, id)]).toEqual([[id], [[0, TIERS[achievementNamed(id)]]]]);
    expect(player(more, 0).money).toBe(0);
  });

  it('RW-17.1: eight zinc without eight copper are not enough, nor the other way round', () => {
    for (const owned of [
      { zinc: 20, copper: 7 },
      { zinc: 7, copper: 20 },
    ]) {
      const scenario = tableAtTrading(4, [0]);
      setPossessions(scenario, 0, { ...owned, silver: 1 });
      playPlies(scenario, 0, 'trade sell-silver-1');
      expect(reachedBy(scenario, 0)).toEqual([]);
    }
  });

  it('RW-17.1: sixExtractions is reached with the sixth card', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-1');
    player(scenario, 0).cards = player(scenario, 1).cards = 5;
    placeCrew(scenario, 0, 2, 'A0');
    placeCrew(scenario, 1, 1, 'A0');
    playPlies(scenario, 0, 'activate 1>A0');
    expect([reachedBy(scenario, 0), reachedBy(scenario, 1), player(scenario, 0).cards]).toEqual([
      ['sixExtractions'],
      [],
      6,
    ]);
  });

  it('RW-17.1: threeCrewsPower2 is reached with the third crew of power 2 or more', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 3000 });
    placeCrew(scenario, 0, 1, 'entrance-1', 4);
    playPlies(scenario, 0, 'improve crew-2');
    expect(reachedBy(scenario, 0)).toEqual([]);
    playPlies(scenario, 0, 'improve crew-3');
    expect(takersOf(scenario, 'threeCrewsPower2')).toEqual([[0, 5]]);
  });

  it('RW-17.1: twoCrewsPower4 is reached with the second crew of power 4', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 7000 });
    placeCrew(scenario, 0, 1, 'entrance-1', 3);
    placeCrew(scenario, 0, 2, 'entrance-2', 3);
    playPlies(scenario, 0, 'improve crew-1');
    expect(reachedBy(scenario, 0)).toEqual([]);
    playPlies(scenario, 0, 'improve crew-2');
    expect(takersOf(scenario, 'twoCrewsPower4')).toEqual([[0, 6]]);
  });

  it('RW-17.1: allCrewsDeep is reached with all four crews in C or deeper at once', () => {
    const scenario = tableAtDrilling(4);
    ['C0', 'C4', 'D2', 'B0'].forEach((space, i) => placeCrew(scenario, 0, i + 1, space));
    playPlies(scenario, 0, 'activate 1>C7');
    expect(reachedBy(scenario, 0)).toEqual([]);
    giveDrillingTurn(scenario, 0);
    playPlies(scenario, 0, 'activate 4>C0');
    expect(takersOf(scenario, 'allCrewsDeep')).toEqual([[0, 5]]);
  });

  it('RW-17.1: coreReached is reached with the first crew in the core', () => {
    const scenario = tableAtDrilling(4);
    placeCrew(scenario, 0, 1, 'D0');
    playPlies(scenario, 0, 'activate 1>core');
    expect(takersOf(scenario, 'coreReached')).toEqual([[0, 6]]);
  });

  it.each([
    [4, [4, 3, 2, 1], [5, 4, 3, 2], [6, 5, 4, 3]],
    [3, [4, 3, 2], [5, 4, 3], [6, 5, 4]],
    [2, [4, 2], [5, 3], [6, 4]],
  ])(
    'RW-17.1, RW-20.3, RW-21.1: with %i players the stacks hold these tiles',
    (seats, tier4, tier5, tier6) => {
      ACHIEVEMENTS.forEach((_, achievement) => {
        const { state } = freshTable(seats);
        const tops: number[] = [];
        for (const each of state.players) {
          tops.push(topAchievementPrestige(state, achievement));
          each.achievements |= 1 << achievement;
        }
        expect(tops).toEqual([tier4, tier5, tier6][(TIERS[achievement] as number) - 4]);
        expect(topAchievementPrestige(state, achievement)).toBe(0);
      });
    },
  );

  it('RW-T15: with two players the zincCopperStock stack holds tiles of 4 and 2', () => {
    const scenario = tableAtTrading(2, [0, 1]);
    for (const seat of [0, 1]) setPossessions(scenario, seat, { zinc: 7, copper: 8, money: 400 });
    playPlies(scenario, 0, 'trade buy-zinc-1');
    playPlies(scenario, 1, 'trade buy-zinc-1');
    expect(takersOf(scenario, 'zincCopperStock')).toEqual([
      [0, 4],
      [1, 2],
    ]);
    expect([player(scenario, 0).prestige, player(scenario, 1).prestige]).toEqual([4, 2]);
  });

  it('RW-17.1: each achievement is earned once', () => {
    const scenario = tableAtTrading(4, [0]);
    setPossessions(scenario, 0, { silver: 9, money: 5000 });
    playPlies(scenario, 0, 'trade buy-silver-1');
    playPlies(scenario, 0, 'trade buy-zinc-1');
    expect([takersOf(scenario, 'silverStock'), player(scenario, 0).prestige]).toEqual([[[0, 4]], 4]);
  });
});

describe('RW-17.2: when they are tested', () => {
  it('RW-17.2: they are tested after a movement, before its extraction', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'C0', 'C3', 'X2-1');
    ['C4', 'C5', 'D2', 'B0'].forEach((space, i) => placeCrew(scenario, 0, i + 1, space));
    placeCrew(scenario, 1, 1, 'C0', 4);
    placeCrew(scenario, 2, 1, 'C0', 2);
    playPlies(scenario, 0, 'activate 4>C0');
    const types = scenario.facts.map(({ type }) => type);
    expect(types.indexOf('achievementReached')).toBeLessThan(types.indexOf('tileRevealed'));
    expect(takersOf(scenario, 'allCrewsDeep')).toEqual([[0, 5]]);
  });

  it('RW-17.2: they are tested after an extraction, for every sharer', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-4'); // 4 zinc, 2 copper, 2 silver
    setPossessions(scenario, 0, {});
    setPossessions(scenario, 1, { silver: 9 });
    placeCrew(scenario, 1, 1, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([stockOf(scenario, 1), takersOf(scenario, 'silverStock')]).toEqual(['2/1/10/0', [[1, 4]]]);
  });

  it('RW-17.2: they are tested after a hire that leads to an extraction', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A1', 'X1-4');
    setPossessions(scenario, 0, { silver: 8, money: 1000 });
    placeVpOn(scenario, 0, 'I-3');
    placeCrew(scenario, 0, 1, 'A0');
    playPlies(scenario, 0, 'activate 1>stay, hire 1');
    expect(takersOf(scenario, 'silverStock')).toEqual([[0, 4]]);
  });

  it('RW-17.2, RW-3.1: an achievement is taken automatically: nobody proves or declines anything', () => {
    const scenario = tableAtTrading(4, [0, 1]);
    setPossessions(scenario, 0, { gold: 11, money: 1000 });
    playPlies(scenario, 0, 'trade buy-gold-1');
    expect([
      scenario.state.steps.length,
      scenario.state.steps[0]?.at,
      scenario.state.steps[0]?.pending,
    ]).toEqual([1, 'trading', 0b10]);
    expect(factsOf(scenario, 'achievementReached')).toEqual([
      { type: 'achievementReached', seat: 0, achievement: 4, prestige: 5 },
    ]);
  });

  it('RW-17.3: cubes lost to danger were never in stock', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5'); // 5 zinc, 3 copper, 1 silver, danger
    setPossessions(scenario, 0, { zinc: 3, copper: 5, silver: 9 });
    placeCrew(scenario, 0, 2, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    // with all of it, two would have been reached
    expect([stockOf(scenario, 0), reachedBy(scenario, 0)]).toEqual(['8/6/9/0', []]);
  });
});

describe('RW-17.4: several players at one moment', () => {
  /** Seats 0 and 1 have nine silver each and are about to extract A0 together. */
  function together(): RockwellScenario {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A6', 'X4-2'); // 2 zinc, 4 copper, 2 silver
    for (const seat of [0, 1]) setPossessions(scenario, seat, { silver: 9 });
    placeCrew(scenario, 1, 1, 'A0', 2);
    return scenario;
  }

  it('RW-17.4: the active player takes a tile first', () => {
    const scenario = together();
    setManagementOrder(scenario, 3, 1, 2, 0);
    playPlies(scenario, 0, 'activate 1>A0');
    expect(takersOf(scenario, 'silverStock')).toEqual([
      [0, 4],
      [1, 3],
    ]);
  });

  it('RW-17.4: the others follow in Management order from the left', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'C0', 'C3', 'X2-5'); // 3 zinc, 4 copper, 3 silver, danger
    for (const seat of [1, 2, 3]) {
      setPossessions(scenario, seat, { silver: 9 });
      player(scenario, seat).safety = 3;
    }
    placeCrew(scenario, 1, 1, 'C0', 2);
    placeCrew(scenario, 2, 1, 'C0', 2);
    placeCrew(scenario, 3, 1, 'C1', 3);
    setManagementOrder(scenario, 0, 2, 1, 3);
    giveDrillingTurn(scenario, 3);
    playPlies(scenario, 3, 'activate 1>C0');
    expect(takersOf(scenario, 'silverStock')).toEqual([
      [3, 4],
      [2, 3],
      [1, 2],
    ]);
  });

  it('RW-17.4: after the income nobody is active, so the Management order alone counts', () => {
    const scenario = tableAtDrilling(4);
    setManagementOrder(scenario, 3, 1, 2, 0);
    scenario.state.round = 4;
    setControlOrder(scenario, 1, 2, 3, 0);
    giveDrillingTurn(scenario, 0);
    revealTileOn(scenario, 'A0', 'A7'); // 1 silver each
    revealTileOn(scenario, 'A2', 'A6');
    revealTileOn(scenario, 'B2', 'B3');
    ['A0', 'A2', 'B2'].forEach((space, seat) => {
      buildShaftOn(scenario, seat, space);
      setPossessions(scenario, seat, { silver: 9 });
    });
    playPlies(scenario, 0, 'activate 1>stay');
    expect(takersOf(scenario, 'silverStock')).toEqual([
      [1, 4],
      [2, 3],
      [0, 2],
    ]);
  });

  it('RW-17.4: while Al moves nobody is active, so the Management order alone counts', () => {
    const scenario = tableAtDrilling(2);
    setManagementOrder(scenario, 1, 0);
    // 4 zinc, 2 copper, 2 silver among three: 1 zinc each, all else to the strongest
    prepareExtraction(scenario, 'A0', 'A4', 'X1-4');
    for (const seat of [0, 1]) setPossessions(scenario, seat, { zinc: 7, copper: 8 });
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, 1, 1, 'A0');
    for (const crew of [2, 3, 4]) placeCrew(scenario, AL_OWNER, crew, 'D4', 1);
    placeCrew(scenario, AL_OWNER, 1, 'entrance-1', 2);
    giveDrillingTurn(scenario, 1);
    playPlies(scenario, 1, 'activate 2>stay');
    expect(factsOf(scenario, 'cardDiscarded')).toHaveLength(1);
    expect(takersOf(scenario, 'zincCopperStock')).toEqual([
      [1, 4],
      [0, 2],
    ]);
  });
});

describe('RW-17.5 to RW-17.8', () => {
  it('RW-17.5: several achievements of one player at one moment are all taken', () => {
    const scenario = tableAtDrilling(4);
    player(scenario, 0).mobility = 3;
    ['C0', 'C4', 'D2', 'C6'].forEach((space, i) => placeCrew(scenario, 0, i + 1, space));
    playPlies(scenario, 0, 'activate 4>core');
    expect(reachedBy(scenario, 0)).toEqual(['allCrewsDeep', 'coreReached']);
    expect(player(scenario, 0).prestige).toBe(11);
  });

  it('RW-17.5: one transaction can bring two achievements', () => {
    const scenario = tableAtTrading(4, [0]);
    setPossessions(scenario, 0, { zinc: 8, copper: 5, silver: 6, gold: 6, money: 1800 });
    playPlies(scenario, 0, 'trade buy-copper-3');
    expect([reachedBy(scenario, 0), player(scenario, 0).prestige]).toEqual([
      ['zincCopperStock', 'sixOfEach'],
      10,
    ]);
  });

  it('RW-17.6: crews in the core count as deep and keep the power they had', () => {
    const scenario = tableAtDrilling(4);
    placeCrew(scenario, 0, 1, 'core', 4);
    placeCrew(scenario, 0, 2, 'core', 2);
    placeCrew(scenario, 0, 3, 'C0');
    placeCrew(scenario, 0, 4, 'B0');
    player(scenario, 0).achievements = 1 << achievementNamed('coreReached');
    playPlies(scenario, 0, 'activate 4>C0');
    expect(reachedBy(scenario, 0)).toEqual(['allCrewsDeep', 'coreReached']);
    const shop = tableAtWorkshop(4);
    setPossessions(shop, 0, { money: 9000 });
    placeCrew(shop, 0, 1, 'core', 4);
    placeCrew(shop, 0, 2, 'core', 2);
    placeCrew(shop, 0, 3, 'C0', 1);
    playPlies(shop, 0, 'improve crew-3');
    expect(hasAchievement(shop, 0, 'threeCrewsPower2')).toBe(true);
    playPlies(shop, 0, 'improve crew-3, improve crew-3');
    expect(hasAchievement(shop, 0, 'twoCrewsPower4')).toBe(true);
  });

  it('RW-17.7: a tile once earned is never lost', () => {
    const scenario = tableAtTrading(4, [0]);
    setPossessions(scenario, 0, { silver: 9, zinc: 1, money: 800 });
    playPlies(scenario, 0, 'trade buy-silver-1');
    setPossessions(scenario, 0, { zinc: 1 });
    playPlies(scenario, 0, 'trade sell-zinc-1');
    expect([reachedBy(scenario, 0), player(scenario, 0).prestige]).toEqual([['silverStock'], 4]);
  });

  it('RW-D20, RW-17.8: crews of power 4 and 3, the latter with a die of 1, do not reach twoCrewsPower4', () => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, 0, 'I-3');
    placeCrew(scenario, 0, 1, 'D0', 4);
    placeCrew(scenario, 0, 2, 'D4', 3);
    playPlies(scenario, 0, 'activate 2>stay, hire 1');
    giveDrillingTurn(scenario, 0);
    playPlies(scenario, 0, 'activate 1>D1, noAdvantage');
    expect(reachedBy(scenario, 0)).toEqual([]);
    const two = tableAtDrilling(4);
    ['D0', 'D2', 'D4'].forEach((space, i) => placeCrew(two, 0, i + 1, space, i < 2 ? 2 : 1, i < 2 ? 0 : 2));
    playPlies(two, 0, 'activate 1>D1');
    expect(reachedBy(two, 0)).toEqual([]);
  });

  it('RW-17.8: a crew on a border in ring C or D is deep', () => {
    const scenario = tableAtDrilling(4);
    player(scenario, 0).mobility = 2;
    ['C0', 'D4-D5', 'C2-C3', 'B0'].forEach((space, i) => placeCrew(scenario, 0, i + 1, space));
    playPlies(scenario, 0, 'activate 4>C0');
    expect(reachedBy(scenario, 0)).toEqual(['allCrewsDeep']);
  });

  it('RW-17.8: bribery by an opponent can complete allCrewsDeep', () => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, 0, 'I-1');
    placeCrew(scenario, 0, 1, 'C0');
    ['C4', 'D2', 'D4', 'B0'].forEach((space, i) => placeCrew(scenario, 2, i + 1, space));
    playPlies(scenario, 0, 'activate 1>stay, bribe c-4>C0');
    expect([reachedBy(scenario, 0), reachedBy(scenario, 2)]).toEqual([[], ['allCrewsDeep']]);
    expect(takersOf(scenario, 'allCrewsDeep')).toEqual([[2, 5]]);
  });
});
