import { describe, expect, it } from 'vitest';
import { rockwell } from './index.ts';
import { bonusPrestige, outcome, SCORE_SOURCES } from './scoring.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  achievementNamed,
  playPlies,
  freshTable,
  isFinished,
  setPossessions,
  player,
  buildShaftOn,
  tableAtWorkshop,
  factsOf,
} from './testing/scenario.ts';

const ZEROS = { achievements: 0, deliveries: 0, zinc: 0, copper: 0, silver: 0, gold: 0, money: 0 };

function poor(seats: number, options = {}): RockwellScenario {
  const scenario = freshTable(seats, options);
  for (let seat = 0; seat < seats; seat++) setPossessions(scenario, seat, {});
  return scenario;
}

const totals = ({ state }: RockwellScenario): number[] => outcome(state).seats.map(({ total }) => total);
const ranks = ({ state }: RockwellScenario): number[] => outcome(state).seats.map(({ rank }) => rank);
const bonus = (...holdings: number[]): number[] => bonusPrestige(holdings, false);

describe('RW-19.1 to RW-19.3: the bonus', () => {
  it('RW-19.1: zinc, copper, silver, gold and money are ranked separately for 3, 2, 1, 0', () => {
    const scenario = poor(4);
    setPossessions(scenario, 0, { zinc: 4, copper: 1, silver: 2, gold: 3, money: 400 });
    setPossessions(scenario, 1, { zinc: 3, copper: 2, silver: 1, gold: 4, money: 300 });
    setPossessions(scenario, 2, { zinc: 2, copper: 3, silver: 4, gold: 1, money: 200 });
    setPossessions(scenario, 3, { zinc: 1, copper: 4, silver: 3, gold: 2, money: 100 });
    expect(
      outcome(scenario.state).seats.map(({ sources }) => SCORE_SOURCES.map((source) => sources[source])),
    ).toEqual([
      [0, 0, 3, 0, 1, 2, 3],
      [0, 0, 2, 1, 0, 3, 2],
      [0, 0, 1, 2, 3, 0, 1],
      [0, 0, 0, 3, 2, 1, 0],
    ]);
    expect(totals(scenario)).toEqual([9, 8, 7, 6]);
  });

  it('RW-T16, RW-19.2: two tied first of four get 3 each, the third player 1', () => {
    expect(bonus(8, 8, 5, 2)).toEqual([3, 3, 1, 0]);
    expect(bonus(2, 8, 5, 8)).toEqual([0, 3, 1, 3]);
  });

  it('RW-D2, RW-19.2: ties of four players share the better rank, and the next rank is skipped', () => {
    expect(bonus(9, 5, 5, 1)).toEqual([3, 2, 2, 0]);
    expect(bonus(9, 5, 2, 2)).toEqual([3, 2, 1, 1]);
    expect(bonus(7, 7, 7, 1)).toEqual([3, 3, 3, 0]);
    expect(bonus(4, 0, 0, 0)).toEqual([3, 0, 0, 0]);
    expect(bonus(6, 6, 6, 6)).toEqual([3, 3, 3, 3]);
  });

  it('RW-D3, RW-20.5, RW-21.2: three players get 2, 1, 0, two players 2, 0, with the same rule for ties', () => {
    expect(bonus(7, 7, 1)).toEqual([2, 2, 0]);
    expect(bonus(4, 4)).toEqual([2, 2]);
    expect([bonus(3, 1, 2), bonus(1, 3), bonus(5, 2, 2)]).toEqual([
      [2, 0, 1],
      [0, 2],
      [2, 1, 1],
    ]);
  });

  it('RW-19.3: a holding of zero scores nothing', () => {
    expect([bonus(0, 0, 0, 0), bonus(9, 3, 0, 0), bonus(0, 0)]).toEqual([
      [0, 0, 0, 0],
      [3, 2, 0, 0],
      [0, 0],
    ]);
    expect(totals(poor(4))).toEqual([0, 0, 0, 0]);
  });

  it('RW-19.3: with zeroHoldingScores empty holdings are ranked', () => {
    expect([
      bonusPrestige([0, 0, 0, 0], true),
      bonusPrestige([9, 3, 0, 0], true),
      bonusPrestige([4, 0, 0, 0], true),
    ]).toEqual([
      [3, 3, 3, 3],
      [3, 2, 1, 1],
      [3, 2, 2, 2],
    ]);
    const scenario = poor(4, { zeroHoldingScores: true });
    setPossessions(scenario, 0, { zinc: 1 });
    expect(totals(scenario)).toEqual([15, 14, 14, 14]);
  });
});

