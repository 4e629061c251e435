/**
 * The scale of ratings: Elo's, on which 400 points are odds of ten to one and Greedy has 1,400. In openskill's own
 * units it is 1400 + 29.48 × (mu − 25), because its beta of 25/6 is 122.8 points.
 */
import { ELO_PER_LOG_ODDS, REFERENCE_RATING } from '@pithead/bots';
import type { ShownRating } from '@pithead/protocol';
import type { Rating } from '../store/store.ts';

export const DAY_MS = 86_400_000;

/** Two results of equally certain players differ by noise with this scale (`c` of Weng and Lin is √2 β). */
export const BETA = ELO_PER_LOG_ODDS / Math.SQRT2;

export const NEW_RATING: Rating = { rating: REFERENCE_RATING, sigma: 200 };

/** Before that many rated games no rating is shown. */
export const GAMES_TO_FIRST = 3;

/** Half of the 95 % range. */
const Z = 1.96;
const PROVISIONAL_ABOVE = 110;

/** Somebody with ± 58 becomes provisional after a year without a rated game. */
const SETTLED_SIGMA = 58 / Z;
const VARIANCE_PER_DAY = ((PROVISIONAL_ABOVE / Z) ** 2 - SETTLED_SIGMA ** 2) / 365;

/** Computed when it is read, from whole days: no job has to run for it, and everybody reads the same. */
export function sigmaAt({ sigma }: Pick<Rating, 'sigma'>, lastAt: number, now: number): number {
  const days = Math.max(0, Math.floor((now - lastAt) / DAY_MS));
  return Math.min(NEW_RATING.sigma, Math.sqrt(sigma ** 2 + VARIANCE_PER_DAY * days));
}

export const plusMinusOf = (sigma: number): number => Math.round(Z * sigma);

export function shownRating(
  { rating, sigma, games, lastAt }: Rating & { readonly games: number; readonly lastAt: number },
  now: number,
): ShownRating {
  const plusMinus = plusMinusOf(sigmaAt({ sigma }, lastAt, now));
  return { rating: Math.round(rating), plusMinus, isProvisional: plusMinus > PROVISIONAL_ABOVE, games };
}
