/**
 * A guide at work: follows a guided match, decides which step is shown, and lets bots play. The table plays
 * through `source`, so that plies can be compared with what the step suggests.
 */
import type { GuideProgress } from '@pithead/guide';
import {
  beginChapter,
  botPliesUntil,
  endOfChapter,
  isStepOver,
  judgePlay,
  LOST_AFTER,
  nextStep,
  readSteps,
  rewindProgress,
  stepAt,
} from '@pithead/guide';
import type { Ply } from '@pithead/kernel';
import type { RequestRefusal } from '@pithead/protocol';
import { CoachState } from './coachState.ts';
import type { GuideRunDependencies, PlayedPlies } from './guideRunTypes.ts';
import { questionOf } from './guideRunTypes.ts';
import { canUndo, InterceptedSource } from './interceptPlays.ts';

export class GuideRun extends CoachState {
  /** What the table plays through. */
  readonly source: InterceptedSource;
  readonly #listeners = new Set<() => void>();
  #isAdvancing = false;
  /** A play whose update has not arrived. */
  #played: PlayedPlies | undefined;
  #isClosed = false;
  #hasNewSentence = false;
  /** The number of facts before the ply that `keepOrUndo` asks about. */
  #factCountBeforeDetour = 0;
  readonly #unlisten: () => void;

  constructor(dependencies: GuideRunDependencies) {
    super(dependencies);
    this.source = new InterceptedSource(dependencies.source, {
      play: (plies, play) => this.#play(plies, play),
      onRefused: () => this.#refused(),
      hasNewSentence: () => this.#hasNewSentence,
    });
    this.#unlisten = dependencies.source.listen(() => this.#onUpdate());
    if (this.current.hasLeftScript) this.#freeBots();
    this.#onUpdate();
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

  pressNext(): void {
    const { step: shown } = this.shownProgress;
    if (this.isReminding) this.isReminding = false;
    else if (this.reread !== undefined) this.reread = readSteps(this.current).find((step) => step > shown);
    else if (this.shownStep?.until === 'next') {
      this.note = undefined;
      this.#update({ ...this.current, isReached: true });
      void this.#advanceWhileReached();
    }
    this.#notify();
  }

  /** Reads the sentence before again; undoes nothing. */
  back(): void {
    const { step: shown } = this.shownProgress;
    this.reread = readSteps(this.current).findLast((step) => step < shown) ?? this.reread;
    this.#notify();
  }

  /** The next chapter begins where the match stands. */
  beginNextChapter(): void {
    const next = { ...this.current, chapter: this.current.chapter + 1 };
    this.note = undefined;
    this.reread = undefined;
    this.#update(beginChapter(this.dependencies.guide, this.names, next, this.match()));
    if (this.current.hasLeftScript) this.#freeBots();
    this.#onUpdate();
  }

  /** The match goes on without the coach. */
  continueWithoutCoach(): void {
    this.note = undefined;
    this.#freeBots();
    this.#notify();
  }

  keepOwnPly(): void {
    this.note = 'ownWay';
    this.#freeBots();
    this.#onUpdate();
  }

  async takeBack(): Promise<void> {
    const { source } = this.dependencies;
    let refusal: RequestRefusal | undefined;
    do refusal = await source.act({ act: 'undo', reach: 'step' });
    while (
      refusal === undefined &&
      this.match().facts.length > this.#factCountBeforeDetour &&
      canUndo(source)
    );
    if (refusal === undefined) this.note = undefined;
    this.#onUpdate();
  }

  /** After a failure of the worker. */
  retry(): void {
    this.note = undefined;
    if (this.current.hasLeftScript) this.#freeBots();
    this.#onUpdate();
  }

  async #play(
    plies: readonly Ply[],
    play: () => Promise<RequestRefusal | undefined>,
  ): Promise<RequestRefusal | undefined> {
    this.#played = { plies, factCountBefore: this.match().facts.length };
    const refusal = await play();
    if (refusal === undefined) this.#settlePlay();
    this.#played = undefined;
    this.#onUpdate();
    return refusal;
  }

