import type { Fact } from '@pithead/kernel';
import type { GameText } from '@pithead/text';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { ReplayTexts } from '../text/replay/index.ts';

export interface PartialLogProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  readonly text: GameText;
  readonly names: readonly string[];
  readonly texts: ReplayTexts;
}

export function PartialLog({ title, facts, text, names, texts }: PartialLogProps): JSX.Element {
  const lines = facts.map((fact) => text.fact(fact, names)).filter((line) => line !== undefined);
  const [count, setCount] = useState(1);
  const shown = Math.min(count, lines.length);
  return (
    <section class="since" aria-label={title}>
      <h2>{title}</h2>
      {lines.length === 0 && <p class="replay-calm">{texts.nothingYet}</p>}
      <ol aria-live="polite">
        {lines.slice(0, shown).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
      {lines.length > 0 && (
        <div class="since-keys">
          <button type="button" aria-disabled={shown <= 1} onClick={() => setCount(Math.max(1, shown - 1))}>
            {texts.previous}
          </button>
          <span>{texts.sinceStep({ at: shown, of: lines.length })}</span>
          <button
            type="button"
            aria-disabled={shown === lines.length}
            onClick={() => setCount(Math.min(lines.length, shown + 1))}
          >
            {texts.next}
          </button>
          <button type="button" onClick={() => setCount(lines.length)}>
            {texts.sinceAll}
          </button>
        </div>
      )}
    </section>
  );
}
