/** Changing tables and seats. */
import type { Executor, Query, Step } from './executor.ts';
import { compiled, compileOnce, demanding } from './executor.ts';
import type { SeatRow, Store, TableChange, TableRow } from './port.ts';
import type { TableColumns } from './schema.ts';
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

function isHeld({ person, bot }: SeatRow): boolean {
  return person !== null || bot !== null;
}

export function tables(on: Executor): Tables {
  const { build } = on;
  const updateOf = tableUpdates(on);
  const isDone = async (steps: readonly Step[]): Promise<boolean> => (await on.write(steps)) !== undefined;

  const addSeats = (seats: readonly SeatRow[]): Step[] =>
    seats.length === 0 ? [] : [compiled(build.insertInto('seats').values(seats.map(seatColumns)))];

  const add = (table: TableRow, seats: readonly SeatRow[]): Step[] => [
    compiled(build.insertInto('tables').values({ ...tableColumns(table), chats: 0 })),
    ...addSeats(seats.filter(isHeld)),
  ];

  /** Changes nothing, but locks the row: whoever starts or removes the table must wait until the seats are settled. */
  const holdOpen = (id: string) => build.updateTable('tables').set({ status: 'open' }).where('id', '=', id).where('status', '=', 'open');

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
    async addTable(table, seats) {
      await on.write(add(table, seats));
    },

    takeSeat(seat) {
      const sit = build.insertInto('seats').values(seatColumns(seat));
      const isThere = holdOpen(seat.table).where('seat_count', '>', seat.seat);
      return isDone([demanding(isThere), ...alone(seat), demanding(sit.onConflict((taken) => taken.doNothing()))]);
    },

    freeSeat(table, seat, person) {
      const rise = build.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat);
      return isDone([demanding(holdOpen(table)), demanding(rise.where('person', person === null ? 'is' : '=', person))]);
    },

    removeTable(id) {
      const remove = build.deleteFrom('tables').where('id', '=', id).where('status', '=', 'open');
      // Whoever comes from the match before may ask for another rematch.
      const forget = build.updateTable('tables').set({ next: null }).where('next', '=', id);
      return isDone([demanding(remove), compiled(forget)]);
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
      return isDone([demanding(point), ...add(table, seats)]);
    },
  };
}
