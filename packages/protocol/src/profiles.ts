/** Profiles, ratings and ladders. Days are `2026-11-18` in UTC: nobody learns the time of day of a game. */
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** What a profile consists of; its owner chooses an audience for each. */
export const PROFILE_PANELS = [
  'ratings',
  'history',
  'headToHead',
  'gamesWon',
  'pointsBySource',
  'lastGames',
  'unratedGames',
] as const;
export type ProfilePanel = (typeof PROFILE_PANELS)[number];

const ProfileAudience = z.enum(['everyone', 'friends', 'me']);
export type ProfileAudience = z.infer<typeof ProfileAudience>;

export type ProfileVisibility = Readonly<Record<ProfilePanel, ProfileAudience>>;

export const DEFAULT_VISIBILITY: ProfileVisibility = {
  ratings: 'everyone',
  history: 'everyone',
  headToHead: 'friends',
  gamesWon: 'everyone',
  pointsBySource: 'everyone',
  lastGames: 'everyone',
  unratedGames: 'me',
};

const audience = z.optional(ProfileAudience);

/** Panels that are left out keep their audience. */
export const ChangeVisibility = z.strictObject({
  ratings: audience,
  history: audience,
  headToHead: audience,
  gamesWon: audience,
  pointsBySource: audience,
  lastGames: audience,
  unratedGames: audience,
});
export type ChangeVisibility = z.infer<typeof ChangeVisibility>;

const RatedGameId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const PersonId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const PageNumber = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number));
const SeatCount = z.pipe(z.string().check(z.regex(new RegExp(`^[1-${LIMITS.seats}]$`))), z.transform(Number));

export const ProfileParams = z.strictObject({ person: PersonId });
/** The game that history, head to head, points and last games are about; by default the one played most. */
export const ProfileQuery = z.strictObject({ game: z.optional(RatedGameId) });
/** `as`: the own profile as somebody else sees it. */
export const OwnProfileQuery = z.strictObject({
  game: z.optional(RatedGameId),
  as: z.optional(z.enum(['friends', 'everyone'])),
});
/** Older games; `before` is the `number` of the last one shown. */
export const RatedGamesQuery = z.strictObject({
  game: RatedGameId,
  before: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))),
});
export const LadderParams = z.strictObject({ game: RatedGameId });
/** `players`: only those who have rated games with that number of players. */
export const LadderQuery = z.strictObject({ players: z.optional(SeatCount), page: z.optional(PageNumber) });

/** `plusMinus` is half of the 95 % range; it grows while somebody does not play. */
export interface ShownRating {
  readonly rating: number;
  readonly plusMinus: number;
  /** The range is too wide to mean much (± above 110). */
  readonly isProvisional: boolean;
  readonly games: number;
}

/** Fixed by games between the bots; Greedy is 1,400. */
export interface BotRating {
  /** A level, or `random` and `greedy`, which are no levels. */
  readonly bot: string;
  readonly rating: number;
  /** 0 for the fixed point of the scale. */
  readonly plusMinus: number;
  readonly games: number;
}

export interface RatingCard {
  readonly game: string;
  /** Null before the third rated game. */
  readonly rating: ShownRating | null;
  readonly ratedGames: number;
  /** Rated games until a rating is shown; 0 if it is. */
  readonly gamesToFirst: number;
  readonly bots: readonly BotRating[];
}

/** Somebody at the same table. Without `person` and `bot`: somebody who has deleted the account. */
export interface Opponent {
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: string | null;
}

export interface SeatScore extends Opponent {
  readonly place: number;
  /** Null if the game was not played to its end. */
  readonly points: number | null;
  readonly hasLeft: boolean;
}

export interface ProfileGame {
  /** For links to replay and review. Null if the table was not public and the viewer had no seat. */
  readonly table: string | null;
  readonly game: string;
  readonly day: string;
  readonly place: number;
  readonly points: number | null;
  readonly hasLeft: boolean;
  readonly others: readonly SeatScore[];
}

export interface RatedGame extends ProfileGame {
  readonly number: number;
  readonly rating: number;
  readonly change: number;
}

export interface UnratedGame extends ProfileGame {
  readonly why: WhyUnrated;
}

/** The rating after the last game of a day, with that game; without one, the range before the next game. */
export interface RatingPoint {
  readonly day: string;
  readonly rating: number;
  readonly plusMinus: number;
  readonly game: RatedGame | null;
}

export interface HeadToHead extends Opponent {
  readonly games: number;
  readonly ahead: number;
  readonly behind: number;
  /** Mean lead in points, over the games that both played to the end; null if there is none. */
  readonly meanMargin: number | null;
}

export interface GamesWon {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  /** A shared victory counts in part. */
  readonly won: number;
  /** 95 % range of the share (Wilson). */
  readonly low: number;
  readonly high: number;
  /** What chance alone gives. */
  readonly chance: number;
}

export interface PointsBySource {
  /** Games that the person and another played to the end. */
  readonly games: number;
  /** Means per game, in the order of the score sheet; `others`: of the others at the same tables. */
  readonly sources: readonly { readonly source: string; readonly own: number; readonly others: number }[];
}

/** A panel that the viewer may not see is absent. All panels but `ratings` and `gamesWon` are about `game`. */
export interface Profile {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly isAccount: boolean;
    /** The month, such as `2026-03`. */
    readonly since: string;
  };
  readonly isYours: boolean;
  readonly isFriend: boolean;
  readonly game: string;
  /** Games that the viewer may know of. */
  readonly games: number;
  readonly ratings?: readonly RatingCard[];
  readonly history?: readonly RatingPoint[];
  readonly headToHead?: readonly HeadToHead[];
  readonly gamesWon?: readonly GamesWon[];
  readonly pointsBySource?: PointsBySource;
  readonly lastGames?: readonly RatedGame[];
  readonly unratedGames?: readonly UnratedGame[];
  /** Only the owner learns it. */
  readonly visibility?: ProfileVisibility;
}

export interface RatedGames {
  readonly games: readonly RatedGame[];
  readonly hasMore: boolean;
}

export interface LadderRow extends ShownRating {
  readonly rank: number;
  readonly person: string;
  readonly name: string;
  readonly isYours: boolean;
}

export interface RatingLadder {
  readonly game: string;
  readonly players: number | null;
  readonly bots: readonly BotRating[];
  /** People whose ratings everyone may see, best first, 50 a page. */
  readonly people: readonly LadderRow[];
  readonly hasNext: boolean;
  /** Also if it is on another page, or only the owner may see it; then without a rank. */
  readonly you: (Omit<LadderRow, 'rank'> & { readonly rank: number | null }) | null;
}

/** Why a finished game has changed no rating. */
export const WHY_UNRATED = [
  'notAsked',
  'onePlayer',
  'guest',
  'hotSeat',
  'undoByConsent',
  'sameDevice',
  'sameNetwork',
  'tooManyTogether',
  'noBotRating',
] as const;
export type WhyUnrated = (typeof WHY_UNRATED)[number];

export interface TableResult {
  /** `pending`: the rating is being computed. */
  readonly state: 'pending' | 'rated' | 'unrated';
  readonly why: WhyUnrated | null;
  readonly seats: readonly TableResultSeat[];
}

export interface TableResultSeat {
  readonly seat: number;
  readonly place: number;
  readonly points: number | null;
  readonly hasLeft: boolean;
  /** Null for bots, in unrated games, and for people whose ratings the viewer may not see. */
  readonly change: number | null;
  readonly rating: ShownRating | null;
}
