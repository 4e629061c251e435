import { parsePly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { rockwell } from '../index.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  playPlies,
  giveDrillingTurn,
  setManagementOrder,
  moneyOwned,
  offeredNouns,
  offersOf,
  setPossessions,
  phaseOf,
  player,
  refusalOf,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  tableAtWorkshop,
  factsOf,
  placeVpOn,
  whyNot,
} from '../testing/scenario.ts';

const KINDS = ['zinc', 'copper', 'silver', 'gold'] as const;

/** Every seat buys one cube of its next kind; returns the seats in order. */
function orderOf(scenario: RockwellScenario): number[] {
  const seats: number[] = [];
  while (phaseOf(scenario) === 'trading') {
    const seat = pendingSeat(scenario);
    const before = seats.filter((each) => each === seat).length;
    playPlies(scenario, seat, `trade buy-${KINDS[before]}-1`);
    seats.push(seat);
  }
  return seats;
}

function rich(scenario: RockwellScenario): RockwellScenario {
  for (let seat = 0; seat < scenario.state.seats; seat++)
    setPossessions(scenario, seat, { zinc: 9, copper: 9, silver: 9, gold: 9, money: 9000 });
  for (const each of scenario.state.players) each.achievements = 511; // none is left to reach
  return scenario;
}

