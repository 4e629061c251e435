import { describe, expect, it } from 'vitest';
import { CUBES, TERRITORIES } from './components.ts';
import { outcome } from './scoring.ts';
import { ROUND_LIMIT, sum, SUPPLIES_EMPTY, TERRITORIES_CLOSED, tilesOnBoard } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  passAll,
  audited,
  closeTerritories,
  coverAction,
  does,
  playIdleRound,
  investIn,
  layCubes,
  layTile,
  leaveSupply,
  over,
  player,
  standWorkers,
  tableInPlay,
  told,
} from './testing/scenario.ts';

/** Twelve tiles on six actions: too many for any but the last round. */
function coverSix(story: SiberiaScenario, seat: number): void {
  for (const action of ['logistics', 'salesman', 'gas', 'coal', 'oil', 'gold'] as const)
    coverAction(story, seat, action);
}

/** Seven territories are closed; seat 0 is about to close the eighth, the others can still act. */
function beforeTheEighth(seats: number): SiberiaScenario {
  const story = tableInPlay(seats);
  closeTerritories(story, 'yamal', 'ob', 'altai', 'taymyr', 'yenisei', 'sayan', 'olenyok');
  layCubes(story, 'amur', 'gas');
  standWorkers(story, 0, 'amur');
  coverAction(story, 0, 'gas');
  for (let seat = 1; seat < seats; seat++) coverAction(story, seat, 'worker');
  return story;
}

