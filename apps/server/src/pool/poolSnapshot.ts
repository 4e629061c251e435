import type { ProposalRow, SearchRow, Store } from '../store/store.ts';
import type { PoolCandidate } from './poolMatch.ts';
import type { PoolRatings } from './poolRatings.ts';
import { poolRatingsOf } from './poolRatings.ts';

/** The pool at one moment, with what the matching needs to know of its people. */
export interface PoolSnapshot {
  readonly searches: readonly SearchRow[];
  readonly proposals: readonly ProposalRow[];
  readonly ratings: PoolRatings;
  candidateOf(search: PoolCandidateSource): PoolCandidate;
}

type PoolCandidateSource = Pick<SearchRow, 'person' | 'isAccount' | 'choice' | 'joinedAt'>;

export async function readPoolSnapshot(store: Store, now: number): Promise<PoolSnapshot> {
  const { searches, proposals, separated } = await store.readPool();
  const people = searches.map(({ person }) => person);
  const games = [...new Set(searches.flatMap(({ choice }) => choice.games))];
  const ratings = await poolRatingsOf(store, people, games, now);
  const blocks = await store.blocksAmong(people);
  const avoids = new Map<string, Set<string>>();
  for (const [one, other] of [
    ...separated,
    ...blocks.map(({ person, blocked }) => [person, blocked] as const),
  ])
    for (const [person, avoided] of [
      [one, other],
      [other, one],
    ] as const)
      avoids.set(person, (avoids.get(person) ?? new Set()).add(avoided));
  return {
    searches,
    proposals,
    ratings,
    candidateOf: ({ person, isAccount, choice, joinedAt }) => ({
      person,
      isAccount,
      choice,
      joinedAt,
      ratings: new Map([...(ratings.get(person) ?? [])].map(([game, { rating }]) => [game, rating])),
      avoids: avoids.get(person) ?? new Set(),
    }),
  };
}
