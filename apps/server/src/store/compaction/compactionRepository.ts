import { sql } from 'kysely';
import type { LoggedEvent } from './compactLog.ts';
import { decodeLog } from './compactLog.ts';
import type { CompactionStore } from './compactionStore.ts';
import { LOG_FORMS } from './compactionStore.ts';
import type { Executor, WriteStep } from '../executor.ts';
import type { EventColumns } from '../schema.ts';
import { toRequiredStep, toSqlQuery } from '../sqlQuery.ts';
import { COMPACTED, EVENT_COLUMNS, findCompactLog, markerOf, toLoggedEvent } from './compactLogQueries.ts';

const ENDED = sql<boolean>`status IN ('over', 'abandoned')`;
/** Both databases limit the number of parameters. */
const EVENTS_A_STEP = 500;

export function compactionRepository(executor: Executor): CompactionStore {
  const { db } = executor;
  const setForm = (table: string, form: number) =>
    db.updateTable('tables').set({ log_form: form }).where('id', '=', table);

  return {
    async tablesToCompact(endedBefore, limit) {
      const ended = db
        .selectFrom('tables')
        .select('id')
        .where(ENDED)
        .where(sql<boolean>`log_form = 0`)
        .where('ended_at', '<', endedBefore)
        .orderBy('ended_at')
        .orderBy('id')
        .limit(limit);
      return (await executor.read(toSqlQuery(ended))).map(({ id }) => id);
    },

    async compactTables(limit, after) {
      const compact = db
        .selectFrom('compact_logs')
        .select('table_id')
        .where('table_id', '>', after)
        .orderBy('table_id')
        .limit(limit);
      return (await executor.read(toSqlQuery(compact))).map(({ table_id }) => table_id);
    },

    async loggedEvents(table) {
      const events = db
        .selectFrom('events')
        .select(EVENT_COLUMNS)
        .where('table_id', '=', table)
        .orderBy('seq');
      const rows = await executor.read<EventColumns>(toSqlQuery(events));
      return rows.some(({ command_id }) => command_id === COMPACTED) ? undefined : rows.map(toLoggedEvent);
    },

    async compactLog(table, events, body, at) {
      const lastSeq = events.at(-1)?.seq ?? 0;
      const mayCompact = setForm(table, LOG_FORMS.compact)
        .where(ENDED)
        .where('log_form', '<>', LOG_FORMS.compact)
        .where('seq', '=', lastSeq);
      const steps = [
        // Locks the table, so that nothing is appended or deleted meanwhile.
        toRequiredStep(mayCompact),
        requireSameEvents(executor, table, events),
        toSqlQuery(db.deleteFrom('events').where('table_id', '=', table)),
        toSqlQuery(db.deleteFrom('snapshots').where('table_id', '=', table)),
        toSqlQuery(db.insertInto('compact_logs').values({ table_id: table, body })),
        toSqlQuery(db.insertInto('events').values(markerOf(table, lastSeq, at))),
      ];
      return (await executor.write(steps)) !== undefined;
    },

    async expandLog(table) {
      const body = await findCompactLog(executor, table);
      if (body === undefined) return false;
      const events = decodeLog(body);
      const steps = [
        toRequiredStep(setForm(table, LOG_FORMS.expanded).where('log_form', '=', LOG_FORMS.compact)),
        toRequiredStep(
          db.deleteFrom('events').where('table_id', '=', table).where('command_id', '=', COMPACTED),
        ),
        ...addEvents(executor, table, events),
        toRequiredStep(db.deleteFrom('compact_logs').where('table_id', '=', table)),
      ];
      return (await executor.write(steps)) !== undefined;
    },

    async markUnverified(table) {
      await executor.write([
        toSqlQuery(setForm(table, LOG_FORMS.unverified).where('log_form', '=', LOG_FORMS.events)),
      ]);
    },
  };
}

/** Numbers of ended matches never change, so the same numbers are the same events. */
function requireSameEvents(
  { db }: Executor,
  table: string,
  events: readonly Pick<LoggedEvent, 'seq'>[],
): WriteStep {
  const counted = db
    .selectFrom('events')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('seq').as('last')])
    .where('table_id', '=', table);
  const same = db
    .selectFrom(counted.as('found'))
    .select('count')
    .where('count', '=', events.length)
    .where('last', '=', events.at(-1)?.seq ?? 0);
  return toRequiredStep(same);
}

function addEvents({ db }: Executor, table: string, events: readonly LoggedEvent[]): WriteStep[] {
  const steps: WriteStep[] = [];
  for (let from = 0; from < events.length; from += EVENTS_A_STEP) {
    const rows = events.slice(from, from + EVENTS_A_STEP).map((event) => ({ table_id: table, ...event }));
    steps.push(toSqlQuery(db.insertInto('events').values(rows)));
  }
  return steps;
}
