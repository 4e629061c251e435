/** What an action of moderation changes, in the transaction of its log entry. */
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../../executor.ts';
import type { ModerationActionRow } from '../../moderationStore.ts';
import type { PersonChange } from '../../personStore.ts';
import type { ModerationActionColumns } from './communityColumns.ts';
import { toSqlQuery } from '../../sqlQuery.ts';
import { toPersonColumns } from '../personColumns.ts';
import { refusedUnlessChanged } from './relationSteps.ts';
import { lockPeople } from '../rowLocks.ts';

export function toActionColumns(action: ModerationActionRow): ModerationActionColumns {
  const { nameBefore: name_before, nameAfter: name_after, ...rest } = action;
  return { ...rest, name_before, name_after };
}

/** `undone` is the action that this one undoes. */
export function moderationSteps(
  executor: Executor,
  action: ModerationActionRow,
  undone: ModerationActionRow | undefined,
  rename: PersonChange | undefined,
): WriteStep[] {
  const { db } = executor;
  const { kind, person, until, why } = action;
  if (kind === 'close') return closeSteps(executor, action);
  const noOperator = db
    .selectFrom('people')
    .select('id')
    .where('id', '=', person)
    .where(sql<boolean>`NOT EXISTS (SELECT 1 FROM operators WHERE operators.person = people.id)`);
  const locks = [...lockPeople(executor, [person]), refusedUnlessChanged(noOperator)];
  if (kind === 'rename') {
    if (rename === undefined) return locks;
    return [
      ...locks,
      refusedUnlessChanged(db.updateTable('people').set(toPersonColumns(rename)).where('id', '=', person)),
    ];
  }
  if (undone !== undefined) {
    const lift = db.deleteFrom('restrictions').where('person', '=', person).where('kind', '=', kind);
    return [...locks, toSqlQuery(lift)];
  }
  const restrict = db
    .insertInto('restrictions')
    .values({ person, kind, until, why })
    .onConflict((known) => known.columns(['person', 'kind']).doUpdateSet({ until, why }));
  if (kind === 'mute') return [...locks, toSqlQuery(restrict)];
  const sessions = db.deleteFrom('sessions').where('person', '=', person);
  return [...locks, toSqlQuery(restrict), toSqlQuery(sessions)];
}

function closeSteps({ db }: Executor, { report, at, undoes }: ModerationActionRow): WriteStep[] {
  const row = db.updateTable('reports').where('id', '=', report ?? '');
  return [
    undoes === null
      ? refusedUnlessChanged(row.set({ closed_at: at }).where('closed_at', 'is', null))
      : refusedUnlessChanged(row.set({ closed_at: null }).where('person', '<>', '')),
  ];
}

/** Reports and actions stay without names; what was reported about a deleted person needs no answer. */
export function moderationDeletion({ db }: Executor, id: string): WriteStep[] {
  return [
    db.updateTable('reports').set({ reporter: '', comment: '' }).where('reporter', '=', id),
    db
      .updateTable('reports')
      .set({ person: '', name: '', comment: '', text: null, closed_at: sql`coalesce(closed_at, at)` })
      .where('person', '=', id),
    db
      .updateTable('moderation_actions')
      .set({ person: '', name_before: null, name_after: null })
      .where('person', '=', id),
    db.updateTable('moderation_actions').set({ operator: '' }).where('operator', '=', id),
  ].map((statement) => toSqlQuery(statement));
}
