import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  achievementNamed,
  askedIn,
  setControlOrder,
  crewCountOn,
  dieOfCrew,
  does,
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
  told,
  revealAllTilesBut,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
  whyNot,
} from '../testing/scenario.ts';

/** Seat 0 activates with this mobility; no tile nearby is extracted by power 1. */
function moving(mobility: number, options = {}): RockwellScenario {
  const story = tableAtDrilling(4, options);
  player(story, 0).mobility = mobility;
  return story;
}

const ends = (story: RockwellScenario, crew = 1): string => offeredEnds(story, 0, crew).toSorted().join(' ');

describe('activation', () => {
  it('RW-7.1: in each of four rounds every player in Control order activates one crew', () => {
    const story = tableAtDrilling(4);
    setControlOrder(story, 2, 0, 3, 1);
    giveDrillingTurn(story, 2);
    const asked: number[] = [];
    while (phaseOf(story) === 'drilling') {
      asked.push(askedIn(story));
      expect(whyNot(story, (askedIn(story) + 1) % 4, 'activate 1>stay')).toBe('notYourTurn RW-7.1');
      playIdlePly(story);
    }
    expect(asked).toEqual([2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 1]);
    expect(told(story, 'roundBegun').map(({ round }) => round)).toEqual([2, 3, 4]);
  });

  it('RW-7.1: exactly one crew is activated: nothing else is offered, and the next player follows', () => {
    const story = moving(0);
    expect(offersOf(story, 0).every((offer) => offer.startsWith('activate '))).toBe(true);
    does(story, 0, 'activate 2>A2');
    expect([askedIn(story), whyNot(story, 0, 'activate 1>A0')]).toEqual([1, 'notYourTurn RW-7.1']);
    expect([1, 2, 3, 4].map((crew) => placeOfCrew(story, 0, crew))).toEqual([
      'entrance-1',
      'A2',
      'entrance-3',
      'entrance-4',
    ]);
  });

  it('RW-7.1: the same crew may be activated in several rounds', () => {
    const story = tableAtDrilling(2);
    for (const space of ['A0', 'A1', 'B0', 'C0']) setRequiredPower(story, space, 9);
    for (const space of ['A0', 'B0', 'C0', 'D0']) {
      does(story, 0, `activate 1>${space}`);
      does(story, 1, 'activate 4>stay');
      while (phaseOf(story)?.startsWith('al')) playIdlePly(story);
    }
    // nobody has a vice president anywhere
    expect([placeOfCrew(story, 0, 1), phaseOf(story)]).toEqual(['D0', 'auction']);
  });

  it('RW-7.1, RW-16.1: a crew in the core is out; players without a crew are skipped', () => {
    const story = tableAtDrilling(3);
    placeCrew(story, 0, 1, 'core');
    expect([whyNot(story, 0, 'activate 1>stay'), whyNot(story, 0, 'activate 1>D0')]).toEqual([
      'crewInCore RW-16.1',
      'crewInCore RW-16.1',
    ]);
    for (const crew of [1, 2, 3, 4]) placeCrew(story, 1, crew, 'core');
    const asked: number[] = [];
    while (phaseOf(story) === 'drilling') {
      asked.push(askedIn(story));
      does(story, askedIn(story), 'activate 2>stay');
    }
    expect(asked).toEqual([0, 2, 0, 2, 0, 2, 0, 2]);
  });

  it('RW-7.2: a crew moves or stays, and staying is its move', () => {
    const story = moving(0);
    placeCrew(story, 0, 1, 'B3');
    does(story, 0, 'activate 1>stay');
    expect([placeOfCrew(story, 0, 1), askedIn(story)]).toEqual(['B3', 1]);
    expect(told(story, 'crewStayed')).toEqual([
      { type: 'crewStayed', owner: 0, crew: 0, place: placeNamed('B3') },
    ]);
    does(story, 1, 'activate 1>A1');
    expect(told(story, 'crewMoved')).toEqual([
      { type: 'crewMoved', owner: 1, crew: 4, from: placeNamed('entrance-1'), to: placeNamed('A1') },
    ]);
  });
});

