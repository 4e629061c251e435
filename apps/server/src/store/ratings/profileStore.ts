import type { ProfileVisibility } from '@pithead/protocol';
import type { NumberedRatingChange, RatingRow } from './ratingStore.ts';
import type { StoredResult } from './resultStore.ts';

interface RatingCountRow {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly won: number;
}

export interface MeetingRow {
  /** A person, `bot:` and a level, or `left:` and a random id. */
  readonly other: string;
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  readonly marginGames: number;
  readonly margin: number;
}

export interface LadderQuestion {
  readonly game: string;
  /** Only people with rated games at tables of this size. */
  readonly players: number | undefined;
}

export interface LadderPerson extends Omit<RatingRow, 'points' | 'game'> {
  readonly name: string;
}

export interface ProfileStore {
  visibilityOf(people: readonly string[]): Promise<ReadonlyMap<string, ProfileVisibility>>;
  /** False if the person is gone. */
  saveVisibility(person: string, visibility: ProfileVisibility): Promise<boolean>;
  namesOf(people: readonly string[]): Promise<ReadonlyMap<string, string>>;
  friendsAmong(person: string, others: readonly string[]): Promise<string[]>;

  allRatingsOf(people: readonly string[]): Promise<RatingRow[]>;
  ratingCountsOf(person: string): Promise<RatingCountRow[]>;
  /** Most games first. */
  meetingsOf(person: string, game: string, limit: number): Promise<MeetingRow[]>;
  /** Newest first, before that number. */
  ratedGamesOf(person: string, game: string, before: number, limit: number): Promise<NumberedRatingChange[]>;
  /** Up to that number. */
  countRatedGames(person: string, game: string, number: number): Promise<number>;
  /** The numbers of the last rated games of each day, oldest first. */
  ratingDaysOf(person: string, game: string): Promise<number[]>;
  ratingChangesOf(person: string, game: string, numbers: readonly number[]): Promise<NumberedRatingChange[]>;
  /** Newest first. */
  unratedTablesOf(person: string, game: string, limit: number): Promise<string[]>;
  countUnratedGamesOf(person: string): Promise<number>;
  /** In the order of the tables. */
  findResults(tables: readonly string[]): Promise<StoredResult[]>;

  /** Best first. */
  ladder(question: LadderQuestion, offset: number, limit: number): Promise<LadderPerson[]>;
  /** People on the ladder with more than that rating. */
  countAbove(question: LadderQuestion, rating: number): Promise<number>;
  /** Whether everybody may see this rating, and it is no longer too new. */
  isOnLadder(person: string, question: LadderQuestion): Promise<boolean>;
}
