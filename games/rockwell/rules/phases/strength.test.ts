import { describe, expect, it } from 'vitest';
import {
  AL_OWNER,
  setControlOrder,
  dieOfCrew,
  playPlies,
  playIdleUntil,
  isTileRevealed,
  setPossessions,
  powerOfCrew,
  powerOnSpace,
  prepareExtraction,
  buildShaftOn,
  placeCrew,
  stockOf,
  tableAtDrilling,
  tableAtWorkshop,
  factsOf,
  revealTileOn,
} from '../testing/scenario.ts';

describe('crews and dice together', () => {
  it('RW-10.3: a crew of 3 with a die of 3 counts 6 for the threshold, the priority and the danger', () => {
    const scenario = tableAtDrilling(3);
    setControlOrder(scenario, 0, 1, 2);
    prepareExtraction(scenario, 'C2', 'C4', 'X6-4');
    placeCrew(scenario, 0, 1, 'C2', 3, 3);
    placeCrew(scenario, 1, 1, 'B1', 1);
    expect([powerOnSpace(scenario, 'C2'), isTileRevealed(scenario, 'C2')]).toEqual([6, false]);
    playPlies(scenario, 0, 'activate 2>stay');
    playPlies(scenario, 1, 'activate 1>C2');
    // X6-4: 2 zinc, 2 copper, 4 silver, 3 gold with danger; two sharers, the leftover gold to the stronger.
    expect(factsOf(scenario, 'bootyShared').map(({ owner, priority }) => [owner, priority])).toEqual([
      [0, 'power'],
      [1, 'none'],
    ]);
    expect(factsOf(scenario, 'dangerStruck').map(({ seat, loss }) => [seat, loss])).toEqual([
      [0, 6],
      [1, 1],
    ]);
  });

  it('RW-15.2: a crew that is raised from 3 to 4 keeps its die', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 5000 });
    placeCrew(scenario, 0, 1, 'D0', 3, 2);
    playPlies(scenario, 0, 'improve crew-1');
    expect([powerOfCrew(scenario, 0, 1), dieOfCrew(scenario, 0, 1), powerOnSpace(scenario, 'D0')]).toEqual([
      4, 2, 6,
    ]);
  });

  it('RW-21.10: a crew of Al on an entrance can be raised to 4, too', () => {
    const scenario = tableAtWorkshop(2);
    for (const crew of [2, 3, 4]) placeCrew(scenario, AL_OWNER, crew, 'D3', 4);
    placeCrew(scenario, AL_OWNER, 1, 'entrance-1', 3);
    revealTileOn(scenario, 'D3', 'D3');
    playPlies(scenario, 0, 'renounce');
    expect(powerOfCrew(scenario, AL_OWNER, 1)).toBe(4);
  });

  it('RW-13.1: all three mineshafts of a player give their income', () => {
    const scenario = tableAtDrilling(4);
    scenario.state.round = 4;
    setPossessions(scenario, 0, {});
    for (const [space, tile] of [
      ['A0', 'A1'],
      ['B0', 'B6'],
      ['C0', 'C4'],
    ] as const) {
      revealTileOn(scenario, space, tile);
      buildShaftOn(scenario, 0, space);
    }
    playIdleUntil(scenario, 'auction');
    expect(stockOf(scenario, 0)).toBe('2/0/2/1'); // A1: 2 zinc, B6: 1 gold, C4: 2 silver
  });
});

describe('RW-17.4: several at one moment', () => {
  it('RW-17.4: in an extraction of phase III the improving player is tested first', () => {
    const scenario = tableAtWorkshop(3, [2]);
    prepareExtraction(scenario, 'B2', 'B5', 'X4-4');
    for (const seat of [0, 2]) setPossessions(scenario, seat, { silver: 9, money: 9000 });
    placeCrew(scenario, 2, 1, 'B2', 2);
    placeCrew(scenario, 0, 1, 'B2', 2);
    playPlies(scenario, 2, 'improve crew-1');
    // X4-4: 3 silver for two sharers; both then have ten, the first one in Management order is seat 0.
    expect(factsOf(scenario, 'achievementReached').map(({ seat, prestige }) => [seat, prestige])).toEqual([
      [2, 4],
      [0, 3],
    ]);
  });
});
