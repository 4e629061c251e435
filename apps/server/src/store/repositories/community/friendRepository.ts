/** Each write locks both people first, so that limits and blocks hold for concurrent writes. */
import { LIMITS } from '@pithead/protocol';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../../executor.ts';
import type { FriendStore, InvitationStore } from '../../relationStore.ts';
import { toSqlQuery } from '../../sqlQuery.ts';
import { findRelations } from './relationQueries.ts';
import { lockPeople } from '../rowLocks.ts';
import {
  areFriends,
  friendshipKey,
  hasPlayedTogether,
  hasRequest,
  hasRoomForFriend,
  noBlockBetween,
  refusedUnlessChanged,
  removeFriendSteps,
  writeRelation,
} from './relationSteps.ts';

type FriendRepository = FriendStore & InvitationStore;

export function friendRepository(executor: Executor): FriendRepository {
  const { db } = executor;
  return {
    addFriendRequest: (person, other, at) =>
      writeRelation(executor, requestSteps(executor, person, other, at)),

    async removeFriend(person, other) {
      await executor.write(removeFriendSteps(executor, person, other));
    },

    areFriends: (person, other) => exists(executor, areFriends(person, other)),

    havePlayedTogether: (person, other) => exists(executor, hasPlayedTogether(person, other)),

    relationsOf: (person, now) => findRelations(executor, person, now),

    async addInvitation({ id, person, createdAt, expiresAt }) {
      const others = sql<boolean>`(SELECT count(*) FROM invitations WHERE person = ${person})
        < ${sql.lit(LIMITS.invitations)}`;
      const row = db
        .selectFrom('people')
        .select(({ val }) => [
          val(id).as('id'),
          'id as person',
          sql.val(createdAt).as('created_at'),
          sql.val(expiresAt).as('expires_at'),
        ])
        .where('id', '=', person)
        .where(others);
      const add = db
        .insertInto('invitations')
        .columns(['id', 'person', 'created_at', 'expires_at'])
        .expression(row);
      const expired = db
        .deleteFrom('invitations')
        .where('person', '=', person)
        .where('expires_at', '<=', createdAt);
      const result = await writeRelation(executor, [
        ...lockPeople(executor, [person]),
        toSqlQuery(expired),
        refusedUnlessChanged(add),
      ]);
      return result === 'done';
    },

    async findInvitation(id, now) {
      const found = db
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', id)
        .where('expires_at', '>', now);
      const [row] = await executor.read(toSqlQuery(found));
      if (row === undefined) return undefined;
      return { id, person: row.person, createdAt: row.created_at, expiresAt: row.expires_at };
    },

    takeInvitation({ id, person: sender }, person, now) {
      const used = db.deleteFrom('invitations').where('id', '=', id).where('expires_at', '>', now);
      return writeRelation(executor, [
        ...lockPeople(executor, [sender, person]),
        refusedUnlessChanged(used),
        refusedUnlessChanged(addFriendship(executor, sender, person, now, noBlockBetween(sender, person))),
        ...removeRequests(executor, sender, person),
      ]);
    },

    async removeInvitation(id, person) {
      await executor.write([
        toSqlQuery(db.deleteFrom('invitations').where('id', '=', id).where('person', '=', person)),
      ]);
    },
  };
}

export async function exists(executor: Executor, condition: RawBuilder<boolean>): Promise<boolean> {
  const found = sql<number>`CASE WHEN ${condition} THEN 1 ELSE 0 END`.as('found');
  return (await executor.read(toSqlQuery(executor.db.selectNoFrom(found))))[0]?.found === 1;
}

/** A known friendship keeps its date, and counts as added. */
function addFriendship(
  { db }: Executor,
  one: string,
  other: string,
  since: number,
  condition: RawBuilder<boolean>,
) {
  const [first, second] = friendshipKey(one, other);
  const row = db
    .selectFrom('people')
    .select(({ val }) => ['id as first', val(second).as('second'), sql.val(since).as('since')])
    .where('id', '=', first)
    .where(condition)
    .where(hasRoomForFriend(one))
    .where(hasRoomForFriend(other));
  return db
    .insertInto('friendships')
    .columns(['first', 'second', 'since'])
    .expression(row)
    .onConflict((known) => known.columns(['first', 'second']).doUpdateSet({ since: sql`friendships.since` }));
}

const removeRequests = (executor: Executor, one: string, other: string): WriteStep[] =>
  removeFriendSteps(executor, one, other).slice(1);

function requestSteps(executor: Executor, person: string, other: string, at: number): WriteStep[] {
  const { db } = executor;
  const sent = sql<boolean>`(SELECT count(*) FROM friend_requests WHERE sender = ${person}
    AND receiver <> ${other}) < ${sql.lit(LIMITS.friendRequests)}`;
  const row = db
    .selectFrom('people')
    .select(({ val }) => ['id as sender', val(other).as('receiver'), sql.val(at).as('since')])
    .where('id', '=', person)
    .where(noBlockBetween(person, other))
    .where(hasRoomForFriend(person))
    .where(sent);
  const request = db
    .insertInto('friend_requests')
    .columns(['sender', 'receiver', 'since'])
    .expression(row)
    .onConflict((known) =>
      known.columns(['sender', 'receiver']).doUpdateSet({ since: sql`friend_requests.since` }),
    );
  const bothAsked = sql<boolean>`${hasRequest(person, other)} AND ${hasRequest(other, person)}`;
  const answered = db
    .deleteFrom('friend_requests')
    .where('sender', 'in', [person, other])
    .where('receiver', 'in', [person, other])
    .where(areFriends(person, other));
  return [
    ...lockPeople(executor, [person, other]),
    refusedUnlessChanged(request),
    toSqlQuery(addFriendship(executor, person, other, at, bothAsked)),
    toSqlQuery(answered),
  ];
}