describe('the end of the game', () => {
  it('SB-T25: after the eighth territory is closed the others go on until all have passed, then the game ends', () => {
    const story = beforeTheEighth(3);
    for (const seat of [0, 1]) coverAction(story, seat, 'salesman');
    does(story, 0, 'execute gas, sell exchange-0');
    expect(told(story, 'endConditionMet')).toEqual([
      { type: 'endConditionMet', condition: 'territoriesClosed' },
    ]);
    does(story, 0, 'endTurn');
    does(story, 1, 'execute worker, sendWorker supply, endTurn');
    does(story, 2, 'execute worker, sendWorker supply, endTurn');
    does(story, 0, 'execute salesman, forgo, endTurn');
    does(story, 1, 'pass, endTurn');
    expect([over(story), story.state.round, story.state.ended]).toEqual([true, 1, TERRITORIES_CLOSED]);
    expect(told(story, 'roundBegun')).toEqual([]); // no new round
    expect(story.facts.at(-1)).toEqual({ type: 'gameEnded', winners: [0], money: [1000, 0, 0] });
  });

  it('SB-10.1: seven closed territories do not end the game', () => {
    const story = beforeTheEighth(2);
    layCubes(story, 'amur', 'gas', 'gold');
    does(story, 0, 'execute gas, sell exchange-0, endTurn');
    passAll(story);
    expect([over(story), story.state.round, story.state.ended]).toEqual([false, 2, 0]);
  });

  it('SB-T26: after the third supply field is emptied by research the round is finished, then the game is over', () => {
    const story = tableInPlay(2);
    for (const resource of ['gold', 'diamond'] as const) leaveSupply(story, resource, 0);
    leaveSupply(story, 'oil', 1);
    layTile(story, 0, 'worker-oil', 'research');
    coverAction(story, 0, 'salesman');
    coverAction(story, 1, 'worker');
    does(story, 0, 'execute research, placeCube amur');
    expect([story.state.ended, over(story)]).toEqual([SUPPLIES_EMPTY, false]);
    does(story, 0, 'endTurn');
    does(story, 1, 'execute worker, sendWorker supply, endTurn');
    does(story, 0, 'execute salesman, forgo, endTurn'); // SB-10.3
    expect([over(story), told(story, 'roundBegun'), story.facts.at(-1)?.type]).toEqual([
      true,
      [],
      'gameEnded',
    ]);
  });

  it('SB-10.2: two empty supply fields do not end the game', () => {
    const story = tableInPlay(2);
    leaveSupply(story, 'gold', 0);
    leaveSupply(story, 'oil', 1);
    layTile(story, 0, 'worker-oil', 'research');
    does(story, 0, 'execute research, placeCube amur, endTurn');
    expect([over(story), story.state.round, story.state.ended]).toEqual([false, 2, 0]);
  });

  it('SB-10.3: both conditions can be met in one round; they stay met', () => {
    const story = beforeTheEighth(2);
    for (const resource of ['gold', 'diamond'] as const) leaveSupply(story, resource, 0);
    leaveSupply(story, 'oil', 1);
    layTile(story, 1, 'worker-oil', 'research');
    does(story, 0, 'execute gas, sell exchange-0, endTurn');
    does(story, 1, 'execute research, placeCube baikal');
    expect(story.state.ended).toBe(TERRITORIES_CLOSED | SUPPLIES_EMPTY);
    does(story, 1, 'endTurn');
    passAll(story);
    expect([over(story), told(story, 'endConditionMet').length]).toEqual([true, 2]);
  });

  it('SB-10.4: the most money wins; figures, investments and tiles have no value', () => {
    const story = tableInPlay(3);
    investIn(story, 1, 'gas', 'coal', 'oil');
    coverSix(story, 1);
    player(story, 2).income = [0, 1000, 0, 2000, 0];
    const { seats } = outcome(story.state);
    expect(seats.map(({ total, rank }) => [total, rank])).toEqual([
      [0, 2],
      [0, 2],
      [3000, 1],
    ]);
    expect(seats[2]?.sources).toEqual({ gas: 0, coal: 1000, oil: 0, gold: 2000, diamond: 0 });
  });

  it('SB-10.5: equal money shares the victory', () => {
    const story = tableInPlay(3, { roundLimit: 30 });
    player(story, 0).income = [5000, 0, 0, 0, 0];
    player(story, 1).income = [4000, 0, 0, 0, 0];
    player(story, 2).income = [0, 0, 0, 0, 5000];
    investIn(story, 0, 'gas');
    expect(outcome(story.state).seats.map(({ rank }) => rank)).toEqual([1, 3, 1]);
    story.state.round = 30;
    passAll(story);
    expect(story.facts.at(-1)).toEqual({ type: 'gameEnded', winners: [0, 2], money: [5000, 4000, 5000] });
  });

  it('SB-10.6: a supply field that is empty since setup counts too', () => {
    const story = tableInPlay(2);
    for (const territory of TERRITORIES.slice(0, 10)) layCubes(story, territory, 'diamond', 'gold');
    layCubes(story, 'aldan', 'gas', 'gold');
    layCubes(story, 'amur', 'gas', 'gold');
    leaveSupply(story, 'oil', 1);
    expect(story.state.supply.slice(3)).toEqual([0, 0]); // ten and twelve cubes on the map
    layTile(story, 0, 'worker-oil', 'research');
    does(story, 0, 'execute research, placeCube okhotsk');
    expect(story.state.ended).toBe(SUPPLIES_EMPTY);
  });

  it('SB-10.6: after setup at most two supply fields are empty, so the game never ends before it begins', () => {
    const fewest = [...CUBES].sort((a, b) => a - b).slice(0, 3);
    expect(sum(fewest)).toBeGreaterThan(TERRITORIES.length * 2);
  });

  it('SB-10.7: after thirty rounds of passing the guard ends the game and says so', () => {
    const story = tableInPlay(2, { roundLimit: 30 });
    for (const seat of [0, 1]) coverAction(story, seat, 'gas');
    player(story, 1).income = [1000, 0, 0, 0, 0];
    passAll(story);
    for (let round = 2; round < 30; round++) playIdleRound(story);
    expect([story.state.round, over(story), told(story, 'roundLimitReached')]).toEqual([30, false, []]);
    playIdleRound(story);
    expect([over(story), story.state.ended, story.state.round]).toEqual([true, ROUND_LIMIT, 30]);
    expect(told(story, 'passed').filter(({ byItself }) => !byItself)).toHaveLength(60);
    expect(story.facts.slice(-2)).toEqual([
      { type: 'roundLimitReached', round: 30 },
      { type: 'gameEnded', winners: [1], money: [0, 1000] },
    ]);
    expect(audited(story)).toEqual([]);
  });

  it('SB-10.7: the limit is round 60 by default; the option moves or removes it', () => {
    for (const [options, round, ends] of [
      [{}, 60, true],
      [{}, 59, false],
      [{ roundLimit: 120 }, 60, false],
      [{ roundLimit: 120 }, 120, true],
      [{ roundLimit: 0 }, 500, false],
    ] as const) {
      const story = tableInPlay(2, options);
      story.state.round = round;
      passAll(story);
      expect([over(story), told(story, 'roundLimitReached').length]).toEqual([ends, ends ? 1 : 0]);
    }
  });

  it('SB-10.7: in its last round no tiles are returned either; an end condition met in it is the reason given', () => {
    const full = tableInPlay(2, { roundLimit: 30 });
    full.state.round = 30;
    coverSix(full, 0);
    passAll(full);
    expect([over(full), told(full, 'tileReturned')]).toEqual([true, []]);
    const met = beforeTheEighth(2);
    met.state.round = 60;
    does(met, 0, 'execute gas, sell exchange-0, endTurn');
    passAll(met);
    expect([over(met), met.state.ended, told(met, 'roundLimitReached')]).toEqual([
      true,
      TERRITORIES_CLOSED,
      [],
    ]);
  });

  it('SB-8.5: in the last round no tiles are returned', () => {
    const story = beforeTheEighth(2);
    coverSix(story, 1);
    does(story, 0, 'execute gas, sell exchange-0, endTurn');
    passAll(story);
    expect([over(story), tilesOnBoard(player(story, 1)), told(story, 'tileReturned')]).toEqual([
      true,
      14,
      [],
    ]);
  });
});
