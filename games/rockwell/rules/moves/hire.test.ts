import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  setControlOrder,
  dieOfCrew,
  playPlies,
  playIdlePly,
  playIdleUntil,
  isTileRevealed,
  moneyOwned,
  offeredNouns,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  powerOnSpace,
  prepareExtraction,
  refusalOf,
  setRequiredPower,
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

/** Seat 0 may hire and has $9,000; no tile is extracted unless a test says so. */
function hiring(slot = 'I-3', options = {}): RockwellScenario {
  const scenario = tableAtDrilling(4, options);
  placeVpOn(scenario, 0, slot);
  setPossessions(scenario, 0, { money: 9000 });
  for (const ring of ['A', 'B', 'C', 'D'])
    for (let i = 0; i < 8; i++) setRequiredPower(scenario, `${ring}${i}`, 30);
  return scenario;
}

function staying(place: string, power = 1, die = 0): RockwellScenario {
  const scenario = hiring();
  placeCrew(scenario, 0, 1, place, power, die);
  playPlies(scenario, 0, 'activate 1>stay');
  return scenario;
}

const hires = (scenario: RockwellScenario): string => offeredNouns(scenario, 0, 'hire').join(' ');

describe('hiring', () => {
  it.each([
    [1, 1000],
    [2, 1500],
    [3, 2000],
    [4, 2500],
  ])('RW-10.1: a die of power %i costs $%i at once', (power, fee) => {
    const scenario = staying('D0');
    expect(offersOf(scenario, 0)).toEqual(['hire 1', 'hire 2', 'hire 3', 'hire 4', 'noAdvantage']);
    playPlies(scenario, 0, `hire ${power}`);
    expect([moneyOwned(scenario, 0), dieOfCrew(scenario, 0, 1), powerOnSpace(scenario, 'D0')]).toEqual([
      9000 - fee,
      power,
      1 + power,
    ]);
    expect(factsOf(scenario, 'dieHired')).toEqual([{ type: 'dieHired', seat: 0, crew: 0, power, fee }]);
    expect(pendingSeat(scenario)).toBe(1);
  });

  it.each(['I-3', 'I-4'])(
    'RW-10.1: a vice president on slot %s allows hiring, after a move or a stay',
    (slot) => {
      for (const end of ['C0', 'stay']) {
        const scenario = hiring(slot);
        placeCrew(scenario, 0, 1, 'B0');
        playPlies(scenario, 0, `activate 1>${end}`);
        expect([phaseOf(scenario), hires(scenario)]).toEqual(['advantage', end === 'stay' ? '1 2' : '1 2 3']);
      }
    },
  );

  it('RW-10.1: nobody else can hire', () => {
    for (const slot of ['I-1', 'I-2', 'II-1', 'III-1']) {
      const scenario = hiring(slot);
      placeCrew(scenario, 0, 1, 'B0');
      placeCrew(scenario, 1, 1, 'B1');
      playPlies(scenario, 0, 'activate 1>stay');
      if (slot.startsWith('I-')) expect(whyNot(scenario, 0, 'hire 1')).toBe('noSubcontracting RW-10.1');
      else expect(pendingSeat(scenario)).toBe(1);
    }
  });

  it('RW-10.1, RW-1.11: only powers that can be paid are offered; with less than $1,000 nothing is asked', () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'D0');
    setPossessions(scenario, 0, { money: 1900, gold: 9 });
    playPlies(scenario, 0, 'activate 1>stay');
    expect([hires(scenario), whyNot(scenario, 0, 'hire 3')]).toEqual(['1 2', 'tooLittleMoney RW-1.11']);
    const poor = hiring();
    placeCrew(poor, 0, 1, 'D0');
    setPossessions(poor, 0, { money: 900, gold: 9 });
    playPlies(poor, 0, 'activate 1>stay');
    expect(pendingSeat(poor)).toBe(1);
  });

  it('RW-3.6, R25: with the hidden log the question comes although the money is missing', () => {
    const scenario = hiring('I-3', { hiddenLog: true });
    placeCrew(scenario, 0, 1, 'D0');
    setPossessions(scenario, 0, { money: 0 });
    playPlies(scenario, 0, 'activate 1>stay');
    expect([pendingSeat(scenario), offersOf(scenario, 0)]).toEqual([0, ['noAdvantage']]);
    const moved = hiring('I-3', { hiddenLog: true });
    placeCrew(moved, 0, 1, 'D0', 1, 2);
    setPossessions(moved, 0, { money: 0 });
    playPlies(moved, 0, 'activate 1>D1');
    expect([phaseOf(moved), offersOf(moved, 0)]).toEqual(['die', ['leaveBehind']]);
  });

  it('RW-10.2: the die must be available on board I', () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'D0');
    for (const seat of [1, 2, 3]) placeCrew(scenario, seat, 1, 'D4', 1, 1);
    expect(scenario.state.dice).toBe(0);
    playPlies(scenario, 0, 'activate 1>stay');
    expect(pendingSeat(scenario)).toBe(1);
    const asked = staying('D0');
    for (const seat of [1, 2, 3]) placeCrew(asked, seat, 1, 'D4', 1, 1);
    expect([whyNot(asked, 0, 'hire 1'), hires(asked)]).toEqual(['noDieLeft RW-10.2', '']);
  });

  it('RW-10.2: a player hires once per round; in the next round another die, for another crew', () => {
    const scenario = hiring();
    setControlOrder(scenario, 0, 1, 2, 3);
    placeCrew(scenario, 0, 1, 'B0');
    placeCrew(scenario, 0, 2, 'B3');
    playPlies(scenario, 0, 'activate 1>stay, hire 2');
    for (const seat of [1, 2, 3]) playPlies(scenario, seat, 'activate 1>stay');
    playPlies(scenario, 0, 'activate 2>stay, hire 1');
    expect([
      dieOfCrew(scenario, 0, 1),
      dieOfCrew(scenario, 0, 2),
      scenario.state.dice,
      moneyOwned(scenario, 0),
    ]).toEqual([2, 1, 1, 6500]);
  });

  it('RW-10.2: at most one die per crew: another one cannot be hired for it', () => {
    expect([pendingSeat(staying('B0', 1, 1)), hires(staying('B0', 1, 1))]).toEqual([1, '']);
  });

  it.each([
    ['A3', '1'],
    ['B3', '1 2'],
    ['C3', '1 2 3'],
    ['D3', '1 2 3 4'],
    ['A3-A4', '1'],
    ['B3-B4', '1 2'],
    ['C3-C4', '1 2 3'],
    ['D7-D0', '1 2 3 4'],
  ])('RW-T12, RW-10.4: in %s a die may have power %s', (place, powers) => {
    const scenario = staying(place);
    expect(hires(scenario)).toBe(powers);
    const limit = powers.split(' ').length;
    for (let power = limit + 1; power <= 4; power++)
      expect(whyNot(scenario, 0, `hire ${power}`)).toBe('dieTooStrong RW-10.4');
    if (limit < 4) expect(refusalOf(scenario, 0, 'hire 4')?.params).toEqual({ limit });
  });

  it('RW-D23, RW-10.4: there is no die on an entrance or in the core', () => {
    const scenario = hiring();
    playPlies(scenario, 0, 'activate 1>stay');
    expect([pendingSeat(scenario), phaseOf(scenario)]).toEqual([1, 'drilling']);
    const core = hiring();
    placeCrew(core, 0, 1, 'D0');
    playPlies(core, 0, 'activate 1>core');
    expect([pendingSeat(core), phaseOf(core)]).toEqual([1, 'drilling']);
    for (const place of ['entrance-1', 'core']) {
      const asked = staying('B0');
      placeCrew(asked, 0, 1, place);
      expect([whyNot(asked, 0, 'hire 1'), hires(asked)]).toEqual(['noDieThere RW-10.4', '']);
    }
  });

  it('RW-10.1, R17: a die may be hired on a revealed tile', () => {
    const scenario = hiring();
    revealTileOn(scenario, 'B0', 'B1');
    placeCrew(scenario, 0, 1, 'B0');
    playPlies(scenario, 0, 'activate 1>stay, hire 1');
    expect([dieOfCrew(scenario, 0, 1), scenario.state.dice]).toEqual([1, 2]);
  });
});

