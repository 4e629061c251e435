import {
  bit,
  firstPending,
  isOver,
  keyFromSeed,
  offersFor,
  parsePly,
  playPly,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { GlueckAuf, Player } from '../rules/index.ts';
import { CLOCK, ORDERS, SLOT_COAL, SPACES, TILES, glueckAuf, playerOf, slotsOf } from '../rules/index.ts';
import { botKit } from './index.ts';

const champion = botKit.champions.at(-1) as (typeof botKit.champions)[number];
const evaluator = botKit.createEvaluator(champion.weights);
const options = resolveOptions(glueckAuf, {});

/** A two-player table after the draft: nobody holds an order, seat 0 is on turn. */
function table(tell: (state: GlueckAuf) => void = () => undefined, seats = 2): GlueckAuf {
  const state = glueckAuf.setup(seats, options, keyFromSeed(1), undefined);
  advanceToDecision(glueckAuf, state, undefined);
  for (const player of state.players) player.orders.length = 0;
  state.draftRow.length = 0;
  state.startPlayer = 0;
  state.steps = [{ at: 'turn', pending: bit(0), left: 0 }];
  tell(state);
  return state;
}

const orderNamed = (id: string): number => ORDERS.findIndex((card) => card.id === id);
const spaceNamed = (id: string): number => SPACES.findIndex((space) => space.id === id);
const first = (state: GlueckAuf): Player => playerOf(state, 0);
const valueOf = (tell?: (state: GlueckAuf) => void, seats = 2): number =>
  evaluator.evaluate(table(tell, seats), 0);
const holds = (state: GlueckAuf, ...ids: string[]): void =>
  void first(state).orders.push(...ids.map(orderNamed));

function fill(state: GlueckAuf, id: string, many: number): void {
  const order = orderNamed(id);
  for (const slot of slotsOf(order).slice(0, many)) state.slots[slot] = (SLOT_COAL[slot] as number) + 1;
  state.unfilled[order] = slotsOf(order).length - many;
}

function plays(state: GlueckAuf, plies: string): number[] {
  return plies.split(', ').map((text) => {
    playPly(glueckAuf, state, 0, parsePly(glueckAuf, text), undefined);
    return evaluator.evaluate(state, 0);
  });
}

describe('evaluation of orders and cubes', () => {
  it('an order that lacks one cube is worth more than one that lacks three', () => {
    const lacking = (filled: number): number =>
      valueOf((state) => {
        holds(state, 'railway-3-grey');
        fill(state, 'railway-3-grey', filled);
      });
    expect(lacking(2)).toBeGreaterThan(lacking(0));
    expect(lacking(3)).toBeGreaterThan(lacking(2));
  });

  it('a cube is worth more the nearer it is to its order', () => {
    const withCube = (put: (player: Player) => void): number =>
      valueOf((state) => {
        holds(state, 'truck-1-black');
        first(state).loaded[15] = 0;
        first(state).carts[3] = 0;
        put(first(state));
      });
    const nowhere = withCube(() => undefined);
    const inCage = withCube((player) => (player.cage[3] = 1));
    const below = withCube((player) => {
      player.cage[3] = 1;
      player.level = 4;
    });
    expect(below).toBeGreaterThan(nowhere);
    expect(inCage).toBeGreaterThan(below);
  });

  it('two cubes of another coal are worth more than one', () => {
    const withYellow = (cubes: number): number =>
      valueOf((state) => {
        holds(state, 'truck-1-black');
        first(state).loaded.fill(0);
        first(state).storage[0] = cubes;
      });
    expect(withYellow(2)).toBeGreaterThan(withYellow(1));
  });

  it('a delivery is worth more while its space is free', () => {
    const crowd = (workers: number): number =>
      valueOf((state) => {
        holds(state, 'truck-1-black');
        fill(state, 'truck-1-black', 1);
        state.workersOn[spaceNamed('delivery-truck')] = workers;
      });
    expect(crowd(0)).toBeGreaterThan(crowd(2));
  });

  it('an order that can’t be delivered in time costs a point', () => {
    const atTheEnd = (tell: (state: GlueckAuf) => void): number =>
      valueOf((state) => {
        state.shift = 3;
        for (const player of state.players) player.workers = 1;
        tell(state);
      });
    expect(atTheEnd((state) => holds(state, 'railway-3-grey'))).toBeLessThan(atTheEnd(() => undefined));
  });
});

describe('the clock', () => {
  /** Just before the second scoring, with these orders delivered by railway. */
  const railway = (mine: readonly string[], theirs: readonly string[]): number =>
    valueOf((state) => {
      state.shift = 2;
      for (const player of state.players) player.workers = 1;
      first(state).delivered.push(...mine.map(orderNamed));
      playerOf(state, 1).delivered.push(...theirs.map(orderNamed));
    });

  it('a tie is worth nearly as much as a lead, one slot less is not', () => {
    const behind = railway(['railway-1-yellow'], ['railway-2-yellow']);
    const tied = railway(['railway-2-yellow'], ['railway-2-brown']);
    const ahead = railway(['railway-3-brown'], ['railway-2-yellow']);
    expect(tied - behind).toBeGreaterThan(ahead - tied);
  });

  it('counts of opponents reduce the expected points', () => {
    expect(railway(['railway-2-yellow'], ['railway-3-grey'])).toBeLessThan(railway(['railway-2-yellow'], []));
  });

  it('second place counts with three players but not with two', () => {
    const second = (seats: number, mine: boolean): number => {
      const parts: number[] = [];
      const state = table((each) => {
        each.shift = 3;
        for (const player of each.players) {
          player.workers = 1;
          player.carts.fill(0);
          player.loaded.fill(0);
        }
        playerOf(each, 1).carts[3] = 9;
        if (mine) first(each).carts[3] = 3;
      }, seats);
      evaluator.evaluate(state, 0, parts);
      return parts[3] as number;
    };
    const { second: points } = CLOCK.at(-1) as (typeof CLOCK)[number];
    expect(second(3, true) - second(3, false)).toBeGreaterThan(points * 0.6);
    expect(second(2, true) - second(2, false)).toBeLessThan(points * 0.3);
  });
});

describe('a mining action in progress', () => {
  const ready = (): GlueckAuf =>
    table((state) => {
      holds(state, 'truck-1-black', 'railway-1-grey');
    });
  const STEPS =
    'cageDown 4, cartToCage black, cageUp 3, cartToCage grey, cageUp 0, ' +
    'cageToOrder black>truck-1-black, cageToOrder grey>railway-1-grey';

  it('its evaluation stays the same while every step is needed', () => {
    const state = ready();
    const [begun] = plays(state, 'placeWorkers mining-10') as [number];
    for (const value of plays(state, STEPS)) expect(Math.abs(value - begun)).toBeLessThan(0.5);
  });

  it('starting it improves the evaluation, and a wasted step worsens it', () => {
    const before = evaluator.evaluate(ready(), 0);
    const state = ready();
    const [begun] = plays(state, 'placeWorkers mining-6') as [number];
    expect(begun).toBeGreaterThan(before);
    const [wasted] = plays(state, 'cageDown 1') as [number];
    expect(wasted).toBeLessThan(begun);
  });

  it('it is worth nothing without anything to mine', () => {
    const idle = table((state) => first(state).loaded.fill(0));
    const before = evaluator.evaluate(idle, 0);
    expect((plays(idle, 'placeWorkers mining-10')[0] as number) - before).toBeLessThan(0);
  });
});

describe('evaluation of tiles, money and leads', () => {
  it('an imbalance of tiles costs points, more towards the end', () => {
    const uneven = (shift: number, ids: readonly string[]): number => {
      const parts: number[] = [];
      evaluator.evaluate(
        table((state) => {
          state.shift = shift;
          first(state).tiles.push(...ids.map((id) => TILES.findIndex((tile) => tile.id === id)));
        }),
        0,
        parts,
      );
      return parts[7] as number;
    };
    expect(uneven(1, ['grey-1-light', 'grey-1-dark'])).toBeCloseTo(0);
    expect(uneven(1, ['grey-1-light', 'grey-2-light'])).toBeLessThan(0);
    expect(uneven(3, ['grey-1-light', 'grey-2-light'])).toBeLessThan(
      uneven(1, ['grey-1-light', 'grey-2-light']),
    );
  });

  it('marks are worth more while there are tiles to buy', () => {
    const marks = (shift: number, many: number): number =>
      valueOf((state) => {
        state.shift = shift;
        if (shift === 3) first(state).workers = 1;
        first(state).marks = many;
      });
    expect(marks(1, 5) - marks(1, 0)).toBeGreaterThan(marks(3, 5) - marks(3, 0));
    expect(marks(3, 5)).toBeGreaterThan(marks(3, 4));
  });

  it('a smaller lead is decisive near the end', () => {
    expect(evaluator.leadScale(table((state) => (state.shift = 3)))).toBeLessThan(
      evaluator.leadScale(table()),
    );
  });
});

describe('parts of an evaluation', () => {
  it('an evaluation is the sum of its sources, changes nothing, and is the score when the game is over', () => {
    const state = glueckAuf.setup(3, options, keyFromSeed(7), undefined);
    advanceToDecision(glueckAuf, state, undefined);
    const parts: number[] = [];
    for (let ply = 0; !isOver(state); ply++) {
      const before = JSON.stringify(state);
      const seat = firstPending(state);
      const value = evaluator.evaluate(state, seat, parts);
      expect(JSON.stringify(state)).toBe(before);
      expect(parts).toHaveLength(evaluator.sources.length);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(value);
      const offers = offersFor(glueckAuf, state, seat);
      playPly(
        glueckAuf,
        state,
        seat,
        offers[(ply * 7) % offers.length] as (typeof offers)[number],
        undefined,
      );
    }
    glueckAuf.outcome(state).seats.forEach(({ total, sources }, seat) => {
      expect(evaluator.evaluate(state, seat, parts)).toBe(total);
      expect(Object.fromEntries(evaluator.sources.map((source, i) => [source, parts[i]]))).toEqual(sources);
    });
  });

  it('every stored champion gives a finite evaluation', () => {
    for (const { weights } of botKit.champions)
      expect(Number.isFinite(botKit.createEvaluator(weights).evaluate(table(), 1))).toBe(true);
    expect(() => botKit.createEvaluator({})).toThrow('no weight');
  });
});
