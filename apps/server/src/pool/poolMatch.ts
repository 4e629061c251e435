/** Who may play with whom. Pure, so that the rules can be tested without a server. */
import type { PoolChoice } from '@pithead/protocol';

/** A search as the matching sees it. */
export interface PoolCandidate {
  readonly person: string;
  readonly isAccount: boolean;
  readonly choice: PoolChoice;
  readonly joinedAt: number;
  /** By game; a game that is missing counts as `UNKNOWN_RATING`. */
  readonly ratings: ReadonlyMap<string, number>;
  /** Muted or blocked, in either direction. */
  readonly avoids: ReadonlySet<string>;
}

export const UNKNOWN_RATING = 1400;

/** Difference of ratings that is near enough at first, and what is added for every minute of waiting. */
const WINDOWS = {
  live: { first: 150, perMinute: 100 },
  day: { first: 150, perMinute: 0.5 },
} as const;
const WIDE = { added: 350, factor: 2 } as const;

function ratingWindow({ choice, joinedAt }: PoolCandidate, now: number): number {
  if (choice.against !== 'near') return Infinity;
  const { first, perMinute } = WINDOWS[choice.pace === 'day' ? 'day' : 'live'];
  const minutes = Math.max(0, now - joinedAt) / 60_000;
  const grown = first + perMinute * minutes * (choice.isWide ? WIDE.factor : 1);
  return grown + (choice.isWide ? WIDE.added : 0);
}

const ratingIn = ({ ratings }: PoolCandidate, game: string): number => ratings.get(game) ?? UNKNOWN_RATING;

/** Who wants opponents near the own rating wants a rated table, too, until the search is wider. */
const mayBeUnrated = ({ choice }: PoolCandidate): boolean => choice.against !== 'near' || choice.isWide;

export function canMeet(a: PoolCandidate, b: PoolCandidate, game: string, now: number): boolean {
  if (a.person === b.person || a.choice.pace !== b.choice.pace) return false;
  if (!a.choice.games.includes(game) || !b.choice.games.includes(game)) return false;
  if (a.avoids.has(b.person) || b.avoids.has(a.person)) return false;
  if (!mayBeUnrated(a) && b.choice.against === 'unrated') return false;
  if (!mayBeUnrated(b) && a.choice.against === 'unrated') return false;
  const difference = Math.abs(ratingIn(a, game) - ratingIn(b, game));
  return difference <= Math.min(ratingWindow(a, now), ratingWindow(b, now));
}

/** With bots at the table it is not rated: people did not choose them. */
export const isRatedFor = (people: readonly PoolCandidate[], bots: number): boolean =>
  bots === 0 && people.every(({ choice, isAccount }) => isAccount && choice.against !== 'unrated');
