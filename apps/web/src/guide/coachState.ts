/** What the coach shows of a guided match: the step, a note, and what can be played. */
import type { GuideContext, GuidedMatch, GuideOption, GuideProgress, GuideStep } from '@pithead/guide';
import { contextOf, isChapterEnded, optionsAt, stepAt, suggestionsAt } from '@pithead/guide';
import type { Ply, PlyNames } from '@pithead/kernel';
import type { CoachNote, CoachQuestion, GuideRunDependencies } from './guideRunTypes.ts';
import { questionOf } from './guideRunTypes.ts';
import { matchOf } from './interceptPlays.ts';

export abstract class CoachState {
  protected readonly dependencies: GuideRunDependencies;
  readonly names: PlyNames;
  protected current: GuideProgress;
  protected refusals = 0;
  note: CoachNote | undefined;
  /** The learner has come back: the coach says where the match stands before it goes on. */
  isReminding: boolean;
  /** The step whose sentence is read again; the current one if undefined. */
  reread: number | undefined;

  constructor(dependencies: GuideRunDependencies) {
    this.dependencies = dependencies;
    this.names = dependencies.names;
    this.current = dependencies.progress;
    this.isReminding = dependencies.isResumed === true && !this.isFinished;
  }

  get progress(): GuideProgress {
    return this.current;
  }

  /** The last step of the chapter has ended. */
  get isFinished(): boolean {
    return isChapterEnded(this.dependencies.guide, this.current);
  }

  /** What the coach asks instead of telling what the step is about. */
  get question(): CoachQuestion | undefined {
    return this.isFinished ? 'nextChapter' : questionOf(this.note);
  }

  /** With the step whose sentence is shown. If it is read again, all of its suggestions count. */
  protected get shownProgress(): GuideProgress {
    if (this.reread === undefined) return this.current;
    return { ...this.current, step: this.reread, followed: [] };
  }

  /** The step whose sentence is shown. */
  get shownStep(): GuideStep | undefined {
    return stepAt(this.dependencies.guide, this.shownProgress);
  }

  get shownContext(): GuideContext {
    return contextOf(this.shownProgress, this.match());
  }

  /** The step is done, and bots are playing. */
  get isWaiting(): boolean {
    return this.current.isReached && this.reread === undefined && !this.isReminding;
  }

  /** The suggested plies that can be played now. */
  get suggestions(): readonly Ply[] {
    return suggestionsAt(this.dependencies.guide, this.names, this.shownProgress, this.match());
  }

  /** The explained options of a free choice that can be played now. */
  get options(): readonly GuideOption[] {
    return optionsAt(this.dependencies.guide, this.names, this.shownProgress, this.match());
  }

  /** After the second refusal the coach offers to show the ply. */
  get isStuck(): boolean {
    return this.refusals > 1;
  }

  protected match(): GuidedMatch {
    return matchOf(this.dependencies.source);
  }
}
