import { describe, expect, it } from 'vitest';
import { siberia } from './index.ts';
import { HAND, tileEntry } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  passAll,
  closeTerritories,
  coverAction,
  playPlies,
  layTile,
  player,
  standWorkers,
  tableInPlay,
  territoryNamed,
  tileNamed,
} from './testing/scenario.ts';

/** States that no play can reach, and the rule that the audit names. */
const BREAKINGS: readonly (readonly [string, string, (scenario: SiberiaScenario) => void])[] = [
  ['a cube is lost', 'SB-T27', ({ state }) => state.supply.fill(0, 2, 3)],
  ['a cube is owed', 'SB-T27', ({ state }) => void state.supply.splice(0, 1, -1)],
  ['a cube appears', 'SB-T27', ({ state }) => void state.sold.splice(0, 1, 1)],
  ['an open territory is empty', 'SB-9.1', ({ state }) => void state.cubes.splice(0, 1, 0)],
  ['cubes lie in a closed territory', 'SB-9.1', ({ state }) => (state.closed = 1 << territoryNamed('amur'))],
  ['a tile is missing in the bag', 'SB-T27', ({ state }) => void state.bag.splice(3, 1, 0)],
  ['a tile is lifted twice', 'SB-T27', ({ state }) => (state.joker = 1)],
  ['a research tile appears', 'SB-T27', ({ state }) => state.resolving.push(4)],
  ['an investment tile appears', 'SB-1.4', (scenario) => (player(scenario, 0).invested = 1)],
  ['an investment tile is gone', 'SB-1.4', ({ state }) => state.faceUp.pop()],
  ['there is a figure too many', 'SB-1.5', (scenario) => player(scenario, 0).figures++],
  [
    'a worker stands in a closed territory',
    'SB-9.2',
    (scenario) => {
      standWorkers(scenario, 0, 'amur');
      closeTerritories(scenario, 'amur');
    },
  ],
  ['a field is covered that is not', 'SB-5.5', (scenario) => (player(scenario, 0).covered = 1)],
  ['three tiles lie on an action', 'SB-4.6', (scenario) => coverAction(scenario, 0, 'gas', 3)],
  ['a tile lies where it does not belong', 'SB-4.3', (scenario) => layTile(scenario, 0, 'worker-gas', 'oil')],
  [
    'there are more than six new tiles',
    'SB-4.1',
    (scenario) => {
      for (let i = 0; i < 7; i++) player(scenario, 0).tiles.push(tileEntry(tileNamed('manager'), HAND));
    },
  ],
  ['the game goes on behind its limit', 'SB-10.7', ({ state }) => (state.round = 61)],
  ['the round limit ends it too early', 'SB-10.7', ({ state }) => (state.ended = 4)],
  ['a step waits for nobody', 'waits', ({ state }) => (state.steps = [{ at: 'turn', pending: 0, left: 0 }])],
  ['an exchange is none', 'SB-1.7', ({ state }) => void state.cities.splice(2, 1, 11)],
];

describe('the audit', () => {
  it.each(BREAKINGS)('SB-T27: the audit notices that %s (%s)', (_what, rule, breaking) => {
    const scenario = tableInPlay(2);
    expect(siberia.audit(scenario.state)).toEqual([]);
    breaking(scenario);
    expect(siberia.audit(scenario.state).join('\n')).toContain(rule);
  });

  it('SB-T27: the audit accepts jokers anywhere, tiles being resolved and planned tiles', () => {
    const scenario = tableInPlay(2);
    layTile(scenario, 0, 'manager', 'diamond');
    layTile(scenario, 1, 'manager', 'research');
    coverAction(scenario, 0, 'gas');
    expect(siberia.audit(scenario.state)).toEqual([]);
    playPlies(scenario, 0, 'execute gas, endTurn');
    playPlies(scenario, 1, 'execute research, nameResource oil');
    expect(siberia.audit(scenario.state)).toEqual([]);
  });

  it('SB-8.4: a bag that runs short is an error, never a tile from nowhere', () => {
    const scenario = tableInPlay(2);
    scenario.state.bag.fill(0);
    expect(() => passAll(scenario)).toThrow();
  });
});
