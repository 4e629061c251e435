import { isOver, keyFromSeed, Match, redealtCopy } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { TILES } from './components.ts';
import { glueckAuf } from './index.ts';
import { itemsOf } from './stack.ts';
import {
  deliverFor,
  playPlies,
  freshEntries,
  giveOrder,
  offersOf,
  player,
  tableInPlay,
  giveTurn,
} from './testing/scenario.ts';
import type { GlueckAufScenario } from './testing/scenario.ts';
import { seen } from './view.ts';

const stackTop = (scenario: GlueckAufScenario, count: number): number[] =>
  itemsOf(scenario.state.tileStack.entries).toReversed().slice(0, count);

function imagine({ state }: GlueckAufScenario, viewer: number | undefined, count: number): number[][] {
  return Array.from({ length: 60 }, (_, seed) =>
    itemsOf(redealtCopy(glueckAuf, state, viewer, keyFromSeed(seed)).tileStack.entries)
      .toReversed()
      .slice(0, count),
  );
}
const different = (lists: readonly number[][]): number => new Set(lists.map((list) => list.join())).size;

function drawAndReturn(scenario: GlueckAufScenario, seat: number, end: 'top' | 'bottom'): void {
  giveTurn(scenario, seat);
  playPlies(scenario, seat, 'placeWorkers factory-draw, buyDrawnTile none');
  playPlies(scenario, seat, `returnTilesTo ${end}`);
  while (offersOf(scenario, seat)[0] !== 'endTurn')
    playPlies(scenario, seat, offersOf(scenario, seat).at(-1) as string);
  playPlies(scenario, seat, 'endTurn');
}

describe('information', () => {
  it('GA-13.1: mines, money, orders, supplies and the sizes of both stacks are open to all', () => {
    const scenario = tableInPlay(3);
    giveOrder(scenario, 1, 'truck-2-grey');
    const view = glueckAuf.view(scenario.state, undefined);
    expect(view.players[1]?.orders).toEqual(player(scenario, 1).orders);
    expect([view.tilesInStack, view.ordersInStack]).toEqual([
      scenario.state.tileStack.entries.length,
      scenario.state.orderStack.entries.length,
    ]);
  });

  it('GA-13.2: nobody sees the order of a stack', () => {
    const scenario = tableInPlay(3);
    const text = JSON.stringify(glueckAuf.view(scenario.state, 0));
    expect(text).not.toContain('entries');
    expect(different(imagine(scenario, 0, 5))).toBeGreaterThan(50);
  });

  it('GA-13.3: only the acting player sees the drawn tiles and how they go back', () => {
    const scenario = tableInPlay(3);
    playPlies(scenario, 0, 'placeWorkers factory-draw');
    const drawn = itemsOf(scenario.state.drawn);
    expect(glueckAuf.view(scenario.state, 0).drawn).toEqual(drawn);
    for (const viewer of [1, 2, undefined]) {
      expect(glueckAuf.view(scenario.state, viewer)).toMatchObject({ drawn: [], drawnCount: 5 });
    }
    expect(scenario.facts.at(-1)).toEqual({ type: 'tilesDrawn', seat: 0, count: 5 });
    expect(
      different(
        Array.from({ length: 60 }, (_, seed) =>
          itemsOf(redealtCopy(glueckAuf, scenario.state, 1, keyFromSeed(seed)).drawn),
        ),
      ),
    ).toBeGreaterThan(50);
    expect(itemsOf(redealtCopy(glueckAuf, scenario.state, 0, keyFromSeed(1)).drawn)).toEqual(drawn);
  });

  it('GA-13.4: delivered orders lie face down: the owner looks, the others see their number', () => {
    const scenario = tableInPlay(2);
    deliverFor(scenario, 0, 'truck-2-grey');
    expect(glueckAuf.view(scenario.state, 0).players[0]?.delivered).toEqual(player(scenario, 0).delivered);
    expect(glueckAuf.view(scenario.state, 1).players[0]).toMatchObject({
      deliveredCount: 1,
      delivered: null,
    });
    const seenFact = {
      type: 'orderDelivered',
      seat: 0,
      order: 3,
      transport: 0,
      points: 4,
      open: false,
    } as const;
    expect([seen(seenFact, 0), seen(seenFact, 1)]).toEqual([seenFact, { ...seenFact, order: -1 }]);
    scenario.state.steps = [];
    expect(glueckAuf.view(scenario.state, 1).players[0]?.delivered).toHaveLength(1);
  });

  it('GA-13.4: with openDeliveredOrders they lie open', () => {
    const scenario = tableInPlay(2, { openDeliveredOrders: true });
    deliverFor(scenario, 0, 'truck-2-grey');
    expect(glueckAuf.view(scenario.state, undefined).players[0]?.delivered).toHaveLength(1);
  });

  it('GA-13.5: the audit notices a wrong number of cubes, orders, tiles or workers, and an overfull cage', () => {
    const breakings: ((scenario: GlueckAufScenario) => void)[] = [
      ({ state }) => (state.supply[0] = 0),
      ({ state }) => state.players[0]?.orders.push(state.display[1] as number),
      ({ state }) => state.tileStack.entries.pop(),
      ({ state }) => (state.bank[0] = 1),
      ({ state }) => ((state.players[0]?.cage ?? [])[0] = 6),
      ({ state }) => ((state.players[0]?.loaded ?? [])[0] = 5),
      ({ state }) => (state.slots[0] = 1),
      ({ state }) => (state.unfilled[0] = 0),
      ({ state }) => ((state.players[0] as { marks: number }).marks = -1),
    ];
    for (const breaking of breakings) {
      const scenario = tableInPlay(2);
      expect(glueckAuf.audit(scenario.state)).toEqual([]);
      breaking(scenario);
      expect(glueckAuf.audit(scenario.state)).not.toEqual([]);
    }
  });

  it('GA-13.6: only the six kinds of decisions are asked for', () => {
    // In the order of the phases; the rule lists them in another one.
    expect([...glueckAuf.verbs.keys()]).toEqual([
      'draftOrder',
      'placeWorkers',
      'useBank',
      'buyDrawnTile',
      'returnTilesTo',
      'returnTile',
      'loadOtherCoal',
      'cageDown',
      'cageUp',
      'cartToCage',
      'cageToOrder',
      'cageToStorage',
      'storageToOrder',
      'stopMining',
      'keepDrawnOrder',
      'returnOrdersTo',
      'returnOrder',
      'endTurn',
    ]);
  });
});

