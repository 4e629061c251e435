import type { GuideText } from '@pithead/guide';
import type { JSX } from 'preact';
import type { CoachProps } from './Coach.tsx';
import { useGuideTexts } from '../useGuideText.ts';

interface Choice {
  readonly label: string;
  readonly isMain?: boolean;
  choose(): void;
}

/** What the coach asks: about a ply that was not expected, about steps that no longer fit, or after a chapter. */
export function QuestionButtons(props: CoachProps & { readonly text: GuideText }): JSX.Element {
  const { run, guide, text, leave, goOn, restart } = props;
  const texts = useGuideTexts();
  const next = guide.chapters[run.progress.chapter + 1];
  const choices: readonly Choice[] = run.isFinished
    ? [
        { label: texts.chapters, choose: leave },
        {
          label: texts.nextChapter({ title: text.chapters[next?.id ?? '']?.title ?? '' }),
          isMain: true,
          choose: goOn,
        },
      ]
    : run.note === 'lost'
      ? [
          { label: texts.restart, choose: restart },
          { label: texts.playOn, isMain: true, choose: () => run.playOn() },
        ]
      : [
          { label: texts.keep, choose: () => run.keep() },
          { label: texts.undo, isMain: true, choose: () => void run.takeBack() },
        ];
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