  /** Called with the update, which arrives before the answer, so that table and coach are drawn together. */
  #settlePlay(): void {
    if (this.#played === undefined) return;
    const { guide, source } = this.dependencies;
    const wasAsked = this.note === 'keepOrUndo';
    const play = { ...this.#played, canUndo: canUndo(source), wasAsked };
    this.#played = undefined;
    const { note, progress } = judgePlay(guide, this.names, this.current, play);
    this.refusals = 0;
    this.reread = undefined;
    this.isReminding = false;
    this.note = note;
    if (note === 'keepOrUndo' && !wasAsked) this.#factCountBeforeDetour = play.factCountBefore;
    this.#update(progress);
    // Again with every play, in case the worker failed the first time.
    if (progress.hasLeftScript) this.#freeBots();
  }

  /** The learner selected something that is not allowed. */
  #refused(): void {
    if (this.question !== undefined || this.suggestions.length === 0) return;
    this.refusals++;
    this.note = 'notThere';
    this.#notify();
  }

  #freeBots(): void {
    if (!this.current.hasLeftScript) this.#update({ ...this.current, hasLeftScript: true });
    void this.dependencies.source.freeBots().then((isDone) => isDone || this.#showFailure());
  }

  #showFailure(): void {
    this.isReminding = false;
    this.reread = undefined;
    this.note = 'failed';
    this.#notify();
  }

  /** Changes with what the coach says. */
  #sentenceKey(): string {
    const { chapter, step } = this.current;
    return `${chapter}/${step}/${this.question}`;
  }

  #onUpdate(): void {
    if (this.#isClosed || this.dependencies.source.current()?.state === undefined) return;
    const match = this.match();
    const sentenceBefore = this.#sentenceKey();
    if (this.#played !== undefined) {
      if (match.facts.length <= this.#played.factCountBefore) return;
      this.#settlePlay();
    }
    this.#update(rewindProgress(this.current, match));
    if (this.note === 'keepOrUndo' && match.facts.length <= this.#factCountBeforeDetour)
      this.note = undefined;
    this.#checkGoal();
    void this.#advanceWhileReached();
    this.#hasNewSentence = this.#sentenceKey() !== sentenceBefore;
    this.#notify();
  }

  #checkGoal(): void {
    if (this.note === 'keepOrUndo' || this.current.isReached) return;
    if (isStepOver(this.dependencies.guide, this.names, this.current, this.match()))
      this.#update({ ...this.current, isReached: true });
  }

  /** Lets bots play what belongs to the step, then shows the next one; it may be reached already. */
  async #advanceWhileReached(): Promise<void> {
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    try {
      while (this.current.isReached) {
        // Without bots the next step comes at once: what the coach says is drawn only once then.
        const canGoOn = this.#hasBots() ? await this.#letBotsPlay() : this.#hasTurn();
        if (!canGoOn) return;
        this.#showNextStep();
        this.#checkGoal();
        this.#notify();
      }
    } finally {
      this.#isAdvancing = false;
    }
  }

  #hasBots(): boolean {
    const { bots = [], endsScript } = stepAt(this.dependencies.guide, this.current) ?? {};
    return endsScript === true || (!this.current.hasLeftScript && bots.length > 0);
  }

  /** False while free bots are busy. */
  #hasTurn(): boolean {
    const { isOver, offers } = this.match();
    return !this.#isClosed && (!this.current.hasLeftScript || isOver || Object.keys(offers).length > 0);
  }

  /** False while free bots are busy, and after a failure. */
  async #letBotsPlay(): Promise<boolean> {
    const { guide, names, source } = this.dependencies;
    const { chapter, step } = this.current;
    const { bots = [], endsScript } = stepAt(guide, this.current) ?? {};
    if (endsScript === true) this.#freeBots();
    if (!this.current.hasLeftScript && bots.length > 0) {
      const result = await source.playScript(botPliesUntil(guide, names, chapter, step));
      if (result === 'failed') {
        this.#showFailure();
        return false;
      }
      if (result === 'refused') this.#freeBots();
    }
    return this.#hasTurn();
  }

  #showNextStep(): void {
    const { guide, names, endChapter } = this.dependencies;
    const next = nextStep(guide, names, this.current, this.match());
    this.reread = undefined;
    this.refusals = 0;
    if (next === undefined) {
      this.#update(endOfChapter(guide, this.current));
      return endChapter();
    }
    if (next.skippedLessons >= LOST_AFTER) this.note = 'lost';
    else if (this.note === 'notThere' || questionOf(this.note) !== undefined) this.note = undefined;
    const leavesScript = next.hasLeftScript && !this.current.hasLeftScript;
    this.#update(next);
    if (leavesScript) this.#freeBots();
  }

  #update(progress: GuideProgress): void {
    if (progress === this.current) return;
    this.current = progress;
    this.dependencies.save(progress);
  }

  readonly #notify = (): void => this.#listeners.forEach((listener) => listener());
}
