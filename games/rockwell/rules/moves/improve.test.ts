import { describe, expect, it } from 'vitest';
import { FEES, POWER_PRICES } from '../components.ts';
import { placeOf } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  askedIn,
  dieOfCrew,
  does,
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
  told,
  placeVpOn,
  whyNot,
} from '../testing/scenario.ts';

function shop(seats: number, order: readonly number[]): RockwellScenario {
  const story = tableAtWorkshop(seats, order);
  for (let seat = 0; seat < seats; seat++) setPossessions(story, seat, { money: 50_000 });
  return story;
}

/** Every asked seat improves the first crew that can be improved; returns the seats in order. */
function orderOf(story: RockwellScenario): number[] {
  const seats: number[] = [];
  while (phaseOf(story) === 'workshop') {
    const seat = askedIn(story);
    seats.push(seat);
    does(story, seat, `improve ${offeredNouns(story, seat, 'improve')[0]}`);
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
    const story = shop(2, [1, 0]);
    expect(orderOf(story)).toEqual([1, 0, 1, 0, 1, 0, 1]);
    expect(phaseOf(story)).toBe('alUpgrade');
  });

  it('RW-15.1: only players with a vice president on board III act', () => {
    const story = tableAtDrilling(4);
    story.state.round = 4;
    giveDrillingTurn(story, 3);
    placeVpOn(story, 2, 'III-2');
    placeVpOn(story, 1, 'III-4');
    does(story, 3, 'activate 1>stay');
    expect([phaseOf(story), askedIn(story), player(story, 2).actions, player(story, 1).actions]).toEqual([
      'workshop',
      2,
      3,
      2,
    ]);
    for (const seat of [0, 1, 3]) expect(whyNot(story, seat, 'improve mobility')).toBe('notYourTurn RW-15.1');
    for (const seat of [0, 3]) expect(player(story, seat).actions).toBe(0);
  });

  it('RW-15.1: renouncing ends the phase for that player; the others go on', () => {
    const story = shop(4, [0, 1]);
    does(story, 0, 'improve mobility');
    does(story, 1, 'renounce');
    expect(told(story, 'renounced')).toEqual([{ type: 'renounced', seat: 1, board: 2 }]);
    does(story, 0, 'improve mobility');
    does(story, 0, 'improve mobility');
    expect(askedIn(story)).toBe(0);
    does(story, 0, 'renounce');
    expect([story.state.turn, phaseOf(story)]).toEqual([2, 'auction']);
  });

  it('RW-15.1, RW-22: everybody is asked, also if renouncing is the only answer', () => {
    const story = tableAtWorkshop(4);
    setPossessions(story, 0, { money: 1400 });
    expect(offersOf(story, 0)).toEqual(['renounce']);
  });
});

