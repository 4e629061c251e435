import { isOver } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { ScoreSource } from './components.ts';
import { CLOCK, SCORE_SOURCES } from './components.ts';
import { glueckAuf } from './index.ts';
import { cubesOwned, majorityPoints, newStartPlayer, scoreEnd, scoreShift } from './scoring.ts';
import { elementCount, emptyCarts } from './state.ts';
import {
  deliverFor,
  playPlies,
  fillOrder,
  giveOrder,
  installTile,
  leaveWorkers,
  player,
  spaceNamed,
  standWorkers,
  tableInPlay,
} from './testing/scenario.ts';
import type { GlueckAufScenario } from './testing/scenario.ts';

const countOf = (scenario: GlueckAufScenario, seat: number, id: string): number => {
  const element = CLOCK.find((each) => each.id === id);
  if (element === undefined) throw new Error(id);
  return elementCount(player(scenario, seat), element);
};
const pointsOf = (scenario: GlueckAufScenario, seat: number, source: ScoreSource): number =>
  player(scenario, seat).points[SCORE_SOURCES.indexOf(source)] as number;

function martin(): GlueckAufScenario {
  const scenario = tableInPlay(3);
  for (const id of [
    'handcart-1-yellow',
    'handcart-1-brown',
    'horsecart-1-grey',
    'horsecart-2-grey',
    'horsecart-1-black',
    'horsecart-2-black',
  ]) {
    deliverFor(scenario, 0, id);
  }
  return scenario;
}

describe('shift scoring', () => {
  it('GA-T4: Martin shows 1 yellow, 1 brown, 3 grey and 3 black slots', () => {
    const scenario = martin();
    expect(['yellow', 'brown', 'grey', 'black'].map((coal) => countOf(scenario, 0, `${coal}-slots`))).toEqual(
      [1, 1, 3, 3],
    );
  });

  it('GA-T5: the same orders show 2 handcart slots and 6 horsecart slots', () => {
    const scenario = martin();
    expect(
      ['handcart', 'horsecart', 'truck', 'railway'].map((transport) =>
        countOf(scenario, 0, `${transport}-slots`),
      ),
    ).toEqual([2, 6, 0, 0]);
  });

  it('GA-T6: Martin has 3 empty grey and 4 empty black carts', () => {
    const scenario = martin();
    for (const id of ['grey-2-light', 'black-2-dark', 'black-1-light']) installTile(scenario, 0, id);
    player(scenario, 0).loaded.fill(0);
    expect([emptyCarts(player(scenario, 0), 2), emptyCarts(player(scenario, 0), 3)]).toEqual([3, 4]);
    expect([countOf(scenario, 0, 'grey-empty-carts'), countOf(scenario, 0, 'black-empty-carts')]).toEqual([
      3, 4,
    ]);
  });

  it('GA-T7: ties for first and for second among three players score as in the rulebook', () => {
    const handcart = CLOCK[4] as (typeof CLOCK)[number];
    const horsecart = CLOCK[5] as (typeof CLOCK)[number];
    expect(majorityPoints([3, 3, 2], handcart)).toEqual([6, 6, 0]);
    expect(majorityPoints([1, 1, 6], horsecart)).toEqual([3, 3, 7]);
    expect(majorityPoints([0, 0, 0], CLOCK[6] as (typeof CLOCK)[number])).toEqual([0, 0, 0]);
  });

  it('GA-T11: with two players only first place scores', () => {
    const handcart = CLOCK[4] as (typeof CLOCK)[number];
    expect([
      majorityPoints([3, 2], handcart),
      majorityPoints([2, 2], handcart),
      majorityPoints([2, 0], handcart),
    ]).toEqual([
      [6, 0],
      [6, 6],
      [6, 0],
    ]);
  });

  it('GA-10.1: outstanding orders never count, not even complete ones', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-2-grey');
    fillOrder(scenario, 'truck-2-grey');
    expect([countOf(scenario, 0, 'grey-slots'), countOf(scenario, 0, 'truck-slots')]).toEqual([0, 0]);
  });

  it.each([
    [1, 4],
    [2, 8],
    [3, 12],
  ])('GA-10.2: shift %i scores the elements up to %i, in clock order', (shift, last) => {
    const scenario = tableInPlay(3);
    scenario.state.shift = shift;
    scoreShift(scenario.state, (fact) => scenario.facts.push(fact));
    expect(scenario.facts.map((fact) => (fact.type === 'elementScored' ? fact.element : -1))).toEqual(
      Array.from({ length: last }, (_, i) => i),
    );
  });

  it('GA-10.3, GA-7.5: printed slots count, and a delivery counts in the present shift already', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-black');
    player(scenario, 0).storage = [2, 0, 0, 0];
    scenario.state.supply[0] = 12;
    playPlies(
      scenario,
      0,
      'placeWorkers mining-6, storageToOrder yellow>truck-1-black, ' +
        'storageToOrder yellow+truck-1-black, stopMining, endTurn',
    );
    playPlies(scenario, 1, 'useBank, endTurn');
    playPlies(scenario, 0, 'placeWorkers delivery-truck');
    scoreShift(scenario.state, undefined);
    expect([
      countOf(scenario, 0, 'black-slots'),
      countOf(scenario, 0, 'yellow-slots'),
      pointsOf(scenario, 0, 'slotsByCoal'),
    ]).toEqual([1, 0, 5]);
  });

  it('GA-10.4: a cart counts by its own colour, whatever lay on it', () => {
    const scenario = tableInPlay(2);
    const { loaded } = player(scenario, 0);
    loaded[5] = 0; // the printed brown cart is empty
    loaded[8 + 2] = 0;
    loaded[8 + 3] = 1; // a black cube on the grey cart
    expect(
      ['yellow', 'brown', 'grey', 'black'].map((coal) => countOf(scenario, 0, `${coal}-empty-carts`)),
    ).toEqual([0, 1, 0, 0]);
  });

  it('GA-10.5: with count 0 nobody holds a place', () => {
    expect(majorityPoints([0, 0, 4], { first: 9, second: 4 })).toEqual([0, 0, 9]);
  });

  it('GA-10.6: a tie for first gives all of them the full points and nobody the second', () => {
    expect(majorityPoints([5, 5, 3, 1], { first: 9, second: 4 })).toEqual([9, 9, 0, 0]);
  });

  it('GA-10.7: a tie for second gives all of them the full second points', () => {
    expect(majorityPoints([5, 3, 3, 1], { first: 9, second: 4 })).toEqual([9, 4, 4, 0]);
  });

  it('GA-10.8: with two players second place never scores', () => {
    expect(majorityPoints([5, 3], { first: 9, second: 4 })).toEqual([9, 0]);
  });

  it('GA-10.9: every shift scores again over all that was delivered so far', () => {
    const scenario = tableInPlay(2);
    deliverFor(scenario, 0, 'truck-1-yellow');
    scoreShift(scenario.state, undefined);
    scenario.state.shift = 2;
    scoreShift(scenario.state, undefined);
    expect([pointsOf(scenario, 0, 'slotsByCoal'), pointsOf(scenario, 0, 'slotsByTransport')]).toEqual([
      2 + 2,
      8,
    ]);
  });
});

