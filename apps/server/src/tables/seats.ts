/** Who sits where at a table that has not started. */
import { isLevel } from '@pithead/bots';
import { lookOf } from '../people/lookalikes.ts';
import { Refuse } from '../refuse.ts';
import type { Person, SeatRow, TableWithSeats } from '../store/port.ts';

const BOT_NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida'];

export function freeSeat({ table, seats }: TableWithSeats, wanted: number | undefined): number {
  const taken = seats.map(({ seat }) => seat);
  if (wanted !== undefined && wanted >= table.seatCount) throw new Refuse('notFound');
  if (wanted !== undefined && taken.includes(wanted)) throw new Refuse(taken.length >= table.seatCount ? 'tableFull' : 'seatTaken');
  const free = wanted ?? Array.from({ length: table.seatCount }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  if (free === undefined) throw new Refuse('tableFull');
  return free;
}

export const seatOf = (table: string, seat: number, { id }: Person, name: string): SeatRow => ({
  table,
  seat,
  person: id,
  bot: null,
  name,
  hasResigned: false,
});

export function botSeat(table: string, seat: number, level: string): SeatRow {
  if (!isLevel(level)) throw new Refuse('malformed');
  return { table, seat, person: null, bot: level, name: `Bot ${BOT_NAMES[seat] ?? seat}`, hasResigned: false };
}

/** Several seats of one person are told apart by a number. */
export const hotSeatName = (name: string, place: number, many: number): string => (many > 1 ? `${name} ${place + 1}` : name);

/** Guests may have one name, or one that looks the same, or be called like another's second seat: in a match all are told apart. */
export function distinctNames(seats: readonly SeatRow[]): SeatRow[] {
  const ordered = seats.toSorted((a, b) => a.seat - b.seat);
  const taken = new Set<string>();
  return ordered.map((row) => {
    let name = row.name;
    for (let number = 2; taken.has(lookOf(name)); number++) name = `${row.name} ${number}`;
    taken.add(lookOf(name));
    return name === row.name ? row : { ...row, name };
  });
}
