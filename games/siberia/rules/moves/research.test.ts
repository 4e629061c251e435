import { describe, expect, it } from 'vitest';
import type { Resource, Territory } from '../components.ts';
import { RESOURCES, TERRITORIES } from '../components.ts';
import { SUPPLIES_EMPTY } from '../state.ts';
import type { SiberiaScenario } from '../testing/scenario.ts';
import {
  askedIn,
  audited,
  closeTerritories,
  coverAction,
  cubesIn,
  does,
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
  told,
  whyNot,
  whyNotBeyond,
} from '../testing/scenario.ts';

/** Seat 0 has these tiles in research, and seat 1 can act. */
function researching(...tiles: string[]): SiberiaScenario {
  const story = tableInPlay(2);
  for (const tile of tiles) layTile(story, 0, tile, 'research');
  coverAction(story, 1, 'worker');
  return story;
}

const ALL: Resource[] = [...RESOURCES];
const territoriesWithout = (story: SiberiaScenario, resource: Resource): string[] =>
  TERRITORIES.filter((territory) => !cubesIn(story, territory).includes(resource));

/** Oil in every territory but one. */
function oilInAllBut(story: SiberiaScenario, but: Territory): void {
  for (const territory of TERRITORIES)
    if (territory !== but) layCubes(story, territory, 'gas', 'coal', 'oil');
}