describe('RW-15.2: power', () => {
  it('RW-15.2: raising to 2 costs $1,500, to 3 $2,500, to 4 $3,500, also on an entrance', () => {
    const story = tableAtWorkshop(4);
    setPossessions(story, 0, { money: 8000 });
    does(story, 0, 'improve crew-2, improve crew-2, improve crew-2');
    expect([powerOfCrew(story, 0, 2), moneyOwned(story, 0), powerOfCrew(story, 0, 1)]).toEqual([4, 500, 1]);
    expect(told(story, 'powerImproved')).toEqual([
      { type: 'powerImproved', seat: 0, crew: 1, power: 2, price: 1500 },
      { type: 'powerImproved', seat: 0, crew: 1, power: 3, price: 2500 },
      { type: 'powerImproved', seat: 0, crew: 1, power: 4, price: 3500 },
    ]);
  });

  it("RW-15.2: a crew in the core can't be raised", () => {
    const story = shop(4, [0]);
    placeCrew(story, 0, 1, 'core', 2);
    expect(whyNot(story, 0, 'improve crew-1')).toBe('crewInCore RW-15.2');
    expect(offeredNouns(story, 0, 'improve')).toEqual(['crew-2', 'crew-3', 'crew-4', 'mobility', 'safety']);
  });

  it('RW-15.2, RW-1.11: the price must be available', () => {
    const story = tableAtWorkshop(4);
    setPossessions(story, 0, { zinc: 50, money: 1400 });
    expect(refusalOf(story, 0, 'improve crew-1')).toEqual({
      reason: 'tooLittleMoney',
      rule: 'RW-1.11',
      params: { needed: 1500, money: 1400 },
    });
    setPossessions(story, 0, { money: 1500 });
    does(story, 0, 'improve crew-1');
    expect(moneyOwned(story, 0)).toBe(0);
  });

  it('RW-15.2: a tile that reaches its power by it is extracted at once, and the improving player triggered it', () => {
    const story = tableAtWorkshop(4, [0, 1]);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    setPossessions(story, 0, { money: 1500 });
    setPossessions(story, 3, {});
    placeCrew(story, 0, 1, 'A0');
    placeCrew(story, 3, 1, 'A0');
    does(story, 0, 'improve crew-1');
    expect([isTileRevealed(story, 'A0'), powerOnSpace(story, 'A0')]).toEqual([true, 3]);
    expect([stockOf(story, 0), stockOf(story, 3)]).toEqual(['4/2/0/0', '3/2/0/0']); // 2 against 1
    expect([player(story, 0).cards, player(story, 3).cards]).toEqual([1, 0]);
    expect([phaseOf(story), askedIn(story), player(story, 0).actions]).toEqual(['workshop', 1, 3]);
  });

  it('RW-15.2, RW-11.6: among equals the improving player has priority', () => {
    const story = tableAtWorkshop(4);
    prepareExtraction(story, 'A0', 'A7', 'X1-6');
    setPossessions(story, 0, { money: 1500 });
    setPossessions(story, 3, {});
    placeCrew(story, 0, 1, 'A0');
    placeCrew(story, 3, 1, 'A0', 2);
    does(story, 0, 'improve crew-1');
    expect([stockOf(story, 0), stockOf(story, 3)]).toEqual(['4/2/0/0', '3/2/0/0']);
  });

  it('RW-15.2, RW-10.7: dice still count in phase III', () => {
    const story = tableAtWorkshop(4);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    setPossessions(story, 0, { money: 1500 });
    placeCrew(story, 0, 1, 'A0', 1, 1);
    does(story, 0, 'improve crew-1');
    expect([isTileRevealed(story, 'A0'), dieOfCrew(story, 0, 1), stockOf(story, 0)]).toEqual([
      true,
      1,
      '7/4/0/0',
    ]);
  });

  it('RW-15.2: if a raised straddling crew makes both tiles ready, the improving player chooses the first', () => {
    const story = tableAtWorkshop(4);
    prepareExtraction(story, 'A0', 'A1', 'X1-1');
    setRequiredPower(story, 'A1', 2);
    setPossessions(story, 0, { money: 1500 });
    placeCrew(story, 0, 1, 'A0-A1');
    does(story, 0, 'improve crew-1');
    expect([phaseOf(story), offersOf(story, 0)]).toEqual([
      'extractionOrder',
      ['extractionOrder A0', 'extractionOrder A1'],
    ]);
    does(story, 0, 'extractionOrder A0');
    expect([
      isTileRevealed(story, 'A0'),
      isTileRevealed(story, 'A1'),
      powerOnSpace(story, 'A1'),
      phaseOf(story),
    ]).toEqual([true, false, 0, 'workshop']);
    expect(placeOf(story.state.crews[0] as number)).toBe(placeNamed('A0'));
  });

  it('RW-15.2: without enough power nothing is extracted', () => {
    const story = tableAtWorkshop(4);
    prepareExtraction(story, 'A0', 'A4', 'X1-6');
    setPossessions(story, 0, { money: 1500 });
    placeCrew(story, 0, 1, 'A0');
    does(story, 0, 'improve crew-1');
    expect([isTileRevealed(story, 'A0'), powerOnSpace(story, 'A0')]).toEqual([false, 2]);
  });
});