describe('basic movement', () => {
  it('RW-7.3: a crew moves to any adjacent tile, revealed or not, in any direction', () => {
    const story = moving(0);
    placeCrew(story, 0, 1, 'B0');
    revealTileOn(story, 'A0', 'A1');
    revealTileOn(story, 'C0', 'C1');
    expect(ends(story)).toBe('A0 A1 B1 B7 C0 C1 stay');
    const aligned = moving(0, { layout: 'aligned' });
    placeCrew(aligned, 0, 1, 'B0');
    expect(ends(aligned)).toBe('A0 B1 B7 C0 stay');
    for (const end of ['B2', 'A2', 'C2', 'D0', 'core'])
      expect(whyNot(story, 0, `activate 1>${end}`)).toBe('notReachable RW-7.3');
    expect(refusalOf(story, 0, 'activate 1>B2')?.params).toEqual({ mobility: 0 });
  });

  it('RW-7.3: the tile being left need not have been drilled, nor any other on the way to the core', () => {
    const story = tableAtDrilling(3);
    for (const crew of [2, 3, 4]) placeCrew(story, 0, crew, 'core');
    for (const seat of [1, 2]) for (const crew of [1, 2, 3, 4]) placeCrew(story, seat, crew, 'core');
    story.facts.length = 0;
    for (const end of ['A1', 'B1', 'C1', 'D1']) does(story, 0, `activate 1>${end}`);
    expect([placeOfCrew(story, 0, 1), story.state.revealed]).toEqual(['D1', 0]);
    const next = moving(0);
    placeCrew(next, 0, 1, 'D1');
    does(next, 0, 'activate 1>core');
    expect([placeOfCrew(next, 0, 1), told(next, 'coreEntered')]).toEqual([
      'core',
      [{ type: 'coreEntered', seat: 0, crew: 0 }],
    ]);
  });

  it('RW-7.3: a crew enters the core from every D tile, and from no other', () => {
    for (const space of ['D0', 'D5', 'C0', 'B0', 'A0']) {
      const story = moving(0);
      placeCrew(story, 0, 1, space);
      expect(offeredEnds(story, 0, 1).includes('core')).toBe(space.startsWith('D'));
    }
  });

  it('RW-7.4, RW-2.4: a crew on an entrance enters one of its two tiles or stays, and never returns', () => {
    const story = moving(0);
    expect([1, 2, 3, 4].map((crew) => ends(story, crew))).toEqual([
      'A0 A1 stay',
      'A2 A3 stay',
      'A4 A5 stay',
      'A6 A7 stay',
    ]);
    expect(whyNot(story, 0, 'activate 1>A2')).toBe('notReachable RW-7.3');
    expect(whyNot(story, 0, 'activate 1>A7')).toBe('notReachable RW-7.3');
    expect(() => whyNot(story, 0, 'activate 1>entrance-1')).toThrow();
    for (const mobility of [0, 1, 2, 3]) {
      const inside = moving(mobility);
      placeCrew(inside, 0, 1, 'A0');
      expect(ends(inside)).not.toContain('entrance');
    }
  });

  it('RW-7.5: any number of crews of any players may share a tile', () => {
    const story = moving(0);
    revealTileOn(story, 'A0', 'A1');
    for (const seat of [0, 1, 2, 3]) for (const crew of [1, 2, 3, 4]) placeCrew(story, seat, crew, 'A0', 4);
    placeCrew(story, 0, 1, 'A1');
    does(story, 0, 'activate 1>A0');
    expect([crewCountOn(story, 'A0'), told(story, 'tileRevealed')]).toEqual([16, []]);
  });
});

