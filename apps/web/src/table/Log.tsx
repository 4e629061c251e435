/** What happened, in words. */
import type { Fact } from '@pithead/kernel';
import type { FullState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useTexts } from '../speech.ts';

interface Props {
  readonly state: FullState;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly looker: number | null;
  /** How many facts there were when the looker last played; undefined if that is not known. */
  readonly since: number | undefined;
}

interface Line {
  readonly number: number;
  readonly text: string;
  readonly seat: number | undefined;
  /** Told before anybody played. */
  readonly isSetup: boolean;
}

const seatOf = (fact: Fact): number | undefined => {
  const { seat } = fact as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

function linesOf({ state, names, text }: Props): Line[] {
  const first = state.factCount - state.facts.length;
  return state.facts.flatMap(([seq, fact], i) => {
    const words = text.fact(fact, names);
    return words === undefined ? [] : [{ number: first + i, text: words, seat: seatOf(fact), isSetup: seq === 0 }];
  });
}

/** The first line that is news for the looker. */
function markOf(lines: readonly Line[], { looker, since, state }: Props): number | undefined {
  if (looker === null || state.outcome !== null) return undefined;
  if (since !== undefined) return lines.find(({ number }) => number >= since)?.number;
  const own = lines.findLastIndex(({ seat, isSetup }) => seat === looker && !isSetup);
  return own < 0 ? undefined : lines[own + 1]?.number;
}

export function Log(props: Props): JSX.Element {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { state, names, text } = props;
  const lines = useMemo(() => linesOf(props), [state.facts, names.join(), text]);
  const mark = markOf(lines, props);
  const earlier = state.factCount - state.facts.length;
  useEffect(() => box.current?.scrollTo({ top: box.current.scrollHeight }), [lines.length]);
  return (
    <div class="log" id="log" ref={box} role="log" aria-label={texts.log} tabIndex={0}>
      <ol>
        {earlier > 0 && <li class="log-earlier">{texts.earlier(earlier)}</li>}
        {lines.length === 0 && <li class="log-earlier">{texts.logEmpty}</li>}
        {lines.map((line) => (
          <li
            key={line.number}
            class={line.number === mark ? 'log-line is-mark' : 'log-line'}
            {...(line.number === mark && { 'data-mark': texts.sinceLast })}
          >
            {line.seat === undefined ? <span class="log-dot" aria-hidden="true" /> : <SeatGlyph seat={line.seat} />}
            <span>{line.text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