describe('RW-14: the stock exchange', () => {
  it('RW-14.1, RW-14.2: seats trade from the leftmost slot to the right, cycling, 4, 3, 2 and 1 times', () => {
    expect(orderOf(rich(tableAtTrading(4, [2, 0, 3, 1])))).toEqual([2, 0, 3, 1, 2, 0, 3, 2, 0, 2]);
  });

  it('RW-14.2, RW-20.1: with three or two players the slots grant 4, 3 and 2', () => {
    expect(orderOf(rich(tableAtTrading(3, [1, 2, 0])))).toEqual([1, 2, 0, 1, 2, 0, 1, 2, 1]);
    expect(orderOf(rich(tableAtTrading(2, [1, 0])))).toEqual([1, 0, 1, 0, 1, 0, 1]);
  });

  it('RW-14.1: only players with a vice president on board II act; free slots are passed over', () => {
    const scenario = tableAtDrilling(4);
    rich(scenario);
    scenario.state.round = 4;
    giveDrillingTurn(scenario, 3);
    placeVpOn(scenario, 3, 'II-2');
    placeVpOn(scenario, 1, 'II-4');
    placeVpOn(scenario, 0, 'III-1');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['trading', 3]);
    for (const seat of [0, 1, 2])
      expect(whyNot(scenario, seat, 'trade buy-zinc-1')).toBe('notYourTurn RW-14.1');
    expect([player(scenario, 3).actions, player(scenario, 1).actions, player(scenario, 0).actions]).toEqual([
      3, 1, 0,
    ]);
    expect(orderOf(scenario)).toEqual([3, 1, 3, 3]);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['workshop', 0]);
  });

  it('RW-14.1: without anybody on board II phase III follows at once', () => {
    const scenario = tableAtDrilling(4);
    scenario.state.round = 4;
    giveDrillingTurn(scenario, 3);
    placeVpOn(scenario, 2, 'III-3');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['workshop', 2]);
  });

  it('RW-14.1: with the option phaseOrder the Management order decides instead of the slots', () => {
    const scenario = rich(tableAtTrading(4, [2, 0, 3], { phaseOrder: 'management' }));
    setManagementOrder(scenario, 3, 1, 0, 2);
    // seat 3, as the first in Management order
    scenario.state.steps = [{ at: 'trading', pending: 0b1000, left: 0 }];
    expect(orderOf(scenario)).toEqual([3, 0, 2, 3, 0, 2, 0, 2, 2]); // the slots still grant 2, 3 and 4
    const slots = tableAtDrilling(4, { phaseOrder: 'management' });
    setManagementOrder(slots, 3, 1, 0, 2);
    slots.state.round = 4;
    giveDrillingTurn(slots, 3);
    placeVpOn(slots, 2, 'II-1');
    placeVpOn(slots, 0, 'II-2');
    playPlies(slots, 3, 'activate 1>stay');
    expect([phaseOf(slots), pendingSeat(slots)]).toEqual(['trading', 0]);
  });

  it('RW-15.1: phaseOrder holds for the workshop too', () => {
    const scenario = tableAtTrading(3, [0], { phaseOrder: 'management' });
    setManagementOrder(scenario, 2, 1, 0);
    placeVpOn(scenario, 0, 'III-1');
    placeVpOn(scenario, 1, 'III-3');
    placeVpOn(scenario, 2, 'III-2');
    playPlies(scenario, 0, 'renounce');
    const asked: number[] = [];
    for (let i = 0; i < 3; i++) {
      asked.push(pendingSeat(scenario));
      playPlies(scenario, pendingSeat(scenario), 'renounce');
    }
    expect(asked).toEqual([2, 1, 0]);
  });

  it('RW-14.3: any number of one resource is traded at its fixed price', () => {
    const scenario = tableAtTrading(4, [0]);
    setPossessions(scenario, 0, { zinc: 5, gold: 3, money: 1900 });
    playPlies(scenario, 0, 'trade sell-zinc-5');
    playPlies(scenario, 0, 'trade buy-copper-4');
    playPlies(scenario, 0, 'trade sell-gold-2');
    playPlies(scenario, 0, 'trade buy-silver-4');
    expect([stockOf(scenario, 0), moneyOwned(scenario, 0)]).toEqual(['0/4/4/1', 300]);
    expect(scenario.facts.filter(({ type }) => type === 'bought' || type === 'sold')).toEqual([
      { type: 'sold', seat: 0, resource: 0, cubes: 5, money: 2000 },
      { type: 'bought', seat: 0, resource: 1, cubes: 4, money: 2400 },
      { type: 'sold', seat: 0, resource: 3, cubes: 2, money: 2000 },
      { type: 'bought', seat: 0, resource: 2, cubes: 4, money: 3200 },
    ]);
  });

  it('RW-14.3: purchases are paid in full, and only owned cubes can be sold', () => {
    const scenario = tableAtTrading(4, [0]);
    setPossessions(scenario, 0, { silver: 2, money: 1500 });
    expect(refusalOf(scenario, 0, 'trade buy-zinc-4')).toEqual({
      reason: 'tooLittleMoney',
      rule: 'RW-14.3',
      params: { needed: 1600, money: 1500 },
    });
    expect(refusalOf(scenario, 0, 'trade sell-silver-3')).toEqual({
      reason: 'tooFewCubes',
      rule: 'RW-14.3',
      params: { needed: 3, owned: 2 },
    });
    expect(whyNot(scenario, 0, 'trade buy-copper-3')).toBe('tooLittleMoney RW-14.3');
    expect(whyNot(scenario, 0, 'trade sell-gold-1')).toBe('tooFewCubes RW-14.3');
    expect(offeredNouns(scenario, 0, 'trade').join(' ')).toBe(
      'buy-zinc-1 buy-zinc-2 buy-zinc-3 buy-copper-1 buy-copper-2 buy-silver-1 sell-silver-1 sell-silver-2 buy-gold-1',
    );
  });

  it('RW-14.3: the number of cubes is positive', () => {
    expect(() => parsePly(rockwell, 'trade buy-zinc-0')).toThrow('badNotation');
  });

  it('RW-T13, RW-14.4: a player who bought gold cannot sell gold in the same phase II', () => {
    const scenario = tableAtTrading(4, [0, 1]);
    setPossessions(scenario, 0, { money: 5000 });
    playPlies(scenario, 0, 'trade buy-gold-2');
    playPlies(scenario, 1, 'renounce');
    expect(whyNot(scenario, 0, 'trade sell-gold-1')).toBe('tradedAlready RW-14.4');
    expect(offeredNouns(scenario, 0, 'trade').filter((noun) => noun.includes('gold'))).toEqual([]);
  });

  it('RW-14.4: a second sale or purchase of a resource is refused, for each player alone, until the next turn', () => {
    const scenario = tableAtTrading(4, [0, 1]);
    setPossessions(scenario, 0, { zinc: 4, money: 5000 });
    setPossessions(scenario, 1, { zinc: 4, money: 5000 });
    playPlies(scenario, 0, 'trade sell-zinc-1');
    playPlies(scenario, 1, 'trade buy-zinc-1');
    expect(whyNot(scenario, 0, 'trade sell-zinc-1')).toBe('tradedAlready RW-14.4');
    expect(whyNot(scenario, 0, 'trade buy-zinc-1')).toBe('tradedAlready RW-14.4');
    playPlies(scenario, 0, 'trade buy-copper-1');
    expect(whyNot(scenario, 1, 'trade buy-zinc-1')).toBe('tradedAlready RW-14.4');
    playPlies(scenario, 1, 'renounce');
    playPlies(scenario, 0, 'renounce');
    expect([scenario.state.turn, player(scenario, 0).traded]).toEqual([2, 0]);
  });

  it('RW-D24, RW-14.5: with slots of 4, 3, 2 and Y renouncing his second: X, Y, Z, X, Y renounces, Z, X, X', () => {
    const scenario = rich(tableAtTrading(3, [2, 0, 1]));
    const [x, y, z] = [2, 0, 1];
    playPlies(scenario, x, 'trade buy-zinc-1');
    playPlies(scenario, y, 'trade buy-zinc-1');
    playPlies(scenario, z, 'trade buy-zinc-1');
    playPlies(scenario, x, 'trade buy-copper-1');
    playPlies(scenario, y, 'renounce');
    expect(factsOf(scenario, 'renounced')).toEqual([{ type: 'renounced', seat: y, board: 1 }]);
    playPlies(scenario, z, 'trade buy-copper-1');
    playPlies(scenario, x, 'trade buy-silver-1');
    playPlies(scenario, x, 'trade buy-gold-1');
    expect([phaseOf(scenario), scenario.state.turn]).toEqual(['auction', 2]);
  });

  it('RW-14.5: after the last transaction, or on renouncing, the vice president goes home', () => {
    const scenario = rich(tableAtTrading(4, [0, 1, 2, 3]));
    playPlies(scenario, 0, 'renounce');
    playPlies(scenario, 1, 'trade buy-zinc-1');
    playPlies(scenario, 2, 'trade buy-zinc-1');
    playPlies(scenario, 3, 'trade buy-zinc-1');
    expect(scenario.state.slots.slice(4, 8)).toEqual([-1, 1, 2, -1]);
    expect([pendingSeat(scenario), player(scenario, 0).actions]).toEqual([1, 0]);
  });

  it('RW-14.5: renouncing is always possible, also when it is the only answer', () => {
    const scenario = tableAtTrading(4, [0]);
    setPossessions(scenario, 0, { money: 300 });
    expect(offersOf(scenario, 0)).toEqual(['renounce']);
    playPlies(scenario, 0, 'renounce');
    expect(scenario.state.turn).toBe(2);
  });

  it('RW-14.5: nobody trades in phase III, nor works in phase II', () => {
    expect(whyNot(tableAtWorkshop(4), 0, 'trade buy-zinc-1')).toBe('notNow RW-15.1');
    expect(whyNot(tableAtTrading(4, [0]), 0, 'improve mobility')).toBe('notNow RW-14.1');
  });
});
