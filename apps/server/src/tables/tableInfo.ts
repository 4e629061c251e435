import { bit } from '@pithead/kernel';
import type { SeatInfo, TableInfo } from '@pithead/protocol';
import type { SeatRow, TableRow, TableWithSeats } from '../store/store.ts';
import { namedSeats } from './seatNames.ts';

/** With what only lists show, so that not every move is followed by a `table` message. */
export const listedTableFor = (found: TableWithSeats, person: string | null): TableInfo => ({
  ...tableInfoFor(found, person),
  progress: found.table.progress,
  startedAt: found.table.startedAt,
  endedAt: found.table.endedAt,
});

export function tableInfoFor(found: TableWithSeats, person: string | null): TableInfo {
  const { table } = found;
  const seats = namedSeats(found);
  const own = seats
    .filter((row) => person !== null && row.person === person && !row.hasResigned)
    .map(({ seat }) => seat);
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    options: table.options,
    seats: Array.from({ length: table.seatCount }, (_, seat) => seatInfo(seats, seat, person)),
    isPublic: table.isPublic,
    isHotSeat: table.isHotSeat,
    isRated: table.isRated,
    pace: table.pace,
    clock: table.clock,
    status: table.status,
    isHost: person !== null && table.host === person,
    isYourTurn: isYourTurn(table, own),
    createdAt: table.createdAt,
    next: table.next,
  };
}

function seatInfo(seats: readonly SeatRow[], seat: number, person: string | null): SeatInfo {
  const row = seats.find((each) => each.seat === seat);
  if (row === undefined) return { seat, name: '', kind: 'free', level: null, isYours: false, person: null };
  const isYours = person !== null && row.person === person;
  return {
    seat,
    name: row.name,
    kind: row.bot === null ? 'person' : 'bot',
    level: row.bot,
    isYours,
    person: isYours ? null : row.person,
    ...(row.hasResigned && { hasResigned: true }),
  };
}

const isYourTurn = ({ status, pending, played }: TableRow, seats: readonly number[]): boolean =>
  status === 'running' && seats.some((seat) => (pending & ~played & bit(seat)) !== 0);
