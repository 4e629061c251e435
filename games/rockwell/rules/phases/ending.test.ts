import { describe, expect, it } from 'vitest';
import type { Achievement } from '../components.ts';
import { BONUSES, TIERS } from '../components.ts';
import { rockwell } from '../index.ts';
import { ACHIEVEMENTS_REACHED, CORE_REACHED, TURN_LIMIT } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  achievementNamed,
  AL_OWNER,
  pendingSeat,
  crewCountOn,
  dieOfCrew,
  playPlies,
  giveDrillingTurn,
  playIdlePly,
  playIdleTurn,
  playIdleUntil,
  isTileRevealed,
  setManagementOrder,
  moneyOwned,
  offersOf,
  isFinished,
  setPossessions,
  phaseOf,
  player,
  powerOfCrew,
  prepareExtraction,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  tableAtWorkshop,
  factsOf,
  placeVpOn,
  whyNot,
} from '../testing/scenario.ts';

function has(scenario: RockwellScenario, seat: number, ...ids: Achievement[]): void {
  for (const id of ids) {
    player(scenario, seat).achievements |= 1 << achievementNamed(id);
    player(scenario, seat).prestige += TIERS[achievementNamed(id)] as number;
  }
}

/** `inCore` reached it in an earlier turn; crew 1 of seat 0 is in front of it. */
function beforeTheCore(seats: number, ...inCore: number[]): RockwellScenario {
  const scenario = tableAtDrilling(seats);
  for (const seat of inCore) {
    placeCrew(scenario, seat, 1, 'core');
    has(scenario, seat, 'coreReached');
  }
  placeCrew(scenario, 0, 1, 'D0');
  return scenario;
}

/** Seat 0 acts first in phase II and is one silver short of its sixth achievement. */
function beforeTheSixth(...ids: Achievement[]): RockwellScenario {
  const scenario = tableAtTrading(4, [0, 1]);
  setPossessions(scenario, 0, { silver: 9, money: 800 });
  has(scenario, 0, ...ids);
  return scenario;
}

describe('RW-18.1: the end of a turn', () => {
  it('RW-18.1: bribery tiles and dice return to board I, vice presidents go home', () => {
    const scenario = tableAtWorkshop(4, [0, 1]);
    placeVpOn(scenario, 0, 'I-1');
    placeVpOn(scenario, 2, 'I-3');
    scenario.state.briberyTiles = 1;
    placeCrew(scenario, 2, 1, 'D0', 2, 3);
    placeCrew(scenario, 3, 1, 'A5', 1, 1);
    playPlies(scenario, 0, 'renounce');
    expect([scenario.state.briberyTiles, scenario.state.dice, dieOfCrew(scenario, 2, 1)]).toEqual([1, 1, 3]);
    playPlies(scenario, 1, 'renounce');
    expect([
      scenario.state.briberyTiles,
      scenario.state.dice,
      dieOfCrew(scenario, 2, 1),
      dieOfCrew(scenario, 3, 1),
    ]).toEqual([3, 3, 0, 0]);
    expect(scenario.state.slots).toEqual(Array.from({ length: 12 }, () => -1));
    expect(factsOf(scenario, 'cleanedUp')).toEqual([{ type: 'cleanedUp', turn: 1 }]);
    expect([scenario.state.turn, phaseOf(scenario), scenario.state.steps[0]?.pending]).toEqual([
      2,
      'auction',
      0b1111,
    ]);
    expect(factsOf(scenario, 'turnBegun')).toEqual([{ type: 'turnBegun', turn: 2 }]);
  });

  it('RW-18.1: the round marker returns', () => {
    const scenario = tableAtDrilling(4);
    const rounds: number[] = [];
    while (scenario.state.turn === 1) {
      if (rounds.at(-1) !== scenario.state.round) rounds.push(scenario.state.round);
      playIdlePly(scenario);
    }
    expect([rounds, scenario.state.round]).toEqual([[1, 2, 3, 4], 0]);
    playIdleUntil(scenario, 'drilling');
    expect(scenario.state.round).toBe(1);
  });

  it('RW-18.1: insurance, crews, stock and orders stay as they are', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 2, { zinc: 3, gold: 1, money: 500, insurance: 2 });
    const before = JSON.stringify([
      scenario.state.crews,
      scenario.state.management,
      scenario.state.control,
      player(scenario, 2),
    ]);
    playPlies(scenario, 0, 'renounce');
    expect(
      JSON.stringify([
        scenario.state.crews,
        scenario.state.management,
        scenario.state.control,
        player(scenario, 2),
      ]),
    ).toBe(before);
  });
});

