import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Ply } from '@pithead/kernel';
import { hashOf, keyFromSeed, Match } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchEvent, UndoTarget } from './events.ts';
import { isRefused, MatchState } from './matchState.ts';
import { resumeSnapshot, saveSnapshot } from './snapshot.ts';
import { arbitraryLog, applyAll, startTestMatch } from './testing/randomLog.ts';
import { offlineContext } from './viewerState.ts';

const rockwell = LOADED_GAMES['rockwell']?.game as Game;
const newMatch = (): MatchState => startTestMatch(rockwell, 3, 'undo');
const bid = (state: MatchState, seat: number): Ply =>
  state.match.offers(seat).find(([verb]) => verb === 'bid') as Ply;
const checksum = (text: string): string => hashOf(text);

/** Ben bids twice, Ada bids and seals and asks to go back; Ben takes his bids back, and both others agree. */
function grantedUndo(target: UndoTarget): MatchState {
  const state = newMatch();
  for (let i = 0; i < 2; i++) state.apply({ seat: 1, kind: 'play', body: [bid(state, 1)] });
  state.apply({ seat: 0, kind: 'play', body: [bid(state, 0), ['sealBid', 0]] });
  state.apply({ seat: 0, kind: 'askUndo', body: target });
  state.apply({ seat: 1, kind: 'undo', body: 'turn' });
  for (const seat of [1, 2]) state.apply({ seat, kind: 'answerUndo', body: true });
  return state;
}

describe('an undo that everybody has agreed to', () => {
  it('an agreed undo goes back to a number of plies of the seat that asked', () => {
    const state = grantedUndo({ keep: 0 });
    expect([state.match.plies, state.asked, state.requests.undoRequest]).toEqual([[], 0b111, null]);
  });

  it('an agreed undo of version 0.1, which names a number of plies of all seats, replays as it was played', () => {
    const state = grantedUndo(2);
    expect(state.match.plies.map(([seat, verb]) => [seat, verb])).toEqual([
      [0, 'bid'],
      [0, 'sealBid'],
    ]);
  });

  it('an agreed undo leads to the same state if a snapshot was resumed while the request was open', () => {
    const whole = grantedUndo({ keep: 0 });
    const state = newMatch();
    state.apply({ seat: 1, kind: 'play', body: [bid(state, 1)] });
    state.apply({ seat: 0, kind: 'play', body: [bid(state, 0), ['sealBid', 0]] });
    state.apply({ seat: 0, kind: 'askUndo', body: { keep: 0 } });
    const { table } = state.match;
    const resumed = resumeSnapshot(rockwell, table, 0b111, saveSnapshot(state, checksum), checksum);
    resumed?.apply({ seat: 1, kind: 'undo', body: 'turn' });
    for (const seat of [1, 2]) resumed?.apply({ seat, kind: 'answerUndo', body: true });
    expect(hashOf(resumed?.state)).toBe(hashOf(whole.state));
  });
});

describe('what an event returns', () => {
  it('a sealed choice is reported as known to its seat alone, and an open play as known to everybody', () => {
    const state = newMatch();
    const sealed = state.apply({ seat: 1, kind: 'play', body: [bid(state, 1)] });
    expect(sealed).toMatchObject({ seat: 1, isOpen: false, hasDecided: false, keptFactCount: 2 });
    expect([state.seqFor(1), state.seqFor(0), state.seqFor(undefined)]).toEqual([1, 0, 0]);
    const decided = state.apply({ seat: 1, kind: 'play', body: [['sealBid', 0]] });
    expect(decided).toMatchObject({ isOpen: true, hasDecided: true });
  });

  it('a play that the rules forbid returns the reason and the refused ply, and changes nothing', () => {
    const state = newMatch();
    const before = saveSnapshot(state, checksum);
    const refused = state.apply({ seat: 1, kind: 'play', body: [bid(state, 1), ['nothing', 0]] });
    expect(refused).toMatchObject({ ply: 1, refusal: { reason: 'unknownVerb' } });
    expect(saveSnapshot(state, checksum)).toBe(before);
  });

  it('an answer to a request that does not exist is refused', () => {
    const refused = newMatch().apply({ seat: 1, kind: 'answerPause', body: true });
    expect(isRefused(refused) && refused.refusal.reason).toBe('noRequest');
  });

  it('a play keeps all facts of the log, and an undo keeps those before the undo limit', () => {
    const state = newMatch();
    const setup = state.match.log.length;
    state.apply({ seat: 1, kind: 'play', body: [bid(state, 1)] });
    const facts = state.match.log.length;
    expect(facts).toBeGreaterThan(setup);
    const played = state.apply({ seat: 1, kind: 'play', body: [bid(state, 1)] });
    expect(played).toMatchObject({ keptFactCount: facts, before: { facts } });
    const undone = state.apply({ seat: 1, kind: 'undo', body: 'step' });
    expect(undone).toMatchObject({ keptFactCount: setup });
    expect(state.match.log.length).toBe(facts);
  });
});