describe('RW-15.3, RW-15.4: mobility and safety', () => {
  it('RW-15.3: mobility costs $1,500, $2,000, $2,500', () => {
    const story = tableAtWorkshop(4);
    setPossessions(story, 0, { money: 6100 });
    does(story, 0, 'improve mobility, improve mobility, improve mobility');
    expect([player(story, 0).mobility, moneyOwned(story, 0)]).toEqual([3, 100]);
    expect(told(story, 'mobilityImproved').map(({ level, price }) => [level, price])).toEqual([
      [1, 1500],
      [2, 2000],
      [3, 2500],
    ]);
  });

  it('RW-15.3: mobility is effective for all own crews from the next movement', () => {
    const story = tableAtWorkshop(4);
    setPossessions(story, 0, { money: 1500 });
    placeCrew(story, 0, 1, 'A0');
    placeCrew(story, 0, 4, 'B4');
    does(story, 0, 'improve mobility');
    playIdleUntil(story, 'drilling');
    giveDrillingTurn(story, 1);
    expect(offeredEnds(story, 1, 1)).toEqual(['A0', 'A1', 'stay']);
    giveDrillingTurn(story, 0);
    for (const end of ['A2', 'A6']) expect(offeredEnds(story, 0, 1)).toContain(end);
    for (const end of ['B2', 'B6']) expect(offeredEnds(story, 0, 4)).toContain(end);
  });

  it('RW-15.4: safety costs $1,500, $2,000, $2,500 with four players', () => {
    const story = tableAtWorkshop(4);
    setPossessions(story, 0, { money: 6000 });
    does(story, 0, 'improve safety, improve safety, improve safety');
    expect([player(story, 0).safety, moneyOwned(story, 0)]).toEqual([3, 0]);
    expect(told(story, 'safetyImproved').map(({ level, price }) => [level, price])).toEqual([
      [1, 1500],
      [2, 2000],
      [3, 2500],
    ]);
  });

  it('RW-15.3, RW-15.4, RW-1.11: the price of the next level must be available', () => {
    const story = tableAtWorkshop(4);
    player(story, 0).mobility = player(story, 0).safety = 1;
    setPossessions(story, 0, { money: 1900 });
    for (const sector of ['mobility', 'safety']) {
      expect(refusalOf(story, 0, `improve ${sector}`)).toEqual({
        reason: 'tooLittleMoney',
        rule: 'RW-1.11',
        params: { needed: 2000, money: 1900 },
      });
    }
  });
});

describe('RW-15.9: actions', () => {
  it('RW-15.9: every action costs one of the slot', () => {
    const story = shop(4, [0]);
    setPossessions(story, 0, { zinc: 5, money: 50_000 });
    placeCrew(story, 0, 1, 'A0');
    for (const [action, left] of [
      ['improve crew-4', 3],
      ['buildShaft A0', 2],
      ['moveShaft 1:1>A1', 1],
    ] as const) {
      does(story, 0, action);
      expect(player(story, 0).actions).toBe(left);
    }
    does(story, 0, 'deliver zinc');
    expect(story.state.turn).toBe(2);
  });

  it('RW-15.9: no track goes beyond its last step', () => {
    const story = shop(4, [0]);
    player(story, 0).mobility = player(story, 0).safety = 3;
    placeCrew(story, 0, 1, 'A0', 4);
    expect(['crew-1', 'mobility', 'safety'].map((noun) => whyNot(story, 0, `improve ${noun}`))).toEqual([
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
      const story = shop(seats, [0]);
      placeCrew(story, 0, 1, 'A0');
      const owned = moneyOwned(story, 0);
      does(story, 0, 'improve safety, improve safety, improve safety');
      expect(owned - moneyOwned(story, 0)).toBe(2000 + 2500 + 3000);
      const pit = shop(seats, [0]);
      placeCrew(pit, 0, 1, 'A0');
      does(pit, 0, 'buildShaft A0, buildShaft A1, buildShaft D4');
      expect(told(pit, 'shaftBuilt').map(({ price }) => price)).toEqual([2000, 2500, 3000]);
      expect(told(story, 'safetyImproved').map(({ price }) => price)).toEqual([2000, 2500, 3000]);
    },
  );

  it.each([3, 2])(
    'RW-20.6: with %i players power, mobility and dice cost the same, with one crew on every entrance',
    (seats) => {
      const story = shop(seats, [0]);
      does(story, 0, 'improve mobility, improve crew-1');
      expect([told(story, 'mobilityImproved')[0]?.price, told(story, 'powerImproved')[0]?.price]).toEqual([
        1500, 1500,
      ]);
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
    const story = freshTable(3);
    for (const seat of [0, 1, 2]) does(story, seat, 'sealBid');
    const [first = 0] = story.state.management;
    expect(offeredNouns(story, first, 'placeVp').join(' ')).toBe(
      'I-1 I-2 I-3 I-4 II-1 II-2 II-3 III-1 III-2 III-3',
    );
    expect(whyNot(story, first, 'placeVp III-4')).toBe('noSuchSlot RW-1.9');
    expect(spaceNamed('D7')).toBe(31);
  });
});
