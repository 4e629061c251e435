import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  crewCountOn,
  dieOfCrew,
  playPlies,
  giveDrillingTurn,
  offeredEnds,
  playIdlePly,
  isTileRevealed,
  moneyOwned,
  offersOf,
  setPossessions,
  phaseOf,
  placeNamed,
  player,
  powerOnSpace,
  prepareExtraction,
  setRequiredPower,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtWorkshop,
  factsOf,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
  whyNot,
} from '../testing/scenario.ts';

/**
 * Seat 0 activates with this mobility; ring B needs so much power that nothing is extracted unless a test
 * says so.
 */
function moving(mobility = 2): RockwellScenario {
  const scenario = tableAtDrilling(4);
  player(scenario, 0).mobility = mobility;
  for (let i = 0; i < 8; i++) setRequiredPower(scenario, `B${i}`, 20);
  return scenario;
}

const borders = (scenario: RockwellScenario, crew = 1): string =>
  offeredEnds(scenario, 0, crew)
    .filter((end) => end.includes('-'))
    .toSorted()
    .join(' ');

describe('onto a border', () => {
  it('RW-8.1: with mobility 2 a crew moves from a tile onto one of its two borders', () => {
    const scenario = moving();
    placeCrew(scenario, 0, 1, 'B0');
    expect(borders(scenario)).toBe('B0-B1 B7-B0');
    for (const end of ['B1-B2', 'B6-B7', 'A0-A1', 'C0-C1'])
      expect(whyNot(scenario, 0, `activate 1>${end}`)).toBe('notReachable RW-8.1');
    playPlies(scenario, 0, 'activate 1>B7-B0');
    expect([placeOfCrew(scenario, 0, 1), pendingSeat(scenario)]).toEqual(['B7-B0', 1]);
  });

  it('RW-7.7: mobility 0 or 1 reaches no border', () => {
    for (const mobility of [0, 1]) {
      const scenario = moving(mobility);
      placeCrew(scenario, 0, 1, 'B0');
      expect([borders(scenario), whyNot(scenario, 0, 'activate 1>B0-B1')]).toEqual([
        '',
        'notReachable RW-8.1',
      ]);
    }
  });

  it('RW-8.1: a border of another tile takes a second move', () => {
    const scenario = moving();
    placeCrew(scenario, 0, 1, 'A0');
    expect(whyNot(scenario, 0, 'activate 1>B0-B1')).toBe('notReachable RW-8.1');
    expect(whyNot(scenario, 0, 'activate 2>A2-A3')).toBe('notReachable RW-8.1');
    player(scenario, 0).mobility = 3;
    expect(borders(scenario)).toBe('A0-A1 A1-A2 A6-A7 A7-A0 B0-B1 B6-B7 B7-B0');
    expect(whyNot(scenario, 0, 'activate 2>A2-A3')).toBeUndefined();
  });

  it('RW-8.2: both tiles must be unrevealed', () => {
    for (const revealed of ['B0', 'B1']) {
      const scenario = moving();
      placeCrew(scenario, 0, 1, 'B0');
      revealTileOn(scenario, revealed, 'B1');
      expect(whyNot(scenario, 0, 'activate 1>B0-B1')).toBe('borderRevealed RW-8.2');
      expect(borders(scenario)).toBe(revealed === 'B0' ? '' : 'B7-B0');
    }
  });

  it('RW-8.2: a border lies between tiles of the same stratum only', () => {
    expect(() => placeNamed('A0-B0')).toThrow();
    const scenario = moving(3);
    placeCrew(scenario, 0, 1, 'C0');
    expect(
      borders(scenario)
        .split(' ')
        .every((border) => border[0] === border[3]),
    ).toBe(true);
  });

  it('RW-8.6: a player has at most one own crew on a border, but may hold several borders', () => {
    const scenario = moving();
    placeCrew(scenario, 0, 1, 'B0');
    placeCrew(scenario, 0, 2, 'B0-B1');
    expect(whyNot(scenario, 0, 'activate 1>B0-B1')).toBe('ownCrewOnBorder RW-8.6');
    expect(borders(scenario)).toBe('B7-B0');
    playPlies(scenario, 0, 'activate 1>B7-B0');
    expect([placeOfCrew(scenario, 0, 1), placeOfCrew(scenario, 0, 2)]).toEqual(['B7-B0', 'B0-B1']);
  });

  it('RW-8.6: crews of several players may share a border', () => {
    const scenario = moving();
    placeCrew(scenario, 0, 1, 'B0');
    for (const seat of [1, 2, 3]) placeCrew(scenario, seat, 1, 'B0-B1');
    playPlies(scenario, 0, 'activate 1>B0-B1');
    expect([0, 1, 2, 3].map((seat) => placeOfCrew(scenario, seat, 1))).toEqual([
      'B0-B1',
      'B0-B1',
      'B0-B1',
      'B0-B1',
    ]);
  });
});

