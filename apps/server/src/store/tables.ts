/** Changing tables and seats. */
import { sql } from 'kysely';
import type { Executor, Query, Step } from './executor.ts';
import { compiled, compileOnce, demanding, StepRefused } from './executor.ts';
import { lockPeople, lockTableAndPrevious } from './locks.ts';
import type { SeatRefusal, SeatRow, Store, TableChange, TableRow } from './port.ts';
import type { TableColumns } from './schema.ts';
import { refuseTooManyPublic, refuseTooManySeated, tooManySeated } from './tableLimits.ts';
import { changedColumns, seatColumns, tableColumns } from './tableRows.ts';

type Tables = Pick<Store, 'addTable' | 'takeSeat' | 'freeSeat' | 'removeTable' | 'startTable' | 'changeTable' | 'addRematch'>;

export type UpdateTable = (id: string, change: TableChange) => readonly Query[];

/** The update of a table's row, compiled once per set of columns; nothing if nothing changes. */
export function tableUpdates({ build }: Executor): UpdateTable {
  const known = new Map<string, (values: Partial<TableColumns>) => Query>();
  const compileFor = (names: readonly (keyof TableColumns)[]) =>
    compileOnce((hole: Partial<TableColumns>) => {
      const columns = Object.fromEntries(names.map((name) => [name, hole[name]]));
      return build
        .updateTable('tables')
        .set(columns)
        .where('id', '=', hole.id as string);
    });

  return (id, change) => {
    const columns = changedColumns(change);
    const names = Object.keys(columns) as (keyof TableColumns)[];
    if (names.length === 0) return [];
    const shape = names.join();
    const update = known.get(shape) ?? compileFor(names);
    known.set(shape, update);
    return [update({ ...columns, id })];
  };
}

const isCurrent = ({ status }: TableRow): boolean => status === 'open' || status === 'running';

function isHeld({ person, bot }: SeatRow): boolean {
  return person !== null || bot !== null;
}

