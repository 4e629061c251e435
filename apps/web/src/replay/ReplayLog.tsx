import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ReplayTexts } from '../text/replay/index.ts';
import type { ReplayLine } from './replayLines.ts';

export interface ReplayLogProps {
  readonly lines: readonly ReplayLine[];
  readonly ply: number;
  readonly texts: ReplayTexts;
  go(ply: number): void;
}

export function ReplayLog({ lines, ply, texts, go }: ReplayLogProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines]);
  return (
    <section class="replay-log" aria-label={texts.log}>
      <h2>{texts.log}</h2>
      {lines.length === 0 && <p class="replay-calm">{texts.nothingYet}</p>}
      <ol ref={list} tabIndex={0} aria-label={texts.log}>
        {lines.map(({ at, line, heading }, i) => (
          <li key={i} class={at === ply ? 'is-now' : ''}>
            {heading !== undefined && <h3>{heading}</h3>}
            <button type="button" onClick={() => go(at)} {...(at === ply ? { 'aria-current': 'step' } : {})}>
              {line}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
