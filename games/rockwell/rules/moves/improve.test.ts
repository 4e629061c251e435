import { describe, expect, it } from 'vitest';
import { FEES, POWER_PRICES } from '../components.ts';
import { placeOf } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  dieOfCrew,
  playPlies,
  giveDrillingTurn,
  offeredEnds,
  freshTable,
  playIdleUntil,
  isTileRevealed,
  moneyOwned,
  offeredNouns,
  offersOf,
  setPossessions,
  phaseOf,
  placeNamed,
  player,
  powerOfCrew,
  powerOnSpace,
  prepareExtraction,
  refusalOf,
  setRequiredPower,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtWorkshop,
  factsOf,
  placeVpOn,
  whyNot,
} from '../testing/scenario.ts';

function shop(seats: number, order: readonly number[]): RockwellScenario {
  const scenario = tableAtWorkshop(seats, order);
  for (let seat = 0; seat < seats; seat++) setPossessions(scenario, seat, { money: 50_000 });
  return scenario;
}

/** Every seat improves the first crew that it can; returns the seats in order. */
function orderOf(scenario: RockwellScenario): number[] {
  const seats: number[] = [];
  while (phaseOf(scenario) === 'workshop') {
    const seat = pendingSeat(scenario);
    seats.push(seat);
    playPlies(scenario, seat, `improve ${offeredNouns(scenario, seat, 'improve')[0]}`);
  }
  return seats;
}

describe('RW-15.1: the order of phase III', () => {
  it('RW-15.1: seats act once each from the leftmost slot, cycling, up to 4, 3, 3 and 2 times', () => {
    expect(orderOf(shop(4, [2, 0, 3, 1]))).toEqual([2, 0, 3, 1, 2, 0, 3, 1, 2, 0, 3, 2]);
  });

  it('RW-15.1, RW-20.1: with three players the slots grant 4, 3 and 2 actions', () => {
    expect(orderOf(shop(3, [1, 2, 0]))).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 1]);
  });

  it('RW-15.1, RW-21.1: with two players the first slots grant 4 and 3 actions', () => {
    const scenario = shop(2, [1, 0]);
    expect(orderOf(scenario)).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(phaseOf(scenario)).toBe('alUpgrade');
  });

  it('RW-15.1: only players with a vice president on board III act', () => {
    const scenario = tableAtDrilling(4);
    scenario.state.round = 4;
    giveDrillingTurn(scenario, 3);
    placeVpOn(scenario, 2, 'III-2');
    placeVpOn(scenario, 1, 'III-4');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([
      phaseOf(scenario),
      pendingSeat(scenario),
      player(scenario, 2).actions,
      player(scenario, 1).actions,
    ]).toEqual(['workshop', 2, 3, 2]);
    for (const seat of [0, 1, 3])
      expect(whyNot(scenario, seat, 'improve mobility')).toBe('notYourTurn RW-15.1');
    for (const seat of [0, 3]) expect(player(scenario, seat).actions).toBe(0);
  });

  it('RW-15.1: renouncing ends the phase for that player; the others go on', () => {
    const scenario = shop(4, [0, 1]);
    playPlies(scenario, 0, 'improve mobility');
    playPlies(scenario, 1, 'renounce');
    expect(factsOf(scenario, 'renounced')).toEqual([{ type: 'renounced', seat: 1, board: 2 }]);
    playPlies(scenario, 0, 'improve mobility');
    playPlies(scenario, 0, 'improve mobility');
    expect(pendingSeat(scenario)).toBe(0);
    playPlies(scenario, 0, 'renounce');
    expect([scenario.state.turn, phaseOf(scenario)]).toEqual([2, 'auction']);
  });

  it('RW-15.1, RW-22: everybody is asked, also if renouncing is the only answer', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 1400 });
    expect(offersOf(scenario, 0)).toEqual(['renounce']);
  });
});

