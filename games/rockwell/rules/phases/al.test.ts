import { describe, expect, it } from 'vitest';
import { rockwell } from '../index.ts';
import { dieOf, placeOf, powerOf } from '../state.ts';
import type { RockwellScenario } from '../testing/scenario.ts';
import {
  AL_OWNER,
  pendingSeat,
  setControlOrder,
  playPlies,
  giveDrillingTurn,
  freshTable,
  playIdlePly,
  playIdleTurn,
  isTileRevealed,
  setManagementOrder,
  moneyOwned,
  offersOf,
  setPossessions,
  phaseOf,
  placeNamed,
  player,
  powerOnSpace,
  prepareExtraction,
  setRequiredPower,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  stockOf,
  tableAtDrilling,
  factsOf,
  revealAllTilesBut,
  revealTileOn,
  placeVpOn,
  placeOfCrew,
  whyNot,
} from '../testing/scenario.ts';
import { topologyOf } from '../earth/topology.ts';

/** Seat 1 is about to make the last activation of the round; `crews` are Al's. */
function withAl(...crews: readonly (readonly [place: string, power: number])[]): RockwellScenario {
  const scenario = tableAtDrilling(2);
  crews.forEach(([place, power], i) => placeCrew(scenario, AL_OWNER, i + 1, place, power));
  giveDrillingTurn(scenario, 1);
  return scenario;
}

function lastActivation(scenario: RockwellScenario): void {
  playPlies(scenario, 1, 'activate 4>stay');
}

/** Al's other crews are on D4, unrevealed. */
const alone = (place: string, power = 1): RockwellScenario =>
  withAl([place, power], ['D4', 1], ['D4', 1], ['D4', 1]);

const alsMoves = (scenario: RockwellScenario): string[] =>
  factsOf(scenario, 'crewMoved').flatMap(({ owner, crew, to }) =>
    owner === AL_OWNER ? [`${crew - 7}>${to}`] : [],
  );

describe('RW-21.3, RW-21.4: who Al is', () => {
  it('RW-21.3: Al has four crews of power 1, one per entrance, and nothing else', () => {
    const { state } = freshTable(2);
    const als = state.crews.slice(AL_OWNER * 4);
    expect(als.map((crew) => [placeOf(crew), powerOf(crew), dieOf(crew)])).toEqual(
      [1, 2, 3, 4].map((entrance) => [placeNamed(`entrance-${entrance}`), 1, 0]),
    );
    expect([state.players.length, state.management.length, state.control.length]).toEqual([2, 2, 2]);
    expect(rockwell.view(state, 0).players).toHaveLength(2);
  });

  it('RW-21.3: with three or four players there is no Al', () => {
    for (const seats of [3, 4]) expect(freshTable(seats).state.crews).toHaveLength(seats * 4);
    const scenario = tableAtDrilling(3);
    giveDrillingTurn(scenario, 2);
    playPlies(scenario, 2, 'activate 1>stay');
    expect([phaseOf(scenario), scenario.state.round]).toEqual(['drilling', 2]);
  });

  it('RW-21.4: Al moves one crew by one basic move after the last activation of each of the four rounds', () => {
    const scenario = tableAtDrilling(2);
    playIdleTurn(scenario);
    const kinds = scenario.facts.flatMap((fact) => {
      if (fact.type === 'crewStayed') return [`stayed ${fact.owner}`];
      if (fact.type === 'crewMoved') return [`moved ${fact.owner}`];
      return fact.type === 'roundBegun' ? ['round'] : [];
    });
    const round = ['stayed 0', 'stayed 1', 'moved 2'];
    expect(kinds).toEqual([...round, 'round', ...round, 'round', ...round, 'round', ...round]);
  });

  it('RW-21.4: Al never straddles, never stays, never enters the core', () => {
    const scenario = tableAtDrilling(2);
    for (let turn = 0; turn < 12; turn++) playIdleTurn(scenario);
    const { neighbours } = topologyOf(scenario.state);
    const moves = factsOf(scenario, 'crewMoved');
    expect(moves).toHaveLength(48);
    for (const { from, to } of moves) {
      const reach =
        from >= placeNamed('entrance-1')
          ? [0, 1].map((i) => 2 * (from - placeNamed('entrance-1')) + i)
          : neighbours[from];
      expect(reach).toContain(to);
    }
  });

  it('RW-21.4: Al also moves when the players have no crew left to activate', () => {
    const scenario = tableAtDrilling(2);
    for (const seat of [0, 1]) for (const crew of [1, 2, 3, 4]) placeCrew(scenario, seat, crew, 'core');
    placeCrew(scenario, 0, 1, 'D0');
    player(scenario, 1).achievements = player(scenario, 0).achievements = 0b1_0010_0000;
    playPlies(scenario, 0, 'activate 1>core');
    while (phaseOf(scenario) !== 'alUpgrade') {
      expect(phaseOf(scenario)).toMatch(/^al(Crew|Destination)$/);
      playIdlePly(scenario);
    }
    expect([alsMoves(scenario).length, factsOf(scenario, 'roundBegun').length]).toEqual([4, 3]);
  });
});

