/** Locks the row of the proposal before those of its searches, and people before both. */
import { sql } from 'kysely';
import { randomId } from '../../../ids.ts';
import type { Executor } from '../../executor.ts';
import { StepRefused } from '../../executor.ts';
import type { PoolStore } from '../../poolStore.ts';
import { toRequiredStep, toSqlQuery } from '../../sqlQuery.ts';
import type { SeatRefusal } from '../../tableStore.ts';
import { startedTableSteps } from '../tableRepository.ts';

export const freeSearches = ({ db }: Executor, proposal: string) =>
  db.updateTable('searches').set({ proposal: null, has_accepted: 0 }).where('proposal', '=', proposal);

type PoolProposals = Pick<PoolStore, 'addProposal' | 'acceptProposal' | 'cancelProposal' | 'startProposal'>;

export function proposalRepository(executor: Executor): PoolProposals {
  const { db } = executor;
  const unanswered = (proposal: string) =>
    db.selectFrom('searches').select('person').where('proposal', '=', proposal).where('has_accepted', '=', 0);
  const accepted = (proposal: string) =>
    db
      .selectFrom('searches')
      .where('proposal', '=', proposal)
      .where('has_accepted', '=', 1)
      .select(({ fn }) => fn.countAll<number>().as('many'));
  const lock = (proposal: string) =>
    db
      .updateTable('proposals')
      .set({ id: proposal })
      .where('id', '=', proposal)
      .where('started_at', 'is', null);
  return {
    async addProposal({ createdAt: created_at, expiresAt: expires_at, isRated, ...row }, searches) {
      const add = db
        .insertInto('proposals')
        .values({ ...row, created_at, expires_at, is_rated: isRated ? 1 : 0, started_at: null });
      const claim = searches
        .toSorted((a, b) => (a.person < b.person ? -1 : 1))
        .map(({ person, revision }) =>
          db
            .updateTable('searches')
            .set({ proposal: row.id, has_accepted: 0 })
            .where('person', '=', person)
            .where('revision', '=', revision)
            .where('proposal', 'is', null),
        );
      return (
        (await executor.write([toSqlQuery(add), ...claim.map((each) => toRequiredStep(each))])) !== undefined
      );
    },

    async acceptProposal(person, proposal, now) {
      const open = db
        .selectFrom('proposals')
        .select('id')
        .where('id', '=', proposal)
        .where('expires_at', '>', now);
      const accept = db
        .updateTable('searches')
        .set({ has_accepted: 1 })
        .where('person', '=', person)
        .where('proposal', '=', proposal)
        .where(({ exists }) => exists(open));
      return (await executor.write([toRequiredStep(accept)])) !== undefined;
    },

    async cancelProposal(proposal, { removed, isExpired, at }) {
      const missed = db
        .insertInto('missed_proposals')
        .columns(['person', 'at'])
        .expression(unanswered(proposal).select(sql<number>`CAST(${at} AS bigint)`.as('at')))
        .onConflict((known) => known.doNothing());
      const members = db.deleteFrom('searches').where('proposal', '=', proposal);
      const done = await executor.write([
        toRequiredStep(lock(proposal)),
        ...(isExpired ? [toSqlQuery(missed), toSqlQuery(members.where('has_accepted', '=', 0))] : []),
        ...(removed.length > 0 ? [toSqlQuery(members.where('person', 'in', removed))] : []),
        toSqlQuery(freeSearches(executor, proposal)),
        toSqlQuery(db.deleteFrom('proposals').where('id', '=', proposal)),
      ]);
      return done !== undefined;
    },

    async startProposal(proposal, start, sample) {
      const claim = db
        .updateTable('proposals')
        .set({ started_at: sample.at })
        .where('id', '=', proposal)
        .where('started_at', 'is', null)
        .where(accepted(proposal), '=', sql.ref<number>('people'));
      const searches = await executor.read(
        toSqlQuery(
          db.selectFrom('searches').select(['person', 'joined_at']).where('proposal', '=', proposal),
        ),
      );
      const waits = searches.map(({ joined_at }) => ({
        id: randomId(),
        ...sample,
        waited_ms: sample.at - joined_at,
      }));
      const { before, after } = startedTableSteps(executor, start);
      try {
        const done = await executor.write([
          ...before,
          toRequiredStep(claim),
          ...after,
          toSqlQuery(db.deleteFrom('searches').where('proposal', '=', proposal)),
          ...(waits.length > 0 ? [toSqlQuery(db.insertInto('pool_waits').values(waits))] : []),
        ]);
        return done === undefined ? 'notReady' : 'started';
      } catch (error) {
        if (error instanceof StepRefused) return error.refusal as SeatRefusal;
        throw error;
      }
    },
  };
}
