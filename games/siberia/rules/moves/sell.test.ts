import { describe, expect, it } from 'vitest';
import type { Resource } from '../components.ts';
import { CITIES, fieldOfCity, FRANKFURT, RESOURCES, TERRITORIES } from '../components.ts';
import { moneyOf, sum, TERRITORIES_CLOSED } from '../state.ts';
import type { SiberiaScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  auditOf,
  cityNamed,
  closeTerritories,
  coverAction,
  cubesIn,
  playPlies,
  layCubes,
  offersOf,
  phaseOf,
  player,
  postSalesmen,
  resourceNamed,
  standWorkers,
  supplyOf,
  tableInPlay,
  territoryNamed,
  factsOf,
  whyNot,
  withdrawFigures,
  workersIn,
} from '../testing/scenario.ts';

function mining(resource: Resource, arrange: (scenario: SiberiaScenario) => void): SiberiaScenario {
  const scenario = tableInPlay(3);
  coverAction(scenario, 0, resource);
  coverAction(scenario, 1, 'worker');
  arrange(scenario);
  playPlies(scenario, 0, `execute ${resource}`);
  return scenario;
}

const money = (scenario: SiberiaScenario, seat: number): number => moneyOf(player(scenario, seat));
const isClosed = (scenario: SiberiaScenario, ...territories: (typeof TERRITORIES)[number][]): boolean[] =>
  territories.map((territory) => (scenario.state.closed & (1 << territoryNamed(territory))) !== 0);

