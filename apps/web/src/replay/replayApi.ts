/** The worker's API for replays: it replays a record once; then every position of it can be requested. */
import type { Fact, GameRecord, Params, RecordedResignation, Seat } from '@pithead/kernel';
import type { ViewerState, TableInfo } from '@pithead/protocol';

export type ReplayInput =
  | { readonly text: string }
  | { readonly record: GameRecord }
  | { readonly local: string };

/** A seat, a spectator (null), or everything open. */
export type ReplayViewer = Seat | 'open' | null;

export interface ReplayTurn {
  readonly ply: number;
  readonly seat: Seat;
}

export interface ReplayScore {
  readonly ply: number;
  readonly totals: readonly number[];
}

export interface ReplayInfo {
  readonly replayId: number;
  readonly table: TableInfo;
  readonly names: readonly string[];
  readonly plies: number;
  readonly turns: readonly ReplayTurn[];
  readonly resignations: readonly RecordedResignation[];
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

export interface ReplayApi {
  openReplay(from: ReplayInput): ReplayInfo | RecordProblem;
  replayFrame(replayId: number, ply: number, seat: ReplayViewer): ReplayFrame;
  replayFacts(replayId: number, seat: ReplayViewer): readonly (readonly [ply: number, fact: Fact])[];
  /** The scores as if the game had ended there: at the start, after each turn, and at the end. */
  replayScores(replayId: number): readonly ReplayScore[];
  replayText(replayId: number, form: 'json' | 'notation'): string;
  closeReplay(replayId: number): void;
}
