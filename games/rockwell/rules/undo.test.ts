import type { Options, Ply } from '@pithead/kernel';
import { firstPending, keyFromSeed, Match, parsePly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { RockwellFact } from './facts.ts';
import { rockwell } from './index.ts';
import type { Rockwell } from './state.ts';
import { FIRST_SHOWN } from './state.ts';
import type { RockwellScenario } from './testing/scenario.ts';
import {
  AL_OWNER,
  setControlOrder,
  setManagementOrder,
  setPossessions,
  player,
  prepareExtraction,
  setRequiredPower,
  placeCrew,
  placeVpOn,
} from './testing/scenario.ts';
import type { RockwellView } from './view.ts';

type RockwellMatch = Match<Rockwell, RockwellFact, RockwellView>;

const nothing = 'nothingToUndo';
const plies = (text: string): Ply[] => text.split(', ').map((each) => parsePly(rockwell, each));

function play(match: RockwellMatch, seat: number, text: string): void {
  const refused = match.play(seat, plies(text));
  if (refused !== undefined) throw new Error(`${text}: ${refused.refusal.reason}`);
}

const begun = (seats: number, options: Options = {}): RockwellMatch =>
  Match.start(rockwell, {
    names: ['Anna', 'Bo', 'Cleo', 'Dirk'].slice(0, seats),
    options,
    key: keyFromSeed('undo'),
  });

function atInsurance(seats: number, options: Options = {}): RockwellMatch {
  const match = begun(seats, options);
  for (let seat = 0; seat < seats; seat++) play(match, seat, 'sealBid');
  while (at(match) === 'vicePresidents') {
    const seat = firstPending(match.state);
    match.play(seat, [match.offers(seat)[0] as Ply]);
  }
  return match;
}

/** `prepare` runs before the last seal, which limits undo; then seat 0 is asked to activate. */
function inDrilling(
  seats: number,
  arrange: (scenario: RockwellScenario) => void,
  options: Options = {},
): RockwellMatch {
  const match = atInsurance(seats, options);
  for (let seat = 1; seat < seats; seat++) play(match, seat, 'sealInsurance');
  const scenario: RockwellScenario = { state: match.state, facts: [] };
  match.state.slots.fill(-1);
  setControlOrder(scenario, ...[0, 1, 2, 3].slice(0, seats));
  setManagementOrder(scenario, ...[0, 1, 2, 3].slice(0, seats));
  arrange(scenario);
  play(match, 0, 'sealInsurance');
  return match;
}

const at = (match: RockwellMatch): string | undefined => match.state.steps.at(-1)?.at;
const everyUndoable = (match: RockwellMatch): number[] =>
  match.state.players.map((_, seat) => match.undoable(seat));

describe('RW-4.6: undo of sealed choices', () => {
  it('RW-4.6: the own bid can be taken back, step by step or all, regardless of the others in between', () => {
    const match = begun(3);
    const before = JSON.stringify(match.state.players[1]);
    play(match, 1, 'bid money-1000');
    play(match, 0, 'bid copper-2, sealBid');
    play(match, 1, 'bid zinc-3');
    play(match, 2, 'sealBid');
    const others = JSON.stringify([match.state.players[0], match.state.players[2]]);
    expect([match.undoable(1), match.state.steps[0]?.pending]).toEqual([2, 0b010]);
    match.undo(1);
    expect(match.state.players[1]?.choice.slice(0, FIRST_SHOWN)).toEqual([1000, 0, 0, 0, 0]);
    match.undo(1);
    expect(match.state.players[1]?.choice.slice(0, FIRST_SHOWN)).toEqual([0, 0, 0, 0, 0]);
    expect([
      JSON.stringify([match.state.players[0], match.state.players[2]]),
      match.state.steps[0]?.pending,
    ]).toEqual([others, 0b010]);
    expect(match.undo(1)?.refusal.reason).toBe(nothing);
    play(match, 1, 'bid money-2000, bid silver-1');
    match.undo(1, 'turn');
    expect(JSON.stringify(match.state.players[1])).toBe(before);
    play(match, 1, 'bid money-3000, sealBid');
    expect([at(match), match.state.steps[0]?.pending]).toEqual(['vicePresidents', 0b010]);
    expect(everyUndoable(match)).toEqual([0, 0, 0]);
  });

  it('RW-4.6: a sealed bid can be reopened while others still decide, and never after the last one', () => {
    const match = begun(3);
    play(match, 0, 'bid money-2000, sealBid');
    expect([match.undoable(0), match.state.steps[0]?.pending]).toEqual([2, 0b110]);
    match.undo(0);
    expect([match.undoable(0), match.state.steps[0]?.pending]).toEqual([1, 0b111]);
    play(match, 0, 'bid zinc-1, sealBid');
    play(match, 1, 'sealBid');
    match.undo(0, 'turn');
    expect([match.state.players[0]?.choice.slice(0, FIRST_SHOWN), match.state.steps[0]?.pending]).toEqual([
      [0, 0, 0, 0, 0],
      0b101,
    ]);
    play(match, 0, 'sealBid');
    play(match, 2, 'sealBid');
    expect(everyUndoable(match)).toEqual([0, 0, 0]);
  });

  it('RW-4.6, RW-6.2: cubes to insure can be taken back in the same way', () => {
    const match = atInsurance(2);
    play(match, 0, 'insure zinc-2, insure copper-1');
    play(match, 1, 'sealInsurance');
    expect(match.undoable(0)).toBe(2);
    match.undo(0);
    expect([match.state.players[0]?.choice.slice(0, FIRST_SHOWN), match.state.steps[0]?.pending]).toEqual([
      [0, 2, 0, 0, 0],
      0b01,
    ]);
    play(match, 0, 'sealInsurance');
    expect([match.state.players[0]?.insurance, at(match), everyUndoable(match)]).toEqual([
      2,
      'drilling',
      [0, 0],
    ]);
  });
});

describe('undo of an activation', () => {
  const withDie =
    (slot: string) =>
    (scenario: RockwellScenario): void => {
      setPossessions(scenario, 0, { money: 5000 });
      placeVpOn(scenario, 0, slot);
      for (const space of ['B0', 'B1', 'B2']) setRequiredPower(scenario, space, 6);
      placeCrew(scenario, 0, 1, 'B0', 1, 1);
      placeCrew(scenario, 1, 1, 'B2');
    };

  it('RW-7.10: an activation with a choice for the die can be taken back, and the choice too, with the fee', () => {
    const match = inDrilling(3, withDie('I-1'));
    const before = JSON.stringify(match.state);
    play(match, 0, 'activate 1>B1');
    expect([at(match), match.undoable(0)]).toEqual(['die', 1]);
    match.undo(0);
    expect(JSON.stringify(match.state)).toBe(before);
    play(match, 0, 'activate 1>B1, takeAlong 2');
    expect([at(match), match.state.players[0]?.money, match.undoable(0)]).toEqual(['advantage', 3500, 2]);
    match.undo(0);
    expect([at(match), match.state.players[0]?.money]).toEqual(['die', 5000]);
    play(match, 0, 'leaveBehind');
    expect([at(match), match.state.dice]).toEqual(['advantage', 3]);
    match.undo(0, 'turn');
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it("RW-7.10: an activation can't be taken back when the next player has been asked", () => {
    const match = inDrilling(3, withDie('I-1'));
    play(match, 0, 'activate 1>B1, takeAlong 2, bribe b-1>B1');
    expect([at(match), everyUndoable(match), match.undo(0)?.refusal.reason]).toEqual([
      'drilling',
      [0, 0, 0],
      nothing,
    ]);
  });

  it('RW-11.1: there is no way back behind an extraction, although the same player goes on', () => {
    const match = inDrilling(3, (scenario) => {
      placeVpOn(scenario, 0, 'I-3');
      prepareExtraction(scenario, 'A0', 'A4', 'X1-6');
      placeCrew(scenario, 0, 2, 'A0', 2);
    });
    play(match, 0, 'activate 1>A0');
    expect([at(match), match.state.revealed & 1, match.undoable(0), match.undo(0)?.refusal.reason]).toEqual([
      'advantage',
      1,
      0,
      nothing,
    ]);
    play(match, 0, 'hire 1');
    expect(match.undoable(0)).toBe(0);
  });

  it('RW-8.7: before it is said which tile comes first the movement can be taken back, afterwards not', () => {
    const match = inDrilling(3, (scenario) => {
      player(scenario, 0).mobility = 3;
      prepareExtraction(scenario, 'A0', 'A4', 'X1-1');
      setRequiredPower(scenario, 'A1', 3);
      placeCrew(scenario, 0, 1, 'A7', 2);
      placeCrew(scenario, 1, 1, 'A0');
      placeCrew(scenario, 2, 1, 'A1');
    });
    play(match, 0, 'activate 1>A0-A1');
    expect([at(match), match.undoable(0)]).toEqual(['extractionOrder', 1]);
    match.undo(0);
    expect(at(match)).toBe('drilling');
    play(match, 0, 'activate 1>A0-A1, extractionOrder A0');
    expect([match.state.revealed & 3, everyUndoable(match)]).toEqual([1, [0, 0, 0]]);
  });

  it('RW-12.7: a decision about insurance is final', () => {
    const match = inDrilling(3, (scenario) => {
      prepareExtraction(scenario, 'A0', 'A4', 'X1-5');
      for (const seat of [0, 1]) setPossessions(scenario, seat, { insurance: 1 });
      placeCrew(scenario, 1, 1, 'A0', 2);
    });
    play(match, 0, 'activate 1>A0');
    play(match, 0, 'useInsurance 1');
    expect([at(match), match.undoable(0), match.undoable(1)]).toEqual(['danger', 0, 0]);
    play(match, 1, 'useInsurance 0');
    expect([at(match), everyUndoable(match)]).toEqual(['drilling', [0, 0, 0]]);
  });

  it('RW-21.5, RW-21.6: a choice for Al can be undone until a tile is revealed or the other player is asked', () => {
    const match = inDrilling(2, (scenario) => {
      for (const space of ['A0', 'A1', 'A2', 'A3']) setRequiredPower(scenario, space, 4);
      for (const crew of [3, 4]) placeCrew(scenario, AL_OWNER, crew, 'D4');
    });
    play(match, 0, 'activate 1>stay');
    play(match, 1, 'activate 1>stay');
    expect([at(match), everyUndoable(match)]).toEqual(['alCrew', [0, 0]]);
    const before = JSON.stringify(match.state);
    play(match, 0, 'alCrew crew-2');
    expect([at(match), match.undoable(0)]).toEqual(['alDestination', 1]);
    match.undo(0);
    play(match, 0, 'alCrew crew-1, alDestination A1');
    expect([at(match), match.state.round, match.undoable(0)]).toEqual(['drilling', 2, 2]);
    match.undo(0, 'turn');
    expect(JSON.stringify(match.state)).toBe(before);
    play(match, 0, 'alCrew crew-1, alDestination A1, activate 1>stay');
    expect(everyUndoable(match)).toEqual([0, 0]);
  });
});

describe('undo in phases II and III', () => {
  /** All crews stay for four rounds; seat 0 alone has vice presidents, on II-1 and III-1. */
  function inPhaseTwo(
    options: Options,
    arrange: (scenario: RockwellScenario) => void = () => undefined,
  ): RockwellMatch {
    const match = inDrilling(
      3,
      (scenario) => {
        setPossessions(scenario, 0, { zinc: 6, money: 9000 });
        for (const slot of ['II-1', 'III-1']) placeVpOn(scenario, 0, slot);
        arrange(scenario);
      },
      options,
    );
    for (let round = 0; round < 4; round++)
      for (const seat of [0, 1, 2]) play(match, seat, 'activate 4>stay');
    return match;
  }

  it('RW-14.3: open transactions of a player alone can be taken back', () => {
    const match = inPhaseTwo({});
    const before = JSON.stringify(match.state);
    play(match, 0, 'trade sell-zinc-6, trade buy-gold-2');
    expect(match.undoable(0)).toBe(2);
    match.undo(0, 'turn');
    expect(JSON.stringify(match.state)).toBe(before);
  });

  it('RW-3.6: unseen transactions are final, and so is every payment that shows how much money was there', () => {
    const match = inPhaseTwo({ hiddenLog: true });
    play(match, 0, 'tradeUnseen sell-zinc-1');
    expect([at(match), match.undo(0)?.refusal.reason]).toEqual(['tradingUnseen', nothing]);
    play(match, 0, 'renounce, improve mobility');
    expect([at(match), match.undoable(0)]).toEqual(['workshop', 0]);
    play(match, 0, 'deliver zinc');
    expect(match.undoable(0)).toBe(0);
    const open = inPhaseTwo({});
    play(open, 0, 'renounce, improve mobility, deliver zinc');
    expect(open.undoable(0)).toBe(3);
  });

  it('RW-15.2: an improvement can be taken back unless it opened a tile', () => {
    const match = inPhaseTwo({}, (scenario) => {
      prepareExtraction(scenario, 'A0', 'A1', 'X1-1');
      placeCrew(scenario, 0, 1, 'A0');
    });
    play(match, 0, 'renounce, improve crew-2');
    expect(match.undoable(0)).toBe(2);
    play(match, 0, 'improve crew-1');
    expect([match.state.revealed & 1, at(match), match.undoable(0)]).toEqual([1, 'workshop', 0]);
  });
});

describe('RW-3.6: with the hidden log', () => {
  /** All crews stay for four rounds; seat 2 activates last and trades first. */
  function tradingBegun(hiddenLog: boolean): RockwellMatch {
    const match = inDrilling(3, (scenario) => placeVpOn(scenario, 2, 'II-1'), { hiddenLog });
    while (at(match) === 'drilling') play(match, firstPending(match.state), 'activate 1>stay');
    return match;
  }

  it('RW-3.6, RW-17.2: nothing is taken back behind the test of the stocks, reached or not', () => {
    expect([at(tradingBegun(true)), everyUndoable(tradingBegun(true))]).toEqual(['tradingUnseen', [0, 0, 0]]);
    expect([at(tradingBegun(false)), everyUndoable(tradingBegun(false))]).toEqual(['trading', [0, 0, 1]]);
  });
});
