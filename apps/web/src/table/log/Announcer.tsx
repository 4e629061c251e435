import type { ViewerState } from '@pithead/protocol';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { hasSeat } from '../useMatch.ts';
import type { AnnouncementQueue, Announcements } from './announcements.ts';
import { announceLines, announceWaiting } from './announcements.ts';
import type { LastTurnProps } from './useLastTurn.ts';
import { useRememberTurn } from './useLastTurn.ts';
import { useLogLines } from './useLogLines.ts';

/** A person may take long for the rest of a turn. */
const PATIENCE_MS = 4000;
/** Screen readers have read or queued a message by then; later it would only be found a second time. */
const KEPT_MS = 20_000;

/** The seat of these bits if there is one only. */
const onlySeat = (bits: number): number | undefined =>
  bits !== 0 && (bits & (bits - 1)) === 0 ? Math.log2(bits) : undefined;

interface Props extends LastTurnProps {
  /** What was known when the table was opened, which is not announced. */
  readonly first: ViewerState;
}

/** Tells screen readers what the log says, one message for each turn. Not visible: the log itself is. */
export function Announcer(props: Props): JSX.Element {
  const { state, names, viewer, first } = props;
  const lines = useLogLines(props);
  useRememberTurn(props);
  const queue = useRef<AnnouncementQueue>({
    seen: lines.filter(({ number }) => number < first.factCount),
    waiting: [],
  });
  const [messages, setMessages] = useState<readonly { readonly id: number; readonly text: string }[]>([]);
  const count = useRef(0);

  const show = ({ queue: next, message }: Announcements): void => {
    queue.current = next;
    if (message === '') return;
    const id = count.current++;
    setMessages((shown) => [...shown, { id, text: message }]);
    setTimeout(() => setMessages((shown) => shown.filter((each) => each.id !== id)), KEPT_MS);
  };
  const askedBefore = useRef(first.asked);
  const isDue = state.outcome !== null || hasSeat(state.asked, viewer);
  useEffect(() => {
    const by = onlySeat(askedBefore.current);
    askedBefore.current = state.asked;
    show(announceLines(queue.current, lines, { viewer, isDue, names, by }));
    if (queue.current.waiting.length === 0) return undefined;
    const timer = setTimeout(() => show(announceWaiting(queue.current, names)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [lines, isDue, state.asked]);
  return (
    <>
      {messages.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </>
  );
}
