/** Who plays each seat, and which requests wait for the consent of the others. */
import type { Seat, SeatSet } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { PendingRequest } from '@pithead/protocol';
import type { TableEvent, UndoTarget } from './events.ts';

/** A request for an undo or a pause, as in the log. */
export interface LoggedRequest extends PendingRequest {
  /** The event that asked. An answer must be based on this event or a later one. */
  readonly logSeq: number;
}

interface UndoRequest extends LoggedRequest {
  readonly target: UndoTarget;
}

interface Resignation {
  readonly seat: Seat;
  readonly logSeq: number;
}

export interface SeatStatus {
  /** Seats that a bot plays until the owner is back. */
  readonly standIns: SeatSet;
  /** Seats that a bot plays until the end. */
  readonly resigned: SeatSet;
  /** Seats whose owners are on vacation: their clocks stand still. */
  readonly onVacation: SeatSet;
  /** When each of them resigned; in the order of the events. */
  readonly resignations: readonly Resignation[];
  readonly undoRequest: UndoRequest | null;
  readonly pauseRequest: LoggedRequest | null;
  readonly isPaused: boolean;
}

export const INITIAL_SEAT_STATUS: SeatStatus = {
  standIns: 0,
  resigned: 0,
  onVacation: 0,
  resignations: [],
  undoRequest: null,
  pauseRequest: null,
  isPaused: false,
};

/** The seats that their people play now. All of them must agree to a request. */
export const activePersonSeatsOf = (personSeats: SeatSet, { standIns, resigned }: SeatStatus): SeatSet =>
  personSeats & ~standIns & ~resigned;

export interface ReducedSeatStatus {
  readonly seatStatus: SeatStatus;
  /** Everybody has agreed to this undo: the caller carries it out. */
  readonly grantedUndo: UndoRequest | undefined;
}

/** The status after event `logSeq`; undefined if the event answers a request that does not exist. */
export function reduceSeatStatus(
  before: SeatStatus,
  personSeats: SeatSet,
  event: TableEvent,
  logSeq: number,
): ReducedSeatStatus | undefined {
  const change = changeOf(before, event, logSeq);
  if (change === undefined) return undefined;
  let seatStatus: SeatStatus = { ...before, ...change };
  // Checked after every event: somebody who leaves is no longer waited for.
  const isGranted = ({ agreed }: LoggedRequest): boolean =>
    (activePersonSeatsOf(personSeats, seatStatus) & ~agreed) === 0;
  const { undoRequest, pauseRequest } = seatStatus;
  if (pauseRequest !== null && isGranted(pauseRequest))
    seatStatus = { ...seatStatus, pauseRequest: null, isPaused: true };
  if (undoRequest === null || !isGranted(undoRequest)) return { seatStatus, grantedUndo: undefined };
  return { seatStatus: { ...seatStatus, undoRequest: null }, grantedUndo: undoRequest };
}

function changeOf(
  before: SeatStatus,
  { seat, kind, body }: TableEvent,
  logSeq: number,
): Partial<SeatStatus> | undefined {
  switch (kind) {
    case 'askUndo':
      return { undoRequest: { by: seat, agreed: bit(seat), logSeq, target: body } };
    case 'answerUndo':
      return before.undoRequest === null
        ? undefined
        : { undoRequest: withAnswer(before.undoRequest, seat, body) };
    case 'askPause':
      return { pauseRequest: { by: seat, agreed: bit(seat), logSeq } };
    case 'answerPause':
      return before.pauseRequest === null
        ? undefined
        : { pauseRequest: withAnswer(before.pauseRequest, seat, body) };
    case 'resume':
      return { isPaused: false };
    case 'return':
      return { standIns: before.standIns & ~bit(seat) };
    case 'standIn':
      return { standIns: before.standIns | bit(seat), ...withoutRequestsOf(before, seat) };
    case 'vacation':
      return { onVacation: body ? before.onVacation | bit(seat) : before.onVacation & ~bit(seat) };
    case 'resign':
      return {
        resigned: before.resigned | bit(seat),
        resignations: [...before.resignations, { seat, logSeq }],
        standIns: before.standIns & ~bit(seat),
        onVacation: before.onVacation & ~bit(seat),
        ...withoutRequestsOf(before, seat),
      };
  }
}

/** One refusal ends a request. */
const withAnswer = <R extends LoggedRequest>(request: R, seat: Seat, agrees: boolean): R | null =>
  agrees ? { ...request, agreed: request.agreed | bit(seat) } : null;

const withoutRequestsOf = (
  { undoRequest, pauseRequest }: SeatStatus,
  seat: Seat,
): Pick<SeatStatus, 'undoRequest' | 'pauseRequest'> => ({
  undoRequest: undoRequest?.by === seat ? null : undoRequest,
  pauseRequest: pauseRequest?.by === seat ? null : pauseRequest,
});
