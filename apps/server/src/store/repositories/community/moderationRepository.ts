import { LIMITS } from '@pithead/protocol';
import { sql } from 'kysely';
import type { Executor } from '../../executor.ts';
import { UniqueViolation } from '../../executor.ts';
import type {
  ModeratedPerson,
  ModerationActionRow,
  ModerationStore,
  ReportRow,
  ReportStore,
} from '../../moderationStore.ts';
import type { ModerationActionColumns, ReportColumns } from './communityColumns.ts';
import { padToPowerOfTwo, toSqlQuery } from '../../sqlQuery.ts';
import { moderationSteps, toActionColumns } from './moderationSteps.ts';
import { refusedUnlessChanged, writeRelation } from './relationSteps.ts';
import { shareLockPeople } from '../rowLocks.ts';

function toReportRow({ table_id: table, closed_at: _closed, ...row }: ReportColumns): ReportRow {
  return { ...row, table };
}

function toActionRow(row: ModerationActionColumns): ModerationActionRow {
  const { name_before: nameBefore, name_after: nameAfter, ...rest } = row;
  return { ...rest, nameBefore, nameAfter };
}

export const moderationRepository = (executor: Executor): ReportStore & ModerationStore => ({
  ...reportRepository(executor),
  ...actionRepository(executor),
});

function reportRepository(executor: Executor): ReportStore {
  const { db } = executor;
  const all = db.selectFrom('reports').selectAll();
  return {
    async addReport({ id, table, ...report }) {
      const open = sql<boolean>`(SELECT count(*) FROM reports WHERE reporter = ${report.reporter}
        AND closed_at IS NULL) < ${sql.lit(LIMITS.openReports)}`;
      const columns = { id, ...report, table_id: table, closed_at: null };
      const add = db.insertInto('reports').values(columns);
      const mayAdd = db.selectFrom('people').select('id').where('id', '=', report.reporter).where(open);
      const result = await writeRelation(executor, [
        ...shareLockPeople(executor, [report.reporter, report.person]),
        refusedUnlessChanged(mayAdd),
        toSqlQuery(add),
      ]);
      return result === 'done';
    },

    async openReports(limit) {
      const open = all.where('closed_at', 'is', null).orderBy('at', 'desc').orderBy('id').limit(limit);
      return (await executor.read(toSqlQuery(open))).map(toReportRow);
    },

    async findReport(id) {
      const [row] = await executor.read(toSqlQuery(all.where('id', '=', id)));
      return row && toReportRow(row);
    },

    async reportsBy(person) {
      const own = all.where('reporter', '=', person).orderBy('at').orderBy('id');
      return (await executor.read(toSqlQuery(own))).map(toReportRow);
    },
  };
}

function actionRepository(executor: Executor): ModerationStore {
  const { db } = executor;
  const find = async (id: string): Promise<ModerationActionRow | undefined> => {
    const found = db.selectFrom('moderation_actions').selectAll().where('id', '=', id);
    const [row] = await executor.read(toSqlQuery(found));
    return row && toActionRow(row);
  };
  return {
    findModerationAction: find,

    async addModerationAction(action, rename) {
      const undone = action.undoes === null ? undefined : await find(action.undoes);
      const log = db.insertInto('moderation_actions').values(toActionColumns(action));
      try {
        const result = await writeRelation(executor, [
          ...moderationSteps(executor, action, undone, rename),
          toSqlQuery(log),
        ]);
        return result === 'done';
      } catch (error) {
        if (error instanceof UniqueViolation) return false;
        throw error;
      }
    },

    async moderationActions(limit) {
      const last = db
        .selectFrom('moderation_actions')
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit);
      return (await executor.read(toSqlQuery(last))).map(toActionRow);
    },

    moderatedPeople: (ids, now) => findModeratedPeople(executor, ids, now),

    async findRestriction(person, kind, now) {
      const found = db
        .selectFrom('restrictions')
        .select(['kind', 'until', 'why'])
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]));
      return (await executor.read(toSqlQuery(found)))[0];
    },
  };
}

async function findModeratedPeople(
  executor: Executor,
  ids: readonly string[],
  now: number,
): Promise<ModeratedPerson[]> {
  if (ids.length === 0) return [];
  const { db } = executor;
  const all = padToPowerOfTwo(ids);
  const people = db
    .selectFrom('people as p')
    .leftJoin('operators as o', 'o.person', 'p.id')
    .select(['p.id', 'p.name', 'p.account_key', 'o.since'])
    .where('p.id', 'in', all)
    .orderBy('p.id');
  const restrictions = db
    .selectFrom('restrictions')
    .select(['person', 'kind', 'until', 'why'])
    .where('person', 'in', all)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .orderBy('kind');
  const found = await executor.read(toSqlQuery(restrictions));
  return (await executor.read(toSqlQuery(people))).map(({ id, name, account_key, since }) => ({
    id,
    name,
    isAccount: account_key !== null,
    isOperator: since !== null,
    restrictions: found
      .filter(({ person }) => person === id)
      .map(({ kind, until, why }) => ({ kind, until, why })),
  }));
}
