/** Opens the match of a guide and follows it. */
import type { Guide, GuideProgress } from '@pithead/guide';
import { beginChapter, isChapterEnded, LEARNER } from '@pithead/guide';
import type { PlyNames } from '@pithead/kernel';
import { createGuidedMatch, loadMoveNouns, openLocalMatch, removeLocalMatch } from '../offline/index.ts';
import type { LocalSource } from '../offline/index.ts';
import { GuideRun } from './guideRun.ts';
import { matchOf } from './judgedSource.ts';
import { storedGuide, storeGuide, withoutProgress, withStepBegun } from './guideStorage.ts';

async function loadPlyNames(game: string): Promise<PlyNames> {
  const moves = Object.entries(await loadMoveNouns(game)).map(([verb, nouns]) => ({ verb, nouns }));
  return { moves, verbs: new Map(moves.map(({ verb }, index) => [verb, index])) };
}

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
  const { match, progress } = storedGuide(guide);
  if (match !== undefined && progress !== undefined && canGoOn(guide, progress, chapter)) {
    const source = openLocalMatch(match, LEARNER);
    if ((await source.opened) === undefined) return { source, progress };
    source.close();
  }
  if (match !== undefined) await removeLocalMatch(match).catch(() => undefined);
  const created = await createGuidedMatch(guide.game, chapter, name);
  storeGuide(guide.game, { ...withoutProgress(storedGuide(guide)), match: created });
  const source = openLocalMatch(created, LEARNER);
  await source.opened;
  return { source };
}

function saveProgress(guide: Guide, progress: GuideProgress): void {
  const stored = storedGuide(guide);
  const step = guide.chapters[progress.chapter]?.steps[progress.step]?.id;
  const { progress: before } = stored;
  const isNew = before?.chapter !== progress.chapter || before.step !== progress.step;
  const isBegun = isNew && step !== undefined;
  storeGuide(guide.game, { ...(isBegun ? withStepBegun(stored, progress, step) : stored), progress });
}

function saveFinished(guide: Guide, chapter: number): void {
  const stored = storedGuide(guide);
  const id = guide.chapters[chapter]?.id ?? '';
  const finished = [...new Set([...stored.finished, id])];
  const isDone = guide.chapters.every((each) => finished.includes(each.id));
  storeGuide(guide.game, { ...stored, finished, ...(isDone && { isDone }) });
}

export interface OpenGuide {
  readonly run: GuideRun;
  readonly source: LocalSource;
}

export async function openGuide(guide: Guide, chapter: number, name: string): Promise<OpenGuide> {
  const [names, opened] = await Promise.all([loadPlyNames(guide.game), openMatch(guide, chapter, name)]);
  const isResumed = opened.progress?.chapter === chapter;
  const progress = isResumed ? opened.progress : undefined;
  const isFree = opened.progress?.isFree ?? false;
  const run: GuideRun = new GuideRun({
    guide,
    names,
    source: opened.source,
    progress: progress ?? beginChapter(guide, names, { chapter, isFree }, matchOf(opened.source)),
    isResumed: progress !== undefined && (progress.step > 0 || progress.isReached),
    save: (next) => saveProgress(guide, next),
    endChapter: () => saveFinished(guide, run.progress.chapter),
  });
  if (!isResumed) saveProgress(guide, run.progress);
  return { run, source: opened.source };
}

/** The next time the chapter is opened it begins again. */
export function forgetProgress(guide: Guide): void {
  storeGuide(guide.game, withoutProgress(storedGuide(guide)));
}
