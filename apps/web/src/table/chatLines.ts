/** What is said at a table, and how much of it was not looked at yet: one count, wherever it is shown. */
import type { ChatLine } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ServerSource } from '../net/serverSource.ts';

/** Each line once, in the order of their numbers: those of two processes may come in another. */
export const byNumber = (lines: readonly ChatLine[]): ChatLine[] =>
  [...new Map(lines.map((line) => [line.number, line])).values()].toSorted((a, b) => a.number - b.number);

export interface Talk {
  readonly lines: readonly ChatLine[];
  readonly unread: number;
  setLines(change: (lines: readonly ChatLine[]) => readonly ChatLine[]): void;
  /** All of it was shown. */
  look(): void;
}

export function useTalk(source: ServerSource | undefined): Talk {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  /** The number of the last line that was shown. */
  const [read, setRead] = useState(0);
  useEffect(() => source?.listenToChat((line) => setLines((known) => byNumber([...known, line]))), [source]);
  const unread = lines.filter(({ number }) => number > read).length;
  return { lines, unread, setLines, look: () => setRead(lines.at(-1)?.number ?? 0) };
}
