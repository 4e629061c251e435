/** One seat's result: where its points come from, and what decides a tie. */
export interface SeatOutcome {
  readonly total: number;
  /** Points by named source, in the order of the score sheet; they add up to the total. */
  readonly sources: Readonly<Record<string, number>>;
  /** Compared one after the other when totals are equal; more is better. */
  readonly tieBreaks: readonly number[];
  /** 1 for the winner; equal seats share a rank and the next one is skipped. */
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

/** Ranks the seats by total, then by their tie-breaks. */
export function rank(seats: readonly Omit<SeatOutcome, 'rank'>[]): Outcome {
  return {
    seats: seats.map((seat) => ({
      ...seat,
      rank: 1 + seats.filter((other) => compare(other, seat) > 0).length,
    })),
  };
}

export const sumOf = (sources: Readonly<Record<string, number>>): number =>
  Object.values(sources).reduce((sum, points) => sum + points, 0);
