import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  askedIn,
  crewCountOn,
  dieOfCrew,
  does,
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
  told,
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
  const story = tableAtDrilling(4);
  player(story, 0).mobility = mobility;
  for (let i = 0; i < 8; i++) setRequiredPower(story, `B${i}`, 20);
  return story;
}

const borders = (story: RockwellScenario, crew = 1): string =>
  offeredEnds(story, 0, crew)
    .filter((end) => end.includes('-'))
    .toSorted()
    .join(' ');

describe('onto a border', () => {
  it('RW-8.1: with mobility 2 a crew moves from a tile onto one of its two borders', () => {
    const story = moving();
    placeCrew(story, 0, 1, 'B0');
    expect(borders(story)).toBe('B0-B1 B7-B0');
    for (const end of ['B1-B2', 'B6-B7', 'A0-A1', 'C0-C1'])
      expect(whyNot(story, 0, `activate 1>${end}`)).toBe('notReachable RW-8.1');
    does(story, 0, 'activate 1>B7-B0');
    expect([placeOfCrew(story, 0, 1), askedIn(story)]).toEqual(['B7-B0', 1]);
  });

  it('RW-7.7: mobility 0 or 1 reaches no border', () => {
    for (const mobility of [0, 1]) {
      const story = moving(mobility);
      placeCrew(story, 0, 1, 'B0');
      expect([borders(story), whyNot(story, 0, 'activate 1>B0-B1')]).toEqual(['', 'notReachable RW-8.1']);
    }
  });

  it('RW-8.1: a border of another tile takes a second move', () => {
    const story = moving();
    placeCrew(story, 0, 1, 'A0');
    expect(whyNot(story, 0, 'activate 1>B0-B1')).toBe('notReachable RW-8.1');
    expect(whyNot(story, 0, 'activate 2>A2-A3')).toBe('notReachable RW-8.1'); // from an entrance
    player(story, 0).mobility = 3;
    expect(borders(story)).toBe('A0-A1 A1-A2 A6-A7 A7-A0 B0-B1 B6-B7 B7-B0');
    expect(whyNot(story, 0, 'activate 2>A2-A3')).toBeUndefined();
  });

  it('RW-8.2: both tiles must be unrevealed', () => {
    for (const revealed of ['B0', 'B1']) {
      const story = moving();
      placeCrew(story, 0, 1, 'B0');
      revealTileOn(story, revealed, 'B1');
      expect(whyNot(story, 0, 'activate 1>B0-B1')).toBe('borderRevealed RW-8.2');
      expect(borders(story)).toBe(revealed === 'B0' ? '' : 'B7-B0');
    }
  });

  it('RW-8.2: a border lies between tiles of the same stratum only', () => {
    expect(() => placeNamed('A0-B0')).toThrow();
    const story = moving(3);
    placeCrew(story, 0, 1, 'C0');
    expect(
      borders(story)
        .split(' ')
        .every((border) => border[0] === border[3]),
    ).toBe(true);
  });

  it('RW-8.6: a player has at most one own crew on a border, but may hold several borders', () => {
    const story = moving();
    placeCrew(story, 0, 1, 'B0');
    placeCrew(story, 0, 2, 'B0-B1');
    expect(whyNot(story, 0, 'activate 1>B0-B1')).toBe('ownCrewOnBorder RW-8.6');
    expect(borders(story)).toBe('B7-B0');
    does(story, 0, 'activate 1>B7-B0');
    expect([placeOfCrew(story, 0, 1), placeOfCrew(story, 0, 2)]).toEqual(['B7-B0', 'B0-B1']);
  });

  it('RW-8.6: crews of several players may share a border', () => {
    const story = moving();
    placeCrew(story, 0, 1, 'B0');
    for (const seat of [1, 2, 3]) placeCrew(story, seat, 1, 'B0-B1');
    does(story, 0, 'activate 1>B0-B1');
    expect([0, 1, 2, 3].map((seat) => placeOfCrew(story, seat, 1))).toEqual([
      'B0-B1',
      'B0-B1',
      'B0-B1',
      'B0-B1',
    ]);
  });
});

