import type { GameParts } from '@pithead/games/loaded';
import { BadInput, resolveOptions } from '@pithead/kernel';
import type { NewTable } from '@pithead/protocol';
import { randomId } from '../ids.ts';
import { RequestError } from '../requestError.ts';
import type { ClockRule, PersonRow, TableRow } from '../store/store.ts';

const DAYS_PER_MOVE: ClockRule = { kind: 'days', perMoveMs: 3 * 24 * 3_600_000 };

export function newTableRow({ game }: GameParts, host: PersonRow, request: NewTable, now: number): TableRow {
  refuseSeatCount(game, request.seats);
  if (request.isRated === true) refuseUnrateable(host, request.isHotSeat === true);
  const pace = request.pace ?? 'live';
  return {
    id: randomId(),
    game: game.id,
    version: game.version,
    options: checkedOptions(game, request.options ?? {}),
    seatCount: request.seats,
    isPublic: request.isPublic ?? false,
    isHotSeat: request.isHotSeat ?? false,
    pace,
    clock: checkedClock(pace, request.clock ?? (pace === 'turns' ? DAYS_PER_MOVE : { kind: 'none' })),
    isRated: request.isRated ?? false,
    host: host.id,
    key: '',
    status: 'open',
    createdAt: now,
    startedAt: null,
    endedAt: null,
    next: null,
    seq: 0,
    pending: 0,
    played: 0,
    away: 0,
    due: null,
    clocks: null,
    frozenFor: '',
    progress: null,
  };
}

function refuseSeatCount({ minSeats: min, maxSeats: max }: GameParts['game'], seats: number): void {
  if (seats < min || seats > max) throw new RequestError('badSeatCount', { seats, min, max });
}

function checkedOptions(
  game: GameParts['game'],
  given: Readonly<Record<string, boolean | number | string>>,
): TableRow['options'] {
  try {
    return resolveOptions(game, given);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new RequestError(
      error.reason === 'unknownOption' ? 'unknownOption' : 'badOptionValue',
      error.params,
    );
  }
}

export function refuseUnrateable({ accountKey }: PersonRow, isHotSeat: boolean): void {
  if (accountKey === null) throw new RequestError('ratedNeedsAccount');
  if (isHotSeat) throw new RequestError('ratedNotHotSeat');
}

/** Live tables use a time bank, turn-based ones days per move. */
function checkedClock(pace: 'live' | 'turns', clock: ClockRule): ClockRule {
  if ((pace === 'live' && clock.kind === 'days') || (pace === 'turns' && clock.kind === 'bank'))
    throw new RequestError('badClock');
  return clock;
}
