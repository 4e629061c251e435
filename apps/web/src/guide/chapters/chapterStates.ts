import type { Guide } from '@pithead/guide';
import { isChapterEnded } from '@pithead/guide';
import type { DeviceGuide } from '../guideStorage.ts';

export interface ChapterState {
  readonly isDone: boolean;
  /** The chapter to play next. */
  readonly isNext: boolean;
  /** The number of the step to resume at, from 1; undefined if the chapter begins. */
  readonly step: number | undefined;
}

/** A chapter of a match on another device begins here. */
function nextChapter(guide: Guide, { progress, elsewhere, finished }: DeviceGuide): number {
  const current = progress ?? elsewhere;
  if (current !== undefined) return isChapterEnded(guide, current) ? current.chapter + 1 : current.chapter;
  return guide.chapters.findIndex(({ id }) => !finished.includes(id));
}

/** The state of each chapter for the list. */
export function chapterStates(guide: Guide, stored: DeviceGuide): readonly ChapterState[] {
  const next = nextChapter(guide, stored);
  return guide.chapters.map(({ id }, chapter) => ({
    isDone: stored.finished.includes(id),
    isNext: chapter === next,
    step: chapter === next && stored.progress?.chapter === chapter ? stored.progress.step + 1 : undefined,
  }));
}
