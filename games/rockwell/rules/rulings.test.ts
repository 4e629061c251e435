import { describe, expect, it } from 'vitest';
import { TURN_LIMIT } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  AL_OWNER,
  auditOf,
  dieOfCrew,
  factsOf,
  hasAchievement,
  isFinished,
  isTileRevealed,
  moneyOwned,
  offeredNouns,
  pendingSeat,
  phaseOf,
  placeCrew,
  placeVpOn,
  playIdleTurn,
  player,
  playPlies,
  powerOfCrew,
  powerOnSpace,
  prepareExtraction,
  revealTileOn,
  setPossessions,
  setRequiredPower,
  tableAtDrilling,
  tableAtWorkshop,
  whyNot,
} from './testing/scenario.ts';

const VERSIONS = [1, 2] as const;

describe('RW-10.6: staying with a die', () => {
  /** Seat 0 may hire and has $9,000; its crew with a die of 2 stays on C0, which nobody can extract. */
  function staying(version: number, options = {}): RockwellScenario {
    const scenario = tableAtDrilling(4, options, version);
    placeVpOn(scenario, 0, 'I-3');
    setPossessions(scenario, 0, { money: 9000 });
    setRequiredPower(scenario, 'C0', 30);
    placeCrew(scenario, 0, 1, 'C0', 1, 2);
    playPlies(scenario, 0, 'activate 1>stay');
    return scenario;
  }
  const hires = (scenario: RockwellScenario): string => offeredNouns(scenario, 0, 'hire').join(' ');

  it.each(VERSIONS)('RW-10.6: a crew that stays keeps its die free of charge (version %i)', (version) => {
    const scenario = staying(version);
    if (phaseOf(scenario) === 'advantage') playPlies(scenario, 0, 'noAdvantage');
    const { dice } = scenario.state;
    expect([dieOfCrew(scenario, 0, 1), moneyOwned(scenario, 0), dice, pendingSeat(scenario)]).toEqual([
      2, 9000, 2, 1,
    ]);
  });

  it.each([{}, { hiddenLog: true }])(
    'RW-10.6: a crew that stays cannot change its die, so the next player is asked (version 2, %o)',
    (options) => {
      const scenario = staying(2, options);
      expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['drilling', 1]);
      scenario.state.active = 0;
      scenario.state.steps = [{ at: 'advantage', pending: 1, left: 0 }];
      expect(hires(scenario)).toBe('');
      for (const power of [1, 2, 3])
        expect(whyNot(scenario, 0, `hire ${power}`)).toBe('dieUnchanged RW-10.6');
      expect(whyNot(scenario, 0, 'hire 4')).toBe('dieTooStrong RW-10.4');
    },
  );

  it('RW-8.8, RW-10.6: a crew that was pulled onto a tile has not moved and cannot change its die (version 2)', () => {
    const scenario = tableAtDrilling(4, {}, 2);
    placeVpOn(scenario, 0, 'I-3');
    setPossessions(scenario, 0, { money: 9000 });
    setRequiredPower(scenario, 'C1', 30);
    prepareExtraction(scenario, 'C0', 'C4', 'X6-5');
    placeCrew(scenario, 0, 1, 'C0-C1', 4, 3);
    playPlies(scenario, 0, 'activate 1>stay');
    expect([isTileRevealed(scenario, 'C0'), dieOfCrew(scenario, 0, 1), pendingSeat(scenario)]).toEqual([
      true,
      3,
      1,
    ]);
  });

  it.each([
    [1, 1000],
    [3, 2000],
  ])('RW-10.6: another power, %i, costs the full fee of the new one, $%i (version 1)', (power, fee) => {
    const scenario = staying(1);
    expect([hires(scenario), whyNot(scenario, 0, 'hire 2'), whyNot(scenario, 0, 'hire 4')]).toEqual([
      '1 3',
      'samePower RW-10.6',
      'dieTooStrong RW-10.4',
    ]);
    playPlies(scenario, 0, `hire ${power}`);
    expect([
      dieOfCrew(scenario, 0, 1),
      moneyOwned(scenario, 0),
      scenario.state.dice,
      powerOnSpace(scenario, 'C0'),
    ]).toEqual([power, 9000 - fee, 2, 1 + power]);
    expect([factsOf(scenario, 'dieReset'), factsOf(scenario, 'dieHired')]).toEqual([
      [{ type: 'dieReset', seat: 0, crew: 0, power, fee }],
      [],
    ]);
  });

  it('RW-10.6, RW-11.1: a changed die can extract a tile, also without a die on board I (version 1)', () => {
    const scenario = tableAtDrilling(4, {}, 1);
    placeVpOn(scenario, 0, 'I-3');
    setPossessions(scenario, 0, { money: 9000 });
    prepareExtraction(scenario, 'C0', 'C4', 'X6-5');
    placeCrew(scenario, 0, 1, 'C0', 4, 2);
    for (const seat of [1, 2]) placeCrew(scenario, seat, 1, 'D4', 1, 1);
    playPlies(scenario, 0, 'activate 1>stay');
    expect([scenario.state.dice, isTileRevealed(scenario, 'C0')]).toEqual([0, false]);
    playPlies(scenario, 0, 'hire 3');
    expect(isTileRevealed(scenario, 'C0')).toBe(true);
  });

  it.each([
    ['A0', 9000],
    ['B0', 1400],
  ])(
    'RW-10.6: on %s with $%i no other power is possible, and nothing is asked (version 1)',
    (place, money) => {
      const scenario = tableAtDrilling(4, {}, 1);
      placeVpOn(scenario, 0, 'I-3');
      setPossessions(scenario, 0, { money });
      setRequiredPower(scenario, place, 30);
      placeCrew(scenario, 0, 1, place, 1, 1);
      playPlies(scenario, 0, 'activate 1>stay');
      expect(pendingSeat(scenario)).toBe(1);
    },
  );
});

