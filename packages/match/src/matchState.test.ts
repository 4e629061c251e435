import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Ply } from '@pithead/kernel';
import { hashOf, keyFromSeed, Match } from '@pithead/kernel';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SeatCommand } from './commands.ts';
import { refuseCommand } from './commands.ts';
import type { MatchEvent, UndoTarget } from './events.ts';
import { isRefused } from './events.ts';
import { MatchState } from './matchState.ts';
import { restoreSnapshot, saveSnapshot } from './snapshot.ts';
import { arbitraryChoices, applyAll, startTestMatch } from './testing/randomLog.ts';
import { offlineContext } from './viewerState.ts';

const rockwell = LOADED_GAMES['rockwell']?.game as Game;
const newMatch = (): MatchState => startTestMatch(rockwell, 3, 'undo');
const bid = (matchState: MatchState, seat: number): Ply =>
  matchState.match.offers(seat).find(([verb]) => verb === 'bid') as Ply;
const checksum = (text: string): string => hashOf(text);

/** Ben bids twice, Ada bids and seals and asks to go back; Ben takes his bids back, and both others agree. */
function grantedUndo(target: UndoTarget): MatchState {
  const matchState = newMatch();
  for (let i = 0; i < 2; i++) matchState.apply({ seat: 1, kind: 'play', body: [bid(matchState, 1)] });
  matchState.apply({ seat: 0, kind: 'play', body: [bid(matchState, 0), ['sealBid', 0]] });
  matchState.apply({ seat: 0, kind: 'askUndo', body: target });
  matchState.apply({ seat: 1, kind: 'undo', body: 'turn' });
  for (const seat of [1, 2]) matchState.apply({ seat, kind: 'answerUndo', body: true });
  return matchState;
}

const agreeToUndo = (matchState: MatchState): void => {
  for (const seat of [1, 2]) matchState.apply({ seat, kind: 'answerUndo', body: true });
};

const seqsOf = (matchState: MatchState): number[] => [0, 1, 2].map((seat) => matchState.seqFor(seat));

/** The seats whose play is stale if it is based on these event numbers. */
const staleSeats = (matchState: MatchState, seqs: readonly number[]): number[] =>
  [0, 1, 2].filter((seat) => {
    const command = { act: 'play', plies: [['sealBid', 0]], seat, seq: seqs[seat] as number } as SeatCommand;
    return refuseCommand(matchState, command)?.reason === 'stale';
  });

describe('an undo that everybody has agreed to', () => {
  it('an agreed undo goes back to a number of plies of the seat that asked', () => {
    const matchState = grantedUndo({ keep: 0 });
    expect([matchState.match.plies, matchState.pendingSeats, matchState.seatStatus.undoRequest]).toEqual([
      [],
      0b111,
      null,
    ]);
  });

  it('an agreed undo of version 0.1, which names a number of plies of all seats, replays as it was played', () => {
    const matchState = grantedUndo(2);
    expect(matchState.match.plies.map(([seat, verb]) => [seat, verb])).toEqual([
      [0, 'bid'],
      [0, 'sealBid'],
    ]);
  });

  it('an agreed undo leads to the same state if a snapshot was restored while the request was open', () => {
    const whole = grantedUndo({ keep: 0 });
    const matchState = newMatch();
    matchState.apply({ seat: 1, kind: 'play', body: [bid(matchState, 1)] });
    matchState.apply({ seat: 0, kind: 'play', body: [bid(matchState, 0), ['sealBid', 0]] });
    matchState.apply({ seat: 0, kind: 'askUndo', body: { keep: 0 } });
    const { setup } = matchState.match;
    const restored = restoreSnapshot(rockwell, setup, 0b111, saveSnapshot(matchState, checksum), checksum);
    restored?.apply({ seat: 1, kind: 'undo', body: 'turn' });
    for (const seat of [1, 2]) restored?.apply({ seat, kind: 'answerUndo', body: true });
    expect(hashOf(restored?.gameState)).toBe(hashOf(whole.gameState));
  });

  it('after an agreed undo every command from before it is stale, also where the same seats are pending', () => {
    const matchState = newMatch();
    matchState.apply({ seat: 0, kind: 'play', body: [bid(matchState, 0)] });
    matchState.apply({ seat: 0, kind: 'askUndo', body: { keep: 0 } });
    const seqs = seqsOf(matchState);
    expect(staleSeats(matchState, seqs)).toEqual([]);
    agreeToUndo(matchState);
    expect([matchState.match.plies, matchState.pendingSeats]).toEqual([[], 0b111]);
    expect(staleSeats(matchState, seqs)).toEqual([0, 1, 2]);
  });

  it('an agreed undo makes commands stale also if its seat had taken the plies back in secret', () => {
    const matchState = newMatch();
    matchState.apply({ seat: 0, kind: 'play', body: [bid(matchState, 0)] });
    matchState.apply({ seat: 0, kind: 'askUndo', body: { keep: 0 } });
    matchState.apply({ seat: 0, kind: 'undo', body: 'turn' });
    const seqs = seqsOf(matchState);
    agreeToUndo(matchState);
    expect(staleSeats(matchState, seqs)).toEqual([0, 1, 2]);
  });
});

