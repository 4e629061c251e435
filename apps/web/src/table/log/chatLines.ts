import type { ChatLine } from '@pithead/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { ServerSource } from '../../net/serverSource.ts';

/** Lines from two server processes may arrive out of order or twice. */
const byNumber = (lines: readonly ChatLine[]): ChatLine[] =>
  [...new Map(lines.map((line) => [line.number, line])).values()].toSorted((a, b) => a.number - b.number);

/**
 * Somebody has two names, or a name belongs to two people: somebody was renamed since these lines were
 * loaded.
 */
export function hasOutdatedNames(lines: readonly ChatLine[]): boolean {
  const nameOf = new Map(lines.map(({ person, name }) => [person, name]));
  const personOf = new Map(lines.map(({ person, name }) => [name, person]));
  return lines.some(({ person, name }) => nameOf.get(person) !== name || personOf.get(name) !== person);
}

/**
 * Merges loaded lines with known ones. If names are outdated, drops the known lines before the loaded ones.
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
