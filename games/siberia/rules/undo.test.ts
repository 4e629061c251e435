import type { Ply } from '@pithead/kernel';
import { keyFromSeed, Match, parsePly } from '@pithead/kernel';
import { describe, expect, it } from 'vitest';
import type { SiberiaFact } from './facts.ts';
import { siberia } from './index.ts';
import type { Siberia } from './state.ts';
import { placeOfEntry, RESEARCH, sum } from './state.ts';
import type { SiberiaScenario } from './testing/scenario.ts';
import {
  coverAction,
  emptyHands,
  layCubes,
  layTile,
  showInvestments,
  standWorkers,
} from './testing/scenario.ts';
import type { SiberiaView } from './view.ts';

type SiberiaMatch = Match<Siberia, SiberiaFact, SiberiaView>;

const plies = (text: string): Ply[] => text.split(', ').map((each) => parsePly(siberia, each));

function play(match: SiberiaMatch, seat: number, text: string): void {
  const refused = match.play(seat, plies(text));
  if (refused !== undefined) throw new Error(`${text}: ${refused.refusal.reason}`);
}

/** A match in phase 2, prepared before the last confirmation, which limits undo; seat 0 is on turn. */
function inTurn(arrange: (scenario: SiberiaScenario) => void): SiberiaMatch {
  const match = Match.start(siberia, {
    names: ['Anna', 'Bo'],
    options: { exchangeSides: 'drawn' },
    key: keyFromSeed('undo'),
  });
  emptyHands({ state: match.state, facts: [] });
  match.state.startPlayer = 0;
  play(match, 1, 'confirmPlacement');
  arrange({ state: match.state, facts: [] });
  play(match, 0, 'confirmPlacement');
  return match;
}

const nothing = 'nothingToUndo';

describe('SB-11.4: undo within the own turn', () => {
  it('SB-11.4: everything in a turn can be taken back until it is confirmed', () => {
    const match = inTurn((scenario) => coverAction(scenario, 0, 'logistics'));
    const before = JSON.stringify(match.state);
    play(match, 0, 'execute logistics, moveWorker vladivostok>amur, moveWorker amur>baikal, forgo');
    expect(match.undoable(0)).toBe(4);
    match.undo(0);
    expect(match.state.steps.at(-1)).toEqual({ at: 'logistics', pending: 1, left: 1 });
    match.undo(0, 'turn');
    expect(JSON.stringify(match.state)).toBe(before);
    play(match, 0, 'pass');
    match.undo(0);
    expect(JSON.stringify(match.state)).toBe(before);
    play(match, 0, 'execute logistics, forgo, endTurn');
    expect(match.undo(0)?.refusal.reason).toBe(nothing);
  });

  it('SB-11.4: a sale with its closing and a research with its cubes can be taken back, too', () => {
    const match = inTurn((scenario) => {
      coverAction(scenario, 0, 'gas');
      layTile(scenario, 0, 'worker-oil', 'research');
      layTile(scenario, 0, 'worker-gold', 'research');
      standWorkers(scenario, 0, 'amur');
      layCubes(scenario, 'amur', 'gas');
    });
    const before = JSON.stringify(match.state);
    play(match, 0, 'execute research, nameTile worker-gold');
    const territory = match.offers(0)[0] as Ply;
    match.play(0, [territory]);
    expect(match.undoable(0)).toBe(3);
    match.undo(0, 'turn');
    expect(JSON.stringify(match.state)).toBe(before);
    play(match, 0, 'execute research, nameTile worker-gold');
    match.play(0, [territory]);
    match.play(0, [match.offers(0)[0] as Ply]);
    play(match, 0, 'endTurn');
    const researched = JSON.stringify(match.state);
    play(match, 0, 'execute gas, sell exchange-0');
    expect([sum(match.state.sold), match.state.closed === 0]).toEqual([1, false]);
    match.undo(0, 'turn');
    expect(JSON.stringify(match.state)).toBe(researched);
  });

  it('SB-11.4: the display is refilled when the turn is confirmed, and then there is no way back', () => {
    const match = inTurn((scenario) => {
      coverAction(scenario, 0, 'investor');
      coverAction(scenario, 0, 'worker');
      showInvestments(scenario, 'gas', 'coal', 'oil', 'gold');
    });
    play(match, 0, 'execute investor, invest coal');
    expect([match.state.faceUp.length, match.state.gap]).toEqual([3, 1]);
    match.undo(0);
    expect([match.state.faceUp.length, match.state.gap]).toEqual([4, 0]);
    play(match, 0, 'invest gold, endTurn');
    expect([match.state.faceUp.length, match.state.gap]).toEqual([4, 0]);
    expect([match.undoable(0), match.undo(0)?.refusal.reason]).toEqual([0, nothing]);
  });

  it('SB-11.4: only the seat on turn can undo, and never a confirmed turn', () => {
    const match = inTurn((scenario) => {
      for (const action of ['worker', 'salesman'] as const) coverAction(scenario, 0, action);
      coverAction(scenario, 1, 'worker');
    });
    play(match, 0, 'execute worker, sendWorker supply');
    expect([match.undoable(0), match.undoable(1)]).toEqual([2, 0]);
    play(match, 0, 'endTurn');
    expect([match.undoable(0), match.undoable(1)]).toEqual([0, 0]);
    play(match, 1, 'pass, endTurn');
    play(match, 0, 'execute salesman');
    expect(match.undoable(0)).toBe(1);
  });

  it('SB-11.4: a joker can be taken back, and no longer counts as one', () => {
    const match = inTurn((scenario) => coverAction(scenario, 0, 'manager'));
    const before = JSON.stringify(match.state);
    play(match, 0, 'execute manager, placeJoker gas');
    match.undo(0);
    expect(match.state.joker).toBe(1);
    match.undo(0);
    expect(JSON.stringify(match.state)).toBe(before);
  });
});

