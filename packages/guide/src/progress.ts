/** Where a learner is in a guide, as a pure function of what happens in the match. */
import type { Fact, Ply, PlyNames } from '@pithead/kernel';
import { parsePly } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { Guide, GuideContext, GuideOption, GuideStep } from './guide.ts';

export interface GuideProgress {
  readonly chapter: number;
  readonly step: number;
  /** The number of facts that the learner knew at the beginning of each step of the chapter up to this one. */
  readonly factCountAtStart: readonly number[];
  /** The step's goal is reached; the bots have not yet played. */
  readonly isReached: boolean;
  /** The match has left the script: bots think for themselves, and steps that no longer apply are hidden. */
  readonly hasLeftScript: boolean;
  /** How many steps in a row, right before this one, asked for a ply and were hidden off script. */
  readonly skippedLessons: number;
  /** The steps of the chapter so far that were not shown, because they did not apply. */
  readonly hiddenSteps?: readonly number[];
  /** The steps of the chapter so far whose sentences the learner did not wait for. They can be read by going back. */
  readonly skippedSteps?: readonly number[];
  /** The suggestions of the step that were played: they are not suggested again. */
  readonly followed?: readonly FollowedSuggestion[];
}

export interface FollowedSuggestion {
  /** Its place in the list of the step. */
  readonly place: number;
  /** The number of facts that the learner knew before it. */
  readonly factCount: number;
}

/** After three skipped lessons in a row the coach asks whether to play on without it. */
export const LOST_AFTER = 3;

/** What the learner sees of the match. */
export interface GuidedMatch<V = unknown, F extends Fact = Fact> {
  readonly view: V;
  readonly facts: readonly F[];
  readonly offers: PackedOffers;
  readonly isOver: boolean;
}

export const startOfChapter = (
  guide: Guide,
  chapter: number,
  { facts }: Pick<GuidedMatch, 'facts'>,
): GuideProgress => ({
  chapter,
  step: 0,
  factCountAtStart: [facts.length],
  isReached: false,
  hasLeftScript: guide.chapters[chapter]?.isUnscripted === true,
  skippedLessons: 0,
});

export const stepAt = (guide: Guide, { chapter, step }: GuideProgress): GuideStep | undefined =>
  guide.chapters[chapter]?.steps[step];

/** All steps of the chapter are done. The match stays where it is, so that the next chapter can go on from there. */
export const endOfChapter = (guide: Guide, progress: GuideProgress): GuideProgress => ({
  ...progress,
  step: guide.chapters[progress.chapter]?.steps.length ?? 0,
  isReached: false,
});

export const isChapterEnded = (
  guide: Guide,
  { chapter, step }: Pick<GuideProgress, 'chapter' | 'step'>,
): boolean => step >= (guide.chapters[chapter]?.steps.length ?? 0);

export function contextOf({ factCountAtStart, step }: GuideProgress, match: GuidedMatch): GuideContext {
  const { view, facts, offers } = match;
  return { view, facts, offers, newFacts: facts.slice(factCountAtStart[step] ?? facts.length) };
}

/** Whether a ply in notation can be played now. */
export const isOffered = (names: PlyNames, offers: PackedOffers, text: string): boolean => {
  const [verb, noun] = parsePly(names, text);
  return offers[verb]?.includes(noun) === true;
};

const notFollowed = (
  { suggest = [] }: GuideStep,
  followed: readonly FollowedSuggestion[] = [],
): readonly string[] => suggest.filter((_, place) => !followed.some((each) => each.place === place));

/** The suggested plies that can be played now and were not played yet. */
export const offeredSuggestions = (
  names: PlyNames,
  step: GuideStep,
  offers: PackedOffers,
  followed: readonly FollowedSuggestion[] = [],
): Ply[] =>
  notFollowed(step, followed)
    .filter((text) => isOffered(names, offers, text))
    .map((text) => parsePly(names, text));

/**
 * What the coach suggests at the step: plies that can be played now. After the match has left the script they must
 * also help in the position as it is.
 */
export function suggestionsAt(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  match: GuidedMatch,
): Ply[] {
  const step = stepAt(guide, progress);
  if (step === undefined) return [];
  if (!progress.hasLeftScript) return offeredSuggestions(names, step, match.offers, progress.followed);
  const context = contextOf(progress, match);
  const adapted = step.adapt?.(context);
  const texts = adapted ?? notFollowed(step, progress.followed);
  return texts
    .filter((text) => isOffered(names, match.offers, text) && guide.isUseful(text, context))
    .map((text) => parsePly(names, text));
}

/** The explained options of a free choice that can be played now. */
export function optionsAt(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  match: GuidedMatch,
): GuideOption[] {
  const context = contextOf(progress, match);
  const options = stepAt(guide, progress)?.options ?? [];
  return options.filter(({ ply, when }) => when?.(context) !== false && isOffered(names, match.offers, ply));
}

/** The steps before this one whose sentences the learner has read. */
export const readSteps = ({ step, hiddenSteps = [] }: GuideProgress): number[] =>
  Array.from({ length: step }, (_, each) => each).filter((each) => !hiddenSteps.includes(each));

