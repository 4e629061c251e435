/** What this device remembers of a game's guide. */
import type { Guide, GuideProgress } from '@pithead/guide';
import type { StepPosition } from '@pithead/protocol';
import { observable } from '../observable.ts';
import { recall, remember } from '../rememberedSettings.ts';
import { isFurther, positionOf } from './progress/guideStatus.ts';
import type { StoredProgress } from './storedProgress.ts';
import { fromStoredProgress, toStoredProgress } from './storedProgress.ts';

export interface DeviceGuide {
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
export function loadDeviceGuide({ game, version }: Pick<Guide, 'game' | 'version'>): DeviceGuide {
  const stored = findDeviceGuide(game);
  if (stored?.version === version) return stored;
  return { version, ...NOTHING, ...(stored !== undefined && finishedOf(stored)) };
}

const finishedOf = ({ finished, isDone }: DeviceGuide): Pick<DeviceGuide, 'finished' | 'isDone'> => ({
  finished,
  ...(isDone !== undefined && { isDone }),
});

export function findDeviceGuide(game: string): DeviceGuide | undefined {
  try {
    const stored: unknown = JSON.parse(recall(nameOf(game)) ?? 'null');
    if (!isStoredGuide(stored)) return undefined;
    const { progress, ...rest } = stored;
    return { ...NOTHING, ...rest, ...(progress !== undefined && { progress: fromStoredProgress(progress) }) };
  } catch {
    return undefined;
  }
}

type StoredGuide = Omit<DeviceGuide, 'progress'> & { readonly progress?: StoredProgress };

function isStoredGuide(value: unknown): value is StoredGuide {
  const { version, finished, furthest = {} } = (value ?? {}) as Partial<StoredGuide>;
  return typeof version === 'number' && Array.isArray(finished) && typeof furthest === 'object';
}

export function withoutProgress({ progress: _, ...stored }: DeviceGuide): DeviceGuide {
  return stored;
}

/** The next time the chapter is opened it begins again. */
export function restartChapter(guide: Guide): void {
  saveDeviceGuide(guide.game, withoutProgress(loadDeviceGuide(guide)));
}

export function withStepBegun(stored: DeviceGuide, progress: GuideProgress, step: string): DeviceGuide {
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

export function saveDeviceGuide(game: string, stored: DeviceGuide | undefined): void {
  if (stored === undefined) return write(game, undefined);
  const { sentTo: _, ...unsent } = stored;
  remember(UNSENT, 'on');
  write(game, unsent);
}

/** After an exchange with the server. */
export const saveSyncedGuide = (game: string, stored: DeviceGuide): void => write(game, stored);

function write(game: string, guide: DeviceGuide | undefined): void {
  remember(nameOf(game), guide === undefined ? undefined : JSON.stringify(toStoredGuide(guide)));
  guideChanges.set(guideChanges.get() + 1);
}

const toStoredGuide = ({ progress, ...rest }: DeviceGuide): StoredGuide => ({
  ...rest,
  ...(progress !== undefined && { progress: toStoredProgress(progress) }),
});