describe('GA-13.7: undo', () => {
  function started() {
    const match = Match.start(glueckAuf, { names: ['Anna', 'Bo'], options: {}, key: keyFromSeed('undo') });
    while (match.state.steps[0]?.at === 'draft') {
      const seat = Math.log2(match.state.steps[0].pending);
      match.play(seat, [match.offers(seat)[0] as [string, number]]);
    }
    return { match, seat: Math.log2((match.state.steps[0] as { pending: number }).pending) };
  }
  const space = (id: string): [string, number] => [
    'placeWorkers',
    glueckAuf.moves[glueckAuf.verbs.get('placeWorkers') as number]?.nouns.indexOf(id) as number,
  ];

  it('GA-13.7: everything in a turn can be taken back until it is confirmed', () => {
    const { match, seat } = started();
    const before = JSON.stringify(match.state);
    match.play(seat, [space('mining-6'), ['cageDown', 3], ['cageUp', 0], ['stopMining', 0]]);
    expect(match.undoable(seat)).toBe(4);
    match.undo(seat);
    expect(match.state.steps.at(-1)).toEqual({ at: 'mining', pending: 1 << seat, left: 4 });
    match.undo(seat, 'turn');
    expect(JSON.stringify(match.state)).toBe(before);
    match.play(seat, [space('money-6'), ['endTurn', 0]]);
    expect(match.undo(seat)?.refusal.reason).toBe('nothingToUndo');
  });

  it('GA-13.7: placing on a draw space is final at once', () => {
    const { match, seat } = started();
    match.play(seat, [space('factory-draw')]);
    expect(match.undoable(seat)).toBe(0);
    match.play(seat, [['buyDrawnTile', 16]]);
    expect(match.undoable(seat)).toBe(1); // nobody has seen anything
  });

  it('GA-13.7: what was bought or kept from a draw is seen by all, and final', () => {
    const { match, seat } = started();
    match.play(seat, [space('order-draw')]);
    const keep = match.offers(seat)[0] as [string, number];
    match.play(seat, [keep]);
    expect(match.undoable(seat)).toBe(0);
  });

  it('GA-13.7: a player alone at the end of a shift cannot go back behind a confirmed turn', () => {
    const { match, seat } = started();
    const other = match.state.players[1 - seat] as { workers: number };
    match.state.canteen[1 - seat] = other.workers;
    other.workers = 0;
    match.play(seat, [space('money-4'), ['endTurn', 0]]);
    match.play(seat, [['useBank', 0]]);
    expect(match.undoable(seat)).toBe(1);
  });
});