describe('mobility', () => {
  it('RW-D13: mobility 1 reaches A1, A7, A2, A6, B0, B7 from A0, and not B1, which needs mobility 3', () => {
    const story = moving(1);
    placeCrew(story, 0, 1, 'A0');
    expect(ends(story)).toBe('A1 A2 A6 A7 B0 B7 stay');
    for (const mobility of [0, 1, 2]) {
      player(story, 0).mobility = mobility;
      expect(whyNot(story, 0, 'activate 1>B1')).toBe(
        `notReachable ${['RW-7.3', 'RW-7.6', 'RW-7.7'][mobility]}`,
      );
    }
    player(story, 0).mobility = 3;
    expect(whyNot(story, 0, 'activate 1>B1')).toBeUndefined();
  });

  it('RW-7.6: the second tile left or right is reached over any tile, in every ring', () => {
    for (const ring of ['A', 'B', 'C', 'D']) {
      const story = moving(1);
      placeCrew(story, 0, 1, `${ring}7`);
      for (const end of [1, 5]) expect(whyNot(story, 0, `activate 1>${ring}${end}`)).toBeUndefined();
      expect(whyNot(story, 0, `activate 1>${ring}2`)).toBe('notReachable RW-7.6');
      player(story, 0).mobility = 0;
      expect(whyNot(story, 0, `activate 1>${ring}1`)).toBe('notReachable RW-7.3');
    }
  });

  it('RW-7.6: there is no side jump from an entrance or a border', () => {
    const story = moving(1);
    expect(ends(story)).toBe('A0 A1 stay');
    placeCrew(story, 0, 1, 'B0-B1');
    player(story, 0).mobility = 2;
    expect(ends(story)).toBe('B0 B1 stay');
    for (const end of ['B2', 'B7', 'B3'])
      expect(whyNot(story, 0, `activate 1>${end}`)).toBe('notReachable RW-7.7');
  });

  it('RW-7.7, RW-7.8: mobility 2 keeps the side jump and adds the borders', () => {
    const story = moving(2);
    placeCrew(story, 0, 1, 'B0');
    expect(ends(story)).toBe('A0 A1 B0-B1 B1 B2 B6 B7 B7-B0 C0 C1 stay');
  });

  it('RW-D22: mobility 3 reaches these places from the first entrance', () => {
    const story = moving(3);
    expect(ends(story)).toBe('A0 A0-A1 A1 A1-A2 A2 A7 A7-A0 B0 B1 B7 stay');
    revealTileOn(story, 'A1', 'A1');
    expect(ends(story)).toBe('A0 A1 A2 A7 A7-A0 B0 B1 B7 stay');
    expect(whyNot(story, 0, 'activate 1>A3')).toBe('notReachable RW-7.8');
  });

  it('RW-D12: mobility 3 leads over C and D into the core in one activation; the die returns to board I', () => {
    const story = moving(3);
    setPossessions(story, 0, { money: 9000 });
    placeCrew(story, 0, 1, 'C0', 2, 3);
    expect(story.state.dice).toBe(2);
    does(story, 0, 'activate 1>core');
    expect([
      placeOfCrew(story, 0, 1),
      story.state.dice,
      moneyOwned(story, 0),
      dieOfCrew(story, 0, 1),
    ]).toEqual(['core', 3, 9000, 0]);
    expect(story.facts.map(({ type }) => type)).toEqual([
      'dieReturned',
      'crewMoved',
      'coreEntered',
      'achievementReached',
    ]);
    expect([askedIn(story), phaseOf(story)]).toEqual([1, 'drilling']);
  });

  it('RW-7.8: the side jump is not one of the two moves', () => {
    const story = moving(3);
    placeCrew(story, 0, 1, 'A0');
    for (const end of ['A3', 'A5', 'B2', 'B5', 'A2-A3']) {
      expect(whyNot(story, 0, `activate 1>${end}`)).toBe(
        end.includes('-') ? 'notReachable RW-8.1' : 'notReachable RW-7.8',
      );
    }
    expect(ends(story)).toBe(
      'A0-A1 A1 A1-A2 A2 A6 A6-A7 A7 A7-A0 B0 B0-B1 B1 B6 B6-B7 B7 B7-B0 C0 C1 C7 stay',
    );
  });

  it('RW-7.8: movements lead over revealed and unrevealed tiles alike', () => {
    const story = moving(3);
    revealAllTilesBut(story);
    placeCrew(story, 0, 1, 'A0');
    expect(ends(story)).toBe('A1 A2 A6 A7 B0 B1 B6 B7 C0 C1 C7 stay');
  });
});

describe('only the end of a movement matters', () => {
  it('RW-7.9: a tile passed on the way is never extracted', () => {
    const story = moving(3);
    for (const space of ['A1', 'B0', 'B1']) setRequiredPower(story, space, 2);
    for (const space of ['A1', 'B0', 'B1']) placeCrew(story, 1, space === 'A1' ? 1 : 2, space);
    setRequiredPower(story, 'C1', 9);
    placeCrew(story, 0, 1, 'A0');
    does(story, 0, 'activate 1>C1'); // over B0, where two would be enough
    expect([placeOfCrew(story, 0, 1), isTileRevealed(story, 'B0'), story.state.revealed]).toEqual([
      'C1',
      false,
      0,
    ]);
  });

  it('RW-7.9: a movement to the own place is staying', () => {
    const story = moving(3);
    placeCrew(story, 0, 1, 'B0');
    placeCrew(story, 0, 2, 'B3-B4');
    expect(whyNot(story, 0, 'activate 1>B0')).toBe('alreadyThere RW-7.9');
    expect(whyNot(story, 0, 'activate 2>B3-B4')).toBe('alreadyThere RW-7.9');
    expect(offeredEnds(story, 0, 1)).not.toContain('B0');
  });

  it('RW-D21: moving to the next tile and back counts as staying: the die remains without a fee', () => {
    const story = moving(3);
    setPossessions(story, 0, { money: 5000 });
    setRequiredPower(story, 'B0', 9);
    placeCrew(story, 0, 1, 'B0', 1, 2);
    does(story, 0, 'activate 1>stay');
    expect([dieOfCrew(story, 0, 1), moneyOwned(story, 0), story.state.dice, askedIn(story)]).toEqual([
      2, 5000, 2, 1,
    ]);
  });
});