describe('research', () => {
  it('SB-6.1: tiles are resolved in the order that the player decides; each cube lies before the next is named', () => {
    const story = researching('worker-oil', 'investor-gold', 'worker-diamond');
    does(story, 0, 'execute research');
    expect(offersOf(story, 0)).toEqual([
      'nameTile worker-oil',
      'nameTile investor-gold',
      'nameTile worker-diamond',
    ]);
    expect(whyNot(story, 0, 'nameTile manager')).toBe('tileNotInResearch SB-6.1');
    does(story, 0, 'nameTile investor-gold');
    expect(whyNot(story, 0, 'nameTile worker-oil')).toBe('notNow SB-6.2');
    does(story, 0, 'placeCube yana');
    expect([cubesIn(story, 'yana'), supplyOf(story, 'gold')]).toEqual([['gas', 'coal', 'gold'], 11]);
    expect(whyNot(story, 0, 'nameTile investor-gold')).toBe('tileNotInResearch SB-6.1');
    does(story, 0, 'nameTile worker-diamond, placeCube amur'); // the last one needs no name
    expect(offersOf(story, 0)[0]).toBe('placeCube yamal');
    does(story, 0, 'placeCube yamal');
    // ends by itself
    expect([cubesIn(story, 'yamal'), offersOf(story, 0)]).toEqual([['gas', 'coal', 'oil'], ['endTurn']]);
    expect(told(story, 'cubePlaced').map(({ resource }) => RESOURCES[resource])).toEqual([
      'gold',
      'diamond',
      'oil',
    ]);
  });

  it('SB-6.1: the order can matter: the last oil cube goes to the oil tile, or to the manager', () => {
    for (const first of ['worker-oil', 'manager']) {
      const story = researching('worker-oil', 'manager');
      leaveSupply(story, 'oil', 1);
      does(story, 0, `execute research, nameTile ${first}`);
      if (first === 'manager') does(story, 0, 'nameResource oil');
      does(story, 0, 'placeCube amur');
      if (first === 'manager')
        expect([told(story, 'researchVoid').length, offersOf(story, 0)]).toEqual([1, ['endTurn']]);
      else expect(offersOf(story, 0)).toEqual(['nameResource gold', 'nameResource diamond']);
    }
  });

  it('SB-6.2: a cube goes from the supply into any open territory without its resource', () => {
    for (const tile of ['logistics-oil', 'salesman-oil', 'worker-oil', 'investor-oil']) {
      const story = researching(tile);
      layCubes(story, 'baikal', 'gas', 'oil');
      does(story, 0, 'execute research');
      expect(offersOf(story, 0)).toEqual(
        territoriesWithout(story, 'oil').map((territory) => `placeCube ${territory}`),
      );
      expect(whyNot(story, 0, 'placeCube baikal')).toBe('resourceLiesThere SB-6.2');
      does(story, 0, 'placeCube taymyr');
      expect([cubesIn(story, 'taymyr'), supplyOf(story, 'oil'), audited(story)]).toEqual([
        ['gas', 'coal', 'oil'],
        12,
        [],
      ]);
    }
  });

  it('SB-6.2: placing cannot be forgone; a single possible territory is taken without asking', () => {
    const story = researching('worker-oil');
    does(story, 0, 'execute research');
    for (const way of ['forgo', 'pass', 'endTurn']) expect(whyNot(story, 0, way)).toBe('notNow SB-6.2');
    const forced = researching('worker-oil');
    oilInAllBut(forced, 'sayan');
    leaveSupply(forced, 'oil', 1);
    does(forced, 0, 'execute research');
    expect([cubesIn(forced, 'sayan'), offersOf(forced, 0)]).toEqual([['gas', 'coal', 'oil'], ['endTurn']]);
  });

  it('SB-T7: three diamond tiles with two diamonds left bring two cubes; all three tiles are in the bag', () => {
    const story = researching('worker-diamond', 'worker-diamond', 'salesman-diamond');
    leaveSupply(story, 'diamond', 2);
    does(
      story,
      0,
      'execute research, nameTile worker-diamond, placeCube amur, nameTile salesman-diamond, placeCube yana',
    );
    expect([cubesIn(story, 'amur'), cubesIn(story, 'yana'), supplyOf(story, 'diamond')]).toEqual([
      ['gas', 'coal', 'diamond'],
      ['gas', 'coal', 'diamond'],
      0,
    ]);
    expect(told(story, 'researchVoid')).toEqual([
      { type: 'researchVoid', seat: 0, tile: tileNamed('worker-diamond') },
    ]);
    expect([
      tilesInBag(story, 'worker-diamond'),
      tilesInBag(story, 'salesman-diamond'),
      story.state.resolving,
    ]).toEqual([2, 2, []]);
    expect([offersOf(story, 0), audited(story)]).toEqual([['endTurn'], []]);
  });

  it('SB-6.3: a tile is void if its supply is empty or every open territory holds the resource', () => {
    const empty = researching('worker-oil', 'worker-oil');
    leaveSupply(empty, 'oil', 0);
    does(empty, 0, 'execute research');
    expect([told(empty, 'researchVoid').length, told(empty, 'cubePlaced'), offersOf(empty, 0)]).toEqual([
      2,
      [],
      ['endTurn'],
    ]);
    const full = researching('worker-gas', 'worker-oil');
    does(full, 0, 'execute research'); // gas lies everywhere
    expect(told(full, 'researchVoid')).toEqual([
      { type: 'researchVoid', seat: 0, tile: tileNamed('worker-gas') },
    ]);
    expect([supplyOf(full, 'gas'), phaseOf(full)]).toEqual([4, 'cube']);
    const closed = researching('worker-oil');
    oilInAllBut(closed, 'kolyma');
    closeTerritories(closed, 'kolyma'); // the only territory without oil is closed
    leaveSupply(closed, 'oil', 1);
    does(closed, 0, 'execute research');
    expect([told(closed, 'researchVoid').length, supplyOf(closed, 'oil')]).toEqual([1, 1]);
  });

  it('SB-6.4: a manager tile becomes an available resource: in the supply, and with a territory to take it', () => {
    const story = researching('manager');
    leaveSupply(story, 'gold', 0);
    does(story, 0, 'execute research');
    expect(offersOf(story, 0)).toEqual(['nameResource oil', 'nameResource diamond']);
    expect(whyNot(story, 0, 'nameResource gold')).toBe('resourceNotAvailable SB-6.4'); // no cube
    expect(whyNot(story, 0, 'nameResource gas')).toBe('resourceNotAvailable SB-6.4'); // no territory
    does(story, 0, 'nameResource diamond, placeCube ob');
    expect([cubesIn(story, 'ob'), managersInBag(story), offersOf(story, 0)]).toEqual([
      ['gas', 'coal', 'diamond'],
      14,
      ['endTurn'],
    ]);
  });

  it('SB-6.4: with one available resource nothing is asked; with none the tile is void', () => {
    const single = researching('manager', 'manager');
    for (const resource of ['gold', 'diamond'] as const) leaveSupply(single, resource, 0);
    leaveSupply(single, 'oil', 1);
    does(single, 0, 'execute research');
    expect(phaseOf(single)).toBe('cube');
    does(single, 0, 'placeCube amur');
    expect([cubesIn(single, 'amur'), told(single, 'researchVoid').length, managersInBag(single)]).toEqual([
      ['gas', 'coal', 'oil'],
      1,
      14,
    ]);
    const none = researching('manager');
    for (const resource of ['oil', 'gold', 'diamond'] as const) leaveSupply(none, resource, 0);
    none.state.ended = SUPPLIES_EMPTY;
    does(none, 0, 'execute research');
    expect([told(none, 'researchVoid').length, offersOf(none, 0), audited(none)]).toEqual([
      1,
      ['endTurn'],
      [],
    ]);
  });

  it('SB-6.5: several cubes may go into the same territory, without a worker there, up to one of each resource', () => {
    const story = researching('worker-oil', 'worker-gold', 'worker-diamond');
    does(
      story,
      0,
      'execute research, nameTile worker-oil, placeCube yamal, nameTile worker-gold, placeCube yamal, placeCube yamal',
    );
    expect(cubesIn(story, 'yamal')).toEqual(ALL);
    const apart = researching('worker-oil', 'worker-oil');
    does(apart, 0, 'execute research, placeCube yamal');
    expect(whyNot(apart, 0, 'placeCube yamal')).toBe('resourceLiesThere SB-6.2');
    does(apart, 0, 'placeCube ob');
    expect([cubesIn(apart, 'yamal'), cubesIn(apart, 'ob')]).toEqual([
      ['gas', 'coal', 'oil'],
      ['gas', 'coal', 'oil'],
    ]);
  });

  it.each(RESOURCES)('SB-T9: a territory with all five accepts no cube, not even %s', (resource) => {
    const story = researching(`worker-${resource}`);
    layCubes(story, 'yamal', ...ALL);
    layCubes(story, 'ob', resource === 'gas' ? 'coal' : 'gas');
    layCubes(story, 'altai', resource === 'gas' ? 'coal' : 'gas');
    does(story, 0, 'execute research');
    expect(whyNot(story, 0, 'placeCube yamal')).toBe('resourceLiesThere SB-6.2');
    expect(offersOf(story, 0)).not.toContain('placeCube yamal');
  });

  it('SB-6.6: closed territories and Vladivostok never receive cubes', () => {
    const story = researching('worker-oil');
    closeTerritories(story, 'amur', 'baikal');
    does(story, 0, 'execute research');
    expect(whyNot(story, 0, 'placeCube amur')).toBe('territoryClosed SB-6.6');
    expect(whyNot(story, 0, 'placeCube baikal')).toBe('territoryClosed SB-6.6');
    expect(() => whyNot(story, 0, 'placeCube vladivostok')).toThrow('badNotation');
    expect(whyNotBeyond(story, 0, 'placeCube')).toBe('unknownNoun SB-6.2');
    expect(offersOf(story, 0)).toHaveLength(12);
  });

  it('SB-6.7: research is one turn, once in a round, for any number of tiles; all return to the bag', () => {
    const story = researching('worker-oil', 'worker-gold', 'manager');
    coverAction(story, 0, 'gas');
    does(
      story,
      0,
      'execute research, nameTile worker-oil, placeCube ob, nameTile worker-gold, placeCube ob, ' +
        'nameResource oil, placeCube altai',
    );
    expect([tilesInBag(story, 'worker-oil'), tilesInBag(story, 'worker-gold'), managersInBag(story)]).toEqual(
      [3, 2, 14],
    );
    expect([tilesIn(story, 0, 'research'), offersOf(story, 0)]).toEqual([[], ['endTurn']]);
    does(story, 0, 'endTurn');
    expect(askedIn(story)).toBe(1);
    does(story, 1, 'pass, endTurn');
    expect(whyNot(story, 0, 'execute research')).toBe('nothingToResearch SB-6.7');
  });

  it('SB-6.7: research is a turn even if no tile has an effect', () => {
    const story = researching('worker-gas');
    coverAction(story, 0, 'gas');
    does(story, 0, 'execute research');
    expect([askedIn(story), offersOf(story, 0), tilesInBag(story, 'worker-gas')]).toEqual([
      0,
      ['endTurn'],
      4,
    ]);
    does(story, 0, 'endTurn');
    expect(askedIn(story)).toBe(1);
  });

  it('SB-6.8: each emptied supply field is checked at once, before the next tile', () => {
    const story = researching('worker-oil', 'worker-gold', 'worker-diamond');
    for (const resource of ['oil', 'gold', 'diamond'] as const) leaveSupply(story, resource, 1);
    leaveSupply(story, 'coal', 0);
    does(story, 0, 'execute research, nameTile worker-oil, placeCube ob');
    expect(story.state.ended).toBe(0);
    does(story, 0, 'nameTile worker-gold, placeCube ob');
    expect([story.state.ended, phaseOf(story)]).toEqual([SUPPLIES_EMPTY, 'cube']);
    does(story, 0, 'placeCube altai');
    const ends = story.facts.filter(({ type }) => type === 'supplyEmptied' || type === 'endConditionMet');
    expect(ends).toEqual([
      { type: 'supplyEmptied', resource: resourceNamed('oil') },
      { type: 'supplyEmptied', resource: resourceNamed('gold') },
      { type: 'endConditionMet', condition: 'supplyFieldsEmpty' }, // told once
      { type: 'supplyEmptied', resource: resourceNamed('diamond') },
    ]);
  });
});