export function tables(on: Executor): Tables {
  const { build } = on;
  const updateOf = tableUpdates(on);
  const isDone = async (steps: readonly Step[]): Promise<boolean> => (await on.write(steps)) !== undefined;

  const addSeats = (seats: readonly SeatRow[], at: number): Step[] =>
    seats.length === 0 ? [] : [compiled(build.insertInto('seats').values(seats.map((row) => ({ ...seatColumns(row), taken_at: at }))))];

  const addRow = (table: TableRow): Step =>
    compiled(build.insertInto('tables').values({ ...tableColumns(table), chats: 0, active_at: table.createdAt }));

  /** The host and everybody who is to sit there exist until the end of the write, and the host is within the limits. */
  const admit = (table: TableRow, seats: readonly SeatRow[]): Step[] => {
    const people = seats.map(({ person }) => person).filter((person) => person !== null);
    return [...lockPeople(on, [table.host, ...people]), ...refuseTooManyPublic(on, table)];
  };

  /** Of somebody who is not the host: stays free where that person has too many tables. */
  const addSeatWithinLimit = (seat: SeatRow, at: number): Step => {
    const { table_id, seat: place, person, bot, name, has_resigned } = seatColumns(seat);
    const row = build
      .selectFrom('people')
      .select([
        sql.val(table_id).as('table_id'),
        sql<number>`CAST(${place} AS integer)`.as('seat'),
        'id',
        sql<string | null>`CAST(${bot} AS text)`.as('bot'),
        sql.val(name).as('name'),
        sql<number>`CAST(${has_resigned} AS integer)`.as('has_resigned'),
        sql<number>`CAST(${at} AS bigint)`.as('taken_at'),
      ])
      .where('id', '=', person)
      .where(({ not }) => not(tooManySeated(on, person as string, table_id)));
    const columns = ['table_id', 'seat', 'person', 'bot', 'name', 'has_resigned', 'taken_at'] as const;
    return compiled(build.insertInto('seats').columns(columns).expression(row));
  };

  /** Locks the row, so that whoever starts or removes the table waits until the seats are settled. */
  const holdOpen = (id: string, at?: number) => {
    const active = at === undefined ? {} : { active_at: sql<number>`CASE WHEN active_at > ${at} THEN active_at ELSE ${at} END` };
    return build
      .updateTable('tables')
      .set({ status: 'open', ...active })
      .where('id', '=', id)
      .where('status', '=', 'open');
  };

  /** Of several seats that one person asks for at the same time, one is given. In a statement of its own: it must see who sat down before the lock. */
  const alone = ({ table, person }: SeatRow): Step[] => {
    if (person === null) return [];
    const own = build.selectFrom('seats').select('table_id').where('table_id', '=', table).where('person', '=', person);
    const isAlone = holdOpen(table).where(({ or, eb, not, exists }) => or([eb('is_hot_seat', '=', 1), not(exists(own))]));
    return [demanding(isAlone)];
  };

  const named = ({ table, seat, person, bot, name }: SeatRow) =>
    build
      .updateTable('seats')
      .set({ name })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('person', person === null ? 'is' : '=', person)
      .where('bot', bot === null ? 'is' : '=', bot);

  const nobodyElse = (id: string, many: number): Step => {
    const seated = build
      .selectFrom('seats')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('table_id', '=', id);
    return demanding(build.updateTable('tables').set({ status: 'running' }).where('id', '=', id).where(seated, '=', many));
  };

  return {
    addTable(table, seats) {
      const limits = isCurrent(table) ? refuseTooManySeated(on, table.host, table.id) : [];
      const steps = [...admit(table, seats), ...limits, addRow(table), ...addSeats(seats.filter(isHeld), table.createdAt)];
      return unlessRefused(on.write(steps).then(() => 'added' as const));
    },

    takeSeat(seat, at) {
      const sit = build.insertInto('seats').values({ ...seatColumns(seat), taken_at: at });
      const isThere = holdOpen(seat.table, at).where('seat_count', '>', seat.seat);
      const person = seat.person === null ? [] : [...lockPeople(on, [seat.person]), ...refuseTooManySeated(on, seat.person, seat.table)];
      const steps = [...person, demanding(isThere), ...alone(seat), demanding(sit.onConflict((taken) => taken.doNothing()))];
      return unlessRefused(isDone(steps).then((isTaken) => (isTaken ? ('taken' as const) : ('notFree' as const))));
    },

    freeSeat(table, seat, person, at) {
      const rise = build.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat);
      return isDone([demanding(holdOpen(table, at)), demanding(rise.where('person', person === null ? 'is' : '=', person))]);
    },

    removeTable(id) {
      const remove = build.deleteFrom('tables').where('id', '=', id).where('status', '=', 'open');
      // Whoever comes from the match before may ask for another rematch.
      const forget = build.updateTable('tables').set({ next: null }).where('next', '=', id);
      return isDone([...lockTableAndPrevious(on, id), demanding(remove), compiled(forget)]);
    },

    startTable(id, change, seats) {
      const columns = changedColumns({ status: 'running', ...change });
      const start = build.updateTable('tables').set(columns).where('id', '=', id).where('status', '=', 'open');
      return isDone([demanding(start), ...seats.map((seat) => demanding(named(seat))), nobodyElse(id, seats.length)]);
    },

    async changeTable(id, change) {
      const update = updateOf(id, change);
      if (update.length > 0) await on.write(update);
    },

    addRematch(of, table, seats) {
      const point = build.updateTable('tables').set({ next: table.id }).where('id', '=', of).where('next', 'is', null);
      const held = seats.filter(isHeld);
      const isOther = ({ person }: SeatRow): boolean => person !== null && person !== table.host;
      const steps = [
        ...admit(table, held),
        ...refuseTooManySeated(on, table.host, table.id),
        demanding(point),
        addRow(table),
        ...addSeats(
          held.filter((seat) => !isOther(seat)),
          table.createdAt,
        ),
        ...held.filter(isOther).map((seat) => addSeatWithinLimit(seat, table.createdAt)),
      ];
      return unlessRefused(isDone(steps).then((isAdded) => (isAdded ? ('added' as const) : ('notFirst' as const))));
    },
  };
}

async function unlessRefused<T>(write: Promise<T>): Promise<T | SeatRefusal> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof StepRefused) return error.refusal as SeatRefusal;
    throw error;
  }
}
