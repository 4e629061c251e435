import type { ChatLine } from '@pithead/protocol';
import { byNumber } from './useChat.ts';

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
