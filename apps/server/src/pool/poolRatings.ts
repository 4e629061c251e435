/** The rating of a person in a game, for the pool. */
import { DEFAULT_VISIBILITY } from '@pithead/protocol';
import { GAMES_TO_FIRST, shownRating } from '../ratings/uncertainty.ts';
import type { Store } from '../store/store.ts';
import { UNKNOWN_RATING } from './poolMatch.ts';

export interface PoolRating {
  readonly rating: number;
  readonly isProvisional: boolean;
}

/** Opponents near a rating are looked for even if its owner hides it. */
interface KnownRating extends PoolRating {
  readonly isHidden: boolean;
}

export type PoolRatings = ReadonlyMap<string, ReadonlyMap<string, KnownRating>>;

const UNRATED: PoolRating = { rating: UNKNOWN_RATING, isProvisional: true };

/** By person and game; people without a rating are missing. */
export async function poolRatingsOf(
  store: Pick<Store, 'ratingsOf' | 'visibilityOf'>,
  people: readonly string[],
  games: readonly string[],
  now: number,
): Promise<PoolRatings> {
  const found = new Map(people.map((person) => [person, new Map<string, KnownRating>()]));
  if (people.length === 0) return found;
  const visibility = await store.visibilityOf(people);
  for (const game of games)
    for (const row of await store.ratingsOf(people, game)) {
      const { rating, isProvisional } = shownRating(row, now);
      const { ratings: audience } = visibility.get(row.person) ?? DEFAULT_VISIBILITY;
      const isHidden = audience !== 'everyone' || row.games < GAMES_TO_FIRST;
      found.get(row.person)?.set(game, { rating, isProvisional, isHidden });
    }
  return found;
}

/** As others see it. */
export function poolRatingOf(ratings: PoolRatings, person: string, game: string): PoolRating {
  const known = ratings.get(person)?.get(game);
  if (known === undefined || known.isHidden) return UNRATED;
  return { rating: known.rating, isProvisional: known.isProvisional };
}
