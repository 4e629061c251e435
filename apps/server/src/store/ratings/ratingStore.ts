import type { WhyUnrated } from '@pithead/protocol';
import type { StoredResult } from './resultStore.ts';

/** A rating on the scale that is shown, with its standard deviation right after the last rated game. */
export interface Rating {
  readonly rating: number;
  readonly sigma: number;
}

/** Sums over the games that were played to the end; others: the mean of the others at the same table. */
export interface SourceSums {
  readonly games: number;
  readonly sources: Readonly<Record<string, readonly [own: number, others: number]>>;
}

export interface RatingRow extends Rating {
  readonly person: string;
  readonly game: string;
  readonly games: number;
  readonly lastAt: number;
  readonly points: SourceSums;
}

export interface RatingChange {
  readonly seat: number;
  readonly person: string | null;
  readonly bot: string | null;
  readonly before: Rating;
  readonly after: Rating;
}

export interface NumberedRatingChange extends RatingChange {
  readonly number: number;
  readonly table: string;
  readonly at: number;
}

/** How two at one table did against each other, as one of them sees it. */
export interface Meeting {
  readonly person: string;
  readonly other: string;
  readonly ahead: number;
  readonly behind: number;
  /** Lead in points; undefined if one of them did not play to the end. */
  readonly margin: number | undefined;
}

/** Everything that one rated result changes, written in one transaction. */
export interface RatedResult {
  readonly result: StoredResult;
  /** One more than that of the last rated result: of two processes that rate at once, one fails. */
  readonly number: number;
  readonly places: readonly SeatPlace[];
  readonly changes: readonly RatingChange[];
  readonly ratings: readonly RatingRow[];
  /** By person: 1 for a victory, a part for a shared one. */
  readonly won: Readonly<Record<string, number>>;
  readonly meetings: readonly Meeting[];
}

export interface SeatPlace {
  readonly seat: number;
  readonly place: number;
}

/** An event that tells when somebody left, or that an undo was asked for. */
export interface SeatEvent {
  readonly seq: number;
  readonly seat: number;
  readonly kind: string;
}

export type SightingKind = 'device' | 'network';

export interface SightingRow {
  readonly kind: SightingKind;
  /** Days since 1970, in UTC. */
  readonly day: number;
}

export interface RatingStore {
  /** Oldest first. */
  pendingResults(limit: number): Promise<StoredResult[]>;
  /** 0 if nothing is rated yet. */
  lastRatingNumber(): Promise<number>;
  ratingsOf(people: readonly string[], game: string): Promise<RatingRow[]>;
  ratingOf(person: string, game: string): Promise<RatingRow | undefined>;
  /** Events of these kinds, in order. Only for the job: it reads a whole log. */
  seatEvents(table: string, kinds: readonly string[]): Promise<SeatEvent[]>;
  accountsAmong(people: readonly string[]): Promise<string[]>;
  /** False if another process was faster, or a person is gone: the job reads again. */
  saveRatedResult(rated: RatedResult): Promise<boolean>;
  markUnrated(table: string, why: WhyUnrated, places: readonly SeatPlace[]): Promise<boolean>;
  /** Rated games of these two since then. */
  ratedGamesTogether(one: string, other: string, since: number): Promise<number>;
  changesOf(table: string): Promise<NumberedRatingChange[]>;
  /** All of them in the order of their numbers, in pages: for checks. */
  changesAfter(number: number, limit: number): Promise<NumberedRatingChange[]>;

  /** The secret of a day, the same for all processes. */
  sightingSecret(day: number, fresh: string): Promise<string>;
  addSighting(person: string, kind: SightingKind, day: number, hash: string): Promise<void>;
  /** Whether two of these people had the same device or network on one of these days. */
  sharesSighting(
    kind: SightingKind,
    people: readonly string[],
    fromDay: number,
    toDay: number,
  ): Promise<boolean>;
  sightingsOf(person: string): Promise<SightingRow[]>;
  deleteSightingsBefore(day: number): Promise<void>;
}
