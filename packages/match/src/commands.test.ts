import { LOADED_GAMES } from '@pithead/games/loaded';
import type { Game, Ply } from '@pithead/kernel';
import type { ActBody, RequestRefusal } from '@pithead/protocol';
import { describe, expect, it } from 'vitest';
import type { SeatCommand } from './commands.ts';
import { ownPliesBeforeLastRun, refuseCommand, startOfLastRun, toEvent } from './commands.ts';
import type { MatchEvent } from './events.ts';
import type { MatchState } from './matchState.ts';
import type { SeatStatus } from './seatStatus.ts';
import { INITIAL_SEAT_STATUS } from './seatStatus.ts';
import { startTestMatch } from './testing/randomLog.ts';

const rockwell = LOADED_GAMES['rockwell']?.game as Game;
const PLIES: [string, number][] = [['sealBid', 0]];

/** Seats 0 and 1 of three are people. Seat 0 has bid, which only it knows; nobody has sealed a bid. */
function matchWith(seatStatus: Partial<SeatStatus> = {}): MatchState {
  const matchState = startTestMatch(rockwell, 3, 'commands', 0b011);
  const bid = matchState.match.offers(0).find(([verb]) => verb === 'bid') as Ply;
  matchState.apply({ seat: 0, kind: 'play', body: [bid] });
  matchState.seatStatus = { ...INITIAL_SEAT_STATUS, ...seatStatus };
  return matchState;
}

const undoRequest = { by: 1, agreed: 0b010, logSeq: 1, target: { keep: 0 } };
const pauseRequest = { by: 1, agreed: 0b010, logSeq: 1 };

const ACTS: readonly ActBody[] = [
  { act: 'play', plies: PLIES },
  { act: 'undo', reach: 'turn' },
  { act: 'askUndo' },
  { act: 'answerUndo', agree: true },
  { act: 'askPause' },
  { act: 'answerPause', agree: true },
  { act: 'resume' },
  { act: 'leave' },
  { act: 'return' },
  { act: 'resign' },
];

/** The acts of seat 0 that are refused, by reason. */
function refusedActs(matchState: MatchState, seq: number): Record<string, string[]> {
  const refused: Record<string, string[]> = {};
  for (const act of ACTS) {
    const refusal = refuseCommand(matchState, { ...act, seat: 0, seq });
    if (refusal !== undefined) (refused[refusal.reason] ??= []).push(act.act);
  }
  return refused;
}

describe('commands that a seat may not give', () => {
  it('no command is refused that is based on the last event that the seat knows of', () => {
    expect(refusedActs(matchWith(), 1)).toEqual({});
  });

  it('an old command is stale if it depends on the state of play', () => {
    const stale = ['play', 'undo', 'askUndo', 'answerUndo', 'answerPause'];
    expect(refusedActs(matchWith(), 0)).toEqual({ stale });
    expect(refuseCommand(matchWith(), { act: 'askUndo', seat: 0, seq: 0 })).toEqual({
      reason: 'stale',
      seq: 1,
    });
  });

  it('a number that the seat can’t know is refused for every act', () => {
    expect(refusedActs(matchWith(), 2)).toEqual({ stale: ACTS.map(({ act }) => act) });
  });

  it('a secret event of another seat makes no command stale', () => {
    expect(refuseCommand(matchWith(), { act: 'play', plies: PLIES, seat: 1, seq: 0 })).toBeUndefined();
  });

  it('a seat with a stand-in may only return or resign', () => {
    const refused = ACTS.map(({ act }) => act).filter((act) => act !== 'return' && act !== 'resign');
    expect(refusedActs(matchWith({ standIns: 0b001 }), 1)).toEqual({ seatGivenUp: refused });
  });

  it('a seat that has resigned may do nothing', () => {
    expect(refusedActs(matchWith({ resigned: 0b001 }), 1)).toEqual({
      seatGivenUp: ACTS.map(({ act }) => act),
    });
  });
});

interface Case {
  readonly title: string;
  readonly seatStatus?: Partial<SeatStatus>;
  readonly seat?: number;
  readonly act: ActBody;
  readonly result: MatchEvent | RequestRefusal;
}

