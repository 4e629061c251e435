import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  achievementNamed,
  pendingSeat,
  setControlOrder,
  crewCountOn,
  dieOfCrew,
  playPlies,
  giveDrillingTurn,
  offeredEnds,
  hasAchievement,
  playIdlePly,
  isTileRevealed,
  moneyOwned,
  offersOf,
  setPossessions,
  phaseOf,
  placeNamed,
  player,
  prepareExtraction,
  refusalOf,
  setRequiredPower,
  placeCrew,
  stockOf,
  tableAtDrilling,
  factsOf,
  revealAllTilesBut,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
  whyNot,
} from '../testing/scenario.ts';

/** Seat 0 activates with this mobility; no tile nearby is extracted by power 1. */
function moving(mobility: number, options = {}): RockwellScenario {
  const scenario = tableAtDrilling(4, options);
  player(scenario, 0).mobility = mobility;
  return scenario;
}

const ends = (scenario: RockwellScenario, crew = 1): string =>
  offeredEnds(scenario, 0, crew).toSorted().join(' ');

describe('activation', () => {
  it('RW-7.1: in each of four rounds every player in Control order activates one crew', () => {
    const scenario = tableAtDrilling(4);
    setControlOrder(scenario, 2, 0, 3, 1);
    giveDrillingTurn(scenario, 2);
    const asked: number[] = [];
    while (phaseOf(scenario) === 'drilling') {
      asked.push(pendingSeat(scenario));
      expect(whyNot(scenario, (pendingSeat(scenario) + 1) % 4, 'activate 1>stay')).toBe('notYourTurn RW-7.1');
      playIdlePly(scenario);
    }
    expect(asked).toEqual([2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1]);
    expect(factsOf(scenario, 'roundBegun').map(({ round }) => round)).toEqual([2, 3, 4]);
  });

  it('RW-7.1: exactly one crew is activated: nothing else is offered, and the next player follows', () => {
    const scenario = moving(0);
    expect(offersOf(scenario, 0).every((offer) => offer.startsWith('activate '))).toBe(true);
    playPlies(scenario, 0, 'activate 2>A2');
    expect([pendingSeat(scenario), whyNot(scenario, 0, 'activate 1>A0')]).toEqual([1, 'notYourTurn RW-7.1']);
    expect([1, 2, 3, 4].map((crew) => placeOfCrew(scenario, 0, crew))).toEqual([
      'entrance-1',
      'A2',
      'entrance-3',
      'entrance-4',
    ]);
  });

  it('RW-7.1: the same crew may be activated in several rounds', () => {
    const scenario = tableAtDrilling(2);
    for (const space of ['A0', 'A1', 'B0', 'C0']) setRequiredPower(scenario, space, 9);
    for (const space of ['A0', 'B0', 'C0', 'D0']) {
      playPlies(scenario, 0, `activate 1>${space}`);
      playPlies(scenario, 1, 'activate 4>stay');
      while (phaseOf(scenario)?.startsWith('al')) playIdlePly(scenario);
    }
    // Without vice presidents there is nothing to do in phases II and III.
    expect([placeOfCrew(scenario, 0, 1), phaseOf(scenario)]).toEqual(['D0', 'auction']);
  });

  it('RW-7.1, RW-16.1: a crew in the core is out; players without a crew are skipped', () => {
    const scenario = tableAtDrilling(3);
    placeCrew(scenario, 0, 1, 'core');
    expect([whyNot(scenario, 0, 'activate 1>stay'), whyNot(scenario, 0, 'activate 1>D0')]).toEqual([
      'crewInCore RW-16.1',
      'crewInCore RW-16.1',
    ]);
    for (const crew of [1, 2, 3, 4]) placeCrew(scenario, 1, crew, 'core');
    const asked: number[] = [];
    while (phaseOf(scenario) === 'drilling') {
      asked.push(pendingSeat(scenario));
      playPlies(scenario, pendingSeat(scenario), 'activate 2>stay');
    }
    expect(asked).toEqual([0, 2, 0, 2, 0, 2, 0, 2]);
  });

  it('RW-7.2: a crew moves or stays, and staying is its move', () => {
    const scenario = moving(0);
    placeCrew(scenario, 0, 1, 'B3');
    playPlies(scenario, 0, 'activate 1>stay');
    expect([placeOfCrew(scenario, 0, 1), pendingSeat(scenario)]).toEqual(['B3', 1]);
    expect(factsOf(scenario, 'crewStayed')).toEqual([
      { type: 'crewStayed', owner: 0, crew: 0, place: placeNamed('B3') },
    ]);
    playPlies(scenario, 1, 'activate 1>A1');
    expect(factsOf(scenario, 'crewMoved')).toEqual([
      { type: 'crewMoved', owner: 1, crew: 4, from: placeNamed('entrance-1'), to: placeNamed('A1') },
    ]);
  });
});

