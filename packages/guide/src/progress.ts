/** Where a learner is in a guide, as a pure function of what happens in the match. */
import type { Fact, Ply, PlyNames } from '@pithead/kernel';
import { parsePly } from '@pithead/kernel';
import type { PackedOffers } from '@pithead/protocol';
import type { Guide, GuideContext, GuideStep } from './guide.ts';

export interface GuideProgress {
  readonly chapter: number;
  readonly step: number;
  /** The number of facts that the learner knew at the beginning of each step of the chapter up to this one. */
  readonly starts: readonly number[];
  /** The step's goal is reached; the bots have not yet played. */
  readonly isReached: boolean;
  /** The match has left the script: bots think for themselves, and steps that no longer fit are dropped. */
  readonly isFree: boolean;
  /** Steps that ask for a ply and were dropped right before this one. */
  readonly dropped: number;
  /** The steps of the chapter so far that were not shown, because they did not fit. */
  readonly omitted?: readonly number[];
  /** The suggestions of the step that were played: they are not suggested again. */
  readonly followed?: readonly FollowedSuggestion[];
}

export interface FollowedSuggestion {
  /** Its place in the list of the step. */
  readonly place: number;
  /** The number of facts that the learner knew before it. */
  readonly facts: number;
}

/** Three dropped lessons in a row: the coach asks whether to play on without it. */
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
  starts: [facts.length],
  isReached: false,
  isFree: guide.chapters[chapter]?.isFree === true,
  dropped: 0,
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

export function contextOf({ starts, step }: GuideProgress, match: GuidedMatch): GuideContext {
  const { view, facts, offers } = match;
  return { view, facts, offers, newFacts: facts.slice(starts[step] ?? facts.length) };
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
  if (!progress.isFree) return offeredSuggestions(names, step, match.offers, progress.followed);
  const context = contextOf(progress, match);
  const adapted = step.adapt?.(context);
  const texts = adapted ?? notFollowed(step, progress.followed);
  return texts
    .filter((text) => isOffered(names, match.offers, text) && guide.isUseful(text, context))
    .map((text) => parsePly(names, text));
}

