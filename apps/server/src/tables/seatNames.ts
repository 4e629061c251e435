/** What the seats of a table are called wherever they are shown: in lists, at the table, in its chat and in its record. */
import { distinctNames, numbered } from '../people/distinctNames.ts';
import type { SeatRow, TableWithSeats } from '../store/port.ts';

/** The seats in order, under names that look different from each other. */
export function namedSeats({ table, seats }: TableWithSeats): SeatRow[] {
  const ordered = seats.toSorted((a, b) => a.seat - b.seat);
  const names = distinctNames(table.status === 'open' ? ordered.map((row) => ownName(ordered, row)) : ordered.map(({ name }) => name));
  return ordered.map((row, i) => ({ ...row, name: names[i] as string }));
}

/** One person at several seats is numbered from 1. When the match starts, these names are stored. */
function ownName(seats: readonly SeatRow[], row: SeatRow): string {
  const own = seats.filter(({ person }) => person !== null && person === row.person);
  return own.length > 1 ? numbered(row.name, own.indexOf(row) + 1) : row.name;
}
