/** What is said at a table, and how much of it was not looked at yet: one count, wherever it is shown. */
import type { ChatLine } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ServerSource } from '../../net/serverSource.ts';

/** Each line of one room once, in the order of their numbers: those of two processes may come in another. */
const byNumber = (lines: readonly ChatLine[]): ChatLine[] =>
  [...new Map(lines.map((line) => [line.number, line])).values()].toSorted((a, b) => a.number - b.number);

/**
 * Somebody has another name than before, or a name is somebody else's now: the server knows what all are
 * called.
 */
export function hasOutdatedNames(lines: readonly ChatLine[]): boolean {
  const nameOf = new Map(lines.map(({ person, name }) => [person, name]));
  const personOf = new Map(lines.map(({ person, name }) => [name, person]));
  return lines.some(({ person, name }) => nameOf.get(person) !== name || personOf.get(name) !== person);
}

/**
 * What was read, with what is known besides. Lines before those that were read go if the names in them are
 * not right any more.
 */
export function mergeLines(read: readonly ChatLine[], known: readonly ChatLine[]): ChatLine[] {
  const all = byNumber([...known, ...read]);
  const last = read.at(-1)?.number ?? 0;
  return hasOutdatedNames(all) ? byNumber([...known.filter(({ number }) => number > last), ...read]) : all;
}

export interface ChatState {
  readonly lines: readonly ChatLine[];
  readonly unread: number;
  setLines(change: (lines: readonly ChatLine[]) => readonly ChatLine[]): void;
  /** All of it was shown. */
  markRead(): void;
}

export function useChat(source: ServerSource | undefined): ChatState {
  const [lines, setLines] = useState<readonly ChatLine[]>([]);
  /** The number of the last line that was shown. */
  const [read, setRead] = useState(0);
  useEffect(() => {
    // Another seat, or another person: what was heard may be of the other room, whose numbers are others.
    setLines([]);
    setRead(0);
    return source?.onChat((line) => setLines((known) => byNumber([...known, line])));
  }, [source]);
  const unread = lines.filter(({ number }) => number > read).length;
  return { lines, unread, setLines, markRead: () => setRead(lines.at(-1)?.number ?? 0) };
}
