import { sql } from 'kysely';
import type { Executor, WriteStep } from '../executor.ts';
import { toSqlQuery, toRequiredStep, inBatches } from '../sqlQuery.ts';
import type {
  LeaseStore,
  MembershipStore,
  PresenceRow,
  PresenceStore,
  ClusterTables,
  TableVersion,
} from '../clusterStore.ts';

/** The database's clock, because those of several machines differ. */
const NOW = {
  sqlite: sql<number>`CAST(unixepoch('subsec') * 1000 AS INTEGER)`,
  postgres: sql<number>`CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS bigint)`,
} as const;

const AWAITS_BOT = sql<boolean>`(t.pending & t.played) <> 0`;

export function clusterRepository(executor: Executor): ClusterTables {
  return {
    ...membership(executor),
    ...leases(executor),
    ...presence(executor),
    tableVersions: (ids) => inBatches(ids, (part) => tableVersions(executor, part)),
  };
}

/**
 * Increased when older programs would misread a log. 2: undo requests contain a number of own plies. 3: logs of
 * finished matches may be compact.
 */
const LOG_FORMAT = 3;

function membership(executor: Executor): MembershipStore {
  const { db } = executor;
  const now = NOW[executor.kind];
  return {
    async heartbeat(process, forMs) {
      const until = sql<number>`${now} + ${sql.lit(forMs)}`;
      const extend = toRequiredStep(db.updateTable('processes').set({ until }).where('id', '=', process));
      if ((await executor.write([extend])) !== undefined) return true;
      const register = db.insertInto('processes').values({ id: process, until, log_format: LOG_FORMAT });
      await executor.write([
        toSqlQuery(register.onConflict((known) => known.column('id').doUpdateSet({ until }))),
      ]);
      return false;
    },

    async hasOlderProcess() {
      const older = db
        .selectFrom('processes')
        .select('id')
        .where('until', '>', now)
        .where('log_format', '<', LOG_FORMAT);
      return (await executor.read(toSqlQuery(older))).length > 0;
    },

    async reapExpired() {
      const expired = db.selectFrom('processes').select('id').where('until', '<', now);
      // Skips rows that another process is reaping, or whose owner is acquiring a lease right now.
      const free = executor.kind === 'postgres' ? expired.forUpdate().skipLocked() : expired;
      const rows = await executor.write([
        toSqlQuery(db.deleteFrom('processes').where('id', 'in', free).returning('id')),
      ]);
      return (rows ?? []).map(({ id }) => String(id));
    },

    async deregister(process) {
      await executor.write([toSqlQuery(db.deleteFrom('processes').where('id', '=', process))]);
    },
  };
}

function leases(executor: Executor): LeaseStore {
  const { db } = executor;
  const leasedBy = (process: string) => db.selectFrom('claims').select('what').where('process', '=', process);
  return {
    async acquireLeases(process, keys) {
      const rows = await inBatches(keys, async (part) => {
        const add = db.insertInto('claims').values(part.map((what) => ({ what, process })));
        await executor.write([toSqlQuery(add.onConflict((taken) => taken.doNothing()))]);
        return executor.read(toSqlQuery(leasedBy(process).where('what', 'in', part)));
      });
      return rows.map(({ what }) => what);
    },

    async releaseLease(process, what) {
      await executor.write([
        toSqlQuery(db.deleteFrom('claims').where('what', '=', what).where('process', '=', process)),
      ]);
    },

    async leaseTablesAwaitingBots(process, limit) {
      const awaiting = db
        .selectFrom('tables as t')
        .where('t.status', '=', sql.lit('running' as const))
        .where(AWAITS_BOT);
      const free = awaiting
        .where((none) =>
          none.not(
            none.exists(none.selectFrom('claims as c').select('c.what').whereRef('c.what', '=', 't.id')),
          ),
        )
        .select(['t.id as what', sql.val(process).as('process')])
        .orderBy('t.started_at')
        .limit(limit);
      const add = db.insertInto('claims').columns(['what', 'process']).expression(free);
      await executor.write([toSqlQuery(add.onConflict((taken) => taken.doNothing()))]);
      const own = awaiting.where('t.id', 'in', leasedBy(process)).select(['t.id as table', 't.seq']);
      return executor.read(toSqlQuery(own));
    },
  };
}

