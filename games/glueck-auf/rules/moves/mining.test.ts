import { describe, expect, it } from 'vitest';
import { CLOCK } from '../components.ts';
import { elementCount } from '../state.ts';
import {
  auditOf,
  playPlies,
  giveOrder,
  installTile,
  offersOf,
  player,
  tableInPlay,
  giveTurn,
  whyNot,
} from '../testing/scenario.ts';
import type { GlueckAufScenario } from '../testing/scenario.ts';

function put(scenario: GlueckAufScenario, where: 'cage' | 'storage', cubes: readonly number[]): void {
  cubes.forEach((count, coal) => {
    const into = player(scenario, 0)[where];
    into[coal] = (into[coal] as number) + count;
    scenario.state.supply[coal] = (scenario.state.supply[coal] as number) - count;
  });
}

const stepsLeft = (scenario: GlueckAufScenario): number | undefined =>
  scenario.state.steps.find(({ at }) => at === 'mining')?.left;

describe('mining', () => {
  it('GA-T3: eight steps go down, load two grey, go up, load yellow, go up, and lay two grey on their slots', () => {
    const scenario = tableInPlay(3);
    installTile(scenario, 0, 'grey-1-light');
    giveOrder(scenario, 0, 'truck-2-grey');
    playPlies(
      scenario,
      0,
      'placeWorkers mining-8, cageDown 3, cartToCage grey, cartToCage grey, cageUp 1, cartToCage yellow, cageUp 0',
    );
    playPlies(scenario, 0, 'cageToOrder grey>truck-2-grey, cageToOrder grey>truck-2-grey');
    const { level, cage, orders } = player(scenario, 0);
    expect([level, cage]).toEqual([0, [1, 0, 0, 0]]);
    expect(scenario.state.unfilled[orders[0] as number]).toBe(0);
    expect([offersOf(scenario, 0), auditOf(scenario)]).toEqual([['endTurn'], []]);
  });

  it('GA-6.1: steps may be mixed in any order; unused ones are lost; stopping at once is legal', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers mining-10, stopMining');
    expect(offersOf(scenario, 0)).toEqual(['endTurn']);
    expect(scenario.facts.at(-1)).toEqual({ type: 'miningEnded', seat: 0, unused: 10 });
  });

  it('GA-6.2: moving down to any deeper level is one step, and never leads up', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers mining-6, cageDown 2');
    expect(stepsLeft(scenario)).toBe(5);
    expect(whyNot(scenario, 0, 'cageDown 1')).toBe('notDeeper GA-6.2');
    expect(whyNot(scenario, 0, 'cageDown 2')).toBe('notDeeper GA-6.2');
    playPlies(scenario, 0, 'cageDown 4');
    expect([player(scenario, 0).level, stepsLeft(scenario)]).toEqual([4, 4]);
  });

  it('GA-6.3: moving up to any higher level or the surface is one step, and the cage must really move', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers mining-6, cageDown 2');
    expect(whyNot(scenario, 0, 'cageUp 2')).toBe('notHigher GA-6.3');
    expect(whyNot(scenario, 0, 'cageUp 3')).toBe('notHigher GA-6.3');
    playPlies(scenario, 0, 'cageUp 0');
    expect(player(scenario, 0).level).toBe(0);
  });

  it('GA-T19: a full cage loads nothing; underground nothing is unloaded, but the storage is within reach', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-grey');
    put(scenario, 'cage', [5, 0, 0, 0]);
    put(scenario, 'storage', [0, 0, 1, 0]);
    player(scenario, 0).level = 2;
    playPlies(scenario, 0, 'placeWorkers mining-10');
    expect(whyNot(scenario, 0, 'cartToCage brown')).toBe('cageFull GA-6.4');
    expect(whyNot(scenario, 0, 'cageToOrder yellow>truck-1-grey')).toBe('cageNotAtSurface GA-6.5');
    expect(whyNot(scenario, 0, 'cageToStorage yellow')).toBe('cageNotAtSurface GA-6.6');
    player(scenario, 0).cage[0] = 4;
    expect(whyNot(scenario, 0, 'cartToCage grey')).toBe('noSuchCubeOnLevel GA-6.4');
    expect(whyNot(scenario, 0, 'storageToOrder grey>truck-1-grey')).toBeUndefined();
  });

  it('GA-6.4: at the surface nothing is loaded; a foreign cube is loaded where its cart is', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers mining-6');
    expect(whyNot(scenario, 0, 'cartToCage yellow')).toBe('cageAtSurface GA-6.4');
    player(scenario, 0).loaded[4 + 3] = 1;
    playPlies(scenario, 0, 'cageDown 2, cartToCage black');
    expect(player(scenario, 0).cage).toEqual([0, 0, 0, 1]);
    expect(whyNot(scenario, 0, 'cartToCage black')).toBe('noSuchCubeOnLevel GA-6.4');
  });

  it('GA-6.5: only a cube in the cage can be laid, and only on an own outstanding order', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 1, 'truck-1-grey');
    put(scenario, 'cage', [1, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6');
    expect(whyNot(scenario, 0, 'cageToOrder grey>truck-1-grey')).toBe('noSuchCubeInCage GA-6.5');
    expect(whyNot(scenario, 0, 'cageToOrder yellow>truck-1-grey')).toBe('orderNotYours GA-6.5');
  });

  it('GA-6.6: at the surface any cube of the cage may be stored, although an order would fit', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-yellow');
    put(scenario, 'cage', [1, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6');
    expect(whyNot(scenario, 0, 'cageToStorage brown')).toBe('noSuchCubeInCage GA-6.6');
    playPlies(scenario, 0, 'cageToStorage yellow');
    expect([player(scenario, 0).cage, player(scenario, 0).storage]).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  it('GA-6.7: only a cube in the storage can be laid, and only on an own order', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-yellow');
    giveOrder(scenario, 1, 'truck-1-grey');
    playPlies(scenario, 0, 'placeWorkers mining-6');
    expect(whyNot(scenario, 0, 'storageToOrder yellow>truck-1-yellow')).toBe('noSuchCubeInStorage GA-6.7');
    put(scenario, 'storage', [0, 0, 1, 0]);
    expect(whyNot(scenario, 0, 'storageToOrder grey>truck-1-grey')).toBe('orderNotYours GA-6.7');
  });

  it('GA-T15: a grey cube half-fills a black slot, any second one fills it, a third is refused', () => {
    const scenario = tableInPlay(2);
    const order = giveOrder(scenario, 0, 'truck-1-black');
    put(scenario, 'storage', [1, 0, 1, 1]);
    const supply = [...scenario.state.supply];
    playPlies(scenario, 0, 'placeWorkers mining-6, storageToOrder grey>truck-1-black');
    expect([
      scenario.state.unfilled[order],
      whyNot(scenario, 0, 'storageToOrder black>truck-1-black'),
    ]).toEqual([1, 'noEmptySlot GA-6.9']);
    const half = { ...scenario, state: structuredClone(scenario.state) };
    giveTurn(half, 0);
    expect(whyNot(half, 0, 'placeWorkers delivery-truck')).toBe('noCompleteOrder GA-7.2');
    playPlies(scenario, 0, 'storageToOrder yellow+truck-1-black');
    expect(scenario.state.unfilled[order]).toBe(0);
    expect(whyNot(scenario, 0, 'storageToOrder black+truck-1-black')).toBe('noHalfFilledSlot GA-6.9');
    expect(whyNot(scenario, 0, 'storageToOrder black>truck-1-black')).toBe('noEmptySlot GA-6.9');
    playPlies(scenario, 0, 'stopMining, endTurn');
    giveTurn(scenario, 0);
    playPlies(scenario, 0, 'placeWorkers delivery-truck');
    expect(scenario.state.supply).toEqual([
      (supply[0] as number) + 1,
      supply[1],
      (supply[2] as number) + 1,
      supply[3],
    ]);
    expect([player(scenario, 0).delivered, auditOf(scenario)]).toEqual([[order], []]);
    expect(
      [3, 0].map((coal) => elementCount(player(scenario, 0), CLOCK[coal] as (typeof CLOCK)[number])),
    ).toEqual([1, 0]);
  });

  it('GA-6.8: a slot takes one cube of its colour, or two of any colours, each for a step', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'railway-one-of-each');
    put(scenario, 'storage', [2, 1, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6');
    playPlies(scenario, 0, 'storageToOrder yellow>railway-one-of-each.yellow');
    expect(stepsLeft(scenario)).toBe(5);
    playPlies(
      scenario,
      0,
      'storageToOrder yellow>railway-one-of-each.black, storageToOrder brown+railway-one-of-each.black',
    );
    expect([stepsLeft(scenario), scenario.state.unfilled[player(scenario, 0).orders[0] as number]]).toEqual([
      3, 2,
    ]);
  });

  it('GA-6.9: a half-filled slot may wait for a later mining action', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-black');
    put(scenario, 'storage', [2, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6, storageToOrder yellow>truck-1-black, stopMining, endTurn');
    giveTurn(scenario, 0);
    playPlies(scenario, 0, 'placeWorkers mining-10, storageToOrder yellow+truck-1-black');
    expect(scenario.facts.at(-1)).toMatchObject({ type: 'cubeLaid', filled: true });
  });

  it('GA-6.10, GA-6.11: a cube on a slot stays; no other way for coal exists', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-black');
    put(scenario, 'storage', [1, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6, storageToOrder yellow>truck-1-black');
    expect(offersOf(scenario, 0)).toEqual([
      'cageDown 1',
      'cageDown 2',
      'cageDown 3',
      'cageDown 4',
      'stopMining',
    ]);
  });

  it('GA-6.12, GA-6.13: everything stays between turns, and a filled order is not delivered by itself', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-1-yellow');
    playPlies(scenario, 0, 'placeWorkers mining-6, cageDown 1, cartToCage yellow, stopMining, endTurn');
    playPlies(scenario, 1, 'useBank, endTurn');
    expect([player(scenario, 0).level, player(scenario, 0).cage]).toEqual([1, [1, 0, 0, 0]]);
    playPlies(
      scenario,
      0,
      'placeWorkers mining-10, cageUp 0, cageToOrder yellow>truck-1-yellow, stopMining, endTurn',
    );
    expect([player(scenario, 0).orders.length, player(scenario, 0).delivered.length]).toEqual([1, 0]);
  });
});

describe('GA-6.9 without splitSubstitution [R 1]', () => {
  const pairStory = (): GlueckAufScenario => {
    const scenario = tableInPlay(2, { splitSubstitution: false });
    giveOrder(scenario, 0, 'truck-1-black');
    giveOrder(scenario, 0, 'truck-2-grey');
    return scenario;
  };

  it('GA-6.9: the first cube of a pair needs a second cube at hand', () => {
    const scenario = pairStory();
    put(scenario, 'storage', [1, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6');
    expect(whyNot(scenario, 0, 'storageToOrder yellow>truck-1-black')).toBe('noSecondCube GA-6.9');
    put(scenario, 'cage', [0, 1, 0, 0]);
    expect(whyNot(scenario, 0, 'storageToOrder yellow>truck-1-black')).toBeUndefined();
    player(scenario, 0).level = 2;
    expect(whyNot(scenario, 0, 'storageToOrder yellow>truck-1-black')).toBe('noSecondCube GA-6.9');
  });

  it('GA-6.9: the first cube of a pair needs a step for the second cube', () => {
    const scenario = pairStory();
    put(scenario, 'storage', [3, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6, cageDown 1, cageUp 0, cageDown 1, cageUp 0, cageDown 1');
    expect(whyNot(scenario, 0, 'storageToOrder yellow>truck-1-black')).toBe('noSecondCube GA-6.9');
  });

  it('GA-6.9: the next step must be the second cube on the same slot; not even stopping is allowed', () => {
    const scenario = pairStory();
    put(scenario, 'storage', [1, 1, 1, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6, storageToOrder yellow>truck-1-black');
    expect(whyNot(scenario, 0, 'stopMining')).toBe('notNow GA-6.9');
    expect(whyNot(scenario, 0, 'cageDown 1')).toBe('notNow GA-6.9');
    expect(whyNot(scenario, 0, 'storageToOrder grey>truck-2-grey')).toBe('secondCubeFirst GA-6.9');
    expect(offersOf(scenario, 0)).toEqual([
      'storageToOrder brown+truck-1-black',
      'storageToOrder grey+truck-1-black',
    ]);
    playPlies(scenario, 0, 'storageToOrder brown+truck-1-black');
    expect([stepsLeft(scenario), scenario.state.unfilled[player(scenario, 0).orders[0] as number]]).toEqual([
      4, 0,
    ]);
  });

  it('GA-6.9: a pair may be the last two steps', () => {
    const scenario = pairStory();
    put(scenario, 'storage', [2, 0, 0, 0]);
    playPlies(scenario, 0, 'placeWorkers mining-6, cageDown 1, cageUp 0, cageDown 1, cageUp 0');
    playPlies(scenario, 0, 'storageToOrder yellow>truck-1-black, storageToOrder yellow+truck-1-black');
    expect(offersOf(scenario, 0)).toEqual(['endTurn']);
  });
});

describe('delivery', () => {
  it('GA-7.1: there is one delivery space per transport, open for every player count', () => {
    for (const players of [2, 3, 4]) {
      const scenario = tableInPlay(players);
      for (const transport of ['handcart', 'horsecart', 'truck', 'railway']) {
        expect(whyNot(scenario, 0, `placeWorkers delivery-${transport}`)).toBe('noCompleteOrder GA-7.2');
      }
    }
  });

  it('GA-7.2: a half-filled order is not complete', () => {
    const scenario = tableInPlay(2);
    giveOrder(scenario, 0, 'truck-2-yellow');
    put(scenario, 'storage', [1, 0, 0, 0]);
    playPlies(
      scenario,
      0,
      'placeWorkers mining-6, storageToOrder yellow>truck-2-yellow, stopMining, endTurn',
    );
    giveTurn(scenario, 0);
    expect(whyNot(scenario, 0, 'placeWorkers delivery-truck')).toBe('noCompleteOrder GA-7.2');
  });

  it('GA-7.3, GA-7.4: all complete orders of the transport score at once, and their cubes return', () => {
    const scenario = tableInPlay(2);
    for (const id of ['truck-1-yellow', 'truck-1-brown', 'truck-1-grey', 'railway-1-black'])
      giveOrder(scenario, 0, id);
    put(scenario, 'storage', [1, 1, 0, 1]);
    const supply = [...scenario.state.supply];
    playPlies(
      scenario,
      0,
      'placeWorkers mining-6, storageToOrder yellow>truck-1-yellow, storageToOrder brown>truck-1-brown',
    );
    playPlies(scenario, 0, 'storageToOrder black>railway-1-black, stopMining, endTurn');
    giveTurn(scenario, 0);
    playPlies(scenario, 0, 'placeWorkers delivery-truck');
    expect([
      player(scenario, 0).delivered.length,
      player(scenario, 0).orders.length,
      player(scenario, 0).points[0],
    ]).toEqual([2, 2, 2 + 3]);
    expect(scenario.state.supply).toEqual([
      (supply[0] as number) + 1,
      (supply[1] as number) + 1,
      supply[2],
      supply[3],
    ]);
  });
});