describe('RW-15.2: power', () => {
  it('RW-15.2: raising to 2 costs $1,500, to 3 $2,500, to 4 $3,500, also on an entrance', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 8000 });
    playPlies(scenario, 0, 'improve crew-2, improve crew-2, improve crew-2');
    expect([powerOfCrew(scenario, 0, 2), moneyOwned(scenario, 0), powerOfCrew(scenario, 0, 1)]).toEqual([
      4, 500, 1,
    ]);
    expect(factsOf(scenario, 'powerImproved')).toEqual([
      { type: 'powerImproved', seat: 0, crew: 1, power: 2, price: 1500 },
      { type: 'powerImproved', seat: 0, crew: 1, power: 3, price: 2500 },
      { type: 'powerImproved', seat: 0, crew: 1, power: 4, price: 3500 },
    ]);
  });

  it("RW-15.2: a crew in the core can't be raised", () => {
    const scenario = shop(4, [0]);
    placeCrew(scenario, 0, 1, 'core', 2);
    expect(whyNot(scenario, 0, 'improve crew-1')).toBe('crewInCore RW-15.2');
    expect(offeredNouns(scenario, 0, 'improve')).toEqual([
      'crew-2',
      'crew-3',
      'crew-4',
      'mobility',
      'safety',
    ]);
  });

  it('RW-15.2, RW-1.11: the price must be available', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { zinc: 50, money: 1400 });
    expect(refusalOf(scenario, 0, 'improve crew-1')).toEqual({
      reason: 'tooLittleMoney',
      rule: 'RW-1.11',
      params: { needed: 1500, money: 1400 },
    });
    setPossessions(scenario, 0, { money: 1500 });
    playPlies(scenario, 0, 'improve crew-1');
    expect(moneyOwned(scenario, 0)).toBe(0);
  });

  it('RW-15.2: a tile that reaches its power by it is extracted at once, and the improving player triggered it', () => {
    const scenario = tableAtWorkshop(4, [0, 1]);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setPossessions(scenario, 0, { money: 1500 });
    setPossessions(scenario, 3, {});
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, 3, 1, 'A0');
    playPlies(scenario, 0, 'improve crew-1');
    expect([isTileRevealed(scenario, 'A0'), powerOnSpace(scenario, 'A0')]).toEqual([true, 3]);
    expect([stockOf(scenario, 0), stockOf(scenario, 3)]).toEqual(['4/2/0/0', '3/2/0/0']);
    expect([player(scenario, 0).cards, player(scenario, 3).cards]).toEqual([1, 0]);
    expect([phaseOf(scenario), pendingSeat(scenario), player(scenario, 0).actions]).toEqual([
      'workshop',
      1,
      3,
    ]);
  });

  it('RW-15.2, RW-11.6: among equals the improving player has priority', () => {
    const scenario = tableAtWorkshop(4);
    prepareExtraction(scenario, 'A0', 'A7', 'X1-6');
    setPossessions(scenario, 0, { money: 1500 });
    setPossessions(scenario, 3, {});
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, 3, 1, 'A0', 2);
    playPlies(scenario, 0, 'improve crew-1');
    expect([stockOf(scenario, 0), stockOf(scenario, 3)]).toEqual(['4/2/0/0', '3/2/0/0']);
  });

  it('RW-15.2, RW-10.7: dice still count in phase III', () => {
    const scenario = tableAtWorkshop(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setPossessions(scenario, 0, { money: 1500 });
    placeCrew(scenario, 0, 1, 'A0', 1, 1);
    playPlies(scenario, 0, 'improve crew-1');
    expect([isTileRevealed(scenario, 'A0'), dieOfCrew(scenario, 0, 1), stockOf(scenario, 0)]).toEqual([
      true,
      1,
      '7/4/0/0',
    ]);
  });

  it('RW-15.2: if a raised straddling crew makes both tiles ready, the improving player chooses the first', () => {
    const scenario = tableAtWorkshop(4);
    prepareExtraction(scenario, 'A0', 'A1', 'X1-1');
    setRequiredPower(scenario, 'A1', 2);
    setPossessions(scenario, 0, { money: 1500 });
    placeCrew(scenario, 0, 1, 'A0-A1');
    playPlies(scenario, 0, 'improve crew-1');
    expect([phaseOf(scenario), offersOf(scenario, 0)]).toEqual([
      'extractionOrder',
      ['extractionOrder A0', 'extractionOrder A1'],
    ]);
    playPlies(scenario, 0, 'extractionOrder A0');
    expect([
      isTileRevealed(scenario, 'A0'),
      isTileRevealed(scenario, 'A1'),
      powerOnSpace(scenario, 'A1'),
      phaseOf(scenario),
    ]).toEqual([true, false, 0, 'workshop']);
    expect(placeOf(scenario.state.crews[0] as number)).toBe(placeNamed('A0'));
  });

  it('RW-15.2: without enough power nothing is extracted', () => {
    const scenario = tableAtWorkshop(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setPossessions(scenario, 0, { money: 1500 });
    placeCrew(scenario, 0, 1, 'A0');
    playPlies(scenario, 0, 'improve crew-1');
    expect([isTileRevealed(scenario, 'A0'), powerOnSpace(scenario, 'A0')]).toEqual([false, 2]);
  });
});

