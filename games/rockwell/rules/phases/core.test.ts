import { describe, expect, it } from 'vitest';
import { rockwell } from '../index.ts';
import { hasCrewInPlay } from '../state.ts';
import {
  pendingSeat,
  playPlies,
  giveDrillingTurn,
  offeredEnds,
  hasAchievement,
  moneyOwned,
  offeredNouns,
  offersOf,
  phaseOf,
  player,
  powerOfCrew,
  powerOnSpace,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtTrading,
  tableAtWorkshop,
  factsOf,
  placeVpOn,
  placeOfCrew,
  whyNot,
} from '../testing/scenario.ts';

describe('RW-16: the core', () => {
  it('RW-16.1: a crew that enters the core leaves the game for good; its owner plays on with the others', () => {
    const scenario = tableAtDrilling(4);
    placeCrew(scenario, 0, 1, 'D3', 3);
    playPlies(scenario, 0, 'activate 1>core');
    expect([placeOfCrew(scenario, 0, 1), powerOnSpace(scenario, 'D3')]).toEqual(['core', 0]);
    expect(factsOf(scenario, 'coreEntered')).toEqual([{ type: 'coreEntered', seat: 0, crew: 0 }]);
    giveDrillingTurn(scenario, 0);
    for (const end of ['stay', 'D3', 'core'])
      expect(whyNot(scenario, 0, `activate 1>${end}`)).toBe('crewInCore RW-16.1');
    expect([offeredEnds(scenario, 0, 1), offeredEnds(scenario, 0, 2)]).toEqual([[], ['A2', 'A3', 'stay']]);
    playPlies(scenario, 0, 'activate 2>A2');
    expect(placeOfCrew(scenario, 0, 2)).toBe('A2');
  });

  it('RW-16.1: without a crew left a player is skipped in the drilling rounds and keeps all other rights', () => {
    const scenario = tableAtDrilling(4);
    for (const crew of [1, 2, 3, 4]) placeCrew(scenario, 1, crew, 'core');
    placeVpOn(scenario, 1, 'I-1');
    playPlies(scenario, 0, 'activate 1>stay');
    expect([hasCrewInPlay(scenario.state, 1), pendingSeat(scenario)]).toEqual([false, 2]);
    const exchange = tableAtTrading(4, [1]);
    for (const crew of [1, 2, 3, 4]) placeCrew(exchange, 1, crew, 'core');
    playPlies(exchange, 1, 'trade sell-zinc-3');
    expect([stockOf(exchange, 1), moneyOwned(exchange, 1)]).toEqual(['0/2/1/0', 4200]);
    const shop = tableAtWorkshop(4, [1]);
    for (const crew of [1, 2, 3, 4]) placeCrew(shop, 1, crew, 'core');
    expect(offeredNouns(shop, 1, 'improve')).toEqual(['mobility', 'safety']);
  });

  it('RW-16.1: the core is no way back and no way through', () => {
    const scenario = tableAtDrilling(4);
    player(scenario, 0).mobility = 3;
    placeCrew(scenario, 0, 1, 'D0');
    expect(offeredEnds(scenario, 0, 1)).not.toContain('D4');
    expect(offeredEnds(scenario, 0, 1)).toContain('core');
  });

  it('RW-16.2: a player whose crew entered has reached the core from then on', () => {
    const scenario = tableAtDrilling(4);
    placeCrew(scenario, 0, 1, 'D3');
    expect(hasAchievement(scenario, 0, 'coreReached')).toBe(false);
    playPlies(scenario, 0, 'activate 1>core');
    expect(hasAchievement(scenario, 0, 'coreReached')).toBe(true);
    expect(rockwell.view(scenario.state, undefined).players[0]?.achievements).toBe(1 << 8);
    for (const seat of [1, 2, 3]) expect(hasAchievement(scenario, seat, 'coreReached')).toBe(false);
    placeCrew(scenario, 0, 2, 'D4');
    giveDrillingTurn(scenario, 0);
    playPlies(scenario, 0, 'activate 2>core');
    expect(factsOf(scenario, 'achievementReached')).toHaveLength(1);
  });

  it('RW-16.3: no extraction takes place there, whatever power has gathered', () => {
    const scenario = tableAtDrilling(4);
    for (const seat of [1, 2, 3]) for (const crew of [1, 2, 3, 4]) placeCrew(scenario, seat, crew, 'core', 4);
    placeCrew(scenario, 0, 1, 'D3', 4);
    playPlies(scenario, 0, 'activate 1>core');
    expect([factsOf(scenario, 'tileRevealed'), scenario.state.revealed]).toEqual([[], 0]);
  });

  it.each([
    ['bribery', 'I-1'],
    ['hire', 'I-3'],
  ])('RW-16.3, RW-22: there is no %s: after the last step of a crew nothing is asked', (_what, slot) => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, 0, slot);
    placeCrew(scenario, 0, 1, 'D3');
    placeCrew(scenario, 1, 1, 'D3');
    placeCrew(scenario, 1, 2, 'D4');
    playPlies(scenario, 0, 'activate 1>core');
    expect([phaseOf(scenario), pendingSeat(scenario), moneyOwned(scenario, 0)]).toEqual([
      'drilling',
      1,
      3000,
    ]);
    const beside = tableAtDrilling(4); // the crew in ring D next to the core counts
    placeVpOn(beside, 0, slot);
    placeCrew(beside, 0, 1, 'D3');
    placeCrew(beside, 1, 2, 'D4');
    playPlies(beside, 0, 'activate 1>stay');
    expect(phaseOf(beside)).toBe('advantage');
  });

  it('RW-16.3: crews in the core cannot be bribed out of it', () => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, 0, 'I-1');
    placeCrew(scenario, 0, 1, 'D3');
    placeCrew(scenario, 1, 1, 'core');
    placeCrew(scenario, 1, 2, 'D4');
    playPlies(scenario, 0, 'activate 1>stay');
    expect(whyNot(scenario, 0, 'bribe b-1>D3')).toBe('crewInCore RW-16.1');
    expect(offersOf(scenario, 0)).toEqual(['bribe b-2>D3', 'noAdvantage']);
  });

  it('RW-16.3: a crew in the core is near to no tile for a mineshaft', () => {
    const scenario = tableAtWorkshop(4);
    placeCrew(scenario, 0, 1, 'core', 4);
    expect(whyNot(scenario, 0, 'buildShaft D0')).toBe('noOwnCrewNear RW-15.5');
    expect(powerOfCrew(scenario, 0, 1)).toBe(4);
  });
});