describe('RW-21.5: which crew', () => {
  it('RW-D14: b is not in the first group, c and d are strongest, d is shallower, so d moves', () => {
    const scenario = withAl(['entrance-1', 1], ['B4', 3], ['B1', 2], ['entrance-4', 2]);
    revealTileOn(scenario, 'B1', 'B1');
    setRequiredPower(scenario, 'A6', 3);
    setRequiredPower(scenario, 'A7', 4);
    lastActivation(scenario);
    expect(alsMoves(scenario)).toEqual([`4>${spaceNamed('A6')}`]);
  });

  it('RW-D16: of four crews on unrevealed tiles the one of power 2 moves, even away from a promising tile', () => {
    const scenario = withAl(['A0', 1], ['A2', 1], ['A4', 2], ['A6', 1]);
    setRequiredPower(scenario, 'A4', 3);
    setRequiredPower(scenario, 'A3', 4);
    setRequiredPower(scenario, 'A5', 4);
    setRequiredPower(scenario, 'B3', 6);
    setRequiredPower(scenario, 'B4', 5);
    placeCrew(scenario, 0, 1, 'B4', 2); // B4 lacks 3, all others 4 or more
    lastActivation(scenario);
    expect(alsMoves(scenario)).toEqual([`3>${spaceNamed('B4')}`]);
  });

  it('RW-21.5: crews on an entrance or a revealed tile come before stronger ones elsewhere', () => {
    const scenario = withAl(['C4', 1], ['B0', 4], ['B3', 4], ['C0', 4]);
    revealTileOn(scenario, 'C4', 'C1');
    for (const space of ['B3', 'B4', 'C3', 'C5', 'D3', 'D4'])
      setRequiredPower(scenario, space, space === 'D3' ? 8 : 14);
    lastActivation(scenario);
    expect(alsMoves(scenario)).toEqual([`1>${spaceNamed('D3')}`]);
  });

  it('RW-21.5: of equal power the shallowest crew moves: entrance, then A, B, C, D', () => {
    for (const [places, mover] of [
      [['D0', 'C0', 'B0', 'A0'], 4],
      [['D0', 'C0', 'B0', 'D4'], 3],
      [['D0', 'C0', 'D2', 'D4'], 2],
      [['entrance-1', 'A2', 'A4', 'A6'], 1],
    ] as const) {
      const scenario = withAl(...places.map((place) => [place, 2] as const));
      revealAllTilesBut(scenario);
      lastActivation(scenario);
      expect([phaseOf(scenario), scenario.state.active - AL_OWNER * 4 + 1]).toEqual(['alDestination', mover]);
    }
  });

  it('RW-21.5: if several remain, the player first in Control order chooses among just these', () => {
    const scenario = withAl(['entrance-1', 1], ['entrance-2', 2], ['entrance-3', 2], ['A7', 4]);
    lastActivation(scenario);
    expect([phaseOf(scenario), pendingSeat(scenario), offersOf(scenario, 0)]).toEqual([
      'alCrew',
      0,
      ['alCrew crew-2', 'alCrew crew-3'],
    ]);
    expect(whyNot(scenario, 0, 'alCrew crew-1')).toBe('notAlsCrew RW-21.5');
    expect(whyNot(scenario, 0, 'alCrew crew-4')).toBe('notAlsCrew RW-21.5');
    expect(whyNot(scenario, 1, 'alCrew crew-2')).toBe('notYourTurn RW-21.5');
    setRequiredPower(scenario, 'A4', 3);
    setRequiredPower(scenario, 'A5', 4);
    playPlies(scenario, 0, 'alCrew crew-3');
    expect([alsMoves(scenario), placeOfCrew(scenario, AL_OWNER, 2)]).toEqual([
      [`3>${spaceNamed('A4')}`],
      'entrance-2',
    ]);
  });

  it('RW-21.5: it is the Control order that counts, not the Management order', () => {
    const scenario = withAl(['entrance-1', 1], ['entrance-2', 1], ['entrance-3', 1], ['entrance-4', 1]);
    setControlOrder(scenario, 1, 0);
    setManagementOrder(scenario, 0, 1);
    giveDrillingTurn(scenario, 0);
    playPlies(scenario, 0, 'activate 1>stay');
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['alCrew', 1]);
  });

  it('RW-21.5, RW-22: nobody chooses if all candidates share one space: the lowest number moves', () => {
    const scenario = withAl(['D4', 1], ['A0', 2], ['A0', 2], ['A0', 1]);
    revealTileOn(scenario, 'A0', 'A1');
    for (const space of ['A1', 'A7', 'B0', 'B7']) setRequiredPower(scenario, space, space === 'B7' ? 4 : 6);
    lastActivation(scenario);
    expect([alsMoves(scenario), placeOfCrew(scenario, AL_OWNER, 3)]).toEqual([
      [`2>${spaceNamed('B7')}`],
      'A0',
    ]);
  });

  it('RW-21.5, RW-22: crews of equal power on one space are one answer among others', () => {
    const scenario = withAl(['A0', 2], ['A0', 2], ['A4', 2], ['C0', 1]);
    revealTileOn(scenario, 'A0', 'A1');
    revealTileOn(scenario, 'A4', 'A2');
    lastActivation(scenario);
    expect(offersOf(scenario, 0)).toEqual(['alCrew crew-1', 'alCrew crew-3']);
    expect(whyNot(scenario, 0, 'alCrew crew-2')).toBe('notAlsCrew RW-21.5');
  });
});

