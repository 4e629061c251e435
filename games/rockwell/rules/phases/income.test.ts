import { describe, expect, it } from 'vitest';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  askedIn,
  does,
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
  told,
  revealTileOn,
  placeVpOn,
} from '../testing/scenario.ts';

/** The last activation of a round is still to come. */
function lastOf(round: number, seats = 4): RockwellScenario {
  const story = tableAtDrilling(seats);
  story.state.round = round;
  giveDrillingTurn(story, seats - 1);
  for (let seat = 0; seat < seats; seat++) setPossessions(story, seat, {});
  return story;
}

describe('RW-13: active mineshafts', () => {
  it('RW-13.1: after round four every mineshaft on a revealed tile gives the income printed on its back', () => {
    const story = lastOf(4);
    revealTileOn(story, 'A0', 'A1'); // 2 zinc
    revealTileOn(story, 'B3', 'B5'); // 1 copper, 1 silver
    revealTileOn(story, 'D7', 'D8'); // 1 copper, 2 gold
    buildShaftOn(story, 0, 'A0');
    buildShaftOn(story, 2, 'B3');
    buildShaftOn(story, 2, 'D7');
    does(story, 3, 'activate 1>stay');
    expect([0, 1, 2, 3].map((seat) => stockOf(story, seat))).toEqual([
      '2/0/0/0',
      '0/0/0/0',
      '0/2/1/2',
      '0/0/0/0',
    ]);
    expect(told(story, 'incomeReceived')).toEqual([
      { type: 'incomeReceived', seat: 0, space: spaceNamed('A0'), cubes: [2, 0, 0, 0] },
      { type: 'incomeReceived', seat: 2, space: spaceNamed('B3'), cubes: [0, 1, 1, 0] },
      { type: 'incomeReceived', seat: 2, space: spaceNamed('D7'), cubes: [0, 1, 0, 2] },
    ]);
    expect([0, 1, 2, 3].map((seat) => moneyOwned(story, seat))).toEqual([0, 0, 0, 0]); // cubes, no money
  });

  it('RW-13.1: a mineshaft on an unrevealed tile gives nothing, regardless of crews', () => {
    const story = lastOf(4);
    buildShaftOn(story, 0, 'A0');
    placeCrew(story, 0, 1, 'A0');
    does(story, 3, 'activate 1>stay');
    expect([told(story, 'incomeReceived'), stockOf(story, 0)]).toEqual([[], '0/0/0/0']);
  });

  it('RW-13.1: a revealed tile without a mineshaft gives nothing to the crews on it', () => {
    const story = lastOf(4);
    revealTileOn(story, 'A0', 'A1');
    placeCrew(story, 0, 1, 'A0');
    does(story, 3, 'activate 1>stay');
    expect([told(story, 'incomeReceived'), stockOf(story, 0)]).toEqual([[], '0/0/0/0']);
  });

  it.each([1, 2, 3])('RW-13.1: there is no income after round %i', (round) => {
    const story = lastOf(round);
    revealTileOn(story, 'A0', 'A1');
    buildShaftOn(story, 0, 'A0');
    does(story, 3, 'activate 1>stay');
    expect([told(story, 'incomeReceived'), story.state.round, askedIn(story)]).toEqual([[], round + 1, 0]);
  });

  it('RW-13.1, RW-6.1: the income comes before phase II, once a turn, also with crews of others on the tile', () => {
    const story = lastOf(4);
    revealTileOn(story, 'A0', 'A1');
    buildShaftOn(story, 0, 'A0');
    placeCrew(story, 1, 1, 'A0', 4);
    placeVpOn(story, 0, 'II-1');
    does(story, 3, 'activate 1>stay');
    expect([stockOf(story, 0), phaseOf(story), askedIn(story), story.state.round]).toEqual([
      '2/0/0/0',
      'trading',
      0,
      0,
    ]);
    does(story, 0, 'trade sell-zinc-2');
    expect(moneyOwned(story, 0)).toBe(800);
    while (story.state.turn === 1) playIdlePly(story);
    expect(told(story, 'incomeReceived')).toHaveLength(1);
  });

  it('RW-13.1, RW-21.4: with two players the income comes after the fourth move of Al', () => {
    const story = lastOf(4, 2);
    revealTileOn(story, 'C0', 'C1');
    buildShaftOn(story, 1, 'C0');
    does(story, 1, 'activate 1>stay');
    while (phaseOf(story) === 'alCrew' || phaseOf(story) === 'alDestination') playIdlePly(story);
    const types = story.facts.map(({ type }) => type);
    expect(types.slice(types.indexOf('crewMoved'), types.indexOf('crewMoved') + 2)).toEqual([
      'crewMoved',
      'incomeReceived',
    ]);
    expect(stockOf(story, 1)).toBe('0/2/0/0');
  });

  it('RW-13.1, RW-17.4: achievements by income are taken in Management order', () => {
    const story = lastOf(4);
    setManagementOrder(story, 2, 0, 3, 1);
    revealTileOn(story, 'A0', 'A7'); // 1 silver
    revealTileOn(story, 'B3', 'B5'); // 1 silver
    setPossessions(story, 0, { silver: 9 });
    setPossessions(story, 2, { silver: 9 });
    buildShaftOn(story, 0, 'A0');
    buildShaftOn(story, 2, 'B3');
    does(story, 3, 'activate 1>stay');
    expect(
      [0, 2].map((seat) => [hasAchievement(story, seat, 'silverStock'), player(story, seat).prestige]),
    ).toEqual([
      [true, 3],
      [true, 4],
    ]);
    expect(told(story, 'incomeReceived').map(({ seat }) => seat)).toEqual([2, 0]);
  });
});
