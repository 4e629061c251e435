/** Conditions and steps that the writes about two people share. */
import { LIMITS } from '@pithead/protocol';
import type { Compilable } from 'kysely';
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../../executor.ts';
import { StepRefused } from '../../executor.ts';
import type { FriendshipResult } from '../../relationStore.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';

const REFUSED = 'refused';

export const refusedUnlessChanged = (query: Compilable): WriteStep => toRequiredStep(query, REFUSED);

export async function writeRelation(
  executor: Executor,
  steps: readonly WriteStep[],
): Promise<FriendshipResult> {
  try {
    await executor.write(steps);
    return 'done';
  } catch (error) {
    if (error instanceof StepRefused) return error.refusal === REFUSED ? 'refused' : 'gone';
    throw error;
  }
}

export const friendshipKey = (one: string, other: string): readonly [first: string, second: string] =>
  one < other ? [one, other] : [other, one];

export function areFriends(one: string, other: string) {
  const [first, second] = friendshipKey(one, other);
  return sql<boolean>`EXISTS (SELECT 1 FROM friendships WHERE first = ${first} AND second = ${second})`;
}

export const hasRequest = (sender: string, receiver: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM friend_requests WHERE sender = ${sender} AND receiver = ${receiver})`;

export const hasRoomForFriend = (person: string) =>
  sql<boolean>`(SELECT count(*) FROM friendships WHERE first = ${person} OR second = ${person})
    < ${sql.lit(LIMITS.friends)}`;

export const isBlockBetween = (one: string, other: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM blocks WHERE (person = ${one} AND blocked = ${other})
    OR (person = ${other} AND blocked = ${one}))`;

export const noBlockBetween = (one: string, other: string) => sql<boolean>`NOT ${isBlockBetween(one, other)}`;

/** At a table that has started. */
export const hasPlayedTogether = (one: string, other: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM seats AS own JOIN seats AS theirs ON theirs.table_id = own.table_id
    JOIN tables ON tables.id = own.table_id
    WHERE own.person = ${one} AND theirs.person = ${other} AND tables.started_at IS NOT NULL)`;

/** The friendship, then requests in both directions. */
export function removeFriendSteps({ db }: Executor, one: string, other: string): WriteStep[] {
  const [first, second] = friendshipKey(one, other);
  const both = [one, other];
  return [
    toSqlQuery(db.deleteFrom('friendships').where('first', '=', first).where('second', '=', second)),
    toSqlQuery(db.deleteFrom('friend_requests').where('sender', 'in', both).where('receiver', 'in', both)),
  ];
}

/** Everything between this person and others. */
export function relationDeletion({ db }: Executor, id: string): WriteStep[] {
  return [
    db.deleteFrom('friendships').where((or) => or.or([or('first', '=', id), or('second', '=', id)])),
    db.deleteFrom('friend_requests').where((or) => or.or([or('sender', '=', id), or('receiver', '=', id)])),
    db.deleteFrom('invitations').where('person', '=', id),
    db.deleteFrom('blocks').where((or) => or.or([or('person', '=', id), or('blocked', '=', id)])),
    db.deleteFrom('operators').where('person', '=', id),
    db.deleteFrom('restrictions').where('person', '=', id),
  ].map((statement) => toSqlQuery(statement));
}