describe('on a border', () => {
  it('RW-8.3: a straddling crew counts with its die in full on both tiles', () => {
    const scenario = moving();
    placeCrew(scenario, 0, 1, 'B0', 3, 2);
    placeCrew(scenario, 1, 1, 'B1', 2);
    setPossessions(scenario, 0, { money: 1500 });
    playPlies(scenario, 0, 'activate 1>B0-B1, takeAlong 2');
    expect([
      powerOnSpace(scenario, 'B0'),
      powerOnSpace(scenario, 'B1'),
      powerOnSpace(scenario, 'B7'),
    ]).toEqual([5, 7, 0]);
  });

  it('RW-8.4: leaving costs one move onto either tile', () => {
    const scenario = moving();
    placeCrew(scenario, 0, 1, 'B0-B1');
    expect(offeredEnds(scenario, 0, 1)).toEqual(['B0', 'B1', 'stay']);
    playPlies(scenario, 0, 'activate 1>B1');
    expect([placeOfCrew(scenario, 0, 1), powerOnSpace(scenario, 'B0'), powerOnSpace(scenario, 'B1')]).toEqual(
      ['B1', 0, 1],
    );
  });

  it('RW-8.4: a further step needs mobility 3', () => {
    const scenario = moving(3);
    placeCrew(scenario, 0, 1, 'B0-B1');
    expect(offeredEnds(scenario, 0, 1).toSorted().join(' ')).toBe(
      'A0 A1 A2 B0 B1 B1-B2 B2 B7 B7-B0 C0 C1 C2 stay',
    );
  });
});

