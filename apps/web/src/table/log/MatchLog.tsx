import type { ViewerState } from '@pithead/protocol';
import type { GameText } from '@pithead/text';
import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LoadError } from '../../components/LoadError.tsx';
import { useLoad } from '../../lazy/useLoad.ts';
import { useTexts } from '../../useTexts.ts';
import type { LoadedGame } from '../useGameTable.ts';
import type { StatesAfterPlay } from '../prompt/usePlay.ts';
import { LogRow } from './LogRow.tsx';
import type { LogParagraph } from './logParagraphs.ts';
import { toParagraphs } from './logParagraphs.ts';
import { SinceLastTurn } from './SinceLastTurn.tsx';
import { lastTurnFrom } from './sinceLastTurn.ts';
import { useLastTurn } from './useLastTurn.ts';
import { useLogLines } from './useLogLines.ts';
import { useStickToEnd } from './useStickToEnd.ts';
import './matchLog.css';

interface Props {
  readonly loadedGame: LoadedGame;
  readonly state: ViewerState;
  readonly names: readonly string[];
  readonly viewer: number | null;
  readonly match: string;
  readonly statesAfterPlay: StatesAfterPlay;
  readonly id?: string;
}

/** Older paragraphs are shown on request: long logs are slow on phones. */
const MAX_PARAGRAPHS = 60;

/** The number of the first paragraph shown. While somebody reads further up, none is removed from the beginning. */
function firstShown(paragraphs: readonly LogParagraph[], before: number, isFollowed: boolean): number {
  const latest = paragraphs[Math.max(0, paragraphs.length - MAX_PARAGRAPHS)]?.number ?? 0;
  return isFollowed ? latest : Math.min(latest, before);
}

export function MatchLog(props: Props): JSX.Element | null {
  const { text } = props.loadedGame;
  const { value: isLoaded, isFailed, retry } = useLoad(() => hasLogTexts(text), [text]);
  if (isLoaded === true) return <LoadedLog {...props} />;
  return isFailed ? <LoadError retry={retry} /> : null;
}

async function hasLogTexts(text: GameText): Promise<true> {
  await text.fetchLog?.();
  return true;
}

function LoadedLog(props: Props): JSX.Element {
  const texts = useTexts();
  const { state, names, viewer, id } = props;
  const lines = useLogLines(props);
  const rememberedTurn = useLastTurn(props);
  const lastTurn = viewer === null ? undefined : (rememberedTurn ?? lastTurnFrom(lines, viewer));
  const since = state.outcome === null && lastTurn !== undefined ? lastTurn.factCount : Infinity;
  const news = lines.filter(({ number }) => number >= since);
  const paragraphs = useMemo(
    () =>
      toParagraphs(
        lines.filter(({ number }) => number < since),
        names,
      ),
    [lines, since],
  );
  const { box, isFollowed, listeners } = useStickToEnd(lines.length);
  const missing = state.factCount - state.facts.length;
  const start = useRef(Infinity);
  start.current = firstShown(paragraphs, start.current, isFollowed.current);
  const earlier = paragraphs.filter(({ number }) => number < start.current);
  const [isExpanded, setExpanded] = useState(false);
  const belowTop = useRef(0);

  const showAll = ({ scrollHeight, scrollTop }: HTMLDivElement): void => {
    belowTop.current = scrollHeight - scrollTop;
    setExpanded(true);
    // The button disappears and would lose the focus.
    box.current?.focus({ preventScroll: true });
  };
  // Keeps the reading position when earlier paragraphs are inserted.
  useLayoutEffect(() => {
    if (isExpanded) box.current?.scrollTo({ top: box.current.scrollHeight - belowTop.current });
  }, [isExpanded]);

  const hasMore = earlier.length > 0 && !isExpanded;
  return (
    <div class="log" id={id} ref={box} role="group" aria-label={texts.log} tabIndex={0} {...listeners}>
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
      {lines.length === 0 && <p class="log-earlier">{texts.logEmpty}</p>}
      <LogSections
        paragraphs={paragraphs}
        hiddenCount={isExpanded ? 0 : earlier.length}
        seats={names.length}
      />
      {news.length > 0 && <SinceLastTurn {...props} lines={news} figures={lastTurn?.figures} />}
    </div>
  );
}

interface SectionProps {
  readonly paragraphs: readonly LogParagraph[];
  /** How many of the first paragraphs are not drawn. */
  readonly hiddenCount: number;
  readonly seats: number;
}

/** Rows are created once, so that a long log is not compared line by line after every event. */
function LogSections({ paragraphs, hiddenCount, seats }: SectionProps): JSX.Element {
  const rows = useRef(new Map<string, JSX.Element>());
  const sections: { readonly number: number; readonly heading: string | undefined; rows: JSX.Element[] }[] =
    [];
  const shown = new Map<string, JSX.Element>();
  // Sections are numbered from the first paragraph, so that they keep their elements when earlier ones appear.
  let section = 0;
  for (const [index, { number, actor, text, heading }] of paragraphs.entries()) {
    if (heading !== undefined) section++;
    if (index < hiddenCount) continue;
    const key = `${number} ${text}`;
    const row = rows.current.get(key) ?? <LogRow key={number} actor={actor} text={text} seats={seats} />;
    shown.set(key, row);
    if (sections.at(-1)?.number === section) sections.at(-1)?.rows.push(row);
    else sections.push({ number: section, heading, rows: [row] });
  }
  rows.current = shown;
  return (
    <>
      {sections.map(({ number, heading, rows: own }) => (
        <section key={number} class="log-section">
          {heading !== undefined && <h3 class="log-heading">{heading}</h3>}
          <ol>{own}</ol>
        </section>
      ))}
    </>
  );
}