describe('RW-18.2: the end of the game', () => {
  it('RW-D18: with a third player in the core in round 2, phases I to III are completed before the scoring', () => {
    const scenario = beforeTheCore(4, 1, 2);
    scenario.state.turn = 6;
    scenario.state.round = 2;
    placeVpOn(scenario, 3, 'II-1');
    placeVpOn(scenario, 1, 'III-1');
    playPlies(scenario, 0, 'activate 1>core');
    expect(factsOf(scenario, 'endConditionMet')).toEqual([
      { type: 'endConditionMet', seat: 0, condition: 'coreReached' },
    ]);
    expect([scenario.state.ended, isFinished(scenario), pendingSeat(scenario)]).toEqual([
      CORE_REACHED,
      false,
      1,
    ]);
    playIdleUntil(scenario, 'trading');
    expect(factsOf(scenario, 'roundBegun').map(({ round }) => round)).toEqual([3, 4]);
    playPlies(scenario, 3, 'trade sell-zinc-3');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['trading', 3]);
    playPlies(scenario, 3, 'renounce');
    playPlies(scenario, 1, 'improve crew-2, renounce');
    expect([isFinished(scenario), scenario.state.turn, factsOf(scenario, 'turnBegun')]).toEqual([
      true,
      6,
      [],
    ]);
    expect(factsOf(scenario, 'cleanedUp')).toEqual([{ type: 'cleanedUp', turn: 6 }]);
    expect([scenario.facts.at(-1)?.type, rockwell.safetyLimitRule?.(scenario.state)]).toEqual([
      'gameEnded',
      undefined,
    ]);
    expect(whyNot(scenario, 0, 'sealBid')).toBe('gameOver ');
  });

  it('RW-18.2: with four players two in the core do not end it, and several crews of one player count once', () => {
    const scenario = beforeTheCore(4, 1);
    placeCrew(scenario, 1, 2, 'core');
    placeCrew(scenario, 1, 3, 'core');
    playPlies(scenario, 0, 'activate 1>core');
    expect([scenario.state.ended, factsOf(scenario, 'endConditionMet')]).toEqual([0, []]);
    playIdleTurn(scenario);
    expect([isFinished(scenario), scenario.state.turn]).toEqual([false, 2]);
  });

  it('RW-20.4: with three players two in the core end it, one does not', () => {
    const one = beforeTheCore(3);
    playPlies(one, 0, 'activate 1>core');
    playIdleTurn(one);
    expect([one.state.ended, isFinished(one)]).toEqual([0, false]);
    const two = beforeTheCore(3, 2);
    playPlies(two, 0, 'activate 1>core');
    expect(two.state.ended).toBe(CORE_REACHED);
    playIdleTurn(two);
    expect([isFinished(two), two.state.turn]).toEqual([true, 1]);
  });

  it('RW-21.2: with two players both must be in the core', () => {
    const one = beforeTheCore(2);
    playPlies(one, 0, 'activate 1>core');
    playIdleTurn(one);
    expect([one.state.ended, isFinished(one)]).toEqual([0, false]);
    const both = beforeTheCore(2, 1);
    playPlies(both, 0, 'activate 1>core');
    playIdleTurn(both);
    expect([both.state.ended, isFinished(both)]).toEqual([CORE_REACHED, true]);
  });

  it('RW-18.2: six achievements with all three of tier 6 end the game after the turn is finished', () => {
    const scenario = beforeTheSixth(
      'sixOfEach',
      'twoCrewsPower4',
      'coreReached',
      'goldStock',
      'sixExtractions',
    );
    placeVpOn(scenario, 2, 'III-1');
    playPlies(scenario, 0, 'trade buy-silver-1');
    expect(factsOf(scenario, 'endConditionMet')).toEqual([
      { type: 'endConditionMet', seat: 0, condition: 'achievements' },
    ]);
    expect([scenario.state.ended, isFinished(scenario), pendingSeat(scenario)]).toEqual([
      ACHIEVEMENTS_REACHED,
      false,
      1,
    ]);
    playPlies(scenario, 1, 'renounce');
    playPlies(scenario, 0, 'renounce');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['workshop', 2]);
    playPlies(scenario, 2, 'renounce');
    expect([isFinished(scenario), scenario.state.turn]).toEqual([true, 1]);
  });

  it('RW-18.2: five achievements are too few, even with all three of tier 6', () => {
    const scenario = beforeTheSixth('sixOfEach', 'twoCrewsPower4', 'coreReached', 'goldStock');
    playPlies(scenario, 0, 'trade buy-silver-1');
    playIdleTurn(scenario);
    expect([scenario.state.ended, isFinished(scenario)]).toEqual([0, false]);
  });

  it('RW-D19: seven achievements with only two of tier 6 do not end the game', () => {
    const scenario = beforeTheSixth(
      'sixOfEach',
      'coreReached',
      'goldStock',
      'sixExtractions',
      'threeCrewsPower2',
      'allCrewsDeep',
    );
    playPlies(scenario, 0, 'trade buy-silver-1');
    playIdleTurn(scenario);
    expect([scenario.state.ended, isFinished(scenario)]).toEqual([0, false]);
  });

  it('RW-20.4, RW-21.2: the achievements also end the game with three or two players', () => {
    for (const seats of [3, 2]) {
      const scenario = tableAtTrading(seats, [0]);
      has(scenario, 0, 'sixOfEach', 'twoCrewsPower4', 'coreReached', 'goldStock', 'sixExtractions');
      setPossessions(scenario, 0, { silver: 9, money: 800 });
      playPlies(scenario, 0, 'trade buy-silver-1');
      playIdleTurn(scenario);
      expect([scenario.state.ended, isFinished(scenario)]).toEqual([ACHIEVEMENTS_REACHED, true]);
    }
  });

  it('RW-18.3: an end condition is announced once, when first met; both can be met', () => {
    const scenario = beforeTheCore(4, 1, 2);
    placeCrew(scenario, 3, 1, 'D4');
    has(scenario, 3, 'sixOfEach', 'twoCrewsPower4', 'goldStock', 'sixExtractions', 'silverStock');
    playPlies(scenario, 0, 'activate 1>core');
    giveDrillingTurn(scenario, 3);
    playPlies(scenario, 3, 'activate 1>core');
    expect(factsOf(scenario, 'endConditionMet').map(({ condition }) => condition)).toEqual([
      'coreReached',
      'achievements',
    ]);
    expect(scenario.state.ended).toBe(CORE_REACHED | ACHIEVEMENTS_REACHED);
    ['C0', 'C2', 'C4'].forEach((space, i) => placeCrew(scenario, 3, i + 2, space, 2));
    giveDrillingTurn(scenario, 3);
    playPlies(scenario, 3, 'activate 2>C1');
    expect(factsOf(scenario, 'achievementReached').filter(({ seat }) => seat === 3)).toHaveLength(3);
    playIdleTurn(scenario);
    expect([isFinished(scenario), factsOf(scenario, 'endConditionMet').length]).toEqual([true, 2]);
  });

  it('RW-18.3: a met condition stays met: cubes spent afterwards change nothing', () => {
    const scenario = beforeTheSixth(
      'sixOfEach',
      'twoCrewsPower4',
      'coreReached',
      'goldStock',
      'sixExtractions',
    );
    placeVpOn(scenario, 0, 'III-1');
    playPlies(scenario, 0, 'trade buy-silver-1');
    playIdleUntil(scenario, 'workshop');
    playPlies(scenario, 0, 'deliver silver, renounce');
    expect([isFinished(scenario), player(scenario, 0).stock[2]]).toEqual([true, 5]);
  });
});

