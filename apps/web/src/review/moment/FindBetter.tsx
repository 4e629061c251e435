/** The exercise of a turning point: three tries to find a better move, on the table or in a list. */
import type { Ply } from '@pithead/kernel';
import type { JudgedDecision } from '@pithead/review';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Attempt } from './judgeAttempt.ts';
import { triesLeft } from './judgeAttempt.ts';
import { moveWords } from './moveWords.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { formatError, formatPoints } from '../reviewFormats.ts';

interface Props {
  readonly context: ReviewContext;
  readonly verdict: JudgedDecision;
  readonly view: unknown;
  readonly attempts: readonly Attempt[];
  attempt(plies: readonly Ply[]): void;
  close(): void;
}

export function FindBetter({ context, verdict, view, attempts, attempt, close }: Props): JSX.Element {
  const { texts, text, names, language } = context;
  const words = (plies: readonly Ply[]): string => moveWords(plies, view, names, text);
  // In the order of their words, which tells nothing about their value.
  const options = useMemo(
    () =>
      verdict.options
        .map(({ plies }) => ({ plies, move: words(plies) }))
        .filter(({ move }, i, all) => move !== '' && all.findIndex((each) => each.move === move) === i)
        .toSorted((a, b) => a.move.localeCompare(b.move, language)),
    [verdict, view, text],
  );
  const left = triesLeft(attempts);
  const isSolved = attempts.some(({ answer }) => answer === 'best' || answer === 'equal');
  const last = attempts.at(-1);
  return (
    <div class="find-better">
      <h3>{texts.tryTitle}</h3>
      <p>{left > 0 ? texts.tryText({ count: left }) : texts.tryNone}</p>
      <p role="status" class={isSolved ? 'find-answer is-solved' : 'find-answer'}>
        {last !== undefined &&
          texts.answers[last.answer]({
            move: words(last.plies),
            points: formatPoints(language, verdict.error),
            error: formatError(language, verdict.standardError),
          })}
      </p>
      <ul class="find-options" aria-label={texts.optionsLabel}>
        {options.map(({ plies, move }) => (
          <li key={move}>
            <button
              type="button"
              class="button"
              aria-disabled={isSolved || left <= 0}
              onClick={() => !isSolved && left > 0 && attempt(plies)}
            >
              {move}
            </button>
          </li>
        ))}
      </ul>
      <div class="moment-buttons">
        <button type="button" class="button is-main" onClick={close}>
          {isSolved ? texts.stopTrying : texts.showMe}
        </button>
      </div>
    </div>
  );
}
