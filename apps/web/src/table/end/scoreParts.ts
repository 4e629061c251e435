/** The parts of a score by source, as bars show them. */

export interface ScorePart<T> {
  readonly source: T;
  /** In the order of the score sheet, from 1. */
  readonly number: number;
  readonly points: number;
}

/** Gains, then losses; without sources that brought nothing. */
export function scoreParts<T>(
  sources: readonly T[],
  pointsOf: (source: T, i: number) => number,
): ScorePart<T>[] {
  const parts = sources.map((source, i) => ({ source, number: i + 1, points: pointsOf(source, i) }));
  return [...parts.filter(({ points }) => points > 0), ...parts.filter(({ points }) => points < 0)];
}

export const lengthOf = (parts: readonly ScorePart<unknown>[]): number =>
  parts.reduce((sum, { points }) => sum + Math.abs(points), 0);

/** Games set colours for sources that have one of their own; the others use a palette (sourceTones.css). */
export const toneOf = (id: string, number: number): Record<string, string> => ({
  '--bar': `var(--source-${id}, var(--bar-${((number - 1) % 8) + 1}))`,
  '--bar-ink': `var(--source-${id}-ink, #1d1b19)`,
});
