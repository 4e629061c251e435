import { describe, expect, it } from 'vitest';
import data from '../data/components.json' with { type: 'json' };
import {
  ACTIONS,
  ALL_TERRITORIES,
  BLOCKING_TILES,
  CITIES,
  CUBES,
  CUBES_PER_TERRITORY,
  DRAWN_EACH_ROUND,
  EMPTY_SUPPLIES_TO_END,
  EXCHANGES,
  FACE_UP,
  fieldOfCity,
  FIELDS_PER_ACTION,
  FIGURES,
  FIRST_RESOURCE,
  FRANKFURT,
  INVESTMENTS_PER_ACTION,
  INVESTOR,
  LOGISTICS,
  MANAGER,
  MANAGER_TILE,
  NEIGHBOURS,
  NO_RESOURCE,
  PERSONS,
  PLACES,
  RESOURCES,
  ROUND_LIMITS,
  SALESMAN,
  LOGISTICS_STEPS,
  TERRITORIES,
  TILES,
  TILES_KEPT,
  VLADIVOSTOK,
  WORKER,
} from './components.ts';
import { siberia } from './index.ts';
import { reachableFrom } from './state.ts';

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const namesOf = (bits: number): string[] =>
  TERRITORIES.filter((_, territory) => (bits & (1 << territory)) !== 0);
const idOf = (city: string): string => (city[0] as string).toLowerCase() + city.slice(1).replaceAll(' ', '');
const byFillOrder = [...data.map.territories].sort((a, b) => a.fillOrder - b.fillOrder);