describe('RW-18.4: the turn limit', () => {
  it.each([
    [{}, 100, true],
    [{}, 99, false],
    [{ turnLimit: 50 }, 50, true],
    [{ turnLimit: 50 }, 49, false],
    [{ turnLimit: 0 }, 500, false],
  ])('RW-18.4: with %o, turn %i ends the game: %s', (options, turn, ends) => {
    const scenario = tableAtWorkshop(4, [0], options);
    scenario.state.turn = turn;
    playPlies(scenario, 0, 'renounce');
    expect([isFinished(scenario), factsOf(scenario, 'turnLimitReached')]).toEqual([
      ends,
      ends ? [{ type: 'turnLimitReached', turn }] : [],
    ]);
    expect(rockwell.safetyLimitRule?.(scenario.state)).toBe(ends ? 'RW-18.4' : undefined);
  });

  it('RW-18.4: the turn limit ends the game with ordinary scoring', () => {
    const scenario = tableAtWorkshop(4, [0], { turnLimit: 50 });
    scenario.state.turn = 50;
    has(scenario, 2, 'coreReached');
    playPlies(scenario, 0, 'renounce');
    expect(scenario.state.ended).toBe(TURN_LIMIT);
    expect(scenario.facts.slice(-7).map(({ type }) => type)).toEqual([
      'turnLimitReached',
      ...BONUSES.map(() => 'bonusScored'),
      'gameEnded',
    ]);
    // All own 3/2/1/0 and $3,000: four bonuses of 3 each (nobody has gold); seat 2 has a tile of 6.
    expect(scenario.facts.at(-1)).toEqual({ type: 'gameEnded', winners: [2], totals: [12, 12, 18, 12] });
  });

  it('RW-18.4: if the game ends by RW-18.2 in that turn, that is the reason given', () => {
    const scenario = beforeTheCore(4, 1, 2);
    scenario.state.turn = 100;
    playPlies(scenario, 0, 'activate 1>core');
    playIdleTurn(scenario);
    expect([isFinished(scenario), scenario.state.ended, factsOf(scenario, 'turnLimitReached')]).toEqual([
      true,
      CORE_REACHED,
      [],
    ]);
    expect(rockwell.safetyLimitRule?.(scenario.state)).toBeUndefined();
  });

  it('RW-18.4: fifty idle turns of two players end at the turn limit', () => {
    const scenario = tableAtDrilling(2, { turnLimit: 50 });
    for (let turn = 1; turn <= 50; turn++) {
      expect([scenario.state.turn, isFinished(scenario)]).toEqual([turn, false]);
      playIdleTurn(scenario);
    }
    expect([isFinished(scenario), scenario.state.ended, rockwell.audit(scenario.state)]).toEqual([
      true,
      TURN_LIMIT,
      [],
    ]);
    expect(factsOf(scenario, 'crewMoved').filter(({ owner }) => owner === AL_OWNER)).toHaveLength(4 * 50);
  });
});

