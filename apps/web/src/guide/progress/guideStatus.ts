/** Progress in a guide as it is exchanged with the server. */
import type { Guide } from '@pithead/guide';
import type { GuideStatus, StepPosition } from '@pithead/protocol';
import type { DeviceGuide } from '../guideStorage.ts';

/** Undefined if no step of this version was begun: there is nothing to tell. */
export function toStatus(game: string, stored: DeviceGuide): GuideStatus | undefined {
  const { version, finished, furthest, progress, elsewhere } = stored;
  if (furthest === undefined) return undefined;
  const current = progress === undefined ? elsewhere : positionOf(progress);
  return { game, version, finished: [...finished], furthest, current: current ?? null };
}

/** All chapters are finished. */
export const isGuideDone = ({ chapters }: Guide, finished: readonly string[]): boolean =>
  chapters.every(({ id }) => finished.includes(id));

export const positionOf = ({ chapter, step }: StepPosition): StepPosition => ({ chapter, step });

type Reached = Pick<GuideStatus, 'version' | 'furthest'>;

/** Steps of different versions can't be compared, so the newer version decides. */
export function isFurther(one: Reached, other: Reached): boolean {
  if (one.version !== other.version) return one.version > other.version;
  const { chapter, step } = other.furthest;
  return one.furthest.chapter === chapter ? one.furthest.step > step : one.furthest.chapter > chapter;
}

/**
 * Adds what the server knows and takes nothing away. The match of this device stays; where another device is
 * counts only if there is none.
 */
export function mergeStatus(stored: DeviceGuide | undefined, known: GuideStatus): DeviceGuide {
  const finished = [...new Set([...(stored?.finished ?? []), ...known.finished])];
  const own: DeviceGuide = stored ?? { version: known.version, finished, begun: {} };
  // Steps of another version would point at other sentences here.
  if (own.version !== known.version) return { ...own, finished };
  const { version, furthest = known.furthest } = own;
  const elsewhere = own.progress === undefined ? known.current : null;
  return {
    ...own,
    finished,
    furthest: isFurther(known, { version, furthest }) ? known.furthest : furthest,
    ...(elsewhere !== null && { elsewhere }),
  };
}