describe('extraction beside a border', () => {
  /** B0 of 5 gives 3 zinc and 1 copper; the crew of seat 1 straddles B0-B1 with 2 and a die of 2. */
  function besideBorder(): RockwellScenario {
    const scenario = moving();
    prepareExtraction(scenario, 'B0', 'B4', 'X2-1');
    placeCrew(scenario, 1, 1, 'B0-B1', 2, 2);
    placeCrew(scenario, 0, 1, 'A0', 1);
    for (const seat of [0, 1]) setPossessions(scenario, seat, { money: 700 });
    return scenario;
  }

  it('RW-8.5, RW-8.8: the crew is placed on the tile at once with its die; nothing is paid', () => {
    const scenario = besideBorder();
    expect([powerOnSpace(scenario, 'B0'), powerOnSpace(scenario, 'B1')]).toEqual([4, 4]);
    playPlies(scenario, 0, 'activate 1>B0');
    expect([isTileRevealed(scenario, 'B0'), placeOfCrew(scenario, 1, 1), dieOfCrew(scenario, 1, 1)]).toEqual([
      true,
      'B0',
      2,
    ]);
    expect([powerOnSpace(scenario, 'B0'), powerOnSpace(scenario, 'B1')]).toEqual([5, 0]);
    expect([moneyOwned(scenario, 1), scenario.state.dice]).toEqual([700, 2]);
    expect(factsOf(scenario, 'crewPulled')).toEqual([
      { type: 'crewPulled', owner: 1, crew: 4, from: placeNamed('B0-B1'), to: spaceNamed('B0') },
    ]);
    expect([stockOf(scenario, 0), stockOf(scenario, 1)]).toEqual(['1/0/0/0', '2/1/0/0']);
  });

  it("RW-8.8: the placement takes no one's activation", () => {
    const scenario = besideBorder();
    playPlies(scenario, 0, 'activate 1>B0');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['drilling', 1]);
    expect(whyNot(scenario, 1, 'activate 1>B1')).toBeUndefined();
  });

  it('RW-8.5, RW-11.2: exactly the crews on both borders of the tile, of any owner, are placed on it', () => {
    const scenario = besideBorder();
    placeCrew(scenario, 2, 1, 'B7-B0');
    placeCrew(scenario, 3, 1, 'B0-B1');
    placeCrew(scenario, 3, 2, 'B1-B2');
    playPlies(scenario, 0, 'activate 1>B0');
    expect([
      placeOfCrew(scenario, 1, 1),
      placeOfCrew(scenario, 2, 1),
      placeOfCrew(scenario, 3, 1),
      placeOfCrew(scenario, 3, 2),
    ]).toEqual(['B0', 'B0', 'B0', 'B1-B2']);
    expect([crewCountOn(scenario, 'B0'), powerOnSpace(scenario, 'B7'), powerOnSpace(scenario, 'B1')]).toEqual(
      [4, 0, 1],
    );
    const order = scenario.facts.map(({ type }) => type);
    expect(order.lastIndexOf('crewPulled')).toBeLessThan(order.indexOf('tileRevealed'));
  });

  it('RW-8.3, RW-8.5: a crew that goes onto a border can extract the tile on the other side', () => {
    const scenario = moving();
    prepareExtraction(scenario, 'B1', 'B4', 'X2-1');
    placeCrew(scenario, 0, 1, 'B0', 4);
    placeCrew(scenario, 1, 1, 'B1', 1);
    playPlies(scenario, 0, 'activate 1>B0-B1');
    expect([
      isTileRevealed(scenario, 'B1'),
      isTileRevealed(scenario, 'B0'),
      placeOfCrew(scenario, 0, 1),
    ]).toEqual([true, false, 'B1']);
  });
});

