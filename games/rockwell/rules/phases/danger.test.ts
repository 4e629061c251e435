import { describe, expect, it } from 'vitest';
import { CARDS } from '../cards.ts';
import { rockwell } from '../index.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  cardNamed,
  playPlies,
  hasAchievement,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  prepareExtraction,
  refusalOf,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtWorkshop,
  factsOf,
  whyNot,
} from '../testing/scenario.ts';
import { seen } from '../view.ts';

/**
 * Seat 0 extracts A0 alone with crews of 1 and 2: 5 zinc, 3 copper, 1 silver and danger. Nobody owns anything
 * but insurance.
 */
function openedAlone(insurance = 0, safety = 0): RockwellScenario {
  const scenario = tableAtDrilling(4);
  prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
  setPossessions(scenario, 0, { insurance });
  player(scenario, 0).safety = safety;
  placeCrew(scenario, 0, 2, 'A0', 2);
  playPlies(scenario, 0, 'activate 1>A0');
  return scenario;
}

/**
 * Seat 0 enters D0 with a crew of 4; its crew of 1 is there, seats 1 and 2 have 1 and 2, seat 3 only a
 * mineshaft. Three share 5 silver and 6 gold: 1 silver and 2 gold each, the leftover 2 silver go to the
 * mineshaft.
 */
function openedByThree(insurance: readonly number[], safety: number): RockwellScenario {
  const scenario = tableAtDrilling(4);
  prepareExtraction(scenario, 'D0', 'D2', 'X8-4');
  for (const seat of [0, 1, 2, 3]) setPossessions(scenario, seat, { insurance: insurance[seat] ?? 0 });
  player(scenario, 0).safety = safety;
  placeCrew(scenario, 0, 1, 'D1', 4);
  placeCrew(scenario, 0, 2, 'D0', 1);
  placeCrew(scenario, 1, 1, 'D0', 1);
  placeCrew(scenario, 2, 1, 'D0', 2);
  buildShaftOn(scenario, 3, 'D0');
  playPlies(scenario, 0, 'activate 1>D0');
  return scenario;
}

/**
 * Seat 0 enters C0 with 2; seats 1, 2, 3 have 3, 1, 1 there. Each gets 1 silver and 1 gold, seat 1 the
 * leftover 3 copper.
 */
function openedByFour(): RockwellScenario {
  const scenario = tableAtDrilling(4);
  prepareExtraction(scenario, 'C0', 'C5', 'X7-4');
  for (const seat of [0, 1, 2, 3]) setPossessions(scenario, seat, {});
  placeCrew(scenario, 0, 1, 'B0', 2);
  placeCrew(scenario, 1, 1, 'C0', 3);
  placeCrew(scenario, 2, 1, 'C0', 1);
  placeCrew(scenario, 3, 1, 'C0', 1);
  return scenario;
}

const stocks = (scenario: RockwellScenario): string[] => [0, 1, 2, 3].map((seat) => stockOf(scenario, seat));