describe('mining and selling', () => {
  it('SB-T2: two gas with a salesman in Tokyo, where gas costs 3000, bring 6000', () => {
    const scenario = mining('gas', (table) => {
      standWorkers(table, 0, 'amur');
      standWorkers(table, 0, 'ob');
      postSalesmen(table, 0, 'tokyo');
    });
    playPlies(scenario, 0, 'sell exchange-1');
    expect([money(scenario, 0), money(scenario, 1)]).toEqual([6000, 0]);
    expect(factsOf(scenario, 'sold')).toEqual([
      {
        type: 'sold',
        seat: 0,
        resource: resourceNamed('gas'),
        cubes: 2,
        city: cityNamed('tokyo'),
        price: 3000,
        income: 6000,
        territories: [territoryNamed('ob'), territoryNamed('amur')],
      },
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-T20: Amur and Okhotsk are mined empty, Aldan keeps gold; three cubes, 3000; three workers return', () => {
    const scenario = mining('gas', (table) => {
      layCubes(table, 'amur', 'gas');
      layCubes(table, 'aldan', 'gas', 'gold');
      layCubes(table, 'okhotsk', 'gas');
      standWorkers(table, 0, 'amur');
      standWorkers(table, 0, 'aldan');
      standWorkers(table, 0, 'okhotsk', 2);
    });
    expect([player(scenario, 0).figures, offersOf(scenario, 0)]).toEqual([0, ['sell exchange-0', 'forgo']]);
    playPlies(scenario, 0, 'sell exchange-0');
    expect([money(scenario, 0), scenario.state.sold[resourceNamed('gas')]]).toEqual([3000, 3]);
    expect(isClosed(scenario, 'amur', 'okhotsk', 'aldan')).toEqual([true, true, false]);
    expect([
      player(scenario, 0).figures,
      workersIn(scenario, 0, 'aldan'),
      cubesIn(scenario, 'aldan'),
    ]).toEqual([3, 1, ['gold']]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-7.21: every territory with an own worker yields one cube, regardless of further workers', () => {
    const scenario = mining('coal', (table) => {
      standWorkers(table, 0, 'yamal', 2);
      standWorkers(table, 0, 'ob');
      standWorkers(table, 1, 'altai');
      layCubes(table, 'ob', 'gas', 'oil');
    });
    playPlies(scenario, 0, 'sell exchange-0');
    expect(money(scenario, 0)).toBe(1000);
    expect([cubesIn(scenario, 'yamal'), cubesIn(scenario, 'ob'), cubesIn(scenario, 'altai')]).toEqual([
      ['gas'],
      ['gas', 'oil'],
      ['gas', 'coal'],
    ]);
    expect(factsOf(scenario, 'sold')[0]?.territories).toEqual([territoryNamed('yamal')]);
  });

  it('SB-T31: of two reachable gas cubes with a buyer both or none are mined, never one', () => {
    const arrange = (table: SiberiaScenario): void => {
      standWorkers(table, 0, 'amur');
      standWorkers(table, 0, 'ob');
    };
    const both = mining('gas', arrange);
    expect(offersOf(both, 0)).toEqual(['sell exchange-0', 'forgo']);
    playPlies(both, 0, 'sell exchange-0');
    expect([money(both, 0), cubesIn(both, 'amur'), cubesIn(both, 'ob'), offersOf(both, 0)]).toEqual([
      2000,
      ['coal'],
      ['coal'],
      ['endTurn'],
    ]);
    const none = mining('gas', arrange);
    playPlies(none, 0, 'forgo');
    expect([money(none, 0), cubesIn(none, 'amur'), sum(none.state.sold), offersOf(none, 0)]).toEqual([
      0,
      ['gas', 'coal'],
      0,
      ['endTurn'],
    ]);
  });

  it("SB-7.22: all cubes are sold at one exchange of the player's choice with an own salesman", () => {
    const scenario = mining('oil', (table) => {
      layCubes(table, 'amur', 'oil');
      standWorkers(table, 0, 'amur');
      postSalesmen(table, 0, 'tokyo');
      postSalesmen(table, 0, 'newYork');
      postSalesmen(table, 1, 'zurich');
    });
    expect(offersOf(scenario, 0)).toEqual(['sell exchange-0', 'sell exchange-3', 'forgo']);
    expect(whyNot(scenario, 0, 'sell exchange-1')).toBe('notBoughtThere SB-7.22'); // Tokyo buys no oil
    // Zurich does, but only seat 1 is there
    expect(whyNot(scenario, 0, 'sell exchange-4')).toBe('noSalesmanThere SB-7.22');
    playPlies(scenario, 0, 'sell exchange-3');
    expect(money(scenario, 0)).toBe(4000);
    expect(whyNot(scenario, 0, 'sell exchange-0')).toBe('notNow SB-5.10');
  });

  it.each(CITIES.map(({ id }, city) => [id, city] as const))(
    'SB-7.23, SB-1.7: %s has these prices',
    (_id, city) => {
      const { prices } = CITIES[city] as (typeof CITIES)[number];
      RESOURCES.forEach((resource, i) => {
        const scenario = mining(resource, (table) => {
          const field = fieldOfCity(city);
          table.state.cities[field] = city;
          layCubes(table, 'amur', resource, resource === 'gas' ? 'coal' : 'gas');
          layCubes(table, 'ob', resource, resource === 'gas' ? 'coal' : 'gas');
          for (const territory of ['amur', 'ob'] as const) standWorkers(table, 0, territory);
          if (city !== FRANKFURT) postSalesmen(table, 0, CITIES[city]?.id ?? '');
        });
        const where = `sell exchange-${fieldOfCity(city)}`;
        if (prices[i] === 0) return expect(whyNot(scenario, 0, where)).toBe('notBoughtThere SB-7.22');
        playPlies(scenario, 0, where);
        expect([money(scenario, 0), player(scenario, 0).income[i]]).toEqual([
          2 * (prices[i] as number),
          2 * (prices[i] as number),
        ]);
      });
    },
  );

  it('SB-2.4: a side that was not chosen does not exist in this game', () => {
    const scenario = mining('oil', (table) => {
      layCubes(table, 'amur', 'oil');
      standWorkers(table, 0, 'amur');
      withdrawFigures(table, 0);
      standWorkers(table, 0, 'amur');
      postSalesmen(table, 0, 'tokyo'); // Mumbai, on its back, would buy oil
    });
    expect([factsOf(scenario, 'noEffect').length, offersOf(scenario, 0)]).toEqual([1, ['endTurn']]);
  });

  it('SB-7.24: sold cubes leave the game; they never return to the supply or the map', () => {
    const scenario = mining('gas', (table) => standWorkers(table, 0, 'amur'));
    const supply = [...scenario.state.supply];
    playPlies(scenario, 0, 'sell exchange-0, endTurn');
    expect([scenario.state.supply, scenario.state.sold, supplyOf(scenario, 'gas')]).toEqual([
      supply,
      [1, 0, 0, 0, 0],
      4,
    ]);
    expect(TERRITORIES.filter((territory) => cubesIn(scenario, territory).includes('gas'))).toHaveLength(13);
  });

  it('SB-7.25: without a salesman where the resource is bought, or without a cube in reach, nothing is mined', () => {
    const noBuyer = mining('oil', (table) => {
      layCubes(table, 'amur', 'oil');
      withdrawFigures(table, 0);
      standWorkers(table, 0, 'amur');
      postSalesmen(table, 0, 'tokyo');
    });
    expect([factsOf(noBuyer, 'noEffect').length, cubesIn(noBuyer, 'amur'), offersOf(noBuyer, 0)]).toEqual([
      1,
      ['oil'],
      ['endTurn'],
    ]);
    const noSalesman = mining('gas', (table) => {
      withdrawFigures(table, 0);
      standWorkers(table, 0, 'amur');
    });
    expect([factsOf(noSalesman, 'noEffect').length, cubesIn(noSalesman, 'amur')]).toEqual([
      1,
      ['gas', 'coal'],
    ]);
    const noCube = mining('gold', (table) => standWorkers(table, 0, 'amur'));
    expect([factsOf(noCube, 'noEffect').length, money(noCube, 0)]).toEqual([1, 0]);
    const inTown = mining('gas', () => undefined); // the worker in Vladivostok reaches no cube
    expect([factsOf(inTown, 'noEffect').length, money(inTown, 0)]).toEqual([1, 0]);
  });

  it('SB-7.27: forgoing the sale is always possible, and closes nothing', () => {
    const scenario = mining('gas', (table) => {
      layCubes(table, 'amur', 'gas');
      standWorkers(table, 0, 'amur');
    });
    playPlies(scenario, 0, 'forgo');
    expect([
      isClosed(scenario, 'amur'),
      workersIn(scenario, 0, 'amur'),
      factsOf(scenario, 'forgone').length,
    ]).toEqual([[false], 1, 1]);
  });
});

describe('closing territories', () => {
  it('SB-9.1, SB-7.26: exactly the territories without cubes are closed, before the next turn', () => {
    const scenario = mining('gas', (table) => {
      layCubes(table, 'amur', 'gas');
      standWorkers(table, 0, 'amur');
      standWorkers(table, 0, 'baikal');
    });
    playPlies(scenario, 0, 'sell exchange-0');
    expect([pendingSeat(scenario), phaseOf(scenario), isClosed(scenario, 'amur', 'baikal')]).toEqual([
      0,
      'endOfTurn',
      [true, false],
    ]);
    expect(factsOf(scenario, 'territoryClosed')).toEqual([
      { type: 'territoryClosed', territory: territoryNamed('amur'), closed: 1 },
    ]);
  });

  it('SB-T23, SB-9.2: workers of A and B in a closed territory return to their owners’ supplies', () => {
    const scenario = mining('gas', (table) => {
      layCubes(table, 'amur', 'gas');
      standWorkers(table, 0, 'amur');
      standWorkers(table, 1, 'amur', 3);
    });
    playPlies(scenario, 0, 'sell exchange-0');
    expect([player(scenario, 0).figures, player(scenario, 1).figures, player(scenario, 2).figures]).toEqual([
      4, 4, 4,
    ]);
    expect([workersIn(scenario, 0, 'amur'), workersIn(scenario, 1, 'amur')]).toEqual([0, 0]);
    expect(factsOf(scenario, 'workersReturned').map(({ seat, workers }) => [seat, workers])).toEqual([
      [0, 1],
      [1, 3],
    ]);
    expect([workersIn(scenario, 0, 'vladivostok'), auditOf(scenario)]).toEqual([1, []]);
  });

  it('SB-9.3: a closed territory stays closed: nobody enters it, nothing is laid there', () => {
    const scenario = mining('gas', (table) => {
      layCubes(table, 'amur', 'gas');
      standWorkers(table, 0, 'amur');
    });
    playPlies(scenario, 0, 'sell exchange-0');
    coverAction(scenario, 1, 'logistics');
    playPlies(scenario, 0, 'endTurn');
    playPlies(scenario, 1, 'execute logistics');
    expect(whyNot(scenario, 1, 'moveWorker vladivostok>amur')).toBe('territoryClosed SB-7.9');
  });

  it('SB-9.4: one action closes all that it empties, also after the eighth blocking tile', () => {
    const scenario = mining('gas', (table) => {
      closeTerritories(table, 'yamal', 'ob', 'altai', 'taymyr', 'yenisei', 'sayan', 'olenyok');
      for (const territory of ['amur', 'baikal', 'kolyma'] as const) {
        layCubes(table, territory, 'gas');
        standWorkers(table, 0, territory);
      }
    });
    playPlies(scenario, 0, 'sell exchange-0');
    expect(isClosed(scenario, 'amur', 'baikal', 'kolyma')).toEqual([true, true, true]);
    expect(factsOf(scenario, 'territoryClosed').map(({ closed }) => closed)).toEqual([8, 9, 10]);
    expect([scenario.state.ended, factsOf(scenario, 'endConditionMet').length]).toEqual([
      TERRITORIES_CLOSED,
      1,
    ]);
    expect([player(scenario, 0).figures, auditOf(scenario)]).toEqual([4, []]);
  });

  it('SB-1.5: a returned worker may become a salesman next', () => {
    const scenario = mining('gas', (table) => {
      layCubes(table, 'amur', 'gas');
      standWorkers(table, 0, 'amur', 4);
      coverAction(table, 0, 'salesman');
    });
    playPlies(scenario, 0, 'sell exchange-0, endTurn');
    playPlies(scenario, 1, 'pass, endTurn');
    playPlies(scenario, 0, 'execute salesman, sendSalesman supply>exchange-2');
    expect([player(scenario, 0).figures, player(scenario, 0).salesmen[2], auditOf(scenario)]).toEqual([
      3,
      1,
      [],
    ]);
  });
});