describe('basic movement', () => {
  it('RW-7.3: a crew moves to any adjacent tile, revealed or not, in any direction', () => {
    const scenario = moving(0);
    placeCrew(scenario, 0, 1, 'B0');
    revealTileOn(scenario, 'A0', 'A1');
    revealTileOn(scenario, 'C0', 'C1');
    expect(ends(scenario)).toBe('A0 A1 B1 B7 C0 C1 stay');
    const aligned = moving(0, { layout: 'aligned' });
    placeCrew(aligned, 0, 1, 'B0');
    expect(ends(aligned)).toBe('A0 B1 B7 C0 stay');
    for (const end of ['B2', 'A2', 'C2', 'D0', 'core'])
      expect(whyNot(scenario, 0, `activate 1>${end}`)).toBe('notReachable RW-7.3');
    expect(refusalOf(scenario, 0, 'activate 1>B2')?.params).toEqual({ mobility: 0 });
  });

  it('RW-7.3: the tile being left need not have been drilled, nor any other on the way to the core', () => {
    const scenario = tableAtDrilling(3);
    for (const crew of [2, 3, 4]) placeCrew(scenario, 0, crew, 'core');
    for (const seat of [1, 2]) for (const crew of [1, 2, 3, 4]) placeCrew(scenario, seat, crew, 'core');
    scenario.facts.length = 0;
    for (const end of ['A1', 'B1', 'C1', 'D1']) playPlies(scenario, 0, `activate 1>${end}`);
    expect([placeOfCrew(scenario, 0, 1), scenario.state.revealed]).toEqual(['D1', 0]);
    const next = moving(0);
    placeCrew(next, 0, 1, 'D1');
    playPlies(next, 0, 'activate 1>core');
    expect([placeOfCrew(next, 0, 1), factsOf(next, 'coreEntered')]).toEqual([
      'core',
      [{ type: 'coreEntered', seat: 0, crew: 0 }],
    ]);
  });

  it('RW-7.3: a crew enters the core from every D tile, and from no other', () => {
    for (const space of ['D0', 'D5', 'C0', 'B0', 'A0']) {
      const scenario = moving(0);
      placeCrew(scenario, 0, 1, space);
      expect(offeredEnds(scenario, 0, 1).includes('core')).toBe(space.startsWith('D'));
    }
  });

  it('RW-7.4, RW-2.4: a crew on an entrance enters one of its two tiles or stays, and never returns', () => {
    const scenario = moving(0);
    expect([1, 2, 3, 4].map((crew) => ends(scenario, crew))).toEqual([
      'A0 A1 stay',
      'A2 A3 stay',
      'A4 A5 stay',
      'A6 A7 stay',
    ]);
    expect(whyNot(scenario, 0, 'activate 1>A2')).toBe('notReachable RW-7.3');
    expect(whyNot(scenario, 0, 'activate 1>A7')).toBe('notReachable RW-7.3');
    expect(() => whyNot(scenario, 0, 'activate 1>entrance-1')).toThrow();
    for (const mobility of [0, 1, 2, 3]) {
      const inside = moving(mobility);
      placeCrew(inside, 0, 1, 'A0');
      expect(ends(inside)).not.toContain('entrance');
    }
  });

  it('RW-7.5: any number of crews of any players may share a tile', () => {
    const scenario = moving(0);
    revealTileOn(scenario, 'A0', 'A1');
    for (const seat of [0, 1, 2, 3])
      for (const crew of [1, 2, 3, 4]) placeCrew(scenario, seat, crew, 'A0', 4);
    placeCrew(scenario, 0, 1, 'A1');
    playPlies(scenario, 0, 'activate 1>A0');
    expect([crewCountOn(scenario, 'A0'), factsOf(scenario, 'tileRevealed')]).toEqual([16, []]);
  });
});

