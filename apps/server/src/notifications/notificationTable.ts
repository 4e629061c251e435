import { bit } from '@pithead/kernel';
import type { SeatSet } from '@pithead/kernel';
import type { TableRow, TableWithSeats } from '../store/store.ts';
import { namedSeats } from '../tables/seatNames.ts';
import type { NotificationTable } from './deliveryChannel.ts';

/** All that a notification says of a table. Only what every viewer knows may be added (promise P4). */
export function notificationTable(
  found: TableWithSeats,
  person: string,
  now: number,
  uptime: number,
): NotificationTable {
  const { table } = found;
  const opponents = namedSeats(found).filter((row) => row.person !== person);
  const left = clockLeft(table, ownWaitedFor(found, person), uptime);
  return {
    id: table.id,
    game: table.game,
    opponents: opponents.map(({ name }) => name),
    endsAt: left === undefined ? undefined : now + left,
  };
}

/** The person's seats that must decide, without those that a bot plays and those on vacation. */
export function ownWaitedFor({ table, seats }: TableWithSeats, person: string): SeatSet {
  if (table.status !== 'running') return 0;
  const own = seats.reduce((bits, row) => (row.person === person ? bits | bit(row.seat) : bits), 0);
  return own & table.pending & ~table.played & ~table.away;
}

export function clockLeft({ clocks }: TableRow, seats: SeatSet, uptime: number): number | undefined {
  if (clocks === null || clocks.isPaused || seats === 0) return undefined;
  const lefts = clocks.leftMs.filter((_, seat) => (seats & bit(seat)) !== 0);
  return Math.max(0, Math.min(...lefts) - Math.max(0, uptime - clocks.asOf));
}