/** Remembers which suggestions of the step the learner has played. */
export function followSuggestions(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  plies: readonly Ply[],
  facts: number,
): GuideProgress {
  const { suggest = [] } = stepAt(guide, progress) ?? {};
  const followed = [...(progress.followed ?? [])];
  for (const [verb, noun] of plies) {
    const place = suggest.findIndex((text, each) => {
      const suggested = parsePly(names, text);
      const isPlayed = followed.some((known) => known.place === each);
      return !isPlayed && suggested[0] === verb && suggested[1] === noun;
    });
    if (place >= 0) followed.push({ place, facts });
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
export function fits(guide: Guide, names: PlyNames, progress: GuideProgress, match: GuidedMatch): boolean {
  const step = stepAt(guide, progress);
  if (step === undefined) return false;
  if (step.when?.(contextOf(progress, match)) === false) return false;
  if (!progress.isFree) return true;
  if (step.isScripted === true || step.until === 'bots') return false;
  if (step.suggest === undefined || allowsAnything(step)) return true;
  return !isMyTurn(match) || suggestionsAt(guide, names, progress, match).length > 0;
}

export type PlyVerdict = 'suggested' | 'allowed' | 'other';

/** How a ply of the learner relates to the step. */
export function judgePly(names: PlyNames, step: GuideStep, [verb, noun]: Ply): PlyVerdict {
  const isListed = (text: string): boolean => {
    if (text.endsWith(' *')) return text.slice(0, -2) === verb;
    const listed = parsePly(names, text);
    return listed[0] === verb && listed[1] === noun;
  };
  if (step.suggest?.some(isListed) === true) return 'suggested';
  return step.allow?.some(isListed) === true ? 'allowed' : 'other';
}

/** Whether what the step asks for has happened. `next` and `bots` end by other calls. */
export function isGoalReached({ until }: Pick<GuideStep, 'until'>, context: GuideContext): boolean {
  if (until === 'next') return false;
  if (until === 'bots') return true;
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
  if (!progress.isFree || step.suggest === undefined || allowsAnything(step) || !isMyTurn(match))
    return false;
  return suggestionsAt(guide, names, progress, match).length === 0;
}

/**
 * The step that a ply belongs to: this one, or a later one that only unread sentences separate from it. Undefined
 * if the ply is none of theirs.
 */
export function stepOfPly(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  ply: Ply,
): { readonly step: number; readonly verdict: PlyVerdict } | undefined {
  const steps = guide.chapters[progress.chapter]?.steps ?? [];
  for (let step = progress.step; step < steps.length; step++) {
    const each = steps[step] as GuideStep;
    const verdict = judgePly(names, each, ply);
    if (verdict !== 'other') return { step, verdict };
    if (each.until !== 'next' || (each.bots?.length ?? 0) > 0) return undefined;
  }
  return undefined;
}

/**
 * The step asks the learner for a ply, but the rules ask a bot, which the script did not expect: the match can go on
 * only if bots think for themselves.
 */
const waitsForBots = (guide: Guide, progress: GuideProgress, match: GuidedMatch): boolean =>
  stepAt(guide, progress)?.suggest !== undefined && !isMyTurn(match) && !match.isOver;

/** The next step that fits, in this chapter, with the number of steps dropped before it. Undefined at the end. */
export function nextStep(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  match: GuidedMatch,
): GuideProgress | undefined {
  let dropped = 0;
  const starts = [...progress.starts];
  const omitted = [...(progress.omitted ?? [])];
  const { length } = guide.chapters[progress.chapter]?.steps ?? [];
  for (let step = progress.step + 1; step < length; step++) {
    starts.push(match.facts.length);
    const next: GuideProgress = {
      ...progress,
      step,
      starts,
      isReached: false,
      dropped,
      omitted,
      followed: [],
    };
    if (fits(guide, names, next, match))
      return { ...next, isFree: next.isFree || waitsForBots(guide, next, match) };
    omitted.push(step);
    if (progress.isFree && guide.chapters[progress.chapter]?.steps[step]?.suggest !== undefined) dropped++;
  }
  return undefined;
}

/** The first step of a chapter that fits. */
export function beginChapter(
  guide: Guide,
  names: PlyNames,
  { chapter, isFree }: Pick<GuideProgress, 'chapter' | 'isFree'>,
  match: GuidedMatch,
): GuideProgress {
  const start = startOfChapter(guide, chapter, match);
  const first = { ...start, isFree: isFree || start.isFree };
  if (fits(guide, names, first, match)) return first;
  return nextStep(guide, names, first, match) ?? endOfChapter(guide, first);
}

/** The learner did what a later step asks for, without reading the sentences before it. */
export function skipTo(progress: GuideProgress, step: number, facts: number): GuideProgress {
  if (step === progress.step) return progress;
  const skipped = Array.from({ length: step - progress.step }, () => facts);
  return { ...progress, step, starts: [...progress.starts, ...skipped], followed: [] };
}

/** After an undo the learner is in the last step that began no later than the facts that are left. */
export function afterUndo(progress: GuideProgress, { facts }: Pick<GuidedMatch, 'facts'>): GuideProgress {
  const { starts, step, followed = [], omitted = [] } = progress;
  if ((starts[step] ?? 0) <= facts.length) {
    const kept = followed.filter((each) => each.facts < facts.length);
    return kept.length === followed.length ? progress : { ...progress, followed: kept };
  }
  const back = Math.max(
    0,
    starts.findLastIndex((start, each) => start <= facts.length && !omitted.includes(each)),
  );
  return {
    ...progress,
    step: back,
    starts: starts.slice(0, back + 1),
    omitted: omitted.filter((each) => each < back),
    isReached: false,
    followed: [],
  };
}
