/**
 * What a match database and the main database know of one match. The main database has people, seats, chat,
 * lists and results; the match database has the log and what changes with every event. An event that concerns
 * both leaves a relay in the match database, in its own transaction, which is applied to the main one later.
 */
import type { Executor, WriteStep } from '../executor.ts';
import type { MatchResult } from '../ratings/resultStore.ts';
import type { NewNotification } from '../notificationStore.ts';
import { LOG_FORMS } from '../compaction/compactionStore.ts';
import { inBatches, toRequiredStep, toSqlQuery } from '../sqlQuery.ts';
import type { TableChange, TableRow } from '../tableStore.ts';
import { notificationSteps } from '../repositories/outboxRepository.ts';
import { resultSteps } from '../repositories/ratings/resultRepository.ts';
import { addTableRow } from '../repositories/tableRepository.ts';
import { TABLE_COLUMNS, toChangedColumns, toTablesWithSeats } from '../repositories/tableMapping.ts';
import type { JoinedColumns } from '../repositories/tableMapping.ts';

export interface RelayBody {
  readonly change: TableChange;
  /** The seat that has resigned. */
  readonly resigned?: number | undefined;
  readonly notifications: readonly NewNotification[];
  readonly result?: MatchResult | undefined;
}

export interface Relay {
  readonly table: string;
  readonly seq: number;
  readonly body: string;
}

export type RelayRepository = ReturnType<typeof relayRepository>;

const NO_SEAT = {
  seat: null,
  seat_person: null,
  seat_bot: null,
  seat_name: null,
  seat_has_resigned: null,
  seat_taken_at: null,
  seat_is_account: null,
  seat_named_at: null,
  seat_is_accounts_name: null,
} as const;

export function relayRepository(executor: Executor) {
  const { db } = executor;
  return {
    /** In a match database. Several processes may try; only the first one has an effect. */
    async adopt(table: TableRow): Promise<void> {
      await executor.write([addTableRow(executor, table, true)]);
    },

    /** In the main database: its jobs leave the match alone from now on. */
    async release(table: string): Promise<void> {
      const left = { due: null, pending: 0, played: 0, log_form: LOG_FORMS.elsewhere };
      await executor.write([
        toSqlQuery(
          db
            .updateTable('tables')
            .set(left)
            .where('id', '=', table)
            .where('log_form', '<>', LOG_FORMS.elsewhere),
        ),
      ]);
    },

    async rowsOf(ids: readonly string[]): Promise<Map<string, TableRow>> {
      const rows = await inBatches(ids, (part) =>
        executor.read(toSqlQuery(db.selectFrom('tables').select(TABLE_COLUMNS).where('id', 'in', part))),
      );
      const joined = rows.map((row): JoinedColumns => ({ ...row, ...NO_SEAT }));
      return new Map(toTablesWithSeats(joined).map(({ table }) => [table.id, table]));
    },

    async dropSnapshots(ids: readonly string[]): Promise<void> {
      await inBatches(ids, async (part) => {
        await executor.write([toSqlQuery(db.deleteFrom('snapshots').where('table_id', 'in', part))]);
        return [];
      });
    },

    async pending(limit: number): Promise<Relay[]> {
      const relays = db.selectFrom('relays').select(['table_id as table', 'seq', 'body']);
      return executor.read(toSqlQuery(relays.orderBy('table_id').orderBy('seq').limit(limit)));
    },

    async remove({ table, seq }: Relay): Promise<void> {
      const remove = db.deleteFrom('relays').where('table_id', '=', table).where('seq', '=', seq);
      await executor.write([toSqlQuery(remove)]);
    },

    /** In the main database. One that was applied before changes nothing, because the table is further. */
    async apply({ table, seq, body }: Relay): Promise<void> {
      const { change, resigned, notifications, result } = JSON.parse(body) as RelayBody;
      const advance = db
        .updateTable('tables')
        .set(toChangedColumns({ ...change, seq }))
        .where('id', '=', table)
        .where('seq', '<', seq);
      await executor.write([
        toRequiredStep(advance),
        ...(resigned === undefined ? [] : [resignStep(executor, table, resigned)]),
        ...notificationSteps(executor)(notifications),
        ...(result === undefined ? [] : resultSteps(executor, result)),
      ]);
    },
  };
}

const resignStep = ({ db }: Executor, table: string, seat: number): WriteStep =>
  toSqlQuery(
    db.updateTable('seats').set({ has_resigned: 1 }).where('table_id', '=', table).where('seat', '=', seat),
  );