/** Remembers which suggestions of the step the learner has played. */
export function recordFollowed(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  plies: readonly Ply[],
  factCount: number,
): GuideProgress {
  const { suggest = [] } = stepAt(guide, progress) ?? {};
  const followed = [...(progress.followed ?? [])];
  for (const [verb, noun] of plies) {
    const place = suggest.findIndex((text, each) => {
      const suggested = parsePly(names, text);
      const isPlayed = followed.some((known) => known.place === each);
      return !isPlayed && suggested[0] === verb && suggested[1] === noun;
    });
    if (place >= 0) followed.push({ place, factCount });
  }
  return { ...progress, followed };
}

/** The other plies that a step names. `draftOrder *` names none: it stands for anything. */
export const alternativesOf = ({ suggest = [], allow = [], options = [] }: GuideStep): string[] =>
  [...new Set([...allow, ...options.map(({ ply }) => ply)])].filter(
    (text) => !text.endsWith(' *') && !suggest.includes(text),
  );

const isMyTurn = ({ offers }: GuidedMatch): boolean => Object.keys(offers).length > 0;

const allowsAnything = ({ allow = [] }: GuideStep): boolean => allow.some((each) => each.endsWith(' *'));

/** Whether the step still makes sense. Asked when it begins. */
export function isStepApplicable(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  match: GuidedMatch,
): boolean {
  const step = stepAt(guide, progress);
  if (step === undefined) return false;
  if (step.when?.(contextOf(progress, match)) === false) return false;
  if (!progress.hasLeftScript) return true;
  if (step.isScripted === true) return false;
  if (step.suggest === undefined || allowsAnything(step)) return true;
  return !isMyTurn(match) || suggestionsAt(guide, names, progress, match).length > 0;
}

/** Whether what the step asks for has happened. `next` ends when the learner presses Next. */
export function isGoalReached({ until }: Pick<GuideStep, 'until'>, context: GuideContext): boolean {
  if (until === 'next') return false;
  if (typeof until === 'function') return until(context);
  const { fact: type, seat, count = 1 } = until;
  const seen = context.newFacts.filter(
    (fact) => fact.type === type && (seat === undefined || (fact as { seat?: number }).seat === seat),
  );
  return seen.length >= count;
}

/**
 * Whether the step has ended: what it asks for has happened, or the match went another way and nothing that it
 * suggests can be played any more.
 */
export function isStepOver(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  match: GuidedMatch,
): boolean {
  const step = stepAt(guide, progress);
  if (step === undefined || isGoalReached(step, contextOf(progress, match))) return step !== undefined;
  if (!progress.hasLeftScript || step.suggest === undefined || allowsAnything(step) || !isMyTurn(match))
    return false;
  return suggestionsAt(guide, names, progress, match).length === 0;
}

/**
 * The step asks the learner for a ply, but the rules ask a bot, which the script did not expect: the match can go on
 * only if bots think for themselves.
 */
const waitsForBots = (guide: Guide, progress: GuideProgress, match: GuidedMatch): boolean =>
  stepAt(guide, progress)?.suggest !== undefined && !isMyTurn(match) && !match.isOver;

/** The next step that applies, in this chapter, with the number of lessons skipped before it. Undefined at the end. */
export function nextStep(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  match: GuidedMatch,
): GuideProgress | undefined {
  let skippedLessons = 0;
  const factCountAtStart = [...progress.factCountAtStart];
  const hiddenSteps = [...(progress.hiddenSteps ?? [])];
  const { length } = guide.chapters[progress.chapter]?.steps ?? [];
  for (let step = progress.step + 1; step < length; step++) {
    factCountAtStart.push(match.facts.length);
    const next: GuideProgress = {
      ...progress,
      step,
      factCountAtStart,
      isReached: false,
      skippedLessons,
      hiddenSteps,
      followed: [],
    };
    if (isStepApplicable(guide, names, next, match))
      return { ...next, hasLeftScript: next.hasLeftScript || waitsForBots(guide, next, match) };
    hiddenSteps.push(step);
    if (progress.hasLeftScript && guide.chapters[progress.chapter]?.steps[step]?.suggest !== undefined)
      skippedLessons++;
  }
  return undefined;
}

/** The first step of a chapter that applies. */
export function beginChapter(
  guide: Guide,
  names: PlyNames,
  { chapter, hasLeftScript }: Pick<GuideProgress, 'chapter' | 'hasLeftScript'>,
  match: GuidedMatch,
): GuideProgress {
  const start = startOfChapter(guide, chapter, match);
  const first = { ...start, hasLeftScript: hasLeftScript || start.hasLeftScript };
  if (isStepApplicable(guide, names, first, match)) return first;
  return nextStep(guide, names, first, match) ?? endOfChapter(guide, first);
}

/** After an undo the learner is in the last step that began no later than the facts that are left. */
export function rewindProgress(
  progress: GuideProgress,
  { facts }: Pick<GuidedMatch, 'facts'>,
): GuideProgress {
  const { factCountAtStart, step, followed = [], hiddenSteps = [] } = progress;
  if ((factCountAtStart[step] ?? 0) <= facts.length) {
    const kept = followed.filter((each) => each.factCount < facts.length);
    return kept.length === followed.length ? progress : { ...progress, followed: kept };
  }
  const back = Math.max(
    0,
    factCountAtStart.findLastIndex((start, each) => start <= facts.length && !hiddenSteps.includes(each)),
  );
  return {
    ...progress,
    step: back,
    factCountAtStart: factCountAtStart.slice(0, back + 1),
    hiddenSteps: hiddenSteps.filter((each) => each < back),
    ...(progress.skippedSteps && { skippedSteps: progress.skippedSteps.filter((each) => each < back) }),
    isReached: false,
    followed: [],
  };
}
