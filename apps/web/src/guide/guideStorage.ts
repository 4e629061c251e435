/** What this device remembers of a game's guide. */
import type { Guide, GuideProgress } from '@pithead/guide';
import type { StepPosition } from '@pithead/protocol';
import { observable } from '../observable.ts';
import { recall, remember } from '../rememberedSettings.ts';
import { isFurther, positionOf } from './progress/guideStatus.ts';

export interface StoredGuide {
  readonly version: number;
  /** The guided match that can be resumed. */
  readonly match?: string;
  readonly progress?: GuideProgress;
  /** The ids of finished chapters. */
  readonly finished: readonly string[];
  /** All chapters are finished. */
  readonly isDone?: true;
  /** The furthest step that was begun, on this device or another one. */
  readonly furthest?: StepPosition;
  /** Where the learner is on another device, whose match is not here. */
  readonly elsewhere?: StepPosition;
  /** How often each step was begun, by its id: shown in the settings, sent nowhere. */
  readonly begun: Readonly<Record<string, number>>;
  /** The id of the person in whose name the server was told all of this. */
  readonly sentTo?: string;
}

const NOTHING = { finished: [], begun: {} };
const nameOf = (game: string): string => `guide.${game}`;

/** Set while there may be something that the server does not know. */
export const UNSENT = 'guidesUnsent';

/** Counts the changes of what is stored. */
export const guideChanges = observable(0);

/** Steps of another version of the guide mean nothing here, but finished chapters stay finished. */
export function storedGuide({ game, version }: Pick<Guide, 'game' | 'version'>): StoredGuide {
  const stored = readStored(game);
  if (stored?.version === version) return stored;
  return { version, ...NOTHING, ...(stored !== undefined && finishedOf(stored)) };
}

const finishedOf = ({ finished, isDone }: StoredGuide): Pick<StoredGuide, 'finished' | 'isDone'> => ({
  finished,
  ...(isDone !== undefined && { isDone }),
});

export function readStored(game: string): StoredGuide | undefined {
  try {
    const stored: unknown = JSON.parse(recall(nameOf(game)) ?? 'null');
    return isStoredGuide(stored) ? { ...NOTHING, ...stored } : undefined;
  } catch {
    return undefined;
  }
}

function isStoredGuide(value: unknown): value is StoredGuide {
  const { version, finished, furthest = {} } = (value ?? {}) as Partial<StoredGuide>;
  return typeof version === 'number' && Array.isArray(finished) && typeof furthest === 'object';
}

/** The next time a chapter is opened it begins again. */
export function withoutProgress({ progress: _, ...stored }: StoredGuide): StoredGuide {
  return stored;
}

export function withStepBegun(stored: StoredGuide, progress: GuideProgress, step: string): StoredGuide {
  const { elsewhere: _, ...here } = stored;
  const { version, furthest, begun } = here;
  const reached = positionOf(progress);
  const isFurthest =
    furthest === undefined || isFurther({ version, furthest: reached }, { version, furthest });
  return {
    ...here,
    ...(isFurthest && { furthest: reached }),
    begun: { ...begun, [step]: (begun[step] ?? 0) + 1 },
  };
}

export function storeGuide(game: string, stored: StoredGuide | undefined): void {
  if (stored === undefined) return write(game, undefined);
  const { sentTo: _, ...unsent } = stored;
  remember(UNSENT, 'on');
  write(game, unsent);
}

/** After an exchange with the server. */
export const storeSynced = (game: string, stored: StoredGuide): void => write(game, stored);

function write(game: string, stored: StoredGuide | undefined): void {
  remember(nameOf(game), stored === undefined ? undefined : JSON.stringify(stored));
  guideChanges.set(guideChanges.get() + 1);
}