describe('on a border', () => {
  it('RW-8.3: a straddling crew counts with its die in full on both tiles', () => {
    const story = moving();
    placeCrew(story, 0, 1, 'B0', 3, 2);
    placeCrew(story, 1, 1, 'B1', 2);
    setPossessions(story, 0, { money: 1500 });
    does(story, 0, 'activate 1>B0-B1, takeAlong 2');
    expect([powerOnSpace(story, 'B0'), powerOnSpace(story, 'B1'), powerOnSpace(story, 'B7')]).toEqual([
      5, 7, 0,
    ]);
  });

  it('RW-8.4: leaving costs one move onto either tile', () => {
    const story = moving();
    placeCrew(story, 0, 1, 'B0-B1');
    expect(offeredEnds(story, 0, 1)).toEqual(['B0', 'B1', 'stay']);
    does(story, 0, 'activate 1>B1');
    expect([placeOfCrew(story, 0, 1), powerOnSpace(story, 'B0'), powerOnSpace(story, 'B1')]).toEqual([
      'B1',
      0,
      1,
    ]);
  });

  it('RW-8.4: a further step needs mobility 3', () => {
    const story = moving(3);
    placeCrew(story, 0, 1, 'B0-B1');
    expect(offeredEnds(story, 0, 1).toSorted().join(' ')).toBe(
      'A0 A1 A2 B0 B1 B1-B2 B2 B7 B7-B0 C0 C1 C2 stay',
    );
  });
});

describe('extraction beside a border', () => {
  /** B0 of 5 gives 3 zinc and 1 copper; the crew of seat 1 straddles B0-B1 with 2 and a die of 2. */
  function besideBorder(): RockwellScenario {
    const story = moving();
    prepareExtraction(story, 'B0', 'B4', 'X2-1');
    placeCrew(story, 1, 1, 'B0-B1', 2, 2);
    placeCrew(story, 0, 1, 'A0', 1);
    for (const seat of [0, 1]) setPossessions(story, seat, { money: 700 });
    return story;
  }

  it('RW-8.5, RW-8.8: the crew is placed on the tile at once with its die; nothing is paid', () => {
    const story = besideBorder();
    expect([powerOnSpace(story, 'B0'), powerOnSpace(story, 'B1')]).toEqual([4, 4]);
    does(story, 0, 'activate 1>B0');
    expect([isTileRevealed(story, 'B0'), placeOfCrew(story, 1, 1), dieOfCrew(story, 1, 1)]).toEqual([
      true,
      'B0',
      2,
    ]);
    expect([powerOnSpace(story, 'B0'), powerOnSpace(story, 'B1')]).toEqual([5, 0]);
    expect([moneyOwned(story, 1), story.state.dice]).toEqual([700, 2]);
    expect(told(story, 'crewPulled')).toEqual([
      { type: 'crewPulled', owner: 1, crew: 4, from: placeNamed('B0-B1'), to: spaceNamed('B0') },
    ]);
    // it shares, and its 4 against 1 have priority
    expect([stockOf(story, 0), stockOf(story, 1)]).toEqual(['1/0/0/0', '2/1/0/0']);
  });

  it("RW-8.8: the placement takes no one's activation", () => {
    const story = besideBorder();
    does(story, 0, 'activate 1>B0');
    expect([phaseOf(story), askedIn(story)]).toEqual(['drilling', 1]);
    // and the crew that was placed may be activated now
    expect(whyNot(story, 1, 'activate 1>B1')).toBeUndefined();
  });

  it('RW-8.5, RW-11.2: exactly the crews on both borders of the tile, of any owner, are placed on it', () => {
    const story = besideBorder();
    placeCrew(story, 2, 1, 'B7-B0');
    placeCrew(story, 3, 1, 'B0-B1');
    placeCrew(story, 3, 2, 'B1-B2');
    does(story, 0, 'activate 1>B0');
    expect([
      placeOfCrew(story, 1, 1),
      placeOfCrew(story, 2, 1),
      placeOfCrew(story, 3, 1),
      placeOfCrew(story, 3, 2),
    ]).toEqual(['B0', 'B0', 'B0', 'B1-B2']);
    expect([crewCountOn(story, 'B0'), powerOnSpace(story, 'B7'), powerOnSpace(story, 'B1')]).toEqual([
      4, 0, 1,
    ]);
    const order = story.facts.map(({ type }) => type);
    expect(order.lastIndexOf('crewPulled')).toBeLessThan(order.indexOf('tileRevealed'));
  });

  it('RW-8.3, RW-8.5: a crew that goes onto a border can extract the tile on the other side', () => {
    const story = moving();
    prepareExtraction(story, 'B1', 'B4', 'X2-1');
    placeCrew(story, 0, 1, 'B0', 4);
    placeCrew(story, 1, 1, 'B1', 1);
    does(story, 0, 'activate 1>B0-B1');
    expect([isTileRevealed(story, 'B1'), isTileRevealed(story, 'B0'), placeOfCrew(story, 0, 1)]).toEqual([
      true,
      false,
      'B1',
    ]);
  });
});

