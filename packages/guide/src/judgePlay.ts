/** What a play of the learner means for the guide, as a pure function. */
import type { Ply, PlyNames } from '@pithead/kernel';
import { parsePly } from '@pithead/kernel';
import type { Guide, GuideStep } from './guide.ts';
import type { GuideProgress } from './progress.ts';
import { isChapterEnded, recordFollowed } from './progress.ts';

type PlyVerdict = 'suggested' | 'allowed' | 'other';

/** How a ply of the learner relates to the step. */
function judgePly(names: PlyNames, step: GuideStep, [verb, noun]: Ply): PlyVerdict {
  const isListed = (text: string): boolean => {
    if (text.endsWith(' *')) return text.slice(0, -2) === verb;
    const listed = parsePly(names, text);
    return listed[0] === verb && listed[1] === noun;
  };
  if (step.suggest?.some(isListed) === true) return 'suggested';
  return step.allow?.some(isListed) === true ? 'allowed' : 'other';
}

/**
 * The step that a ply belongs to: this one, or a later one that only unread sentences separate from it. Undefined
 * if the ply is none of theirs.
 */
function stepOfPly(
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

/** The learner did what a later step asks for, without reading the sentences before it. */
export function skipTo(progress: GuideProgress, step: number, factCount: number): GuideProgress {
  if (step === progress.step) return progress;
  const steps = Array.from({ length: step - progress.step }, (_, each) => progress.step + each);
  return {
    ...progress,
    step,
    factCountAtStart: [...progress.factCountAtStart, ...steps.map(() => factCount)],
    // The first of them is on the sign.
    skippedSteps: [...(progress.skippedSteps ?? []), ...steps.slice(1)],
    followed: [],
  };
}

export interface LearnerPlay {
  readonly plies: readonly Ply[];
  /** The number of facts that the learner knew before them. */
  readonly factCountBefore: number;
  /** The learner may undo them. */
  readonly canUndo: boolean;
  /** The coach has asked about an earlier ply that was not expected. Playing on answers that it is kept. */
  readonly wasAsked: boolean;
}

export interface JudgedPlay {
  readonly progress: GuideProgress;
  /**
   * `alsoWorks`: an alternative of the step. `keepOrUndo`: a ply that was not expected and can be undone.
   * `ownWay`: the match leaves the script with it.
   */
  readonly note: 'alsoWorks' | 'keepOrUndo' | 'ownWay' | undefined;
}

export function judgePlay(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  play: LearnerPlay,
): JudgedPlay {
  const { plies, factCountBefore } = play;
  const judged = judgeInScript(guide, names, progress, play);
  return { ...judged, progress: recordFollowed(guide, names, judged.progress, plies, factCountBefore) };
}

function judgeInScript(
  guide: Guide,
  names: PlyNames,
  progress: GuideProgress,
  { plies, factCountBefore, canUndo, wasAsked }: LearnerPlay,
): JudgedPlay {
  if (progress.hasLeftScript || progress.isReached || isChapterEnded(guide, progress))
    return { progress, note: undefined };
  const found = plies.map((ply) => stepOfPly(guide, names, progress, ply));
  const isOther = found.includes(undefined);
  if (isOther && canUndo) return { progress, note: 'keepOrUndo' };
  if (isOther) return { progress: { ...progress, hasLeftScript: true }, note: 'ownWay' };
  const reached = skipTo(progress, found.at(-1)?.step ?? progress.step, factCountBefore);
  if (wasAsked) return { progress: { ...reached, hasLeftScript: true }, note: 'ownWay' };
  const isAlternative = found.some((each) => each?.verdict === 'allowed');
  return { progress: reached, note: isAlternative ? 'alsoWorks' : undefined };
}
