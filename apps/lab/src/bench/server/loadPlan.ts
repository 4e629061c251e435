/** `seq` is the sequence number that the seat's command is based on; `secret` is 1 if only the seat is told. */
export type PlannedPly = readonly [seat: number, seq: number, verb: string, noun: number, secret?: 1];

export interface PlannedTable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly plies: readonly PlannedPly[];
}

export interface LoadPlan {
  readonly tables: readonly PlannedTable[];
}

export interface BenchMatch {
  readonly game: string;
  readonly seats: number;
}

export const DEFAULT_MATCH: BenchMatch = { game: 'glueck-auf', seats: 3 };

export const commandIdOf = (index: number): string => `p${index}`;

export interface LoadResult {
  readonly moves: number;
  readonly busy: number;
  /** Bytes of each message that updated a seat. */
  readonly sizes: readonly number[];
}

/** Milliseconds from when a ply was due until its seat has the answer, and until another seat has the ply. */
export interface OpenLoopResult extends LoadResult {
  readonly answered: readonly number[];
  readonly seen: readonly number[];
  readonly acknowledged: readonly number[];
}