describe('RW-21.6: where', () => {
  it('RW-21.6: Al goes to the adjacent unrevealed tile with the smallest required power less power present', () => {
    const scenario = alone('entrance-1');
    setRequiredPower(scenario, 'A0', 4);
    setRequiredPower(scenario, 'A1', 3);
    placeCrew(scenario, 0, 1, 'A0', 2);
    lastActivation(scenario);
    // 2 are missing there, 3 on A1
    expect([alsMoves(scenario), powerOnSpace(scenario, 'A0')]).toEqual([[`1>${spaceNamed('A0')}`], 3]);
  });

  it('RW-21.6: dice and straddling crews are power present', () => {
    const scenario = alone('entrance-1');
    setRequiredPower(scenario, 'A0', 4);
    setRequiredPower(scenario, 'A1', 4);
    placeCrew(scenario, 0, 1, 'A1-A2', 1, 1);
    lastActivation(scenario);
    expect(alsMoves(scenario)).toEqual([`1>${spaceNamed('A1')}`]);
  });

  it('RW-21.6: ties are decided by the player first in Control order', () => {
    const scenario = alone('entrance-1');
    for (const space of ['A0', 'A1']) setRequiredPower(scenario, space, 3);
    setManagementOrder(scenario, 1, 0);
    lastActivation(scenario);
    expect([phaseOf(scenario), pendingSeat(scenario), offersOf(scenario, 0)]).toEqual([
      'alDestination',
      0,
      ['alDestination A0', 'alDestination A1'],
    ]);
    for (const space of ['A2', 'B0', 'D4'])
      expect(whyNot(scenario, 0, `alDestination ${space}`)).toBe('notAlsDestination RW-21.6');
    expect(whyNot(scenario, 1, 'alDestination A0')).toBe('notYourTurn RW-21.6');
    playPlies(scenario, 0, 'alDestination A1');
    expect([placeOfCrew(scenario, AL_OWNER, 1), scenario.state.round, pendingSeat(scenario)]).toEqual([
      'A1',
      2,
      0,
    ]);
  });

  it('RW-21.6: revealed tiles are out as long as one is unrevealed, however much that one lacks', () => {
    const scenario = alone('B0', 2);
    revealAllTilesBut(scenario, 'C1', 'D4', 'A0');
    setRequiredPower(scenario, 'C1', 8);
    setRequiredPower(scenario, 'A0', 4);
    placeCrew(scenario, 0, 1, 'A0', 1);
    lastActivation(scenario);
    expect(alsMoves(scenario)).toEqual([`1>${spaceNamed('A0')}`]);
    const deeper = alone('B0', 2);
    revealAllTilesBut(deeper, 'C1', 'D4');
    lastActivation(deeper);
    expect(alsMoves(deeper)).toEqual([`1>${spaceNamed('C1')}`]);
  });

  it('RW-21.6: if every adjacent tile is revealed, the same player chooses among them', () => {
    const scenario = alone('A0', 2);
    revealAllTilesBut(scenario, 'D4');
    lastActivation(scenario);
    expect([phaseOf(scenario), pendingSeat(scenario)]).toEqual(['alDestination', 0]);
    expect(offersOf(scenario, 0)).toEqual([
      'alDestination A1',
      'alDestination A7',
      'alDestination B0',
      'alDestination B7',
    ]);
    playPlies(scenario, 0, 'alDestination B7');
    expect([placeOfCrew(scenario, AL_OWNER, 1), factsOf(scenario, 'tileRevealed')]).toEqual(['B7', []]);
  });

  it('RW-21.6: Al never enters the core', () => {
    const scenario = withAl(['D0', 4], ['D0', 1], ['D0', 1], ['D0', 1]);
    revealAllTilesBut(scenario);
    lastActivation(scenario);
    expect(offersOf(scenario, 0)).toEqual([
      'alDestination C0',
      'alDestination C1',
      'alDestination D1',
      'alDestination D7',
    ]);
  });

  it('RW-21.6: with aligned rings Al has other neighbours', () => {
    const scenario = tableAtDrilling(2, { layout: 'aligned' });
    revealAllTilesBut(scenario);
    placeCrew(scenario, AL_OWNER, 1, 'B0', 4);
    for (const crew of [2, 3, 4]) placeCrew(scenario, AL_OWNER, crew, 'D4');
    giveDrillingTurn(scenario, 1);
    lastActivation(scenario);
    expect(offersOf(scenario, 0)).toEqual([
      'alDestination A0',
      'alDestination B1',
      'alDestination B7',
      'alDestination C0',
    ]);
  });
});