describe('between shifts', () => {
  it('GA-T8: Martin has most workers in the factory and becomes start player', () => {
    const scenario = tableInPlay(3);
    standWorkers(scenario, 0, 'factory-1', 2);
    standWorkers(scenario, 0, 'factory-draw', 3);
    standWorkers(scenario, 1, 'factory-2', 4);
    standWorkers(scenario, 2, 'factory-3', 2);
    scenario.state.startPlayer = 2;
    expect(newStartPlayer(scenario.state)).toEqual({ seat: 0, workers: 5 });
  });

  it('GA-11.1: the draw space counts, the canteen does not; a sole majority keeps the start tile', () => {
    const scenario = tableInPlay(3);
    standWorkers(scenario, 0, 'factory-draw', 1);
    leaveWorkers(scenario, 1, 0);
    expect(newStartPlayer(scenario.state).seat).toBe(0);
  });

  it('GA-11.2: a tie never goes to the present start player, but to the next tied one clockwise', () => {
    const scenario = tableInPlay(4);
    for (const [seat, space] of [
      [0, 'factory-1'],
      [1, 'factory-2'],
      [3, 'factory-3'],
    ] as const) {
      standWorkers(scenario, seat, space, 2);
    }
    scenario.state.startPlayer = 1;
    expect(newStartPlayer(scenario.state).seat).toBe(3);
    scenario.state.startPlayer = 2;
    expect(newStartPlayer(scenario.state).seat).toBe(3);
    scenario.state.startPlayer = 3;
    expect(newStartPlayer(scenario.state).seat).toBe(0);
  });

  it('GA-11.3: with nobody in the factory the left-hand neighbour of the start player becomes start player', () => {
    const scenario = tableInPlay(3);
    scenario.state.startPlayer = 2;
    expect(newStartPlayer(scenario.state)).toEqual({ seat: 0, workers: 0 });
  });

  it('GA-11.4, GA-11.6, GA-11.7: the next shift begins with all workers back, and nothing else changed', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers money-4, endTurn');
    playPlies(scenario, 1, 'placeWorkers money-4, endTurn');
    playPlies(scenario, 0, 'useBank, endTurn');
    leaveWorkers(scenario, 0, 0);
    leaveWorkers(scenario, 1, 1);
    const { factory, display, supply } = structuredClone(scenario.state);
    const marks = scenario.state.players.map((each) => each.marks);
    playPlies(scenario, 1, 'placeWorkers mining-6, stopMining, endTurn');
    expect(scenario.state.shift).toBe(2);
    expect(scenario.state.players.map(({ workers }) => workers)).toEqual([18, 18]);
    expect([scenario.state.bank, scenario.state.canteen]).toEqual([
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(scenario.state.workersOn[spaceNamed('money-4')]).toBe(0);
    expect({
      factory: scenario.state.factory,
      display: scenario.state.display,
      supply: scenario.state.supply,
    }).toEqual({
      factory,
      display,
      supply,
    });
    expect(scenario.state.players.map((each) => each.marks)).toEqual(marks);
  });
});

function lastTurn(scenario: GlueckAufScenario): void {
  scenario.state.shift = 3;
  leaveWorkers(scenario, 0, 1);
  leaveWorkers(scenario, 1, 0);
  playPlies(scenario, 0, 'useBank, endTurn');
}

describe('end of the game', () => {
  it('GA-T9: marks, cubes, an outstanding order and imbalance sum up to −5', () => {
    const scenario = tableInPlay(2);
    const me = player(scenario, 0);
    me.marks = 7;
    giveOrder(scenario, 0, 'truck-2-grey');
    me.loaded.fill(0);
    me.loaded[0] = 1;
    me.cage[0] = 1;
    me.storage[0] = 1;
    playPlies(scenario, 0, 'placeWorkers mining-6, storageToOrder yellow>truck-2-grey, stopMining, endTurn');
    me.storage[0] = 1;
    for (let i = 0; i < 7; i++) me.tiles.push(0);
    for (let i = 0; i < 4; i++) me.tiles.push(2);
    expect(cubesOwned(scenario.state, me)).toBe(4);
    scoreEnd(scenario.state, undefined);
    expect(
      ['money', 'cubes', 'outstandingOrders', 'imbalance'].map((source) =>
        pointsOf(scenario, 0, source as ScoreSource),
      ),
    ).toEqual([1, 1, -1, -6]);
  });

  it('GA-T22: a complete but undelivered order costs a point, its cubes count, its slots do not', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-2-grey');
    fillOrder(scenario, 'truck-2-grey');
    player(scenario, 0).loaded.fill(0);
    player(scenario, 0).loaded[0] = 1;
    scoreEnd(scenario.state, undefined);
    expect([
      pointsOf(scenario, 0, 'outstandingOrders'),
      pointsOf(scenario, 0, 'cubes'),
      countOf(scenario, 0, 'grey-slots'),
    ]).toEqual([-1, 1, 0]);
  });

  it('GA-12.1, GA-12.2, GA-12.3, GA-12.4: points are rounded down; printed carts do not count for the balance', () => {
    const scenario = tableInPlay(2);
    player(scenario, 0).marks = 13;
    lastTurn(scenario);
    const mine = SCORE_SOURCES.map((source) => pointsOf(scenario, 0, source));
    expect(mine.slice(4)).toEqual([2, 1, 0, 0]); // 14 marks, 4 cubes on printed carts
    expect(isOver(scenario.state)).toBe(true);
  });

  it('GA-12.5: most points win; every source has its name', () => {
    const scenario = tableInPlay(2);
    deliverFor(scenario, 1, 'truck-3-black');
    lastTurn(scenario);
    const { seats } = glueckAuf.outcome(scenario.state);
    expect(seats.map(({ rank }) => rank)).toEqual([2, 1]);
    expect(Object.keys(seats[0]?.sources ?? {})).toEqual([...SCORE_SOURCES]);
    expect(scenario.facts.at(-1)).toEqual({ type: 'gameEnded', winners: [1] });
  });

  it('GA-12.6: a tie goes to the marks left over; still tied, the victory is shared', () => {
    const scenario = tableInPlay(2);
    player(scenario, 0).marks = 11; // the bank adds one: 12 marks, 2 left over
    player(scenario, 1).marks = 13; // 3 left over
    lastTurn(scenario);
    expect(glueckAuf.outcome(scenario.state).seats.map(({ rank }) => rank)).toEqual([2, 1]);
    player(scenario, 1).marks = 12;
    expect(glueckAuf.outcome(scenario.state).seats.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
