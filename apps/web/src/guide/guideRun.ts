/**
 * A guide at work: follows a guided match, decides which step is shown, and lets bots play. The table plays
 * through `source`, so that plies can be compared with what the step suggests.
 */
import type { GuideContext, GuidedMatch, GuideOption, GuideProgress, GuideStep } from '@pithead/guide';
import {
  afterUndo,
  beginChapter,
  botPliesUntil,
  contextOf,
  endOfChapter,
  followSuggestions,
  isChapterEnded,
  isOffered,
  isStepOver,
  LOST_AFTER,
  nextStep,
  skipTo,
  stepAt,
  stepOfPly,
  suggestionsAt,
} from '@pithead/guide';
import type { Ply, PlyNames } from '@pithead/kernel';
import type { RequestRefusal } from '@pithead/protocol';
import type { MatchSource } from '@pithead/ui';
import type { CoachNote, GuideRunDependencies, PlayedPlies } from './guideRunTypes.ts';
import { judgedSource, matchOf } from './judgedSource.ts';

export class GuideRun {
  readonly #dependencies: GuideRunDependencies;
  readonly names: PlyNames;
  /** What the table plays through. */
  readonly source: MatchSource;
  readonly #listeners = new Set<() => void>();
  #progress: GuideProgress;
  #refusals = 0;
  #isAdvancing = false;
  /** A play whose update has not arrived. */
  #played: PlayedPlies | undefined;
  #isClosed = false;
  /** The number of facts before the ply that `keepOrUndo` asks about. */
  #factsBeforeDetour = 0;
  readonly #unlisten: () => void;
  note: CoachNote | undefined;
  /** The learner has come back: the coach says where the match stands before it goes on. */
  isReminding: boolean;
  /** The step whose sentence is read again; the current one if undefined. */
  reread: number | undefined;

