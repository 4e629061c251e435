import type { GuideStatus, ReviewParams, ReviewSummary, SaveReview } from '@pithead/protocol';

export type PersonLanguage = 'de' | 'en' | 'nl';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  /** Equal for all names that look alike (`lookalikeKey`). Unique among accounts, null for guests. */
  readonly accountKey: string | null;
  /**
   * Like `accountKey`, but not unique; null for accounts, and for guests of older versions until they rename.
   */
  readonly guestKey: string | null;
  readonly passwordHash: string | null;
  readonly language: PersonLanguage;
  readonly createdAt: number;
  /** Another spelling that looks alike counts as the same name. */
  readonly namedAt: number;
}

/** Decides who of several people with one name keeps it without a number (`compareClaims`). */
export interface NameClaim {
  readonly isAccount: boolean;
  /** True for a guest whose name belongs to an account. */
  readonly isAccountsName: boolean;
  readonly namedAt: number;
  /** Since this person sat down at the table, or first spoke in the room. */
  readonly hereSince: number;
}

export interface NamedPerson {
  readonly person: string;
  readonly name: string;
}

export interface SessionRow {
  /** SHA-256 of the session id: the id itself is known to the browser alone. */
  readonly hash: string;
  readonly person: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly expiresAt: number;
}

export interface VacatedSeat {
  readonly table: string;
  readonly seat: number;
}

export type PersonChange = Partial<
  Pick<PersonRow, 'name' | 'namedAt' | 'accountKey' | 'guestKey' | 'passwordHash' | 'language'>
>;

export interface PersonStore {
  addPerson(row: PersonRow, firstSession: SessionRow): Promise<void>;
  findPerson(id: string): Promise<PersonRow | undefined>;
  findAccount(accountKey: string): Promise<PersonRow | undefined>;
  changePerson(id: string, change: PersonChange): Promise<boolean>;
  /**
   * Deletes sessions, relations, progress in guides and reviews, replaces the name in seats and chat by `name`,
   * and empties chat texts and reports.
   * Returns the vacated seats of running tables.
   */
  deletePerson(id: string, name: string): Promise<VacatedSeat[]>;
}

export interface SessionStore {
  addSession(row: SessionRow): Promise<boolean>;
  findSession(hash: string): Promise<SessionRow | undefined>;
  existingSessions(hashes: readonly string[]): Promise<string[]>;
  sessionsOf(person: string): Promise<SessionRow[]>;
  touchSession(hash: string, seenAt: number, expiresAt: number): Promise<void>;
  endSession(hash: string): Promise<void>;
  endSessions(person: string, except: string | undefined): Promise<void>;
  endExpiredSessions(now: number): Promise<void>;
}

/** How far people have come in the guides of the games. */
export interface GuideStore {
  guidesOf(person: string): Promise<GuideStatus[]>;
  /**
   * Adds finished chapters, and replaces the furthest step only by a further one or one of a newer version.
   * Does nothing if the person is gone.
   */
  saveGuides(person: string, guides: readonly GuideStatus[]): Promise<void>;
  removeGuide(person: string, game: string): Promise<void>;
}

/** Reviews of finished games that an account's browsers have computed. */
export interface ReviewStore {
  /** The last stored one first. */
  reviewsOf(person: string): Promise<ReviewSummary[]>;
  /** The parts of a review. */
  reviewData(person: string, review: ReviewParams): Promise<string | undefined>;
  /**
   * Replaces an older one of the same record and engine. Beyond `LIMITS.reviews` the oldest are removed. Does nothing
   * if the person is gone.
   */
  saveReview(person: string, review: ReviewParams & SaveReview, savedAt: number): Promise<void>;
  removeReview(person: string, review: ReviewParams): Promise<void>;
}
