import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  askedIn,
  crewCountOn,
  dieOfCrew,
  does,
  giveDrillingTurn,
  freshTable,
  playIdlePly,
  isTileRevealed,
  moneyOwned,
  offeredNouns,
  offersOf,
  setPossessions,
  phaseOf,
  placeNamed,
  player,
  powerOnSpace,
  prepareExtraction,
  refusalOf,
  setRequiredPower,
  placeCrew,
  stockOf,
  tableAtDrilling,
  told,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
  whyNot,
} from '../testing/scenario.ts';

const [GREEN, RED, PURPLE] = [0, 1, 2];

/**
 * Green (seat 0) has a vice president on slot 1 and a crew on B0; no tile nearby is extracted unless a test
 * says so.
 */
function bribing(slot = 'I-1'): RockwellScenario {
  const story = tableAtDrilling(4);
  placeVpOn(story, GREEN, slot);
  for (const ring of ['A', 'B', 'C']) for (let i = 0; i < 8; i++) setRequiredPower(story, `${ring}${i}`, 20);
  placeCrew(story, GREEN, 1, 'B0');
  return story;
}

/** Places crew 1 of Red; crew 1 of Green stays on B0, and Green is asked. */
function staying(place: string, power = 1, die = 0): RockwellScenario {
  const story = bribing();
  placeCrew(story, RED, 1, place, power, die);
  does(story, GREEN, 'activate 1>stay');
  return story;
}

const bribes = (story: RockwellScenario): string[] => offeredNouns(story, GREEN, 'bribe');

