import { LOG_FORMS } from '../compaction/compactionStore.ts';
import type { Executor, WriteStep } from '../executor.ts';
import { StepRefused } from '../executor.ts';
import { toRequiredStep, toSqlQuery } from '../sqlQuery.ts';
import type { TableStart } from '../poolStore.ts';
import type { SeatRefusal, SeatRow, TableRow, TableStore } from '../tableStore.ts';
import { notificationSteps, tellHostOfFullTable } from './outboxRepository.ts';
import { lockPeople, lockTableAndPrevious, shareLockNames } from './rowLocks.ts';
import {
  addSeats,
  addSeatWithinLimit,
  deleteSeat,
  lockOpenTable,
  nameSeat,
  requireNoOtherSeat,
  requireSeatCount,
  updateActivity,
} from './seatSteps.ts';
import { requireNoBlockAmong, requireNoBlockAtTable } from './tableBlocks.ts';
import { requireFewPublicTables, requireFewTables } from './tableLimits.ts';
import { toChangedColumns, toSeatColumns, toTableColumns } from './tableMapping.ts';
import { tableUpdateQueries } from './tableUpdateQueries.ts';

const isCurrent = ({ status }: TableRow): boolean => status === 'open' || status === 'running';

const isHeld = ({ person, bot }: SeatRow): boolean => person !== null || bot !== null;

export function tableRepository(executor: Executor): TableStore {
  const { db } = executor;
  const updateTable = tableUpdateQueries(executor);
  const toNotificationSteps = notificationSteps(executor);
  const isDone = async (steps: readonly WriteStep[]): Promise<boolean> =>
    (await executor.write(steps)) !== undefined;

  return {
    addTable(table, seats) {
      const steps = [
        ...lockParticipants(executor, table, seats),
        ...(isCurrent(table) ? requireFewTables(executor, table.host, table.id) : []),
        addTableRow(executor, table),
        ...addSeats(executor, seats.filter(isHeld), table.createdAt),
      ];
      return orRefusal(executor.write(steps).then(() => 'added' as const));
    },

    takeSeat(seat, at, tellHostAt) {
      const exists = lockOpenTable(executor, seat.table).where('seat_count', '>', seat.seat);
      const insert = db.insertInto('seats').values({ ...toSeatColumns(seat), taken_at: at });
      const person =
        seat.person === null
          ? []
          : [...lockPeople(executor, [seat.person]), ...requireFewTables(executor, seat.person, seat.table)];
      const steps = [
        ...person,
        toRequiredStep(exists),
        ...requireNoOtherSeat(executor, seat),
        ...(seat.person === null ? [] : [requireNoBlockAtTable(executor, seat.person, seat.table)]),
        toRequiredStep(insert.onConflict((taken) => taken.doNothing())),
        ...updateActivity(executor, seat, at),
        ...(tellHostAt === undefined ? [] : [tellHostOfFullTable(executor, seat, at, tellHostAt)]),
      ];
      return orRefusal(isDone(steps).then((isTaken) => (isTaken ? 'taken' : 'notFree')));
    },

    freeSeat(table, seat, person) {
      return isDone([
        toRequiredStep(lockOpenTable(executor, table)),
        deleteSeat(executor, table, seat, person),
      ]);
    },

    removeTable(id) {
      const remove = db.deleteFrom('tables').where('id', '=', id).where('status', '=', 'open');
      // The previous match may have another rematch.
      const unlink = db.updateTable('tables').set({ next: null }).where('next', '=', id);
      return isDone([...lockTableAndPrevious(executor, id), toRequiredStep(remove), toSqlQuery(unlink)]);
    },

    startTable(id, change, seats, people, { notifications = [] } = {}) {
      const columns = toChangedColumns({ status: 'running', ...change });
      const start = db.updateTable('tables').set(columns).where('id', '=', id).where('status', '=', 'open');
      return isDone([
        ...shareLockNames(executor, people),
        toRequiredStep(start),
        ...seats.map((seat) => nameSeat(executor, seat)),
        requireSeatCount(executor, id, seats.length),
        ...toNotificationSteps(notifications),
      ]);
    },

    async changeTable(id, change) {
      const update = updateTable(id, change);
      if (update.length > 0) await executor.write(update);
    },

    addRematch(previous, table, seats) {
      const link = db
        .updateTable('tables')
        .set({ next: table.id })
        .where('id', '=', previous)
        .where('next', 'is', null);
      const held = seats.filter(isHeld);
      const isOther = ({ person }: SeatRow): boolean => person !== null && person !== table.host;
      const ownSeats = held.filter((seat) => !isOther(seat));
      const steps = [
        ...lockParticipants(executor, table, held),
        ...requireFewTables(executor, table.host, table.id),
        toRequiredStep(link),
        ...requireNoBlockAmong(executor, participantsOf(table, held)),
        addTableRow(executor, table),
        ...addSeats(executor, ownSeats, table.createdAt),
        ...held.filter(isOther).map((seat) => addSeatWithinLimit(executor, seat, table.createdAt)),
      ];
      return orRefusal(isDone(steps).then((isAdded) => (isAdded ? 'added' : 'notFirst')));
    },
  };
}

/** For a table that is created and started by one write. The people are locked first, by `before`. */
export function startedTableSteps(
  executor: Executor,
  { table, change, seats, people, effects }: TableStart,
): { readonly before: readonly WriteStep[]; readonly after: readonly WriteStep[] } {
  const columns = toChangedColumns({ status: 'running', ...change });
  const persons = people.map(({ person }) => person);
  return {
    before: [
      ...lockParticipants(executor, table, seats),
      ...shareLockNames(executor, people),
      ...persons.flatMap((person) => requireFewTables(executor, person, table.id)),
      ...requireNoBlockAmong(executor, persons),
    ],
    after: [
      addTableRow(executor, table),
      ...addSeats(executor, seats, table.createdAt),
      toRequiredStep(executor.db.updateTable('tables').set(columns).where('id', '=', table.id)),
      ...notificationSteps(executor)(effects.notifications ?? []),
    ],
  };
}

export function addTableRow({ db }: Executor, table: TableRow, mayExist = false): WriteStep {
  const insert = db.insertInto('tables').values({
    ...toTableColumns(table),
    progress: null,
    away: 0,
    active_at: table.createdAt,
    most_joined: 0,
    has_result: 0,
    log_form: LOG_FORMS.events,
  });
  return toSqlQuery(mayExist ? insert.onConflict((taken) => taken.doNothing()) : insert);
}

const participantsOf = ({ host }: TableRow, seats: readonly SeatRow[]): string[] => [
  host,
  ...seats.flatMap(({ person }) => person ?? []),
];

function lockParticipants(executor: Executor, table: TableRow, seats: readonly SeatRow[]): WriteStep[] {
  return [...lockPeople(executor, participantsOf(table, seats)), ...requireFewPublicTables(executor, table)];
}

async function orRefusal<T>(write: Promise<T>): Promise<T | SeatRefusal> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof StepRefused) return error.refusal as SeatRefusal;
    throw error;
  }
}