describe('RW-8.7: both tiles are ready', () => {
  /**
   * With mobility 3 from A1 onto B0-B1, which makes both ready: 5 and 4 with the 3 of seat 0. Seat 1 is on
   * B0, seat 2 on B1.
   */
  function bothReady(): RockwellScenario {
    const story = moving(3);
    prepareExtraction(story, 'B0', 'B4', 'X2-1');
    setRequiredPower(story, 'B1', 4);
    placeCrew(story, 0, 1, 'A1', 3);
    placeCrew(story, 1, 1, 'B0', 2);
    placeCrew(story, 2, 1, 'B1', 1);
    for (const seat of [0, 1, 2]) setPossessions(story, seat, {});
    does(story, 0, 'activate 1>B0-B1');
    return story;
  }

  it('RW-8.7: the active player chooses which is extracted first', () => {
    const story = bothReady();
    expect([phaseOf(story), askedIn(story), offersOf(story, 0)]).toEqual([
      'extractionOrder',
      0,
      ['extractionOrder B0', 'extractionOrder B1'],
    ]);
    expect([whyNot(story, 0, 'extractionOrder B2'), whyNot(story, 1, 'extractionOrder B0')]).toEqual([
      'notReady RW-8.7',
      'notYourTurn RW-8.7',
    ]);
    expect(story.state.revealed & (1 << spaceNamed('B0'))).toBe(0);
  });

  it('RW-8.7: the other is tested again without the crew that left it, and is not extracted', () => {
    for (const [first, other] of [
      ['B0', 'B1'],
      ['B1', 'B0'],
    ] as const) {
      const story = bothReady();
      does(story, 0, `extractionOrder ${first}`);
      expect([isTileRevealed(story, first), isTileRevealed(story, other), placeOfCrew(story, 0, 1)]).toEqual([
        true,
        false,
        first,
      ]);
      expect([told(story, 'tileRevealed').length, askedIn(story), phaseOf(story)]).toEqual([
        1,
        1,
        'drilling',
      ]);
      expect(told(story, 'extractionOrdered')).toEqual([
        { type: 'extractionOrdered', seat: 0, space: spaceNamed(first) },
      ]);
    }
  });

  it('RW-8.7: a tile that is not ready is no choice', () => {
    const story = bothReady();
    setRequiredPower(story, 'B6', 1); // as if a tile elsewhere had been overlooked
    placeCrew(story, 3, 1, 'B6', 2);
    expect(whyNot(story, 0, 'extractionOrder B6')).toBe('notReady RW-8.7');
    setRequiredPower(story, 'B1', 5);
    expect([whyNot(story, 0, 'extractionOrder B1'), offersOf(story, 0)]).toEqual([
      'notReady RW-8.7',
      ['extractionOrder B0'],
    ]);
  });

  it('RW-8.7, RW-10.1: a die hired on the border can make both ready', () => {
    const story = moving();
    placeVpOn(story, 0, 'I-3');
    setPossessions(story, 0, { money: 1500 });
    for (const space of ['B0', 'B1']) setRequiredPower(story, space, 5);
    placeCrew(story, 0, 1, 'B0-B1', 3);
    does(story, 0, 'activate 1>stay, hire 2');
    expect(offersOf(story, 0)).toEqual(['extractionOrder B0', 'extractionOrder B1']);
    does(story, 0, 'extractionOrder B1');
    while (phaseOf(story) === 'danger') playIdlePly(story);
    expect([
      isTileRevealed(story, 'B1'),
      isTileRevealed(story, 'B0'),
      dieOfCrew(story, 0, 1),
      askedIn(story),
    ]).toEqual([true, false, 2, 1]);
  });

  it('RW-8.7, RW-15.2: an improvement in phase III can make both ready, and the improving player chooses', () => {
    const story = tableAtWorkshop(4, [2]);
    setPossessions(story, 2, { money: 9000 });
    for (const space of ['B0', 'B1']) setRequiredPower(story, space, 4);
    placeCrew(story, 2, 1, 'B0-B1', 3);
    does(story, 2, 'improve crew-1');
    expect([askedIn(story), offersOf(story, 2)]).toEqual([2, ['extractionOrder B0', 'extractionOrder B1']]);
    does(story, 2, 'extractionOrder B0');
    expect([
      isTileRevealed(story, 'B0'),
      isTileRevealed(story, 'B1'),
      player(story, 2).cards,
      phaseOf(story),
    ]).toEqual([true, false, 1, 'workshop']);
  });

  it('RW-8.7: with one tile ready nothing is asked', () => {
    const story = moving(3);
    setRequiredPower(story, 'B0', 5);
    setRequiredPower(story, 'B1', 6);
    placeCrew(story, 0, 1, 'A1', 3);
    placeCrew(story, 1, 1, 'B0', 2);
    placeCrew(story, 2, 1, 'B1', 1);
    does(story, 0, 'activate 1>B0-B1');
    expect([isTileRevealed(story, 'B0'), isTileRevealed(story, 'B1'), placeOfCrew(story, 0, 1)]).toEqual([
      true,
      false,
      'B0',
    ]);
    expect(told(story, 'extractionOrdered')).toEqual([]);
    giveDrillingTurn(story, 0);
    expect(offeredEnds(story, 0, 1)).toContain('B1');
  });
});
