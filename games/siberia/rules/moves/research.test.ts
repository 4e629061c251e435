import { describe, expect, it } from 'vitest';
import type { Resource, Territory } from '../components.ts';
import { RESOURCES, TERRITORIES } from '../components.ts';
import { SUPPLIES_EMPTY } from '../state.ts';
import type { SiberiaScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  auditOf,
  closeTerritories,
  coverAction,
  cubesIn,
  playPlies,
  tilesInBag,
  layCubes,
  layTile,
  leaveSupply,
  managersInBag,
  offersOf,
  phaseOf,
  resourceNamed,
  supplyOf,
  tableInPlay,
  tileNamed,
  tilesIn,
  factsOf,
  whyNot,
  whyNotBeyond,
} from '../testing/scenario.ts';

/** Seat 0 has these tiles in research, and seat 1 can act. */
function researching(...tiles: string[]): SiberiaScenario {
  const scenario = tableInPlay(2);
  for (const tile of tiles) layTile(scenario, 0, tile, 'research');
  coverAction(scenario, 1, 'worker');
  return scenario;
}

const ALL: Resource[] = [...RESOURCES];
const territoriesWithout = (scenario: SiberiaScenario, resource: Resource): string[] =>
  TERRITORIES.filter((territory) => !cubesIn(scenario, territory).includes(resource));

function oilInAllBut(scenario: SiberiaScenario, but: Territory): void {
  for (const territory of TERRITORIES)
    if (territory !== but) layCubes(scenario, territory, 'gas', 'coal', 'oil');
}

