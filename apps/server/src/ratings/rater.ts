import type { Rating } from '../store/store.ts';
import { BETA } from './uncertainty.ts';

export interface RatedSeat {
  readonly place: number;
  readonly rating: Rating;
}

export type Rater = (seats: readonly RatedSeat[]) => Rating[];

/** Uncertainty that every game adds, so that ratings follow players who improve. */
const TAU = 2.5;

/**
 * How much of the information of its pairs a ranking of n players has. The pairs of one table share the luck of its
 * players; with 1 the ranges would be too narrow at three and four players (`rater.test.ts` measures it).
 */
const shareOfPairs = (_c: number, players: number): number => 2 / players;

/** Loaded when the first result is rated: the package takes long to import. */
export async function loadRater(): Promise<Rater> {
  const [{ rate }, { bradleyTerryFull }] = await Promise.all([
    import('openskill'),
    import('openskill/models'),
  ]);
  return (seats) => {
    const teams = seats.map(({ rating: { rating, sigma } }) => [{ mu: rating, sigma }]);
    const options = {
      model: bradleyTerryFull,
      rank: seats.map(({ place }) => place),
      beta: BETA,
      tau: TAU,
      gamma: shareOfPairs,
    };
    return rate(teams, options).map(([after]) => {
      const { mu, sigma } = after as { mu: number; sigma: number };
      return { rating: mu, sigma };
    });
  };
}
