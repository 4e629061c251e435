import type { JudgedDecision, JudgedOption } from '@pithead/review';
import type { Ply } from '@pithead/kernel';
import type { JSX } from 'preact';
import { moveWords } from './moveWords.ts';
import type { ReviewContext } from '../reviewContext.ts';
import { formatPoints, formatSigned } from '../reviewFormats.ts';

interface Props {
  readonly context: ReviewContext;
  readonly verdict: JudgedDecision;
  readonly view: unknown;
  readonly shown: readonly Ply[] | undefined;
  /** Draws the move on the table next to the played one. */
  show(plies: readonly Ply[]): void;
}

/** Every move that was compared, with its value: what the table shows with rings, also without eyes. */
export function OptionList({ context, verdict, view, shown, show }: Props): JSX.Element {
  const { texts, text, names, language } = context;
  const [played, ...others] = verdict.options;
  const best = Math.max(...verdict.options.map(({ lead }) => lead));
  const row = (option: JudgedOption): JSX.Element => (
    <li key={option.plies.join()}>
      <button
        type="button"
        aria-pressed={option.plies === shown}
        aria-disabled={option === played}
        onClick={() => option !== played && show(option.plies)}
      >
        <span>
          {option === played && <b>{texts.played}: </b>}
          {moveWords(option.plies, view, names, text)}
        </span>
        <b>{formatPoints(language, option.chances[verdict.seat] ?? 0)} %</b>
        <small>{formatSigned(language, option.lead - best)}</small>
      </button>
    </li>
  );
  return (
    <details class="option-list">
      <summary>{texts.allMoves}</summary>
      <p class="review-note">{texts.allMovesNote}</p>
      <ul>
        {others.map((option) => row(option))}
        {played !== undefined && row(played)}
      </ul>
    </details>
  );
}
