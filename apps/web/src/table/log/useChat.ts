import type { ChatLine } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ServerSource } from '../../net/serverSource.ts';

/** Lines from two server processes may arrive out of order or twice. */
export const byNumber = (lines: readonly ChatLine[]): ChatLine[] =>
  [...new Map(lines.map((line) => [line.number, line])).values()].toSorted((a, b) => a.number - b.number);

export interface ChatState {
  readonly lines: readonly ChatLine[];
  readonly unread: number;
  setLines(change: (lines: readonly ChatLine[]) => readonly ChatLine[]): void;
  markRead(): void;
}

export function useChat(source: ServerSource | undefined): ChatState {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  const [read, setRead] = useState(0);
  useEffect(() => {
    // After a change of seat or person the room may be another one, with its own line numbers.
    setLines([]);
    setRead(0);
    return source?.onChat((line) => setLines((known) => byNumber([...known, line])));
  }, [source]);
  const unread = lines.filter(({ number }) => number > read).length;
  return { lines, unread, setLines, markRead: () => setRead(lines.at(-1)?.number ?? 0) };
}
