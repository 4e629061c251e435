/** Plays a guide on the rules alone, as the coach and the worker do it in a browser. */
import type { GameWithBots } from '@pithead/bots';
import { decideImmediately } from '@pithead/bots';
import type { Guide, GuideContext, GuidedMatch, GuideProgress, GuideStep } from '@pithead/guide';
import {
  botPliesUntil,
  beginChapter,
  contextOf,
  isChapterEnded,
  isStepOver,
  judgePlay,
  LEARNER,
  nextStep,
  pliesBefore,
  startOfChapter,
  stepAt,
  suggestionsAt,
} from '@pithead/guide';
import type { Ply, Seat } from '@pithead/kernel';
import { atVersion, isPending, keyFromHex, Match, parsePly, printPly } from '@pithead/kernel';
import { packOffers } from '@pithead/protocol';

const BOT = 'apprentice';
/** Far more than any chapter needs. */
const MAX_PLIES = 600;

/** What the learner plays in a step; undefined to follow the suggestions. */
export type LearnerChoice = (step: GuideStep, play: GuidedPlay) => Ply | undefined;

export interface Finding {
  /** In a match that left the script, bots may be unable to follow it. */
  readonly kind: 'goalNotReached' | 'plyRefused' | 'botPlyRefused';
  readonly text: string;
}

export class GuidedPlay {
  readonly guide: Guide;
  readonly #parts: GameWithBots;
  readonly match: Match;
  progress: GuideProgress;
  /** The ids of the steps that were shown. */
  readonly shown: string[] = [];
  readonly findings: Finding[] = [];
  /** The learner has not followed all suggestions, so later ones may not be allowed. */
  #hasOwnChoice = false;

  constructor(guide: Guide, parts: GameWithBots, chapter: number) {
    this.guide = guide;
    const game = atVersion(parts.game, guide.rules);
    this.#parts = { ...parts, game };
    const names = Array.from({ length: guide.seats }, (_, seat) => `Player ${seat + 1}`);
    this.match = Match.start(game, { names, options: guide.options, key: keyFromHex(guide.key) });
    for (const [seat, verb, noun] of pliesBefore(guide, game, chapter)) this.#play(seat, [verb, noun]);
    this.progress = startOfChapter(guide, chapter, this.seen);
  }

  /** What the learner may know. */
  get seen(): GuidedMatch {
    const { match } = this;
    return {
      view: match.game.view(match.state, LEARNER),
      facts: match.factLogFor(LEARNER).map(({ fact }) => fact),
      offers: packOffers(match.offers(LEARNER)),
      isOver: match.isOver,
    };
  }

  get context(): GuideContext {
    return contextOf(this.progress, this.seen);
  }

  /** What the coach suggests now. */
  get suggestions(): readonly Ply[] {
    return suggestionsAt(this.guide, this.match.game, this.progress, this.seen);
  }

  /** To the end of the guide, from chapter to chapter in the same match. */
  playToEnd(choose: LearnerChoice, inspect: (step: GuideStep, play: GuidedPlay) => void): void {
    const { guide } = this;
    this.playChapter(choose, inspect);
    for (let chapter = this.progress.chapter + 1; chapter < guide.chapters.length; chapter++) {
      const { hasLeftScript } = this.progress;
      this.progress = beginChapter(guide, this.match.game, { chapter, hasLeftScript }, this.seen);
      if (!isChapterEnded(guide, this.progress)) this.playChapter(choose, inspect);
    }
  }

