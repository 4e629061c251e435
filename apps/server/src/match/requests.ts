/** What stands beside the state of play: who is replaced by a bot, and what waits for the others' consent. */
import type { Seat } from '@pithead/kernel';
import { bit } from '@pithead/kernel';
import type { MatchEvent, UndoTarget } from './events.ts';
import { BrokenLog } from './events.ts';

interface Request {
  readonly by: Seat;
  /** Who has agreed so far, as bits. */
  readonly agreed: number;
  /** The event by which it was asked: whoever answers must have heard of it. */
  readonly seq: number;
}

interface UndoRequest extends Request {
  readonly target: UndoTarget;
}

export interface TableRequests {
  readonly standIns: number;
  readonly resigned: number;
  readonly undoRequest: UndoRequest | null;
  readonly pauseRequest: Request | null;
  readonly isPaused: boolean;
}

export const NO_REQUESTS: TableRequests = {
  standIns: 0,
  resigned: 0,
  undoRequest: null,
  pauseRequest: null,
  isPaused: false,
};

/** Who must agree to a request: people who are there. */
export const votersOf = (people: number, { standIns, resigned }: TableRequests): number =>
  people & ~standIns & ~resigned;

type Aside = Exclude<MatchEvent, { kind: 'play' | 'undo' }>;

/** After something beside the play; a granted undo is handed back to be carried out. */
export function reduceRequests(
  before: TableRequests,
  people: number,
  seat: Seat,
  aside: Aside,
  seq: number,
): { beside: TableRequests; granted?: Pick<UndoRequest, 'by' | 'target'> } {
  let beside: TableRequests = { ...before, ...changed(before, seat, aside, seq) };
  const isGranted = ({ agreed }: Request): boolean => (votersOf(people, beside) & ~agreed) === 0;
  const { undoRequest, pauseRequest } = beside;
  if (pauseRequest !== null && isGranted(pauseRequest))
    beside = { ...beside, pauseRequest: null, isPaused: true };
  if (undoRequest === null || !isGranted(undoRequest)) return { beside };
  return { beside: { ...beside, undoRequest: null }, granted: undoRequest };
}

function changed(
  beside: TableRequests,
  seat: Seat,
  { kind, body }: Aside,
  seq: number,
): Partial<TableRequests> {
  switch (kind) {
    case 'askUndo':
      return { undoRequest: { by: seat, agreed: bit(seat), seq, target: body } };
    case 'answerUndo':
      return { undoRequest: answered(beside.undoRequest, seat, body) };
    case 'askPause':
      return { pauseRequest: { by: seat, agreed: bit(seat), seq } };
    case 'answerPause':
      return { pauseRequest: answered(beside.pauseRequest, seat, body) };
    case 'resume':
      return { isPaused: false };
    case 'return':
      return { standIns: beside.standIns & ~bit(seat) };
    case 'standIn':
      return { standIns: beside.standIns | bit(seat), ...withoutRequestsOf(beside, seat) };
    case 'resign':
      return {
        resigned: beside.resigned | bit(seat),
        standIns: beside.standIns & ~bit(seat),
        ...withoutRequestsOf(beside, seat),
      };
    default:
      throw new BrokenLog(`no event ${String(kind)}`);
  }
}

function answered<R extends Request>(request: R | null, seat: Seat, agrees: boolean): R | null {
  if (request === null) throw new BrokenLog('no request to answer');
  return agrees ? { ...request, agreed: request.agreed | bit(seat) } : null;
}

/** Whoever goes takes the own requests along. */
const withoutRequestsOf = (
  { undoRequest, pauseRequest }: TableRequests,
  seat: Seat,
): Partial<TableRequests> => ({
  undoRequest: undoRequest?.by === seat ? null : undoRequest,
  pauseRequest: pauseRequest?.by === seat ? null : pauseRequest,
});
