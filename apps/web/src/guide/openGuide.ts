/** Opens the match of a guide and follows it. */
import type { Guide, GuideProgress } from '@pithead/guide';
import { beginChapter, isChapterEnded, LEARNER } from '@pithead/guide';
import type { PlyNames } from '@pithead/kernel';
import { createGuidedMatch, loadPlyNames, openLocalMatch } from '../offline/index.ts';
import { removeLocalMatch } from '../offline/localMatches.ts';
import type { LocalSource } from '../offline/index.ts';
import { GuideRun } from './guideRun.ts';
import { matchOf } from './interceptPlays.ts';
import { loadDeviceGuide, saveDeviceGuide, withoutProgress, withStepBegun } from './guideStorage.ts';
import { isGuideDone } from './progress/guideStatus.ts';

/** A chapter can go on in the stored match if it is there, or at the end of the chapter before. */
const canGoOn = (guide: Guide, progress: GuideProgress, chapter: number): boolean =>
  progress.chapter === chapter || (progress.chapter === chapter - 1 && isChapterEnded(guide, progress));

interface OpenedMatch {
  readonly source: LocalSource;
  /** Absent if the chapter begins. */
  readonly progress?: GuideProgress;
}

/** Opens the stored match if it has come to this chapter, or a new one at the beginning of the chapter. */
async function openMatch(guide: Guide, chapter: number, name: string): Promise<OpenedMatch> {
  const { match, progress } = loadDeviceGuide(guide);
  if (match !== undefined && progress !== undefined && canGoOn(guide, progress, chapter)) {
    const source = openLocalMatch(match, LEARNER);
    if ((await source.opened) === undefined) return { source, progress };
    source.close();
  }
  if (match !== undefined) await removeLocalMatch(match).catch(() => undefined);
  const created = await createGuidedMatch(guide.game, chapter, name);
  saveDeviceGuide(guide.game, { ...withoutProgress(loadDeviceGuide(guide)), match: created });
  const source = openLocalMatch(created, LEARNER);
  return { source: await openedSource(source) };
}

/** Rejects if the match can't be opened. */
async function openedSource(source: LocalSource): Promise<LocalSource> {
  try {
    const failure = await source.opened;
    if (failure === undefined) return source;
    throw new Error(failure);
  } catch (error) {
    source.close();
    throw error;
  }
}

function saveProgress(guide: Guide, progress: GuideProgress): void {
  const stored = loadDeviceGuide(guide);
  const step = guide.chapters[progress.chapter]?.steps[progress.step]?.id;
  const { progress: before } = stored;
  const isNew = before?.chapter !== progress.chapter || before.step !== progress.step;
  const isBegun = isNew && step !== undefined;
  saveDeviceGuide(guide.game, { ...(isBegun ? withStepBegun(stored, progress, step) : stored), progress });
}

function saveFinished(guide: Guide, chapter: number): void {
  const stored = loadDeviceGuide(guide);
  const id = guide.chapters[chapter]?.id ?? '';
  const finished = [...new Set([...stored.finished, id])];
  const isDone = isGuideDone(guide, finished);
  saveDeviceGuide(guide.game, { ...stored, finished, ...(isDone && { isDone }) });
}

export interface OpenGuide {
  readonly run: GuideRun;
  readonly source: LocalSource;
}

export async function openGuide(guide: Guide, chapter: number, name: string): Promise<OpenGuide> {
  const names = await loadPlyNames(guide.game);
  const opened = await openMatch(guide, chapter, name);
  try {
    return { run: startRun(guide, chapter, names, opened), source: opened.source };
  } catch (error) {
    opened.source.close();
    throw error;
  }
}

function startRun(
  guide: Guide,
  chapter: number,
  names: PlyNames,
  { source, progress }: OpenedMatch,
): GuideRun {
  const isResumed = progress?.chapter === chapter;
  const hasLeftScript = progress?.hasLeftScript ?? false;
  const run: GuideRun = new GuideRun({
    guide,
    names,
    source,
    progress: isResumed ? progress : beginChapter(guide, names, { chapter, hasLeftScript }, matchOf(source)),
    isResumed: isResumed && (progress.step > 0 || progress.isReached),
    save: (next) => saveProgress(guide, next),
    endChapter: () => saveFinished(guide, run.progress.chapter),
  });
  if (!isResumed) saveProgress(guide, run.progress);
  return run;
}
