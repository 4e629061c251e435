import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  crewCountOn,
  dieOfCrew,
  playPlies,
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
  factsOf,
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
  const scenario = tableAtDrilling(4);
  placeVpOn(scenario, GREEN, slot);
  for (const ring of ['A', 'B', 'C'])
    for (let i = 0; i < 8; i++) setRequiredPower(scenario, `${ring}${i}`, 20);
  placeCrew(scenario, GREEN, 1, 'B0');
  return scenario;
}

function staying(place: string, power = 1, die = 0): RockwellScenario {
  const scenario = bribing();
  placeCrew(scenario, RED, 1, place, power, die);
  playPlies(scenario, GREEN, 'activate 1>stay');
  return scenario;
}

const bribes = (scenario: RockwellScenario): string[] => offeredNouns(scenario, GREEN, 'bribe');

describe('bribery', () => {
  it('RW-T6: Green stays on an A tile of 3 and bribes a Red crew with a die', () => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, GREEN, 'I-2');
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setPossessions(scenario, GREEN, { money: 1000 });
    setPossessions(scenario, RED, {});
    placeCrew(scenario, GREEN, 1, 'A0');
    placeCrew(scenario, RED, 1, 'A1', 1, 1);
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect(offersOf(scenario, GREEN)).toEqual(['bribe b-1>A0', 'noAdvantage']);
    playPlies(scenario, GREEN, 'bribe b-1>A0');
    expect([moneyOwned(scenario, GREEN), stockOf(scenario, RED), stockOf(scenario, GREEN)]).toEqual([
      0,
      '4/2/0/0',
      '3/2/0/0',
    ]);
    expect([player(scenario, GREEN).cards, player(scenario, RED).cards]).toEqual([1, 0]);
    expect([
      scenario.state.briberyTiles,
      dieOfCrew(scenario, RED, 1),
      scenario.state.dice,
      placeOfCrew(scenario, RED, 1),
    ]).toEqual([2, 1, 2, 'A0']);
    expect(factsOf(scenario, 'crewBribed')).toEqual([
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
    expect(factsOf(scenario, 'bootyShared').map(({ owner, priority }) => [owner, priority])).toEqual([
      [GREEN, 'none'],
      [RED, 'power'],
    ]);
  });

  it('RW-T7: Red moves in and bribes a Purple crew: three are equal, so Red has priority', () => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, RED, 'I-1');
    giveDrillingTurn(scenario, RED);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    for (const seat of [GREEN, RED, PURPLE]) setPossessions(scenario, seat, { money: 500 });
    placeCrew(scenario, GREEN, 1, 'A0');
    placeCrew(scenario, PURPLE, 1, 'B7');
    playPlies(scenario, RED, 'activate 1>A0, bribe c-1>A0');
    expect([RED, GREEN, PURPLE].map((seat) => stockOf(scenario, seat))).toEqual([
      '3/2/0/0',
      '2/1/0/0',
      '2/1/0/0',
    ]);
    expect([RED, GREEN, PURPLE].map((seat) => player(scenario, seat).cards)).toEqual([1, 0, 0]);
    expect([RED, GREEN, PURPLE].map((seat) => moneyOwned(scenario, seat))).toEqual([500, 500, 500]); // RW-9.8
    expect(factsOf(scenario, 'bootyShared').find(({ owner }) => owner === RED)).toMatchObject({
      leftovers: [1, 1, 0, 0],
      priority: 'trigger',
    });
  });

  it('RW-D10: when the movement alone extracts the tile, bribery is no longer possible', () => {
    const scenario = bribing();
    setRequiredPower(scenario, 'A0', 2);
    placeCrew(scenario, GREEN, 1, 'A1', 2);
    placeCrew(scenario, RED, 1, 'B0');
    playPlies(scenario, GREEN, 'activate 1>A0');
    expect([isTileRevealed(scenario, 'A0'), pendingSeat(scenario), scenario.state.briberyTiles]).toEqual([
      true,
      RED,
      3,
    ]);
  });

  it('RW-D23: a crew that stays on an entrance has no destination to offer', () => {
    const scenario = bribing();
    placeCrew(scenario, RED, 2, 'A2');
    playPlies(scenario, GREEN, 'activate 2>stay');
    expect([pendingSeat(scenario), phaseOf(scenario)]).toEqual([RED, 'drilling']);
  });

  it.each(['I-1', 'I-2'])(
    'RW-9.1: a vice president on slot %s allows bribery, after a move or a stay',
    (slot) => {
      for (const end of ['C0', 'stay']) {
        const scenario = bribing(slot);
        placeCrew(scenario, RED, 1, 'C1');
        placeCrew(scenario, RED, 2, 'B1');
        playPlies(scenario, GREEN, `activate 1>${end}`);
        expect([phaseOf(scenario), bribes(scenario)]).toEqual([
          'advantage',
          end === 'stay' ? ['b-1>B0', 'b-2>B0'] : ['b-1>C0'],
        ]);
      }
    },
  );

  it('RW-9.1: nobody else can bribe', () => {
    for (const slot of ['I-3', 'I-4', 'II-1', 'III-1']) {
      const scenario = bribing(slot);
      placeCrew(scenario, RED, 1, 'B1');
      playPlies(scenario, GREEN, 'activate 1>stay');
      if (slot.startsWith('I-')) expect(whyNot(scenario, GREEN, 'bribe b-1>B0')).toBe('noBribery RW-9.1');
      else expect(pendingSeat(scenario)).toBe(RED);
    }
  });

  it('RW-9.1: the crew comes onto the tile of the active crew, not of another own crew', () => {
    const scenario = bribing();
    placeCrew(scenario, GREEN, 2, 'B2');
    placeCrew(scenario, RED, 1, 'B1');
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect(whyNot(scenario, GREEN, 'bribe b-1>B2')).toBe('activeCrewElsewhere RW-9.1');
    expect(bribes(scenario)).toEqual(['b-1>B0']);
  });

  it("RW-9.1: a crew that nobody has can't be bribed", () => {
    const scenario = tableAtDrilling(3);
    placeVpOn(scenario, GREEN, 'I-1');
    setRequiredPower(scenario, 'B0', 9);
    placeCrew(scenario, GREEN, 1, 'B0');
    placeCrew(scenario, RED, 1, 'B1');
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect([whyNot(scenario, GREEN, 'bribe d-1>B0'), whyNot(scenario, GREEN, 'bribe al-1>B0')]).toEqual([
      'noSuchCrew RW-9.1',
      'noSuchCrew RW-9.1',
    ]);
  });

  it('RW-9.2: the destination must be unrevealed', () => {
    const scenario = bribing();
    revealTileOn(scenario, 'B0', 'B1');
    placeCrew(scenario, RED, 1, 'B1');
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect(pendingSeat(scenario)).toBe(RED);
    const asked = staying('B1');
    revealTileOn(asked, 'B0', 'B1');
    expect([whyNot(asked, GREEN, 'bribe b-1>B0'), bribes(asked)]).toEqual(['tileRevealed RW-9.2', []]);
  });

  it('RW-9.3: the bribed crew is on an adjacent tile, which may be revealed', () => {
    for (const place of ['A0', 'A1', 'B1', 'B7', 'C0', 'C1']) {
      const scenario = staying(place);
      revealTileOn(scenario, place, `${place[0]}1`);
      expect(bribes(scenario)).toEqual(['b-1>B0']);
      playPlies(scenario, GREEN, 'bribe b-1>B0');
      expect([placeOfCrew(scenario, RED, 1), crewCountOn(scenario, 'B0'), pendingSeat(scenario)]).toEqual([
        'B0',
        2,
        RED,
      ]);
    }
    for (const place of ['A2', 'A7', 'B2', 'B6', 'C2', 'C7', 'D0', 'B2-B3']) {
      const scenario = bribing();
      placeCrew(scenario, RED, 1, place);
      placeCrew(scenario, PURPLE, 1, 'B1');
      playPlies(scenario, GREEN, 'activate 1>stay');
      expect([whyNot(scenario, GREEN, 'bribe b-1>B0'), bribes(scenario)]).toEqual([
        'notAdjacent RW-9.3',
        ['c-1>B0'],
      ]);
    }
  });

  it('RW-9.3: a straddling crew, or one on any adjacent tile, is placed fully on the destination', () => {
    for (const border of ['B0-B1', 'B7-B0', 'B1-B2', 'A1-A2', 'C7-C0']) {
      const scenario = staying(border, 3);
      expect(bribes(scenario)).toEqual(['b-1>B0']);
      playPlies(scenario, GREEN, 'bribe b-1>B0');
      expect([
        placeOfCrew(scenario, RED, 1),
        powerOnSpace(scenario, 'B0'),
        powerOnSpace(scenario, 'B1'),
        powerOnSpace(scenario, 'B7'),
      ]).toEqual(['B0', 4, 0, 0]);
    }
  });

  it("RW-9.4: own crews and crews on an entrance, on the tile itself or in the core can't be bribed", () => {
    const scenario = bribing();
    placeCrew(scenario, GREEN, 1, 'A0');
    placeCrew(scenario, GREEN, 2, 'A1');
    placeCrew(scenario, RED, 2, 'A0');
    placeCrew(scenario, RED, 3, 'core');
    placeCrew(scenario, PURPLE, 1, 'A1');
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect(bribes(scenario)).toEqual(['c-1>A0']);
    expect(whyNot(scenario, GREEN, 'bribe a-2>A0')).toBe('ownCrew RW-9.4');
    expect(whyNot(scenario, GREEN, 'bribe b-1>A0')).toBe('crewOnEntrance RW-9.4');
    expect(whyNot(scenario, GREEN, 'bribe b-2>A0')).toBe('crewThereAlready RW-9.4');
    expect(whyNot(scenario, GREEN, 'bribe b-3>A0')).toBe('crewInCore RW-16.1');
  });

  it('RW-9.4: a crew just gone into the core cannot bribe, and no crew is moved into it', () => {
    const scenario = bribing();
    placeCrew(scenario, GREEN, 1, 'D0');
    placeCrew(scenario, RED, 1, 'D1');
    playPlies(scenario, GREEN, 'activate 1>core');
    expect([placeOfCrew(scenario, GREEN, 1), pendingSeat(scenario), phaseOf(scenario)]).toEqual([
      'core',
      RED,
      'drilling',
    ]);
    expect(() => whyNot(scenario, GREEN, 'bribe b-1>core')).toThrow();
  });

  it('RW-9.5: from a border the owner picks one of the two tiles, and the active crew stays on the border', () => {
    const scenario = bribing();
    player(scenario, GREEN).mobility = 2;
    placeCrew(scenario, GREEN, 1, 'B0-B1', 2);
    placeCrew(scenario, RED, 1, 'A1');
    placeCrew(scenario, PURPLE, 1, 'B2');
    placeCrew(scenario, PURPLE, 2, 'B0');
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect(bribes(scenario)).toEqual(['b-1>B0', 'b-1>B1', 'c-1>B1', 'c-2>B1']);
    expect(whyNot(scenario, GREEN, 'bribe c-2>B0')).toBe('crewThereAlready RW-9.4');
    playPlies(scenario, GREEN, 'bribe b-1>B1');
    expect([placeOfCrew(scenario, GREEN, 1), placeOfCrew(scenario, RED, 1)]).toEqual(['B0-B1', 'B1']);
    expect([powerOnSpace(scenario, 'B0'), powerOnSpace(scenario, 'B1')]).toEqual([3, 3]);
  });

  it('RW-9.5, RW-8.5: if the tile is extracted by it, the straddling briber comes along', () => {
    const scenario = bribing();
    placeCrew(scenario, GREEN, 1, 'B0-B1', 3);
    placeCrew(scenario, RED, 1, 'A1', 1);
    setRequiredPower(scenario, 'B1', 4);
    playPlies(scenario, GREEN, 'activate 1>stay, bribe b-1>B1');
    expect([
      isTileRevealed(scenario, 'B1'),
      isTileRevealed(scenario, 'B0'),
      placeOfCrew(scenario, GREEN, 1),
    ]).toEqual([true, false, 'B1']);
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
      const scenario = bribing();
      placeCrew(scenario, RED, 1, place, 1, die);
      setPossessions(scenario, GREEN, { money: fee + 300 });
      setPossessions(scenario, RED, { money: 200 });
      playPlies(scenario, GREEN, 'activate 1>stay, bribe b-1>B0');
      expect([
        moneyOwned(scenario, GREEN),
        moneyOwned(scenario, RED),
        dieOfCrew(scenario, RED, 1),
        powerOnSpace(scenario, 'B0'),
      ]).toEqual([300, 200, die, 2 + die]);
      expect([scenario.state.dice, scenario.state.briberyTiles]).toEqual([2, 2]);
    },
  );

  it("RW-9.6: a briber who can't pay for the die can't bribe the crew", () => {
    const scenario = bribing();
    placeCrew(scenario, RED, 1, 'B1', 1, 2);
    placeCrew(scenario, PURPLE, 1, 'B1');
    setPossessions(scenario, GREEN, { money: 1400, gold: 5 });
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect([whyNot(scenario, GREEN, 'bribe b-1>B0'), bribes(scenario)]).toEqual([
      'tooLittleMoney RW-9.6',
      ['c-1>B0'],
    ]);
    expect(refusalOf(scenario, GREEN, 'bribe b-1>B0')?.params).toEqual({ needed: 1500, money: 1400 });
  });

  it("RW-9.6, RW-10.4: a crew whose die exceeds the limit of the destination can't be bribed", () => {
    const scenario = bribing();
    placeCrew(scenario, RED, 1, 'C0', 1, 3);
    placeCrew(scenario, PURPLE, 1, 'B1');
    setPossessions(scenario, GREEN, { money: 9000 });
    playPlies(scenario, GREEN, 'activate 1>stay');
    expect([whyNot(scenario, GREEN, 'bribe b-1>B0'), bribes(scenario)]).toEqual([
      'dieTooStrong RW-9.6',
      ['c-1>B0'],
    ]);
    expect(refusalOf(scenario, GREEN, 'bribe b-1>B0')?.params).toEqual({ limit: 2 });
  });

  it('RW-9.6: if there are only such crews, nothing is asked', () => {
    for (const die of [2, 3]) {
      const scenario = bribing();
      placeCrew(scenario, RED, 1, 'C0', 1, die);
      setPossessions(scenario, GREEN, { money: 1400 });
      playPlies(scenario, GREEN, 'activate 1>stay');
      expect(pendingSeat(scenario)).toBe(RED);
    }
  });

  it('RW-3.6, R25: with the hidden log the question comes although the money is missing', () => {
    for (const [die, asked] of [
      [2, GREEN],
      [3, RED], // forbidden by the limit, which everybody sees
    ] as const) {
      const scenario = tableAtDrilling(4, { hiddenLog: true });
      placeVpOn(scenario, GREEN, 'I-1');
      setRequiredPower(scenario, 'B0', 20);
      placeCrew(scenario, GREEN, 1, 'B0');
      placeCrew(scenario, RED, 1, 'C0', 1, die);
      setPossessions(scenario, GREEN, { money: 0 });
      playPlies(scenario, GREEN, 'activate 1>stay');
      expect(pendingSeat(scenario)).toBe(asked);
      if (asked === GREEN) expect(offersOf(scenario, GREEN)).toEqual(['noAdvantage']);
    }
  });
});