describe('RW-21.10: the improvement', () => {
  /** Phase III ends when seat 1, alone on the board, renounces. */
  function afterPhaseThree(...crews: readonly (readonly [place: string, power: number])[]): RockwellScenario {
    const scenario = tableAtWorkshop(2, [1]);
    crews.forEach(([place, power], i) => placeCrew(scenario, AL_OWNER, i + 1, place, power));
    return scenario;
  }

  it('RW-21.10: after phase III the player first in Management order raises one of the crews by one', () => {
    const scenario = afterPhaseThree();
    setManagementOrder(scenario, 1, 0);
    playPlies(scenario, 1, 'renounce');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['alUpgrade', 1]);
    expect(offersOf(scenario, 1)).toEqual([1, 2, 3, 4].map((crew) => `alUpgrade crew-${crew}`));
    playPlies(scenario, 1, 'alUpgrade crew-3');
    expect([1, 2, 3, 4].map((crew) => powerOfCrew(scenario, AL_OWNER, crew))).toEqual([1, 1, 2, 1]);
    expect(factsOf(scenario, 'alImproved')).toEqual([{ type: 'alImproved', seat: 1, crew: 10, power: 2 }]);
    expect([scenario.state.turn, phaseOf(scenario), moneyOwned(scenario, 1)]).toEqual([2, 'auction', 3000]);
  });

  it("RW-21.10: Al's crews are raised at most to 4", () => {
    const scenario = afterPhaseThree(['A0', 4], ['B0', 3], ['C0', 4], ['D0', 1]);
    playPlies(scenario, 1, 'renounce');
    expect(offersOf(scenario, 0)).toEqual(['alUpgrade crew-2', 'alUpgrade crew-4']);
    expect(whyNot(scenario, 0, 'alUpgrade crew-1')).toBe('notAlsCrew RW-21.10');
    expect(whyNot(scenario, 1, 'alUpgrade crew-2')).toBe('notYourTurn RW-21.10');
  });

  it("RW-21.10: the improvement is skipped if all of Al's crews are 4", () => {
    const scenario = afterPhaseThree(['B0', 4], ['B2', 4], ['C0', 4], ['D0', 4]);
    playPlies(scenario, 1, 'renounce');
    expect([scenario.state.turn, phaseOf(scenario), factsOf(scenario, 'alImproved')]).toEqual([
      2,
      'auction',
      [],
    ]);
  });

  it('RW-21.10, RW-22: nothing is asked where only one different answer exists', () => {
    const scenario = afterPhaseThree(['D0', 4], ['D2', 2], ['D2', 2], ['D2', 2]);
    playPlies(scenario, 1, 'renounce');
    expect([phaseOf(scenario), factsOf(scenario, 'alImproved')]).toEqual([
      'auction',
      [{ type: 'alImproved', seat: -1, crew: 9, power: 3 }],
    ]);
    const two = afterPhaseThree(['D0', 4], ['D2', 2], ['D2', 2], ['D2', 1]);
    playPlies(two, 1, 'renounce');
    expect(offersOf(two, 0)).toEqual(['alUpgrade crew-2', 'alUpgrade crew-4']);
  });

  it('RW-21.10: a tile made ready by it is extracted as by Al before the clean-up, so dice still count', () => {
    const scenario = afterPhaseThree(['A0', 1], ['D2', 4], ['D4', 4], ['D6', 4]);
    prepareExtraction(scenario, 'A0', 'A7', 'X1-6');
    setPossessions(scenario, 0, {});
    placeCrew(scenario, 0, 1, 'A0', 1, 1);
    playPlies(scenario, 1, 'renounce');
    const types = scenario.facts.map(({ type }) => type);
    expect(types.indexOf('tileRevealed')).toBeLessThan(types.indexOf('cleanedUp'));
    expect([
      isTileRevealed(scenario, 'A0'),
      factsOf(scenario, 'cardDiscarded').length,
      crewCountOn(scenario, 'A0'),
    ]).toEqual([true, 1, 2]);
    // 2 with the die against 2: Al, who triggered, has the seventh zinc
    expect(stockOf(scenario, 0)).toBe('3/2/0/0');
    expect([scenario.state.dice, scenario.state.turn, isFinished(scenario)]).toEqual([3, 2, false]);
  });

  it('RW-21.10: danger of such an extraction is insured before the clean-up', () => {
    const scenario = afterPhaseThree(['A0', 1], ['D2', 4], ['D4', 4], ['D6', 4]);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
    setPossessions(scenario, 0, { insurance: 1 });
    placeCrew(scenario, 0, 1, 'A0');
    playPlies(scenario, 1, 'renounce');
    expect([phaseOf(scenario), pendingSeat(scenario), scenario.state.turn]).toEqual(['danger', 0, 1]);
    playPlies(scenario, 0, 'useInsurance 0');
    expect([phaseOf(scenario), scenario.state.turn, stockOf(scenario, 0)]).toEqual(['auction', 2, '2/0/0/0']);
  });
});
