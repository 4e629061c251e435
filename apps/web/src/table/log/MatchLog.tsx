import type { Fact } from '@pithead/kernel';
import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import { SeatGlyph } from '@pithead/ui';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../useTexts.ts';
import { useStickToEnd } from './useStickToEnd.ts';

interface Props {
  readonly state: ViewerState;
  readonly names: readonly string[];
  readonly text: GameText;
  readonly viewer: number | null;
  /** The number of facts when the viewer last played; undefined if unknown. */
  readonly since: number | undefined;
}

interface LogLine {
  readonly number: number;
  readonly text: string;
  readonly seat: number | undefined;
  readonly isSetup: boolean;
  /** Created once, so that a long log is not diffed line by line after every event. */
  readonly row: JSX.Element;
}

const seatOf = (fact: Fact): number | undefined => {
  const { seat } = fact as { readonly seat?: unknown };
  return typeof seat === 'number' ? seat : undefined;
};

interface RowProps {
  readonly seat: number | undefined;
  readonly text: string;
  readonly mark?: string;
}

function LogRow({ seat, text, mark }: RowProps): JSX.Element {
  return (
    <li class={mark === undefined ? 'log-line' : 'log-line is-mark'} data-mark={mark}>
      {seat === undefined ? <span class="log-dot" aria-hidden="true" /> : <SeatGlyph seat={seat} />}
      <span>{text}</span>
    </li>
  );
}

/** Cached by fact, because facts keep their identity; null for facts without text. */
type LogLineCache = WeakMap<Fact, LogLine | null>;

function toLogLines({ state, names, text }: Props, cache: LogLineCache): LogLine[] {
  const first = state.factCount - state.facts.length;
  return state.facts.flatMap(([seq, fact], i) => {
    const before = cache.get(fact);
    if (before === null || before?.number === first + i) return before ?? [];
    const words = text.fact(fact, names);
    const seat = seatOf(fact);
    const line =
      words === undefined
        ? null
        : {
            number: first + i,
            text: words,
            seat,
            isSetup: seq === 0,
            row: <LogRow key={first + i} seat={seat} text={words} />,
          };
    cache.set(fact, line);
    return line ?? [];
  });
}

function firstNewLine(lines: readonly LogLine[], { viewer, since, state }: Props): number | undefined {
  if (viewer === null || state.outcome !== null) return undefined;
  if (since !== undefined) return lines.find(({ number }) => number >= since)?.number;
  const own = lines.findLastIndex(({ seat, isSetup }) => seat === viewer && !isSetup);
  return own < 0 ? undefined : lines[own + 1]?.number;
}

/** Older lines are shown on request: long logs are slow on phones. */
const MAX_LINES = 100;

/**
 * The number of the first line shown. It never moves back after an undo, because screen readers would
 * announce the lines that reappear at the beginning as new.
 */
function firstShownLine(lines: readonly LogLine[], before: number, mark = Infinity): number {
  const latest = lines[Math.max(0, lines.length - MAX_LINES)]?.number ?? 0;
  const start = Math.min(latest, mark);
  const isStillThere = before <= Math.min(mark, lines.at(-1)?.number ?? 0);
  return before > start && isStillThere ? before : start;
}

export function MatchLog(props: Props): JSX.Element {
  const texts = useTexts();
  const { state, names, text } = props;
  const cache: LogLineCache = useMemo(() => new WeakMap(), [names.join(), text]);
  const lines = useMemo(() => toLogLines(props, cache), [state.facts, cache]);
  const { box, isFollowed, listeners } = useStickToEnd(lines.length);
  const mark = firstNewLine(lines, props);
  const missing = state.factCount - state.facts.length;
  const start = useRef(0);
  const next = firstShownLine(lines, start.current, mark);
  // While somebody reads further up, no lines are removed from the beginning.
  start.current = isFollowed.current ? next : Math.min(next, start.current);
  const earlier = lines.filter(({ number }) => number < start.current);
  const [isWhole, setWhole] = useState(false);
  const belowTop = useRef(0);

  const showAll = ({ scrollHeight, scrollTop }: HTMLDivElement): void => {
    belowTop.current = scrollHeight - scrollTop;
    setWhole(true);
    // The button disappears and would lose the focus.
    box.current?.focus({ preventScroll: true });
  };
  // Keeps the reading position when earlier lines are inserted.
  useLayoutEffect(() => {
    if (isWhole) box.current?.scrollTo({ top: box.current.scrollHeight - belowTop.current });
  }, [isWhole]);

  const rowsOf = (some: readonly LogLine[]): JSX.Element[] =>
    some.map(({ number, seat, text: words, row }) =>
      number === mark ? <LogRow key={number} seat={seat} text={words} mark={texts.sinceLast} /> : row,
    );
  const hasMore = earlier.length > 0 && !isWhole;
  return (
    <div class="log" id="log" ref={box} role="group" aria-label={texts.log} tabIndex={0} {...listeners}>
      {hasMore && (
        <button
          type="button"
          class="text-button log-more"
          onClick={() => box.current && showAll(box.current)}
        >
          {texts.showEarlier({ count: earlier.length })}
        </button>
      )}
      {!hasMore && missing > 0 && <p class="log-earlier">{texts.earlier({ count: missing })}</p>}
      {isWhole && <ol>{rowsOf(earlier)}</ol>}
      {lines.length === 0 && <p class="log-earlier">{texts.logEmpty}</p>}
      {/* Only what comes after is read out. */}
      <div role="log">
        <ol>{rowsOf(lines.slice(earlier.length))}</ol>
      </div>
    </div>
  );
}
