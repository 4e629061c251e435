import { keyFromSeed, redealtCopy } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import { rockwell } from './index.ts';
import { requiredPower, TURN_LIMIT, withRevealedTile } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  AL_OWNER,
  auditOf,
  playPlies,
  freshTable,
  playIdleTurn,
  setPossessions,
  phaseOf,
  player,
  buildShaftOn,
  spaceNamed,
  placeCrew,
  tableAtDrilling,
  tileNamed,
  revealTileOn,
  placeVpOn,
} from './testing/scenario.ts';

function drawElsewhere(scenario: RockwellScenario): void {
  const space = scenario.state.spaces.indexOf(2);
  scenario.state.spaces[space] = withRevealedTile(2, tileNamed('A1'));
  scenario.state.revealed = 1 << space;
  scenario.state.piles[7] = 0b111110;
  player(scenario, 0).cards = 1;
}

const BREAKINGS: readonly (readonly [string, string, (scenario: RockwellScenario) => void])[] = [
  ['a ring has a tile of another one', 'RW-1.1', ({ state }) => void state.spaces.splice(0, 1, 9)],
  [
    'a tile lies in two spaces',
    'RW-1.1',
    (scenario) => ['A0', 'A3'].forEach((space) => revealTileOn(scenario, space, 'A1')),
  ],
  ['equal powers touch', 'RW-2.2', ({ state }) => void state.spaces.splice(1, 1, state.spaces[0] as number)],
  ['a space is revealed without a tile', 'RW-11.2', ({ state }) => (state.revealed = 1)],
  [
    'a tile is turned up in an unrevealed space',
    'RW-11.2',
    ({ state }) =>
      void state.spaces.splice(0, 1, withRevealedTile(state.spaces[0] as number, tileNamed('A1'))),
  ],
  ['a crew is missing', 'RW-1.10', ({ state }) => state.crews.pop()],
  ['a crew has no power', 'RW-1.10', (scenario) => placeCrew(scenario, 0, 1, 'entrance-1', 0)],
  ['a crew has power 5', 'RW-1.10', (scenario) => placeCrew(scenario, 0, 1, 'D0', 5)],
  ['Al has a die', 'RW-10.1', (scenario) => placeCrew(scenario, AL_OWNER, 1, 'B0', 1, 1)],
  ['a die exceeds the limit of its stratum', 'RW-10.4', (scenario) => placeCrew(scenario, 0, 1, 'B0', 1, 3)],
  ['a die is in the core', 'RW-10.4', (scenario) => placeCrew(scenario, 0, 1, 'core', 1, 1)],
  ['a die is on an entrance', 'RW-10.4', (scenario) => placeCrew(scenario, 0, 1, 'entrance-1', 1, 1)],
  ['a die is lost', 'RW-1.8', ({ state }) => (state.dice = 2)],
  ['a crew stands on another entrance', 'RW-7.4', (scenario) => placeCrew(scenario, 0, 1, 'entrance-2')],
  ['Al straddles', 'RW-21.4', (scenario) => placeCrew(scenario, AL_OWNER, 1, 'B0-B1')],
  ['Al is in the core', 'RW-21.4', (scenario) => placeCrew(scenario, AL_OWNER, 1, 'core')],
  [
    'two own crews straddle one border',
    'RW-8.6',
    (scenario) => [1, 2].forEach((crew) => placeCrew(scenario, 0, crew, 'D0-D1')),
  ],
  [
    'a crew straddles a revealed tile',
    'RW-8.5',
    (scenario) => {
      placeCrew(scenario, 0, 1, 'B0-B1');
      revealTileOn(scenario, 'B1', 'B1');
    },
  ],
  [
    'power is counted wrongly',
    'RW-8.3',
    ({ state }) => void state.spaces.splice(5, 1, (state.spaces[5] as number) + 32),
  ],
  ['a ready tile waits', 'RW-11.1', (scenario) => placeCrew(scenario, 0, 1, 'A0', 4)],
  ['a card comes from nowhere', 'RW-11.8', (scenario) => (player(scenario, 0).cards = 1)],
  ['a card is drawn without a tile', 'RW-11.3', ({ state }) => void state.piles.splice(0, 1, 0b011111)],
  ['a card is drawn from a pile that no tile names', 'RW-11.3', drawElsewhere],
  [
    'a power of eight more lies in a ring',
    'RW-1.1',
    ({ state }) => void state.spaces.splice(state.spaces.indexOf(2), 1, 10),
  ],
  ['cards are owed', 'RW-11.8', (scenario) => (player(scenario, 0).cards = -1)],
  ['mobility is below 0', 'RW-15.9', (scenario) => (player(scenario, 0).mobility = -1)],
  [
    'cubes less than none are chosen',
    'RW-4.2',
    (scenario) => (player(scenario, 0).choice = [0, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
  ['a mineshaft stands nowhere', 'RW-15.7', (scenario) => (player(scenario, 0).shafts = [40, -1, -1])],
  ['a delivery tile does not exist', 'RW-1.6', (scenario) => (player(scenario, 0).deliveries = 1 << 28)],
  [
    'the turn limit was reached and the game goes on',
    'RW-18.4',
    ({ state }) => void Object.assign(state, { turn: 100, ended: TURN_LIMIT }),
  ],
  [
    'nobody is asked',
    'waits for nobody',
    ({ state }) => void state.steps.splice(0, 1, { at: 'drilling', pending: 0, left: 0 }),
  ],
  ['a pile has a seventh card', 'RW-1.5', ({ state }) => void state.piles.splice(0, 1, 0b1111111)],
  ['a vice president is on no slot', 'RW-1.9', (scenario) => placeVpOn(scenario, 0, 'II-4')],
  ['a vice president is nobody’s', 'RW-1.9', (scenario) => placeVpOn(scenario, 2, 'II-1')],
  [
    'two of one player are on a board',
    'RW-5.3',
    (scenario) => ['I-1', 'I-4'].forEach((slot) => placeVpOn(scenario, 0, slot)),
  ],
  [
    'there are three vice presidents',
    'RW-1.10',
    (scenario) => ['I-1', 'II-1', 'III-1'].forEach((slot) => placeVpOn(scenario, 0, slot)),
  ],
  ['cubes are owed', 'RW-1.11', (scenario) => setPossessions(scenario, 0, { zinc: -1 })],
  ['money is owed', 'RW-1.4', (scenario) => setPossessions(scenario, 0, { money: -100 })],
  ['there is half a note', 'RW-1.4', (scenario) => setPossessions(scenario, 0, { money: 150 })],
  ['insurance is owed', 'RW-12.5', (scenario) => setPossessions(scenario, 0, { insurance: -1 })],
  ['mobility goes beyond 3', 'RW-15.9', (scenario) => (player(scenario, 0).mobility = 4)],
  ['safety goes beyond 3', 'RW-15.9', (scenario) => (player(scenario, 0).safety = 4)],
  [
    'cubes chosen outlive their step',
    'RW-4.6',
    (scenario) => (player(scenario, 0).choice = [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
  [
    'money chosen outlives its step',
    'RW-4.6',
    (scenario) => (player(scenario, 0).choice = [100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
  [
    'more cubes are chosen than owned',
    'RW-4.2',
    (scenario) => (player(scenario, 0).choice = [0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
  [
    'more money is chosen than owned',
    'RW-1.11',
    (scenario) => (player(scenario, 0).choice = [3100, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
  ],
  [
    'an achievement is reached and not taken',
    'RW-17.2',
    (scenario) => setPossessions(scenario, 0, { silver: 10 }),
  ],
  ['the core is reached and not noted', 'RW-17.2', (scenario) => placeCrew(scenario, 0, 1, 'core')],
  [
    'a delivery tile has two owners',
    'RW-15.8',
    ({ state }) => state.players.forEach((each) => (each.deliveries = 1)),
  ],
  ['a delivery tile was taken from below', 'RW-2.9', (scenario) => (player(scenario, 0).deliveries = 0b10)],
  [
    'two mineshafts are in one space',
    'RW-15.7',
    (scenario) => [0, 1].forEach((seat) => buildShaftOn(scenario, seat, 'A0')),
  ],
  ['a stage was skipped', 'RW-15.9', (scenario) => (player(scenario, 0).shafts = [-1, spaceNamed('A0'), -1])],
  ['prestige comes from nowhere', 'RW-17.1', (scenario) => (player(scenario, 0).prestige = 4)],
  ['an achievement tile is worth nothing', 'RW-17.1', (scenario) => (player(scenario, 0).achievements = 1)],
  ['the end is announced without reason', 'RW-18.2', ({ state }) => (state.ended = 1)],
  ['the other end is announced without reason', 'RW-18.2', ({ state }) => (state.ended = 2)],
  [
    'all are in the core and nobody said so',
    'RW-18.2',
    ({ state }) => state.players.forEach((each) => (each.achievements = 256)),
  ],
  ['the game goes on behind its limit', 'RW-18.4', ({ state }) => (state.turn = 101)],
  ['the turn limit ends it too early', 'RW-18.4', ({ state }) => (state.ended = 4)],
  ['there is a fifth round', 'RW-7.1', ({ state }) => (state.round = 5)],
  ['there is a fourth bribery tile', 'RW-1.8', ({ state }) => (state.briberyTiles = 4)],
  ['somebody is twice in the Management order', 'RW-2.8', ({ state }) => (state.management = [0, 0])],
  ['somebody is missing in the Control order', 'RW-2.8', ({ state }) => (state.control = [1])],
  [
    'a step waits for a third player',
    'waits',
    ({ state }) => (state.steps = [{ at: 'auction', pending: 0b111, left: 0 }]),
  ],
  [
    'steps pile up',
    'pile up',
    ({ state }) => (state.steps = [1, 2, 3].map(() => ({ at: 'drilling', pending: 1, left: 0 }))),
  ],
];

describe('the audit', () => {
  it.each(BREAKINGS)('the audit notices that %s (%s)', (_what, rule, breaking) => {
    const scenario = tableAtDrilling(2);
    expect(auditOf(scenario)).toEqual([]);
    breaking(scenario);
    expect(auditOf(scenario).join('\n')).toContain(rule);
  });

  it('RW-3.6: the audit notices a stock outside what is known of it', () => {
    const scenario = tableAtDrilling(2, { hiddenLog: true });
    expect(auditOf(scenario)).toEqual([]);
    player(scenario, 1).stock[0] = 4;
    expect(auditOf(scenario).join('\n')).toContain('RW-3.6');
    player(scenario, 1).stock[0] = 2;
    expect(auditOf(scenario).join('\n')).toContain('RW-3.6');
  });

  it('RW-21.7: a card discarded by Al is not missing, but with three players it is', () => {
    for (const [seats, broken] of [
      [2, []],
      [3, ['RW-11.8: cards and tiles turned up differ']],
    ] as const) {
      const { state } = freshTable(seats);
      const space = state.spaces.indexOf(2);
      state.spaces[space] = withRevealedTile(2, tileNamed('A1'));
      state.revealed = 1 << space;
      state.piles[0] = 0b111110;
      expect(rockwell.audit(state)).toEqual(broken);
    }
  });

  it('RW-4.6: the audit accepts sealed choices', () => {
    const scenario = freshTable(3);
    playPlies(scenario, 0, 'bid money-3000, bid zinc-3');
    expect(auditOf(scenario)).toEqual([]);
  });

  it('RW-8.7: the audit accepts two ready tiles while it is chosen which one comes first', () => {
    const scenario = tableAtDrilling(3);
    placeVpOn(scenario, 0, 'I-3');
    placeCrew(scenario, 0, 1, 'A0-A1');
    [0, 1].forEach((space, i) => {
      const missing = requiredPower(scenario.state.spaces[space] as number) - 2;
      if (missing > 0) placeCrew(scenario, i + 1, 1, `A${space}`, missing);
    });
    playPlies(scenario, 0, 'activate 1>stay, hire 1');
    expect([phaseOf(scenario), auditOf(scenario)]).toEqual(['extractionOrder', []]);
    playPlies(scenario, 0, 'extractionOrder A1');
    expect(auditOf(scenario)).toEqual([]);
  });

  it('RW-12.5: the audit accepts a danger that waits for insurance', () => {
    const scenario = tableAtDrilling(3);
    const missing = requiredPower(scenario.state.spaces[0] as number) - 1;
    placeCrew(scenario, 1, 1, 'A0', missing);
    for (const seat of [0, 1]) setPossessions(scenario, seat, { insurance: 1 });
    const waiting = Array.from({ length: 60 }, (_, seed): RockwellScenario => {
      const world = { state: redealtCopy(rockwell, scenario.state, undefined, keyFromSeed(seed)), facts: [] };
      playPlies(world, 0, 'activate 1>A0');
      return world;
    }).filter((world) => phaseOf(world) === 'danger');
    expect(waiting.length).toBeGreaterThan(3);
    for (const world of waiting) {
      expect(auditOf(world)).toEqual([]);
      for (const seat of [0, 1]) playPlies(world, seat, 'useInsurance 1');
      expect(auditOf(world)).toEqual([]);
    }
  });

  it('the audit accepts whole idle turns of two, three and four players', () => {
    for (const seats of [2, 3, 4]) {
      const scenario = freshTable(seats);
      for (let turn = 0; turn < 4; turn++) {
        playIdleTurn(scenario);
        expect(auditOf(scenario)).toEqual([]);
      }
    }
  });
});
