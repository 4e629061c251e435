import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, CITIES, CUBES, RESOURCES, TERRITORIES, TILES } from './components.ts';
import { placeOfEntry, HAND, sum } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  pendingSeat,
  auditOf,
  cityNamed,
  playPlies,
  freshTable,
  offersOf,
  phaseOf,
  player,
  factsOf,
  whyNot,
  workersIn,
} from './testing/scenario.ts';

const SECOND_SIDES =
  'chooseSide mumbai, chooseSide hongKong, chooseSide singapore, chooseSide london, chooseSide johannesburg';

const starts = (scenario: SiberiaScenario): number => scenario.state.startPlayer;

describe('setup', () => {
  it('SB-2.1: the start player is a random seat, and every seat can be it', () => {
    for (const seats of [2, 3, 4]) {
      const drawn = new Set(Array.from({ length: 60 }, (_, seed) => starts(freshTable(seats, {}, seed))));
      expect([...drawn].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
    }
    expect(freshTable(3).facts[0]).toEqual({ type: 'startPlayerDrawn', seat: starts(freshTable(3)) });
  });

  it('SB-2.2, SB-2.3: every territory gets two different cubes; the other 42 lie on the supply fields', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 2, max: 4 }), (seed, seats) => {
        const scenario = freshTable(seats, {}, seed);
        const laid = factsOf(scenario, 'cubesLaid');
        expect(laid.map(({ territory }) => territory)).toEqual([...TERRITORIES.keys()]);
        for (const { territory, resources } of laid) {
          expect(new Set(resources).size).toBe(2);
          expect(scenario.state.cubes[territory]).toBe(
            resources.reduce((bits, resource) => bits | (1 << resource), 0),
          );
        }
        const onMap = RESOURCES.map(
          (_, resource) => laid.filter(({ resources }) => resources.includes(resource)).length,
        );
        expect(scenario.state.supply).toEqual(
          CUBES.map((cubes, resource) => cubes - (onMap[resource] as number)),
        );
        expect([sum(scenario.state.supply), sum(scenario.state.sold)]).toEqual([42, 0]);
      }),
    );
  });

  it('SB-2.2: a cube equal to the first is replaced, so that common resources do not crowd out the others', () => {
    const pairs = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      for (const { resources } of factsOf(freshTable(2, {}, seed), 'cubesLaid')) pairs.add(resources.join());
    }
    expect(pairs.size).toBe(RESOURCES.length * (RESOURCES.length - 1));
  });

  it('SB-2.4: the start player decides for each of the five tiles which side is active', () => {
    const scenario = freshTable(2);
    playPlies(
      scenario,
      starts(scenario),
      'chooseSide tokyo, chooseSide hongKong, chooseSide newYork, chooseSide london, chooseSide toronto, confirmSides',
    );
    expect(scenario.state.cities).toEqual(
      ['frankfurt', 'tokyo', 'hongKong', 'newYork', 'london', 'toronto'].map(cityNamed),
    );
    const others = freshTable(2);
    playPlies(others, starts(others), `${SECOND_SIDES}, confirmSides`);
    expect(others.state.cities).toEqual(
      ['frankfurt', 'mumbai', 'hongKong', 'singapore', 'london', 'johannesburg'].map(cityNamed),
    );
    expect(factsOf(others, 'sidesChosen')).toEqual([
      { type: 'sidesChosen', seat: starts(others), cities: [2, 4, 6, 8, 10] },
    ]);
  });

  it('SB-2.4: one side of each tile is chosen, never both', () => {
    const scenario = freshTable(2);
    expect(offersOf(scenario, starts(scenario))).toEqual(['chooseSide tokyo', 'chooseSide mumbai']);
    playPlies(scenario, starts(scenario), 'chooseSide tokyo');
    expect(whyNot(scenario, starts(scenario), 'chooseSide mumbai')).toBe('otherTile SB-2.10');
    expect(whyNot(scenario, starts(scenario), 'chooseSide london')).toBe('otherTile SB-2.10');
  });

  it('SB-2.10: the five sides are one decision of the start player, confirmed when all are given', () => {
    const scenario = freshTable(3);
    const seat = starts(scenario);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['sides', seat]);
    expect(whyNot(scenario, (seat + 1) % 3, 'chooseSide tokyo')).toBe('notYourTurn SB-2.10');
    expect(whyNot(scenario, seat, 'confirmSides')).toBe('sidesMissing SB-2.10');
    playPlies(scenario, seat, 'chooseSide tokyo, chooseSide shanghai, chooseSide newYork, chooseSide zurich');
    expect(whyNot(scenario, seat, 'confirmSides')).toBe('sidesMissing SB-2.10');
    expect(factsOf(scenario, 'sidesChosen')).toEqual([]);
    playPlies(scenario, seat, 'chooseSide toronto');
    expect(offersOf(scenario, seat)).toEqual(['confirmSides']);
    expect(whyNot(scenario, (seat + 2) % 3, 'confirmSides')).toBe('notYourTurn SB-2.10');
  });

  it('SB-2.10: the cubes lie before the sides are chosen; investment and action tiles come afterwards', () => {
    const scenario = freshTable(2);
    playPlies(scenario, starts(scenario), SECOND_SIDES);
    expect(scenario.state.cubes.every((cubes) => cubes !== 0)).toBe(true);
    expect([scenario.state.faceUp, sum(scenario.state.investments), sum(scenario.state.bag)]).toEqual([
      [],
      20,
      70,
    ]);
    playPlies(scenario, starts(scenario), 'confirmSides');
    expect([scenario.state.faceUp.length, sum(scenario.state.investments), sum(scenario.state.bag)]).toEqual([
      4, 16, 58,
    ]);
    const order = scenario.facts
      .map(({ type }) => type)
      .filter((type, i, types) => types.indexOf(type) === i);
    expect(order).toEqual([
      'startPlayerDrawn',
      'cubesLaid',
      'sidesChosen',
      'investmentRevealed',
      'roundBegun',
      'tilesDrawn',
    ]);
  });

  it('SB-2.4, SB-2.10: with the option drawn nobody chooses; every side comes up, Frankfurt always', () => {
    const drawn = new Set<number>();
    for (let seed = 0; seed < 40; seed++) {
      const scenario = freshTable(3, { exchangeSides: 'drawn' }, seed);
      expect([phaseOf(scenario), factsOf(scenario, 'sidesChosen')]).toEqual(['placing', []]);
      expect(factsOf(scenario, 'sidesDrawn')[0]?.cities).toEqual(scenario.state.cities.slice(1));
      scenario.state.cities.forEach((city, field) => expect([0, 2 * field - 1, 2 * field]).toContain(city));
      expect(scenario.state.cities[0]).toBe(0);
      for (const city of scenario.state.cities) drawn.add(city);
      const types = scenario.facts.map(({ type }) => type);
      expect(types.indexOf('sidesDrawn')).toBeLessThan(types.indexOf('investmentRevealed'));
    }
    expect(drawn.size).toBe(CITIES.length);
  });

  it.each([2, 3, 4])('SB-2.5 to SB-2.9: %i players have the same setup', (seats) => {
    const scenario = freshTable(seats, { exchangeSides: 'drawn' });
    const { state } = scenario;
    expect(state.closed).toBe(0);
    expect(state.faceUp).toHaveLength(4);
    const investments = ACTIONS.map(
      (_, action) =>
        (state.investments[action] as number) + state.faceUp.filter((each) => each === action).length,
    );
    expect(investments).toEqual(ACTIONS.map(() => 2));
    for (const [seat, { income, figures, workers, salesmen, covered, invested }] of state.players.entries()) {
      expect([workersIn(scenario, seat, 'vladivostok'), sum(workers), salesmen, figures]).toEqual([
        1,
        1,
        [1, 0, 0, 0, 0, 0],
        4,
      ]);
      expect([income, covered, invested]).toEqual([[0, 0, 0, 0, 0], 0, 0]);
      expect(player(scenario, seat).tiles.map(placeOfEntry)).toEqual(Array.from({ length: 6 }, () => HAND));
    }
    const tiles = TILES.map(
      (_, tile) =>
        (state.bag[tile] as number) +
        factsOf(scenario, 'tilesDrawn')
          .flatMap((fact) => fact.tiles)
          .filter((each) => each === tile).length,
    );
    expect(tiles).toEqual(TILES.map(({ count }) => count));
    expect([sum(state.supply), state.cubes.length, state.round]).toEqual([42, 14, 1]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-2.6: any of the ten kinds of investment tiles may lie face up at the start', () => {
    const shown = new Set(
      Array.from(
        { length: 60 },
        (_, seed) => freshTable(2, { exchangeSides: 'drawn' }, seed).state.faceUp,
      ).flat(),
    );
    expect(shown.size).toBe(ACTIONS.length);
  });
});