describe('bribery', () => {
  it('RW-T6: Green stays on an A tile of 3 and bribes a Red crew with a die', () => {
    const story = tableAtDrilling(4);
    placeVpOn(story, GREEN, 'I-2');
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    setPossessions(story, GREEN, { money: 1000 });
    setPossessions(story, RED, {});
    placeCrew(story, GREEN, 1, 'A0');
    placeCrew(story, RED, 1, 'A1', 1, 1);
    does(story, GREEN, 'activate 1>stay');
    // no other power, no dropping of the die
    expect(offersOf(story, GREEN)).toEqual(['bribe b-1>A0', 'noAdvantage']);
    does(story, GREEN, 'bribe b-1>A0');
    expect([moneyOwned(story, GREEN), stockOf(story, RED), stockOf(story, GREEN)]).toEqual([
      0,
      '4/2/0/0',
      '3/2/0/0',
    ]);
    expect([player(story, GREEN).cards, player(story, RED).cards]).toEqual([1, 0]);
    expect([
      story.state.briberyTiles,
      dieOfCrew(story, RED, 1),
      story.state.dice,
      placeOfCrew(story, RED, 1),
    ]).toEqual([2, 1, 2, 'A0']);
    expect(told(story, 'crewBribed')).toEqual([
      {
        type: 'crewBribed',
        seat: GREEN,
        owner: RED,
        crew: 4,
        from: placeNamed('A1'),
        to: placeNamed('A0'),
        fee: 1000,
      },
    ]);
    expect(told(story, 'bootyShared').map(({ owner, priority }) => [owner, priority])).toEqual([
      [GREEN, 'none'],
      [RED, 'power'],
    ]);
  });

  it('RW-T7: Red moves in and bribes a Purple crew: three are equal, so Red has priority', () => {
    const story = tableAtDrilling(4);
    placeVpOn(story, RED, 'I-1');
    giveDrillingTurn(story, RED);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    for (const seat of [GREEN, RED, PURPLE]) setPossessions(story, seat, { money: 500 });
    placeCrew(story, GREEN, 1, 'A0');
    placeCrew(story, PURPLE, 1, 'B7');
    does(story, RED, 'activate 1>A0, bribe c-1>A0');
    expect([RED, GREEN, PURPLE].map((seat) => stockOf(story, seat))).toEqual([
      '3/2/0/0',
      '2/1/0/0',
      '2/1/0/0',
    ]);
    expect([RED, GREEN, PURPLE].map((seat) => player(story, seat).cards)).toEqual([1, 0, 0]);
    expect([RED, GREEN, PURPLE].map((seat) => moneyOwned(story, seat))).toEqual([500, 500, 500]); // RW-9.8
    expect(told(story, 'bootyShared').find(({ owner }) => owner === RED)).toMatchObject({
      leftovers: [1, 1, 0, 0],
      priority: 'trigger',
    });
  });

  it('RW-D10: when the movement alone extracts the tile, bribery is no longer possible', () => {
    const story = bribing();
    setRequiredPower(story, 'A0', 2);
    placeCrew(story, GREEN, 1, 'A1', 2);
    placeCrew(story, RED, 1, 'B0');
    does(story, GREEN, 'activate 1>A0');
    expect([isTileRevealed(story, 'A0'), askedIn(story), story.state.briberyTiles]).toEqual([true, RED, 3]);
  });

  it('RW-D23: a crew that stays on an entrance has no destination to offer', () => {
    const story = bribing();
    placeCrew(story, RED, 2, 'A2');
    does(story, GREEN, 'activate 2>stay');
    expect([askedIn(story), phaseOf(story)]).toEqual([RED, 'drilling']);
  });

  it.each(['I-1', 'I-2'])(
    'RW-9.1: a vice president on slot %s allows bribery, after a move or a stay',
    (slot) => {
      for (const end of ['C0', 'stay']) {
        const story = bribing(slot);
        placeCrew(story, RED, 1, 'C1');
        placeCrew(story, RED, 2, 'B1');
        does(story, GREEN, `activate 1>${end}`);
        expect([phaseOf(story), bribes(story)]).toEqual([
          'advantage',
          end === 'stay' ? ['b-1>B0', 'b-2>B0'] : ['b-1>C0'],
        ]);
      }
    },
  );

  it('RW-9.1: nobody else can bribe', () => {
    for (const slot of ['I-3', 'I-4', 'II-1', 'III-1']) {
      const story = bribing(slot);
      placeCrew(story, RED, 1, 'B1');
      does(story, GREEN, 'activate 1>stay');
      if (slot.startsWith('I-')) expect(whyNot(story, GREEN, 'bribe b-1>B0')).toBe('noBribery RW-9.1');
      else expect(askedIn(story)).toBe(RED);
    }
  });

  it('RW-9.1: the crew comes onto the tile of the active crew, not of another own crew', () => {
    const story = bribing();
    placeCrew(story, GREEN, 2, 'B2');
    placeCrew(story, RED, 1, 'B1');
    does(story, GREEN, 'activate 1>stay');
    expect(whyNot(story, GREEN, 'bribe b-1>B2')).toBe('activeCrewElsewhere RW-9.1');
    expect(bribes(story)).toEqual(['b-1>B0']);
  });

  it("RW-9.1: a crew that nobody has can't be bribed", () => {
    const story = tableAtDrilling(3);
    placeVpOn(story, GREEN, 'I-1');
    setRequiredPower(story, 'B0', 9);
    placeCrew(story, GREEN, 1, 'B0');
    placeCrew(story, RED, 1, 'B1');
    does(story, GREEN, 'activate 1>stay');
    expect([whyNot(story, GREEN, 'bribe d-1>B0'), whyNot(story, GREEN, 'bribe al-1>B0')]).toEqual([
      'noSuchCrew RW-9.1',
      'noSuchCrew RW-9.1',
    ]);
  });

  it('RW-9.2: the destination must be unrevealed', () => {
    const story = bribing();
    revealTileOn(story, 'B0', 'B1');
    placeCrew(story, RED, 1, 'B1');
    does(story, GREEN, 'activate 1>stay');
    expect(askedIn(story)).toBe(RED);
    const asked = staying('B1');
    revealTileOn(asked, 'B0', 'B1');
    expect([whyNot(asked, GREEN, 'bribe b-1>B0'), bribes(asked)]).toEqual(['tileRevealed RW-9.2', []]);
  });

  it('RW-9.3: the bribed crew is on an adjacent tile, which may be revealed', () => {
    for (const place of ['A0', 'A1', 'B1', 'B7', 'C0', 'C1']) {
      const story = staying(place);
      revealTileOn(story, place, `${place[0]}1`);
      expect(bribes(story)).toEqual(['b-1>B0']);
      does(story, GREEN, 'bribe b-1>B0');
      expect([placeOfCrew(story, RED, 1), crewCountOn(story, 'B0'), askedIn(story)]).toEqual(['B0', 2, RED]);
    }
    for (const place of ['A2', 'A7', 'B2', 'B6', 'C2', 'C7', 'D0', 'B2-B3']) {
      const story = bribing();
      placeCrew(story, RED, 1, place);
      placeCrew(story, PURPLE, 1, 'B1');
      does(story, GREEN, 'activate 1>stay');
      expect([whyNot(story, GREEN, 'bribe b-1>B0'), bribes(story)]).toEqual([
        'notAdjacent RW-9.3',
        ['c-1>B0'],
      ]);
    }
  });

  it('RW-9.3: a straddling crew, or one on any adjacent tile, is placed fully on the destination', () => {
    for (const border of ['B0-B1', 'B7-B0', 'B1-B2', 'A1-A2', 'C7-C0']) {
      const story = staying(border, 3);
      expect(bribes(story)).toEqual(['b-1>B0']);
      does(story, GREEN, 'bribe b-1>B0');
      expect([
        placeOfCrew(story, RED, 1),
        powerOnSpace(story, 'B0'),
        powerOnSpace(story, 'B1'),
        powerOnSpace(story, 'B7'),
      ]).toEqual(['B0', 4, 0, 0]);
    }
  });

  it("RW-9.4: own crews and crews on an entrance, on the tile itself or in the core can't be bribed", () => {
    const story = bribing();
    placeCrew(story, GREEN, 1, 'A0');
    placeCrew(story, GREEN, 2, 'A1');
    placeCrew(story, RED, 2, 'A0');
    placeCrew(story, RED, 3, 'core');
    placeCrew(story, PURPLE, 1, 'A1');
    does(story, GREEN, 'activate 1>stay');
    expect(bribes(story)).toEqual(['c-1>A0']);
    expect(whyNot(story, GREEN, 'bribe a-2>A0')).toBe('ownCrew RW-9.4');
    expect(whyNot(story, GREEN, 'bribe b-1>A0')).toBe('crewOnEntrance RW-9.4');
    expect(whyNot(story, GREEN, 'bribe b-2>A0')).toBe('crewThereAlready RW-9.4');
    expect(whyNot(story, GREEN, 'bribe b-3>A0')).toBe('crewInCore RW-16.1');
  });

  it('RW-9.4: a crew just gone into the core cannot bribe, and no crew is moved into it', () => {
    const story = bribing();
    placeCrew(story, GREEN, 1, 'D0');
    placeCrew(story, RED, 1, 'D1');
    does(story, GREEN, 'activate 1>core');
    expect([placeOfCrew(story, GREEN, 1), askedIn(story), phaseOf(story)]).toEqual(['core', RED, 'drilling']);
    expect(() => whyNot(story, GREEN, 'bribe b-1>core')).toThrow();
  });

  it('RW-9.5: from a border the owner picks one of the two tiles, and the active crew stays on the border', () => {
    const story = bribing();
    player(story, GREEN).mobility = 2;
    placeCrew(story, GREEN, 1, 'B0-B1', 2);
    placeCrew(story, RED, 1, 'A1'); // touches B0 and B1
    placeCrew(story, PURPLE, 1, 'B2'); // touches B1 only
    placeCrew(story, PURPLE, 2, 'B0'); // on one of the two tiles, next to the other
    does(story, GREEN, 'activate 1>stay');
    expect(bribes(story)).toEqual(['b-1>B0', 'b-1>B1', 'c-1>B1', 'c-2>B1']);
    expect(whyNot(story, GREEN, 'bribe c-2>B0')).toBe('crewThereAlready RW-9.4');
    does(story, GREEN, 'bribe b-1>B1');
    expect([placeOfCrew(story, GREEN, 1), placeOfCrew(story, RED, 1)]).toEqual(['B0-B1', 'B1']);
    expect([powerOnSpace(story, 'B0'), powerOnSpace(story, 'B1')]).toEqual([3, 3]);
  });

  it('RW-9.5, RW-8.5: if the tile is extracted by it, the straddling briber comes along', () => {
    const story = bribing();
    placeCrew(story, GREEN, 1, 'B0-B1', 3);
    placeCrew(story, RED, 1, 'A1', 1);
    setRequiredPower(story, 'B1', 4);
    does(story, GREEN, 'activate 1>stay, bribe b-1>B1');
    expect([isTileRevealed(story, 'B1'), isTileRevealed(story, 'B0'), placeOfCrew(story, GREEN, 1)]).toEqual([
      true,
      false,
      'B1',
    ]);
  });
});

