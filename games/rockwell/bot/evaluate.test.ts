import { keyFromSeed, resolveOptions } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { Rockwell } from '../rules/index.ts';
import {
  ACHIEVEMENTS,
  CORE_REACHED,
  PLACE_NAMES,
  playerOf,
  rockwell,
  setCrew,
  SCORE_SOURCES,
  TILES,
  withRevealedTile,
} from '../rules/index.ts';
import { botKit } from './index.ts';
import { playAtRandom } from './testing/playAtRandom.ts';

const evaluator = botKit.createEvaluator(botKit.champions[0]?.weights ?? {});
const place = (name: string): number => PLACE_NAMES.indexOf(name);

function table(seats: number, at = 'drilling'): Rockwell {
  const state = rockwell.setup(seats, resolveOptions(rockwell, {}), keyFromSeed(1), undefined);
  state.round = at === 'drilling' ? 1 : 0;
  state.steps = [{ at, pending: 1, left: 0 }];
  return state;
}

const stand = (state: Rockwell, crew: number, where: string, power = 1, die = 0): void =>
  setCrew(state, crew, place(where), power, die);
const require = (state: Rockwell, space: string, power: number): void => {
  state.spaces[place(space)] = ((state.spaces[place(space)] as number) & ~31) | power;
};
function turnUp(state: Rockwell, tile: string): void {
  const at = TILES.findIndex(({ id }) => id === tile);
  state.spaces[at] = withRevealedTile(state.spaces[at] as number, at);
  state.revealed |= 1 << at;
}
const owns = (state: Rockwell, seat: number, money: number, ...cubes: number[]): void => {
  Object.assign(playerOf(state, seat), { money, stock: cubes });
};

function worth(make: () => Rockwell, change: (state: Rockwell) => void = () => undefined): number {
  const state = make();
  change(state);
  return evaluator.evaluate(state, 0);
}

describe('tiles and crews', () => {
  const onC0 = (required: number) => (): Rockwell => {
    const state = table(3);
    require(state, 'C0', required);
    stand(state, 0, 'C0', 4);
    stand(state, 1, 'C1', 2);
    return state;
  };

  it('a tile that one activation will extract is worth more than one that lacks four', () => {
    expect(worth(onC0(6))).toBeGreaterThan(worth(onC0(8)));
  });
  it('an opponent who joins a tile reduces its value', () => {
    expect(worth(onC0(6), (state) => stand(state, 4, 'C0'))).toBeLessThan(worth(onC0(6)));
  });
  it('safety is worth more with booty in danger', () => {
    const safe = worth(onC0(6), (state) => (playerOf(state, 0).safety = 3));
    const safeAtHome = worth(
      () => table(3),
      (state) => (playerOf(state, 0).safety = 3),
    );
    expect(safe - worth(onC0(6))).toBeGreaterThan(safeAtHome - worth(() => table(3)));
  });
  it('a strong crew is worth more at the beginning than when the end is announced', () => {
    const crewOf = (power: number, ended: number): number =>
      worth(
        () => table(3),
        (state) => {
          state.ended = ended;
          stand(state, 0, 'A0', power);
        },
      );
    expect(crewOf(4, 0) - crewOf(1, 0)).toBeGreaterThan(crewOf(4, CORE_REACHED) - crewOf(1, CORE_REACHED));
  });
});

describe('goals', () => {
  it('nine of ten silver are worth more than the same fortune in zinc', () => {
    const silver = worth(
      () => table(4),
      (state) => owns(state, 0, 0, 0, 0, 9, 0),
    );
    expect(silver).toBeGreaterThan(
      worth(
        () => table(4),
        (state) => owns(state, 0, 0, 18, 0, 0, 0),
      ),
    );
  });
  it('five cards are worth less when two opponents have their sixth', () => {
    const cards = (state: Rockwell): void => void (playerOf(state, 0).cards = 5);
    const gone = (state: Rockwell): void => {
      cards(state);
      for (const seat of [1, 2])
        playerOf(state, seat).achievements = 1 << ACHIEVEMENTS.indexOf('sixExtractions');
    };
    expect(worth(() => table(4), gone)).toBeLessThan(worth(() => table(4), cards));
  });
  it('a delivery with its last cube is worth more than without it by more than the cube', () => {
    const have =
      (zinc: number) =>
      (state: Rockwell): void =>
        owns(state, 0, 0, zinc, 0, 0, 0);
    const make = (): Rockwell => table(4);
    expect(worth(make, have(5)) - worth(make, have(4))).toBeGreaterThan(
      worth(make, have(4)) - worth(make, have(3)),
    );
  });
  it('in the last turn cubes without an action are worth hardly more than their bonus', () => {
    const end =
      (cubes: number) =>
      (state: Rockwell): void => {
        state.ended = CORE_REACHED;
        owns(state, 0, 0, cubes, 0, 0, 0);
      };
    expect(
      worth(() => table(2, 'workshop'), end(30)) - worth(() => table(2, 'workshop'), end(20)),
    ).toBeLessThan(0.5);
  });
  it('in the last turn cubes with actions left are worth deliveries', () => {
    const end =
      (cubes: number) =>
      (state: Rockwell): void => {
        state.ended = CORE_REACHED;
        owns(state, 0, 0, cubes, 0, 0, 0);
        playerOf(state, 0).actions = 4;
      };
    expect(
      worth(() => table(2, 'workshop'), end(26)) - worth(() => table(2, 'workshop'), end(18)),
    ).toBeGreaterThan(1.9);
  });
});

describe('company and bids', () => {
  it('a mineshaft is worth more on a revealed tile', () => {
    const built = (state: Rockwell): void => void (playerOf(state, 0).shafts[0] = place('C7'));
    expect(
      worth(
        () => table(3),
        (state) => (built(state), turnUp(state, 'C8')),
      ),
    ).toBeGreaterThan(worth(() => table(3), built));
  });
  it('bidding a fortune for the first place in Management order is a loss', () => {
    const bid = (money: number): number =>
      worth(
        () => table(4, 'auction'),
        (state) => {
          owns(state, 0, 9000, 0, 0, 0, 0);
          playerOf(state, 0).choice[0] = money;
        },
      );
    expect(bid(8000)).toBeLessThan(bid(0));
  });
  it('a bid is worth more against poor opponents than against rich ones', () => {
    const bid = (own: number, theirs: number): number =>
      worth(
        () => table(4, 'auction'),
        (state) => {
          playerOf(state, 0).choice[0] = own;
          for (const seat of [1, 2, 3]) playerOf(state, seat).money = theirs;
        },
      );
    expect(bid(1000, 3000) - bid(0, 3000)).toBeGreaterThan(bid(1000, 300_000) - bid(0, 300_000));
  });
});

describe('sources', () => {
  it('the parts sum to the evaluation, and are the score sheet at the end', () => {
    for (const seats of [2, 3, 4]) {
      const parts: number[] = [];
      const end = playAtRandom(seats, `parts ${seats}`, (state, seat) => {
        const value = evaluator.evaluate(state, seat, parts);
        expect(parts.length).toBe(SCORE_SOURCES.length);
        expect(Number.isFinite(value)).toBe(true);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(value, 9);
      });
      rockwell.outcome(end).seats.forEach(({ total, sources }, seat) => {
        expect(evaluator.evaluate(end, seat, parts)).toBe(total);
        expect(parts).toEqual(SCORE_SOURCES.map((source) => sources[source]));
      });
    }
  });
});
