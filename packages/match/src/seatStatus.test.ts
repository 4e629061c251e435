import { describe, expect, it } from 'vitest';
import type { TableEvent } from './events.ts';
import type { SeatStatus } from './seatStatus.ts';
import { INITIAL_SEAT_STATUS, reduceSeatStatus, activePersonSeatsOf } from './seatStatus.ts';

/** Seats 0, 1 and 2 of four are people; the event has number 9. */
const PEOPLE = 0b0111;
const reduce = (before: Partial<SeatStatus>, event: TableEvent) =>
  reduceSeatStatus({ ...INITIAL_SEAT_STATUS, ...before }, PEOPLE, event, 9);

const undoRequest = { by: 0, agreed: 0b001, logSeq: 4, target: { keep: 2 } };
const pauseRequest = { by: 1, agreed: 0b010, logSeq: 5 };

interface Case {
  readonly title: string;
  readonly before: Partial<SeatStatus>;
  readonly event: TableEvent;
  /** The fields that differ from `before`. */
  readonly change: Partial<SeatStatus>;
}

const CASES: readonly Case[] = [
  {
    title: 'a request for an undo counts its own seat as agreeing and remembers the number of its event',
    before: {},
    event: { seat: 0, kind: 'askUndo', body: { keep: 2 } },
    change: { undoRequest: { ...undoRequest, logSeq: 9 } },
  },
  {
    title: 'a request for a pause counts its own seat as agreeing',
    before: {},
    event: { seat: 1, kind: 'askPause', body: null },
    change: { pauseRequest: { ...pauseRequest, logSeq: 9 } },
  },
  {
    title: 'an agreement is counted while another person has not answered',
    before: { undoRequest },
    event: { seat: 1, kind: 'answerUndo', body: true },
    change: { undoRequest: { ...undoRequest, agreed: 0b011 } },
  },
  {
    title: 'one refusal ends a request for an undo',
    before: { undoRequest: { ...undoRequest, agreed: 0b011 } },
    event: { seat: 2, kind: 'answerUndo', body: false },
    change: { undoRequest: null },
  },
  {
    title: 'one refusal ends a request for a pause, and the request for an undo stays',
    before: { undoRequest, pauseRequest },
    event: { seat: 2, kind: 'answerPause', body: false },
    change: { pauseRequest: null },
  },
  {
    title: 'the last agreement pauses the match',
    before: { pauseRequest: { ...pauseRequest, agreed: 0b011 } },
    event: { seat: 2, kind: 'answerPause', body: true },
    change: { pauseRequest: null, isPaused: true },
  },
  {
    title: 'the match is paused when the last person who has not answered leaves',
    before: { pauseRequest: { ...pauseRequest, agreed: 0b011 } },
    event: { seat: 2, kind: 'standIn', body: 'left' },
    change: { pauseRequest: null, isPaused: true, standIns: 0b100 },
  },
  {
    title: 'anybody’s resumption ends a pause',
    before: { isPaused: true },
    event: { seat: 2, kind: 'resume', body: null },
    change: { isPaused: false },
  },
  {
    title: 'requests of a person who leaves are withdrawn, those of others stay',
    before: { undoRequest, pauseRequest },
    event: { seat: 0, kind: 'standIn', body: 'time' },
    change: { undoRequest: null, standIns: 0b001 },
  },
  {
    title: 'requests of a person who resigns are withdrawn, those of others stay',
    before: { undoRequest, pauseRequest },
    event: { seat: 1, kind: 'resign', body: null },
    change: { pauseRequest: null, resigned: 0b010, resignations: [{ seat: 1, logSeq: 9 }] },
  },
  {
    title: 'a person who returns plays the seat again',
    before: { standIns: 0b101 },
    event: { seat: 0, kind: 'return', body: null },
    change: { standIns: 0b100 },
  },
  {
    title: 'a person who resigns while away is no longer a stand-in’s',
    before: { standIns: 0b101 },
    event: { seat: 0, kind: 'resign', body: null },
    change: { standIns: 0b100, resigned: 0b001, resignations: [{ seat: 0, logSeq: 9 }] },
  },
];

describe('the seat status after an event', () => {
  it.each(CASES)('$title', ({ before, event, change }) => {
    expect(reduce(before, event)).toEqual({
      seatStatus: { ...INITIAL_SEAT_STATUS, ...before, ...change },
      grantedUndo: undefined,
    });
  });

  it('an undo that everybody has agreed to is granted and no longer pending', () => {
    const before = { undoRequest: { ...undoRequest, agreed: 0b011 } };
    expect(reduce(before, { seat: 2, kind: 'answerUndo', body: true })).toEqual({
      seatStatus: INITIAL_SEAT_STATUS,
      grantedUndo: { ...undoRequest, agreed: 0b111 },
    });
  });

  it('an undo is granted when the last person who has not answered resigns', () => {
    const before = { undoRequest: { ...undoRequest, agreed: 0b011 } };
    expect(reduce(before, { seat: 2, kind: 'resign', body: null })).toEqual({
      seatStatus: { ...INITIAL_SEAT_STATUS, resigned: 0b100, resignations: [{ seat: 2, logSeq: 9 }] },
      grantedUndo: before.undoRequest,
    });
  });

  it('a request of the only person who is present is granted at once', () => {
    const away = { standIns: 0b110 };
    expect(reduce(away, { seat: 0, kind: 'askUndo', body: { keep: 2 } })).toEqual({
      seatStatus: { ...INITIAL_SEAT_STATUS, ...away },
      grantedUndo: { ...undoRequest, logSeq: 9 },
    });
    expect(reduce(away, { seat: 0, kind: 'askPause', body: null })?.seatStatus.isPaused).toBe(true);
  });

  it.each(['answerUndo', 'answerPause'] as const)('%s without a request has no result', (kind) => {
    expect(reduce({}, { seat: 1, kind, body: true })).toBeUndefined();
  });
});

describe('the people who must agree', () => {
  it('bots, people with a stand-in and people who have resigned need not agree', () => {
    expect(activePersonSeatsOf(PEOPLE, INITIAL_SEAT_STATUS)).toBe(0b111);
    expect(activePersonSeatsOf(PEOPLE, { ...INITIAL_SEAT_STATUS, standIns: 0b001, resigned: 0b100 })).toBe(
      0b010,
    );
  });
});
