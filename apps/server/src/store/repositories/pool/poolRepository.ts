/**
 * The matchmaking pool. A write that touches a proposal locks its row before those of the searches, and people before
 * both, so that two writes can't deadlock.
 */
import type { PoolPace } from '@pithead/protocol';
import { PoolChoice } from '@pithead/protocol';
import { sql } from 'kysely';
import type { Executor, WriteStep } from '../../executor.ts';
import { StepRefused } from '../../executor.ts';
import type { PoolStore, ProposalRow, SearchRow } from '../../poolStore.ts';
import { POOL_LIMITS } from '../../poolStore.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import { lockPeople } from '../rowLocks.ts';
import { freeSearches, proposalRepository } from './proposalRepository.ts';

interface JoinedSearch {
  person: string;
  name: string;
  account_key: string | null;
  choice: string;
  joined_at: number;
  seen_at: number;
  revision: number;
  proposal: string | null;
  has_accepted: number;
}

function toSearchRow({ person, name, account_key, joined_at, seen_at, ...row }: JoinedSearch): SearchRow {
  return {
    person,
    name,
    isAccount: account_key !== null,
    choice: PoolChoice.parse(JSON.parse(row.choice)),
    joinedAt: joined_at,
    seenAt: seen_at,
    revision: row.revision,
    proposal: row.proposal,
    hasAccepted: row.has_accepted === 1,
  };
}

const searchesOf = ({ db }: Executor) =>
  db
    .selectFrom('searches as s')
    .innerJoin('people as p', 'p.id', 's.person')
    .select([
      's.person',
      's.choice',
      's.joined_at',
      's.seen_at',
      's.revision',
      's.proposal',
      's.has_accepted',
    ])
    .select(['p.name', 'p.account_key']);

export function poolRepository(executor: Executor): PoolStore {
  return { ...ownSearches(executor), ...proposalRepository(executor), ...poolHistory(executor) };
}

type OwnSearches = Pick<
  PoolStore,
  'saveSearch' | 'findSearch' | 'removeSearch' | 'removeUnseenSearches' | 'seeSearches' | 'readPool'
>;

function ownSearches(executor: Executor): OwnSearches {
  const { db } = executor;
  const find = async (person: string): Promise<SearchRow | undefined> =>
    (await executor.read(toSqlQuery(searchesOf(executor).where('s.person', '=', person)))).map(
      toSearchRow,
    )[0];
  async function remove(person: string): Promise<string[]> {
    const proposal = (await find(person))?.proposal ?? null;
    const removal = toSqlQuery(db.deleteFrom('searches').where('person', '=', person));
    if (proposal === null) {
      await executor.write([removal]);
      return [];
    }
    const lock = db
      .updateTable('proposals')
      .set({ id: proposal })
      .where('id', '=', proposal)
      .where('started_at', 'is', null);
    const freed = await executor.write([
      toRequiredStep(lock),
      toRequiredStep(db.deleteFrom('searches').where('person', '=', person).where('proposal', '=', proposal)),
      { ...toSqlQuery(freeSearches(executor, proposal).returning('person')), isResult: true },
      toSqlQuery(db.deleteFrom('proposals').where('id', '=', proposal)),
    ]);
    // Undefined if the proposal has ended meanwhile.
    return freed === undefined ? remove(person) : freed.map((row) => String(row['person']));
  }
  return {
    async saveSearch(person, choice, at) {
      try {
        await executor.write(saveSteps(executor, person, JSON.stringify(choice), at));
        return 'saved';
      } catch (error) {
        if (!(error instanceof StepRefused)) throw error;
        return error.refusal as 'answerFirst' | 'missedTables' | 'poolFull' | 'personGone';
      }
    },

    findSearch: find,

    removeSearch: remove,

    async removeUnseenSearches(people, seenBefore) {
      if (people.length === 0) return;
      const unseen = db
        .deleteFrom('searches')
        .where('person', 'in', people)
        .where('proposal', 'is', null)
        .where('seen_at', '<', seenBefore);
      await executor.write([toSqlQuery(unseen)]);
    },

    async seeSearches(people, at) {
      if (people.length === 0) return;
      const seen = db.updateTable('searches').set({ seen_at: at }).where('person', 'in', people);
      await executor.write([toSqlQuery(seen.where('seen_at', '<', at))]);
    },

    async readPool() {
      const searches = await executor.read(
        toSqlQuery(searchesOf(executor).orderBy('s.joined_at').orderBy('s.person')),
      );
      const proposals = await executor.read(
        toSqlQuery(db.selectFrom('proposals').selectAll().where('started_at', 'is', null)),
      );
      return {
        searches: searches.map(toSearchRow),
        proposals: proposals.map(
          ({
            created_at: createdAt,
            expires_at: expiresAt,
            is_rated,
            started_at: _,
            ...row
          }): ProposalRow => ({
            ...row,
            isRated: is_rated === 1,
            createdAt,
            expiresAt,
          }),
        ),
        separated: await separatedPairs(executor),
      };
    },
  };
}

