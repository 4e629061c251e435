import {
  isOver,
  keyFromSeed,
  listOffers,
  Offers,
  pendingSeats,
  playCode,
  plyOf,
  resolveOptions,
  advanceToDecision,
} from '@pithead/kernel';
import { SeededRandom } from '@pithead/testkit';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from './components.ts';
import { ACTIONS, CUBES, MANAGER, MANAGER_TILE, RESOURCES, TILES } from './components.ts';
import { siberia } from './index.ts';
import type { Siberia } from './state.ts';
import {
  HAND,
  isInvested,
  placeOfEntry,
  playerOf,
  RESEARCH,
  sum,
  tileOfEntry,
  tilesOnBoard,
} from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  passAll,
  pendingSeat,
  auditOf,
  coverAction,
  playPlies,
  tilesInBag,
  investIn,
  layTile,
  offersOf,
  phaseOf,
  placeNothing,
  player,
  tableAtPlacing,
  tableInPlay,
  tilesIn,
  factsOf,
  whyNot,
} from './testing/scenario.ts';

const TWELVE: Action[] = ['logistics', 'salesman', 'gas', 'coal', 'oil', 'gold'];

function coverTwelve(scenario: SiberiaScenario, seat: number): void {
  for (const action of TWELVE) coverAction(scenario, seat, action);
}

describe('rounds', () => {
  it('SB-3.1, SB-8.3: a round has placing, actions and its end; then the start player marker moves clockwise', () => {
    const scenario = tableAtPlacing(3);
    const starters: number[] = [];
    for (let round = 1; round <= 4; round++) {
      expect([scenario.state.round, phaseOf(scenario), factsOf(scenario, 'roundBegun').length]).toEqual([
        round,
        'placing',
        round - 1,
      ]);
      starters.push(scenario.state.startPlayer);
      coverAction(scenario, scenario.state.startPlayer, 'worker');
      placeNothing(scenario);
      expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['turn', scenario.state.startPlayer]);
      playPlies(scenario, pendingSeat(scenario), 'execute worker, forgo, endTurn');
    }
    expect(starters).toEqual([0, 1, 2, 0]);
    expect(factsOf(scenario, 'roundBegun').map(({ round, seat }) => [round, seat])).toEqual([
      [2, 1],
      [3, 2],
      [4, 0],
      [5, 1],
    ]);
  });

  it('SB-8.1: unused tiles stay on their fields; the research area is empty', () => {
    const scenario = tableInPlay(2);
    coverAction(scenario, 0, 'gas');
    layTile(scenario, 0, 'worker-oil', 'worker');
    layTile(scenario, 0, 'worker-gold', 'research');
    coverAction(scenario, 1, 'salesman', 1);
    playPlies(scenario, 0, 'execute research, placeCube amur, endTurn');
    passAll(scenario);
    expect(scenario.state.round).toBe(2);
    expect([
      tilesIn(scenario, 0, 'gas').length,
      tilesIn(scenario, 0, 'worker'),
      tilesIn(scenario, 1, 'salesman').length,
    ]).toEqual([2, ['worker-oil'], 1]);
    expect(
      scenario.state.players.map((each) => each.tiles.filter((entry) => placeOfEntry(entry) === RESEARCH)),
    ).toEqual([[], []]);
  });

  it('SB-8.3: a seat that passed in the last round is asked again in the next', () => {
    const scenario = tableInPlay(2);
    for (const seat of [0, 1]) coverAction(scenario, seat, 'gas');
    passAll(scenario);
    placeNothing(scenario);
    expect([scenario.state.round, pendingSeat(scenario), offersOf(scenario, 1)]).toEqual([
      2,
      1,
      ['execute gas', 'pass'],
    ]);
  });
});