describe('RW-19.4, RW-19.5: the winner', () => {
  it('RW-19.4: achievement tiles, delivery tiles and bonus score; insurance, mineshafts and cards do not', () => {
    const scenario = poor(4);
    setPossessions(scenario, 0, { insurance: 20 });
    player(scenario, 0).cards = 9;
    for (const space of ['A0', 'B0', 'C0']) buildShaftOn(scenario, 0, space);
    setPossessions(scenario, 1, { gold: 1, money: 500 });
    player(scenario, 1).achievements = 1 << achievementNamed('goldStock');
    player(scenario, 1).prestige = 5;
    player(scenario, 2).deliveries = 0b11 | (1 << 24); // 2 and 2 for zinc, 6 for an assortment
    expect(outcome(scenario.state).seats.map(({ sources }) => sources)).toEqual([
      ZEROS,
      { ...ZEROS, achievements: 5, gold: 3, money: 3 },
      { ...ZEROS, deliveries: 10 },
      ZEROS,
    ]);
    expect([totals(scenario), ranks(scenario)]).toEqual([
      [0, 11, 10, 0],
      [3, 1, 2, 3],
    ]);
  });

  it('RW-19.5: a tie in total is decided by more achievement tiles', () => {
    const scenario = poor(4);
    setPossessions(scenario, 0, { zinc: 30 }); // 3 for most
    player(scenario, 1).prestige = 3;
    player(scenario, 1).achievements = 1 << achievementNamed('silverStock');
    expect([totals(scenario), ranks(scenario)]).toEqual([
      [3, 3, 0, 0],
      [2, 1, 3, 3],
    ]);
  });

  it('RW-19.5: a further tie is decided by more cubes of all kinds together', () => {
    const scenario = poor(4);
    setPossessions(scenario, 0, { zinc: 4 }); // 3 for most zinc
    setPossessions(scenario, 1, { gold: 5 }); // 3 for most gold
    setPossessions(scenario, 2, { money: 90_000, insurance: 9 }); // 3 for most money, which is no cube
    expect([totals(scenario), ranks(scenario)]).toEqual([
      [3, 3, 3, 0],
      [2, 1, 3, 4],
    ]);
  });

  it('RW-19.5: a remaining tie shares the victory', () => {
    const scenario = tableAtWorkshop(4, [0], { turnLimit: 50 });
    scenario.state.turn = 50;
    for (const seat of [0, 1, 2, 3]) setPossessions(scenario, seat, {});
    setPossessions(scenario, 0, { zinc: 5 });
    setPossessions(scenario, 2, { silver: 5 });
    playPlies(scenario, 0, 'renounce');
    expect([ranks(scenario), scenario.facts.at(-1)]).toEqual([
      [1, 3, 1, 3],
      { type: 'gameEnded', winners: [0, 2], totals: [3, 0, 3, 0] },
    ]);
  });

  it('RW-19.1: the score sheet is told with all holdings', () => {
    const scenario = tableAtWorkshop(3, [0], { turnLimit: 50 });
    scenario.state.turn = 50;
    setPossessions(scenario, 0, { zinc: 3, money: 400 });
    setPossessions(scenario, 1, { zinc: 5 });
    setPossessions(scenario, 2, { zinc: 3, gold: 1 });
    playPlies(scenario, 0, 'renounce');
    expect(factsOf(scenario, 'bonusScored').map(({ holdings, prestige }) => [holdings, prestige])).toEqual([
      [
        [3, 5, 3],
        [1, 2, 1],
      ],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      [
        [0, 0, 0],
        [0, 0, 0],
      ],
      [
        [0, 0, 1],
        [0, 0, 2],
      ],
      [
        [400, 0, 0],
        [2, 0, 0],
      ],
    ]);
    expect([isFinished(scenario), scenario.facts.at(-1)]).toEqual([
      true,
      { type: 'gameEnded', winners: [2], totals: [3, 2, 3] },
    ]);
  });

  it('RW-19.4: the outcome names its sources in the order of the score sheet', () => {
    expect(Object.keys(rockwell.outcome(poor(2).state).seats[0]?.sources ?? {})).toEqual([...SCORE_SOURCES]);
    expect(SCORE_SOURCES).toEqual([
      'achievements',
      'deliveries',
      'zinc',
      'copper',
      'silver',
      'gold',
      'money',
    ]);
  });
});