describe('bribery tiles', () => {
  it('RW-9.7: each bribery removes a tile from board I; without a tile there is no bribery', () => {
    const scenario = bribing();
    placeVpOn(scenario, PURPLE, 'I-2');
    placeCrew(scenario, PURPLE, 1, 'B1');
    placeCrew(scenario, RED, 1, 'B1');
    placeCrew(scenario, RED, 2, 'B0');
    placeCrew(scenario, RED, 3, 'B1');
    playPlies(scenario, GREEN, 'activate 1>stay, bribe b-1>B0');
    expect([pendingSeat(scenario), scenario.state.briberyTiles]).toEqual([RED, 2]);
    playPlies(scenario, RED, 'activate 4>stay');
    playPlies(scenario, PURPLE, 'activate 1>stay, bribe b-2>B1');
    playPlies(scenario, 3, 'activate 1>stay');
    playPlies(scenario, GREEN, 'activate 1>stay, bribe b-3>B0');
    expect(scenario.state.briberyTiles).toBe(0);
    playPlies(scenario, RED, 'activate 4>stay');
    playPlies(scenario, PURPLE, 'activate 1>stay');
    expect([pendingSeat(scenario), phaseOf(scenario)]).toEqual([3, 'drilling']); // although b-1 is adjacent
    const asked = staying('B1');
    asked.state.briberyTiles = 0;
    expect([whyNot(asked, GREEN, 'bribe b-1>B0'), bribes(asked)]).toEqual(['noBriberyTile RW-9.7', []]);
  });

  it('RW-9.7, RW-18.1: bribery tiles come back at the end of the turn', () => {
    const scenario = staying('B1');
    playPlies(scenario, GREEN, 'bribe b-1>B0');
    while (scenario.state.turn === 1) {
      expect(scenario.state.briberyTiles).toBe(2);
      playIdlePly(scenario);
    }
    expect([scenario.state.briberyTiles, freshTable(4).state.briberyTiles]).toEqual([3, 3]);
  });

  it('RW-9.8: bribery itself costs no money', () => {
    const scenario = staying('B1', 4);
    setPossessions(scenario, GREEN, {});
    playPlies(scenario, GREEN, 'bribe b-1>B0');
    expect([moneyOwned(scenario, GREEN), factsOf(scenario, 'crewBribed')[0]?.fee]).toEqual([0, 0]);
  });

  it('RW-9.9: the briber has triggered the extraction', () => {
    const scenario = bribing();
    placeCrew(scenario, RED, 1, 'B1', 4);
    setRequiredPower(scenario, 'B0', 5);
    playPlies(scenario, GREEN, 'activate 1>stay, bribe b-1>B0');
    expect([
      isTileRevealed(scenario, 'B0'),
      player(scenario, GREEN).cards,
      player(scenario, RED).cards,
    ]).toEqual([true, 1, 0]);
    expect(factsOf(scenario, 'tileRevealed')[0]?.owner).toBe(GREEN);
  });
});