describe('the tables are those of the component data', () => {
  it('SB-1.1, SB-2.2: there are 14 territories in the order of filling, and Vladivostok, which is none', () => {
    expect(TERRITORIES).toEqual(byFillOrder.map(({ id }) => id));
    expect([TERRITORIES.length, countedBits(ALL_TERRITORIES)]).toEqual([
      data.map.territoryCount,
      data.map.territoryCount,
    ]);
    expect(PLACES).toEqual([...TERRITORIES, data.map.startCity.id]);
    expect(PLACES[VLADIVOSTOK]).toBe('vladivostok');
    expect([EXCHANGES, BLOCKING_TILES, FACE_UP]).toEqual([
      data.exchanges.fields,
      data.blockingTiles.count,
      data.investmentTiles.faceUp,
    ]);
  });

  it('SB-7.8, SB-7.10: borders are those of the data; two arrows lead out of Vladivostok, none into it', () => {
    byFillOrder.forEach(({ adjacentTo }, territory) => {
      expect(namesOf(NEIGHBOURS[territory] as number).sort()).toEqual([...adjacentTo].sort());
      for (const other of adjacentTo)
        expect(byFillOrder.find(({ id }) => id === other)?.adjacentTo).toContain(byFillOrder[territory]?.id);
      expect((NEIGHBOURS[territory] as number) & (1 << VLADIVOSTOK)).toBe(0);
    });
    expect(namesOf(NEIGHBOURS[VLADIVOSTOK] as number).sort()).toEqual([...data.map.entryTerritories].sort());
    expect(total(NEIGHBOURS.slice(0, VLADIVOSTOK).map(countedBits))).toBe(2 * 28);
  });

  it('SB-7.8: the farthest territory is six steps from Vladivostok, two full logistics actions', () => {
    let reached = 1 << VLADIVOSTOK;
    let steps = 0;
    while ((reached & ALL_TERRITORIES) !== ALL_TERRITORIES) {
      const from = reached;
      for (const place of PLACES.keys())
        if ((from & (1 << place)) !== 0) reached |= reachableFrom({ closed: 0 }, place);
      steps++;
    }
    expect(steps).toBe(2 * LOGISTICS_STEPS);
  });

  it('SB-1.2: there are 70 cubes: 18 gas, 16 coal, 14 oil, 12 gold, 10 diamond', () => {
    expect(RESOURCES).toEqual(data.resources.list.map(({ id }) => id));
    expect(CUBES).toEqual(data.resources.list.map(({ cubes }) => cubes));
    expect(total(CUBES)).toBe(data.resources.totalCubes);
    expect(CUBES_PER_TERRITORY).toBe(data.setup.cubesPerTerritory);
  });

  it('SB-1.3: there are 70 action tiles: 14 managers, 56 of another person with a resource', () => {
    expect(
      TILES.map(({ person, resource, count }) => ({
        person: PERSONS[person],
        resource: resource === NO_RESOURCE ? null : RESOURCES[resource],
        count,
      })),
    ).toEqual(data.actionTiles.list);
    expect(TILES.map(({ id }) => id)).toEqual(
      data.actionTiles.list.map(({ person, resource }) =>
        resource === null ? person : `${person}-${resource}`,
      ),
    );
    const counts = TILES.map(({ count }) => count);
    expect([total(counts), counts[MANAGER_TILE], total(counts.slice(1))]).toEqual([
      data.actionTiles.totalTiles,
      data.actionTiles.managerTiles,
      data.actionTiles.personResourceTiles,
    ]);
  });

  it('SB-1.4: there are 20 investment tiles, two for each action', () => {
    expect(data.investmentTiles.list).toEqual(
      ACTIONS.map((action) => ({ action, count: INVESTMENTS_PER_ACTION })),
    );
    expect(ACTIONS.length * INVESTMENTS_PER_ACTION).toBe(data.investmentTiles.totalTiles);
  });

  it('SB-1.5: each player has six figures', () => {
    expect(FIGURES).toBe(data.figures.perPlayer);
    expect(FIGURES * siberia.maxSeats).toBe(data.figures.total);
    expect([siberia.minSeats, siberia.maxSeats]).toEqual([data.game.minPlayers, data.game.maxPlayers]);
  });

  it('SB-1.6: there are ten actions with two fields each: five persons, five resources', () => {
    expect(PERSONS).toEqual(data.persons.list.map(({ id }) => id));
    expect(PERSONS).toEqual(data.playerBoard.personActions);
    expect(RESOURCES).toEqual(data.playerBoard.resourceActions);
    expect(ACTIONS).toEqual([...data.playerBoard.personActions, ...data.playerBoard.resourceActions]);
    expect([MANAGER, LOGISTICS, SALESMAN, WORKER, INVESTOR].map((action) => ACTIONS[action])).toEqual(
      data.playerBoard.personActions,
    );
    expect(ACTIONS.slice(FIRST_RESOURCE)).toEqual(data.playerBoard.resourceActions);
    expect(FIELDS_PER_ACTION).toBe(data.playerBoard.fieldsPerAction);
  });

  it('SB-1.7: there are Frankfurt and five tiles with an exchange on either side, with their prices', () => {
    const cities = data.exchanges.tiles.flatMap(({ sides }, field) =>
      sides.map((side) => ({ ...side, field })),
    );
    expect(
      CITIES.map(({ id, prices }, city) => ({
        id,
        field: fieldOfCity(city),
        prices: Object.fromEntries(
          prices.map((price, resource) => [RESOURCES[resource], price === 0 ? null : price]),
        ),
      })),
    ).toEqual(cities.map(({ city, field, prices }) => ({ id: idOf(city), field, prices })));
    expect(CITIES[FRANKFURT]?.id).toBe(data.exchanges.alwaysInPlay);
    expect(data.exchanges.tiles).toHaveLength(EXCHANGES);
    expect(CITIES[FRANKFURT]?.prices.every((price) => price > 0)).toBe(true);
  });

  it('SB-1.7: with any choice of sides every resource has a buyer besides Frankfurt', () => {
    for (let choice = 0; choice < 32; choice++) {
      const chosen = [1, 2, 3, 4, 5].map((field) => CITIES[2 * field - 1 + ((choice >> (field - 1)) & 1)]);
      RESOURCES.forEach((_, resource) =>
        expect(chosen.some((city) => (city?.prices[resource] ?? 0) > 0)).toBe(true),
      );
    }
  });

  it('SB-1.8, SB-4.1, SB-7.7, SB-8.2, SB-10.1, SB-10.2: numbers and limits are those of the data', () => {
    expect(BLOCKING_TILES).toBe(data.blockingTiles.count);
    expect([DRAWN_EACH_ROUND, TILES_KEPT, LOGISTICS_STEPS]).toEqual([
      data.roundParameters.tilesDrawnPerPlayer,
      data.roundParameters.maxActionTilesKeptAtRoundEnd,
      data.roundParameters.logisticsSteps,
    ]);
    expect(data.endTriggers.anyOf.map(({ count }) => count)).toEqual([BLOCKING_TILES, EMPTY_SUPPLIES_TO_END]);
  });

  it('SB-10.7: the round limit is round 60 by default', () => {
    expect(ROUND_LIMITS[0]).toBe(60);
    expect(siberia.options['roundLimit']?.values).toEqual(ROUND_LIMITS);
    expect(ROUND_LIMITS).toContain(0);
  });
});

function countedBits(bits: number): number {
  return namesOf(bits).length;
}