describe('RW-10.3: what a die does', () => {
  it('RW-T5: Green alone with 4 hires a die of 3 on a C tile of 7 and takes all 12 cubes', () => {
    const scenario = hiring();
    prepareExtraction(scenario, 'C0', 'C4', 'X6-5');
    setPossessions(scenario, 0, { money: 2000 });
    placeCrew(scenario, 0, 1, 'C0', 4);
    playPlies(scenario, 0, 'activate 1>stay, hire 3');
    expect([moneyOwned(scenario, 0), stockOf(scenario, 0), player(scenario, 0).cards]).toEqual([
      0,
      '0/3/5/4',
      1,
    ]);
  });

  it('RW-10.3, RW-11.6: a die counts for the threshold and for priority, and brings no extra share', () => {
    const scenario = hiring();
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6'); // 7 zinc, 4 copper
    setPossessions(scenario, 0, { money: 1000 });
    setPossessions(scenario, 1, {});
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, 1, 1, 'A0');
    playPlies(scenario, 0, 'activate 1>stay, hire 1');
    expect([stockOf(scenario, 0), stockOf(scenario, 1)]).toEqual(['4/2/0/0', '3/2/0/0']);
  });

  it('RW-10.3, RW-12.3: a die counts for danger', () => {
    const scenario = hiring();
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5'); // danger: 5 zinc, 3 copper, 1 silver
    setPossessions(scenario, 0, { money: 1000 });
    placeCrew(scenario, 0, 1, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>stay, hire 1');
    expect([factsOf(scenario, 'dangerStruck')[0]?.loss, stockOf(scenario, 0)]).toEqual([3, '5/1/0/0']);
  });
});

