import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import data from '../../data/components.json' with { type: 'json' };
import type { Territory } from '../components.ts';
import { ALL_TERRITORIES, PLACES, TERRITORIES, VLADIVOSTOK } from '../components.ts';
import { reachableFrom } from '../state.ts';
import type { SiberiaScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  auditOf,
  closeTerritories,
  coverAction,
  playPlies,
  offersOf,
  player,
  standWorkers,
  tableInPlay,
  factsOf,
  whyNot,
  whyNotBeyond,
  withdrawFigures,
  workersIn,
} from '../testing/scenario.ts';

function moving(arrange: (scenario: SiberiaScenario) => void = () => undefined): SiberiaScenario {
  const scenario = tableInPlay(2);
  coverAction(scenario, 0, 'logistics');
  coverAction(scenario, 1, 'worker');
  arrange(scenario);
  playPlies(scenario, 0, 'execute logistics');
  return scenario;
}

function only(scenario: SiberiaScenario, ...places: (typeof PLACES)[number][]): void {
  withdrawFigures(scenario, 0);
  for (const place of places) standWorkers(scenario, 0, place);
}

const targetsFrom = (scenario: SiberiaScenario, from: string): string[] =>
  offersOf(scenario, 0).flatMap((offer) =>
    offer.startsWith(`moveWorker ${from}>`) ? [offer.split('>')[1] as string] : [],
  );
const allBut = (...open: Territory[]): Territory[] =>
  TERRITORIES.filter((territory) => !open.includes(territory));

describe('logistics', () => {
  it('SB-T13: three steps out of Vladivostok lead to Amur, Baikal, Sayan', () => {
    const scenario = moving();
    playPlies(scenario, 0, 'moveWorker vladivostok>amur, moveWorker amur>baikal, moveWorker baikal>sayan');
    expect([workersIn(scenario, 0, 'vladivostok'), workersIn(scenario, 0, 'sayan')]).toEqual([0, 1]);
    expect([offersOf(scenario, 0), whyNot(scenario, 0, 'moveWorker sayan>altai')]).toEqual([
      ['endTurn'],
      'notNow SB-5.10',
    ]);
    expect(factsOf(scenario, 'workerMoved')).toHaveLength(3);
  });

  it('SB-T14: two steps for one worker and one for another; a fourth step is illegal', () => {
    const scenario = moving((table) => standWorkers(table, 0, 'vladivostok'));
    playPlies(
      scenario,
      0,
      'moveWorker vladivostok>okhotsk, moveWorker okhotsk>kolyma, moveWorker vladivostok>amur',
    );
    expect([
      workersIn(scenario, 0, 'kolyma'),
      workersIn(scenario, 0, 'amur'),
      workersIn(scenario, 0, 'vladivostok'),
    ]).toEqual([1, 1, 0]);
    expect(whyNot(scenario, 0, 'moveWorker amur>baikal')).toBe('notNow SB-5.10');
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-7.7: steps may be mixed among workers in any order, and forfeited at any time', () => {
    const scenario = moving((table) => standWorkers(table, 0, 'yamal'));
    playPlies(scenario, 0, 'moveWorker yamal>ob, moveWorker vladivostok>okhotsk, moveWorker ob>yamal');
    expect([workersIn(scenario, 0, 'yamal'), workersIn(scenario, 0, 'okhotsk')]).toEqual([1, 1]);
    for (const steps of [
      'forgo',
      'moveWorker vladivostok>amur, forgo',
      'moveWorker vladivostok>amur, moveWorker amur>aldan, forgo',
    ]) {
      const some = moving();
      playPlies(some, 0, steps);
      expect([offersOf(some, 0), pendingSeat(some)]).toEqual([['endTurn'], 0]);
    }
  });

  it('SB-7.7: only own workers on the map can move', () => {
    const scenario = moving((table) => standWorkers(table, 1, 'baikal'));
    expect(whyNot(scenario, 0, 'moveWorker baikal>amur')).toBe('noWorkerThere SB-7.7');
    playPlies(scenario, 0, 'moveWorker vladivostok>amur');
    expect(whyNot(scenario, 0, 'moveWorker vladivostok>amur')).toBe('noWorkerThere SB-7.7');
  });

  it('SB-7.8: a step leads to an adjacent territory; out of Vladivostok only along the two arrows', () => {
    const scenario = moving((table) => standWorkers(table, 0, 'altai'));
    expect(targetsFrom(scenario, 'vladivostok').sort()).toEqual(['amur', 'okhotsk']);
    expect(whyNot(scenario, 0, 'moveWorker vladivostok>aldan')).toBe('notAdjacent SB-7.8');
    expect(whyNot(scenario, 0, 'moveWorker altai>taymyr')).toBe('notAdjacent SB-7.8');
    expect(whyNot(scenario, 0, 'moveWorker altai>altai')).toBe('notAdjacent SB-7.8');
    expect(targetsFrom(scenario, 'altai').sort()).toEqual(['ob', 'sayan', 'yenisei']);
  });

  it('SB-7.10: nobody can move into Vladivostok', () => {
    const scenario = moving((table) => only(table, 'amur'));
    expect(() => whyNot(scenario, 0, 'moveWorker amur>vladivostok')).toThrow('badNotation');
    expect(whyNotBeyond(scenario, 0, 'moveWorker')).toBe('unknownNoun SB-7.8');
    expect(targetsFrom(scenario, 'amur').sort()).toEqual(['aldan', 'baikal', 'okhotsk']);
  });

  it('SB-7.11: any number of workers of any players share a territory', () => {
    const scenario = moving((table) => {
      only(table, 'amur', 'amur', 'okhotsk', 'okhotsk', 'okhotsk', 'aldan');
      standWorkers(table, 1, 'aldan', 4);
    });
    playPlies(scenario, 0, 'moveWorker amur>aldan, moveWorker amur>aldan, moveWorker okhotsk>aldan');
    expect([workersIn(scenario, 0, 'aldan'), workersIn(scenario, 1, 'aldan'), auditOf(scenario)]).toEqual([
      4,
      4,
      [],
    ]);
  });
});

