/** What the sign says, from the state of the guide. */
import type { Guide, GuideProgress, GuideStep, GuideText } from '@pithead/guide';
import type { BoundCatalogue, FormatMessage } from '@pithead/text';
import type { guideEn } from '../../text/guide/en.ts';
import type { SignWords } from './CoachSign.tsx';
import type { GuideRun } from '../guideRun.ts';

interface SignTexts {
  readonly guide: Guide;
  readonly text: GuideText;
  readonly texts: BoundCatalogue<typeof guideEn>;
  readonly format: FormatMessage;
}

const nothing = {
  act: undefined,
  isRefused: false,
  remark: undefined,
  options: [],
  more: undefined,
  also: [],
  rule: undefined,
} as const;

/** The steps that were shown, and those that will be if the match goes on as it does. So the number never jumps. */
const countedSteps = (
  steps: readonly GuideStep[],
  { step, hasLeftScript, hiddenSteps = [], skippedSteps = [] }: GuideProgress,
): readonly number[] =>
  [...steps.keys()].filter((each) => {
    const isDropped = hasLeftScript ? each > step && steps[each]?.isScripted : steps[each]?.isOffScript;
    return isDropped !== true && !hiddenSteps.includes(each) && !skippedSteps.includes(each);
  });

export function signWords(run: GuideRun, { guide, text, texts, format }: SignTexts): SignWords {
  const { progress, note, shownStep: step, question } = run;
  const chapter = guide.chapters[progress.chapter];
  const { title = '', reminder = '' } = text.chapters[chapter?.id ?? ''] ?? {};
  const counted = countedSteps(chapter?.steps ?? [], progress);
  const count = counted.length;
  const number = counted.filter((each) => each < (run.reread ?? progress.step)).length + 1;
  const base = { ...nothing, chapter: progress.chapter + 1, title, step: number, count };
  if (run.isReminding) return { ...base, say: reminder };
  if (step === undefined) return { ...base, say: texts.chapterDone({ chapter: base.chapter, title }) };
  if (question !== undefined && question !== 'nextChapter') return { ...base, say: texts[question] };
  const words = text.steps[step.id];
  const figures = step.figures?.(run.shownContext) ?? {};
  const isWaiting = run.isWaiting;
  const act = words?.act === undefined ? undefined : format(words.act, figures);
  return {
    ...base,
    say: format(words?.say ?? '', figures),
    act: isWaiting ? texts.othersPlay : note === 'notThere' ? texts.notThere : act,
    isRefused: note === 'notThere',
    remark: note === 'alsoWorks' || note === 'ownWay' ? texts[note] : undefined,
    options: run.options.map(({ say }) => format(text.options[say] ?? '', figures)),
    more: words?.more === undefined ? undefined : format(words.more, figures),
    also: (step.also ?? []).flatMap(({ tag }) => (tag === undefined ? [] : [text.tags[tag] ?? ''])),
    rule: step.rule,
  };
}
