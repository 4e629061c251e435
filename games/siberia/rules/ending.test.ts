import { describe, expect, it } from 'vitest';
import { CUBES, TERRITORIES } from './components.ts';
import { outcome } from './scoring.ts';
import { ROUND_LIMIT, sum, SUPPLIES_EMPTY, TERRITORIES_CLOSED, tilesOnBoard } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  passAll,
  auditOf,
  closeTerritories,
  coverAction,
  playPlies,
  playIdleRound,
  investIn,
  layCubes,
  layTile,
  leaveSupply,
  isFinished,
  player,
  standWorkers,
  tableInPlay,
  factsOf,
} from './testing/scenario.ts';

/** Twelve tiles on six actions: too many for any but the last round. */
function coverSix(scenario: SiberiaScenario, seat: number): void {
  for (const action of ['logistics', 'salesman', 'gas', 'coal', 'oil', 'gold'] as const)
    coverAction(scenario, seat, action);
}

/** Seven territories are closed; seat 0 is about to close the eighth, the others can still act. */
function beforeTheEighth(seats: number): SiberiaScenario {
  const scenario = tableInPlay(seats);
  closeTerritories(scenario, 'yamal', 'ob', 'altai', 'taymyr', 'yenisei', 'sayan', 'olenyok');
  layCubes(scenario, 'amur', 'gas');
  standWorkers(scenario, 0, 'amur');
  coverAction(scenario, 0, 'gas');
  for (let seat = 1; seat < seats; seat++) coverAction(scenario, seat, 'worker');
  return scenario;
}