describe('closed territories', () => {
  it('SB-T15: with Aldan closed Okhotsk to Vilyuy is one step', () => {
    const open = moving((table) => only(table, 'okhotsk'));
    expect(whyNot(open, 0, 'moveWorker okhotsk>vilyuy')).toBe('notAdjacent SB-7.8');
    const scenario = moving((table) => {
      only(table, 'okhotsk');
      closeTerritories(table, 'aldan');
    });
    expect(targetsFrom(scenario, 'okhotsk').sort()).toEqual(['amur', 'baikal', 'kolyma', 'vilyuy', 'yana']);
    playPlies(scenario, 0, 'moveWorker okhotsk>vilyuy');
    expect([workersIn(scenario, 0, 'vilyuy'), scenario.state.steps.at(-1)?.left]).toEqual([1, 2]);
  });

  it('SB-7.9: a worker can never stop in a closed territory', () => {
    const scenario = moving((table) => closeTerritories(table, 'amur'));
    expect(whyNot(scenario, 0, 'moveWorker vladivostok>amur')).toBe('territoryClosed SB-7.9');
  });

  it('SB-7.9: several closed territories in a row cost nothing either', () => {
    const scenario = moving((table) => {
      only(table, 'okhotsk');
      closeTerritories(table, 'aldan', 'vilyuy', 'yenisei');
    });
    expect(targetsFrom(scenario, 'okhotsk').sort()).toEqual(
      ['altai', 'amur', 'baikal', 'kolyma', 'ob', 'olenyok', 'sayan', 'taymyr', 'yana'].sort(),
    );
    // behind open Ob and Taymyr
    expect(whyNot(scenario, 0, 'moveWorker okhotsk>yamal')).toBe('notAdjacent SB-7.8');
  });

  it('SB-7.9: closed arrow territories are skipped when leaving Vladivostok', () => {
    const one = moving((table) => closeTerritories(table, 'amur'));
    expect(targetsFrom(one, 'vladivostok').sort()).toEqual(['aldan', 'baikal', 'okhotsk']);
    const both = moving((table) => closeTerritories(table, 'amur', 'okhotsk'));
    expect(targetsFrom(both, 'vladivostok').sort()).toEqual(['aldan', 'baikal', 'kolyma']);
    const row = moving((table) => closeTerritories(table, 'amur', 'okhotsk', 'aldan'));
    expect(targetsFrom(row, 'vladivostok').sort()).toEqual(['baikal', 'kolyma', 'vilyuy', 'yana']);
  });

  it('SB-7.9: a step never ends where it began', () => {
    const scenario = moving((table) => {
      only(table, 'amur');
      closeTerritories(table, 'okhotsk', 'aldan', 'baikal');
    });
    expect(targetsFrom(scenario, 'amur')).not.toContain('amur');
    expect(whyNot(scenario, 0, 'moveWorker amur>amur')).toBe('notAdjacent SB-7.8');
  });

  it('SB-7.9: a single open territory is one step from Vladivostok, and from there no step is possible', () => {
    const scenario = moving((table) => {
      only(table, 'vladivostok');
      closeTerritories(table, ...allBut('yamal'));
    });
    expect(offersOf(scenario, 0)).toEqual(['moveWorker vladivostok>yamal', 'forgo']);
    playPlies(scenario, 0, 'moveWorker vladivostok>yamal');
    expect(offersOf(scenario, 0)).toEqual(['forgo']);
    const alone = moving((table) => {
      only(table, 'yamal');
      closeTerritories(table, ...allBut('yamal'));
    });
    expect([factsOf(alone, 'noEffect').length, offersOf(alone, 0)]).toEqual([1, ['endTurn']]);
  });

  it('SB-7.9: with no open territory left no step is possible', () => {
    const scenario = moving((table) => closeTerritories(table, ...TERRITORIES));
    expect([
      factsOf(scenario, 'noEffect').length,
      offersOf(scenario, 0),
      player(scenario, 0).workers[VLADIVOSTOK],
    ]).toEqual([1, ['endTurn'], 1]);
  });

  it('SB-7.9: steps are those that a search over paths of closed territories finds', () => {
    const neighboursOf = (place: string): readonly string[] =>
      place === 'vladivostok'
        ? data.map.entryTerritories
        : (data.map.territories.find(({ id }) => id === place)?.adjacentTo ?? []);
    const naive = (from: string, isClosed: (place: string) => boolean): string[] => {
      const ends = new Set<string>();
      const walk = (at: string, path: readonly string[]): void => {
        for (const next of neighboursOf(at)) {
          if (!isClosed(next)) ends.add(next);
          else if (!path.includes(next)) walk(next, [...path, next]);
        }
      };
      walk(from, []);
      ends.delete(from);
      return [...ends].sort();
    };
    fc.assert(
      fc.property(
        fc.subarray([...TERRITORIES], { maxLength: 14 }),
        fc.constantFrom(...PLACES),
        (shut, from) => {
          const closedNames = shut.filter((territory) => territory !== from);
          const closed = closedNames.reduce(
            (bits, territory) => bits | (1 << TERRITORIES.indexOf(territory)),
            0,
          );
          const steps = reachableFrom({ closed }, PLACES.indexOf(from));
          expect(steps & ~ALL_TERRITORIES).toBe(0);
          expect(TERRITORIES.filter((_, territory) => steps & (1 << territory)).sort()).toEqual(
            naive(from, (place) => closedNames.includes(place as Territory)),
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
