import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor, SqlQuery, WriteStep } from '../executor.ts';
import { toSqlQuery, compileOnce, toRequiredStep } from '../sqlQuery.ts';
import { StepRefused } from '../executor.ts';
import { shareLockNames, lockPeople, lockTableAndPrevious } from './rowLocks.ts';
import type { SeatRefusal, SeatRow, TableChange, TableRow, TableStore } from '../tableStore.ts';
import type { Schema, TableColumns } from '../schema.ts';
import { requireFewPublicTables, requireFewTables, hasTooManyTables } from './tableLimits.ts';
import { toChangedColumns, toSeatColumns, toTableColumns } from './tableMapping.ts';

export type UpdateTable = (id: string, change: TableChange) => readonly SqlQuery[];

/** Builds updates of a table's row, compiled once per set of columns; no query if nothing changes. */
export function tableUpdateQueries({ build }: Executor): UpdateTable {
  const known = new Map<string, (values: Partial<TableColumns>) => SqlQuery>();
  const compileFor = (names: readonly (keyof TableColumns)[]) =>
    compileOnce((hole: Partial<TableColumns>) => {
      const columns = Object.fromEntries(names.map((name) => [name, hole[name]]));
      return build
        .updateTable('tables')
        .set(columns)
        .where('id', '=', hole.id as string);
    });

  return (id, change) => {
    const columns = toChangedColumns(change);
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

export function tableRepository(executor: Executor): TableStore {
  const { build } = executor;
  const updateOf = tableUpdateQueries(executor);
  const isDone = async (steps: readonly WriteStep[]): Promise<boolean> =>
    (await executor.write(steps)) !== undefined;

  const addSeats = (seats: readonly SeatRow[], at: number): WriteStep[] =>
    seats.length === 0
      ? []
      : [
          toSqlQuery(
            build.insertInto('seats').values(seats.map((row) => ({ ...toSeatColumns(row), taken_at: at }))),
          ),
        ];

  const addRow = (table: TableRow): WriteStep =>
    toSqlQuery(
      build
        .insertInto('tables')
        .values({ ...toTableColumns(table), active_at: table.createdAt, most_joined: 0 }),
    );

  /** Locks the host and the seated people, and checks the host's limits. */
  const admit = (table: TableRow, seats: readonly SeatRow[]): WriteStep[] => {
    const people = seats.map(({ person }) => person).filter((person) => person !== null);
    return [...lockPeople(executor, [table.host, ...people]), ...requireFewPublicTables(executor, table)];
  };

  /** Seats somebody other than the host, unless that person has too many tables. */
  const addSeatWithinLimit = (seat: SeatRow, at: number): WriteStep => {
    const { table_id, seat: place, person, bot, name, has_resigned } = toSeatColumns(seat);
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
      .where(({ not }) => not(hasTooManyTables(executor, person as string, table_id)));
    const columns = ['table_id', 'seat', 'person', 'bot', 'name', 'has_resigned', 'taken_at'] as const;
    return toSqlQuery(build.insertInto('seats').columns(columns).expression(row));
  };

  /** Locks the row, so that starting or removing the table waits until the seat change is committed. */
  const holdOpen = (id: string) =>
    build.updateTable('tables').set({ status: 'open' }).where('id', '=', id).where('status', '=', 'open');

  /**
   * Updates the activity when more people have joined the host than ever before. Bots, the host, and people
   * who leave and come back don't count: otherwise one person could keep a table at the top of the list.
   */
  const activate = ({ table, person }: SeatRow, at: number): WriteStep[] => {
    if (person === null) return [];
    const joined = build
      .selectFrom('seats as s')
      .where('s.table_id', '=', table)
      .where('s.person', '<>', sql.ref<string>('tables.host'))
      .select(({ fn }) => fn.count<number>('s.person').distinct().as('many'));
    const update = build
      .updateTable('tables')
      .set({
        most_joined: joined,
        active_at: sql<number>`CASE WHEN active_at > ${at} THEN active_at ELSE ${at} END`,
      })
      .where('id', '=', table)
      .where('most_joined', '<', joined);
    return [toSqlQuery(update)];
  };

  /**
   * The host keeps one seat: otherwise the table would stay open and none of the seated people could close
   * it.
   */
  const isNotLastOfHost = (table: string, seat: number, person: string) => {
    const hosted = build.selectFrom('tables').select('id').where('id', '=', table).where('host', '=', person);
    const others = build
      .selectFrom('seats as o')
      .select('o.seat')
      .where('o.table_id', '=', table)
      .where('o.person', '=', person);
    return ({ or, not, exists }: ExpressionBuilder<Schema, 'seats'>) =>
      or([not(exists(hosted)), exists(others.where('o.seat', '<>', seat))]);
  };

  /**
   * Gives a person only one of several seats requested concurrently. A separate statement, so that it sees
   * seats taken before the lock was acquired.
   */
  const alone = ({ table, person }: SeatRow): WriteStep[] => {
    if (person === null) return [];
    const own = build
      .selectFrom('seats')
      .select('table_id')
      .where('table_id', '=', table)
      .where('person', '=', person);
    const isAlone = holdOpen(table).where(({ or, eb, not, exists }) =>
      or([eb('is_hot_seat', '=', 1), not(exists(own))]),
    );
    return [toRequiredStep(isAlone)];
  };

  const named = ({ table, seat, person, bot, name }: SeatRow) =>
    build
      .updateTable('seats')
      .set({ name })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('person', person === null ? 'is' : '=', person)
      .where('bot', bot === null ? 'is' : '=', bot);

  const nobodyElse = (id: string, many: number): WriteStep => {
    const seated = build
      .selectFrom('seats')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('table_id', '=', id);
    return toRequiredStep(
      build.updateTable('tables').set({ status: 'running' }).where('id', '=', id).where(seated, '=', many),
    );
  };

  return {
    addTable(table, seats) {
      const limits = isCurrent(table) ? requireFewTables(executor, table.host, table.id) : [];
      const steps = [
        ...admit(table, seats),
        ...limits,
        addRow(table),
        ...addSeats(seats.filter(isHeld), table.createdAt),
      ];
      return unlessRefused(executor.write(steps).then(() => 'added' as const));
    },

    takeSeat(seat, at) {
      const sit = build.insertInto('seats').values({ ...toSeatColumns(seat), taken_at: at });
      const isThere = holdOpen(seat.table).where('seat_count', '>', seat.seat);
      const person =
        seat.person === null
          ? []
          : [...lockPeople(executor, [seat.person]), ...requireFewTables(executor, seat.person, seat.table)];
      const insert = toRequiredStep(sit.onConflict((taken) => taken.doNothing()));
      const steps = [...person, toRequiredStep(isThere), ...alone(seat), insert, ...activate(seat, at)];
      return unlessRefused(
        isDone(steps).then((isTaken) => (isTaken ? ('taken' as const) : ('notFree' as const))),
      );
    },

    freeSeat(table, seat, person) {
      const rise = build.deleteFrom('seats').where('table_id', '=', table).where('seat', '=', seat);
      const ofPerson = person === null ? rise.where('person', 'is', null) : rise.where('person', '=', person);
      // A separate statement after the lock: if the host's last two seats are freed concurrently, one must
      // see that the other is gone.
      const condition = person === null ? ofPerson : ofPerson.where(isNotLastOfHost(table, seat, person));
      return isDone([toRequiredStep(holdOpen(table)), toRequiredStep(condition)]);
    },

    removeTable(id) {
      const remove = build.deleteFrom('tables').where('id', '=', id).where('status', '=', 'open');
      // Allows another rematch of the previous match.
      const forget = build.updateTable('tables').set({ next: null }).where('next', '=', id);
      return isDone([...lockTableAndPrevious(executor, id), toRequiredStep(remove), toSqlQuery(forget)]);
    },

    startTable(id, change, seats, people) {
      const columns = toChangedColumns({ status: 'running', ...change });
      const start = build
        .updateTable('tables')
        .set(columns)
        .where('id', '=', id)
        .where('status', '=', 'open');
      return isDone([
        ...shareLockNames(executor, people),
        toRequiredStep(start),
        ...seats.map((seat) => toRequiredStep(named(seat))),
        nobodyElse(id, seats.length),
      ]);
    },

    async changeTable(id, change) {
      const update = updateOf(id, change);
      if (update.length > 0) await executor.write(update);
    },

    addRematch(of, table, seats) {
      const point = build
        .updateTable('tables')
        .set({ next: table.id })
        .where('id', '=', of)
        .where('next', 'is', null);
      const held = seats.filter(isHeld);
      const isOther = ({ person }: SeatRow): boolean => person !== null && person !== table.host;
      const steps = [
        ...admit(table, held),
        ...requireFewTables(executor, table.host, table.id),
        toRequiredStep(point),
        addRow(table),
        ...addSeats(
          held.filter((seat) => !isOther(seat)),
          table.createdAt,
        ),
        ...held.filter(isOther).map((seat) => addSeatWithinLimit(seat, table.createdAt)),
      ];
      return unlessRefused(
        isDone(steps).then((isAdded) => (isAdded ? ('added' as const) : ('notFirst' as const))),
      );
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