describe('bribing a crew with a die', () => {
  it.each([
    ['B1', 1, 1000],
    ['B1', 2, 1500],
    ['C0', 2, 1500],
  ])(
    'RW-9.6: from %s with a die of %i: it keeps its power, and the briber pays $%i to the bank',
    (place, die, fee) => {
      const story = bribing();
      placeCrew(story, RED, 1, place, 1, die);
      setPossessions(story, GREEN, { money: fee + 300 });
      setPossessions(story, RED, { money: 200 });
      does(story, GREEN, 'activate 1>stay, bribe b-1>B0');
      expect([
        moneyOwned(story, GREEN),
        moneyOwned(story, RED),
        dieOfCrew(story, RED, 1),
        powerOnSpace(story, 'B0'),
      ]).toEqual([300, 200, die, 2 + die]);
      expect([story.state.dice, story.state.briberyTiles]).toEqual([2, 2]);
    },
  );

  it("RW-9.6: a briber who can't pay for the die can't bribe the crew", () => {
    const story = bribing();
    placeCrew(story, RED, 1, 'B1', 1, 2);
    placeCrew(story, PURPLE, 1, 'B1');
    setPossessions(story, GREEN, { money: 1400, gold: 5 });
    does(story, GREEN, 'activate 1>stay');
    expect([whyNot(story, GREEN, 'bribe b-1>B0'), bribes(story)]).toEqual([
      'tooLittleMoney RW-9.6',
      ['c-1>B0'],
    ]);
    expect(refusalOf(story, GREEN, 'bribe b-1>B0')?.params).toEqual({ needed: 1500, money: 1400 });
  });

  it("RW-9.6, RW-10.4: a crew whose die exceeds the limit of the destination can't be bribed", () => {
    const story = bribing();
    placeCrew(story, RED, 1, 'C0', 1, 3);
    placeCrew(story, PURPLE, 1, 'B1');
    setPossessions(story, GREEN, { money: 9000 });
    does(story, GREEN, 'activate 1>stay');
    expect([whyNot(story, GREEN, 'bribe b-1>B0'), bribes(story)]).toEqual([
      'dieTooStrong RW-9.6',
      ['c-1>B0'],
    ]);
    expect(refusalOf(story, GREEN, 'bribe b-1>B0')?.params).toEqual({ limit: 2 });
  });

  it('RW-9.6: if there are only such crews, nothing is asked', () => {
    for (const die of [2, 3]) {
      const story = bribing();
      placeCrew(story, RED, 1, 'C0', 1, die);
      setPossessions(story, GREEN, { money: 1400 });
      does(story, GREEN, 'activate 1>stay');
      expect(askedIn(story)).toBe(RED);
    }
  });

  it('RW-3.6, R25: with the hidden log the question comes although the money is missing', () => {
    for (const [die, asked] of [
      [2, GREEN],
      [3, RED], // forbidden by the limit, which everybody sees
    ] as const) {
      const story = tableAtDrilling(4, { hiddenLog: true });
      placeVpOn(story, GREEN, 'I-1');
      setRequiredPower(story, 'B0', 20);
      placeCrew(story, GREEN, 1, 'B0');
      placeCrew(story, RED, 1, 'C0', 1, die);
      setPossessions(story, GREEN, { money: 0 });
      does(story, GREEN, 'activate 1>stay');
      expect(askedIn(story)).toBe(asked);
      if (asked === GREEN) expect(offersOf(story, GREEN)).toEqual(['noAdvantage']);
    }
  });
});

