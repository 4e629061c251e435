import { parsePly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { SPACES } from '../components.ts';
import { SPACE_NAMES } from '../earth/geometry.ts';
import { rockwell } from '../index.ts';
import { shaftOwner } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  AL_OWNER,
  pendingSeat,
  playPlies,
  isTileRevealed,
  moneyOwned,
  offeredNouns,
  setPossessions,
  player,
  prepareExtraction,
  refusalOf,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtWorkshop,
  factsOf,
  revealTileOn,
  whyNot,
} from '../testing/scenario.ts';

function sendOthersToCore(scenario: RockwellScenario): void {
  for (const crew of [2, 3, 4]) placeCrew(scenario, 0, crew, 'core');
}

/** Seat 0 has money, crew 1 on A0, the others in the core, and this number of mineshafts far away in ring D. */
function pit(stage: number, layout = 'staggered'): RockwellScenario {
  const scenario = tableAtWorkshop(4, [0, 1], { layout });
  setPossessions(scenario, 0, { money: 20_000 });
  placeCrew(scenario, 0, 1, 'A0');
  sendOthersToCore(scenario);
  for (let i = 0; i < stage; i++) buildShaftOn(scenario, 0, `D${2 * i}`);
  return scenario;
}

const sites = (scenario: RockwellScenario): string[] => offeredNouns(scenario, 0, 'buildShaft');
const shaftsOf = (scenario: RockwellScenario, seat: number): string[] =>
  player(scenario, seat)
    .shafts.filter((space) => space >= 0)
    .map((space) => SPACE_NAMES[space] as string);