describe('RW-15.1: vice presidents at the workshop', () => {
  /** Board III of seats 0 and 1, with 4 and 3 actions. */
  function shop(version: number, options = {}): RockwellScenario {
    const scenario = tableAtWorkshop(4, [0, 1], options, version);
    for (const seat of [0, 1]) setPossessions(scenario, seat, { money: 50_000 });
    return scenario;
  }
  const standing = ({ state }: RockwellScenario): number[] => state.slots.slice(8, 10);
  const actionsLeft = (scenario: RockwellScenario): number[] =>
    [0, 1].map((seat) => player(scenario, seat).actions);

  it.each(VERSIONS)(
    'RW-15.1: everybody sees how many actions are left after each (version %i)',
    (version) => {
      const scenario = shop(version);
      const left = [actionsLeft(scenario)];
      for (const seat of [0, 1, 0]) {
        playPlies(scenario, seat, 'improve mobility');
        left.push(actionsLeft(scenario));
      }
      expect(left).toEqual([
        [4, 3],
        [3, 3],
        [3, 2],
        [2, 2],
      ]);
      expect(standing(scenario)).toEqual([0, 1]);
    },
  );

  it.each([
    [1, {}, [0, 1]],
    [2, {}, [0, -1]],
    [1, { phaseOrder: 'management' }, [0, 1]],
    [2, { phaseOrder: 'management' }, [0, -1]],
  ])('RW-15.1: renouncing in version %i, %o, leaves %o on board III', (version, options, slots) => {
    const scenario = shop(version, options);
    playPlies(scenario, 0, 'improve mobility');
    playPlies(scenario, 1, 'renounce');
    expect([standing(scenario), pendingSeat(scenario)]).toEqual([slots, 0]);
    playPlies(scenario, 0, 'improve mobility, improve mobility, renounce');
    expect([scenario.state.turn, scenario.state.slots]).toEqual([2, Array.from({ length: 12 }, () => -1)]);
  });

  it.each([
    [1, [0, 1]],
    [2, [0, -1]],
  ])('RW-15.1: the last action in version %i leaves %o on board III', (version, slots) => {
    const scenario = shop(version);
    for (let round = 0; round < 3; round++) {
      expect(standing(scenario)).toEqual([0, 1]);
      playPlies(scenario, 0, 'improve mobility');
      playPlies(scenario, 1, 'improve safety');
    }
    expect([standing(scenario), actionsLeft(scenario), pendingSeat(scenario)]).toEqual([slots, [1, 0], 0]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('RW-15.1, RW-15.2: the vice president goes home after the extraction of its last action (version 2)', () => {
    const scenario = shop(2);
    player(scenario, 0).actions = 1;
    prepareExtraction(scenario, 'C0', 'C4', 'X6-5');
    setPossessions(scenario, 0, { money: 2500 });
    placeCrew(scenario, 0, 1, 'C0', 2);
    placeCrew(scenario, 2, 1, 'C0', 4);
    playPlies(scenario, 0, 'improve crew-1');
    expect([isTileRevealed(scenario, 'C0'), standing(scenario), pendingSeat(scenario)]).toEqual([
      true,
      [-1, 1],
      1,
    ]);
  });

  it('RW-15.1: the audit finds a vice president without actions, and actions without one (version 2)', () => {
    const idle = shop(2);
    player(idle, 1).actions = 0;
    expect(auditOf(idle)).toEqual(['RW-15.1: actions and vice presidents at the workshop differ']);
    const homeless = shop(2);
    homeless.state.slots[9] = -1;
    expect(auditOf(homeless)).toEqual(['RW-15.1: actions and vice presidents at the workshop differ']);
    const early = shop(1);
    player(early, 1).actions = 0;
    expect(auditOf(early)).toEqual([]);
  });
});

describe('RW-15.7, R21: crews on entrances', () => {
  /** Crews 1 and 2 of seat 0 wait on entrances 1 and 2, the others are in the core. */
  function atEntrances(version: number, seats = 4): RockwellScenario {
    const scenario = tableAtWorkshop(seats, [0], {}, version);
    setPossessions(scenario, 0, { money: 20_000 });
    for (const crew of [3, 4]) placeCrew(scenario, 0, crew, 'core');
    return scenario;
  }
  const sites = (scenario: RockwellScenario): string[] => offeredNouns(scenario, 0, 'buildShaft');

  it('RW-15.7, RW-2.4: a crew on an entrance is adjacent to its two A tiles for building (version 2)', () => {
    const scenario = atEntrances(2);
    expect(sites(scenario)).toEqual(['A0', 'A1', 'A2', 'A3']);
    for (const space of ['A4', 'A7', 'B0'])
      expect(whyNot(scenario, 0, `buildShaft ${space}`)).toBe('noOwnCrewNear RW-15.5');
    playPlies(scenario, 0, 'buildShaft A3');
    expect(factsOf(scenario, 'shaftBuilt')).toHaveLength(1);
  });

  it('RW-15.5, RW-15.7: they are only adjacent: an opposing crew on the tile still forbids stage 1 (version 2)', () => {
    const scenario = atEntrances(2);
    placeCrew(scenario, 1, 1, 'A0');
    revealTileOn(scenario, 'A1', 'A1');
    expect(sites(scenario)).toEqual(['A2', 'A3']);
    expect(whyNot(scenario, 0, 'buildShaft A0')).toBe('opposingCrewThere RW-15.5');
    expect(whyNot(scenario, 0, 'buildShaft A1')).toBe('tileRevealed RW-15.5');
  });

  it('RW-15.5, RW-15.6: stage 2 allows the revealed tiles beside an entrance, also for moving (version 2)', () => {
    const scenario = atEntrances(2);
    revealTileOn(scenario, 'A1', 'A1');
    playPlies(scenario, 0, 'buildShaft A0');
    expect(sites(scenario)).toEqual(['A1', 'A2', 'A3']);
    expect(offeredNouns(scenario, 0, 'moveShaft')).toEqual(['1:1>A2', '1:1>A3']);
  });

  it('RW-15.7: a crew on an entrance does not count (version 1)', () => {
    const scenario = atEntrances(1);
    expect(sites(scenario)).toEqual([]);
    for (const space of ['A0', 'D0'])
      expect(whyNot(scenario, 0, `buildShaft ${space}`)).toBe('noOwnCrewNear RW-15.5');
  });
});

describe('RW-21.10: Al in the last turn', () => {
  /** Seat 0 is about to reach the core as the second of two players. */
  function beforeTheEnd(version: number, options = {}): RockwellScenario {
    const scenario = tableAtDrilling(2, options, version);
    placeCrew(scenario, 1, 1, 'core');
    player(scenario, 1).achievements = 1 << 8;
    placeCrew(scenario, 0, 1, 'D0');
    return scenario;
  }
  const powersOfAl = (scenario: RockwellScenario): number[] =>
    [1, 2, 3, 4].map((crew) => powerOfCrew(scenario, AL_OWNER, crew));

  it.each([
    [1, [2, 1, 1, 1]],
    [2, [1, 1, 1, 1]],
  ])('RW-21.10: after phase III of the last turn Al’s crews have, in version %i, %o', (version, powers) => {
    const scenario = beforeTheEnd(version);
    playPlies(scenario, 0, 'activate 1>core');
    expect(hasAchievement(scenario, 0, 'coreReached')).toBe(true);
    playIdleTurn(scenario);
    expect([isFinished(scenario), factsOf(scenario, 'alImproved').length]).toEqual([true, 2 - version]);
    expect(powersOfAl(scenario).toSorted()).toEqual(powers.toSorted());
  });

  it.each([
    [1, 1],
    [2, 0],
  ])(
    'RW-18.4, RW-21.10: the turn of the limit is the last: in version %i it has %i raises',
    (version, raises) => {
      const scenario = tableAtWorkshop(2, [0], { turnLimit: 50 }, version);
      scenario.state.turn = 50;
      playIdleTurn(scenario);
      expect([scenario.state.ended, factsOf(scenario, 'alImproved').length]).toEqual([TURN_LIMIT, raises]);
    },
  );

  it.each(VERSIONS)('RW-21.10: in every other turn one crew of Al is raised (version %i)', (version) => {
    const scenario = tableAtWorkshop(2, [0], {}, version);
    playIdleTurn(scenario);
    expect([scenario.state.turn, factsOf(scenario, 'alImproved').length]).toEqual([2, 1]);
  });
});
