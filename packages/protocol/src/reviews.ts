/** Reviews of finished games, as they are stored with an account. They are computed by the browser. */
import * as z from 'zod/mini';
import { GameId } from './guides.ts';
import { LIMITS } from './limits.ts';

export const ReviewParams = z.strictObject({
  /** The value function. Reviews of different ones can't be compared. */
  engine: z.string().check(z.regex(/^[a-z0-9.-]{1,20}$/)),
  /** Commitment and last hash of the record. */
  record: z.string().check(z.regex(/^[0-9a-f]{64}-[0-9a-f]{32}$/)),
});
export type ReviewParams = z.infer<typeof ReviewParams>;

const OwnAccuracy = z.strictObject({
  /** In percent. */
  accuracy: z.number().check(z.minimum(0), z.maximum(100)),
  /** Winning chance lost per thousand real decisions; below 0 by noise only. */
  errorRate: z.number().check(z.minimum(-1_000), z.maximum(1_000)),
});
export type OwnAccuracy = z.infer<typeof OwnAccuracy>;

export const SaveReview = z.strictObject({
  game: GameId,
  /** Milliseconds; missing if the record has no date. */
  playedAt: z.optional(z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000))),
  /** Of the account's own seat; missing if it did not take part. */
  own: z.optional(OwnAccuracy),
  /** All parts of the review: JSON, deflated, as base64. The server does not read it. */
  data: z.string().check(z.minLength(1), z.maxLength(LIMITS.review), z.regex(/^[A-Za-z0-9+/]*={0,2}$/)),
});
export type SaveReview = z.infer<typeof SaveReview>;

/** A stored review without its parts. */
export interface ReviewSummary extends ReviewParams {
  readonly game: string;
  readonly playedAt: number | null;
  readonly own: OwnAccuracy | null;
}

/** The last stored one first. */
export interface AccountReviews {
  readonly reviews: readonly ReviewSummary[];
}