describe('RW-15.5: building a mineshaft', () => {
  it('RW-15.5: stages cost $1,500, $2,000, $2,500 in order, each with one more mineshaft', () => {
    const scenario = pit(0);
    setPossessions(scenario, 0, { money: 6000 });
    playPlies(scenario, 0, 'buildShaft A0');
    playPlies(scenario, 1, 'renounce');
    playPlies(scenario, 0, 'buildShaft A1, buildShaft D5');
    expect([shaftsOf(scenario, 0), moneyOwned(scenario, 0)]).toEqual([['A0', 'A1', 'D5'], 0]);
    expect(factsOf(scenario, 'shaftBuilt')).toEqual([
      { type: 'shaftBuilt', seat: 0, stage: 1, space: spaceNamed('A0'), price: 1500 },
      { type: 'shaftBuilt', seat: 0, stage: 2, space: spaceNamed('A1'), price: 2000 },
      { type: 'shaftBuilt', seat: 0, stage: 3, space: spaceNamed('D5'), price: 2500 },
    ]);
  });

  it.each([
    [0, 1500],
    [1, 2000],
    [2, 2500],
  ])('RW-15.5, RW-1.11: after stage %i the next one costs $%i, which must be available', (stage, needed) => {
    const scenario = pit(stage);
    setPossessions(scenario, 0, { money: needed - 100 });
    expect(refusalOf(scenario, 0, 'buildShaft A0')).toEqual({
      reason: 'tooLittleMoney',
      rule: 'RW-1.11',
      params: { needed, money: needed - 100 },
    });
    expect(sites(scenario)).toEqual([]);
  });

  it('RW-15.5: stage 1 allows an unrevealed tile that holds an own crew or is adjacent to one that does', () => {
    expect(sites(pit(0))).toEqual(['A0', 'A1', 'A7', 'B0', 'B7']);
    expect(sites(pit(0, 'aligned'))).toEqual(['A0', 'A1', 'A7', 'B0']);
    const scenario = pit(0);
    expect(whyNot(scenario, 0, 'buildShaft A2')).toBe('noOwnCrewNear RW-15.5');
    expect(whyNot(scenario, 0, 'buildShaft C0')).toBe('noOwnCrewNear RW-15.5');
  });

  it('RW-15.5: stage 1 never allows a revealed tile, but a tile next to one', () => {
    const scenario = pit(0);
    revealTileOn(scenario, 'A0', 'A1');
    revealTileOn(scenario, 'B0', 'B1');
    expect(sites(scenario)).toEqual(['A1', 'A7', 'B7']);
    expect(whyNot(scenario, 0, 'buildShaft A0')).toBe('tileRevealed RW-15.5');
    expect(whyNot(scenario, 0, 'buildShaft B0')).toBe('tileRevealed RW-15.5');
  });

  it('RW-15.5: stage 1 never allows a tile with opposing crews, straddling ones included', () => {
    const scenario = pit(0);
    placeCrew(scenario, 1, 1, 'A0');
    placeCrew(scenario, 2, 1, 'B6-B7');
    expect(sites(scenario)).toEqual(['A1', 'A7', 'B0']);
    expect(whyNot(scenario, 0, 'buildShaft A0')).toBe('opposingCrewThere RW-15.5');
    expect(whyNot(scenario, 0, 'buildShaft B7')).toBe('opposingCrewThere RW-15.5');
    playPlies(scenario, 0, 'buildShaft A1');
    expect(shaftsOf(scenario, 0)).toEqual(['A1']);
  });

  it('RW-15.5: stage 2 also allows a revealed tile with or next to an own crew, regardless of others', () => {
    const scenario = pit(1);
    revealTileOn(scenario, 'A0', 'A1');
    revealTileOn(scenario, 'B0', 'B1');
    revealTileOn(scenario, 'A3', 'A2');
    placeCrew(scenario, 1, 1, 'A0', 4);
    placeCrew(scenario, 1, 2, 'B0', 4);
    placeCrew(scenario, 1, 3, 'A7');
    expect(sites(scenario)).toEqual(['A0', 'A1', 'B0', 'B7']);
    expect(whyNot(scenario, 0, 'buildShaft A7')).toBe('opposingCrewThere RW-15.5'); // unrevealed: as stage 1
    expect(whyNot(scenario, 0, 'buildShaft A3')).toBe('noOwnCrewNear RW-15.5');
    playPlies(scenario, 0, 'buildShaft B0');
    expect(factsOf(scenario, 'shaftBuilt')).toEqual([
      { type: 'shaftBuilt', seat: 0, stage: 2, space: spaceNamed('B0'), price: 2000 },
    ]);
  });

  it('RW-15.5: stage 3 allows any tile, revealed or not, occupied or not', () => {
    const scenario = pit(2);
    revealTileOn(scenario, 'A3', 'A2');
    placeCrew(scenario, 1, 1, 'C4');
    expect(sites(scenario)).toEqual(SPACE_NAMES.filter((name) => name !== 'D0' && name !== 'D2'));
    playPlies(scenario, 0, 'buildShaft C4');
    expect(shaftsOf(scenario, 0)).toEqual(['D0', 'D2', 'C4']);
  });

  it('RW-15.5: without a legal tile the stage cannot be bought', () => {
    const scenario = pit(0);
    ['A0', 'A1', 'A7'].forEach((space, i) => placeCrew(scenario, 1, i + 1, space));
    ['B0', 'B7'].forEach((space, i) => placeCrew(scenario, 2, i + 1, space));
    expect([sites(scenario), moneyOwned(scenario, 0)]).toEqual([[], 20_000]);
  });

  it('RW-15.7: crews in the core do not count', () => {
    const scenario = pit(0);
    placeCrew(scenario, 0, 1, 'core');
    expect(sites(scenario)).toEqual([]);
    expect(whyNot(scenario, 0, 'buildShaft D0')).toBe('noOwnCrewNear RW-15.5');
  });

  it('RW-15.7: an opposing crew on an entrance is no hindrance', () => {
    expect(whyNot(pit(0), 0, 'buildShaft A1')).toBeUndefined(); // three others wait on entrance 1
  });

  it('RW-15.7: a straddling crew of the builder is present on both tiles', () => {
    const scenario = tableAtWorkshop(4);
    setPossessions(scenario, 0, { money: 20_000 });
    placeCrew(scenario, 0, 1, 'A0-A1');
    sendOthersToCore(scenario);
    expect(sites(scenario)).toEqual(['A0', 'A1', 'A2', 'A7', 'B0', 'B1', 'B7']);
  });

  it('RW-15.7: a tile holds one mineshaft, own or not', () => {
    const scenario = pit(0);
    buildShaftOn(scenario, 1, 'A1');
    expect(whyNot(scenario, 0, 'buildShaft A1')).toBe('shaftThere RW-15.7');
    playPlies(scenario, 0, 'buildShaft A0');
    playPlies(scenario, 1, 'renounce');
    expect(whyNot(scenario, 0, 'buildShaft A0')).toBe('shaftThere RW-15.7');
    expect(sites(scenario)).toEqual(['A7', 'B0', 'B7']);
  });

  it('RW-15.7: core and entrances cannot hold one', () => {
    for (const text of ['buildShaft core', 'buildShaft entrance-1', 'moveShaft 3:1>core']) {
      expect(() => parsePly(rockwell, text)).toThrow('badNotation');
    }
  });

  it('RW-15.9: there are three stages', () => {
    expect(whyNot(pit(3), 0, 'buildShaft A0')).toBe('lastLevel RW-15.9');
    expect(sites(pit(3))).toEqual([]);
  });

  it('RW-15.5, RW-11.6: a mineshaft on an unrevealed tile gives priority at its extraction', () => {
    const scenario = pit(0);
    prepareExtraction(scenario, 'A1', 'A4', 'X1-6');
    setPossessions(scenario, 1, { money: 1500 });
    playPlies(scenario, 0, 'buildShaft A1');
    placeCrew(scenario, 1, 1, 'A1');
    placeCrew(scenario, 2, 1, 'A1');
    playPlies(scenario, 1, 'improve crew-1');
    expect([isTileRevealed(scenario, 'A1'), stockOf(scenario, 0), stockOf(scenario, 1)]).toEqual([
      true,
      '1/0/0/0',
      '3/2/0/0',
    ]);
  });

  it('RW-21.9, RW-15.5: crews of Al forbid a mineshaft of stage 1', () => {
    const scenario = tableAtWorkshop(2);
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, AL_OWNER, 1, 'A1');
    expect(whyNot(scenario, 0, 'buildShaft A1')).toBe('opposingCrewThere RW-15.5');
    expect(whyNot(scenario, 0, 'buildShaft A0')).toBeUndefined();
  });
});

