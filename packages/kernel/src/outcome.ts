export interface SeatOutcome {
  readonly total: number;
  /** Points by source, in the order of the score sheet; their sum is `total`. */
  readonly sources: Readonly<Record<string, number>>;
  /** Compared in this order if totals are equal; more is better. */
  readonly tieBreaks: readonly number[];
  /** From 1. Equal seats share a rank, and the next rank is skipped. */
  readonly rank: number;
}

export interface Outcome {
  readonly seats: readonly SeatOutcome[];
}

function compare(a: Omit<SeatOutcome, 'rank'>, b: Omit<SeatOutcome, 'rank'>): number {
  if (a.total !== b.total) return a.total - b.total;
  for (let i = 0; i < a.tieBreaks.length; i++) {
    const difference = (a.tieBreaks[i] as number) - (b.tieBreaks[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

export function rankSeats(seats: readonly Omit<SeatOutcome, 'rank'>[]): Outcome {
  return {
    seats: seats.map((seat) => ({
      ...seat,
      rank: 1 + seats.filter((other) => compare(other, seat) > 0).length,
    })),
  };
}

/** The points of each source; both lists have the same order. */
export function sourcesFrom<S extends string>(
  sources: readonly S[],
  points: readonly number[],
): Record<S, number> {
  const record = {} as Record<S, number>;
  for (let i = 0; i < sources.length; i++) record[sources[i] as S] = points[i] as number;
  return record;
}

export const sumOf = (sources: Readonly<Record<string, number>>): number =>
  Object.values(sources).reduce((sum, points) => sum + points, 0);