describe('what an event returns', () => {
  it('a sealed choice is reported as known to its seat alone, and an open play as known to everybody', () => {
    const matchState = newMatch();
    const sealed = matchState.apply({ seat: 1, kind: 'play', body: [bid(matchState, 1)] });
    expect(sealed).toMatchObject({ seat: 1, isPublic: false, hasDecided: false, keptFactCount: 2 });
    expect([matchState.seqFor(1), matchState.seqFor(0), matchState.seqFor(undefined)]).toEqual([1, 0, 0]);
    const decided = matchState.apply({ seat: 1, kind: 'play', body: [['sealBid', 0]] });
    expect(decided).toMatchObject({ isPublic: true, hasDecided: true });
  });

  it('a play that the rules forbid returns the reason and the refused ply, and changes nothing', () => {
    const matchState = newMatch();
    const before = saveSnapshot(matchState, checksum);
    const refused = matchState.apply({ seat: 1, kind: 'play', body: [bid(matchState, 1), ['nothing', 0]] });
    expect(refused).toMatchObject({ ply: 1, refusal: { reason: 'unknownVerb' } });
    expect(saveSnapshot(matchState, checksum)).toBe(before);
  });

  it('an answer to a request that does not exist is refused', () => {
    const refused = newMatch().apply({ seat: 1, kind: 'answerPause', body: true });
    expect(isRefused(refused) && refused.refusal.reason).toBe('noRequest');
  });

  it('a play keeps all facts of the log, and an undo keeps those before the undo limit', () => {
    const matchState = newMatch();
    const setup = matchState.match.factLog.length;
    matchState.apply({ seat: 1, kind: 'play', body: [bid(matchState, 1)] });
    const facts = matchState.match.factLog.length;
    expect(facts).toBeGreaterThan(setup);
    const played = matchState.apply({ seat: 1, kind: 'play', body: [bid(matchState, 1)] });
    expect(played).toMatchObject({ keptFactCount: facts, before: { factCount: facts } });
    const undone = matchState.apply({ seat: 1, kind: 'undo', body: 'step' });
    expect(undone).toMatchObject({ keptFactCount: setup });
    expect(matchState.match.factLog.length).toBe(facts);
  });
});

describe('seats', () => {
  it('a seat is played by a bot while its owner is away and after a resignation', () => {
    const matchState = startTestMatch(rockwell, 3, 'seats', 0b011);
    expect(matchState.botSeats).toBe(0b100);
    matchState.apply({ seat: 0, kind: 'standIn', body: 'left' });
    expect(matchState.botSeats).toBe(0b101);
    matchState.apply({ seat: 0, kind: 'return', body: null });
    expect(matchState.botSeats).toBe(0b100);
    matchState.apply({ seat: 1, kind: 'resign', body: null });
    expect([matchState.botSeats, matchState.status]).toEqual([0b110, 'running']);
    matchState.apply({ seat: 0, kind: 'resign', body: null });
    expect(matchState.status).toBe('abandoned');
  });

  it('the clock of a person runs while the person must decide, unless the match is paused', () => {
    const matchState = newMatch();
    expect(matchState.clockSeats).toBe(0b111);
    matchState.apply({ seat: 0, kind: 'askPause', body: null });
    matchState.apply({ seat: 1, kind: 'standIn', body: 'time' });
    expect(matchState.clockSeats).toBe(0b101);
    matchState.apply({ seat: 2, kind: 'answerPause', body: true });
    expect([matchState.seatStatus.isPaused, matchState.clockSeats]).toEqual([true, 0]);
  });
});

describe.each(Object.values(LOADED_GAMES).map(({ game }) => [game.id, game] as const))(
  'any log of %s',
  (_, game) => {
    it('a log leads to the same state from the beginning and from a snapshot at any event', () => {
      fc.assert(
        fc.property(arbitraryChoices(), fc.nat(), (choices, at) => {
          const matchState = startTestMatch(game, 3, 'snapshot');
          const events = applyAll(matchState, choices);
          const half = startTestMatch(game, 3, 'snapshot');
          const first = at % (events.length + 1);
          for (const event of events.slice(0, first)) half.apply(event);
          const text = saveSnapshot(half, checksum);
          const restored = restoreSnapshot(
            game,
            half.match.setup,
            half.personSeats,
            text,
            checksum,
          ) as MatchState;
          expect(saveSnapshot(restored, checksum)).toBe(text);
          for (const event of events.slice(first)) expect(isRefused(restored.apply(event))).toBe(false);
          expect(saveSnapshot(restored, checksum)).toBe(saveSnapshot(matchState, checksum));
          for (const viewer of [0, 1, 2, undefined])
            expect(restored.viewerState(viewer, offlineContext(restored))).toEqual(
              matchState.viewerState(viewer, offlineContext(matchState)),
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
    for (const choices of fc.sample(arbitraryChoices(), { numRuns: 40, seed: 1 }))
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
  const matchState = new MatchState(match, 0b11);
  expect([matchState.logSeq, matchState.factsFor(0).every(([seq]) => seq === 0)]).toEqual([0, true]);
  const event: MatchEvent = { seat: 1, kind: 'play', body: [matchState.match.offers(1)[0] as Ply] };
  expect(isRefused(matchState.apply(event))).toBe(false);
});