describe('RW-8.7: both tiles are ready', () => {
  /** Seat 0 moves onto B0-B1 with power 3, which makes both tiles ready; seat 1 is on B0, seat 2 on B1. */
  function bothReady(): RockwellScenario {
    const scenario = moving(3);
    prepareExtraction(scenario, 'B0', 'B4', 'X2-1');
    setRequiredPower(scenario, 'B1', 4);
    placeCrew(scenario, 0, 1, 'A1', 3);
    placeCrew(scenario, 1, 1, 'B0', 2);
    placeCrew(scenario, 2, 1, 'B1', 1);
    for (const seat of [0, 1, 2]) setPossessions(scenario, seat, {});
    playPlies(scenario, 0, 'activate 1>B0-B1');
    return scenario;
  }

  it('RW-8.7: the active player chooses which is extracted first', () => {
    const scenario = bothReady();
    expect([phaseOf(scenario), pendingSeat(scenario), offersOf(scenario, 0)]).toEqual([
      'extractionOrder',
      0,
      ['extractionOrder B0', 'extractionOrder B1'],
    ]);
    expect([whyNot(scenario, 0, 'extractionOrder B2'), whyNot(scenario, 1, 'extractionOrder B0')]).toEqual([
      'notReady RW-8.7',
      'notYourTurn RW-8.7',
    ]);
    expect(scenario.state.revealed & (1 << spaceNamed('B0'))).toBe(0);
  });

  it('RW-8.7: the other is tested again without the crew that left it, and is not extracted', () => {
    for (const [first, other] of [
      ['B0', 'B1'],
      ['B1', 'B0'],
    ] as const) {
      const scenario = bothReady();
      playPlies(scenario, 0, `extractionOrder ${first}`);
      expect([
        isTileRevealed(scenario, first),
        isTileRevealed(scenario, other),
        placeOfCrew(scenario, 0, 1),
      ]).toEqual([true, false, first]);
      expect([factsOf(scenario, 'tileRevealed').length, pendingSeat(scenario), phaseOf(scenario)]).toEqual([
        1,
        1,
        'drilling',
      ]);
      expect(factsOf(scenario, 'extractionOrdered')).toEqual([
        { type: 'extractionOrdered', seat: 0, space: spaceNamed(first) },
      ]);
    }
  });

  it('RW-8.7: a tile that is not ready is no choice', () => {
    const scenario = bothReady();
    setRequiredPower(scenario, 'B6', 1); // as if another tile had been overlooked
    placeCrew(scenario, 3, 1, 'B6', 2);
    expect(whyNot(scenario, 0, 'extractionOrder B6')).toBe('notReady RW-8.7');
    setRequiredPower(scenario, 'B1', 5);
    expect([whyNot(scenario, 0, 'extractionOrder B1'), offersOf(scenario, 0)]).toEqual([
      'notReady RW-8.7',
      ['extractionOrder B0'],
    ]);
  });

  it('RW-8.7, RW-10.1: a die hired on the border can make both ready', () => {
    const scenario = moving();
    placeVpOn(scenario, 0, 'I-3');
    setPossessions(scenario, 0, { money: 1500 });
    for (const space of ['B0', 'B1']) setRequiredPower(scenario, space, 5);
    placeCrew(scenario, 0, 1, 'B0-B1', 3);
    playPlies(scenario, 0, 'activate 1>stay, hire 2');
    expect(offersOf(scenario, 0)).toEqual(['extractionOrder B0', 'extractionOrder B1']);
    playPlies(scenario, 0, 'extractionOrder B1');
    while (phaseOf(scenario) === 'danger') playIdlePly(scenario);
    expect([
      isTileRevealed(scenario, 'B1'),
      isTileRevealed(scenario, 'B0'),
      dieOfCrew(scenario, 0, 1),
      pendingSeat(scenario),
    ]).toEqual([true, false, 2, 1]);
  });

  it('RW-8.7, RW-15.2: an improvement in phase III can make both ready, and the improving player chooses', () => {
    const scenario = tableAtWorkshop(4, [2]);
    setPossessions(scenario, 2, { money: 9000 });
    for (const space of ['B0', 'B1']) setRequiredPower(scenario, space, 4);
    placeCrew(scenario, 2, 1, 'B0-B1', 3);
    playPlies(scenario, 2, 'improve crew-1');
    expect([pendingSeat(scenario), offersOf(scenario, 2)]).toEqual([
      2,
      ['extractionOrder B0', 'extractionOrder B1'],
    ]);
    playPlies(scenario, 2, 'extractionOrder B0');
    expect([
      isTileRevealed(scenario, 'B0'),
      isTileRevealed(scenario, 'B1'),
      player(scenario, 2).cards,
      phaseOf(scenario),
    ]).toEqual([true, false, 1, 'workshop']);
  });

  it('RW-8.7: with one tile ready nothing is asked', () => {
    const scenario = moving(3);
    setRequiredPower(scenario, 'B0', 5);
    setRequiredPower(scenario, 'B1', 6);
    placeCrew(scenario, 0, 1, 'A1', 3);
    placeCrew(scenario, 1, 1, 'B0', 2);
    placeCrew(scenario, 2, 1, 'B1', 1);
    playPlies(scenario, 0, 'activate 1>B0-B1');
    expect([
      isTileRevealed(scenario, 'B0'),
      isTileRevealed(scenario, 'B1'),
      placeOfCrew(scenario, 0, 1),
    ]).toEqual([true, false, 'B0']);
    expect(factsOf(scenario, 'extractionOrdered')).toEqual([]);
    giveDrillingTurn(scenario, 0);
    expect(offeredEnds(scenario, 0, 1)).toContain('B1');
  });
});