describe('the end of the game', () => {
  it('SB-T25: after the eighth territory is closed the others go on until all have passed, then the game ends', () => {
    const scenario = beforeTheEighth(3);
    for (const seat of [0, 1]) coverAction(scenario, seat, 'salesman');
    playPlies(scenario, 0, 'execute gas, sell exchange-0');
    expect(factsOf(scenario, 'endConditionMet')).toEqual([
      { type: 'endConditionMet', condition: 'territoriesClosed' },
    ]);
    playPlies(scenario, 0, 'endTurn');
    playPlies(scenario, 1, 'execute worker, sendWorker supply, endTurn');
    playPlies(scenario, 2, 'execute worker, sendWorker supply, endTurn');
    playPlies(scenario, 0, 'execute salesman, forgo, endTurn');
    playPlies(scenario, 1, 'pass, endTurn');
    expect([isFinished(scenario), scenario.state.round, scenario.state.ended]).toEqual([
      true,
      1,
      TERRITORIES_CLOSED,
    ]);
    expect(factsOf(scenario, 'roundBegun')).toEqual([]);
    expect(scenario.facts.at(-1)).toEqual({ type: 'gameEnded', winners: [0], money: [1000, 0, 0] });
  });

  it('SB-10.1: seven closed territories do not end the game', () => {
    const scenario = beforeTheEighth(2);
    layCubes(scenario, 'amur', 'gas', 'gold');
    playPlies(scenario, 0, 'execute gas, sell exchange-0, endTurn');
    passAll(scenario);
    expect([isFinished(scenario), scenario.state.round, scenario.state.ended]).toEqual([false, 2, 0]);
  });

  it('SB-T26: after the third supply field is emptied by research the round is finished, then the game is over', () => {
    const scenario = tableInPlay(2);
    for (const resource of ['gold', 'diamond'] as const) leaveSupply(scenario, resource, 0);
    leaveSupply(scenario, 'oil', 1);
    layTile(scenario, 0, 'worker-oil', 'research');
    coverAction(scenario, 0, 'salesman');
    coverAction(scenario, 1, 'worker');
    playPlies(scenario, 0, 'execute research, placeCube amur');
    expect([scenario.state.ended, isFinished(scenario)]).toEqual([SUPPLIES_EMPTY, false]);
    playPlies(scenario, 0, 'endTurn');
    playPlies(scenario, 1, 'execute worker, sendWorker supply, endTurn');
    playPlies(scenario, 0, 'execute salesman, forgo, endTurn');
    expect([isFinished(scenario), factsOf(scenario, 'roundBegun'), scenario.facts.at(-1)?.type]).toEqual([
      true,
      [],
      'gameEnded',
    ]);
  });

  it('SB-10.2: two empty supply fields do not end the game', () => {
    const scenario = tableInPlay(2);
    leaveSupply(scenario, 'gold', 0);
    leaveSupply(scenario, 'oil', 1);
    layTile(scenario, 0, 'worker-oil', 'research');
    playPlies(scenario, 0, 'execute research, placeCube amur, endTurn');
    expect([isFinished(scenario), scenario.state.round, scenario.state.ended]).toEqual([false, 2, 0]);
  });

  it('SB-10.3: both conditions can be met in one round; they stay met', () => {
    const scenario = beforeTheEighth(2);
    for (const resource of ['gold', 'diamond'] as const) leaveSupply(scenario, resource, 0);
    leaveSupply(scenario, 'oil', 1);
    layTile(scenario, 1, 'worker-oil', 'research');
    playPlies(scenario, 0, 'execute gas, sell exchange-0, endTurn');
    playPlies(scenario, 1, 'execute research, placeCube baikal');
    expect(scenario.state.ended).toBe(TERRITORIES_CLOSED | SUPPLIES_EMPTY);
    playPlies(scenario, 1, 'endTurn');
    passAll(scenario);
    expect([isFinished(scenario), factsOf(scenario, 'endConditionMet').length]).toEqual([true, 2]);
  });

  it('SB-10.4: the most money wins; figures, investments and tiles have no value', () => {
    const scenario = tableInPlay(3);
    investIn(scenario, 1, 'gas', 'coal', 'oil');
    coverSix(scenario, 1);
    player(scenario, 2).income = [0, 1000, 0, 2000, 0];
    const { seats } = outcome(scenario.state);
    expect(seats.map(({ total, rank }) => [total, rank])).toEqual([
      [0, 2],
      [0, 2],
      [3000, 1],
    ]);
    expect(seats[2]?.sources).toEqual({ gas: 0, coal: 1000, oil: 0, gold: 2000, diamond: 0 });
  });

  it('SB-10.5: equal money shares the victory', () => {
    const scenario = tableInPlay(3, { roundLimit: 30 });
    player(scenario, 0).income = [5000, 0, 0, 0, 0];
    player(scenario, 1).income = [4000, 0, 0, 0, 0];
    player(scenario, 2).income = [0, 0, 0, 0, 5000];
    investIn(scenario, 0, 'gas');
    expect(outcome(scenario.state).seats.map(({ rank }) => rank)).toEqual([1, 3, 1]);
    scenario.state.round = 30;
    passAll(scenario);
    expect(scenario.facts.at(-1)).toEqual({ type: 'gameEnded', winners: [0, 2], money: [5000, 4000, 5000] });
  });

  it('SB-10.6: a supply field that is empty since setup counts too', () => {
    const scenario = tableInPlay(2);
    for (const territory of TERRITORIES.slice(0, 10)) layCubes(scenario, territory, 'diamond', 'gold');
    layCubes(scenario, 'aldan', 'gas', 'gold');
    layCubes(scenario, 'amur', 'gas', 'gold');
    leaveSupply(scenario, 'oil', 1);
    expect(scenario.state.supply.slice(3)).toEqual([0, 0]); // ten and twelve cubes on the map
    layTile(scenario, 0, 'worker-oil', 'research');
    playPlies(scenario, 0, 'execute research, placeCube okhotsk');
    expect(scenario.state.ended).toBe(SUPPLIES_EMPTY);
  });

  it('SB-10.6: after setup at most two supply fields are empty, so the game never ends before it begins', () => {
    const fewest = [...CUBES].sort((a, b) => a - b).slice(0, 3);
    expect(sum(fewest)).toBeGreaterThan(TERRITORIES.length * 2);
  });

  it('SB-10.7: after thirty rounds of passing the round limit ends the game and says so', () => {
    const scenario = tableInPlay(2, { roundLimit: 30 });
    for (const seat of [0, 1]) coverAction(scenario, seat, 'gas');
    player(scenario, 1).income = [1000, 0, 0, 0, 0];
    passAll(scenario);
    for (let round = 2; round < 30; round++) playIdleRound(scenario);
    expect([scenario.state.round, isFinished(scenario), factsOf(scenario, 'roundLimitReached')]).toEqual([
      30,
      false,
      [],
    ]);
    playIdleRound(scenario);
    expect([isFinished(scenario), scenario.state.ended, scenario.state.round]).toEqual([
      true,
      ROUND_LIMIT,
      30,
    ]);
    expect(factsOf(scenario, 'passed').filter(({ byItself }) => !byItself)).toHaveLength(60);
    expect(scenario.facts.slice(-2)).toEqual([
      { type: 'roundLimitReached', round: 30 },
      { type: 'gameEnded', winners: [1], money: [0, 1000] },
    ]);
    expect(auditOf(scenario)).toEqual([]);
  });

  it('SB-10.7: the limit is round 60 by default; the option moves or removes it', () => {
    for (const [options, round, ends] of [
      [{}, 60, true],
      [{}, 59, false],
      [{ roundLimit: 120 }, 60, false],
      [{ roundLimit: 120 }, 120, true],
      [{ roundLimit: 0 }, 500, false],
    ] as const) {
      const scenario = tableInPlay(2, options);
      scenario.state.round = round;
      passAll(scenario);
      expect([isFinished(scenario), factsOf(scenario, 'roundLimitReached').length]).toEqual([
        ends,
        ends ? 1 : 0,
      ]);
    }
  });

  it('SB-10.7: in its last round no tiles are returned either; an end condition met in it is the reason given', () => {
    const full = tableInPlay(2, { roundLimit: 30 });
    full.state.round = 30;
    coverSix(full, 0);
    passAll(full);
    expect([isFinished(full), factsOf(full, 'tileReturned')]).toEqual([true, []]);
    const met = beforeTheEighth(2);
    met.state.round = 60;
    playPlies(met, 0, 'execute gas, sell exchange-0, endTurn');
    passAll(met);
    expect([isFinished(met), met.state.ended, factsOf(met, 'roundLimitReached')]).toEqual([
      true,
      TERRITORIES_CLOSED,
      [],
    ]);
  });

  it('SB-8.5: in the last round no tiles are returned', () => {
    const scenario = beforeTheEighth(2);
    coverSix(scenario, 1);
    playPlies(scenario, 0, 'execute gas, sell exchange-0, endTurn');
    passAll(scenario);
    expect([
      isFinished(scenario),
      tilesOnBoard(player(scenario, 1)),
      factsOf(scenario, 'tileReturned'),
    ]).toEqual([true, 14, []]);
  });
});