  constructor(dependencies: GuideRunDependencies) {
    this.#dependencies = dependencies;
    this.names = dependencies.names;
    this.#progress = dependencies.progress;
    this.isReminding = dependencies.isResumed === true && !this.isFinished;
    this.source = judgedSource(
      dependencies.source,
      (plies, play) => this.#play(plies, play),
      () => this.#refused(),
    );
    this.#unlisten = dependencies.source.listen(() => this.#follow());
    if (this.#progress.isFree) void dependencies.source.freeBots();
    this.#follow();
  }

  close(): void {
    this.#isClosed = true;
    this.#unlisten();
    this.#listeners.clear();
  }

  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  get progress(): GuideProgress {
    return this.#progress;
  }

  /** The last step of the chapter has ended. */
  get isFinished(): boolean {
    return isChapterEnded(this.#dependencies.guide, this.#progress);
  }

  /** The step whose sentence is shown. */
  get step(): GuideStep | undefined {
    return stepAt(this.#dependencies.guide, { ...this.#progress, step: this.reread ?? this.#progress.step });
  }

  get context(): GuideContext {
    return contextOf(this.#progress, this.#match());
  }

  /** The step is done, and bots are playing. */
  get isWaiting(): boolean {
    return this.#progress.isReached && this.reread === undefined && !this.isReminding;
  }

  /** The suggested plies that can be played now. */
  get suggestions(): readonly Ply[] {
    const reread = this.reread === undefined ? {} : { step: this.reread, followed: [] };
    const shown = { ...this.#progress, ...reread };
    return suggestionsAt(this.#dependencies.guide, this.names, shown, this.#match());
  }

  /** The explained options of a free choice that can be played now. */
  get options(): readonly GuideOption[] {
    const { offers } = this.#match();
    const options = this.step?.options?.filter(({ when }) => when?.(this.context) !== false) ?? [];
    return options.filter(({ ply }) => isOffered(this.names, offers, ply));
  }

  /** After the second refusal the coach offers to show the ply. */
  get isStuck(): boolean {
    return this.#refusals > 1;
  }

  next(): void {
    if (this.isReminding) this.isReminding = false;
    else if (this.reread !== undefined)
      this.reread = this.#shownSteps().find((step) => step > (this.reread ?? 0));
    else if (this.step?.until === 'next') {
      this.note = undefined;
      this.#update({ ...this.#progress, isReached: true });
      void this.#goOn();
    }
    this.#notify();
  }

  /** Reads the sentence before again; undoes nothing. */
  back(): void {
    const shown = this.reread ?? this.#progress.step;
    this.reread = this.#shownSteps().findLast((step) => step < shown) ?? this.reread;
    this.#notify();
  }

  /** The steps before this one whose sentences the learner has read. */
  #shownSteps(): number[] {
    const { step, omitted = [] } = this.#progress;
    return Array.from({ length: step }, (_, each) => each).filter((each) => !omitted.includes(each));
  }

  /** The next chapter begins where the match stands. */
  beginNextChapter(): void {
    const next = { ...this.#progress, chapter: this.#progress.chapter + 1 };
    this.note = undefined;
    this.reread = undefined;
    this.#update(beginChapter(this.#dependencies.guide, this.names, next, this.#match()));
    if (this.#progress.isFree) this.#freeBots();
    this.#follow();
  }

  /** The match goes on without the coach. */
  playOn(): void {
    this.note = undefined;
    this.#freeBots();
    this.#notify();
  }

  keep(): void {
    this.#leaveScript();
    this.#follow();
  }

  async takeBack(): Promise<void> {
    await this.#dependencies.source.act({ act: 'undo', reach: 'turn' });
    this.note = undefined;
    this.#follow();
  }

  async #play(
    plies: readonly Ply[],
    play: () => Promise<RequestRefusal | undefined>,
  ): Promise<RequestRefusal | undefined> {
    const { guide } = this.#dependencies;
    const found = plies.map((ply) => stepOfPly(guide, this.names, this.#progress, ply));
    this.#played = { plies, found, before: this.#match().facts.length };
    const refusal = await play();
    if (refusal === undefined) this.#settlePlay();
    this.#played = undefined;
    this.#follow();
    return refusal;
  }

  /** Called with the update, which arrives before the answer, so that table and coach are drawn together. */
  #settlePlay(): void {
    if (this.#played === undefined) return;
    const { plies, found, before } = this.#played;
    this.#played = undefined;
    this.#judge(found, before);
    this.#update(followSuggestions(this.#dependencies.guide, this.names, this.#progress, plies, before));
  }

  #judge(found: PlayedPlies['found'], factsBefore: number): void {
    const hadDetour = this.note === 'keepOrUndo';
    const last = found.at(-1);
    this.#refusals = 0;
    this.reread = undefined;
    this.isReminding = false;
    this.note = undefined;
    if (this.#progress.isFree || this.#progress.isReached || this.isFinished) return;
    const isOther = found.includes(undefined);
    const canUndo = (this.#dependencies.source.current()?.state?.undoable ?? 0) > 0;
    if (isOther && canUndo) {
      if (!hadDetour) this.#factsBeforeDetour = factsBefore;
      this.note = 'keepOrUndo';
    }
    // Playing on answers the question.
    else if (isOther || hadDetour) this.#leaveScript();
    else if (found.some((each) => each?.verdict === 'allowed')) this.note = 'alsoWorks';
    if (!isOther && last !== undefined) this.#update(skipTo(this.#progress, last.step, factsBefore));
  }

  /** The learner selected something that is not allowed. */
  #refused(): void {
    if (this.note === 'keepOrUndo' || this.suggestions.length === 0) return;
    this.#refusals++;
    this.note = 'notThere';
    this.#notify();
  }

  #leaveScript(): void {
    this.note = 'ownWay';
    this.#freeBots();
  }

  #freeBots(): void {
    if (!this.#progress.isFree) this.#update({ ...this.#progress, isFree: true });
    void this.#dependencies.source.freeBots();
  }

  #match(): GuidedMatch {
    return matchOf(this.#dependencies.source);
  }

  #follow(): void {
    if (this.#isClosed || this.#dependencies.source.current()?.state === undefined) return;
    const match = this.#match();
    if (this.#played !== undefined) {
      if (match.facts.length <= this.#played.before) return;
      this.#settlePlay();
    }
    this.#update(afterUndo(this.#progress, match));
    if (this.note === 'keepOrUndo' && match.facts.length <= this.#factsBeforeDetour) this.note = undefined;
    this.#checkGoal();
    if (this.#progress.isReached) void this.#goOn();
    this.#notify();
  }

  #checkGoal(): void {
    if (this.note === 'keepOrUndo' || this.#progress.isReached) return;
    if (isStepOver(this.#dependencies.guide, this.names, this.#progress, this.#match()))
      this.#update({ ...this.#progress, isReached: true });
  }

  /** Lets bots play what belongs to the step, then shows the next one; it may be reached already. */
  async #goOn(): Promise<void> {
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    try {
      while (this.#progress.isReached && (await this.#letBotsPlay())) {
        this.#advance();
        this.#checkGoal();
        this.#notify();
      }
    } finally {
      this.#isAdvancing = false;
    }
  }

  /** False while free bots are busy. */
  async #letBotsPlay(): Promise<boolean> {
    const { guide, names, source } = this.#dependencies;
    const { chapter, step } = this.#progress;
    const { bots = [], freesBots } = stepAt(guide, this.#progress) ?? {};
    if (freesBots === true) this.#freeBots();
    if (!this.#progress.isFree && bots.length > 0) {
      const isPlayed = await source.playScript(botPliesUntil(guide, names, chapter, step));
      if (!isPlayed) this.#freeBots();
    }
    const { isOver, offers } = this.#match();
    const hasTurn = !this.#progress.isFree || isOver || Object.keys(offers).length > 0;
    return !this.#isClosed && hasTurn;
  }

  #advance(): void {
    const { guide, names, endChapter } = this.#dependencies;
    const next = nextStep(guide, names, this.#progress, this.#match());
    this.reread = undefined;
    this.#refusals = 0;
    if (next === undefined) {
      this.#update(endOfChapter(guide, this.#progress));
      return endChapter();
    }
    if (next.dropped >= LOST_AFTER) this.note = 'lost';
    else if (this.note === 'notThere' || this.note === 'lost') this.note = undefined;
    if (next.isFree && !this.#progress.isFree) void this.#dependencies.source.freeBots();
    this.#update(next);
  }

  #update(progress: GuideProgress): void {
    if (progress === this.#progress) return;
    this.#progress = progress;
    this.#dependencies.save(progress);
  }

  readonly #notify = (): void => this.#listeners.forEach((listener) => listener());
}