describe('mobility', () => {
  it('RW-D13: mobility 1 reaches A1, A7, A2, A6, B0, B7 from A0, and not B1, which needs mobility 3', () => {
    const scenario = moving(1);
    placeCrew(scenario, 0, 1, 'A0');
    expect(ends(scenario)).toBe('A1 A2 A6 A7 B0 B7 stay');
    for (const mobility of [0, 1, 2]) {
      player(scenario, 0).mobility = mobility;
      expect(whyNot(scenario, 0, 'activate 1>B1')).toBe(
        `notReachable ${['RW-7.3', 'RW-7.6', 'RW-7.7'][mobility]}`,
      );
    }
    player(scenario, 0).mobility = 3;
    expect(whyNot(scenario, 0, 'activate 1>B1')).toBeUndefined();
  });

  it('RW-7.6: the second tile left or right is reached over any tile, in every ring', () => {
    for (const ring of ['A', 'B', 'C', 'D']) {
      const scenario = moving(1);
      placeCrew(scenario, 0, 1, `${ring}7`);
      for (const end of [1, 5]) expect(whyNot(scenario, 0, `activate 1>${ring}${end}`)).toBeUndefined();
      expect(whyNot(scenario, 0, `activate 1>${ring}2`)).toBe('notReachable RW-7.6');
      player(scenario, 0).mobility = 0;
      expect(whyNot(scenario, 0, `activate 1>${ring}1`)).toBe('notReachable RW-7.3');
    }
  });

  it('RW-7.6: there is no side jump from an entrance or a border', () => {
    const scenario = moving(1);
    expect(ends(scenario)).toBe('A0 A1 stay');
    placeCrew(scenario, 0, 1, 'B0-B1');
    player(scenario, 0).mobility = 2;
    expect(ends(scenario)).toBe('B0 B1 stay');
    for (const end of ['B2', 'B7', 'B3'])
      expect(whyNot(scenario, 0, `activate 1>${end}`)).toBe('notReachable RW-7.7');
  });

  it('RW-7.7, RW-7.8: mobility 2 keeps the side jump and adds the borders', () => {
    const scenario = moving(2);
    placeCrew(scenario, 0, 1, 'B0');
    expect(ends(scenario)).toBe('A0 A1 B0-B1 B1 B2 B6 B7 B7-B0 C0 C1 stay');
  });

  it('RW-D22: mobility 3 reaches these places from the first entrance', () => {
    const scenario = moving(3);
    expect(ends(scenario)).toBe('A0 A0-A1 A1 A1-A2 A2 A7 A7-A0 B0 B1 B7 stay');
    revealTileOn(scenario, 'A1', 'A1');
    expect(ends(scenario)).toBe('A0 A1 A2 A7 A7-A0 B0 B1 B7 stay');
    expect(whyNot(scenario, 0, 'activate 1>A3')).toBe('notReachable RW-7.8');
  });

  it('RW-D12: mobility 3 leads over C and D into the core in one activation; the die returns to board I', () => {
    const scenario = moving(3);
    setPossessions(scenario, 0, { money: 9000 });
    placeCrew(scenario, 0, 1, 'C0', 2, 3);
    expect(scenario.state.dice).toBe(2);
    playPlies(scenario, 0, 'activate 1>core');
    expect([
      placeOfCrew(scenario, 0, 1),
      scenario.state.dice,
      moneyOwned(scenario, 0),
      dieOfCrew(scenario, 0, 1),
    ]).toEqual(['core', 3, 9000, 0]);
    expect(scenario.facts.map(({ type }) => type)).toEqual([
      'dieReturned',
      'crewMoved',
      'coreEntered',
      'achievementReached',
    ]);
    expect([pendingSeat(scenario), phaseOf(scenario)]).toEqual([1, 'drilling']);
  });

  it('RW-7.8: the side jump is not one of the two moves', () => {
    const scenario = moving(3);
    placeCrew(scenario, 0, 1, 'A0');
    for (const end of ['A3', 'A5', 'B2', 'B5', 'A2-A3']) {
      expect(whyNot(scenario, 0, `activate 1>${end}`)).toBe(
        end.includes('-') ? 'notReachable RW-8.1' : 'notReachable RW-7.8',
      );
    }
    expect(ends(scenario)).toBe(
      'A0-A1 A1 A1-A2 A2 A6 A6-A7 A7 A7-A0 B0 B0-B1 B1 B6 B6-B7 B7 B7-B0 C0 C1 C7 stay',
    );
  });

  it('RW-7.8: movements lead over revealed and unrevealed tiles alike', () => {
    const scenario = moving(3);
    revealAllTilesBut(scenario);
    placeCrew(scenario, 0, 1, 'A0');
    expect(ends(scenario)).toBe('A1 A2 A6 A7 B0 B1 B6 B7 C0 C1 C7 stay');
  });
});