describe('moving with a die', () => {
  it('RW-D8: a die of 2 moving from B to A comes along at power 1 for $1,000, or is left behind', () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([phaseOf(scenario), offersOf(scenario, 0)]).toEqual(['die', ['takeAlong 1', 'leaveBehind']]);
    expect(whyNot(scenario, 0, 'takeAlong 2')).toBe('dieTooStrong RW-10.4');
    expect(refusalOf(scenario, 0, 'takeAlong 2')?.params).toEqual({ limit: 1 });
    playPlies(scenario, 0, 'takeAlong 1');
    expect([
      moneyOwned(scenario, 0),
      dieOfCrew(scenario, 0, 1),
      placeOfCrew(scenario, 0, 1),
      powerOnSpace(scenario, 'A0'),
    ]).toEqual([8000, 1, 'A0', 2]);
    expect(factsOf(scenario, 'dieTakenAlong')).toEqual([
      { type: 'dieTakenAlong', seat: 0, crew: 0, power: 1, fee: 1000 },
    ]);
  });

  it.each([
    [1, 1000],
    [2, 1500],
    [3, 2000],
    [4, 2500],
  ])(
    'RW-10.5: a die comes along for a full fee again and a freely chosen power: %i for $%i',
    (power, fee) => {
      const scenario = hiring();
      placeCrew(scenario, 0, 1, 'C0', 2, 3);
      playPlies(scenario, 0, `activate 1>D0, takeAlong ${power}`);
      expect([
        moneyOwned(scenario, 0),
        dieOfCrew(scenario, 0, 1),
        scenario.state.dice,
        powerOnSpace(scenario, 'C0'),
      ]).toEqual([9000 - fee, power, 2, 0]);
    },
  );

  it('RW-10.5: on a border the limit of its stratum holds', () => {
    const scenario = hiring();
    player(scenario, 0).mobility = 2;
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    playPlies(scenario, 0, 'activate 1>B0-B1');
    expect(offersOf(scenario, 0)).toEqual(['takeAlong 1', 'takeAlong 2', 'leaveBehind']);
  });

  it('RW-10.5: a die left behind returns to board I and is available again at once', () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    for (const seat of [1, 2]) placeCrew(scenario, seat, 1, 'D4', 1, 1);
    expect(scenario.state.dice).toBe(0);
    playPlies(scenario, 0, 'activate 1>C0, leaveBehind');
    expect([
      scenario.state.dice,
      dieOfCrew(scenario, 0, 1),
      moneyOwned(scenario, 0),
      factsOf(scenario, 'dieReturned'),
    ]).toEqual([1, 0, 9000, [{ type: 'dieReturned', seat: 0, crew: 0 }]]);
    expect([phaseOf(scenario), hires(scenario)]).toEqual(['advantage', '1 2 3']); // leaving it is no hire
    playPlies(scenario, 0, 'hire 3');
    expect([scenario.state.dice, dieOfCrew(scenario, 0, 1), moneyOwned(scenario, 0)]).toEqual([0, 3, 7000]);
  });

  it("RW-10.5, RW-1.11: a player who can't pay must leave the die", () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    setPossessions(scenario, 0, { money: 1400 });
    playPlies(scenario, 0, 'activate 1>C0');
    expect([offersOf(scenario, 0), whyNot(scenario, 0, 'takeAlong 2')]).toEqual([
      ['takeAlong 1', 'leaveBehind'],
      'tooLittleMoney RW-1.11',
    ]);
    const poor = hiring();
    placeCrew(poor, 0, 1, 'B0', 1, 2);
    setPossessions(poor, 0, { money: 900 });
    playPlies(poor, 0, 'activate 1>C0');
    expect([placeOfCrew(poor, 0, 1), dieOfCrew(poor, 0, 1), poor.state.dice, pendingSeat(poor)]).toEqual([
      'C0',
      0,
      3,
      1,
    ]);
    const enough = hiring();
    placeCrew(enough, 0, 1, 'B0', 1, 2);
    setPossessions(enough, 0, { money: 1000 });
    playPlies(enough, 0, 'activate 1>C0');
    expect(offersOf(enough, 0)).toEqual(['takeAlong 1', 'leaveBehind']);
  });

  it("RW-10.5: taking a die along is this round's hire", () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    playPlies(scenario, 0, 'activate 1>C0, takeAlong 1');
    expect([pendingSeat(scenario), phaseOf(scenario), scenario.state.hired]).toEqual([1, 'drilling', 0]);
    const asked = staying('C0');
    asked.state.hired = 1;
    expect([whyNot(asked, 0, 'hire 2'), hires(asked)]).toEqual(['hiredAlready RW-10.5', '']);
  });

  it('RW-10.5: the die of a crew that is not moved stays where it is', () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'B0', 1, 2);
    placeCrew(scenario, 0, 2, 'B3');
    playPlies(scenario, 0, 'activate 2>B4, noAdvantage');
    expect([dieOfCrew(scenario, 0, 1), scenario.state.dice, moneyOwned(scenario, 0)]).toEqual([2, 2, 9000]);
  });

  it('RW-10.8: a die of a crew that enters the core returns to board I, without question or fee', () => {
    const scenario = hiring();
    placeCrew(scenario, 0, 1, 'D0', 4, 4);
    playPlies(scenario, 0, 'activate 1>core');
    expect([
      placeOfCrew(scenario, 0, 1),
      dieOfCrew(scenario, 0, 1),
      scenario.state.dice,
      moneyOwned(scenario, 0),
    ]).toEqual(['core', 0, 3, 9000]);
    expect([factsOf(scenario, 'dieReturned').length, pendingSeat(scenario)]).toEqual([1, 1]);
  });
});