describe('bribery tiles', () => {
  it('RW-9.7: each bribery removes a tile from board I; without a tile there is no bribery', () => {
    const story = bribing();
    placeVpOn(story, PURPLE, 'I-2');
    placeCrew(story, PURPLE, 1, 'B1');
    placeCrew(story, RED, 1, 'B1');
    placeCrew(story, RED, 2, 'B0');
    placeCrew(story, RED, 3, 'B1');
    does(story, GREEN, 'activate 1>stay, bribe b-1>B0');
    // one bribery, and it is the next player
    expect([askedIn(story), story.state.briberyTiles]).toEqual([RED, 2]);
    does(story, RED, 'activate 4>stay');
    does(story, PURPLE, 'activate 1>stay, bribe b-2>B1');
    does(story, 3, 'activate 1>stay');
    does(story, GREEN, 'activate 1>stay, bribe b-3>B0');
    expect(story.state.briberyTiles).toBe(0);
    does(story, RED, 'activate 4>stay');
    does(story, PURPLE, 'activate 1>stay');
    expect([askedIn(story), phaseOf(story)]).toEqual([3, 'drilling']); // although b-1 is adjacent
    const asked = staying('B1');
    asked.state.briberyTiles = 0;
    expect([whyNot(asked, GREEN, 'bribe b-1>B0'), bribes(asked)]).toEqual(['noBriberyTile RW-9.7', []]);
  });

  it('RW-9.7, RW-18.1: bribery tiles come back at the end of the turn', () => {
    const story = staying('B1');
    does(story, GREEN, 'bribe b-1>B0');
    while (story.state.turn === 1) {
      expect(story.state.briberyTiles).toBe(2);
      playIdlePly(story);
    }
    expect([story.state.briberyTiles, freshTable(4).state.briberyTiles]).toEqual([3, 3]);
  });

  it('RW-9.8: bribery itself costs no money', () => {
    const story = staying('B1', 4);
    setPossessions(story, GREEN, {});
    does(story, GREEN, 'bribe b-1>B0');
    expect([moneyOwned(story, GREEN), told(story, 'crewBribed')[0]?.fee]).toEqual([0, 0]);
  });

  it('RW-9.9: the briber has triggered the extraction', () => {
    const story = bribing();
    placeCrew(story, RED, 1, 'B1', 4);
    setRequiredPower(story, 'B0', 5);
    does(story, GREEN, 'activate 1>stay, bribe b-1>B0');
    expect([isTileRevealed(story, 'B0'), player(story, GREEN).cards, player(story, RED).cards]).toEqual([
      true,
      1,
      0,
    ]);
    expect(told(story, 'tileRevealed')[0]?.owner).toBe(GREEN);
  });
});
