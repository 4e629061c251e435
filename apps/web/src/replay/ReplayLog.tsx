import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { GameTable } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { ReplayTexts } from '../text/replay/index.ts';

interface ReplayLine {
  readonly at: number;
  readonly line: string;
  /** Of the section of the log that begins here. */
  readonly heading: string | undefined;
}

export const useReplayLines = (
  facts: ViewerState['facts'],
  names: readonly string[],
  text: GameText,
  table: GameTable,
): readonly ReplayLine[] =>
  useMemo(() => {
    const lines: ReplayLine[] = [];
    let heading: string | undefined;
    for (const [at, fact] of facts) {
      heading = table.logHeading?.(fact, text.language) ?? heading;
      const line = text.fact(fact, names);
      if (line === undefined) continue;
      lines.push({ at, line, heading });
      heading = undefined;
    }
    return lines;
  }, [facts, names, text]);

/** The text of the current step, or the latest text if the step has none. */
export function replayLineAt(lines: readonly ReplayLine[], ply: number): string | undefined {
  const now = lines.filter(({ at }) => at === ply).map(({ line }) => line);
  return now.length > 0 ? now.join(' ') : lines.at(-1)?.line;
}

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