describe('RW-10.7: dice stay until the end of the turn', () => {
  it('RW-10.7: dice stay through the rounds and phases II and III, then they return to board I', () => {
    const scenario = staying('B0');
    placeVpOn(scenario, 0, 'II-1');
    placeVpOn(scenario, 0, 'III-1');
    playPlies(scenario, 0, 'hire 2');
    for (const phase of ['trading', 'workshop']) {
      playIdleUntil(scenario, phase);
      expect([
        phaseOf(scenario),
        dieOfCrew(scenario, 0, 1),
        scenario.state.dice,
        powerOnSpace(scenario, 'B0'),
      ]).toEqual([phase, 2, 2, 3]);
    }
    while (scenario.state.turn === 1) playIdlePly(scenario);
    expect([
      dieOfCrew(scenario, 0, 1),
      scenario.state.dice,
      powerOnSpace(scenario, 'B0'),
      scenario.state.turn,
    ]).toEqual([0, 3, 1, 2]);
  });

  it('RW-10.7, RW-15.2: dice still count in phase III', () => {
    const scenario = tableAtWorkshop(4, [0]);
    setPossessions(scenario, 0, { money: 9000 });
    setRequiredPower(scenario, 'B0', 5);
    placeCrew(scenario, 0, 1, 'B0', 2, 2);
    playPlies(scenario, 0, 'improve crew-1');
    expect([isTileRevealed(scenario, 'B0'), dieOfCrew(scenario, 0, 1)]).toEqual([true, 2]);
  });
});
