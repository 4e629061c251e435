import type { WhyUnrated } from '@pithead/protocol';

/** What remains of a finished match: everything that ratings and profiles are computed from. */
export interface MatchResult {
  readonly table: string;
  readonly game: string;
  readonly isPublic: boolean;
  readonly isHotSeat: boolean;
  readonly ending: 'over' | 'abandoned';
  readonly startedAt: number;
  readonly endedAt: number;
  /** The table was meant to be rated; whether it counts is decided by the job that rates. */
  readonly isRated: boolean;
  readonly seats: readonly ResultSeat[];
}

export interface ResultSeat {
  readonly seat: number;
  /** Null for bots, and for people who are deleted. */
  readonly person: string | null;
  readonly bot: string | null;
  /** From 1, shared if equal. Who has left comes after everybody who stayed. */
  readonly place: number;
  /** Null in abandoned matches. */
  readonly points: number | null;
  readonly sources: Readonly<Record<string, number>>;
  /** `left`: a bot stood in at the end, also because time had run out. */
  readonly leaving: 'stayed' | 'left' | 'resigned';
}

export interface StoredResult extends MatchResult {
  readonly state: 'pending' | 'rated' | 'unrated';
  readonly why: WhyUnrated | null;
  readonly number: number | null;
}

export interface ResultStore {
  findResult(table: string): Promise<StoredResult | undefined>;
  /** Matches that ended without a result, under an older program. */
  tablesWithoutResult(limit: number): Promise<string[]>;
  /** False if there is one already. */
  addResult(result: MatchResult): Promise<boolean>;
  /** The log of this match can't be replayed; it is not asked for again. */
  giveUpResult(table: string): Promise<void>;
}