describe('the limit of ten tiles', () => {
  it('SB-T24: with twelve action tiles and three investments exactly two action tiles are returned', () => {
    const scenario = tableInPlay(2);
    coverTwelve(scenario, 0);
    investIn(scenario, 0, 'manager', 'investor', 'diamond');
    passAll(scenario);
    expect([phaseOf(scenario), pendingSeat(scenario), tilesOnBoard(player(scenario, 0))]).toEqual([
      'returning',
      0,
      12,
    ]);
    const offers = offersOf(scenario, 0);
    expect(offers.every((offer) => offer.startsWith('returnTile '))).toBe(true);
    playPlies(scenario, 0, offers[0] as string);
    expect([phaseOf(scenario), scenario.state.round]).toEqual(['returning', 1]);
    expect(whyNot(scenario, 0, 'pass')).toBe('notNow SB-8.2');
    playPlies(scenario, 0, offersOf(scenario, 0)[0] as string);
    expect([phaseOf(scenario), scenario.state.round, tilesOnBoard(player(scenario, 0))]).toEqual([
      'placing',
      2,
      10,
    ]);
    expect(ACTIONS.filter((_, action) => isInvested(player(scenario, 0), action))).toEqual([
      'manager',
      'investor',
      'diamond',
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-8.2: ten tiles may stay; investments are not counted', () => {
    const scenario = tableInPlay(2);
    for (const action of TWELVE.slice(0, 5)) coverAction(scenario, 0, action);
    investIn(scenario, 0, ...ACTIONS.filter((action) => !TWELVE.slice(0, 5).includes(action)));
    passAll(scenario);
    expect([phaseOf(scenario), scenario.state.round, factsOf(scenario, 'tileReturned')]).toEqual([
      'placing',
      2,
      [],
    ]);
  });

  it('SB-8.2, SB-8.5: the player chooses the tiles to return, jokers included, which count for the limit', () => {
    const scenario = tableInPlay(2);
    for (const action of TWELVE.slice(0, 5)) coverAction(scenario, 0, action);
    layTile(scenario, 0, 'manager', 'diamond'); // SB-7.5: a joker is the eleventh tile
    passAll(scenario);
    expect([phaseOf(scenario), offersOf(scenario, 0).at(-1)]).toEqual([
      'returning',
      'returnTile manager<diamond',
    ]);
    expect(whyNot(scenario, 0, 'returnTile manager<manager')).toBe('noTileThere SB-8.5');
    expect(whyNot(scenario, 0, 'returnTile worker-diamond<diamond')).toBe('noTileThere SB-8.5');
    playPlies(scenario, 0, 'returnTile manager<diamond');
    expect([tilesIn(scenario, 0, 'diamond'), scenario.state.round]).toEqual([[], 2]);
  });

  it('SB-8.5: each return is final and public at once; the tile is in the bag', () => {
    const scenario = tableInPlay(2);
    coverTwelve(scenario, 0);
    layTile(scenario, 0, 'worker-diamond', 'diamond');
    passAll(scenario);
    const before = tilesInBag(scenario, 'worker-diamond');
    const { seals } = scenario.state;
    playPlies(scenario, 0, 'returnTile worker-diamond<diamond');
    expect([tilesInBag(scenario, 'worker-diamond'), scenario.state.seals]).toEqual([before + 1, seals + 1]);
    expect(factsOf(scenario, 'tileReturned')).toHaveLength(1);
  });

  it('SB-8.5: all concerned return at the same time, after the last pass; the order among them has no effect', () => {
    const ends = [
      [0, 0, 2, 2],
      [2, 2, 0, 0],
      [0, 2, 2, 0],
    ].map((order) => {
      const scenario = tableInPlay(3);
      for (const seat of [0, 2]) coverTwelve(scenario, seat);
      coverAction(scenario, 1, 'manager');
      passAll(scenario);
      expect([phaseOf(scenario), scenario.state.steps[0]?.pending]).toEqual(['returning', 0b101]);
      expect(whyNot(scenario, 1, 'returnTile manager<manager')).toBe('notYourTurn SB-8.2');
      for (const seat of order) playPlies(scenario, seat, offersOf(scenario, seat)[0] as string);
      expect([scenario.state.round, auditOf(scenario)]).toEqual([2, []]);
      return { ...scenario.state, seals: 0 };
    });
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[2]).toEqual(ends[0]);
  });

  it('SB-8.5: a seat that is done waits for the others; nobody returns more than needed', () => {
    const scenario = tableInPlay(2);
    for (const seat of [0, 1]) coverTwelve(scenario, seat);
    passAll(scenario);
    for (let i = 0; i < 2; i++) playPlies(scenario, 0, offersOf(scenario, 0)[0] as string);
    expect([phaseOf(scenario), offersOf(scenario, 0), pendingSeat(scenario)]).toEqual(['returning', [], 1]);
    expect(whyNot(scenario, 0, 'returnTile investor-gas<gas')).toBe('notYourTurn SB-8.2');
  });

  it('SB-8.4: four boards with ten tiles each leave thirty in the bag, of which 24 are drawn', () => {
    const scenario = tableInPlay(4);
    for (let seat = 0; seat < 4; seat++)
      for (const action of TWELVE.slice(0, 5)) coverAction(scenario, seat, action);
    expect(sum(scenario.state.bag)).toBe(30);
    passAll(scenario);
    expect([scenario.state.round, sum(scenario.state.bag)]).toEqual([2, 6]);
    expect(auditOf(scenario)).toEqual([]);
  });
});

/** Plays a random game; the callbacks run before and after every ply. */
function randomGame(
  seats: number,
  seed: number,
  look: (state: Siberia, seat: number, verb: string) => (() => void) | undefined,
): Siberia {
  const dice = new SeededRandom(seed, 'siberia');
  const state = siberia.setup(
    seats,
    resolveOptions(siberia, { exchangeSides: 'drawn', roundLimit: 30 }),
    keyFromSeed(seed),
    undefined,
  );
  advanceToDecision(siberia, state, undefined);
  const offers = new Offers();
  while (!isOver(state)) {
    const asked = [0, 1, 2, 3].filter((seat) => pendingSeats(state) & (1 << seat));
    const seat = dice.pick(asked);
    listOffers(siberia, state, seat, offers);
    expect(offers.length).toBeGreaterThan(0);
    const code = offers.at(dice.below(offers.length));
    const after = look(state, seat, plyOf(siberia, code)[0]);
    playCode(siberia, state, seat, code, undefined);
    after?.();
  }
  return state;
}

function expectAllThere(state: Siberia): void {
  const tiles = [...state.bag];
  const lying = [
    ...state.players.flatMap((each) => each.tiles.map(tileOfEntry)),
    ...state.resolving,
    ...(state.joker ? [MANAGER_TILE] : []),
  ];
  for (const tile of lying) tiles[tile] = (tiles[tile] as number) + 1;
  expect(tiles).toEqual(TILES.map(({ count }) => count));
  for (const { figures, workers, salesmen } of state.players)
    expect(figures + sum(workers) + sum(salesmen)).toBe(6);
  // Bits exclude two equal cubes in one territory.
  const onMap = RESOURCES.map((_, resource) => state.cubes.filter((cubes) => cubes & (1 << resource)).length);
  expect(
    RESOURCES.map((_, i) => (onMap[i] as number) + (state.supply[i] as number) + (state.sold[i] as number)),
  ).toEqual([...CUBES]);
}

/** 2 × tiles on manager fields + tiles on other fields + research tiles. */
function potential(state: Siberia, seat: number): number {
  const places = playerOf(state, seat).tiles.map(placeOfEntry);
  return places.filter((place) => place < HAND).length + places.filter((place) => place === MANAGER).length;
}

const randomTable = [fc.integer({ min: 2, max: 4 }), fc.nat()] as const;

describe('random whole games', () => {
  it('SB-T27: no tile, figure or cube is ever lost, and every open territory holds a cube after a turn', () => {
    fc.assert(
      fc.property(...randomTable, (seats, seed) => {
        const end = randomGame(seats, seed, (state, _seat, verb) => () => {
          expectAllThere(state);
          expect(siberia.audit(state)).toEqual([]);
          if (verb !== 'endTurn') return;
          state.cubes.forEach((cubes, territory) =>
            expect(cubes === 0).toBe((state.closed & (1 << territory)) !== 0),
          );
        });
        expect(end.ended).not.toBe(0);
      }),
      { numRuns: 12 },
    );
  });

  it('SB-T28: 2 × tiles on manager fields + other tiles falls with every action, so phase 2 is finite', () => {
    let actions = 0;
    fc.assert(
      fc.property(...randomTable, (seats, seed) => {
        let before = 0;
        randomGame(seats, seed, (state, seat, verb) => {
          if (verb === 'execute') before = potential(state, seat);
          if (verb !== 'endTurn' || (state.passed & (1 << seat)) !== 0) return undefined;
          actions++;
          expect(potential(state, seat)).toBeLessThan(before);
          return undefined;
        });
      }),
      { numRuns: 50 },
    );
    expect(actions).toBeGreaterThan(500);
  });

  it('SB-8.4: the bag never runs short: it has at least thirty tiles before the draw', () => {
    fc.assert(
      fc.property(...randomTable, (seats, seed) => {
        let round = 1;
        randomGame(seats, seed, (state) => () => {
          if (isOver(state) || state.round === round) return;
          round = state.round;
          expect(sum(state.bag) + 6 * seats).toBeGreaterThanOrEqual(30);
        });
      }),
      { numRuns: 12 },
    );
  });
});

describe('the joker', () => {
  it('SB-T28: even the manager with its investment loses two and adds one', () => {
    const scenario = tableInPlay(2);
    investIn(scenario, 0, 'manager');
    layTile(scenario, 0, 'manager', 'manager');
    const before = potential(scenario.state, 0);
    playPlies(scenario, 0, 'execute manager, placeJoker gas');
    expect([before, potential(scenario.state, 0)]).toEqual([2, 1]);
  });
});
