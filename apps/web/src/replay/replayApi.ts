/** The worker's API for replays: it replays a record once; then every position of it can be requested. */
import type { Fact, GameRecord, Params, RecordedResignation, Seat } from '@pithead/kernel';
import type { StatisticsPanel } from '@pithead/manifest/statistics';
import type { DecisionTime } from '@pithead/match';
import type { ViewerState, TableInfo } from '@pithead/protocol';
import type { ReviewHistory, ReviewResult } from '../review/run/reviewHistory.ts';
import type { ReviewSnapshot } from '../review/run/reviewRun.ts';

export type ReplayInput =
  /** The date is that of the table; a file has none. */
  | { readonly text: string; readonly playedAt?: number }
  | { readonly record: GameRecord }
  | { readonly local: string };

/** A seat, a spectator (null), or everything open. */
export type ReplayViewer = Seat | 'open' | null;

export interface ReplayTurn {
  readonly ply: number;
  readonly seat: Seat;
}

/** After `ply` plies everything hidden from the seat was dealt again. */
export interface ReplayBranch {
  readonly ply: number;
  readonly seat: Seat;
}

export interface ReplayScore {
  readonly ply: number;
  readonly totals: readonly number[];
}

export interface ReplayInfo {
  readonly replayId: number;
  /** Milliseconds; null if that is not known. */
  readonly playedAt: number | null;
  readonly table: TableInfo;
  readonly names: readonly string[];
  readonly plies: number;
  readonly turns: readonly ReplayTurn[];
  readonly resignations: readonly RecordedResignation[];
  readonly branches: readonly ReplayBranch[];
  readonly isOver: boolean;
}

export type RecordFlaw =
  | 'notARecord'
  | 'partial'
  | 'unknownGame'
  | 'otherVersion'
  | 'damaged'
  | 'commitment'
  | 'refused'
  | 'hash'
  | 'unknownMatch'
  | 'unknownTable'
  | 'notOver';

export interface RecordProblem {
  readonly flaw: RecordFlaw;
  readonly params: Params;
}

export interface ReplayFrame {
  /** Without facts: those of the whole record are requested once. */
  readonly state: ViewerState;
  /** With everything open: each seat's view. */
  readonly views: readonly unknown[];
}

export interface ReplayStatistics {
  /** Empty if the game has none. */
  readonly panels: readonly StatisticsPanel[];
  /** Undefined unless the match is stored on this device with the times of its events. */
  readonly times: readonly DecisionTime[] | undefined;
}

export type ReviewCommand =
  | { readonly kind: 'prioritise' | 'thinkLonger'; readonly decision: number }
  | { readonly kind: 'pause' | 'resume' };

export interface ReplayApi {
  openReplay(from: ReplayInput): ReplayInfo | RecordProblem;
  replayFrame(replayId: number, ply: number, seat: ReplayViewer): ReplayFrame;
  replayFacts(replayId: number, seat: ReplayViewer): readonly (readonly [ply: number, fact: Fact])[];
  /** The scores as if the game had ended there: at the start, after each turn, and at the end. */
  replayScores(replayId: number): readonly ReplayScore[];
  replayStatistics(replayId: number): ReplayStatistics;
  replayText(replayId: number, form: 'json' | 'notation'): string;
  /** Starts the review of a finished game when first called. Resolves when there is something newer than `version`. */
  reviewState(replayId: number, version: number, isAccount: boolean): ReviewSnapshot;
  /** Stores the result of a complete review. */
  finishReview(replayId: number, result: Omit<ReviewResult, 'playedAt'>): ReviewHistory;
  commandReview(replayId: number, command: ReviewCommand): void;
  /** Also ends its review. */
  closeReplay(replayId: number): void;
}
