/** The work of the load generator: tables, sessions and every ply, planned in advance. */

/** `seq` is what the seat knows when it plays; it is part of the command. */
export type PlannedPly = readonly [seat: number, seq: number, verb: string, noun: number];

export interface PlannedTable {
  readonly id: string;
  readonly tokens: readonly string[];
  readonly plies: readonly PlannedPly[];
}

export interface LoadPlan {
  readonly tables: readonly PlannedTable[];
}

export const BENCH_GAME = 'glueck-auf';
export const BENCH_SEATS = 3;

/** The index of a ply within its table is the id of its command. */
export const commandIdOf = (index: number): string => `p${index}`;

export interface LoadResult {
  readonly moves: number;
  readonly busy: number;
  /** Bytes of each message that brought news to a seat. */
  readonly sizes: readonly number[];
}

/** Open loop: milliseconds from the time at which a ply was due. */
export interface OpenLoopResult extends LoadResult {
  /** Until the actor has the answer. */
  readonly answered: readonly number[];
  /** Until another seat has the ply. */
  readonly seen: readonly number[];
  readonly acknowledged: readonly number[];
}
