import { sql } from 'kysely';
import { randomId } from '../../ids.ts';
import type { Executor, WriteStep } from '../executor.ts';
import type { NewNotification, OutboxRow, OutboxStore } from '../notificationStore.ts';
import type { OutboxColumns } from '../schema.ts';
import type { SeatRow } from '../tableStore.ts';
import { addDelivery } from './deliveryRepository.ts';
import { compileOnce, toRequiredStep, toSqlQuery } from '../sqlQuery.ts';

const COLUMNS = ['id', 'person', 'kind', 'table_id', 'created_at', 'ready_at'] as const;

const toOutboxRow = ({ table_id: table, created_at, ready_at, ...row }: OutboxColumns): OutboxRow => ({
  ...row,
  table,
  createdAt: created_at,
  readyAt: ready_at,
});

/** To be written in the transaction of what the notifications are about. */
export function notificationSteps({
  db,
}: Executor): (notifications: readonly NewNotification[]) => WriteStep[] {
  const add = compileOnce((row: OutboxColumns) => {
    const { id, person, kind, table_id, created_at, ready_at } = row;
    return db
      .insertInto('outbox')
      .values({ id, person, kind, table_id, created_at, ready_at })
      .onConflict((older) =>
        older.columns(['person', 'table_id', 'kind']).doUpdateSet(({ ref }) => ({
          id: ref('excluded.id'),
          created_at: ref('excluded.created_at'),
          ready_at: ref('excluded.ready_at'),
        })),
      );
  });
  return (notifications) =>
    notifications.map(({ person, kind, table, createdAt, readyAt }) =>
      add({ id: randomId(), person, kind, table_id: table, created_at: createdAt, ready_at: readyAt }),
    );
}

/** After a seat was taken, with the table locked. Nobody else can start the table. */
export function tellHostOfFullTable(
  { db }: Executor,
  { table, person }: Pick<SeatRow, 'table' | 'person'>,
  createdAt: number,
  readyAt: number,
): WriteStep {
  const taken = db
    .selectFrom('seats')
    .where('seats.table_id', '=', table)
    .select(({ fn }) => fn.countAll<number>().as('many'));
  const row = db
    .selectFrom('tables')
    .innerJoin('people', 'people.id', 'tables.host')
    .select([
      sql.val(randomId()).as('id'),
      'people.id as person',
      sql.val('tableReady' as const).as('kind'),
      sql.val(table).as('table_id'),
      sql<number>`CAST(${createdAt} AS bigint)`.as('created_at'),
      sql<number>`CAST(${readyAt} AS bigint)`.as('ready_at'),
    ])
    .where('tables.id', '=', table)
    .where('tables.pace', '=', 'turns')
    .where('tables.host', '<>', person ?? '')
    .where('tables.seat_count', '=', taken);
  return toSqlQuery(
    db
      .insertInto('outbox')
      .columns(COLUMNS)
      .expression(row)
      .onConflict((older) =>
        older.columns(['person', 'table_id', 'kind']).doUpdateSet(({ ref }) => ({
          id: ref('excluded.id'),
          created_at: ref('excluded.created_at'),
          ready_at: ref('excluded.ready_at'),
        })),
      ),
  );
}

export function outboxRepository(executor: Executor): OutboxStore {
  const { db } = executor;
  const toSteps = notificationSteps(executor);
  const ready = compileOnce(({ now, limit }: { now: number; limit: number }) =>
    db.selectFrom('outbox').select(COLUMNS).where('ready_at', '<=', now).orderBy('ready_at').limit(limit),
  );
  return {
    async addNotifications(notifications) {
      if (notifications.length > 0) await executor.write(toSteps(notifications));
    },

    async waitingNotificationsOf(person) {
      const columns = ['kind', 'table_id as table', 'created_at as createdAt'] as const;
      const waiting = db.selectFrom('outbox').select(columns).where('person', '=', person);
      const spread = db.selectFrom('deliveries').select(columns).where('person', '=', person);
      return executor.read(toSqlQuery(waiting.union(spread).orderBy('createdAt')));
    },

    async postponeNotification(id, readyAt) {
      const postpone = db.updateTable('outbox').set({ ready_at: readyAt }).where('id', '=', id);
      await executor.write([toSqlQuery(postpone)]);
    },

    async spreadNotification(id, deliveries) {
      await executor.write([
        toRequiredStep(db.deleteFrom('outbox').where('id', '=', id)),
        ...deliveries.map((delivery) => addDelivery(executor, delivery)),
      ]);
    },

    readyNotifications: async (now, limit) => (await executor.read(ready({ now, limit }))).map(toOutboxRow),
  };
}