function presence(executor: Executor): PresenceStore {
  const { db } = executor;
  const presenceSteps = (process: string, rows: readonly PresenceRow[]): WriteStep[] => {
    const gone = rows
      .filter(({ online, watching }) => online === 0 && watching === 0)
      .map(({ table }) => table);
    const here = rows.filter(({ table }) => !gone.includes(table));
    const add = db
      .insertInto('presence')
      .values(here.map(({ table, ...row }) => ({ table_id: table, process, ...row })));
    const replaced = add.onConflict((known) =>
      known.columns(['table_id', 'process']).doUpdateSet((values) => ({
        online: values.ref('excluded.online'),
        watching: values.ref('excluded.watching'),
      })),
    );
    const remove = db.deleteFrom('presence').where('process', '=', process).where('table_id', 'in', gone);
    return [
      ...(here.length > 0 ? [toSqlQuery(replaced)] : []),
      ...(gone.length > 0 ? [toSqlQuery(remove)] : []),
    ];
  };
  return {
    async savePresence(process, rows) {
      await inBatches(rows, async (part) => [await executor.write(presenceSteps(process, part))]);
    },

    async presenceAtOthers(process, tables) {
      const columns = ['table_id as table', 'online', 'watching'] as const;
      const rows = await inBatches(tables, (part) =>
        executor.read(
          toSqlQuery(
            db
              .selectFrom('presence')
              .select(columns)
              .where('process', '<>', process)
              .where('table_id', 'in', part),
          ),
        ),
      );
      return sumByTable(tables, rows);
    },
  };
}

function sumByTable(tables: readonly string[], rows: readonly PresenceRow[]): PresenceRow[] {
  const sums = new Map(tables.map((table) => [table, { table, online: 0, watching: 0 }]));
  for (const { table, online, watching } of rows) {
    const sum = sums.get(table) ?? { table, online: 0, watching: 0 };
    sums.set(table, { table, online: sum.online | online, watching: sum.watching + watching });
  }
  return [...sums.values()];
}

/** Seats are part of the version only while a table is open: a running match has no waiting room. */
async function tableVersions(executor: Executor, ids: readonly string[]): Promise<TableVersion[]> {
  const rows = await executor.read(
    toSqlQuery(
      executor.db
        .selectFrom('tables as t')
        .leftJoin('seats as s', (both) =>
          both.onRef('s.table_id', '=', 't.id').on('t.status', '=', sql.lit('open' as const)),
        )
        .leftJoin('people as p', 'p.id', 's.person')
        .select([
          't.id',
          't.status',
          't.seq',
          't.next',
          's.seat',
          's.person',
          's.bot',
          'p.account_key',
          'p.named_at',
        ])
        .select(({ fn }) => fn.coalesce('p.name', 's.name').as('name'))
        .select(
          sql<number>`coalesce((SELECT max(c.number) FROM chat AS c WHERE c.table_id = t.id), 0)`.as('chats'),
        )
        .where('t.id', 'in', ids)
        .orderBy('t.id')
        .orderBy('s.seat'),
    ),
  );
  const found = new Map<string, TableVersion>();
  for (const { id, status, seq, chats, next, seat, person, bot, name, account_key, named_at } of rows) {
    const before = found.get(id)?.fingerprint ?? JSON.stringify([status, next]);
    const fingerprint = before + JSON.stringify([seat, person, bot, name, account_key, named_at]);
    found.set(id, { id, status, seq, lastChatNumber: chats, fingerprint });
  }
  return [...found.values()];
}