describe('GA-13.8: what was seen by a draw stays known as long as it is valid', () => {
  it('GA-13.8: a seat that returned five tiles knows them in every deal; the others do not', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'top');
    expect(new Set(imagine(scenario, 0, 5).map(String))).toEqual(new Set([String(stackTop(scenario, 5))]));
    expect(different(imagine(scenario, 1, 5))).toBeGreaterThan(50);
    expect(different(imagine(scenario, undefined, 5))).toBeGreaterThan(50);
  });

  it('GA-13.8: a seat also knows what it returned to the bottom of the stack', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'bottom');
    const bottom = (state = scenario.state): number[] => itemsOf(state.tileStack.entries).slice(0, 5);
    for (let seed = 0; seed < 20; seed++)
      expect(bottom(redealtCopy(glueckAuf, scenario.state, 0, keyFromSeed(seed)))).toEqual(bottom());
  });

  it('GA-13.8: a tile that is turned up leaves the others where they are', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'top');
    giveTurn(scenario, 1);
    player(scenario, 1).marks = 20;
    playPlies(scenario, 1, 'placeWorkers factory-1, endTurn');
    expect(new Set(imagine(scenario, 0, 4).map(String))).toEqual(new Set([String(stackTop(scenario, 4))]));
  });

  it('GA-13.8: after another seat draws and returns them, the tiles are known, but not their order', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'top');
    drawAndReturn(scenario, 1, 'top');
    const tops = imagine(scenario, 0, 5);
    const sorted = (list: readonly number[]): string => [...list].sort((a, b) => a - b).join();
    expect(new Set(tops.map(sorted))).toEqual(new Set([sorted(stackTop(scenario, 5))]));
    expect(different(tops)).toBeGreaterThan(5);
    expect(new Set(imagine(scenario, 1, 5).map(String))).toEqual(new Set([String(stackTop(scenario, 5))]));
  });

  it('GA-13.8: while another seat looks at them, the tiles are known, but not their order', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'top');
    const known = stackTop(scenario, 5);
    giveTurn(scenario, 1);
    playPlies(scenario, 1, 'placeWorkers factory-draw');
    for (let seed = 0; seed < 20; seed++) {
      const drawn = itemsOf(redealtCopy(glueckAuf, scenario.state, 0, keyFromSeed(seed)).drawn);
      expect([...drawn].sort()).toEqual([...known].sort());
    }
  });

  it('GA-13.8: a block that a draw cuts in two is forgotten by those who did not arrange it', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'top');
    drawAndReturn(scenario, 1, 'top');
    scenario.state.tileStack.entries.push((7 << 10) | 0, (7 << 10) | 1); // two unseen ones come on top
    giveTurn(scenario, 2);
    playPlies(scenario, 2, 'placeWorkers factory-draw, buyDrawnTile none, returnTilesTo top');
    while (!isOver(scenario.state) && offersOf(scenario, 2)[0] !== 'endTurn')
      playPlies(scenario, 2, offersOf(scenario, 2)[0] as string);
    const knows = (seat: number): number =>
      scenario.state.tileStack.entries.filter((entry) => (entry >> 6) & (1 << seat)).length;
    expect([knows(0), knows(1), knows(2)]).toEqual([0, 5, 5]);
  });

  it('GA-13.8: when one of two equal tiles is bought, a seat that knew of one no longer counts on the other', () => {
    const scenario = tableInPlay(3);
    const equal = scenario.state.tileStack.entries.at(-1) as number;
    drawAndReturn(scenario, 0, 'top'); // seat 0 knows five tiles, one of them the kind in question
    giveTurn(scenario, 1);
    player(scenario, 1).marks = 20;
    playPlies(scenario, 1, 'placeWorkers factory-draw');
    // and a second of that kind that seat 0 never saw
    scenario.state.drawn.push(freshEntries([equal & 63])[0] as number);
    const kind = TILES[equal & 63]?.id as string;
    const known = (): number =>
      scenario.state.drawn.filter((entry) => (entry & 63) === (equal & 63) && ((entry >> 6) & 1) === 1)
        .length;
    scenario.state.drawn.unshift(scenario.state.drawn.pop() as number); // the unknown one is found first
    expect(known()).toBeGreaterThan(0);
    const before = known();
    playPlies(scenario, 1, `buyDrawnTile ${kind}`);
    expect(known()).toBe(before - 1);
  });

  it('GA-13.8: a redeal does not depend on what it hides', () => {
    const scenario = tableInPlay(3);
    drawAndReturn(scenario, 0, 'top');
    drawAndReturn(scenario, 1, 'bottom');
    for (const viewer of [0, 1, 2, undefined]) {
      const twin = redealtCopy(glueckAuf, scenario.state, viewer, keyFromSeed('one'));
      expect(redealtCopy(glueckAuf, twin, viewer, keyFromSeed('two'))).toEqual(
        redealtCopy(glueckAuf, scenario.state, viewer, keyFromSeed('two')),
      );
    }
  });
});
