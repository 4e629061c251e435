/** What the export of a person's data says of ratings. */
import type { ProfileVisibility } from '@pithead/protocol';
import { DEFAULT_VISIBILITY } from '@pithead/protocol';
import type { NumberedRatingChange, RatingRow, SightingRow, Store } from '../store/store.ts';

const NO_LIMIT = 1_000_000;

export interface RatingData {
  readonly ratings: readonly Omit<RatingRow, 'person'>[];
  readonly ratedGames: readonly Pick<NumberedRatingChange, 'number' | 'table' | 'at' | 'before' | 'after'>[];
  readonly profileVisibility: ProfileVisibility;
  /** On which days a device and a network were remembered, as hashes. */
  readonly sightings: readonly SightingRow[];
}

export async function ratingDataOf(store: Store, id: string): Promise<RatingData> {
  const ratings = await store.allRatingsOf([id]);
  const games = await Promise.all(
    ratings.map(({ game }) => store.ratedGamesOf(id, game, Number.MAX_SAFE_INTEGER, NO_LIMIT)),
  );
  return {
    ratings: ratings.map(({ person: _, ...row }) => row),
    ratedGames: games.flat().map(({ number, table, at, before, after }) => ({
      number,
      table,
      at,
      before,
      after,
    })),
    profileVisibility: (await store.visibilityOf([id])).get(id) ?? DEFAULT_VISIBILITY,
    sightings: await store.sightingsOf(id),
  };
}
