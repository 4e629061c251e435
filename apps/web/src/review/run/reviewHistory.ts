/** Results of one's earlier reviews: what accuracy is compared with. */
import type { OwnAccuracy, ReviewParams, ReviewSummary } from '@pithead/protocol';

export interface ReviewResult {
  /** Of one's own seat; null for spectators and files. */
  readonly own: OwnAccuracy | null;
  readonly isAccount: boolean;
  readonly playedAt: number | null;
}

export interface ReviewHistory {
  /** Of other games of the same title, by the same value function, in the order in which they were played. */
  readonly others: readonly OwnAccuracy[];
  /** Reviews of other devices are missing. */
  readonly isServerMissing: boolean;
}

export interface OwnAverage {
  readonly accuracy: number;
  readonly errorRate: number;
  readonly games: number;
}

/** Fewer say little. */
export const LEAST_GAMES = 5;

export function otherResults(
  summaries: readonly ReviewSummary[],
  { engine, record }: ReviewParams,
  game: string,
): OwnAccuracy[] {
  const byRecord = new Map(summaries.map((each) => [`${each.engine}/${each.record}`, each]));
  return [...byRecord.values()]
    .filter((each) => each.engine === engine && each.game === game && each.record !== record)
    .toSorted((a, b) => (a.playedAt ?? 0) - (b.playedAt ?? 0))
    .flatMap(({ own }) => own ?? []);
}

/** Undefined for too few games. */
export function averageOf(results: readonly OwnAccuracy[]): OwnAverage | undefined {
  if (results.length < LEAST_GAMES) return undefined;
  const mean = (value: (each: OwnAccuracy) => number): number =>
    results.reduce((sum, each) => sum + value(each), 0) / results.length;
  return {
    accuracy: mean(({ accuracy }) => accuracy),
    errorRate: mean(({ errorRate }) => errorRate),
    games: results.length,
  };
}