describe('seats', () => {
  it('a seat is played by a bot while its owner is away and after a resignation', () => {
    const state = startTestMatch(rockwell, 3, 'seats', 0b011);
    expect(state.botSeats).toBe(0b100);
    state.apply({ seat: 0, kind: 'standIn', body: 'left' });
    expect(state.botSeats).toBe(0b101);
    state.apply({ seat: 0, kind: 'return', body: null });
    expect(state.botSeats).toBe(0b100);
    state.apply({ seat: 1, kind: 'resign', body: null });
    expect([state.botSeats, state.status]).toEqual([0b110, 'running']);
    state.apply({ seat: 0, kind: 'resign', body: null });
    expect(state.status).toBe('abandoned');
  });

  it('the clock of a person runs while the person must decide, unless the match is paused', () => {
    const state = newMatch();
    expect(state.clockSeats).toBe(0b111);
    state.apply({ seat: 0, kind: 'askPause', body: null });
    state.apply({ seat: 1, kind: 'standIn', body: 'time' });
    expect(state.clockSeats).toBe(0b101);
    state.apply({ seat: 2, kind: 'answerPause', body: true });
    expect([state.requests.isPaused, state.clockSeats]).toEqual([true, 0]);
  });
});

describe.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
  'any log of %s',
  (_, game) => {
    it('a log leads to the same state from the beginning and from a snapshot at any event', () => {
      fc.assert(
        fc.property(arbitraryLog(), fc.nat(), (choices, at) => {
          const state = startTestMatch(game, 3, 'snapshot');
          const events = applyAll(state, choices);
          const half = startTestMatch(game, 3, 'snapshot');
          const first = at % (events.length + 1);
          for (const event of events.slice(0, first)) half.apply(event);
          const text = saveSnapshot(half, checksum);
          const resumed = resumeSnapshot(game, half.match.table, half.people, text, checksum) as MatchState;
          expect(saveSnapshot(resumed, checksum)).toBe(text);
          for (const event of events.slice(first)) expect(isRefused(resumed.apply(event))).toBe(false);
          expect(saveSnapshot(resumed, checksum)).toBe(saveSnapshot(state, checksum));
          for (const viewer of [0, 1, 2, undefined])
            expect(resumed.viewerState(viewer, offlineContext(resumed))).toEqual(
              state.viewerState(viewer, offlineContext(state)),
            );
        }),
        { numRuns: 12 },
      );
    });
  },
);

it('random choices lead to events of every kind', () => {
  const kinds = new Set<string>();
  for (const { game } of Object.values(LOADED_GAMES))
    for (const choices of fc.sample(arbitraryLog(), { numRuns: 40, seed: 1 }))
      for (const { kind } of applyAll(startTestMatch(game, 3, 'kinds'), choices)) kinds.add(kind);
  expect([...kinds].toSorted()).toEqual([
    'answerPause',
    'answerUndo',
    'askPause',
    'askUndo',
    'play',
    'resign',
    'resume',
    'return',
    'standIn',
    'undo',
  ]);
});

it('plies from a record count as the setup of a match that goes on from there', () => {
  const match = Match.start(rockwell, { names: ['Ada', 'Ben'], options: {}, key: keyFromSeed('on') });
  match.play(0, [match.offers(0)[0] as Ply]);
  const state = new MatchState(match, 0b11);
  expect([state.seq, state.factsFor(0).every(([seq]) => seq === 0)]).toEqual([0, true]);
  const event: MatchEvent = { seat: 1, kind: 'play', body: [state.match.offers(1)[0] as Ply] };
  expect(isRefused(state.apply(event))).toBe(false);
});