describe('RW-12: danger', () => {
  it('RW-T9, RW-12.3: crews of 1 and 2 without protection lose the three dearest cubes of the booty', () => {
    const scenario = openedAlone();
    expect(factsOf(scenario, 'dangerStruck')).toEqual([
      { type: 'dangerStruck', seat: 0, loss: 3, saved: 0, insurance: 0, lost: [0, 2, 1, 0] },
    ]);
    expect(factsOf(scenario, 'bootyTaken')).toEqual([{ type: 'bootyTaken', seat: 0, cubes: [5, 1, 0, 0] }]);
    expect([stockOf(scenario, 0), pendingSeat(scenario)]).toEqual(['5/1/0/0', 1]);
  });

  it('RW-T10: with three insurance tiles everything is kept, with two just the single dearest cube is lost', () => {
    const three = openedAlone(3);
    playPlies(three, 0, 'useInsurance 3');
    expect([stockOf(three, 0), player(three, 0).insurance]).toEqual(['5/3/1/0', 0]);
    const two = openedAlone(2);
    playPlies(two, 0, 'useInsurance 2');
    expect([stockOf(two, 0), player(two, 0).insurance]).toEqual(['5/3/0/0', 0]);
    expect(factsOf(two, 'dangerStruck')).toEqual([
      { type: 'dangerStruck', seat: 0, loss: 3, saved: 0, insurance: 2, lost: [0, 0, 1, 0] },
    ]);
  });

  it('RW-T11, RW-12.1: of 1 gold and 1 silver, power 2 with safety 1 loses the gold; other sharers lose, too', () => {
    const scenario = openedByFour();
    player(scenario, 0).safety = 1;
    playPlies(scenario, 0, 'activate 1>C0');
    expect(stocks(scenario)).toEqual(['0/0/1/0', '0/2/0/0', '0/0/1/0', '0/0/1/0']);
    expect(
      factsOf(scenario, 'dangerStruck').map(({ seat, loss, saved, lost }) => [
        seat,
        loss,
        saved,
        lost.join('/'),
      ]),
    ).toEqual([
      [0, 2, 1, '0/0/0/1'],
      [1, 3, 0, '0/1/1/1'],
      [2, 1, 0, '0/0/0/1'],
      [3, 1, 0, '0/0/0/1'],
    ]);
  });

  it('RW-D4: with power 5, a booty of 3 cubes and safety 1 the two dearest cubes are lost', () => {
    const scenario = openedByThree([], 1);
    expect(stockOf(scenario, 0)).toBe('0/0/1/0');
    expect(factsOf(scenario, 'dangerStruck')[0]).toEqual({
      type: 'dangerStruck',
      seat: 0,
      loss: 3,
      saved: 1,
      insurance: 0,
      lost: [0, 0, 0, 2],
    });
  });

  it('RW-D5, RW-12.5: two insurance tiles then save all; a third may not be discarded', () => {
    const scenario = openedByThree([3], 1);
    expect(offersOf(scenario, 0)).toEqual(['useInsurance 0', 'useInsurance 1', 'useInsurance 2']);
    expect(refusalOf(scenario, 0, 'useInsurance 3')).toEqual({
      reason: 'tooMuchInsurance',
      rule: 'RW-12.5',
      params: { loss: 2 },
    });
    playPlies(scenario, 0, 'useInsurance 2');
    expect([stockOf(scenario, 0), player(scenario, 0).insurance]).toEqual(['0/0/1/2', 1]);
    expect(factsOf(scenario, 'dangerStruck')[0]).toEqual({
      type: 'dangerStruck',
      seat: 0,
      loss: 3,
      saved: 1,
      insurance: 2,
      lost: [0, 0, 0, 0],
    });
  });

  it('RW-D6, RW-12.2: leftovers of the mineshaft belong to the booty: gold and silver of the share are lost', () => {
    const card = CARDS[cardNamed('X7-2')] as { danger: boolean };
    card.danger = true; // no dangerous card of the box has just these leftovers
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'C0', 'C5', 'X7-2');
    for (const seat of [0, 1, 2]) setPossessions(scenario, seat, {});
    buildShaftOn(scenario, 0, 'C0');
    placeCrew(scenario, 0, 1, 'B0', 2);
    placeCrew(scenario, 1, 1, 'C0', 4);
    placeCrew(scenario, 2, 1, 'C0', 1);
    playPlies(scenario, 0, 'activate 1>C0');
    card.danger = false;
    expect(factsOf(scenario, 'bootyShared')[0]).toEqual({
      type: 'bootyShared',
      owner: 0,
      share: [0, 0, 1, 1],
      leftovers: [0, 2, 0, 0],
      priority: 'mineshaft',
    });
    expect([stockOf(scenario, 0), stockOf(scenario, 1), stockOf(scenario, 2)]).toEqual([
      '0/2/0/0',
      '0/0/0/0',
      '0/0/1/0',
    ]);
  });

  it('RW-12.1: an owner of only a mineshaft there is not affected and keeps the leftovers', () => {
    const scenario = openedByThree([0, 0, 0, 2], 0);
    expect(phaseOf(scenario)).toBe('drilling');
    expect(stocks(scenario)).toEqual(['0/0/0/0', '0/0/1/1', '0/0/1/0', '0/0/2/0']);
    expect(factsOf(scenario, 'dangerStruck').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(player(scenario, 3).insurance).toBe(2);
  });

  it('RW-12.1: a card without the symbol takes nothing', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setPossessions(scenario, 0, { insurance: 2 });
    placeCrew(scenario, 0, 2, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([stockOf(scenario, 0), factsOf(scenario, 'dangerStruck'), player(scenario, 0).insurance]).toEqual([
      '7/4/0/0',
      [],
      2,
    ]);
  });

  it('RW-12.3: the power of a die counts', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
    setPossessions(scenario, 0, {});
    setPossessions(scenario, 1, {});
    placeCrew(scenario, 0, 2, 'A0', 1, 1);
    playPlies(scenario, 0, 'activate 1>A0');
    expect(factsOf(scenario, 'dangerStruck')[0]?.loss).toBe(3); // 1 and 1 + 1
    expect(stockOf(scenario, 0)).toBe('5/1/0/0');
  });

  it('RW-12.3: nobody loses more than the booty', () => {
    const scenario = openedByThree([], 0);
    expect(factsOf(scenario, 'dangerStruck')[0]).toMatchObject({ seat: 0, loss: 3, lost: [0, 0, 1, 2] });
    expect(stockOf(scenario, 0)).toBe('0/0/0/0');
  });

  it.each([
    [0, 0, '5/1/0/0'],
    [1, 1, '5/2/0/0'],
    [2, 3, '5/3/1/0'],
    [3, 3, '5/3/1/0'],
  ])('RW-12.4: of a loss of three, safety level %i saves %i cubes by itself', (safety, saved, stock) => {
    const scenario = openedAlone(0, safety);
    expect([factsOf(scenario, 'dangerStruck')[0]?.saved, stockOf(scenario, 0)]).toEqual([saved, stock]);
  });

  it.each([
    [0, 0, '3/2/0/0'],
    [1, 1, '3/3/0/0'],
    [2, 3, '3/4/1/0'],
    [3, 5, '3/4/3/0'],
  ])('RW-12.4: of a loss of five, safety level %i saves %i cubes', (safety, saved, stock) => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'B0', 'B4', 'X2-5');
    setPossessions(scenario, 0, {});
    player(scenario, 0).safety = safety;
    placeCrew(scenario, 0, 1, 'B1', 4);
    placeCrew(scenario, 0, 2, 'B0', 1);
    playPlies(scenario, 0, 'activate 1>B0');
    expect([
      factsOf(scenario, 'dangerStruck')[0]?.loss,
      factsOf(scenario, 'dangerStruck')[0]?.saved,
      stockOf(scenario, 0),
    ]).toEqual([5, saved, stock]);
  });

  it('RW-12.4: the loss never falls below zero, and safety comes before insurance', () => {
    const scenario = openedAlone(3, 2);
    expect([phaseOf(scenario), player(scenario, 0).insurance, stockOf(scenario, 0)]).toEqual([
      'drilling',
      3,
      '5/3/1/0',
    ]);
    const level1 = openedAlone(3, 1);
    expect(offersOf(level1, 0)).toEqual(['useInsurance 0', 'useInsurance 1', 'useInsurance 2']);
  });

  it('RW-12.5: insurance is a choice from none up to the number owned', () => {
    const scenario = openedAlone(2);
    expect([phaseOf(scenario), pendingSeat(scenario), offersOf(scenario, 0)]).toEqual([
      'danger',
      0,
      ['useInsurance 0', 'useInsurance 1', 'useInsurance 2'],
    ]);
    expect(refusalOf(scenario, 0, 'useInsurance 3')).toEqual({
      reason: 'tooFewTiles',
      rule: 'RW-12.5',
      params: { owned: 2 },
    });
    expect(whyNot(scenario, 0, 'useInsurance 4')).toBe('tooMuchInsurance RW-12.5');
    playPlies(scenario, 0, 'useInsurance 0');
    expect([stockOf(scenario, 0), player(scenario, 0).insurance]).toEqual(['5/1/0/0', 2]);
  });

  it('RW-12.5: a seat without a tile or without a loss is not asked', () => {
    const scenario = openedByThree([0, 1], 0);
    expect([phaseOf(scenario), scenario.state.steps.at(-1)?.pending]).toEqual(['danger', 0b0010]);
    expect(whyNot(scenario, 0, 'useInsurance 0')).toBe('notYourTurn RW-12.5');
    expect(openedByThree([2], 3).state.steps.at(-1)?.at).toBe('drilling');
  });

  it('RW-12.6: only the booty is touched, and it goes to the supply', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
    setPossessions(scenario, 0, { silver: 4, gold: 5, money: 700 });
    placeCrew(scenario, 0, 2, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([stockOf(scenario, 0), player(scenario, 0).money]).toEqual(['5/1/4/5', 700]);
  });

  it('RW-12.6: protection changes how many are lost, not which: the dearest still go first', () => {
    const scenario = openedAlone(1);
    playPlies(scenario, 0, 'useInsurance 1');
    expect(stockOf(scenario, 0)).toBe('5/2/0/0');
  });

  it('RW-12.7: several seats decide at the same time, in any order, without seeing the choice of others', () => {
    const results = [
      [0, 1],
      [1, 0],
    ].map((order) => {
      const scenario = openedByThree([3, 2], 0);
      expect(scenario.state.steps.at(-1)?.pending).toBe(0b0011);
      const [first = 0, second = 0] = order;
      playPlies(scenario, first, `useInsurance ${first === 0 ? 2 : 1}`);
      expect(factsOf(scenario, 'dangerStruck')).toEqual([]);
      expect(rockwell.view(scenario.state, second).players[first]?.insuranceUsed).toBe(0);
      expect(rockwell.view(scenario.state, second).players[first]?.own).toBeNull();
      expect(factsOf(scenario, 'insuranceDecided').map((fact) => seen(fact, second))).toEqual([
        { type: 'insuranceDecided', seat: first },
      ]);
      playPlies(scenario, second, `useInsurance ${second === 0 ? 2 : 1}`);
      return JSON.stringify([scenario.state.players, factsOf(scenario, 'dangerStruck')]);
    });
    expect(results[0]).toBe(results[1]);
    const scenario = openedByThree([3, 2], 0);
    playPlies(scenario, 1, 'useInsurance 1');
    playPlies(scenario, 0, 'useInsurance 2');
    expect(stocks(scenario)).toEqual(['0/0/1/1', '0/0/1/2', '0/0/1/0', '0/0/2/0']);
    expect([0, 1].map((seat) => rockwell.view(scenario.state, 2).players[seat]?.insuranceUsed)).toEqual([
      2, 1,
    ]);
  });

  it('RW-12.5, RW-22: insurance is also asked for in the activation and the workshop action of others', () => {
    const scenario = openedByThree([0, 2, 0, 0], 0);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['danger', 1]);
    playPlies(scenario, 1, 'useInsurance 1');
    expect([phaseOf(scenario), pendingSeat(scenario), stockOf(scenario, 1)]).toEqual([
      'drilling',
      1,
      '0/0/1/2',
    ]);
    const shop = tableAtWorkshop(4, [0, 2]);
    prepareExtraction(shop, 'A0', 'A4', 'X1-5');
    setPossessions(shop, 0, { money: 1500 });
    setPossessions(shop, 1, { insurance: 1 });
    placeCrew(shop, 0, 1, 'A0', 1);
    placeCrew(shop, 1, 1, 'A0', 1);
    playPlies(shop, 0, 'improve crew-1');
    expect([phaseOf(shop), pendingSeat(shop)]).toEqual(['danger', 1]);
    playPlies(shop, 1, 'useInsurance 1');
    expect([stockOf(shop, 0), stockOf(shop, 1), pendingSeat(shop)]).toEqual(['3/1/0/0', '2/1/0/0', 2]);
  });

  it('RW-12.6, RW-17.3: cubes lost were never in stock', () => {
    const scenario = tableAtDrilling(4);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
    setPossessions(scenario, 0, { silver: 9 });
    placeCrew(scenario, 0, 2, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([stockOf(scenario, 0), hasAchievement(scenario, 0, 'silverStock')]).toEqual(['5/1/9/0', false]);
  });

  it('RW-12.7: nothing else goes on until all have decided', () => {
    const scenario = openedByThree([1, 1], 0);
    expect(whyNot(scenario, 0, 'activate 1>stay')).toBe('notNow RW-12.5');
    expect(whyNot(scenario, 2, 'activate 1>stay')).toBe('notYourTurn RW-12.5');
    expect(factsOf(scenario, 'cardKept')).toEqual([]);
    for (const seat of [0, 1]) playPlies(scenario, seat, 'useInsurance 0');
    expect(factsOf(scenario, 'cardKept')).toEqual([{ type: 'cardKept', seat: 0, cards: 1 }]);
    expect(factsOf(scenario, 'tileRevealed')[0]?.space).toBe(spaceNamed('D0'));
  });
});
