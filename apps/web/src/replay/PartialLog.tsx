/** The facts of a running match that the person may know, step by step or all at once. */
import type { Fact } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ReplayTexts } from './replayTexts.ts';

export interface PartialLogProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly text: GameText;
  readonly names: readonly string[];
  readonly words: ReplayTexts;
}

export function PartialLog({ title, facts, text, names, words }: PartialLogProps): JSX.Element {
  const lines = facts.map((fact) => text.fact(fact, names)).filter((line) => line !== undefined);
  const [many, setMany] = useState(1);
  const shown = Math.min(many, lines.length);
  return (
    <section class="since" aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 && <p class="replay-calm">{words.nothingYet}</p>}
      <ol aria-live="polite">
        {lines.slice(0, shown).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {lines.length > 0 && (
        <div class="since-keys">
          <button type="button" aria-disabled={shown <= 1} onClick={() => setMany(Math.max(1, shown - 1))}>
            {words.previous}
          </button>
          <span>{words.sinceStep(shown, lines.length)}</span>
          <button
            type="button"
            aria-disabled={shown === lines.length}
            onClick={() => setMany(Math.min(lines.length, shown + 1))}
          >
            {words.next}
          </button>
          <button type="button" onClick={() => setMany(lines.length)}>
            {words.sinceAll}
          </button>
        </div>
      )}
    </section>
  );
}