describe('RW-21.7, RW-21.8: extraction by Al', () => {
  /** Al is about to enter A0, which requires 3 and holds seats 0 and 1. */
  function beforeA0(card: string, tile: string, power = 1): RockwellScenario {
    const scenario = alone('entrance-1', power);
    prepareExtraction(scenario, 'A0', tile, card);
    for (const seat of [0, 1]) {
      setPossessions(scenario, seat, {});
      placeCrew(scenario, seat, 1, 'A0');
    }
    setRequiredPower(scenario, 'A1', 4);
    return scenario;
  }

  it('RW-21.7: the card of an extraction by Al is discarded unowned', () => {
    const scenario = beforeA0('X1-6', 'A4');
    lastActivation(scenario);
    expect([
      isTileRevealed(scenario, 'A0'),
      factsOf(scenario, 'cardDiscarded').length,
      factsOf(scenario, 'cardKept'),
    ]).toEqual([true, 1, []]);
    expect(factsOf(scenario, 'tileRevealed')[0]?.owner).toBe(AL_OWNER);
    expect([player(scenario, 0).cards, player(scenario, 1).cards]).toEqual([0, 0]);
    expect([phaseOf(scenario), scenario.state.round, pendingSeat(scenario)]).toEqual(['drilling', 2, 0]);
  });

  it('RW-21.8: Al shares, and as trigger has priority among equals; his cubes return to the supply', () => {
    const scenario = beforeA0('X1-6', 'A4'); // 7 zinc, 4 copper by three: 2 and 1 each
    lastActivation(scenario);
    expect([stockOf(scenario, 0), stockOf(scenario, 1)]).toEqual(['2/1/0/0', '2/1/0/0']);
    expect(factsOf(scenario, 'bootyShared').at(-1)).toEqual({
      type: 'bootyShared',
      owner: AL_OWNER,
      share: [2, 1, 0, 0],
      leftovers: [1, 1, 0, 0],
      priority: 'trigger',
    });
  });

  it('RW-21.8: Al has priority by the greatest power, but a mineshaft goes before it', () => {
    const strong = beforeA0('X1-6', 'A7', 2);
    lastActivation(strong);
    expect(factsOf(strong, 'bootyShared').at(-1)).toMatchObject({
      owner: AL_OWNER,
      priority: 'power',
      leftovers: [1, 1, 0, 0],
    });
    const mine = beforeA0('X1-6', 'A7', 2);
    buildShaftOn(mine, 1, 'A0');
    lastActivation(mine);
    expect([stockOf(mine, 0), stockOf(mine, 1)]).toEqual(['2/1/0/0', '3/2/0/0']);
  });

  it('RW-21.8: Al also shares, and can have priority, in extractions by players', () => {
    const scenario = tableAtDrilling(2);
    prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
    setPossessions(scenario, 0, {});
    placeCrew(scenario, AL_OWNER, 1, 'A0', 2);
    playPlies(scenario, 0, 'activate 1>A0');
    expect([stockOf(scenario, 0), player(scenario, 0).cards]).toEqual(['3/2/0/0', 1]);
  });

  it('RW-21.8: danger does not affect Al, but the players; they may use insurance while nobody is active', () => {
    // 5 zinc, 3 copper, 1 silver and danger by three: 1 zinc and 1 copper each
    const scenario = beforeA0('X1-5', 'A4');
    player(scenario, 1).insurance = 1;
    lastActivation(scenario);
    expect([phaseOf(scenario), scenario.state.steps.at(-1)?.pending]).toEqual(['danger', 0b10]);
    playPlies(scenario, 1, 'useInsurance 1');
    expect([stockOf(scenario, 0), stockOf(scenario, 1)]).toEqual(['1/0/0/0', '1/1/0/0']);
    expect(factsOf(scenario, 'dangerStruck').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([phaseOf(scenario), scenario.state.round]).toEqual(['drilling', 2]);
  });
});

describe('RW-21.9: his crews oppose', () => {
  it('RW-21.9: his crews can be bribed', () => {
    const scenario = tableAtDrilling(2);
    placeVpOn(scenario, 0, 'I-1');
    setRequiredPower(scenario, 'A0', 4);
    placeCrew(scenario, 0, 1, 'A0');
    placeCrew(scenario, AL_OWNER, 3, 'B7', 2);
    playPlies(scenario, 0, 'activate 1>stay');
    expect(offersOf(scenario, 0)).toEqual(['bribe al-3>A0', 'noAdvantage']);
    expect(whyNot(scenario, 0, 'bribe al-1>A0')).toBe('crewOnEntrance RW-9.4');
    expect(whyNot(scenario, 0, 'bribe c-3>A0')).toBe('noSuchCrew RW-9.1');
    playPlies(scenario, 0, 'bribe al-3>A0');
    expect([
      placeOfCrew(scenario, AL_OWNER, 3),
      powerOnSpace(scenario, 'A0'),
      moneyOwned(scenario, 0),
    ]).toEqual(['A0', 3, 3000]);
    expect(factsOf(scenario, 'crewBribed')[0]).toMatchObject({ seat: 0, owner: AL_OWNER, fee: 0 });
  });

  it('RW-21.9: without Al nobody can bribe his crews', () => {
    const scenario = tableAtDrilling(4);
    placeVpOn(scenario, 0, 'I-1');
    placeCrew(scenario, 0, 1, 'B0');
    placeCrew(scenario, 2, 1, 'B1');
    playPlies(scenario, 0, 'activate 1>stay');
    expect(whyNot(scenario, 0, 'bribe al-1>B0')).toBe('noSuchCrew RW-9.1');
  });
});
