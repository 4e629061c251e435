import { describe, expect, it } from 'vitest';
import { TILES } from '../components.ts';
import { itemsOf } from '../stack.ts';
import {
  auditOf,
  displayTile,
  playPlies,
  freshEntries,
  installTile,
  offersOf,
  player,
  tableInPlay,
  tileNamed,
  giveTurn,
  whyNot,
} from '../testing/scenario.ts';
import type { GlueckAufScenario } from '../testing/scenario.ts';

const NAMES = [
  'yellow-1-light',
  'yellow-2-light',
  'brown-1-dark',
  'grey-1-light',
  'black-1-dark',
  'black-2-light',
] as const;
const [A, B, C, D, E, F] = NAMES.map(tileNamed) as [number, number, number, number, number, number];

function stackOf(scenario: GlueckAufScenario, tiles: readonly number[]): void {
  scenario.state.tileStack.entries = freshEntries([...tiles].toReversed());
}
const stackNow = (scenario: GlueckAufScenario): number[] =>
  itemsOf(scenario.state.tileStack.entries).toReversed();

function exhaust(scenario: GlueckAufScenario, coal: number, left = 0): void {
  const { storage } = player(scenario, 1);
  storage[coal] = (storage[coal] as number) + (scenario.state.supply[coal] as number) - left;
  scenario.state.supply[coal] = left;
}

