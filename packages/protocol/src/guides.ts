/** Progress in guided first games, as it is stored with a person. The guided match stays on its device. */
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

export const GameId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const ChapterId = z.string().check(z.regex(/^[A-Za-z0-9]{1,40}$/));

/** A step by its place in the guide, from 0. */
const StepPosition = z.strictObject({
  chapter: z.int().check(z.minimum(0), z.maximum(99)),
  step: z.int().check(z.minimum(0), z.maximum(999)),
});
export type StepPosition = z.infer<typeof StepPosition>;

const GuideStatus = z.strictObject({
  game: GameId,
  /** The version of the guide that the steps are counted in. */
  version: z.int().check(z.minimum(1), z.maximum(9_999)),
  /** Ids of finished chapters. */
  finished: z.array(ChapterId).check(z.maxLength(LIMITS.guideChapters)),
  furthest: StepPosition,
  /** Where the learner is; null between chapters. */
  current: z.nullable(StepPosition),
});
export type GuideStatus = z.infer<typeof GuideStatus>;

export const SaveGuides = z.strictObject({
  guides: z.array(GuideStatus).check(z.minLength(1), z.maxLength(LIMITS.guides)),
});

/** Also what a server answers: everything that is stored with the person. */
export interface AccountGuides {
  readonly guides: readonly GuideStatus[];
}

export const GuideParams = z.strictObject({ game: GameId });
