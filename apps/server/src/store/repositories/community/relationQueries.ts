import type { RelatedPerson } from '@pithead/protocol';
import { sql } from 'kysely';
import type { Executor, SqlQuery } from '../../executor.ts';
import type { StoredRelations } from '../../relationStore.ts';
import { toSqlQuery } from '../../sqlQuery.ts';

const MAX_PLAYED_WITH = 20;

/** Read one after the other: the lists are for one page, and need not be of one moment. */
export async function findRelations(
  executor: Executor,
  person: string,
  now: number,
): Promise<StoredRelations> {
  const { db } = executor;
  const read = <R>(query: SqlQuery<R>): Promise<R[]> => executor.read(query);
  const named = db.selectFrom('people as p').select(['p.id', 'p.name']).orderBy('p.name').orderBy('p.id');
  const friends = named
    .innerJoin('friendships as f', (on) =>
      on.on(({ or, and, ref, eb }) =>
        or([
          and([eb('f.first', '=', person), eb('f.second', '=', ref('p.id'))]),
          and([eb('f.second', '=', person), eb('f.first', '=', ref('p.id'))]),
        ]),
      ),
    )
    .select('f.since');
  const received = named
    .innerJoin('friend_requests as f', 'f.sender', 'p.id')
    .where('f.receiver', '=', person)
    .select('f.since');
  const sent = named
    .innerJoin('friend_requests as f', 'f.receiver', 'p.id')
    .where('f.sender', '=', person)
    .select('f.since');
  const invitations = db
    .selectFrom('invitations')
    .select(['id', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('person', '=', person)
    .where('expires_at', '>', now)
    .orderBy('created_at');
  const blocked = named
    .innerJoin('blocks as b', 'b.blocked', 'p.id')
    .where('b.person', '=', person)
    .select('b.since');
  const muted = named.innerJoin('mutes as m', 'm.muted', 'p.id').where('m.person', '=', person);
  return {
    friends: await read(toSqlQuery(friends)),
    requestsReceived: await read(toSqlQuery(received)),
    requestsSent: await read(toSqlQuery(sent)),
    invitations: await read(toSqlQuery(invitations)),
    playedWith: await findPlayedWith(executor, person),
    blocked: await read(toSqlQuery(blocked)),
    muted: await read(toSqlQuery(muted)),
  };
}

/** Accounts without a friendship, request or block between them and this person. */
async function findPlayedWith(executor: Executor, person: string): Promise<RelatedPerson[]> {
  const { db } = executor;
  const isKnown = sql<boolean>`EXISTS (SELECT 1 FROM friendships WHERE (first = ${person} AND second = p.id)
      OR (first = p.id AND second = ${person}))
    OR EXISTS (SELECT 1 FROM friend_requests WHERE (sender = ${person} AND receiver = p.id)
      OR (sender = p.id AND receiver = ${person}))
    OR EXISTS (SELECT 1 FROM blocks WHERE (person = ${person} AND blocked = p.id)
      OR (person = p.id AND blocked = ${person}))`;
  const last = sql<number>`max(t.started_at)`;
  const met = db
    .selectFrom('seats as own')
    .innerJoin('seats as theirs', 'theirs.table_id', 'own.table_id')
    .innerJoin('tables as t', 't.id', 'own.table_id')
    .innerJoin('people as p', 'p.id', 'theirs.person')
    .select(['p.id', 'p.name', last.as('since')])
    .where('own.person', '=', person)
    .where('p.id', '<>', person)
    .where('p.account_key', 'is not', null)
    .where('t.started_at', 'is not', null)
    .where(sql<boolean>`NOT (${isKnown})`)
    .groupBy(['p.id', 'p.name'])
    .orderBy(last, 'desc')
    .orderBy('p.id')
    .limit(MAX_PLAYED_WITH);
  return executor.read(toSqlQuery(met));
}