describe('factory', () => {
  it('GA-T2: a light tile with two grey carts costs 6 marks and lands loaded on level 3, light side', () => {
    const scenario = tableInPlay(2);
    displayTile(scenario, 0, 'grey-2-light');
    playPlies(scenario, 0, 'placeWorkers factory-1');
    const { marks, tiles, carts, loaded } = player(scenario, 0);
    expect([marks, tiles, carts]).toEqual([10 - 6, [tileNamed('grey-2-light')], [1, 1, 3, 1]]);
    expect(loaded.slice(8, 12)).toEqual([0, 0, 3, 0]);
    expect([scenario.state.supply[2], auditOf(scenario)]).toEqual([14 - 2, []]);
  });

  it('GA-5.1: a space needs a tile that the player can pay, and this tile must be bought', () => {
    const scenario = tableInPlay(2);
    displayTile(scenario, 0, 'black-2-dark');
    player(scenario, 0).marks = 7;
    expect(whyNot(scenario, 0, 'placeWorkers factory-1')).toBe('tooLittleMoney GA-5.1');
    player(scenario, 0).marks = 8;
    playPlies(scenario, 0, 'placeWorkers factory-1');
    expect(player(scenario, 0).tiles).toEqual([tileNamed('black-2-dark')]);
    giveTurn(scenario, 1);
    expect(whyNot(scenario, 1, 'placeWorkers factory-1')).toBe('noTileThere GA-5.1');
  });

  it('GA-5.2: the price is the number of carts × 1, 2, 3 or 4 marks', () => {
    expect(TILES.map(({ price }) => price)).toEqual([1, 2, 1, 2, 2, 4, 2, 4, 3, 6, 3, 6, 4, 8, 4, 8]);
  });

  it('GA-5.3, GA-5.4: each cart gets a cube of the tile’s coal at once; there is no limit per level or side', () => {
    const scenario = tableInPlay(4);
    for (let i = 0; i < 3; i++) installTile(scenario, 0, 'yellow-1-light');
    displayTile(scenario, 0, 'yellow-2-light');
    playPlies(scenario, 0, 'placeWorkers factory-1');
    expect([player(scenario, 0).carts[0], player(scenario, 0).loaded[0]]).toEqual([6, 6]);
  });

  it('GA-5.5: of the five drawn tiles one that can be paid is bought, or none; the others go back', () => {
    const scenario = tableInPlay(2);
    stackOf(scenario, [A, B, C, D, F, E]);
    player(scenario, 0).marks = 4;
    playPlies(scenario, 0, 'placeWorkers factory-draw');
    expect(whyNot(scenario, 0, 'buyDrawnTile black-2-light')).toBe('tooLittleMoney GA-5.5');
    expect(whyNot(scenario, 0, 'buyDrawnTile black-1-dark')).toBe('tileNotDrawn GA-5.5');
    expect(offersOf(scenario, 0)).toContain('buyDrawnTile none');
    playPlies(
      scenario,
      0,
      'buyDrawnTile grey-1-light, returnTilesTo top, returnTile black-2-light, returnTile brown-1-dark',
    );
    expect(whyNot(scenario, 0, 'returnTile grey-1-light')).toBe('tileNotDrawn GA-5.10');
    playPlies(scenario, 0, 'returnTile yellow-1-light');
    expect([stackNow(scenario), player(scenario, 0).marks, player(scenario, 0).tiles]).toEqual([
      [F, C, A, B, E],
      1,
      [D],
    ]);
    expect(offersOf(scenario, 0)).toEqual(['endTurn']);
  });

  it('GA-T16: with three tiles left three are seen, one may be bought; with none the space is closed', () => {
    const scenario = tableInPlay(2);
    stackOf(scenario, [A, B, C]);
    playPlies(scenario, 0, 'placeWorkers factory-draw');
    expect(itemsOf(scenario.state.drawn)).toEqual([A, B, C]);
    playPlies(
      scenario,
      0,
      'buyDrawnTile yellow-1-light, returnTilesTo bottom, returnTile brown-1-dark, endTurn',
    );
    expect(stackNow(scenario)).toEqual([C, B]);
    stackOf(scenario, []);
    expect(whyNot(scenario, 1, 'placeWorkers factory-draw')).toBe('tileStackEmpty GA-5.6');
  });

  it('GA-5.6: after the last tile of the stack is bought nothing more is asked', () => {
    const scenario = tableInPlay(2);
    stackOf(scenario, [A]);
    playPlies(scenario, 0, 'placeWorkers factory-draw, buyDrawnTile yellow-1-light');
    expect([stackNow(scenario), offersOf(scenario, 0)]).toEqual([[], ['endTurn']]);
  });

  it('GA-T17: without money the draw space is legal, and only "none" is possible', () => {
    const scenario = tableInPlay(2);
    player(scenario, 0).marks = 0;
    const factory = offersOf(scenario, 0).filter((ply) => ply.includes('factory'));
    expect(factory).toEqual(['placeWorkers factory-draw']);
    playPlies(scenario, 0, 'placeWorkers factory-draw');
    expect(offersOf(scenario, 0)).toEqual(['buyDrawnTile none']);
  });

  it('GA-5.7: a bought tile is replaced by the top tile of the stack, if there is one; a drawn tile is not', () => {
    const scenario = tableInPlay(2);
    displayTile(scenario, 0, 'yellow-1-dark');
    stackOf(scenario, [B, A]);
    playPlies(scenario, 0, 'placeWorkers factory-1, endTurn');
    expect([scenario.state.factory[0], stackNow(scenario)]).toEqual([B, [A]]);
    const before = [...scenario.state.factory];
    playPlies(scenario, 1, 'placeWorkers factory-draw, buyDrawnTile yellow-1-light, endTurn');
    expect([scenario.state.factory, stackNow(scenario)]).toEqual([before, []]);
    playPlies(scenario, 0, 'placeWorkers factory-1, endTurn');
    expect(scenario.state.factory[0]).toBe(-1);
  });

  it('GA-5.8: own coal is loaded first; then the player chooses among the others; the price stays', () => {
    const scenario = tableInPlay(2);
    displayTile(scenario, 0, 'brown-2-dark');
    exhaust(scenario, 1, 1);
    playPlies(scenario, 0, 'placeWorkers factory-1');
    expect(player(scenario, 0).marks).toBe(10 - 4);
    expect(offersOf(scenario, 0)).toEqual([
      'loadOtherCoal yellow',
      'loadOtherCoal grey',
      'loadOtherCoal black',
    ]);
    expect(whyNot(scenario, 0, 'loadOtherCoal brown')).toBe('coalNotInSupply GA-5.8');
    playPlies(scenario, 0, 'loadOtherCoal black');
    expect(player(scenario, 0).loaded.slice(4, 8)).toEqual([0, 2, 0, 1]);
    expect([offersOf(scenario, 0), auditOf(scenario)]).toEqual([['endTurn'], []]);
  });

  it('GA-5.8: a shortage after a draw is asked when the others are back on the stack', () => {
    const scenario = tableInPlay(2);
    stackOf(scenario, [tileNamed('brown-2-dark'), A, B]);
    exhaust(scenario, 1);
    playPlies(
      scenario,
      0,
      'placeWorkers factory-draw, buyDrawnTile brown-2-dark, returnTilesTo top, returnTile yellow-2-light',
    );
    playPlies(scenario, 0, 'loadOtherCoal grey, loadOtherCoal yellow');
    expect(offersOf(scenario, 0)).toEqual(['endTurn']);
  });

  it('GA-5.8: a single coal left is taken without asking; with an empty supply the cart stays empty', () => {
    const scenario = tableInPlay(2);
    displayTile(scenario, 0, 'brown-2-dark');
    for (const coal of [0, 1, 2]) exhaust(scenario, coal);
    exhaust(scenario, 3, 1);
    playPlies(scenario, 0, 'placeWorkers factory-1');
    expect([player(scenario, 0).loaded.slice(4, 8), scenario.state.supply]).toEqual([
      [0, 1, 0, 1],
      [0, 0, 0, 0],
    ]);
    expect(scenario.facts).toContainEqual({ type: 'cartsLeftEmpty', seat: 0, carts: 1, level: 2 });
    expect([offersOf(scenario, 0), auditOf(scenario)]).toEqual([['endTurn'], []]);
  });

  it('GA-5.9: a cart emptied by mining stays empty', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers mining-6, cageDown 1, cartToCage yellow, stopMining, endTurn');
    giveTurn(scenario, 0);
    displayTile(scenario, 0, 'yellow-1-light');
    playPlies(scenario, 0, 'placeWorkers factory-1');
    expect([player(scenario, 0).carts[0], player(scenario, 0).loaded[0]]).toEqual([2, 1]);
  });

  it('GA-T24: returned tiles read from top to bottom, on top of the stack or under it', () => {
    const returning = (end: string): number[] => {
      const scenario = tableInPlay(2);
      stackOf(scenario, [A, B, C, D, E, F]);
      const order = [C, A, E, D].map((tile) => `returnTile ${TILES[tile]?.id}`).join(', ');
      playPlies(scenario, 0, `placeWorkers factory-draw, buyDrawnTile none, returnTilesTo ${end}, ${order}`);
      return stackNow(scenario);
    };
    expect(returning('bottom')).toEqual([F, C, A, E, D, B]);
    expect(returning('top')).toEqual([C, A, E, D, B, F]);
  });
});