  /** To the end of the chapter. `inspect` sees every step when it is shown. */
  playChapter(
    choose: LearnerChoice,
    inspect: (step: GuideStep, play: GuidedPlay) => void = () => undefined,
  ): void {
    for (let next: GuideProgress | undefined = this.progress; next !== undefined;) {
      this.progress = next;
      const step = stepAt(this.guide, next) as GuideStep;
      this.shown.push(step.id);
      inspect(step, this);
      if (!this.#reachGoal(step, choose)) return;
      this.#letBotsPlay(step);
      next = nextStep(this.guide, this.match.game, this.progress, this.seen);
    }
  }

  /** False if the goal can't be reached. */
  #reachGoal(step: GuideStep, choose: LearnerChoice): boolean {
    if (step.until === 'next') return true;
    const suggested = (step.suggest ?? []).map((text) => parsePly(this.match.game, text));
    for (let count = 0; count < MAX_PLIES && !this.#isOver(step); count++) {
      if (this.match.isOver) break;
      if (!isPending(this.match.state, LEARNER)) {
        if (!this.#letBotThink()) break;
        continue;
      }
      const chosen = choose(step, this);
      this.#hasOwnChoice ||= chosen !== undefined;
      this.#playLearner(chosen ?? this.#suggestion(step, suggested) ?? this.#botPly(LEARNER));
    }
    if (this.#isOver(step) || this.match.isOver) return true;
    this.findings.push({ kind: 'goalNotReached', text: `${step.id}: its goal is not reached` });
    return false;
  }

  #isOver(step: GuideStep): boolean {
    return step.until !== 'next' && isStepOver(this.guide, this.match.game, this.progress, this.seen);
  }

  #suggestion(step: GuideStep, suggested: Ply[]): Ply | undefined {
    return this.progress.hasLeftScript ? this.suggestions[0] : this.#nextSuggestion(step, suggested);
  }

  /** Takes the first suggested ply that the rules allow now out of the list. */
  #nextSuggestion({ id }: GuideStep, suggested: Ply[]): Ply | undefined {
    const allowed = suggested.findIndex((ply) => this.match.refuse(LEARNER, ply) === undefined);
    if (allowed > 0 && !this.#hasOwnChoice)
      this.#addRefused('plyRefused', suggested[0] as Ply, `suggested by ${id}`);
    return allowed < 0 ? undefined : suggested.splice(0, allowed + 1).at(-1);
  }

  /** A learner here never undoes: another ply leaves the script. */
  #playLearner(ply: Ply): void {
    const factCountBefore = this.seen.facts.length;
    this.#play(LEARNER, ply);
    const play = { plies: [ply], factCountBefore, canUndo: false, wasAsked: false };
    this.progress = judgePlay(this.guide, this.match.game, this.progress, play).progress;
  }

  #letBotsPlay(step: GuideStep): void {
    const { guide, match } = this;
    if (step.endsScript === true) this.progress = { ...this.progress, hasLeftScript: true };
    if (!this.progress.hasLeftScript) {
      const script = botPliesUntil(guide, match.game, this.progress.chapter, this.progress.step);
      const played = match.plies.filter(([seat]) => seat !== LEARNER).length;
      for (const [seat, verb, noun] of script.slice(played)) {
        if (match.refuse(seat, [verb, noun]) !== undefined) {
          this.progress = { ...this.progress, hasLeftScript: true };
          this.#addRefused('botPlyRefused', [verb, noun], `of a bot after ${step.id}`);
          break;
        }
        this.#play(seat, [verb, noun]);
      }
    }
    if (!this.progress.hasLeftScript) return;
    for (let count = 0; count < MAX_PLIES && !this.match.isOver; count++)
      if (isPending(match.state, LEARNER) || !this.#letBotThink()) return;
  }

  #letBotThink(): boolean {
    const { state } = this.match;
    for (let seat = 0; seat < this.guide.seats; seat++) {
      if (seat === LEARNER || !isPending(state, seat)) continue;
      this.#play(seat, this.#botPly(seat));
      return true;
    }
    return false;
  }

  #botPly(seat: Seat): Ply {
    return decideImmediately(this.#parts, this.match, seat, BOT);
  }

  #play(seat: Seat, ply: Ply): void {
    const refused = this.match.play(seat, [ply]);
    if (refused === undefined) return;
    this.#addRefused('plyRefused', ply, `of seat ${seat}`);
    throw new Error(this.findings.at(-1)?.text);
  }

  #addRefused(kind: Finding['kind'], ply: Ply, whose: string): void {
    this.findings.push({ kind, text: `the rules refuse ${printPly(this.match.game, ply)} ${whose}` });
  }
}
