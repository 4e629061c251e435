import type { ChatLine } from '@pithead/protocol';

/** Each line once, in the order of their numbers: those of two processes may come in another. */
export const byNumber = (lines: readonly ChatLine[]): ChatLine[] =>
  [...new Map(lines.map((line) => [line.number, line])).values()].toSorted((a, b) => a.number - b.number);