describe('RW-15.3, RW-15.4: mobility and safety', () => {
  it('RW-15.3: mobility costs $1,500, $2,000, $2,500', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 6100 });
    playPlies(scenario, 0, 'improve mobility, improve mobility, improve mobility');
    expect([player(scenario, 0).mobility, moneyOwned(scenario, 0)]).toEqual([3, 100]);
    expect(factsOf(scenario, 'mobilityImproved').map(({ level, price }) => [level, price])).toEqual([
      [1, 1500],
      [2, 2000],
      [3, 2500],
    ]);
  });

  it('RW-15.3: mobility is effective for all own crews from the next movement', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 1500 });
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, 0, 4, 'B4');
    playPlies(scenario, 0, 'improve mobility');
    playIdleUntil(scenario, 'drilling');
    giveDrillingTurn(scenario, 1);
    expect(offeredEnds(scenario, 1, 1)).toEqual(['A0', 'A1', 'stay']);
    giveDrillingTurn(scenario, 0);
    for (const end of ['A2', 'A6']) expect(offeredEnds(scenario, 0, 1)).toContain(end);
    for (const end of ['B2', 'B6']) expect(offeredEnds(scenario, 0, 4)).toContain(end);
  });

  it('RW-15.4: safety costs $1,500, $2,000, $2,500 with four players', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 6000 });
    playPlies(scenario, 0, 'improve safety, improve safety, improve safety');
    expect([player(scenario, 0).safety, moneyOwned(scenario, 0)]).toEqual([3, 0]);
    expect(factsOf(scenario, 'safetyImproved').map(({ level, price }) => [level, price])).toEqual([
      [1, 1500],
      [2, 2000],
      [3, 2500],
    ]);
  });

  it('RW-15.3, RW-15.4, RW-1.11: the price of the next level must be available', () => {
    const scenario = tableAtWorkshop(4);
    player(scenario, 0).mobility = player(scenario, 0).safety = 1;
    setPossessions(scenario, 0, { money: 1900 });
    for (const sector of ['mobility', 'safety']) {
      expect(refusalOf(scenario, 0, `improve ${sector}`)).toEqual({
        reason: 'tooLittleMoney',
        rule: 'RW-1.11',
        params: { needed: 2000, money: 1900 },
      });
    }
  });
});

describe('RW-15.9: actions', () => {
  it('RW-15.9: every action costs one of the slot', () => {
    const scenario = shop(4, [0]);
    setPossessions(scenario, 0, { zinc: 5, money: 50_000 });
    placeCrew(scenario, 0, 1, 'A0');
    for (const [action, left] of [
      ['improve crew-4', 3],
      ['buildShaft A0', 2],
      ['moveShaft 1:1>A1', 1],
    ] as const) {
      playPlies(scenario, 0, action);
      expect(player(scenario, 0).actions).toBe(left);
    }
    playPlies(scenario, 0, 'deliver zinc');
    expect(scenario.state.turn).toBe(2);
  });

  it('RW-15.9: no track goes beyond its last step', () => {
    const scenario = shop(4, [0]);
    player(scenario, 0).mobility = player(scenario, 0).safety = 3;
    placeCrew(scenario, 0, 1, 'A0', 4);
    expect(['crew-1', 'mobility', 'safety'].map((noun) => whyNot(scenario, 0, `improve ${noun}`))).toEqual([
      'fullPower RW-15.9',
      'lastLevel RW-15.9',
      'lastLevel RW-15.9',
    ]);
  });
});

describe('RW-20: three players, and two', () => {
  it.each([3, 2])(
    'RW-20.2, RW-21.1: with %i players safety and mineshafts cost $500 more a step',
    (seats) => {
      const scenario = shop(seats, [0]);
      placeCrew(scenario, 0, 1, 'A0');
      const owned = moneyOwned(scenario, 0);
      playPlies(scenario, 0, 'improve safety, improve safety, improve safety');
      expect(owned - moneyOwned(scenario, 0)).toBe(2000 + 2500 + 3000);
      const pit = shop(seats, [0]);
      placeCrew(pit, 0, 1, 'A0');
      playPlies(pit, 0, 'buildShaft A0, buildShaft A1, buildShaft D4');
      expect(factsOf(pit, 'shaftBuilt').map(({ price }) => price)).toEqual([2000, 2500, 3000]);
      expect(factsOf(scenario, 'safetyImproved').map(({ price }) => price)).toEqual([2000, 2500, 3000]);
    },
  );

  it.each([3, 2])(
    'RW-20.6: with %i players power, mobility and dice cost the same, with one crew on every entrance',
    (seats) => {
      const scenario = shop(seats, [0]);
      playPlies(scenario, 0, 'improve mobility, improve crew-1');
      expect([
        factsOf(scenario, 'mobilityImproved')[0]?.price,
        factsOf(scenario, 'powerImproved')[0]?.price,
      ]).toEqual([1500, 1500]);
      expect([POWER_PRICES.slice(2), FEES.slice(1)]).toEqual([
        [1500, 2500, 3500],
        [1000, 1500, 2000, 2500],
      ]);
      const { state } = freshTable(seats);
      expect([state.briberyTiles, state.dice, state.spaces.length]).toEqual([3, 3, 32]);
      for (let seat = 0; seat < seats; seat++) {
        const places = state.crews.slice(seat * 4, seat * 4 + 4).map(placeOf);
        expect(places).toEqual([1, 2, 3, 4].map((entrance) => placeNamed(`entrance-${entrance}`)));
      }
    },
  );

  it('RW-20.1: with three players boards II and III lack the fourth slot, board I does not', () => {
    const scenario = freshTable(3);
    for (const seat of [0, 1, 2]) playPlies(scenario, seat, 'sealBid');
    const [first = 0] = scenario.state.management;
    expect(offeredNouns(scenario, first, 'placeVp').join(' ')).toBe(
      'I-1 I-2 I-3 I-4 II-1 II-2 II-3 III-1 III-2 III-3',
    );
    expect(whyNot(scenario, first, 'placeVp III-4')).toBe('noSuchSlot RW-1.9');
    expect(spaceNamed('D7')).toBe(31);
  });
});
