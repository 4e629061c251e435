import type { JSX } from 'preact';
import type { CoachProps } from './Coach.tsx';
import type { CoachQuestion } from '../guideRunTypes.ts';
import { useGuideTexts } from '../useGuideText.ts';
import { useTexts } from '../../useTexts.ts';

interface Props extends CoachProps {
  readonly question: CoachQuestion;
}

interface Choice {
  readonly label: string;
  readonly isMain?: boolean;
  choose(): void;
}

/** What the coach asks: about a ply that was not expected, about steps that no longer apply, or after a chapter. */
export function QuestionButtons({ question, ...props }: Props): JSX.Element {
  const { run, guide, text, leave, openNextChapter, restart } = props;
  const texts = useGuideTexts();
  const { again } = useTexts();
  const next = guide.chapters[run.progress.chapter + 1];
  const nextTitle = text.chapters[next?.id ?? '']?.title ?? '';
  const choicesOf: Readonly<Record<CoachQuestion, readonly Choice[]>> = {
    nextChapter: [
      { label: texts.chapters, choose: leave },
      { label: texts.nextChapter({ title: nextTitle }), isMain: true, choose: openNextChapter },
    ],
    lost: [
      { label: texts.restart, choose: restart },
      { label: texts.playOn, isMain: true, choose: () => run.continueWithoutCoach() },
    ],
    keepOrUndo: [
      { label: texts.keep, choose: () => run.keepOwnPly() },
      { label: texts.undo, isMain: true, choose: () => void run.takeBack() },
    ],
    failed: [{ label: again, isMain: true, choose: () => run.retry() }],
  };
  const choices = choicesOf[question];
  return (
    <>
      {choices.map(({ label, isMain, choose }) => (
        <button
          key={label}
          type="button"
          class={isMain === true ? 'button is-main' : 'button'}
          data-main={isMain}
          onClick={choose}
        >
          {label}
        </button>
      ))}
    </>
  );
}