describe('drawing orders', () => {
  it("GA-9.2: one of the five orders is kept open or none, the others go back; an empty stack can't be chosen", () => {
    const scenario = tableInPlay(2);
    const [first, second, third, fourth, fifth] = itemsOf(scenario.state.orderStack.entries).toReversed() as [
      number,
      number,
      number,
      number,
      number,
    ];
    playPlies(scenario, 0, 'placeWorkers order-draw');
    expect(itemsOf(scenario.state.drawn)).toEqual([first, second, third, fourth, fifth]);
    const offers = offersOf(scenario, 0);
    expect(offers).toHaveLength(6);
    playPlies(scenario, 0, `${offers.find((ply) => ply !== 'keepDrawnOrder none')}, returnOrdersTo bottom`);
    for (let i = 0; i < 3; i++) playPlies(scenario, 0, offersOf(scenario, 0)[0] as string);
    expect([player(scenario, 0).orders.length, offersOf(scenario, 0)]).toEqual([1, ['endTurn']]);
    playPlies(scenario, 0, 'endTurn');
    expect(whyNot(scenario, 1, 'keepDrawnOrder none')).toBe('notNow GA-3.1');
    scenario.state.orderStack.entries.length = 0;
    expect(whyNot(scenario, 1, 'placeWorkers order-draw')).toBe('orderStackEmpty GA-9.2');
  });

  it('GA-9.2: only a drawn order can be kept or returned', () => {
    const scenario = tableInPlay(2);
    playPlies(scenario, 0, 'placeWorkers order-draw');
    const id = [
      'truck-1-grey',
      'truck-2-grey',
      'truck-1-black',
      'railway-1-grey',
      'railway-2-grey',
      'handcart-1-grey',
    ].find((name) => !offersOf(scenario, 0).includes(`keepDrawnOrder ${name}`));
    expect(whyNot(scenario, 0, `keepDrawnOrder ${id}`)).toBe('orderNotDrawn GA-9.2');
    playPlies(scenario, 0, 'keepDrawnOrder none, returnOrdersTo top');
    expect(whyNot(scenario, 0, `returnOrder ${id}`)).toBe('orderNotDrawn GA-5.10');
  });
});