describe('only the end of a movement matters', () => {
  it('RW-7.9: a tile passed on the way is never extracted', () => {
    const scenario = moving(3);
    for (const space of ['A1', 'B0', 'B1']) setRequiredPower(scenario, space, 2);
    for (const space of ['A1', 'B0', 'B1']) placeCrew(scenario, 1, space === 'A1' ? 1 : 2, space);
    setRequiredPower(scenario, 'C1', 9);
    placeCrew(scenario, 0, 1, 'A0');
    playPlies(scenario, 0, 'activate 1>C1'); // over B0, where two would be enough
    expect([placeOfCrew(scenario, 0, 1), isTileRevealed(scenario, 'B0'), scenario.state.revealed]).toEqual([
      'C1',
      false,
      0,
    ]);
  });

  it('RW-7.9: a movement to the own place is staying', () => {
    const scenario = moving(3);
    placeCrew(scenario, 0, 1, 'B0');
    placeCrew(scenario, 0, 2, 'B3-B4');
    expect(whyNot(scenario, 0, 'activate 1>B0')).toBe('alreadyThere RW-7.9');
    expect(whyNot(scenario, 0, 'activate 2>B3-B4')).toBe('alreadyThere RW-7.9');
    expect(offeredEnds(scenario, 0, 1)).not.toContain('B0');
  });

  it('RW-D21: moving to the next tile and back counts as staying: the die remains without a fee', () => {
    const scenario = moving(3);
    setPossessions(scenario, 0, { money: 5000 });
    setRequiredPower(scenario, 'B0', 9);
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    playPlies(scenario, 0, 'activate 1>stay');
    expect([
      dieOfCrew(scenario, 0, 1),
      moneyOwned(scenario, 0),
      scenario.state.dice,
      pendingSeat(scenario),
    ]).toEqual([2, 5000, 2, 1]);
  });
});

describe('RW-7.10: the order of one activation', () => {
  it('RW-7.10: an activation has die, move, extraction, advantage, extraction; then the next player follows', () => {
    const scenario = moving(0);
    placeVpOn(scenario, 0, 'I-3');
    setPossessions(scenario, 0, { money: 5000 });
    prepareExtraction(scenario, 'B0', 'B4', 'X2-1');
    placeCrew(scenario, 0, 1, 'C0', 3, 3);
    playPlies(scenario, 0, 'activate 1>B0');
    expect([phaseOf(scenario), placeOfCrew(scenario, 0, 1)]).toEqual(['die', 'C0']);
    expect(whyNot(scenario, 0, 'hire 1')).toBe('notNow RW-10.5');
    playPlies(scenario, 0, 'takeAlong 2');
    expect(scenario.facts.map(({ type }) => type)).toEqual([
      'dieTakenAlong',
      'crewMoved',
      'tileRevealed',
      'cardDrawn',
      'bootyShared',
      'bootyTaken',
      'cardKept',
    ]);
    expect(pendingSeat(scenario)).toBe(1); // taking along was this round's hire
  });

  it('RW-7.10: the advantage is optional and comes after the movement, where the crew now stands', () => {
    const scenario = moving(0);
    placeVpOn(scenario, 0, 'I-4');
    setRequiredPower(scenario, 'A0', 9);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([phaseOf(scenario), offersOf(scenario, 0)]).toEqual(['advantage', ['hire 1', 'noAdvantage']]);
    playPlies(scenario, 0, 'noAdvantage');
    expect([pendingSeat(scenario), phaseOf(scenario), factsOf(scenario, 'noAdvantage')]).toEqual([
      1,
      'drilling',
      [{ type: 'noAdvantage', seat: 0 }],
    ]);
  });

  it('RW-7.10, RW-17.2: achievements are tested after movement, each extraction, and the advantage', () => {
    const scenario = moving(0);
    placeVpOn(scenario, 0, 'I-1');
    setPossessions(scenario, 0, { zinc: 5, copper: 6 });
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6'); // 7 zinc, 4 copper
    placeCrew(scenario, 0, 1, 'A1', 1);
    for (const crew of [2, 3, 4]) placeCrew(scenario, 0, crew, 'core', 2);
    placeCrew(scenario, 1, 1, 'A1', 1);
    placeCrew(scenario, 2, 1, 'A0', 1);
    const reached = (): number[] =>
      factsOf(scenario, 'achievementReached').map(({ achievement }) => achievement);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([phaseOf(scenario), reached()]).toEqual([
      'advantage',
      [achievementNamed('threeCrewsPower2'), achievementNamed('coreReached')],
    ]);
    playPlies(scenario, 0, 'bribe b-1>A0'); // 2 zinc and 1 copper each, and one of both left over for seat 0
    expect([stockOf(scenario, 0), reached().at(-1)]).toEqual([
      '8/8/0/0',
      achievementNamed('zincCopperStock'),
    ]);
  });

  it('RW-7.10: what an extraction by the movement brings is counted before the advantage is asked for', () => {
    const scenario = moving(0);
    placeVpOn(scenario, 0, 'I-3');
    setPossessions(scenario, 0, { zinc: 1, copper: 4, money: 1000 });
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    placeCrew(scenario, 0, 1, 'A1', 3);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([phaseOf(scenario), hasAchievement(scenario, 0, 'zincCopperStock'), stockOf(scenario, 0)]).toEqual(
      ['advantage', true, '8/8/0/0'],
    );
    playPlies(scenario, 0, 'hire 1');
    expect([pendingSeat(scenario), moneyOwned(scenario, 0), dieOfCrew(scenario, 0, 1)]).toEqual([1, 0, 1]);
  });
});
