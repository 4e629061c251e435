import type { JudgedDecision, JudgedOption } from '@pithead/review';
import type { Ply } from '@pithead/kernel';
import type { JSX } from 'preact';
import { classOf } from './betterMoves.ts';
import { moveWords } from './moveWords.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { formatError, formatSigned } from '../reviewFormats.ts';

interface Props {
  readonly context: ReviewContext;
  readonly verdict: JudgedDecision;
  readonly view: unknown;
  readonly shown: readonly Ply[] | undefined;
  /** Draws the move on the table next to the played one. */
  show(plies: readonly Ply[]): void;
}

/** Every move that was compared, with its value: what the table shows with arrows, also without eyes. */
export function OptionList({ context, verdict, view, shown, show }: Props): JSX.Element {
  const { texts, text, names, language } = context;
  const [played, ...others] = verdict.options;
  const value = (option: JudgedOption): JSX.Element => {
    const id = classOf(verdict, option);
    if (id === 'measured')
      return (
        <b class="is-plus">
          {formatSigned(language, verdict.error)}{' '}
          <small>± {formatError(language, verdict.standardError)}</small>
        </b>
      );
    const rough = id === 'worse' ? ` ${formatSigned(language, option.lead)}` : '';
    return <small>{texts.optionClasses[id] + rough}</small>;
  };
  const row = (option: JudgedOption): JSX.Element => (
    <li key={option.plies.join()}>
      <button
        type="button"
        aria-pressed={option.plies === shown}
        aria-disabled={option === played}
        onClick={() => option !== played && show(option.plies)}
      >
        <span>{moveWords(option.plies, view, names, text)}</span>
        {value(option)}
      </button>
    </li>
  );
  return (
    <details class="option-list">
      <summary>{texts.allMoves}</summary>
      <p class="review-note">{texts.allMovesNote}</p>
      <ul>
        {played !== undefined && row(played)}
        {others.map((option) => row(option))}
      </ul>
    </details>
  );
}
