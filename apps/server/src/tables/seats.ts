import { isLevel } from '@pithead/bots';
import { Refuse } from '../refuse.ts';
import type { Person, SeatRow, TableWithSeats } from '../store/port.ts';

const BOT_NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida'];

export function freeSeat({ table, seats }: TableWithSeats, wanted: number | undefined): number {
  const taken = seats.map(({ seat }) => seat);
  if (wanted !== undefined && wanted >= table.seatCount) throw new Refuse('notFound');
  if (wanted !== undefined && taken.includes(wanted))
    throw new Refuse(taken.length >= table.seatCount ? 'tableFull' : 'seatTaken');
  const free =
    wanted ??
    Array.from({ length: table.seatCount }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  if (free === undefined) throw new Refuse('tableFull');
  return free;
}

export const seatOf = (table: string, seat: number, { id, name }: Person): SeatRow => ({
  table,
  seat,
  person: id,
  bot: null,
  name,
  hasResigned: false,
});

export function botSeat(table: string, seat: number, level: string): SeatRow {
  if (!isLevel(level)) throw new Refuse('malformed');
  return {
    table,
    seat,
    person: null,
    bot: level,
    name: `Bot ${BOT_NAMES[seat] ?? seat}`,
    hasResigned: false,
  };
}
