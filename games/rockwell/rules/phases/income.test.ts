import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  pendingSeat,
  playPlies,
  giveDrillingTurn,
  hasAchievement,
  playIdlePly,
  setManagementOrder,
  moneyOwned,
  setPossessions,
  phaseOf,
  player,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  factsOf,
  revealTileOn,
  placeVpOn,
} from '../testing/scenario.ts';

function lastOf(round: number, seats = 4): RockwellScenario {
  const scenario = tableAtDrilling(seats);
  scenario.state.round = round;
  giveDrillingTurn(scenario, seats - 1);
  for (let seat = 0; seat < seats; seat++) setPossessions(scenario, seat, {});
  return scenario;
}

describe('RW-13: active mineshafts', () => {
  it('RW-13.1: after round four every mineshaft on a revealed tile gives the income printed on its back', () => {
    const scenario = lastOf(4);
    revealTileOn(scenario, 'A0', 'A1'); // 2 zinc
    revealTileOn(scenario, 'B3', 'B5'); // 1 copper, 1 silver
    revealTileOn(scenario, 'D7', 'D8'); // 1 copper, 2 gold
    buildShaftOn(scenario, 0, 'A0');
    buildShaftOn(scenario, 2, 'B3');
    buildShaftOn(scenario, 2, 'D7');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([0, 1, 2, 3].map((seat) => stockOf(scenario, seat))).toEqual([
      '2/0/0/0',
      '0/0/0/0',
      '0/2/1/2',
      '0/0/0/0',
    ]);
    expect(factsOf(scenario, 'incomeReceived')).toEqual([
      { type: 'incomeReceived', seat: 0, space: spaceNamed('A0'), cubes: [2, 0, 0, 0] },
      { type: 'incomeReceived', seat: 2, space: spaceNamed('B3'), cubes: [0, 1, 1, 0] },
      { type: 'incomeReceived', seat: 2, space: spaceNamed('D7'), cubes: [0, 1, 0, 2] },
    ]);
    expect([0, 1, 2, 3].map((seat) => moneyOwned(scenario, seat))).toEqual([0, 0, 0, 0]);
  });

  it('RW-13.1: a mineshaft on an unrevealed tile gives nothing, regardless of crews', () => {
    const scenario = lastOf(4);
    buildShaftOn(scenario, 0, 'A0');
    placeCrew(scenario, 0, 1, 'A0');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([factsOf(scenario, 'incomeReceived'), stockOf(scenario, 0)]).toEqual([[], '0/0/0/0']);
  });

  it('RW-13.1: a revealed tile without a mineshaft gives nothing to the crews on it', () => {
    const scenario = lastOf(4);
    revealTileOn(scenario, 'A0', 'A1');
    placeCrew(scenario, 0, 1, 'A0');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([factsOf(scenario, 'incomeReceived'), stockOf(scenario, 0)]).toEqual([[], '0/0/0/0']);
  });

  it.each([1, 2, 3])('RW-13.1: there is no income after round %i', (round) => {
    const scenario = lastOf(round);
    revealTileOn(scenario, 'A0', 'A1');
    buildShaftOn(scenario, 0, 'A0');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([factsOf(scenario, 'incomeReceived'), scenario.state.round, pendingSeat(scenario)]).toEqual([
      [],
      round + 1,
      0,
    ]);
  });

  it('RW-13.1, RW-6.1: the income comes before phase II, once a turn, also with crews of others on the tile', () => {
    const scenario = lastOf(4);
    revealTileOn(scenario, 'A0', 'A1');
    buildShaftOn(scenario, 0, 'A0');
    placeCrew(scenario, 1, 1, 'A0', 4);
    placeVpOn(scenario, 0, 'II-1');
    playPlies(scenario, 3, 'activate 1>stay');
    expect([stockOf(scenario, 0), phaseOf(scenario), pendingSeat(scenario), scenario.state.round]).toEqual([
      '2/0/0/0',
      'trading',
      0,
      0,
    ]);
    playPlies(scenario, 0, 'trade sell-zinc-2');
    expect(moneyOwned(scenario, 0)).toBe(800);
    while (scenario.state.turn === 1) playIdlePly(scenario);
    expect(factsOf(scenario, 'incomeReceived')).toHaveLength(1);
  });

  it('RW-13.1, RW-21.4: with two players the income comes after the fourth move of Al', () => {
    const scenario = lastOf(4, 2);
    revealTileOn(scenario, 'C0', 'C1');
    buildShaftOn(scenario, 1, 'C0');
    playPlies(scenario, 1, 'activate 1>stay');
    while (phaseOf(scenario) === 'alCrew' || phaseOf(scenario) === 'alDestination') playIdlePly(scenario);
    const types = scenario.facts.map(({ type }) => type);
    expect(types.slice(types.indexOf('crewMoved'), types.indexOf('crewMoved') + 2)).toEqual([
      'crewMoved',
      'incomeReceived',
    ]);
    expect(stockOf(scenario, 1)).toBe('0/2/0/0');
  });

  it('RW-13.1, RW-17.4: achievements by income are taken in Management order', () => {
    const scenario = lastOf(4);
    setManagementOrder(scenario, 2, 0, 3, 1);
    revealTileOn(scenario, 'A0', 'A7'); // 1 silver
    revealTileOn(scenario, 'B3', 'B5'); // 1 silver
    setPossessions(scenario, 0, { silver: 9 });
    setPossessions(scenario, 2, { silver: 9 });
    buildShaftOn(scenario, 0, 'A0');
    buildShaftOn(scenario, 2, 'B3');
    playPlies(scenario, 3, 'activate 1>stay');
    expect(
      [0, 2].map((seat) => [hasAchievement(scenario, seat, 'silverStock'), player(scenario, seat).prestige]),
    ).toEqual([
      [true, 3],
      [true, 4],
    ]);
    expect(factsOf(scenario, 'incomeReceived').map(({ seat }) => seat)).toEqual([2, 0]);
  });
});