describe('research', () => {
  it('SB-6.1: tiles are resolved in the order that the player decides; each cube lies before the next is named', () => {
    const scenario = researching('worker-oil', 'investor-gold', 'worker-diamond');
    playPlies(scenario, 0, 'execute research');
    expect(offersOf(scenario, 0)).toEqual([
      'nameTile worker-oil',
      'nameTile investor-gold',
      'nameTile worker-diamond',
    ]);
    expect(whyNot(scenario, 0, 'nameTile manager')).toBe('tileNotInResearch SB-6.1');
    playPlies(scenario, 0, 'nameTile investor-gold');
    expect(whyNot(scenario, 0, 'nameTile worker-oil')).toBe('notNow SB-6.2');
    playPlies(scenario, 0, 'placeCube yana');
    expect([cubesIn(scenario, 'yana'), supplyOf(scenario, 'gold')]).toEqual([['gas', 'coal', 'gold'], 11]);
    expect(whyNot(scenario, 0, 'nameTile investor-gold')).toBe('tileNotInResearch SB-6.1');
    playPlies(scenario, 0, 'nameTile worker-diamond, placeCube amur');
    expect(offersOf(scenario, 0)[0]).toBe('placeCube yamal');
    playPlies(scenario, 0, 'placeCube yamal');
    expect([cubesIn(scenario, 'yamal'), offersOf(scenario, 0)]).toEqual([
      ['gas', 'coal', 'oil'],
      ['endTurn'],
    ]);
    expect(factsOf(scenario, 'cubePlaced').map(({ resource }) => RESOURCES[resource])).toEqual([
      'gold',
      'diamond',
      'oil',
    ]);
  });

  it('SB-6.1: the order can matter: the last oil cube goes to the oil tile, or to the manager', () => {
    for (const first of ['worker-oil', 'manager']) {
      const scenario = researching('worker-oil', 'manager');
      leaveSupply(scenario, 'oil', 1);
      playPlies(scenario, 0, `execute research, nameTile ${first}`);
      if (first === 'manager') playPlies(scenario, 0, 'nameResource oil');
      playPlies(scenario, 0, 'placeCube amur');
      if (first === 'manager')
        expect([factsOf(scenario, 'researchVoid').length, offersOf(scenario, 0)]).toEqual([1, ['endTurn']]);
      else expect(offersOf(scenario, 0)).toEqual(['nameResource gold', 'nameResource diamond']);
    }
  });

  it('SB-6.2: a cube goes from the supply into any open territory without its resource', () => {
    for (const tile of ['logistics-oil', 'salesman-oil', 'worker-oil', 'investor-oil']) {
      const scenario = researching(tile);
      layCubes(scenario, 'baikal', 'gas', 'oil');
      playPlies(scenario, 0, 'execute research');
      expect(offersOf(scenario, 0)).toEqual(
        territoriesWithout(scenario, 'oil').map((territory) => `placeCube ${territory}`),
      );
      expect(whyNot(scenario, 0, 'placeCube baikal')).toBe('resourceLiesThere SB-6.2');
      playPlies(scenario, 0, 'placeCube taymyr');
      expect([cubesIn(scenario, 'taymyr'), supplyOf(scenario, 'oil'), auditOf(scenario)]).toEqual([
        ['gas', 'coal', 'oil'],
        12,
        [],
      ]);
    }
  });

  it('SB-6.2: placing cannot be forgone; a single possible territory is taken without asking', () => {
    const scenario = researching('worker-oil');
    playPlies(scenario, 0, 'execute research');
    for (const way of ['forgo', 'pass', 'endTurn']) expect(whyNot(scenario, 0, way)).toBe('notNow SB-6.2');
    const forced = researching('worker-oil');
    oilInAllBut(forced, 'sayan');
    leaveSupply(forced, 'oil', 1);
    playPlies(forced, 0, 'execute research');
    expect([cubesIn(forced, 'sayan'), offersOf(forced, 0)]).toEqual([['gas', 'coal', 'oil'], ['endTurn']]);
  });

  it('SB-T7: three diamond tiles with two diamonds left bring two cubes; all three tiles are in the bag', () => {
    const scenario = researching('worker-diamond', 'worker-diamond', 'salesman-diamond');
    leaveSupply(scenario, 'diamond', 2);
    playPlies(
      scenario,
      0,
      'execute research, nameTile worker-diamond, placeCube amur, nameTile salesman-diamond, placeCube yana',
    );
    expect([cubesIn(scenario, 'amur'), cubesIn(scenario, 'yana'), supplyOf(scenario, 'diamond')]).toEqual([
      ['gas', 'coal', 'diamond'],
      ['gas', 'coal', 'diamond'],
      0,
    ]);
    expect(factsOf(scenario, 'researchVoid')).toEqual([
      { type: 'researchVoid', seat: 0, tile: tileNamed('worker-diamond') },
    ]);
    expect([
      tilesInBag(scenario, 'worker-diamond'),
      tilesInBag(scenario, 'salesman-diamond'),
      scenario.state.resolving,
    ]).toEqual([2, 2, []]);
    expect([offersOf(scenario, 0), auditOf(scenario)]).toEqual([['endTurn'], []]);
  });

  it('SB-6.3: a tile is void if its supply is empty or every open territory holds the resource', () => {
    const empty = researching('worker-oil', 'worker-oil');
    leaveSupply(empty, 'oil', 0);
    playPlies(empty, 0, 'execute research');
    expect([factsOf(empty, 'researchVoid').length, factsOf(empty, 'cubePlaced'), offersOf(empty, 0)]).toEqual(
      [2, [], ['endTurn']],
    );
    const full = researching('worker-gas', 'worker-oil');
    playPlies(full, 0, 'execute research'); // gas lies everywhere
    expect(factsOf(full, 'researchVoid')).toEqual([
      { type: 'researchVoid', seat: 0, tile: tileNamed('worker-gas') },
    ]);
    expect([supplyOf(full, 'gas'), phaseOf(full)]).toEqual([4, 'cube']);
    const closed = researching('worker-oil');
    oilInAllBut(closed, 'kolyma');
    closeTerritories(closed, 'kolyma'); // the only territory without oil is closed
    leaveSupply(closed, 'oil', 1);
    playPlies(closed, 0, 'execute research');
    expect([factsOf(closed, 'researchVoid').length, supplyOf(closed, 'oil')]).toEqual([1, 1]);
  });

  it('SB-6.4: a manager tile becomes an available resource: in the supply, and with a territory to take it', () => {
    const scenario = researching('manager');
    leaveSupply(scenario, 'gold', 0);
    playPlies(scenario, 0, 'execute research');
    expect(offersOf(scenario, 0)).toEqual(['nameResource oil', 'nameResource diamond']);
    expect(whyNot(scenario, 0, 'nameResource gold')).toBe('resourceNotAvailable SB-6.4'); // no cube
    expect(whyNot(scenario, 0, 'nameResource gas')).toBe('resourceNotAvailable SB-6.4'); // no territory
    playPlies(scenario, 0, 'nameResource diamond, placeCube ob');
    expect([cubesIn(scenario, 'ob'), managersInBag(scenario), offersOf(scenario, 0)]).toEqual([
      ['gas', 'coal', 'diamond'],
      14,
      ['endTurn'],
    ]);
  });

  it('SB-6.4: with one available resource nothing is asked; with none the tile is void', () => {
    const single = researching('manager', 'manager');
    for (const resource of ['gold', 'diamond'] as const) leaveSupply(single, resource, 0);
    leaveSupply(single, 'oil', 1);
    playPlies(single, 0, 'execute research');
    expect(phaseOf(single)).toBe('cube');
    playPlies(single, 0, 'placeCube amur');
    expect([cubesIn(single, 'amur'), factsOf(single, 'researchVoid').length, managersInBag(single)]).toEqual([
      ['gas', 'coal', 'oil'],
      1,
      14,
    ]);
    const none = researching('manager');
    for (const resource of ['oil', 'gold', 'diamond'] as const) leaveSupply(none, resource, 0);
    none.state.ended = SUPPLIES_EMPTY;
    playPlies(none, 0, 'execute research');
    expect([factsOf(none, 'researchVoid').length, offersOf(none, 0), auditOf(none)]).toEqual([
      1,
      ['endTurn'],
      [],
    ]);
  });

  it('SB-6.5: several cubes may go into the same territory, without a worker there, up to one of each resource', () => {
    const scenario = researching('worker-oil', 'worker-gold', 'worker-diamond');
    playPlies(
      scenario,
      0,
      'execute research, nameTile worker-oil, placeCube yamal, nameTile worker-gold, placeCube yamal, placeCube yamal',
    );
    expect(cubesIn(scenario, 'yamal')).toEqual(ALL);
    const apart = researching('worker-oil', 'worker-oil');
    playPlies(apart, 0, 'execute research, placeCube yamal');
    expect(whyNot(apart, 0, 'placeCube yamal')).toBe('resourceLiesThere SB-6.2');
    playPlies(apart, 0, 'placeCube ob');
    expect([cubesIn(apart, 'yamal'), cubesIn(apart, 'ob')]).toEqual([
      ['gas', 'coal', 'oil'],
      ['gas', 'coal', 'oil'],
    ]);
  });

  it.each(RESOURCES)('SB-T9: a territory with all five accepts no cube, not even %s', (resource) => {
    const scenario = researching(`worker-${resource}`);
    layCubes(scenario, 'yamal', ...ALL);
    layCubes(scenario, 'ob', resource === 'gas' ? 'coal' : 'gas');
    layCubes(scenario, 'altai', resource === 'gas' ? 'coal' : 'gas');
    playPlies(scenario, 0, 'execute research');
    expect(whyNot(scenario, 0, 'placeCube yamal')).toBe('resourceLiesThere SB-6.2');
    expect(offersOf(scenario, 0)).not.toContain('placeCube yamal');
  });

  it('SB-6.6: closed territories and Vladivostok never receive cubes', () => {
    const scenario = researching('worker-oil');
    closeTerritories(scenario, 'amur', 'baikal');
    playPlies(scenario, 0, 'execute research');
    expect(whyNot(scenario, 0, 'placeCube amur')).toBe('territoryClosed SB-6.6');
    expect(whyNot(scenario, 0, 'placeCube baikal')).toBe('territoryClosed SB-6.6');
    expect(() => whyNot(scenario, 0, 'placeCube vladivostok')).toThrow('badNotation');
    expect(whyNotBeyond(scenario, 0, 'placeCube')).toBe('unknownNoun SB-6.2');
    expect(offersOf(scenario, 0)).toHaveLength(12);
  });

  it('SB-6.7: research is one turn, once in a round, for any number of tiles; all return to the bag', () => {
    const scenario = researching('worker-oil', 'worker-gold', 'manager');
    coverAction(scenario, 0, 'gas');
    playPlies(
      scenario,
      0,
      'execute research, nameTile worker-oil, placeCube ob, nameTile worker-gold, placeCube ob, ' +
        'nameResource oil, placeCube altai',
    );
    expect([
      tilesInBag(scenario, 'worker-oil'),
      tilesInBag(scenario, 'worker-gold'),
      managersInBag(scenario),
    ]).toEqual([3, 2, 14]);
    expect([tilesIn(scenario, 0, 'research'), offersOf(scenario, 0)]).toEqual([[], ['endTurn']]);
    playPlies(scenario, 0, 'endTurn');
    expect(pendingSeat(scenario)).toBe(1);
    playPlies(scenario, 1, 'pass, endTurn');
    expect(whyNot(scenario, 0, 'execute research')).toBe('nothingToResearch SB-6.7');
  });

  it('SB-6.7: research is a turn even if no tile has an effect', () => {
    const scenario = researching('worker-gas');
    coverAction(scenario, 0, 'gas');
    playPlies(scenario, 0, 'execute research');
    expect([pendingSeat(scenario), offersOf(scenario, 0), tilesInBag(scenario, 'worker-gas')]).toEqual([
      0,
      ['endTurn'],
      4,
    ]);
    playPlies(scenario, 0, 'endTurn');
    expect(pendingSeat(scenario)).toBe(1);
  });

  it('SB-6.8: each emptied supply field is checked at once, before the next tile', () => {
    const scenario = researching('worker-oil', 'worker-gold', 'worker-diamond');
    for (const resource of ['oil', 'gold', 'diamond'] as const) leaveSupply(scenario, resource, 1);
    leaveSupply(scenario, 'coal', 0);
    playPlies(scenario, 0, 'execute research, nameTile worker-oil, placeCube ob');
    expect(scenario.state.ended).toBe(0);
    playPlies(scenario, 0, 'nameTile worker-gold, placeCube ob');
    expect([scenario.state.ended, phaseOf(scenario)]).toEqual([SUPPLIES_EMPTY, 'cube']);
    playPlies(scenario, 0, 'placeCube altai');
    const ends = scenario.facts.filter(({ type }) => type === 'supplyEmptied' || type === 'endConditionMet');
    expect(ends).toEqual([
      { type: 'supplyEmptied', resource: resourceNamed('oil') },
      { type: 'supplyEmptied', resource: resourceNamed('gold') },
      { type: 'endConditionMet', condition: 'supplyFieldsEmpty' },
      { type: 'supplyEmptied', resource: resourceNamed('diamond') },
    ]);
  });
});
