/**
 * What a page can ask about a record: the worker plays it through once, then every moment of it can be looked
 * at.
 */
import type { Fact, GameRecord, Params, Seat } from '@pithead/kernel';
import type { FullState, TableInfo } from '@pithead/protocol';

/** A record as text, as data, or of a finished match of this device. */
export type ReplayInput =
  | { readonly text: string }
  | { readonly record: GameRecord }
  | { readonly local: string };

/** As whom it is looked at: a seat, an onlooker (null), or with all cards open. */
export type ReplayViewer = Seat | 'open' | null;

export interface ReplayTurn {
  /** How many plies were played before it. */
  readonly ply: number;
  readonly seat: Seat;
}

export interface ReplayScore {
  readonly ply: number;
  /** By seat. */
  readonly totals: readonly number[];
}

export interface ReplayInfo {
  readonly film: number;
  readonly table: TableInfo;
  readonly names: readonly string[];
  /** How many there are. */
  readonly plies: number;
  readonly turns: readonly ReplayTurn[];
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
  /** Without facts: those of the whole film are asked for once. */
  readonly state: FullState;
  /** With all cards open: what each seat sees. */
  readonly views: readonly unknown[];
}

export interface ReplayApi {
  film(from: ReplayInput): ReplayInfo | RecordProblem;
  frame(film: number, ply: number, seat: ReplayViewer): ReplayFrame;
  /** Each with the ply that brought it. */
  filmFacts(film: number, seat: ReplayViewer): readonly (readonly [ply: number, fact: Fact])[];
  /**
   * What each seat would have had, had the game ended there: at the beginning, after each turn, and at the
   * end.
   */
  filmScores(film: number): readonly ReplayScore[];
  filmText(film: number, form: 'json' | 'notation'): string;
  shut(film: number): void;
}