describe('RW-15.6: moving a mineshaft', () => {
  it('RW-15.6: for the price of a stage any own mineshaft goes to a tile that this stage allows', () => {
    const scenario = pit(2);
    revealTileOn(scenario, 'B0', 'B1');
    playPlies(scenario, 0, 'moveShaft 1:2>A1');
    playPlies(scenario, 1, 'renounce');
    expect([shaftsOf(scenario, 0), moneyOwned(scenario, 0)]).toEqual([['D0', 'A1'], 18_500]);
    expect(whyNot(scenario, 0, 'moveShaft 1:1>B0')).toBe('tileRevealed RW-15.5');
    playPlies(scenario, 0, 'moveShaft 2:1>B0');
    expect([shaftsOf(scenario, 0), moneyOwned(scenario, 0)]).toEqual([['B0', 'A1'], 16_500]);
    expect(factsOf(scenario, 'shaftMoved')).toEqual([
      { type: 'shaftMoved', seat: 0, stage: 1, from: spaceNamed('D2'), to: spaceNamed('A1'), price: 1500 },
      { type: 'shaftMoved', seat: 0, stage: 2, from: spaceNamed('D0'), to: spaceNamed('B0'), price: 2000 },
    ]);
    expect(shaftOwner(scenario.state, spaceNamed('D0'))).toBe(-1);
  });

  it('RW-15.6: stage 3 allows a move to any tile', () => {
    const scenario = pit(3);
    playPlies(scenario, 0, 'moveShaft 3:2>C7');
    expect([shaftsOf(scenario, 0), moneyOwned(scenario, 0)]).toEqual([['D0', 'C7', 'D4'], 17_500]);
    expect(offeredNouns(pit(3), 0, 'moveShaft').filter((noun) => noun.startsWith('3:1>'))).toHaveLength(
      SPACES - 3,
    );
  });

  it('RW-15.6: the stage must be reached, and the mineshaft on the board', () => {
    const scenario = pit(1);
    expect(whyNot(scenario, 0, 'moveShaft 2:1>A0')).toBe('stageNotReached RW-15.6');
    expect(whyNot(scenario, 0, 'moveShaft 1:2>A0')).toBe('noShaft RW-15.6');
    expect(offeredNouns(scenario, 0, 'moveShaft')).toEqual([
      '1:1>A0',
      '1:1>A1',
      '1:1>A7',
      '1:1>B0',
      '1:1>B7',
    ]);
    expect(whyNot(pit(0), 0, 'moveShaft 1:1>A0')).toBe('noShaft RW-15.6');
    expect(offeredNouns(pit(0), 0, 'moveShaft')).toEqual([]);
  });

  it('RW-15.6: the tile must allow the move as for building', () => {
    const scenario = pit(1);
    placeCrew(scenario, 2, 1, 'A7');
    revealTileOn(scenario, 'B0', 'B1');
    buildShaftOn(scenario, 3, 'A1');
    expect(
      ['A7', 'B0', 'A1', 'D0', 'A4'].map((space) => whyNot(scenario, 0, `moveShaft 1:1>${space}`)),
    ).toEqual([
      'opposingCrewThere RW-15.5',
      'tileRevealed RW-15.5',
      'shaftThere RW-15.7',
      'shaftThere RW-15.7',
      'noOwnCrewNear RW-15.5',
    ]);
  });

  it('RW-15.6, RW-1.11: the price of the stage must be available', () => {
    const scenario = pit(2);
    setPossessions(scenario, 0, { money: 1900 });
    expect(refusalOf(scenario, 0, 'moveShaft 2:1>A0')).toEqual({
      reason: 'tooLittleMoney',
      rule: 'RW-1.11',
      params: { needed: 2000, money: 1900 },
    });
    expect(offeredNouns(scenario, 0, 'moveShaft').every((noun) => noun.startsWith('1:'))).toBe(true);
    playPlies(scenario, 0, 'moveShaft 1:1>A0');
    expect([moneyOwned(scenario, 0), pendingSeat(scenario), player(scenario, 0).actions]).toEqual([
      400, 1, 3,
    ]);
  });

  it('RW-15.6: moving is not building: the stage reached stays the same', () => {
    const scenario = pit(1);
    playPlies(scenario, 0, 'moveShaft 1:1>A0');
    playPlies(scenario, 1, 'renounce');
    playPlies(scenario, 0, 'buildShaft A1');
    expect(factsOf(scenario, 'shaftBuilt')[0]).toMatchObject({ stage: 2, price: 2000 });
  });
});