async function separatedPairs(executor: Executor): Promise<[string, string][]> {
  const muted = executor.db
    .selectFrom('mutes as m')
    .innerJoin('searches as a', 'a.person', 'm.person')
    .innerJoin('searches as b', 'b.person', 'm.muted')
    .select(['m.person', 'm.muted']);
  return (await executor.read(toSqlQuery(muted))).map(({ person, muted: other }) => [person, other]);
}

const refuseUnless = (
  executor: Executor,
  person: string,
  isAllowed: ReturnType<typeof sql<boolean>>,
  refusal: string,
) =>
  toRequiredStep(
    executor.db.selectFrom('people').select('id').where('id', '=', person).where(isAllowed),
    refusal,
  );

function saveSteps(executor: Executor, person: string, choice: string, at: number): WriteStep[] {
  const { db } = executor;
  const missed = db
    .selectFrom('missed_proposals')
    .where('person', '=', person)
    .where('at', '>', at - POOL_LIMITS.missedMs)
    .select(({ fn }) => fn.countAll<number>().as('many'));
  const others = db
    .selectFrom('searches')
    .where('person', '<>', person)
    .select(({ fn }) => fn.countAll<number>().as('many'));
  const add = db
    .insertInto('searches')
    .values({ person, choice, joined_at: at, seen_at: at, revision: 0, proposal: null, has_accepted: 0 });
  const save = add.onConflict((known) =>
    known
      .column('person')
      .doUpdateSet({ choice, seen_at: at, revision: sql<number>`searches.revision + 1` })
      .where('searches.proposal', 'is', null),
  );
  return [
    ...lockPeople(executor, [person]),
    refuseUnless(executor, person, sql<boolean>`${missed} < ${sql.lit(POOL_LIMITS.missed)}`, 'missedTables'),
    refuseUnless(executor, person, sql<boolean>`${others} < ${sql.lit(POOL_LIMITS.searches)}`, 'poolFull'),
    toRequiredStep(save, 'answerFirst'),
  ];
}

type PoolHistory = Pick<PoolStore, 'tableStartedFor' | 'pastWaits' | 'cleanPool'>;

function poolHistory(executor: Executor): PoolHistory {
  const { db } = executor;
  return {
    async tableStartedFor(person, since) {
      const started = db
        .selectFrom('proposals as q')
        .innerJoin('seats as s', 's.table_id', 'q.id')
        .select('q.id')
        .where('q.started_at', '>', since)
        .where('s.person', '=', person)
        .orderBy('q.started_at', 'desc')
        .limit(1);
      return (await executor.read(toSqlQuery(started)))[0]?.id;
    },

    async pastWaits({ games, seats, pace, hour, since }, limit) {
      const waits = db
        .selectFrom('pool_waits')
        .select('waited_ms')
        .where('pace', '=', pace satisfies PoolPace)
        .where('hour', '=', hour)
        .where('at', '>', since)
        .where('game', 'in', games)
        .where('seats', 'in', seats)
        .orderBy('at', 'desc')
        .limit(limit);
      return (await executor.read(toSqlQuery(waits))).map(({ waited_ms }) => waited_ms);
    },

    async cleanPool(startedBefore, missedBefore, waitedBefore) {
      await executor.write([
        toSqlQuery(db.deleteFrom('proposals').where('started_at', '<', startedBefore)),
        toSqlQuery(db.deleteFrom('missed_proposals').where('at', '<', missedBefore)),
        toSqlQuery(db.deleteFrom('pool_waits').where('at', '<', waitedBefore)),
      ]);
    },
  };
}
