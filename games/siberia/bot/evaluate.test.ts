import { codeOf, keyFromSeed, playCode, resolveOptions } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Siberia } from '../rules/index.ts';
import {
  ACTIONS,
  add,
  coverField,
  HAND,
  moneyOf,
  PLACES,
  playerOf,
  RESEARCH,
  RESOURCES,
  siberia,
  TERRITORIES,
  TERRITORIES_CLOSED,
  tileEntry,
  TILES,
  VLADIVOSTOK,
} from '../rules/index.ts';
import { botKit } from './index.ts';

const evaluator = botKit.createEvaluator(botKit.champions.at(-1)?.weights ?? {});
const action = (name: (typeof ACTIONS)[number]): number => ACTIONS.indexOf(name);
const place = (name: (typeof PLACES)[number]): number => PLACES.indexOf(name);

/**
 * Phase 2 of round 1 with empty boards, seat 0 on turn; gas and coal in every territory; Tokyo, Shanghai, New
 * York, Zurich, Toronto.
 */
function table(seats = 2): Siberia {
  const state = siberia.setup(seats, resolveOptions(siberia, {}), keyFromSeed(1), undefined);
  state.cities = [0, 1, 3, 5, 7, 9];
  state.cubes = TERRITORIES.map(() => 0b11);
  state.supply = [9, 9, 9, 9, 9];
  state.faceUp = [0, 1, 2, 3];
  for (const player of state.players) {
    player.figures = 4;
    add(player.workers, VLADIVOSTOK);
    add(player.salesmen, 0);
  }
  state.startPlayer = 0;
  state.steps = [{ at: 'turn', pending: 1, left: 0 }];
  return state;
}

function gain(change: (state: Siberia) => void, before: (state: Siberia) => void = () => {}): number {
  const state = table();
  before(state);
  const value = evaluator.evaluate(state, 0);
  change(state);
  return evaluator.evaluate(state, 0) - value;
}

const cover = (state: Siberia, seat: number, name: (typeof ACTIONS)[number], tiles = 1): void => {
  const tile = TILES.findIndex(
    ({ person, resource }) => person === action(name) || resource === RESOURCES.indexOf(name as never),
  );
  for (let i = 0; i < tiles; i++) coverField(playerOf(state, seat), tile, action(name));
};
const stand = (state: Siberia, seat: number, name: (typeof PLACES)[number]): void => {
  playerOf(state, seat).figures--;
  add(playerOf(state, seat).workers, place(name));
};
const post = (state: Siberia, field: number): void => {
  playerOf(state, 0).figures--;
  add(playerOf(state, 0).salesmen, field);
};

describe('evaluation', () => {
  it('a worker with cubes in reach is worth more than one in Vladivostok', () => {
    expect(gain((state) => stand(state, 0, 'amur'))).toBeGreaterThan(
      gain((state) => stand(state, 0, 'vladivostok')),
    );
  });

  it('a second worker in a territory mines nothing more, one in another territory does', () => {
    const first = (state: Siberia): void => stand(state, 0, 'amur');
    expect(gain((state) => stand(state, 0, 'okhotsk'), first)).toBeGreaterThan(gain(first, first));
  });

  it('a salesman at a high price is worth more than one where the resource is not bought', () => {
    const gasReady = (state: Siberia): void => {
      stand(state, 0, 'amur');
      stand(state, 0, 'okhotsk');
      state.cubes = TERRITORIES.map(() => 1);
      cover(state, 0, 'gas', 2);
    };
    const tokyo = gain((state) => post(state, 1), gasReady);
    const shanghai = gain((state) => post(state, 2), gasReady);
    expect(tokyo).toBeGreaterThan(shanghai);
  });

  it('the second tile of a sale is worth more than the first when the end is near', () => {
    const mine = (state: Siberia): void => {
      stand(state, 0, 'amur');
      state.closed = 0b1111111;
    };
    const half = (state: Siberia): void => {
      mine(state);
      cover(state, 0, 'coal');
    };
    expect(gain((state) => cover(state, 0, 'coal'), half)).toBeGreaterThan(
      gain((state) => cover(state, 0, 'coal'), mine),
    );
  });

  it('a tile in research is worth something only with a cube to place', () => {
    const lay = (state: Siberia): void =>
      void playerOf(state, 0).tiles.push(
        tileEntry(
          TILES.findIndex(({ resource }) => resource === 4),
          RESEARCH,
        ),
      );
    const mine = (state: Siberia): void => stand(state, 0, 'amur');
    const none = (state: Siberia): void => {
      mine(state);
      state.supply[4] = 0;
    };
    expect(gain(lay, mine)).toBeGreaterThan(0);
    expect(gain(lay, none)).toBe(0);
  });

  it('an opponent who shares the territory and can sell makes a cube worth less', () => {
    const shared = (state: Siberia): void => {
      stand(state, 0, 'amur');
      stand(state, 1, 'amur');
    };
    expect(gain((state) => cover(state, 1, 'gas', 2), shared)).toBeLessThan(0);
  });

  it('an investment is worth less the nearer the end is', () => {
    const invest = (state: Siberia): void => void (playerOf(state, 0).invested |= 1 << action('logistics'));
    const late = (state: Siberia): void => void (state.closed = 0b1111111);
    expect(gain(invest)).toBeGreaterThan(gain(invest, late));
  });

  it('in the last round only executable actions are worth something, and passing gives them up', () => {
    const last = (state: Siberia): void => {
      stand(state, 0, 'amur');
      state.ended = TERRITORIES_CLOSED;
    };
    const ready = (state: Siberia): void => {
      last(state);
      cover(state, 0, 'gas', 2);
    };
    expect(gain((state) => cover(state, 0, 'gas'), last)).toBe(0);
    expect(gain((state) => cover(state, 0, 'gas', 2), last)).toBeGreaterThan(0.5);
    expect(gain((state) => void (state.passed = 1), ready)).toBeLessThan(-0.5);
  });

  it('drawing new tiles does not change the evaluation', () => {
    const drawn = (tile: number) => (state: Siberia) => {
      state.steps = [{ at: 'placing', pending: 3, left: 0 }];
      for (let i = 0; i < 6; i++) playerOf(state, 0).tiles.push(tileEntry(tile, HAND));
    };
    expect(gain(drawn(0))).toBeCloseTo(0);
    expect(gain(drawn(7))).toBeCloseTo(0);
  });

  it('a sale in progress is worth its income', () => {
    const state = table();
    stand(state, 0, 'amur');
    stand(state, 0, 'okhotsk');
    post(state, 1);
    cover(state, 0, 'gas', 2);
    play(state, 'execute', action('gas'));
    const before = evaluator.evaluate(state, 0);
    play(state, 'sell', 1);
    expect(moneyOf(playerOf(state, 0))).toBe(6000);
    expect(evaluator.evaluate(state, 0)).toBeCloseTo(before);
  });
});

function play(state: Siberia, verb: string, noun: number): void {
  playCode(siberia, state, 0, codeOf(siberia.verbs.get(verb) as number, noun), undefined);
}