describe('RW-7.10: the order of one activation', () => {
  it('RW-7.10: an activation has die, move, extraction, advantage, extraction; then the next player follows', () => {
    const story = moving(0);
    placeVpOn(story, 0, 'I-3');
    setPossessions(story, 0, { money: 5000 });
    prepareExtraction(story, 'B0', 'B4', 'X2-1');
    placeCrew(story, 0, 1, 'C0', 3, 3);
    does(story, 0, 'activate 1>B0');
    expect([phaseOf(story), placeOfCrew(story, 0, 1)]).toEqual(['die', 'C0']); // (a) comes before (b)
    expect(whyNot(story, 0, 'hire 1')).toBe('notNow RW-10.5');
    does(story, 0, 'takeAlong 2');
    expect(story.facts.map(({ type }) => type)).toEqual([
      'dieTakenAlong',
      'crewMoved',
      'tileRevealed',
      'cardDrawn',
      'bootyShared',
      'bootyTaken',
      'cardKept',
    ]);
    expect(askedIn(story)).toBe(1); // taking along was this round's hire
  });

  it('RW-7.10: the advantage is optional and comes after the movement, where the crew now stands', () => {
    const story = moving(0);
    placeVpOn(story, 0, 'I-4');
    setRequiredPower(story, 'A0', 9);
    does(story, 0, 'activate 1>A0');
    expect([phaseOf(story), offersOf(story, 0)]).toEqual(['advantage', ['hire 1', 'noAdvantage']]);
    does(story, 0, 'noAdvantage');
    expect([askedIn(story), phaseOf(story), told(story, 'noAdvantage')]).toEqual([
      1,
      'drilling',
      [{ type: 'noAdvantage', seat: 0 }],
    ]);
  });

  it('RW-7.10, RW-17.2: achievements are tested after movement, each extraction, and the advantage', () => {
    const story = moving(0);
    placeVpOn(story, 0, 'I-1');
    setPossessions(story, 0, { zinc: 5, copper: 6 });
    prepareExtraction(story, 'A0', 'A4', 'X1-6'); // 7 zinc, 4 copper
    placeCrew(story, 0, 1, 'A1', 1);
    for (const crew of [2, 3, 4]) placeCrew(story, 0, crew, 'core', 2);
    placeCrew(story, 1, 1, 'A1', 1);
    placeCrew(story, 2, 1, 'A0', 1);
    const reached = (): number[] => told(story, 'achievementReached').map(({ achievement }) => achievement);
    does(story, 0, 'activate 1>A0');
    expect([phaseOf(story), reached()]).toEqual([
      'advantage',
      [achievementNamed('threeCrewsPower2'), achievementNamed('coreReached')],
    ]);
    does(story, 0, 'bribe b-1>A0'); // 2 zinc and 1 copper each, and one of both left over for seat 0
    expect([stockOf(story, 0), reached().at(-1)]).toEqual(['8/8/0/0', achievementNamed('zincCopperStock')]);
  });

  it('RW-7.10: what an extraction by the movement brings is counted before the advantage is asked for', () => {
    const story = moving(0);
    placeVpOn(story, 0, 'I-3');
    setPossessions(story, 0, { zinc: 1, copper: 4, money: 1000 });
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    placeCrew(story, 0, 1, 'A1', 3);
    does(story, 0, 'activate 1>A0');
    expect([phaseOf(story), hasAchievement(story, 0, 'zincCopperStock'), stockOf(story, 0)]).toEqual([
      'advantage',
      true,
      '8/8/0/0',
    ]);
    does(story, 0, 'hire 1');
    expect([askedIn(story), moneyOwned(story, 0), dieOfCrew(story, 0, 1)]).toEqual([1, 0, 1]);
  });
});