describe('SB-11.4: undo elsewhere', () => {
  it('SB-11.4, SB-2.10: the sides can be changed until they are confirmed', () => {
    const match = Match.start(siberia, { names: ['Anna', 'Bo'], options: {}, key: keyFromSeed('sides') });
    const seat = match.state.startPlayer;
    play(match, seat, 'chooseSide tokyo, chooseSide hongKong, chooseSide newYork');
    match.undo(seat);
    play(match, seat, 'chooseSide singapore, chooseSide zurich, chooseSide toronto');
    expect([match.undoable(seat), match.undoable(1 - seat)]).toEqual([5, 0]);
    play(match, seat, 'confirmSides');
    expect(match.state.cities).toEqual([0, 1, 4, 6, 7, 9]);
    expect(match.undo(seat)?.refusal.reason).toBe(nothing);
  });
});

describe('the simultaneous placing', () => {
  /** Random hands, which the match has known since its last undo limit. */
  function dealt(): SiberiaMatch {
    return Match.start(siberia, {
      names: ['Anna', 'Bo', 'Cleo'],
      options: { exchangeSides: 'drawn' },
      key: keyFromSeed('deal'),
    });
  }
  const places = (match: SiberiaMatch, seat: number): number[] =>
    (match.state.players[seat]?.tiles ?? []).map(placeOfEntry);
  const toResearch = (match: SiberiaMatch, seat: number): void => {
    const ply = match.offers(seat).find(([verb, noun]) => verb === 'placeTile' && noun % 11 === RESEARCH);
    match.play(seat, [ply as Ply]);
  };

  it('SB-4.8, SB-11.4: each seat takes back its own tiles, one or all, regardless of the others in between', () => {
    const match = dealt();
    const first = JSON.stringify(match.state.players[0]);
    toResearch(match, 0);
    const afterOne = JSON.stringify(match.state.players[0]);
    toResearch(match, 1);
    toResearch(match, 0);
    for (let i = 0; i < 6; i++) toResearch(match, 2);
    play(match, 2, 'confirmPlacement');
    toResearch(match, 1);
    const others = JSON.stringify(match.state.players.slice(1));
    expect([match.undoable(0), match.undoable(1), match.undoable(2)]).toEqual([2, 2, 0]);
    match.undo(0);
    expect([JSON.stringify(match.state.players[0]), JSON.stringify(match.state.players.slice(1))]).toEqual([
      afterOne,
      others,
    ]);
    match.undo(0, 'turn');
    expect([JSON.stringify(match.state.players[0]), JSON.stringify(match.state.players.slice(1))]).toEqual([
      first,
      others,
    ]);
    expect([match.undoable(0), match.undoable(1), match.state.steps[0]?.pending]).toEqual([0, 2, 0b011]);
    toResearch(match, 0);
    expect(places(match, 0)).toContain(RESEARCH);
  });

  it('SB-4.8, SB-11.4: there is no way back behind the own confirmation, nor behind the reveal', () => {
    const match = dealt();
    for (const seat of [0, 1, 2]) for (let i = 0; i < 6; i++) toResearch(match, seat);
    play(match, 1, 'confirmPlacement');
    expect([match.undoable(1), match.undo(1)?.refusal.reason]).toEqual([0, nothing]);
    match.undo(0);
    expect(match.state.steps[0]?.pending).toBe(0b101); // seat 1 stays confirmed
    toResearch(match, 0);
    for (const seat of [0, 2]) play(match, seat, 'confirmPlacement');
    expect([match.state.steps[0]?.at, match.undoable(0), match.undoable(1), match.undoable(2)]).toEqual([
      'turn',
      0,
      0,
      0,
    ]);
  });
});

describe('the round end', () => {
  it('SB-8.5, SB-11.4: a returned tile stays returned', () => {
    const match = inTurn((scenario) => {
      for (const action of ['logistics', 'salesman', 'gas', 'coal', 'oil', 'gold'] as const)
        coverAction(scenario, 0, action);
    });
    play(match, 0, 'pass, endTurn');
    expect(match.state.steps[0]?.at).toBe('returning');
    match.play(0, [match.offers(0)[0] as Ply]);
    expect([match.state.steps[0]?.at, match.undoable(0), match.undo(0)?.refusal.reason]).toEqual([
      'returning',
      0,
      nothing,
    ]);
  });

  it('SB-11.4: nobody goes back behind the tiles drawn for a new round', () => {
    const match = inTurn((scenario) => coverAction(scenario, 0, 'gas'));
    play(match, 0, 'pass, endTurn');
    expect([match.state.round, match.state.steps[0]?.at, match.undoable(0), match.undoable(1)]).toEqual([
      2,
      'placing',
      0,
      0,
    ]);
  });
});
