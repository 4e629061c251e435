/** Progress as devices store it. Its names stay as they are, so that what is stored can always be read. */
import type { GuideProgress } from '@pithead/guide';

export interface StoredProgress {
  readonly chapter: number;
  readonly step: number;
  /** `factCountAtStart` */
  readonly starts: readonly number[];
  readonly isReached: boolean;
  /** `hasLeftScript` */
  readonly isFree: boolean;
  /** `skippedLessons` */
  readonly dropped: number;
  /** `hiddenSteps` */
  readonly omitted?: readonly number[];
  /** `skippedSteps` */
  readonly skipped?: readonly number[];
  /** `facts` is `factCount`. */
  readonly followed?: readonly { readonly place: number; readonly facts: number }[];
}

export function toStoredProgress(progress: GuideProgress): StoredProgress {
  const { chapter, step, isReached, factCountAtStart, hasLeftScript, skippedLessons } = progress;
  const { hiddenSteps, skippedSteps, followed } = progress;
  return {
    chapter,
    step,
    starts: factCountAtStart,
    isReached,
    isFree: hasLeftScript,
    dropped: skippedLessons,
    ...(hiddenSteps && { omitted: hiddenSteps }),
    ...(skippedSteps && { skipped: skippedSteps }),
    ...(followed && { followed: followed.map(({ place, factCount }) => ({ place, facts: factCount })) }),
  };
}

export function fromStoredProgress(stored: StoredProgress): GuideProgress {
  const { chapter, step, isReached, starts, isFree, dropped, omitted, skipped, followed } = stored;
  return {
    chapter,
    step,
    factCountAtStart: starts,
    isReached,
    hasLeftScript: isFree,
    skippedLessons: dropped,
    ...(omitted && { hiddenSteps: omitted }),
    ...(skipped && { skippedSteps: skipped }),
    ...(followed && { followed: followed.map(({ place, facts }) => ({ place, factCount: facts })) }),
  };
}