const CASES: readonly Case[] = [
  {
    title: 'a play becomes a play of the same plies',
    act: { act: 'play', plies: PLIES },
    result: { seat: 0, kind: 'play', body: PLIES },
  },
  {
    title: 'a play in a pause is refused',
    seatStatus: { isPaused: true },
    act: { act: 'play', plies: PLIES },
    result: { reason: 'paused' },
  },
  {
    title: 'an undo becomes an undo of the same reach',
    act: { act: 'undo', reach: 'step' },
    result: { seat: 0, kind: 'undo', body: 'step' },
  },
  {
    title: 'an undo in a pause is refused',
    seatStatus: { isPaused: true },
    act: { act: 'undo', reach: 'step' },
    result: { reason: 'paused' },
  },
  {
    title: 'an undo of a seat that has nothing to undo is refused by the rules',
    seat: 1,
    act: { act: 'undo', reach: 'turn' },
    result: { reason: 'refusedByRules', why: 'nothingToUndo', rule: '' },
  },
  {
    title: 'a request for an undo names the plies that the seat keeps',
    act: { act: 'askUndo' },
    result: { seat: 0, kind: 'askUndo', body: { keep: 0 } },
  },
  {
    title: 'a request for an undo of a seat that has not played is refused',
    seat: 1,
    act: { act: 'askUndo' },
    result: { reason: 'nothingToAsk' },
  },
  {
    title: 'a second request for an undo is refused',
    seatStatus: { undoRequest },
    act: { act: 'askUndo' },
    result: { reason: 'requestOpen' },
  },
  {
    title: 'an agreement to an undo becomes an answer',
    seatStatus: { undoRequest },
    act: { act: 'answerUndo', agree: true },
    result: { seat: 0, kind: 'answerUndo', body: true },
  },
  {
    title: 'an answer to an undo that nobody has asked for is refused',
    act: { act: 'answerUndo', agree: true },
    result: { reason: 'noRequest' },
  },
  {
    title: 'an answer of a seat that has agreed already is refused',
    seatStatus: { undoRequest },
    seat: 1,
    act: { act: 'answerUndo', agree: false },
    result: { reason: 'noRequest' },
  },
  {
    title: 'a request for a pause becomes a request',
    act: { act: 'askPause' },
    result: { seat: 0, kind: 'askPause', body: null },
  },
  {
    title: 'a request for a pause in a pause is refused',
    seatStatus: { isPaused: true },
    act: { act: 'askPause' },
    result: { reason: 'paused' },
  },
  {
    title: 'a second request for a pause is refused',
    seatStatus: { pauseRequest },
    act: { act: 'askPause' },
    result: { reason: 'requestOpen' },
  },
  {
    title: 'a refusal of a pause becomes an answer',
    seatStatus: { pauseRequest },
    act: { act: 'answerPause', agree: false },
    result: { seat: 0, kind: 'answerPause', body: false },
  },
  {
    title: 'an answer to a pause does not answer an undo',
    seatStatus: { undoRequest },
    act: { act: 'answerPause', agree: true },
    result: { reason: 'noRequest' },
  },
  {
    title: 'a resumption ends a pause',
    seatStatus: { isPaused: true },
    act: { act: 'resume' },
    result: { seat: 0, kind: 'resume', body: null },
  },
  {
    title: 'a resumption without a pause is refused',
    act: { act: 'resume' },
    result: { reason: 'notPaused' },
  },
  {
    title: 'leaving hands the seat to a stand-in',
    act: { act: 'leave' },
    result: { seat: 0, kind: 'standIn', body: 'left' },
  },
  {
    title: 'a return takes the seat back from a stand-in',
    seatStatus: { standIns: 0b001 },
    act: { act: 'return' },
    result: { seat: 0, kind: 'return', body: null },
  },
  {
    title: 'a return to a seat without a stand-in is refused',
    act: { act: 'return' },
    result: { reason: 'notPlayedByBot' },
  },
  {
    title: 'a resignation is possible at any time, also in a pause',
    seatStatus: { isPaused: true },
    act: { act: 'resign' },
    result: { seat: 0, kind: 'resign', body: null },
  },
];

describe('the event that a command stands for', () => {
  it.each(CASES)('$title', ({ seatStatus = {}, seat = 0, act, result }) => {
    const matchState = matchWith(seatStatus);
    const command: SeatCommand = { ...act, seat, seq: matchState.seqFor(seat) };
    expect(toEvent(matchState, command)).toEqual(result);
  });

  it('an answer based on an event before its request is stale', () => {
    const matchState = matchWith();
    matchState.apply({ seat: 1, kind: 'askPause', body: null });
    const answer = { act: 'answerPause', agree: true, seat: 0 } as const;
    expect(toEvent(matchState, { ...answer, seq: 1 })).toEqual({ reason: 'stale', seq: 2 });
    expect(toEvent(matchState, { ...answer, seq: 2 })).toMatchObject({ kind: 'answerPause' });
  });
});

describe('the last run of plies of a seat', () => {
  /** `bid` is secret, `trade` is not. */
  const runs = (
    plies: readonly (readonly [number, string])[],
    seat: number,
    originPlies = 0,
  ): (number | undefined)[] => {
    const match = { game: rockwell, plies: plies.map(([by, verb]) => [by, verb, 0] as const), originPlies };
    return [startOfLastRun(match as never, seat), ownPliesBeforeLastRun(match as never, seat)];
  };

  it('a run does not begin before a branch', () => {
    const plies = [
      [0, 'trade'],
      [0, 'trade'],
      [0, 'trade'],
    ] as const;
    expect(runs(plies, 0, 2)).toEqual([2, 2]);
    expect(runs(plies, 0, 3)).toEqual([undefined, undefined]);
  });

  it('a seat that has not played has no run', () => {
    expect(runs([[1, 'trade']], 0)).toEqual([undefined, undefined]);
  });

  it('an open ply of another seat separates runs', () => {
    const plies = [
      [0, 'trade'],
      [1, 'trade'],
      [0, 'trade'],
      [0, 'trade'],
      [1, 'trade'],
    ] as const;
    expect(runs(plies, 0)).toEqual([2, 1]);
  });

  it('a secret ply of another seat does not separate runs', () => {
    const plies = [
      [0, 'trade'],
      [1, 'bid'],
      [0, 'trade'],
    ] as const;
    expect(runs(plies, 0)).toEqual([0, 0]);
  });
});
