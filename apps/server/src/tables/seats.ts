import { isBotLevel } from '@pithead/bots';
import { RequestError } from '../requestError.ts';
import type { PersonRow, SeatRow, TableWithSeats } from '../store/store.ts';

const BOT_NAMES = ['Ada', 'Ben', 'Cem', 'Dora', 'Emil', 'Frida'];

export function chooseFreeSeat({ table, seats }: TableWithSeats, preferred: number | undefined): number {
  const taken = seats.map(({ seat }) => seat);
  if (preferred !== undefined && preferred >= table.seatCount) throw new RequestError('notFound');
  if (preferred !== undefined && taken.includes(preferred))
    throw new RequestError(taken.length >= table.seatCount ? 'tableFull' : 'seatTaken');
  const free =
    preferred ??
    Array.from({ length: table.seatCount }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  if (free === undefined) throw new RequestError('tableFull');
  return free;
}

export const personSeat = (table: string, seat: number, { id, name }: PersonRow): SeatRow => ({
  table,
  seat,
  person: id,
  bot: null,
  name,
  hasResigned: false,
});

export function botSeat(table: string, seat: number, level: string): SeatRow {
  if (!isBotLevel(level)) throw new RequestError('malformed');
  return {
    table,
    seat,
    person: null,
    bot: level,
    name: `Bot ${BOT_NAMES[seat] ?? seat}`,
    hasResigned: false,
  };
}
