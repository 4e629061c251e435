import { describe, expect, it } from 'vitest';
import { glueckAuf } from '../index.ts';
import {
  auditOf,
  playPlies,
  giveOrder,
  leaveWorkers,
  offersOf,
  player,
  spaceNamed,
  standWorkers,
  tableInPlay,
  giveTurn,
  whyNot,
} from '../testing/scenario.ts';

describe('course of play and placing workers', () => {
  it('GA-T1: an empty space takes one worker, an occupied one takes one more than were there', () => {
    const scenario = tableInPlay(3);
    standWorkers(scenario, 1, 'money-5', 1);
    standWorkers(scenario, 0, 'money-6', 2);
    playPlies(scenario, 0, 'placeWorkers money-4');
    expect([player(scenario, 0).workers, scenario.state.workersOn[spaceNamed('money-4')]]).toEqual([
      15 - 2 - 1,
      1,
    ]);
    giveTurn(scenario, 0);
    playPlies(scenario, 0, 'placeWorkers money-5');
    expect([scenario.state.canteen, scenario.state.workersOn[spaceNamed('money-5')]]).toEqual([
      [0, 1, 0, 0],
      2,
    ]);
    giveTurn(scenario, 0);
    playPlies(scenario, 0, 'placeWorkers money-6');
    expect([scenario.state.canteen, scenario.state.workersOn[spaceNamed('money-6')]]).toEqual([
      [2, 1, 0, 0],
      3,
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('GA-3.1: only the seat on turn places, and only once', () => {
    const scenario = tableInPlay(3);
    expect(whyNot(scenario, 1, 'placeWorkers money-4')).toBe('notYourTurn GA-3.1');
    playPlies(scenario, 0, 'placeWorkers money-4');
    expect(whyNot(scenario, 0, 'placeWorkers money-6')).toBe('notNow GA-13.7');
    expect(offersOf(scenario, 0)).toEqual(['endTurn']);
  });

  it('GA-3.2: there is no pass: a player with a worker must place', () => {
    const scenario = tableInPlay(2);
    leaveWorkers(scenario, 0, 1);
    expect(offersOf(scenario, 0).every((ply) => ply.startsWith('placeWorkers') || ply === 'useBank')).toBe(
      true,
    );
    expect(whyNot(scenario, 0, 'endTurn')).toBe('notNow GA-3.1');
  });

  it('GA-3.3: a seat without workers is skipped; the last one takes turn after turn', () => {
    const scenario = tableInPlay(3);
    leaveWorkers(scenario, 1, 0);
    leaveWorkers(scenario, 2, 0);
    playPlies(scenario, 0, 'useBank, endTurn');
    expect(scenario.state.steps).toEqual([{ at: 'turn', pending: 1, left: 0 }]);
  });

  it('GA-3.4: the shift ends as soon as nobody has a worker left', () => {
    const scenario = tableInPlay(2);
    leaveWorkers(scenario, 0, 1);
    leaveWorkers(scenario, 1, 0);
    playPlies(scenario, 0, 'useBank, endTurn');
    expect(scenario.facts.map(({ type }) => type)).toContain('shiftEnded');
    expect([scenario.state.shift, player(scenario, 0).workers, player(scenario, 1).workers]).toEqual([
      2, 18, 18,
    ]);
  });

  it('GA-3.5: turns go clockwise', () => {
    const scenario = tableInPlay(4);
    for (const seat of [0, 1, 2, 3, 0]) playPlies(scenario, seat, 'useBank, endTurn');
    expect(scenario.state.steps[0]?.left).toBe(1);
  });

  it('GA-T18: with one worker and all spaces occupied only the bank is left', () => {
    const scenario = tableInPlay(2);
    scenario.state.workersOn.fill(1);
    scenario.state.ownerOn.fill(1);
    leaveWorkers(scenario, 0, 1);
    expect(offersOf(scenario, 0)).toEqual(['useBank']);
    expect(whyNot(scenario, 0, 'placeWorkers money-6')).toBe('tooFewWorkers GA-4.3');
  });

  it('GA-4.1: an empty space takes exactly one worker', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers mining-6');
    expect([player(scenario, 0).workers, scenario.state.ownerOn[spaceNamed('mining-6')]]).toEqual([17, 0]);
  });

  it('GA-4.2: the third visitor to a space pays three workers', () => {
    const scenario = tableInPlay(3);
    for (const seat of [0, 1, 2]) playPlies(scenario, seat, 'placeWorkers money-6, endTurn');
    expect(scenario.state.players.map(({ workers }) => workers)).toEqual([14, 13, 12]);
    expect(scenario.state.canteen).toEqual([1, 2, 0, 0]);
  });

  it('GA-4.3: all three conditions are judged before any worker is moved', () => {
    const scenario = tableInPlay(2);
    standWorkers(scenario, 1, 'money-6', 3);
    leaveWorkers(scenario, 0, 3);
    const before = JSON.stringify(scenario.state);
    expect(whyNot(scenario, 0, 'placeWorkers money-6')).toBe('tooFewWorkers GA-4.3');
    expect(whyNot(scenario, 0, 'placeWorkers mining-4')).toBe('spaceLocked GA-2.1');
    expect(whyNot(scenario, 0, 'placeWorkers delivery-truck')).toBe('noCompleteOrder GA-7.2');
    expect(JSON.stringify(scenario.state)).toBe(before);
  });

  it('GA-4.4: workers in the canteen are out until the end of the shift', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers money-4, endTurn');
    playPlies(scenario, 1, 'placeWorkers money-4, endTurn');
    expect([scenario.state.canteen, player(scenario, 0).workers]).toEqual([[1, 0, 0, 0], 17]);
  });

  it('GA-4.5: the bank always takes one worker for one mark and displaces nobody', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'useBank, endTurn');
    playPlies(scenario, 1, 'useBank, endTurn');
    expect([scenario.state.bank, scenario.state.canteen]).toEqual([
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect([player(scenario, 0).marks, player(scenario, 1).workers]).toEqual([11, 17]);
  });

  it('GA-4.6, GA-13.7: workers are placed, then the action runs, and the refill follows the confirmation', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers order-2');
    expect(scenario.facts.map(({ type }) => type)).toEqual(['workersPlaced', 'orderTaken']);
    expect(scenario.state.display[1]).toBe(-1);
    playPlies(scenario, 0, 'endTurn');
    expect(scenario.facts.map(({ type }) => type)).toEqual([
      'workersPlaced',
      'orderTaken',
      'turnEnded',
      'orderRevealed',
    ]);
    expect(scenario.state.display[1]).not.toBe(-1);
  });

  it('GA-T23: the very last worker of a shift still buys and refills, and counts for the start player', () => {
    const scenario = tableInPlay(2);
    leaveWorkers(scenario, 0, 0);
    leaveWorkers(scenario, 1, 1);
    giveTurn(scenario, 1);
    player(scenario, 1).marks = 20;
    scenario.state.startPlayer = 1; // without that worker seat 0 would follow, GA-11.3
    const stack = scenario.state.tileStack.entries.length;
    playPlies(scenario, 1, 'placeWorkers factory-2, endTurn');
    const types = scenario.facts.map(({ type }) => type);
    expect(types.indexOf('tileBought')).toBeLessThan(types.indexOf('tileRevealed'));
    expect(types.indexOf('tileRevealed')).toBeLessThan(types.indexOf('shiftEnded'));
    expect(scenario.state.tileStack.entries).toHaveLength(stack - 1);
    expect([player(scenario, 1).tiles.length, scenario.state.startPlayer]).toEqual([1, 1]);
  });
});

describe('money and new orders', () => {
  it('GA-8.1: a money space gives as many marks as it says', () => {
    const scenario = tableInPlay(4);
    playPlies(scenario, 0, 'placeWorkers money-3');
    expect(player(scenario, 0).marks).toBe(8 + 3);
  });

  it('GA-8.2: money is open to all and never negative', () => {
    const scenario = tableInPlay(2);
    player(scenario, 0).marks = 0;
    expect(offersOf(scenario, 0).some((ply) => /factory-\d/.test(ply))).toBe(false);
    for (const viewer of [0, 1, undefined]) {
      expect(glueckAuf.view(scenario.state, viewer).players.map(({ marks }) => marks)).toEqual([0, 10]);
    }
  });

  it('GA-9.1: an order space without a card cannot be chosen; a card costs nothing', () => {
    const scenario = tableInPlay(2);
    const order = scenario.state.display[2];
    playPlies(scenario, 0, 'placeWorkers order-3');
    expect([player(scenario, 0).orders, player(scenario, 0).marks]).toEqual([[order], 10]);
    giveTurn(scenario, 1);
    expect(whyNot(scenario, 1, 'placeWorkers order-3')).toBe('noOrderThere GA-9.1');
  });

  it('GA-9.3: with an empty stack the space stays empty', () => {
    const scenario = tableInPlay(2);
    scenario.state.orderStack.entries.length = 0;
    playPlies(scenario, 0, 'placeWorkers order-3, endTurn');
    expect(scenario.state.display[2]).toBe(-1);
    expect(whyNot(scenario, 1, 'placeWorkers order-3')).toBe('noOrderThere GA-9.1');
  });

  it('GA-9.4: there is no limit for outstanding orders', () => {
    const scenario = tableInPlay(2);
    for (const id of [
      'truck-1-grey',
      'truck-2-grey',
      'truck-1-black',
      'truck-2-black',
      'truck-1-yellow',
      'truck-2-yellow',
    ])
      giveOrder(scenario, 0, id);
    playPlies(scenario, 0, 'placeWorkers order-2');
    expect(player(scenario, 0).orders).toHaveLength(7);
  });
});
