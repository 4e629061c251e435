/** What happened, in words. */
import type { Fact } from '@pithead/kernel';
import type { FullState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
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
  /** Drawn once: a log of a long match is not compared line by line whenever something happens. */
  readonly row: JSX.Element;
}

const seatOf = (fact: Fact): number | undefined => {
  const { seat } = fact as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

interface RowProps {
  readonly seat: number | undefined;
  readonly text: string;
  /** Where the news begin, what is written over them. */
  readonly mark?: string;
}

function Row({ seat, text, mark }: RowProps): JSX.Element {
  return (
    <li class={mark === undefined ? 'log-line' : 'log-line is-mark'} data-mark={mark}>
      {seat === undefined ? <span class="log-dot" aria-hidden="true" /> : <SeatGlyph seat={seat} />}
      <span>{text}</span>
    </li>
  );
}

/** Lines by their facts, which stay the same things; null where there is nothing to say. */
type Told = WeakMap<Fact, Line | null>;

function linesOf({ state, names, text }: Props, told: Told): Line[] {
  const first = state.factCount - state.facts.length;
  return state.facts.flatMap(([seq, fact], i) => {
    const before = told.get(fact);
    if (before === null || before?.number === first + i) return before ?? [];
    const words = text.fact(fact, names);
    const seat = seatOf(fact);
    const line =
      words === undefined
        ? null
        : { number: first + i, text: words, seat, isSetup: seq === 0, row: <Row key={first + i} seat={seat} text={words} /> };
    told.set(fact, line);
    return line ?? [];
  });
}

/** The first line that is news for the looker. */
function markOf(lines: readonly Line[], { looker, since, state }: Props): number | undefined {
  if (looker === null || state.outcome !== null) return undefined;
  if (since !== undefined) return lines.find(({ number }) => number >= since)?.number;
  const own = lines.findLastIndex(({ seat, isSetup }) => seat === looker && !isSetup);
  return own < 0 ? undefined : lines[own + 1]?.number;
}

/** So many of the last lines are shown until more are asked for: a phone has enough to do with the board. */
const MOST = 100;

/** From the mark on all are shown, however many came since. */
function latest(lines: readonly Line[], mark: number | undefined): readonly Line[] {
  const from = mark === undefined ? Infinity : lines.findIndex(({ number }) => number === mark);
  return lines.slice(Math.max(0, Math.min(lines.length - MOST, from)));
}

export function Log(props: Props): JSX.Element {
  const texts = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { state, names, text } = props;
  const told: Told = useMemo(() => new WeakMap(), [names.join(), text]);
  const lines = useMemo(() => linesOf(props, told), [state.facts, told]);
  const mark = markOf(lines, props);
  const earlier = state.factCount - state.facts.length;
  /** How many lines there were when all were asked for: those are not read out, what comes after them is. */
  const [whole, setWhole] = useState<number>();
  const shown = whole === undefined ? latest(lines, mark) : lines;
  const hidden = lines.length - shown.length;
  const showAll = (): void => {
    setWhole(lines.length);
    // The button goes, and with it the focus.
    box.current?.focus();
  };
  useEffect(() => box.current?.scrollTo({ top: box.current.scrollHeight }), [lines.length]);
  return (
    <div
      class="log"
      id="log"
      ref={box}
      role="log"
      aria-live={whole === lines.length ? 'off' : 'polite'}
      aria-label={texts.log}
      tabIndex={0}
    >
      <ol>
        {hidden > 0 && (
          <li>
            <button type="button" class="log-more" onClick={showAll}>
              {texts.showEarlier(hidden)}
            </button>
          </li>
        )}
        {hidden === 0 && earlier > 0 && <li class="log-earlier">{texts.earlier(earlier)}</li>}
        {lines.length === 0 && <li class="log-earlier">{texts.logEmpty}</li>}
        {shown.map(({ number, seat, text: words, row }) =>
          number === mark ? <Row key={number} seat={seat} text={words} mark={texts.sinceLast} /> : row,
        )}
      </ol>
    </div>
  );
}
